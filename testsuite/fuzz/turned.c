/* A generator of random blocks of two dimensions that are transposed, as a
   matrix unit does it by tiles: by addresses, shuffles or local arrays, one
   block or all of a matrix, within bounds of what is loaded and of what is
   stored.

   Usage: turned SEED [KERNELS]

   Each kernel stands there for lanes and as loops over them, which load a
   block, turn it, and store it in the order of lanes.  The program runs both
   and prints the numbers of kernels that differ.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include "source.h"

enum form { ADDRESS, SHUFFLE, ARRAY, FORMS };

struct kernel
{
  enum form form;
  int number, cols, rows;
  const char *from, *to;	/* The types of elements,  */
  const char *counter, *lane;	/* and of numbers.  */
  bool i_loop, j_loop, j_first, batches;
  const char *load, *store;	/* Conditions; null: none.  */
  bool all;			/* A local array gets all of its elements.  */
};

/* The condition that A + B is less than COUNT, perhaps by MORE.  */

static const char *
less (const char *a, const char *b, const char *count)
{
  const char *sum = chance (85) ? text ("%s + %s", a, b)
		    : text ("%s + %s + 1", a, b);
  switch (below (5))
    {
    case 0:
      return text ("%s > %s", count, sum);
    case 1:
      return text ("!(%s >= %s)", sum, count);
    case 2:
      return text ("%s + 1 <= %s", sum, count);
    default:
      return text ("%s < %s", sum, count);
    }
}

/* A condition of lanes in rows of R and columns of C, with their numbers at I
   and J; null: there is none.  */

static const char *
condition (const char *i, const char *r, const char *j, const char *c)
{
  const char *rows = less (i, "y", r), *cols = less (j, "x", c);
  const char *all = chance (12) ? text ("%s != 17", chance (50) ? r : c)
		    : NULL;
  switch (below (8))
    {
    case 0:
      return all;
    case 1:
      return rows;
    case 2:
      return cols;
    case 3:
      return text ("%s && %s", cols, rows);
    case 4:
      return text ("(%s) & (%s)", rows, cols);
    default:
      return all ? text ("%s && %s && %s", rows, all, cols)
	     : text ("%s && %s", rows, cols);
    }
}

/* What is done with an element on the way.  */

static const char *
changed (void)
{
  static const char *const all[] = {
    "E", "E", "E", "E * 3 + 1", "E + u[0]", "E - u[2] * 2"
  };
  return PICK (all);
}

static void
choose (struct kernel *k, int number)
{
  static const char *const elements[] = {
    "float", "float", "double", "int", "short", "unsigned char", "int64_t",
    "uint16_t", "int8_t"
  };
  static const char *const numbers[] = { "size_t", "int", "long", "unsigned" };
  static const int sides[] = { 4, 8, 16, 16, 16, 32, 7, 12 };
  k->number = number;
  k->form = below (FORMS);
  k->cols = k->rows = PICK (sides);
  if (k->form == ADDRESS && chance (30))
    k->rows = PICK (sides);
  k->from = PICK (elements);
  k->to = chance (80) ? k->from : PICK (elements);
  k->counter = PICK (numbers);
  k->lane = chance (70) ? k->counter : PICK (numbers);
  k->i_loop = chance (75);
  k->j_loop = chance (75);
  k->j_first = chance (30);
  k->batches = chance (15);
  bool turned = k->form != ADDRESS;
  k->load = chance (15) ? NULL : condition ("i", "m", "j", "n");
  k->store = turned && chance (85) ? condition ("j", "n", "i", "m") : NULL;
  k->all = k->form != ARRAY || chance (30);
  if (k->all)
    return;
  k->load = chance (80) ? "i + y < m && j + x < n" : NULL;
  k->store = chance (60) ? "j + y < n && i + x < m"
	     : "j + y < n && i + x + 2 < m";
}

/* The loops round a block, and what stands in them.  */

static void
print_loops (const struct kernel *k)
{
  const char *loops[2];
  loops[0] = k->i_loop ? text ("for (%s i = 0; i < m; i += %d)", k->counter,
			       k->rows)
	     : text ("for (%s i = 0, o = 1; o; o = 0)", k->counter);
  loops[1] = k->j_loop ? text ("for (%s j = 0; j < n; j += %d)", k->counter,
			       k->cols)
	     : text ("for (%s j = 0, o = 1; o; o = 0)", k->counter);
  if (k->batches)
    printf ("  for (int k = 0; k < 2; k++)\n");
  if (!k->i_loop)
    printf ("  {\n  %s i = 0;\n", k->counter);
  else if (!k->j_first || !k->j_loop)
    printf ("  %s\n", loops[0]);
  if (k->j_loop)
    printf ("  %s\n", loops[1]);
  if (k->i_loop && k->j_first && k->j_loop)
    printf ("  %s\n", loops[0]);
  printf ("  {\n");
  if (!k->j_loop)
    printf ("  %s j = 0;\n", k->counter);
}

static void
end_loops (const struct kernel *k)
{
  printf ("  }\n%s}\n", k->i_loop ? "" : "  }\n");
}

/* "if (CONDITION)", or nothing.  */

static const char *
when (const char *condition)
{
  return condition ? text ("if (%s) ", condition) : "";
}

