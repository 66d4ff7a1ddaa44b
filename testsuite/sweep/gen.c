/* Print one program of the sweep over operators.

   Usage: gen SEED

   Every expression of spellings.def is computed on elements of all its types
   and on lanes, uniform values, constants and affine values, in an annotated
   loop, whose count may be known, or in a block, under a condition, as an arm
   or on the way to another type; every operator on bit-fields of all widths;
   elements that are moved from type to type and place to place; what narrow
   numbers are promoted for, operator upon operator; and lanes that are known
   to be off.  The same expression in a plain loop says what is right.  Each
   seed takes some of the combinations: consecutive ones go through all, and
   what the list does not fix (forms, block sizes, constants) differs from seed
   to seed.

   The result is a test in the form of lib/ripple.exp.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type
{
  I8, U8, I16, U16, I32, U32, I64, U64, I128, U128, F32, F64, F16, F80, F128,
  D32, D64, D128, TYPES
};

static const char *const names[TYPES] = {
  "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "i128", "u128",
  "f32", "f64", "f16", "f80", "f128", "d32", "d64", "d128"
};
static const int bits[TYPES] = {
  8, 8, 16, 16, 32, 32, 64, 64, 128, 128, 32, 64, 16, 80, 128, 32, 64, 128
};
/* What is defined where there is the type.  */
static const char *const macros[TYPES] = {
  "", "", "", "", "", "", "", "", "__SIZEOF_INT128__", "__SIZEOF_INT128__",
  "", "", "__FLT16_MAX__", "", "__FLT128_MAX__", "__DEC32_MAX__",
  "__DEC64_MAX__", "__DEC128_MAX__"
};

enum
{
  BYTES = 1 << I8 | 1 << U8,
  NARROW = BYTES | 1 << I16 | 1 << U16,
  NOT_WIDE = NARROW | 1 << I32 | 1 << U32,
  WIDEST = 1 << I128 | 1 << U128,
  INTEGERS = NOT_WIDE | 1 << I64 | 1 << U64 | WIDEST,
  SIGNED = 1 << I8 | 1 << I16 | 1 << I32 | 1 << I64 | 1 << I128,
  UNSIGNED = 1 << U8 | 1 << U16 | 1 << U32 | 1 << U64 | 1 << U128,
  U16_ONLY = 1 << U16,
  U32_ONLY = 1 << U32,
  FLOATS = 1 << F32 | 1 << F64 | 1 << F16 | 1 << F80 | 1 << F128,
  DECIMALS = 1 << D32 | 1 << D64 | 1 << D128,
  NUMBERS = FLOATS | DECIMALS,
  /* Those of the API.  */
  ELEMENTS = NOT_WIDE | 1 << I64 | 1 << U64,
  REALS = 1 << F32 | 1 << F64 | 1 << F16,
  /* What no vector has.  */
  SINGLE = WIDEST | 1 << F80 | 1 << F128 | DECIMALS
};

static const struct
{
  int types;
  const char *result, *text;
}
spellings[] = {
#define SPELLING(TYPES, RESULT, TEXT) { TYPES, RESULT, TEXT },
#include "spellings.def"
};

enum { SPELLINGS = sizeof spellings / sizeof *spellings };

/* What x and y are.  */
enum kind { LANE, UNIFORM, CONSTANT, AFFINE };

static const enum kind pairs[][2] = {
  { LANE, LANE }, { LANE, UNIFORM }, { LANE, CONSTANT }, { LANE, AFFINE },
  { UNIFORM, LANE }, { CONSTANT, LANE }, { AFFINE, LANE },
  { AFFINE, AFFINE }, { AFFINE, UNIFORM }, { AFFINE, CONSTANT },
  { UNIFORM, AFFINE }
};

enum { PAIRS = sizeof pairs / sizeof *pairs };

/* Kernels of a program; elements that they have; a number that has no factor
   in common with that of the combinations (see choose).  */
enum
{
  KERNELS = 40, FIELDS = 6, SINGLES = 8, MOVES = 6, PROMOTED = 4, PATTERNS = 3,
  ALL = KERNELS + FIELDS + SINGLES + MOVES + PROMOTED + PATTERNS,
  SIZE = 80, STEP = 7919
};

/* Random numbers.  */

static uint64_t state;

static unsigned
below (unsigned n)
{
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned) (state >> 33) % n;
}

#define PICK(array) ((array)[below (sizeof (array) / sizeof *(array))])

