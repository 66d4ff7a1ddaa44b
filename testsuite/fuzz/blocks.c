/* Print a random program of block functions, and what they mean in lockstep.

   Usage: blocks SEED [KERNELS]

   Each kernel stands there as Ripple and, if REFERENCE is defined, as C that
   executes statement after statement for arrays of lanes (lockstep.h).  The
   two parts are compiled apart, the reference without the plugin, and linked.
   The program runs both on equal memory and prints what differs; its exit
   status is 1 if something does.  The reference is what the manual says:

   - Ways of a branch run one after the other, in the order of the program.
   - Stores of a statement are done in the order of the lanes, after all its
     values are computed.
   - What has fewer dimensions than the block, a scalar above all, is assigned
     or stored if any of its lanes is on.
   - Lanes leave loops and functions one by one.

   What has no defined value is not used: variables of lanes that are off are
   shuffled only if those lanes have had a value.  There is no undefined
   behaviour of C: signed arithmetic is done unsigned, shift counts and
   subscripts are reduced, divisions guarded, floats clamped.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "blocks.h"

struct function fn;
enum type field_type[FIELDS], member_type[MEMBERS];
int field_width[FIELDS], member_width[MEMBERS];
enum type function_type[FUNCTIONS];

/* The two texts of the function that is made.  */

static FILE *sides[2];
static int columns[2], known[50], scopes;

static void
side_line (int side, const char *format, va_list args)
{
  fprintf (sides[side], "%*s", columns[side], "");
  vfprintf (sides[side], format, args);
  fputc ('\n', sides[side]);
}

void
ripple_line (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  side_line (0, format, args);
  va_end (args);
}

void
lanes_line (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  side_line (1, format, args);
  va_end (args);
}

void
open_scope (void)
{
  known[scopes++] = fn.variables;
  for (int side = 0; side < 2; side++)
    {
      fprintf (sides[side], "%*s{\n", columns[side], "");
      columns[side] += 2;
    }
}

void
close_scope (void)
{
  fn.variables = known[--scopes];
  for (int side = 0; side < 2; side++)
    {
      columns[side] -= 2;
      fprintf (sides[side], "%*s}\n", columns[side], "");
    }
}

/* Begin a function: NAME, and its parameters on both sides.  */

static void
begin_function (const char *name, const char *type, const char *parameters,
		const char *lanes_parameters)
{
  ripple_line ("NOIPA static %s\n%s (%s)", type, name, parameters);
  lanes_line ("static void\n%s_lanes (%s)", name, lanes_parameters);
  open_scope ();
}

/* The coordinates.  */

static void
declare_coordinates (void)
{
  for (int d = 0; d < fn.rank; d++)
    {
      ripple_line ("size_t v%d = ripple_id (BS, %d);", d, d);
      fn.atom[fn.atoms++]
	= (struct atom) { { strdup (text ("v%d", d)),
			    strdup (text ("c%d", d)), 1 << d },
			  fn.size[d] - 1 };
    }
}

/* Choose the extents of a block.  */

static void
choose_sizes (void)
{
  static const int sizes[][3]
    = { { 3 }, { 5 }, { 7 }, { 13 }, { 4 }, { 8 }, { 16 }, { 32 }, { 2 },
	{ 11 }, { 24 }, { 9, 7 }, { 4, 5 }, { 3, 3 }, { 8, 4 }, { 5, 8 },
	{ 2, 16 }, { 16, 3 }, { 7, 2 }, { 3, 2, 5 }, { 4, 2, 3 },
	{ 2, 2, 2 }, { 8, 2, 2 } };
  const int *s = PICK (sizes);
  fn.rank = 0;
  for (int d = 0; d < 3; d++)
    {
      fn.size[d] = s[d] ? s[d] : 1;
      if (s[d])
	fn.rank = d + 1;
    }
}

/* Start afresh, but with the same block.  */

