/* A generator of random nests of loops that add products, or transpose: what a
   matrix unit does by tiles, in annotated loops or for the lanes of blocks.
   The program prints sums of all that it stores, which are the same without
   the plugin: all numbers are small and whole.

   Usage: products SEED [KERNELS]

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>
#include "source.h"

/* The types of factors and sums.  */
static const struct
{
  const char *a, *b, *sum;
} kinds[] =
{
  { "float", "float", "float" }, { "double", "double", "double" },
  { "signed char", "signed char", "int" },
  { "unsigned char", "signed char", "int" },
  { "unsigned char", "unsigned char", "unsigned" },
  { "short", "short", "long long" },
  { "short", "unsigned short", "long long" },
  { "short", "short", "int" },
  { "unsigned short", "unsigned short", "unsigned" },
  { "float", "float", "float" }, { "signed char", "float", "float" }
};

enum { MOST_STEPS = 3 };

struct kernel
{
  const char *a, *b, *sum;
  int steps;			/* Loops of steps,  */
  int counts[MOST_STEPS];	/* how often each is done: 0: as an argument
				   says.  */
  int sums, in_memory;
  int clauses;			/* The set of loops of steps that have a clause
				   reduction.  */
  int cols, rows;		/* Of a block whose lanes take the place of
				   annotated loops; 0: none.  */
};

static const char *
counter_type (void)
{
  static const char *const all[] = { "int", "size_t", "long", "unsigned" };
  return PICK (all);
}

/* The number of the step in all.  */

static const char *
step_number (const struct kernel *k)
{
  const char *flat = "(size_t) k0";
  for (int q = 1; q < k->steps; q++)
    flat = text ("(%s * %s + k%d)", flat,
		 k->counts[q] ? text ("%d", k->counts[q]) : "k", q);
  return flat;
}

/* How many there are.  */

static const char *
all_steps (const struct kernel *k)
{
  const char *all = "(size_t) 1";
  for (int q = 0; q < k->steps; q++)
    all = text ("%s * %s", all,
		k->counts[q] ? text ("%d", k->counts[q]) : "k");
  return all;
}

/* An element of ARRAY for COUNTER, of COUNT.  */

static const char *
element (const struct kernel *k, const char *array, const char *counter,
	 const char *count)
{
  switch (below (5))
    {
    case 0: case 1:
      return text ("%s[%s * %s + %s]", array, step_number (k), count, counter);
    case 2: case 3:
      return text ("%s[%s * (%s) + %s]", array, counter, all_steps (k),
		   step_number (k));
    default:
      return text ("%s[%s * 2 * %s + 2 * %s]", array, step_number (k), count,
		   counter);
    }
}

/* A factor made of X, for COUNTER; OTHER: an array of such.  */

static const char *
factor (const char *x, const char *counter, const char *other)
{
  switch (below (8))
    {
    case 0: return text ("(%s + %s[%s])", x, other, counter);
    case 1: return text ("(%s - 1)", x);
    case 2: return text ("(2 * %s)", x);
    case 3: return text ("(%s < 1 ? 1 : %s)", x, x);
    default: return x;
    }
}

/* Where sum S goes: rows are next to each other or, DOWN, columns.  */

static const char *
place (int s, int down)
{
  return down ? text ("%c[(size_t) j * m + i]", "cde"[s])
	 : text ("%c[(size_t) i * n + j]", "cde"[s]);
}

static const char *
start (int down)
{
  switch (below (6))
    {
    case 0: return "u[i]";
    case 1: return "v[j]";
    case 2: return "u[i] + v[j]";
    case 3: return "3";
    case 4: return place (0, down);
    default: return "0";
    }
}

/* Begin the annotated loop of COUNTER, for dimension DIM.  */

static void
open_lanes (int dim, const char *counter, const char *bound)
{
  line ("ripple_parallel (block, %d);", dim);
  if (chance (20))
    line ("for (int %s = %s - 1; %s >= 0; %s--)", counter, bound, counter,
	  counter);
  else
    line ("for (%s %s = 0; %s < %s; %s++)", counter_type (), counter, counter,
	  bound, counter);
}

/* Put products into sum number S: at PLACE in memory, or a variable.  */

static void
terms (const struct kernel *k, const char *place)
{
  for (int t = 1 + chance (25); t > 0; t--)
    {
      const char *x = factor (element (k, "a", "i", "m"), "i", "u");
      const char *y = factor (element (k, "b", "j", "n"), "j", "v");
      const char *op = chance (25) ? "-" : "+";
      if (chance (30))
	{
	  const char *z = x;
	  x = y;
	  y = z;
	}
      if (chance (50))
	line ("%s %s= (%s) %s * (%s) %s;", place, op, k->sum, x, k->sum, y);
      else
	line ("%s = %s %s (%s) %s * (%s) %s;", place, place, op, k->sum, x,
	      k->sum, y);
    }
}