/* One expression on elements of one type.  */
struct kernel
{
  const char *text;
  enum type type;
  enum kind x, y;
  enum type p, q;
  char constant[2][40], divisor[8], affine[2][64];
};

static enum type
signedness (enum type t, int is_unsigned)
{
  return t >= F32 ? t : (enum type) ((t & ~1) | is_unsigned);
}

/* The operand K's x (0) or y (1).  */

static const char *
operand (const struct kernel *k, int which)
{
  switch (which ? k->y : k->x)
    {
    case LANE:
      return which ? "b[i]" : "a[i]";
    case UNIFORM:
      return which ? "v" : "u";
    case CONSTANT:
      return k->constant[which];
    default:
      return k->affine[which];
    }
}

/* What the letter C means in K, or null.  */

static const char *
meaning (const struct kernel *k, char c)
{
  static char text[8];
  enum type t = k->type;

  switch (c)
    {
    case 'x': return operand (k, 0);
    case 'y': return operand (k, 1);
    case 'z': return "z[i]";
    case 'n': return "n[i]";
    case 'k': return k->divisor;
    case 'T': return names[t];
    case 'U': return names[signedness (t, 1)];
    case 'S': return names[signedness (t, 0)];
    case 'L': return names[bits[t] < 64 ? U32 : signedness (t, 1)];
    case 'D': return names[bits[t] == 64 ? t : t + 2];
    case 'H': return names[bits[t] == 8 ? t : t - 2];
    case 'P': return names[k->p];
    case 'Q': return names[k->q];
    case 'C':
      sprintf (text, "c%d", bits[t]);
      return text;
    case 'W':
      sprintf (text, "%d", bits[t]);
      return text;
    default:
      return NULL;
    }
}

/* Print TEXT with the meanings of letters in K.  */

static void
expand (const struct kernel *k, const char *text)
{
  while (*text)
    {
      size_t len = 1;
      const char *m = NULL;

      if (isalnum ((unsigned char) *text) || *text == '_')
	while (isalnum ((unsigned char) text[len]) || text[len] == '_')
	  len++;
      if (len == 1)
	m = meaning (k, *text);
      if (m)
	fputs (m, stdout);
      else
	printf ("%.*s", (int) len, text);
      text += len;
    }
}

/* The type that RESULT means in K.  */

static const char *
result_type (const struct kernel *k, const char *result)
{
  return result[1] ? result : meaning (k, result[0]);
}

static void
choose_constants (struct kernel *k)
{
  static const char *const numbers[] = {
    "0", "1", "2", "3", "7", "31", "85", "127", "128", "255", "256", "4099",
    "32767", "65535", "0x7fffffff", "0x80000000u", "0xffffffffu",
    "0x9e3779b97f4a7c15u", "0x8000000000000000u", "-1", "-5", "-128"
  };
  static const char *const floats[] = { "0.5", "-3", "2", "0", "100.25" };
  static const char *const steps[] = {
    "i", "i * 3 + 1", "100 - (i64) i * 2", "i * 0x9e3779b97f4a7c15u",
    "(u64) i * 0x8000000000000001u + 5", "(i64) i * -7", "i + 250",
    "(u32) i - 5", "i << 3", "(i64) i * s - 9", "0xffffffff00000005u - i"
  };
  static const char *const few[] = { "i", "i * 3 - 20", "7 - (i32) i" };
  static const char *const divisors[] = { "3", "7", "10", "100", "127" };

  for (int w = 0; w < 2; w++)
    if (k->type >= F32)
      {
	sprintf (k->constant[w], "((%s) %s)", names[k->type], PICK (floats));
	sprintf (k->affine[w], "((%s) (i32) (%s))", names[k->type],
		 PICK (few));
      }
    else
      {
	sprintf (k->constant[w], "((%s) %s)", names[k->type], PICK (numbers));
	sprintf (k->affine[w], "((%s) (%s))", names[k->type], PICK (steps));
      }
  strcpy (k->divisor, PICK (divisors));
  unsigned integers = 1 << k->type & SINGLE && k->type < F32 ? F32 : I128;
  k->p = (enum type) below (integers);
  k->q = (enum type) below (integers);
}

static const int sizes[] = { 4, 13, 16, 17, 64 };

/* The macro for the size of blocks with elements of TYPES.  */

static const char *
block_size (int types)
{
  return types & SINGLE ? "" : types >> F16 & 1 ? "HALF_LANES" : "LANES";
}