static void
new_function (void)
{
  struct function f = { .number = fn.number, .rank = fn.rank,
			.calls = fn.calls };
  memcpy (f.size, fn.size, sizeof f.size);
  memcpy (f.called, fn.called, sizeof f.called);
  fn = f;
  fn.flow = 3 + below (6);
  fn.random = 2;
}

/* A block function, which the kernel may call, and others that follow.  */

static void
block_function (void)
{
  struct block_function f = { .type = (enum type) below (TYPES) };
  f.name = strdup (text ("part%d_%d", fn.number, fn.calls));
  int all = (1 << fn.rank) - 1;
  f.shape = some_of (all) ? all : 1;
  for (int i = 0; i < 2; i++)
    {
      f.parameter[i] = (enum type) below (TYPES);
      f.parameter_shape[i] = some_of (all);
    }
  new_function ();
  fn.flow /= 2;
  fn.made = &f;
  fn.left = 1;
  const char *x = types[f.parameter[0]].c, *y = types[f.parameter[1]].c;
  begin_function (f.name, types[f.type].c,
		  text ("ripple_block_t BS, int n, int p, %s t0, %s t1", x,
			y),
		  text ("int n, int p, %s *t0, %s *t1, %s *result", x, y,
			types[f.type].c));
  lanes_line ("struct mask returned = { 0 };");
  declare_coordinates ();
  for (int i = 0; i < 2; i++)
    fn.variable[fn.variables++]
      = (struct variable) { i ? "t1" : "t0", PLAIN, f.parameter[i],
			    f.parameter_shape[i], 0 };
  fn.names = 2;
  fn.target[fn.targets++] = (struct target) { "return", "returned" };
  statements (1 + below (3));
  return_value ();
  lanes_line ("rejoin (&returned);");
  close_scope ();
  fn.called[fn.calls++] = f;
  fn.made = NULL;
}

static void
kernel (int number)
{
  char *source[2];
  size_t length[2];
  for (int side = 0; side < 2; side++)
    sides[side] = open_memstream (&source[side], &length[side]);
  memset (&fn, 0, sizeof fn);
  fn.number = number;
  choose_sizes ();
  for (int f = below (5) / 2; f > 0; f--)
    block_function ();
  new_function ();
  ripple_line ("NOIPA void\nkernel%d (int n, int p)", number);
  lanes_line ("static void\nkernel%d_lanes (int n, int p)", number);
  open_scope ();
  ripple_line ("ripple_block_t BS = ripple_set_block_shape (0, %d, %d, %d);",
	       fn.size[0], fn.size[1], fn.size[2]);
  lanes_line ("begin_block (%d, %d, %d);", fn.size[0], fn.size[1],
	      fn.size[2]);
  lanes_line ("struct mask returned = { 0 };");
  declare_coordinates ();
  for (int v = 1 + below (3); v > 0; v--)
    {
      enum type type = (enum type) below (ALL_TYPES);
      int shape = some_of ((1 << fn.rank) - 1);
      declare (type, shape, shaped (type, shape, 2));
    }
  fn.target[fn.targets++] = (struct target) { "return", "returned" };
  statements (3 + below (4));
  close_scope ();
  for (int side = 0; side < 2; side++)
    fclose (sides[side]);
  printf ("/* Kernel %d.  */\n\n#ifdef WITHOUT_%d\n"
	  "#elif !defined REFERENCE\n\n%s\n#else\n\n%s\n#endif\n\n",
	  number, number, source[0], source[1]);
  free (source[0]);
  free (source[1]);
}

/* The types and the memory, of which each part has one.  */