static void
kernel (int number)
{
  struct kernel k;
  choose (&k, number);
  const char *before = changed (), *behind = changed ();
  const char *first = text ("%d", below (9));
  const char *far = k.batches ? "k * 4096 + " : "";
  const char *out = k.form == ADDRESS ? "b[%s((j + x) * S + i + y)]"
		    : "b[%s((j + y) * S + i + x)]";
  char place[100];
  snprintf (place, sizeof place, out, far);
  printf ("// Kernel %d\n", number);
  printf ("#define FROM %s\n#define TO %s\n#define R %d\n#define C %d\n",
	  k.from, k.to, k.rows, k.cols);
  /* A float that is negative has no unsigned value.  */
  const char *through = k.from[0] == 'f' || k.from[0] == 'd' ? "(int)" : "";
  printf ("#define F(E) ((FROM) (%s))\n#define G(E) ((TO) %s (%s))\n",
	  before, through, behind);
  printf ("#define A a[%s((i + y) * W + j + x)]\n#define B %s\n", far, place);
  /* Rows that are longer than the matrix, or not.  */
  printf ("#define W %s\n#define S %s\n", chance (70) ? "n" : "64",
	  chance (70) ? "m" : "64");
  for (int lanes = 0; lanes < 2; lanes++)
    {
      printf ("__attribute__ ((noipa)) static void\n%s%d (const FROM *a, TO"
	      " *b, %s m, %s n, const FROM *u)\n{\n",
	      lanes ? "lanes" : "loops", number, k.counter, k.counter);
      if (lanes)
	printf ("  ripple_block_t bs = ripple_set_block_shape (0, C, R);\n"
		"  %s x = ripple_id (bs, 0), y = ripple_id (bs, 1);\n",
		k.lane);
      print_loops (&k);
      if (!lanes)
	printf ("  static FROM e[R][C];\n"
		"  for (%s y = 0; y < R; y++)\n"
		"  for (%s x = 0; x < C; x++)\n"
		"  {\n  e[y][x] = (FROM) %s;\n"
		"  %se[y][x] = F (A);\n  }\n"
		"  for (%s y = 0; y < R; y++)\n"
		"  for (%s x = 0; x < C; x++)\n",
		k.lane, k.lane, first, when (k.load), k.lane, k.lane);
      if (k.form == ADDRESS)
	printf (lanes ? "  %sB = G (F (A));\n" : "  %sB = G (e[y][x]);\n",
		when (k.load));
      else if (!lanes)
	printf ("  %sB = G (e[x][y]);\n", when (k.store));
      else if (k.form == SHUFFLE)
	printf ("  FROM e = (FROM) %s;\n  %se = F (A);\n"
		"  e = ripple_shuffle (e, turn_%d);\n  %sB = G (e);\n",
		first, when (k.load), k.rows, when (k.store));
      else
	printf ("  FROM t[R][C];\n  %s t[y][x] = (FROM) %s;\n"
		"  %st[y][x] = F (A);\n  %sB = G (t[x][y]);\n",
		k.all ? "" : "//", first, when (k.load), when (k.store));
      end_loops (&k);
    }
  printf ("static int\ntest%d (void)\n{\n"
	  "  static FROM a[ROOM];\n  static TO b[2][ROOM];\n"
	  "  static const FROM u[] = { 2, 5, 3 };\n"
	  "  int bad = 0;\n"
	  "  for (int i = 0; i < ROOM; i++)\n"
	  "    a[i] = (FROM) (i * 7 %% 31);\n"
	  "  for (int t = 0; t < TESTS; t++)\n    {\n"
	  "      for (int i = 0; i < ROOM; i++)\n"
	  "\tb[0][i] = b[1][i] = (TO) 77;\n"
	  "      lanes%d (a, b[0], sizes[t][0], sizes[t][1], u);\n"
	  "      loops%d (a, b[1], sizes[t][0], sizes[t][1], u);\n"
	  "      bad |= memcmp (b[0], b[1], sizeof b[0]) != 0;\n    }\n"
	  "  if (bad)\n    printf (\"kernel%d\\n\");\n"
	  "  return bad;\n}\n", number, number, number, number);
  printf ("#undef FROM\n#undef TO\n#undef R\n#undef C\n#undef F\n#undef G\n"
	  "#undef A\n#undef B\n#undef W\n#undef S\n");
}

int
main (int argc, char **argv)
{
  static const int sides[] = { 4, 7, 8, 12, 16, 32 };
  if (argc < 2)
    return 2;
  start_random (strtoull (argv[1], NULL, 10));
  int count = argc > 2 ? atoi (argv[2]) : 8;
  printf ("#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n"
	  "#include <ripple.h>\n"
	  "enum { ROOM = 4 * 4096, TESTS = 12 };\n"
	  "static const int sizes[TESTS][2] = {\n"
	  "  { 0, 5 }, { 1, 1 }, { 3, 0 }, { 16, 16 }, { 15, 17 }, { 17, 16 },"
	  "\n  { 32, 8 }, { 33, 40 }, { 4, 45 }, { 7, 7 }, { 60, 31 }, "
	  "{ 48, 48 }\n};\n");
  for (unsigned i = 0; i < sizeof sides / sizeof *sides; i++)
    printf ("static size_t\nturn_%d (size_t k, size_t n)\n{\n"
	    "  return k %% %d * %d + k / %d;\n}\n", sides[i], sides[i],
	    sides[i], sides[i]);
  for (int i = 0; i < count; i++)
    kernel (i);
  printf ("int\nmain (void)\n{\n  int bad = 0;\n");
  for (int i = 0; i < count; i++)
    printf ("  bad |= test%d ();\n", i);
  printf ("  return bad;\n}\n");
  return 0;
}