/* The head of the function NAME, which has LANES lanes; 0: the reference.
   LOOP: it is an annotated loop, or should be like one; its block is of SIZE
   (LANES) then.  ARRAY: the parameters before n.  BOUND: how many
   iterations.  */

static void
print_head (const char *array, int number, int lanes, int loop,
	    const char *size, const char *bound)
{
  static const char *const counters[] = { "int", "size_t", "i64", "short" };
  const char *counter = PICK (counters);

  printf ("%s static void\n%s%d (int count, %s, const i32 *n, i32 s)\n{\n",
	  lanes ? "NOIPA" : "PLAIN", lanes ? "lanes" : "plain", number, array);
  if (lanes)
    printf ("  ripple_block_t BS = ripple_set_block_shape (0, %s (%d));\n",
	    loop ? size : "", lanes);
  if (lanes && loop)
    puts ("  ripple_parallel (BS, 0);");
  if (!lanes || loop)
    printf ("  for (%s i = 0; i < (%s) %s; i++)\n    ",
	    loop ? counter : "size_t", loop ? counter : "size_t", bound);
  else
    printf ("  size_t i = ripple_id (BS, 0);\n  ");
}

/* How many iterations a loop in blocks of LANES lanes has, if that is known:
   those of some blocks, and one more or any number of them.  */

static int
known_count (int lanes)
{
  int count = lanes * (int) below (4) + (below (2) ? 1 : (int) below (lanes));

  return count > SIZE ? lanes + 1 : count ? count : 1;
}

/* How the result is used.  */

static void
print_statement (const struct kernel *k, const char *text, int use)
{
  static const char *const before[] = {
    "r[i] = ", "if (n[i] & 2) r[i] = ", "r[i] = n[i] > 9 ? (",
    "if (n[i] & 1) r[i] = ", "r[i] = (R) (u8) (u64) (", "r[i] = -(u64) ("
  };
  static const char *const after[] = {
    ";", ";", ") : (R) 5;", "; else r[i] = (R) (i32) z[i];", ");", ");"
  };

  printf ("{ %s", before[use]);
  expand (k, text);
  printf ("%s }\n", after[use]);
}

static void
print_kernel (int number, unsigned spelling, enum type type, unsigned pair)
{
  const char *text = spellings[spelling].text, *t = names[type], *r;
  int lanes = PICK (sizes), loop = below (4) != 0, use, guard;
  struct kernel k = { text, type, pairs[pair][0], pairs[pair][1],
		      I8, I8, { "", "" }, "", { "", "" } };
  char array[200], bound[12] = "count";
  uint64_t same;

  choose_constants (&k);
  r = result_type (&k, spellings[spelling].result);
  /* A conversion of what may not fit is for integers.  */
  use = below (r[0] == 'f' || type >= F32 ? 4 : 6);
  guard = *macros[type] != 0;
  if (loop && below (3) == 0)
    sprintf (bound, "%d", known_count (lanes));
  sprintf (array, "const %s *a, const %s *b, const %s *z, %s u, %s v, %s *r",
	   t, t, t, t, t, r);
  if (guard)
    printf ("\n#ifdef %s\n", macros[type]);
  printf ("\n#define R %s\n", r);
  same = state;
  for (int plain = 0; plain < 2; plain++)
    {
      state = same;
      print_head (array, number, plain ? 0 : lanes, loop,
		  block_size (1 << type), bound);
      print_statement (&k, text, use);
      puts ("}");
    }
  printf ("#undef R\n"
	  "static void\ntest%d (int round)\n{\n"
	  "  static %s a[SIZE], b[SIZE], z[SIZE];\n"
	  "  static %s r[SIZE], w[SIZE];\n"
	  "  static i32 n[SIZE];\n"
	  "  i32 s = round * 7 & 63;\n"
	  "  int count = %d;\n"
	  "  SET (%s, a); SET (%s, b); SET (%s, z); SET (i32, n);\n"
	  "  memset (r, 85, sizeof r);\n  memset (w, 85, sizeof w);\n"
	  "  lanes%d (count, a, b, z, b[round], a[round], r, n, s);\n"
	  "  plain%d (count, a, b, z, b[round], a[round], w, n, s);\n"
	  "  SAME (%d, r, w);\n}\n",
	  number, t, r, loop ? 61 : lanes, t, t, t, number, number, number);
  if (guard)
    printf ("#else\n# define test%d(round) (void) 0\n#endif\n", number);
}

