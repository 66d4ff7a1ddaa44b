/* Kernels of floating-point operations under all kinds of control flow: what
   check.c compares with and without the plugin.

   Usage: gen FIRST COUNT

   Prints the kernels FIRST, FIRST + 1, ... of all pairs of an operation with a
   type and a spelling, in an order in which neighbours have little in common,
   and a table of them.  The text is compiled twice, with ROLE (NAME) giving
   other names.  "gen" alone prints how many pairs there are.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

/* TEXT computes with x, y and z of type T; U is the other floating type.
   CALM: it consists of what raises nothing in lanes that are off if nothing is
   said of exceptions.  F: a function of <math.h> ends in f for floats.  IN:
   |x| is below a limit.  */
static const struct operation
{
  const char *name, *text;
  int calm;
} operations[] =
{
  { "add", "x + y", 0 },
  { "sub", "x - y", 0 },
  { "mul", "x * y", 0 },
  { "div", "x / y", 1 },
  { "div-by-small", "x / (T) 0.001", 1 },
  { "div-of-one", "1 / x", 1 },
  { "div-by-three", "x / 3", 1 },
  { "mul-add", "x * y + z", 0 },
  { "neg-mul-sub", "-x * y - z", 0 },
  { "fma", "F (fma) (x, y, z)", 0 },
  { "sqrt", "F (sqrt) (x)", 1 },
  { "div-sqrt", "1 / F (sqrt) (y)", 1 },
  { "hypotenuse", "F (sqrt) (x * x + y * y)", 0 },
  { "sqrt-abs", "F (sqrt) (F (fabs) (x))", 1 },
  { "other", "(T) (U) x", 1 },
  { "other-sum", "(T) ((U) x + (U) y)", 0 },
  { "other-div", "(T) ((U) x / (U) y)", 1 },
  { "int", "IN (x, 2e9) ? (T) (int) x : z", 0 },
  { "int-bare", "(T) (int) x", 1 },
  { "long", "IN (x, 9e18) ? (T) (long long) x : z", 0 },
  { "long-bare", "(T) (long long) x", 1 },
  { "unsigned", "IN (x - (T) 2e9, (T) 2e9) ? (T) (unsigned) x : z", 0 },
  { "byte", "IN (x, 127) ? (T) (signed char) x : z", 0 },
  { "short", "IN (x, 32767) ? (T) (short) x : z", 0 },
  { "bytes", "IN (x - 100, 100) ? (T) (unsigned char) x : z", 0 },
  { "ulong", "IN (x - (T) 9e18, (T) 9e18) ? (T) (unsigned long long) x : z",
    0 },
  { "int-quotient", "(T) (1000 / ((int) (IN (x, 1000) ? x : 1) | 1))", 0 },
  { "int-divide", "(T) (12345 / (k + 3))", 1 },
  { "int-remainder", "(T) (12345 % (k + 3))", 1 },
  { "short-divide", "(T) ((short) 345 / (short) (k + 3))", 1 },
  { "less", "x < y ? x : z", 0 },
  { "not-less", "!(x < y) ? x : z", 0 },
  { "less-equal", "x <= y ? z : y", 0 },
  { "greater", "(T) (x > y)", 0 },
  { "equal", "x == y ? z : x", 1 },
  { "not-equal", "x != x ? z : y", 1 },
  { "between", "x > y && y > z ? x : z", 0 },
  { "either", "x > y || y < z ? x : z", 0 },
  { "isless", "__builtin_isless (x, y) ? x : z", 0 },
  { "isgreaterequal", "__builtin_isgreaterequal (x, y) ? z : y", 0 },
  { "islessgreater", "__builtin_islessgreater (x, y) ? z : y", 0 },
  { "isunordered", "__builtin_isunordered (x, y) ? z : y", 0 },
  { "islessequal", "!__builtin_islessequal (x, y) ? z : y", 0 },
  { "isnan", "__builtin_isnan (x) ? z : y", 1 },
  { "isfinite", "__builtin_isfinite (x) ? x - x : z", 0 },
  { "maximum", "x > y ? x : y", 0 },
  { "minimum", "x < y ? x : y", 0 },
  { "clamp", "x < -1 ? -1 : x > 1 ? 1 : x", 0 },
  { "fmin", "F (fmin) (x, y) + 0", 0 },
  { "fmax", "F (fmax) (x, y) + 0", 0 },
  { "floor", "F (floor) (x)", 1 },
  { "ceil", "F (ceil) (x)", 1 },
  { "trunc", "F (trunc) (x)", 1 },
  { "round", "F (round) (x)", 1 },
  { "rint", "F (rint) (x)", 1 },
  { "nearbyint", "F (nearbyint) (x)", 1 },
  { "fraction", "x - F (floor) (x)", 0 },
  { "lrint", "IN (x, 9e18) ? (T) F (lrint) (x) : z", 0 },
  { "lround", "IN (x, 9e18) ? (T) F (lround) (x) : z", 0 },
  { "fabs", "F (fabs) (x) - y", 0 },
  { "copysign", "F (copysign) (x, y)", 1 },
  { "signbit", "__builtin_signbit (x) ? y : z", 1 },
  { "fmod", "F (fmod) (x, y)", 0 },
  { "exp", "F (exp) (x)", 0 },
  { "square-root-of-difference", "x >= y ? F (sqrt) (x - y) : 0", 0 },
  { "guarded-quotient", "y != 0 ? x / y : z", 1 },
  { "guarded-product", "x != 0 && y / x > 1 ? z : y", 0 },
  { "reciprocals", "1 / (1 / x + 1 / y)", 0 },
  { "scale", "x * (T) 1e30 / y", 0 },
  { "truth", "(T) (_Bool) x", 1 },
  { "not", "(T) !x", 1 },
};

