/* Random numbers, types, and pieces of C: see source.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "source.h"

const struct type_row types[ALL_TYPES] = {
  { "i8", "signed char", "unsigned", 8, 1, 0 },
  { "u8", "unsigned char", "unsigned", 8, 0, 0 },
  { "i16", "short", "unsigned", 16, 1, 0 },
  { "u16", "unsigned short", "unsigned", 16, 0, 0 },
  { "i32", "int", "unsigned", 32, 1, 0 },
  { "u32", "unsigned", "unsigned", 32, 0, 0 },
  { "i64", "long long", "unsigned long long", 64, 1, 0 },
  { "u64", "unsigned long long", "unsigned long long", 64, 0, 0 },
  { "f32", "float", "float", 32, 1, 1 },
  { "f64", "double", "double", 64, 1, 1 },
  { "bool", "_Bool", "unsigned", 1, 0, 0 },
};

static uint64_t state;

void
start_random (uint64_t seed)
{
  state = seed * 0x9e3779b97f4a7c15u + 1;
  for (int i = 0; i < 10; i++)
    below (2);
}

unsigned
below (unsigned n)
{
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned) (state >> 33) % n;
}

int
chance (unsigned percent)
{
  return below (100) < percent;
}

static char pieces[PIECES][PIECE];
static int next_piece;

const char *
text (const char *format, ...)
{
  char *piece = pieces[next_piece++ % PIECES];
  va_list args;
  va_start (args, format);
  int length = vsnprintf (piece, PIECE, format, args);
  va_end (args);
  if (length >= PIECE)
    strcpy (piece, "1");
  return piece;
}

const char *
replaced (const char *format, const char *const *operands)
{
  const char *piece = "", *rest = format;
  for (const char *d; (d = strchr (rest, '$')) != NULL; rest = d + 2)
    piece = text ("%s%.*s%s", piece, (int) (d - rest), rest,
		  operands[d[1] - '1']);
  return text ("%s%s", piece, rest);
}

/* A word of random bits.  */

static const char *
random_word (enum type *operands, int *count)
{
  static const char *const word[] = { "x", "y", "z", "w" };
  operands[0] = chance (50) ? U32 : U64;
  operands[1] = chance (50) ? U32 : I16;
  *count = 2;
  if (chance (50))
    return text ("ripple_philox ($1, $2).%s", PICK (word));
  return text ("ripple_philox4x32 ((unsigned) $1, %u, (unsigned) $2, 7, %u,"
	       " 5).%s", below (100), below (100), PICK (word));
}

static const char *
float_operation (enum type type, int random, enum type *operands, int *count)
{
  const char *c = types[type].c;
  operands[0] = operands[1] = U32;
  *count = 1;
  if (random && chance (30))
    {
      const char *word = random_word (operands, count);
      return type == F32 ? text ("ripple_random_float (%s)", word)
	     : text ("ripple_random_double (%s, 12345)", word);
    }
  switch (below (5))
    {
    case 0:
      return text ("(%s) ripple_random_float ($1)", c);
    case 1:
      *count = 2;
      return text ("(%s) ripple_random_double ($1, $2)", c);
    /* No NaN, and nothing that is large.  */
    case 2:
      return text ("(%s) ripple_float_from_bf16 ((unsigned short)"
		   " ($1 & 0xbfff))", c);
    case 3:
      return text ("(%s) ripple_float_from_e4m3 ((unsigned char)"
		   " ($1 & 0xfe))", c);
    default:
      return text ("(%s) ripple_float_from_e5m2 ((unsigned char)"
		   " ($1 & 0xef))", c);
    }
}