/* A statement on bit-fields d.f and d.e of WIDTH bits.  Those with more bits
   than int has compute with so many, so that most operators might overflow
   where they are signed: these are at the end of the list.  */

static void
print_fields (int number)
{
  static const char *const statements[] = {
    "d.f = x >> 3", "d.f /= (x & 7) + 2", "d.f %= (x & 7) + 2",
    "d.f >>= x & 1", "d.f &= x", "d.f |= x", "d.f ^= x", "d.f = ~(i64) d.f",
    "d.f = !d.f", "d.f = d.f < (x & 3)", "d.f = d.f == d.e",
    "d.f = x & 2 ? d.f : x", "if (d.f) d.e = x; else d.f = 1",
    "d.f = d.f && x > 3", "d.f = x > 9", "d.f = s", "d.e = d.f ^ s",
    "d.f = d.f & d.e; d.e = d.f | d.e", "d.e = d.f > d.e ? d.f : d.e",
    "d.f = (u8) d.e + (i16) d.f", "d.f = d.e; d.e = x * 5",
    "d.f = (i64) ((u64) d.f * x)", "d.e = (u64) d.f << 3 | d.e >> 2",
    "d.f = (u64) d.e - (u64) d.f * i",
    "d.f += x", "d.f -= x", "d.f *= x", "d.f <<= x & 1", "d.e = ++d.f",
    "d.e = d.f++", "d.e = --d.f", "d.e = d.f--", "d.f = -d.f; d.e = -d.f",
    "d.f++; d.e ^= d.f", "d.f = i; d.e = d.f + i", "if (x & 1) d.f += i",
    "d.f = d.f << 3 | d.f >> 2", "for (int j = 0; j < 3; j++) d.f += x"
  };
  enum { HARMLESS = 24 };
  static const char *const types[] = {
    "unsigned", "int", "_Bool", "enum side", "unsigned char", "short",
    "unsigned long long", "long long"
  };
  static const int widest[] = { 32, 31, 1, 1, 8, 15, 64, 64 };
  unsigned type = below (8), width = 1 + below (widest[type]);
  const char *text = PICK (statements);
  int lanes = PICK (sizes), loop = below (4) != 0;
  char array[80];
  uint64_t same;

  if (below (4) == 0)
    width = type == 1 || type == 5 ? 2 : 1;
  if (type == 7)
    {
      if (width < 32)
	width += 32;
      text = statements[below (HARMLESS)];
    }
  printf ("\nstruct s%d { unsigned b : %u; %s f : %u, e : %u; unsigned z : 5; "
	  "};\n#define d s_[i]\n#define x ((u32) n[i])\n", number,
	  1 + below (9), types[type], width, width);
  sprintf (array, "struct s%d *s_", number);
  same = state;
  for (int plain = 0; plain < 2; plain++)
    {
      state = same;
      print_head (array, number, plain ? 0 : lanes, loop, "LANES", "count");
      printf ("{ %s; }\n}\n", text);
    }
  printf ("#undef d\n#undef x\n"
	  "static void\ntest%d (int round)\n{\n"
	  "  static struct s%d r[SIZE], w[SIZE];\n"
	  "  static i32 n[SIZE];\n"
	  "  SET (i32, n);\n"
	  "  for (size_t i = 0; i < sizeof r; i++)\n"
	  "    ((u8 *) r)[i] = rnd ();\n"
	  "  for (int i = 0; i < SIZE; i++)\n"
	  "    r[i].f = rnd (), r[i].e = rnd ();\n"
	  "  memcpy (w, r, sizeof r);\n"
	  "  lanes%d (%d, r, n, round * 7 & 63);\n"
	  "  plain%d (%d, w, n, round * 7 & 63);\n"
	  "  SAME (%d, r, w);\n}\n",
	  number, number, number, loop ? 61 : lanes, number,
	  loop ? 61 : lanes, number);
}

/* Elements of a type become those of another one, at other places, in blocks
   of all small numbers of lanes and a number of iterations that is known.  */