/* A spelling: what stands in the loop over i, or, if BLOCK, in a block
   function for the lane i.  E (X, Y, Z) is the operation.  CALM: what it
   compares and does besides is not of floats.  */
static const struct spelling
{
  const char *name, *text;
  int block, calm;
} spellings[] =
{
  { "plain", "r[i] = E (x, y, z);", 0, 1 },
  { "if", "if (k > 0) r[i] = E (x, y, z);", 0, 1 },
  { "if-positive", "if (x > 0) r[i] = E (x, y, z);", 0, 0 },
  { "if-number", "if (x == x) r[i] = E (x, y, z); else r[i] = 2;", 0, 1 },
  { "else", "if (k > 0) r[i] = z; else r[i] = E (x, y, z);", 0, 1 },
  { "both", "if (k > 0) r[i] = E (x, y, z); else r[i] = E (y, x, z);", 0, 1 },
  { "choice", "r[i] = k > 0 ? E (x, y, z) : z;", 0, 1 },
  { "choices",
    "r[i] = k > 2 ? E (x, y, z) : k > 0 ? E (y, z, x) : k ? x : E (x, z, y);",
    0, 1 },
  { "and", "r[i] = k > 0 && (E (x, y, z)) > 1;", 0, 0 },
  { "or", "r[i] = k <= 0 || (E (x, y, z)) != 0 ? y : z;", 0, 1 },
  { "nested",
    "if (k > 0) { T t = E (x, y, z); if (k > 2) t = E (t, y, x); r[i] = t; }",
    0, 1 },
  { "continue", "if (k <= 0) continue; r[i] = E (x, y, z);", 0, 1 },
  { "while", "T t = x; int j = k; while (j-- > 1) t = E (t, y, z); r[i] = t;",
    0, 1 },
  { "while-value",
    "T t = x; int j = 0; while (t > 1 && j++ < 3) t = E (t, y, z); r[i] = t;",
    0, 0 },
  { "break",
    "T t = x; for (int j = 0; j < 4; j++) { if (j == k) break; "
    "t = E (t, y, z); } r[i] = t;", 0, 1 },
  { "do", "T t = x; int j = 0; do t = E (t, y, z); while (++j < k); r[i] = t;",
    0, 1 },
  { "switch",
    "switch (k) { case 1: r[i] = E (x, y, z); break; case 2: r[i] = y; break; "
    "case 3: r[i] = E (y, x, z); default: break; }", 0, 1 },
  { "function", "r[i] = lane (x, y, z, k);", 0, 1 },
  { "array",
    "T t[2]; t[0] = y; t[1] = 1; if (k > 0) t[k & 1] = E (x, y, z); "
    "r[i] = t[0] + t[1];", 0, 0 },
  { "twice",
    "T t = z; if (k > 0) t = E (x, y, z); if (k <= 0) t = E (y, x, z); "
    "r[i] = t;", 0, 1 },
  { "update", "if (k > 0) r[i] += E (x, y, z);", 0, 0 },
  { "narrow",
    "U t = 1; if (k > 0) t = (U) (E (x, y, z)); r[i] = t;", 0, 1 },
  { "block", "r[i] = E (x, y, z);", 1, 1 },
  { "block-if", "if (k > 0) r[i] = E (x, y, z); else r[i] = 1;", 1, 1 },
  { "block-loop",
    "T t = x; for (int j = 0; j < k; j++) t = E (t, y, z); r[i] = t;", 1, 1 },
};