/* Annotate the loop of steps Q: it adds to all sums.  */

static void
add_by_clause (const struct kernel *k, int q)
{
  const char *sums = "s0";
  for (int s = 1; s < k->sums; s++)
    sums = text ("%s, s%d", sums, s);
  line ("#pragma ripple parallel Block(steps) Dims(%d) reduction(+: %s)",
	2 + q, sums);
}

static void
open_steps (const struct kernel *k, int from, int to)
{
  for (int q = from; q < to; q++)
    {
      const char *bound = k->counts[q] ? text ("%d", k->counts[q]) : "k";
      int annotated = k->clauses >> q & 1;
      if (annotated)
	add_by_clause (k, q);
      if (chance (20) && !annotated)
	line ("for (int k%d = %s; k%d-- > 0; )", q, bound, q);
      else
	line ("for (%s k%d = 0; k%d < %s; k%d++)", counter_type (), q, q,
	      bound, q);
      line ("{");
    }
}

static void
close (int count)
{
  for (; count > 0; count--)
    line ("}");
}

/* Begin loops over blocks, and what their lanes do; the number of braces.  */

static int
open_blocks (const struct kernel *k)
{
  static const char *const inside[] =
  {
    "if (i < m && j < n)", "if (m > i && j <= n - 1)",
    "if (!(j >= n || i >= m))", "if ((i < m) & (j < n))"
  };
  const char *type = chance (70) ? "int" : "long";
  line ("for (int i0 = 0; i0 < m; i0 += %d)", k->rows);
  line ("for (int j0 = 0; j0 < n; j0 += %d)", k->cols);
  line ("LANES (%d, %d)", k->cols, k->rows);
  line ("{");
  line ("%s i = i0 + (%s) y, j = j0 + (%s) x;", type, type, type);
  line ("%s", PICK (inside));
  line ("{");
  return 2;
}

/* A condition that some rows and columns do not fulfil, the last ones in most
   cases.  */

static const char *
guard (void)
{
  static const char *const all[] =
  {
    "i < m - 3", "j < n - k", "i < k", "j <= 11", "i + 2 < m && j < n - 1",
    "!(i >= 9) & (j < 20)", "m - 1 > i && k", "j + 1 < n || m == 7",
    "i > 1", "j != 3", "i + j < m"
  };
  return PICK (all);
}

/* The loops over rows and columns, in any order; steps may stand between and
   around them.  The number of braces.  */

static int
nest (const struct kernel *k, int *around, int *between)
{
  int rows_first = chance (70);
  *around = *between = 0;
  if (k->rows)
    return open_blocks (k);
  if (k->in_memory)
    {
      *around = below (k->steps + 1);
      *between = below (k->steps - *around + 1);
    }
  open_steps (k, 0, *around);
  for (int l = 0; l < 2; l++)
    {
      if (l == 1)
	open_steps (k, *around, *around + *between);
      if ((l == 0) == rows_first)
	open_lanes (1, "i", "m");
      else
	open_lanes (0, "j", "n");
      line ("{");
    }
  int guarded = chance (25);
  if (guarded)
    {
      line ("if (%s)", guard ());
      line ("{");
    }
  return 2 + *around + *between + guarded;
}

static void
after (const struct kernel *k, int s, int down)
{
  const char *to = place (s, down);
  switch (below (6))
    {
    case 0: line ("%s = s%d < 0 ? 0 : s%d;", to, s, s); break;
    case 1: line ("%s = 2 * s%d + u[i] - v[j];", to, s); break;
    case 2:
      line ("if (s%d > 5)", s);
      line ("  s%d -= u[i];", s);
      line ("%s = s%d;", to, s);
      break;
    case 3: line ("%s = s%d + (%s) i - (%s) j;", to, s, k->sum, k->sum); break;
    default: line ("%s = s%d;", to, s); break;
    }
}

static void
product (const struct kernel *k)
{
  int around, between, down = chance (25);
  int braces = nest (k, &around, &between);
  if (!k->in_memory)
    for (int s = 0; s < k->sums; s++)
      line ("%s s%d = %s;", k->sum, s, start (down));
  open_steps (k, around + between, k->steps);
  for (int s = 0; s < k->sums; s++)
    terms (k, k->in_memory ? place (s, down) : text ("s%d", s));
  close (k->steps - around - between);
  if (!k->in_memory)
    for (int s = 0; s < k->sums; s++)
      after (k, s, down);
  close (braces);
}