static void
print_move (int number)
{
  static const char *const from[] = {
    "i", "i", "79 - i", "i >> 1", "(5 * i & 63) ^ 1", "n[i] & 63"
  };
  static const char *const to[] = { "i", "i", "79 - i" };
  static const int small[] = { 2, 3, 4, 5, 7, 8, 9, 13, 16, 17 };
  static const enum type kinds[] = {
    I8, U8, I16, U16, I32, U32, I64, U64, F32, F64, F16
  };
  enum type t = PICK (kinds), r = PICK (kinds);
  /* A float that is negative has no unsigned value.  */
  const char *through = t >= F32 && 1 << r & UNSIGNED ? "(i32) " : "";
  int lanes = PICK (small);
  char array[80], bound[12];
  uint64_t same;

  if (t == F16 || r == F16)
    printf ("\n#ifdef %s", macros[F16]);
  puts ("");
  sprintf (array, "const %s *a, %s *r", names[t], names[r]);
  sprintf (bound, "%d", known_count (lanes));
  same = state;
  for (int plain = 0; plain < 2; plain++)
    {
      state = same;
      print_head (array, number, plain ? 0 : lanes, 1,
		  block_size (1 << t | 1 << r), bound);
      printf ("{ %sr[%s] = ", below (3) ? "" : "if (n[i] & 1) ", PICK (to));
      printf ("(%s) %sa[%s]; }\n}\n", names[r], through, PICK (from));
    }
  printf ("static void\ntest%d (int round)\n{\n"
	  "  static %s a[SIZE];\n  static %s r[SIZE], w[SIZE];\n"
	  "  static i32 n[SIZE];\n"
	  "  SET (%s, a); SET (i32, n);\n"
	  "  lanes%d (0, a, r, n, 0);\n  plain%d (0, a, w, n, 0);\n"
	  "  SAME (%d, r, w);\n}\n",
	  number, names[t], names[r], names[t], number, number, number);
  if (t == F16 || r == F16)
    printf ("#else\n# define test%d(round) (void) 0\n#endif\n", number);
}

/* Operators on what operators make of narrow numbers, cut to narrow numbers
   again: what they are promoted to is seldom computed.  V (k) is the inner
   operator on row k of the array; C says which and of which type.  */

static void
print_promoted (int number, unsigned c)
{
  static const enum type kinds[] = { U8, I8, U16, I16 };
  static const char *const inner[] = {
    "%d - X", "X - b[i]", "X + b[i]", "X * 3", "X >> 1", "X ^ b[i]", "X & 85",
    "-X", "~X", "X - 128", "X < b[i] ? b[i] : X"
  };
  static const char *const outer[] = {
    "abs (V (%1$d))", "-V (%1$d)", "~V (%1$d)", "V (%1$d) >> 1",
    "V (%1$d) / 2", "V (%1$d) %% 5", "V (%1$d) < 0 ? 0 : V (%1$d)",
    "V (%1$d) > 255 ? 255 : V (%1$d)", "V (%1$d) * 5", "(V (%1$d) + 1) >> 1",
    "!V (%1$d)", "__builtin_popcount (V (%1$d))"
  };
  static const int whole[] = { 13, 16, 32 };
  enum { OUTER = sizeof outer / sizeof *outer };
  enum { INNER = sizeof inner / sizeof *inner };
  enum type t = kinds[c % 4], r = PICK (kinds);
  int lanes = PICK (whole), loop = below (4) != 0;
  const char *condition = below (3) ? "" : "if (n[i] & 1) ";
  char array[80];
  uint64_t same;

  printf ("\n#define V(k) V_ (a[k][i])\n#define V_(X) (");
  printf (inner[c / 4 % INNER], (1 << (bits[t] - !(t & 1))) - 1);
  puts (")");
  sprintf (array, "%s (*a)[SIZE], %s *b, %s (*r)[SIZE]", names[t], names[t],
	   names[r]);
  same = state;
  for (int plain = 0; plain < 2; plain++)
    {
      state = same;
      print_head (array, number, plain ? 0 : lanes, loop, "LANES", "count");
      puts ("{");
      for (int k = 0; k < OUTER; k++)
	{
	  printf ("      %sr[%d][i] = (%s) (", condition, k, names[r]);
	  printf (outer[k], k);
	  puts (");");
	}
      puts ("    }\n}");
    }
  printf ("#undef V\n#undef V_\n"
	  "static void\ntest%d (int round)\n{\n"
	  "  static %s a[%d][SIZE], b[SIZE];\n"
	  "  static %s r[%d][SIZE], w[%d][SIZE];\n"
	  "  static i32 n[SIZE];\n"
	  "  SET (%s, b); SET (i32, n);\n"
	  "  for (int k = 0; k < %d; k++)\n    SET (%s, a[k]);\n"
	  "  lanes%d (%d, a, b, r, n, 0);\n  plain%d (%d, a, b, w, n, 0);\n"
	  "  for (int k = 0; k < %d; k++)\n    SAME (%d, r[k], w[k]);\n}\n",
	  number, names[t], OUTER, names[r], OUTER, OUTER, names[t], OUTER,
	  names[t], number, loop ? 61 : lanes, number, loop ? 61 : lanes,
	  OUTER, number);
}