static const char *const types[][3] =
{
  { "float", "double", "NAME##f" }, { "double", "float", "NAME" }
};

#define COUNT(A) (int) (sizeof (A) / sizeof (A)[0])
enum { STEP = 1009 };	/* Prime, and no divisor of the number of pairs.  */

struct pair
{
  const struct operation *op;
  const struct spelling *spelling;
  int wide, block;
};

/* How many pairs there are.  */
static int
pairs (void)
{
  return COUNT (operations) * COUNT (spellings) * COUNT (types);
}

static struct pair
pair_of (int number)
{
  static const int blocks[] = { 16, 8, 13, 4, 32, 7 };
  int p = (int) ((long) number * STEP % pairs ());
  int q = p / COUNT (operations);
  struct pair r = { &operations[p % COUNT (operations)],
		    &spellings[q % COUNT (spellings)],
		    q / COUNT (spellings), blocks[p / 3 % COUNT (blocks)] };
  return r;
}

/* Print the kernel of pair P, called k and NUMBER.  */
static void
print_kernel (struct pair p, int number)
{
  const char *const *type = types[p.wide];

  printf ("#define T %s\n#define U %s\n#undef F\n#define F(NAME) %s\n"
	  "#undef E\n#define E(x, y, z) (%s)\n", type[0], type[1], type[2],
	  p.op->text);
  printf ("#define lane lane%d\n"
	  "static inline T lane (T x, T y, T z, int k)\n"
	  "{ if (k <= 0) return z; return E (x, y, z); }\n", number);
  printf ("static void ROLE (k%d) (int n, const T *a, const T *b, "
	  "const T *c, const int *d, T *r)\n{\n"
	  "  ripple_block_t BS = ripple_set_block_shape (0, %d);\n",
	  number, p.block);
  if (p.spelling->block)
    printf ("  BLOCK (%d)\n", p.block);
  else
    printf ("  ripple_parallel (BS, 0);\n  for (int i = 0; i < n; i++)\n");
  printf ("    {\n      T x = a[i], y = b[i], z = c[i]; int k = d[i];\n"
	  "      %s\n    }\n}\n", p.spelling->text);
  printf ("#undef T\n#undef U\n#undef lane\n");
}

int
main (int argc, char **argv)
{
  int first, last;

  if (argc != 3)
    {
      printf ("%d\n", pairs ());
      return 0;
    }
  first = atoi (argv[1]);
  last = first + atoi (argv[2]);
  if (last > pairs ())
    last = pairs ();
  printf ("#include \"kernel.h\"\n");
  for (int i = first; i < last; i++)
    print_kernel (pair_of (i), i);
  printf ("const struct kernel ROLE (kernels)[] =\n{\n");
  for (int i = first; i < last; i++)
    {
      struct pair p = pair_of (i);
      printf ("  { \"%s %s %s\", %d, %d, %d,\n"
	      "    (void (*) (void)) ROLE (k%d) },\n",
	      p.op->name, p.spelling->name, types[p.wide][0], p.wide,
	      p.op->calm && p.spelling->calm,
	      p.spelling->block ? p.block : 0, i);
    }
  printf ("  { 0, 0, 0, 0, 0 }\n};\n");
  return 0;
}