static void
print_memory (void)
{
  static const enum type bit_types[] = { U8, U16, I32, U32, U64 };
  printf ("struct record\n{\n");
  for (int f = 0; f < FIELDS; f++)
    {
      field_type[f] = f < 2 ? (enum type) below (TYPES) : PICK (bit_types);
      field_width[f]
	= f < 2 ? 0 : chance (20) ? 1 : 1 + below (types[field_type[f]].bits);
      printf (field_width[f] ? "  %s f%d : %d;\n" : "  %s f%d;\n",
	      types[field_type[f]].c, f, field_width[f]);
    }
  printf ("};\n\nstruct local\n{\n");
  for (int m = 0; m < MEMBERS; m++)
    {
      member_type[m] = (enum type) below (TYPES);
      printf (m == MEMBERS - 1 ? "  %s m%d[%d];\n" : "  %s m%d;\n",
	      types[member_type[m]].c, m, ELEMENTS);
    }
  printf ("};\n\nstruct memory\n{\n");
  for (int t = 0; t < ALL_TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf ("  %s %s_%d[SIZE];\n", types[t].c, types[t].name, a);
  printf ("  struct record records[SIZE];\n  volatile int seen;\n};\n\n"
	  "#ifdef REFERENCE\nextern struct memory now;\n"
	  "struct memory want;\n# define HERE want\n#else\n"
	  "struct memory now;\n# define HERE now\n#endif\n\n"
	  "extern unsigned char z[SIZE];\n");
  for (int t = 0; t < ALL_TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf ("#define %s_%d HERE.%s_%d\n", types[t].name, a, types[t].name,
	      a);
  printf ("#define records HERE.records\n#define seen HERE.seen\n\n");
}

static void
print_shuffles (void)
{
  printf ("static size_t lost;\n\n");
  static const char *const all[SHUFFLES]
    = { "k % 2 ? n + k : k", "(k * 3 + 1) % (2 * n)", "2 * n - 1 - k",
	"n - 1 - k", "(k + 1) % n", "(k ^ 1) < n ? k ^ 1 : k" };
  for (int f = 0; f < SHUFFLES; f++)
    printf ("static size_t\nshuffle%d (size_t k, size_t n)\n{\n"
	    "  return %s;\n}\n\n", f, all[f]);
}

/* What fills the memory with random data.  */

static void
print_fill (void)
{
  printf ("unsigned char z[SIZE];\n"
	  "static unsigned long long state = %u;\n\n"
	  "static unsigned long long\nrandom_bits (void)\n{\n"
	  "  state = state * 6364136223846793005u + 1442695040888963407u;\n"
	  "  unsigned long long r = state ^ state >> 29;\n"
	  "  return (state >> 60) < 4 ? r %% 8 - 3 : r;\n}\n\n"
	  "static void\nfill (void)\n{\n"
	  "  for (int i = 0; i < SIZE; i++)\n    {\n", below (1u << 30));
  for (int t = 0; t < ALL_TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf (types[t].is_float
	      ? "      now.%s_%d[i]"
	      " = (%s) ((int) (random_bits () %% 801) - 400) / 4;\n"
	      : t == BOOL ? "      now.%s_%d[i] = (%s) (state >> 40 & 1);\n"
	      : "      now.%s_%d[i] = (%s) random_bits ();\n",
	      types[t].name, a, types[t].c);
  for (int f = 0; f < FIELDS; f++)
    printf ("      now.records[i].f%d = (%s) (int) (random_bits () %% 100);"
	    "\n", f, types[field_type[f]].c);
  printf ("      z[i] = random_bits () %% 16;\n"
	  "      if (state >> 50 & 1)\n\tz[i] = 0;\n    }\n"
	  "  now.seen = 3;\n  want = now;\n}\n\n");
}

/* What compares the memories of both parts.  */

static void
print_compare (void)
{
  printf ("static int differences;\n\nstatic void\n"
	  "differs (int kernel, int n, int p, const char *what, int i)\n{\n"
	  "  printf (\"kernel %%d (%%d, %%d): %%s, element %%d\\n\", kernel, "
	  "n, p,\n\t  what, i);\n  differences++;\n}\n\n"
	  "static void\ncompare (int kernel, int n, int p)\n{\n"
	  "  for (int i = 0; i < SIZE; i++)\n    {\n");
  for (int t = 0; t < ALL_TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf ("      if (memcmp (&now.%s_%d[i], &want.%s_%d[i], "
	      "sizeof want.%s_%d[i]))\n"
	      "\t{\n\t  differs (kernel, n, p, \"%s_%d\", i);\n"
	      "\t  return;\n\t}\n",
	      types[t].name, a, types[t].name, a, types[t].name, a,
	      types[t].name, a);
  for (int f = 0; f < FIELDS; f++)
    printf ("      if (now.records[i].f%d != want.records[i].f%d)\n"
	    "\t{\n\t  differs (kernel, n, p, \"f%d\", i);\n"
	    "\t  return;\n\t}\n", f, f, f);
  printf ("    }\n}\n\n");
}

/* The main program, which the reference has.  */

static void
print_main (int kernels)
{
  printf ("#ifdef REFERENCE\n\n");
  for (int t = 0; t < ALL_TYPES; t++)
    for (int a = 0; a < ARRAYS; a++)
      printf ("#undef %s_%d\n", types[t].name, a);
  printf ("#undef records\n#undef seen\n\n");
  print_fill ();
  print_compare ();
  for (int k = 0; k < kernels; k++)
    printf ("void kernel%d (int, int);\n", k);
  printf ("\nint\nmain (void)\n{\n  static const struct\n  {\n"
	  "    void (*ripple) (int, int), (*lanes) (int, int);\n"
	  "    int number;\n  } all[]\n    = {\n");
  for (int k = 0; k < kernels; k++)
    printf ("#ifndef WITHOUT_%d\n\t{ kernel%d, kernel%d_lanes, %d },\n"
	    "#endif\n", k, k, k, k);
  printf ("      };\n"
	  "  static const int n[] = { 17, 0, 32, 7, 39 }, p[] = { 5, 2, 3, 0,"
	  " 7 };\n"
	  "  for (size_t k = 0; k < sizeof all / sizeof *all; k++)\n"
	  "    for (int i = 0; i < 5; i++)\n      {\n"
	  "\tif (i %% 3 == 0)\n\t  fill ();\n\tint old = differences;\n"
	  "\tall[k].ripple (n[i], p[i]);\n\tall[k].lanes (n[i], p[i]);\n"
	  "\tcompare (all[k].number, n[i], p[i]);\n"
	  "\tif (differences > old)\n"
	  "\t  break;\n      }\n"
	  "  return differences != 0;\n}\n\n#endif\n");
}

int
main (int argc, char **argv)
{
  if (argc < 2 || argc > 3)
    {
      fprintf (stderr, "usage: blocks SEED [KERNELS]\n");
      return 2;
    }
  uint64_t seed = strtoull (argv[1], NULL, 10);
  start_random (seed);
  printf ("/* Made by blocks %llu.  */\n#include <ripple.h>\n"
	  "#include <ripple/random.h>\n"
	  "#include <stddef.h>\n#include <stdio.h>\n#include <string.h>\n"
	  "#ifdef REFERENCE\n# include \"lockstep.h\"\n#endif\n\n"
	  "#define NOIPA __attribute__ ((noipa))\n#define SIZE %d\n\n",
	  (unsigned long long) seed, SIZE);
  print_memory ();
  print_helpers ();
  print_tables ();
  for (int f = 0; f < FUNCTIONS; f++)
    {
      function_type[f] = (enum type) below (TYPES);
      lane_function (f, function_type[f]);
    }
  print_shuffles ();
  printf ("__attribute__ ((noreturn)) NOIPA static void\nno_return (int n)\n"
	  "{\n  __builtin_printf (\"no return %%d\\n\", n);\n"
	  "  __builtin_abort ();\n}\n\n");
  int kernels = 20 + below (20);
  if (argc > 2)
    kernels = atoi (argv[2]);
  for (int k = 0; k < kernels; k++)
    kernel (k);
  print_main (kernels);
  return 0;
}