/* The same lanes are off in blocks of several sizes.  */

static void
print_pattern (int number)
{
  static const char *const patterns[] = {
    "i & 1", "!(i & 1)", "(i & 3) == 1", "i < 3", "i % 3", "0xb6 >> i % 8 & 1"
  };
  static const char *const from[] = { "i", "(5 * i & 15) ^ 1", "15 - i" };
  static const int blocks[] = { 2, 4, 8, 16, 13 };
  static const enum type kinds[] = {
    I8, U8, I16, U16, I32, U32, I64, U64, F32, F64, F16
  };
  const char *t = names[PICK (kinds)], *on = PICK (patterns);
  const char *other = PICK (patterns);

  if (strcmp (t, "f16") == 0)
    printf ("\n#ifdef %s", macros[F16]);
  for (int plain = 0; plain < 2; plain++)
    {
      printf ("\n%s static void\n%s%d (const %s *a, const i32 *n, %s *r)"
	      "\n{\n", plain ? "PLAIN" : "NOIPA", plain ? "plain" : "lanes",
	      number, t, t);
      for (int k = 0; k < 5; k++)
	{
	  if (plain)
	    printf ("  for (size_t i = 0; i < %d; i++)\n    {\n", blocks[k]);
	  else
	    printf ("  {\n    ripple_block_t BS = ripple_set_block_shape (0, "
		    "%d);\n    size_t i = ripple_id (BS, 0);\n", blocks[k]);
	  printf ("      if (%s)\n	r[i] = a[%s];\n"
		  "      else if (%s && n[i] > 9)\n	r[i] = (%s) 7;\n"
		  "  }\n  r += 16;\n", on, from[k % 3], other, t);
	}
      puts ("}");
    }
  printf ("static void\ntest%d (int round)\n{\n"
	  "  static %s a[SIZE], r[SIZE], w[SIZE];\n  static i32 n[SIZE];\n"
	  "  SET (%s, a); SET (i32, n);\n"
	  "  lanes%d (a, n, r);\n  plain%d (a, n, w);\n"
	  "  SAME (%d, r, w);\n}\n", number, t, t, number, number, number);
  if (strcmp (t, "f16") == 0)
    printf ("#else\n# define test%d(round) (void) 0\n#endif\n", number);
}

/* Combinations of an expression, a type and a pair of operands.  */
struct combinations
{
  unsigned count, list[SPELLINGS * TYPES * PAIRS];
};

/* Those of types that vectors have, and those of the others.  */
static struct combinations vectors, singles;

static void
find_combinations (struct combinations *c, int types)
{
  for (unsigned p = 0; p < SPELLINGS; p++)
    for (unsigned t = 0; t < TYPES; t++)
      for (unsigned q = 0; q < PAIRS; q++)
	if ((spellings[p].types & types) >> t & 1)
	  c->list[c->count++] = (p * TYPES + t) * PAIRS + q;
}

/* The combination of C with the number J, in an order in which neighbours have
   little in common.  */

static unsigned
choose (const struct combinations *c, uint64_t j)
{
  return c->list[j % c->count * (uint64_t) STEP % c->count];
}

static void
print_combination (int number, unsigned c)
{
  print_kernel (number, c / PAIRS / TYPES, (enum type) (c / PAIRS % TYPES),
		c % PAIRS);
}