static void
transpose (const struct kernel *k)
{
  int around, between, down = chance (50);
  struct kernel none = *k;
  none.steps = none.in_memory = 0;
  int braces = nest (&none, &around, &between);
  line ("%s t = a[%s];", k->a, down ? "(size_t) i * n + j"
	: "(size_t) j * m + i");
  line ("%s = %s;", place (0, down),
	chance (60) ? "t" : text ("%s", factor ("t", "i", "u")));
  close (braces);
}

static void
kernel (int number)
{
  struct kernel k;
  int kind = below (sizeof kinds / sizeof *kinds), y = 1 + below (8);
  k.a = kinds[kind].a;
  k.b = kinds[kind].b;
  k.sum = kinds[kind].sum;
  k.steps = 1 + (chance (30) ? 1 + below (MOST_STEPS - 1) : 0);
  for (int q = 0; q < k.steps; q++)
    k.counts[q] = q > 0 && chance (70) ? 1 + below (4) : 0;
  k.sums = chance (70) ? 1 : 2 + below (2);
  k.in_memory = chance (40);
  k.clauses = !k.in_memory && chance (30) ? 1 + below ((1 << k.steps) - 1) : 0;
  k.rows = chance (35) ? y : 0;
  k.cols = k.rows ? 1 + below (chance (50) ? 40 : 16) : 0;
  line ("__attribute__ ((noipa)) static void");
  line ("kernel%d (const %s *a, const %s *b, %s *c, %s *d, %s *e,", number,
	k.a, k.b, k.sum, k.sum, k.sum);
  line ("	 const %s *u, const %s *v, int m, int n, int k)", k.sum,
	k.sum);
  line ("{");
  line ("ripple_block_t block = ripple_set_block_shape (0, %s, %d);",
	k.cols ? text ("%d", k.cols) : chance (50) ? "ripple_scalable (4)"
	: text ("%u", 1 + below (16)), y);
  line ("ripple_block_t steps = ripple_set_block_shape (0, 1, 1, %d, %d, %d);",
	1 + below (4), 1 + below (2), 1 + below (2));
  if (chance (20))
    transpose (&k);
  else
    product (&k);
  line ("}");
  line ("static void");
  line ("test%d (int m, int n, int k)", number);
  line ("{");
  line ("static %s a[ROOM];", k.a);
  line ("static %s b[ROOM];", k.b);
  line ("static %s c[LEAST], d[LEAST], e[LEAST], u[LEAST], v[LEAST];", k.sum);
  line ("for (int i = 0; i < ROOM; i++)");
  line ("  a[i] = i %% 5 - %d, b[i] = i %% 7 - %d;", below (3), below (4));
  line ("for (int i = 0; i < LEAST; i++)");
  line ("  c[i] = d[i] = e[i] = i %% 9, u[i] = i %% 3, v[i] = i %% 4;");
  line ("kernel%d (a, b, c, d, e, u, v, m, n, k);", number);
  line ("long long sum = 0;");
  line ("for (int i = 0; i < LEAST; i++)");
  line ("  sum = sum %% 1000003 * 31 + (long long) c[i]"
	" + 3 * (long long) d[i] + 7 * (long long) e[i];");
  line ("printf (\"kernel%d %%d %%d %%d: %%lld\\n\", m, n, k, sum);", number);
  line ("}");
}

int
main (int argc, char **argv)
{
  if (argc < 2)
    return 2;
  start_random (strtoull (argv[1], NULL, 10));
  int count = argc > 2 ? atoi (argv[2]) : 4;
  line ("#include <stdio.h>");
  line ("#include <ripple.h>");
  line ("#ifdef __RIPPLE__");
  line ("# define LANES(C, R) for (size_t x = ripple_id (block, 0),"
	" y = ripple_id (block, 1), once = 1; once; once = 0)");
  line ("#else");
  line ("# define LANES(C, R) for (size_t y = 0; y < R; y++)"
	" for (size_t x = 0; x < C; x++)");
  line ("#endif");
  line ("enum { MOST = 40, LEAST = MOST * MOST + 8,");
  line ("       ROOM = 2 * MOST * (MOST + 8) * 16 };");
  for (int i = 0; i < count; i++)
    kernel (i);
  line ("int");
  line ("main (void)");
  line ("{");
  for (int t = 0; t < 6; t++)
    {
      int m = chance (10) ? 0 : below (41), n = chance (10) ? 0 : below (41);
      int steps = chance (10) ? 0 : below (10);
      for (int i = 0; i < count; i++)
	line ("test%d (%d, %d, %d);", i, m, n, steps);
    }
  line ("return 0;");
  line ("}");
  return 0;
}