const char *
operation (enum type type, int random, enum type *operands, int *count)
{
  static const char *const scales[]
    = { "1", "1", "-1", "300", "40000", "3e9f", "1e18f" };
  static const char *const smalls[]
    = { "e4m3_from_float", "e4m3_from_float_sat", "e5m2_from_float",
	"e5m2_from_float_sat", "bf16_from_float" };
  static const char *const dots[]
    = { "dot4add_u8i8", "dot4add_i8i8", "dot2add_i16i16" };
  const char *c = types[type].c;
  if (types[type].is_float)
    return float_operation (type, random, operands, count);
  operands[0] = operands[1] = type;
  *count = 1;
  switch (below (10))
    {
    case 0: case 1: case 2:
      operands[0] = chance (60) ? F32 : F64;
      return text ("ripple_convert_sat (%s, $1 * %s)", c, PICK (scales));
    case 3:
      operands[0] = (enum type) below (F32);
      return text ("ripple_narrow_sat (%s, $1)", c);
    case 4:
      operands[0] = operands[1] = (enum type) below (F32);
      *count = chance (50) ? 1 : 2;
      return *count == 1
	     ? text ("ripple_narrow_round (%s, $1, %u)", c,
		     below (types[operands[0]].bits))
	     : text ("ripple_narrow_round (%s, $1, $2 & %d)", c,
		     types[operands[0]].bits - 1);
    case 5:
      *count = 2;
      operands[2] = type;
      if (chance (50))
	*count = 3;
      return text ("ripple_funnel_%s ((%s) $1, (%s) $2, %s)",
		   chance (50) ? "left" : "right", c, c,
		   *count == 3 ? "$3" : text ("%u", below (80)));
    case 6:
      return text ("ripple_bit_reverse ((%s) $1)", c);
    case 7:
      operands[0] = F32;
      return text ("(%s) ripple_%s ($1)", c, PICK (smalls));
    case 8:
      if (random)
	return text ("(%s) %s", c, random_word (operands, count));
      /* Fall through.  */
    default:
      operands[0] = operands[1] = U32;
      operands[2] = chance (50) ? U32 : I32;
      *count = 3;
      return text ("(%s) ripple_%s%s ($1, $2, $3)", c,
		   operands[2] == U32 ? "dot4add_u8u8" : PICK (dots),
		   chance (50) ? "_sat" : "");
    }
}

int indent;

void
line (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  printf ("%*s", indent, "");
  vprintf (format, args);
  putchar ('\n');
  va_end (args);
}

const char *
constant (enum type type, unsigned long long v)
{
  if (!types[type].is_signed)
    return text ("(%s) %lluull", types[type].c, v);
  if ((long long) v == INT64_MIN)
    return text ("(%s) (-%lldll - 1)", types[type].c,
		 (long long) INT64_MAX);
  return text ("(%s) %lldll", types[type].c, (long long) v);
}

void
print_helpers (void)
{
  for (int t = 0; t < TYPES; t++)
    {
      const char *c = types[t].c, *name = types[t].name;
      if (types[t].is_float)
	printf ("static inline %s\nclamp_%s (%s x)\n{\n"
		"  return x > 1000 ? (%s) 1000 : x < -1000 ? (%s) -1000 : x;"
		"\n}\n\n", c, name, c, c, c);
      else
	printf ("static inline %s\ndiv_%s (%s x, %s y)\n{\n"
		"  if (y == 0)\n    return x;\n%s"
		"  return (%s) (x / y);\n}\n\n",
		c, name, c, c,
		types[t].is_signed ? "  if (y == (y | -1))\n    return 3;\n"
		: "", c);
    }
}

void
lane_function (int number, enum type type)
{
  const char *c = types[type].c, *w = types[type].wide;
  printf ("static %s%s\nlane%d (%s x, %s y)\n{\n",
	  chance (30) ? "inline " : chance (30)
	  ? "__attribute__ ((noinline)) " : "", c, number, c, c);
  switch (types[type].is_float ? 4 + below (2) : below (6))
    {
    case 0:
      printf ("  if (x > y)\n    return (%s) ((%s) x - (%s) y);\n"
	      "  return y;\n", c, w, w);
      break;
    case 1:
      printf ("  for (int k = 0; k < %d; k++)\n    {\n"
	      "      if (x & 1)\n        x = (%s) ((%s) x * 3u + 1u);\n"
	      "      else\n        x = (%s) (x >> 1);\n    }\n"
	      "  return x;\n", 1 + below (4), c, w, c);
      break;
    case 2:
      printf ("  int count = 0;\n  if (x < y)\n    count++;\n"
	      "  if (x & 4)\n    {\n      count += 2;\n"
	      "      if (y > 3)\n        count = -count;\n    }\n"
	      "  return (%s) count;\n", c);
      break;
    case 3:
      printf ("  if (y == 0)\n    return x;\n  if (x == y)\n"
	      "    return 1;\n  return (%s) (x ^ div_%s (y, x));\n", c,
	      types[type].name);
      break;
    case 4:
      printf ("  %s t = x;\n  if (t < 0)\n    t = y;\n  if (t > 50)\n"
	      "    return 50;\n  return t;\n", c);
      break;
    default:
      printf ("  return x < y ? x : y > 2 ? y : (%s) 2;\n", c);
    }
  printf ("}\n\n");
}