static void
print_program (unsigned long seed)
{
  printf ("/* { dg-do run } */\n"
	  "/* { dg-levels -O0 -O2 -Os } */\n"
	  "/* { dg-options -w -fchecking -ffp-contract=off -fno-tree-vectorize "
	  "-fno-tree-slp-vectorize } */\n"
	  "/* gen %lu */\n"
	  "#include \"ripple-test.h\"\n"
	  "#define SIZE %d\n", seed, SIZE);
  puts ("typedef int8_t i8;\ntypedef uint8_t u8;\n"
	"typedef int16_t i16;\ntypedef uint16_t u16;\n"
	"typedef int32_t i32;\ntypedef uint32_t u32;\n"
	"typedef int64_t i64;\ntypedef uint64_t u64;\n"
	"typedef float f32;\ntypedef double f64;\n"
	"typedef long double f80;\n"
	"typedef _Complex float c32;\ntypedef _Complex double c64;\n"
	"typedef _Complex long double c80;\n"
	"#ifdef __FLT16_MAX__\ntypedef _Float16 f16;\n"
	"typedef _Complex _Float16 c16;\n#endif\n"
	"#ifdef __SIZEOF_INT128__\ntypedef __int128 i128;\n"
	"typedef unsigned __int128 u128;\n#endif\n"
	"#ifdef __FLT128_MAX__\ntypedef _Float128 f128;\n"
	"typedef _Complex _Float128 c128;\n#endif\n"
	"#ifdef __DEC32_MAX__\ntypedef _Decimal32 d32;\n"
	"typedef _Decimal64 d64;\ntypedef _Decimal128 d128;\n#endif\n"
	"enum side { LEFT, RIGHT };\n"
	/* GCC 15 and 16 compute (u8) (a < b ? 0 : a - b) as .SAT_SUB (a, b)
	   at -O2, without the conversion.  */
	"#if __GNUC__ >= 15 && defined __OPTIMIZE__\n"
	"# define PLAIN NOIPA __attribute__ ((optimize (\"O1\")))\n"
	"#else\n# define PLAIN NOIPA\n#endif\n"
	"#ifdef SCALABLE\n"
	"# define LANES(n) \\\n"
	"  ripple_scalable ((n) < 13 ? 2 : (n) < 16 ? 4 : (n) < 64 ? 8 : 16)\n"
	"#else\n# define LANES(n) (n)\n#endif\n"
	/* Where no vector has them the block cannot be scalable.  */
	"#if defined __riscv && !defined __riscv_zvfh\n"
	"# define HALF_LANES(n) (n)\n"
	"#else\n# define HALF_LANES LANES\n#endif\n"
	"static int bad;\n"
	"#define SET(T, p) FILL (T, p, SIZE)\n"
	/* A long double may have bytes that are not used.  */
	"#define USED(p) \\\n"
	"  (_Generic (*(p), f80: __LDBL_MANT_DIG__ == 64, default: 0) \\\n"
	"   ? 10 : sizeof *(p))\n"
	"static int\n"
	"same (const char *a, const char *b, size_t size, size_t used)\n{\n"
	"  for (int i = 0; i < SIZE; i++)\n"
	"    if (memcmp (a + i * size, b + i * size, used))\n"
	"      return 0;\n"
	"  return 1;\n}\n"
	"#define SAME(k, got, want) \\\n"
	"  (same ((char *) got, (char *) want, sizeof *got, USED (got)) \\\n"
	"   ? 0 : (bad = 1, printf (\"kernel %d, round %d\\n\", k, round)))");
  for (int j = 0; j < KERNELS; j++)
    print_combination (j, choose (&vectors, seed * KERNELS + j));
  for (int j = 0; j < FIELDS; j++)
    print_fields (KERNELS + j);
  for (int j = 0; j < SINGLES; j++)
    print_combination (KERNELS + FIELDS + j,
		       choose (&singles, seed * SINGLES + j));
  for (int j = 0; j < MOVES; j++)
    print_move (KERNELS + FIELDS + SINGLES + j);
  for (int j = 0; j < PROMOTED; j++)
    print_promoted (ALL - PATTERNS - PROMOTED + j,
		    (unsigned) (seed * PROMOTED + j) * 9 + 8);
  for (int j = 0; j < PATTERNS; j++)
    print_pattern (ALL - PATTERNS + j);
  puts ("\nint\nmain (void)\n{\n"
	"  for (int round = 0; round < 8; round++)\n    {");
  for (int j = 0; j < ALL; j++)
    printf ("      test%d (round);\n", j);
  puts ("    }\n  return bad;\n}");
}

int
main (int argc, char **argv)
{
  unsigned long seed;

  if (argc != 2)
    {
      fputs ("usage: gen SEED\n", stderr);
      return 2;
    }
  seed = strtoul (argv[1], NULL, 10);
  find_combinations (&vectors, ~SINGLE);
  find_combinations (&singles, SINGLE);
  state = seed * 0x9e3779b97f4a7c15u + 1;
  below (2);
  print_program (seed);
  return 0;
}
