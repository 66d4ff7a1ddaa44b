/* A generator of random SPMD code for blocks of two scalable sizes, and of
   what it means: all lanes do a statement before any of them does the next
   one.

   Usage: statements SEED [KERNELS]

   Each kernel stands there for lanes and as loops over arrays of them, with
   the same expressions: T (n) is the N-th variable, X and Y are the lane.  The
   program runs both on equal memory, of which P and Q are parts that overlap,
   and prints the numbers of kernels that differ.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include "source.h"

enum { VARIABLES = 3, DEPTH = 2 };

/* A line of the lanes' text, and one of the loops'.  */

static FILE *out[2];

static void
both (const char *lanes, const char *loops)
{
  fprintf (out[0], "  %s\n", lanes);
  fprintf (out[1], "  %s\n", loops);
}

/* How many loops, which count by k, are round what is written.  */
static int loops;

/* An expression; LOADS: it may load.  */

static const char *
expression (int depth, bool loads)
{
  static const char *const operators[] = { "+", "-", "*", "^", "&", "|" };
  switch (depth == 0 ? below (4) : below (7))
    {
    case 0:
      return chance (50) ? "X" : "Y";
    case 1:
      return text ("%du", below (50));
    case 2:
      return loops > 0 && chance (50) ? "k" : "n";
    case 3:
      return text ("T (%d)", below (VARIABLES));
    case 4:
      if (loads)
	return text ("%s[%s & 1023]", chance (50) ? "p" : "q",
		     expression (depth - 1, chance (30)));
    default:
      return text ("(%s %s %s)", expression (depth - 1, loads),
		   PICK (operators), expression (depth - 1, loads));
    }
}

/* A place in memory: of a row and a column, most often.  */

static const char *
place (void)
{
  static const char *const often[] =
    { "Y * 37 + X", "X * n + Y", "Y * n + X", "X + Y", "Y * 16 + X * 2" };
  const char *at = chance (70) ? PICK (often)
		   : text ("%s + X * 3 + Y",
			   expression (1, chance (20)));
  return text ("%s[(%s) & 1023]", chance (60) ? "p" : "q", at);
}

static void
store (int mask)
{
  const char *at = place (), *value = expression (2, true);
  both (text ("%s = %s;", at, value),
	text ("EACH (%d) { to[L] = &%s; value[L] = %s; }", mask, at, value));
  fprintf (out[1], "  EACH (%d) *to[L] = value[L];\n", mask);
}

static void
assign (int mask)
{
  int v = below (VARIABLES);
  /* What is no scalar: such is set if any lane is on.  */
  const char *value = text ("%s + X * Y", expression (2, true));
  both (text ("T (%d) = %s;", v, value),
	text ("EACH (%d) T (%d) = %s;", mask, v, value));
}

static void statements (int n, int depth, int mask);

/* A condition: MASK is that around it, of which it makes two others.  */

static void
branch (int depth, int mask)
{
  const char *c = expression (1, chance (50));
  int bit = below (3);
  both (text ("if (%s >> %d & 1) {", c, bit),
	text ("EACH (%d) cond[L] = %s >> %d & 1;", mask, c, bit));
  fprintf (out[1], "  ALL on[%d][L] = on[%d][L] && cond[L];\n", 2 * mask,
	   mask);
  fprintf (out[1], "  ALL on[%d][L] = on[%d][L] && !cond[L];\n", 2 * mask + 1,
	   mask);
  statements (1 + below (3), depth - 1, 2 * mask);
  if (chance (50))
    {
      fprintf (out[0], "  } else {\n");
      statements (1 + below (2), depth - 1, 2 * mask + 1);
    }
  fprintf (out[0], "  }\n");
}

/* A loop, the same for all lanes.  */

static void
loop (int depth, int mask)
{
  static const char *const heads[] =
  {
    "for (unsigned k = 0; k < %d; k++) {", "for (int k = %d; k-- > 0; ) {",
    "for (unsigned k = 0; k < n %% %d; k++) {",
    "for (int k = 0; k < 2 * %d - 1; k += 2) {"
  };
  const char *format = PICK (heads);
  int times = 1 + below (4);
  char head[64];
  snprintf (head, sizeof head, format, times);
  both (head, head);
  loops++;
  statements (1 + (chance (50) ? below (3) : 0), depth - 1, mask);
  loops--;
  both ("}", "}");
}

static void
statements (int n, int depth, int mask)
{
  for (int i = 0; i < n; i++)
    if (depth > 0 && chance (30))
      branch (depth, mask);
    else if (loops < 2 && chance (15))
      loop (depth, mask);
    else if (chance (50))
      store (mask);
    else
      assign (mask);
}

static const char *
size (void)
{
  static const char *const sizes[] = { "1", "2", "4", "4", "8" };
  return PICK (sizes);
}

/* Print kernel NUMBER.  */

static void
kernel (int number)
{
  char *sides[2];
  size_t lengths[2];
  for (int i = 0; i < 2; i++)
    out[i] = open_memstream (&sides[i], &lengths[i]);
  for (int v = 0; v < VARIABLES; v++)
    {
      const char *start = text ("X * %d + Y * %d", 1 + below (5),
				1 + below (5));
      both (text ("unsigned T (%d) = %s;", v, start),
	    text ("ALL T (%d) = %s;", v, start));
    }
  statements (2 + below (4), DEPTH, 1);
  for (int i = 0; i < 2; i++)
    fclose (out[i]);
  printf ("// Kernel %d\n#ifndef WITHOUT_%d\n", number, number);
  printf ("#define T(N) t##N\n#define X x\n#define Y y\n");
  printf ("__attribute__ ((noipa)) static void\n"
	  "lanes%d (unsigned *p, unsigned *q, unsigned n, int *rows,"
	  " int *cols)\n{\n", number);
  printf ("  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable"
	  " (%s), ripple_scalable (%s));\n", size (), size ());
  printf ("  unsigned x = ripple_id (bs, 0), y = ripple_id (bs, 1);\n");
  printf ("  *cols = ripple_get_block_size (bs, 0);\n"
	  "  *rows = ripple_get_block_size (bs, 1);\n%s}\n", sides[0]);
  printf ("#undef T\n#undef X\n#undef Y\n#define T(N) t[N][L]\n");
  printf ("static void\n"
	  "loops%d (unsigned *p, unsigned *q, unsigned n, int rows, int cols)"
	  "\n{\n%s}\n", number, sides[1]);
  printf ("#undef T\n#endif\n");
  for (int i = 0; i < 2; i++)
    free (sides[i]);
}

int
main (int argc, char **argv)
{
  if (argc < 2)
    return 2;
  start_random (strtoull (argv[1], NULL, 10));
  int count = argc > 2 ? atoi (argv[2]) : 8;
  printf ("#include <stdio.h>\n#include <string.h>\n#include <ripple.h>\n"
	  "enum { LANES = 128 * 128, ROOM = 1024 + 64 };\n"
	  "static unsigned t[%d][LANES], value[LANES], *to[LANES];\n"
	  "static unsigned char on[8][LANES], cond[LANES];\n"
	  "#define L (Y * cols + X)\n"
	  "#define ALL for (unsigned Y = 0; Y < rows; Y++)"
	  " for (unsigned X = 0; X < cols; X++)\n"
	  "#define EACH(M) ALL if (on[M][L])\n", VARIABLES);
  for (int i = 0; i < count; i++)
    kernel (i);
  printf ("static unsigned m[2][ROOM];\n"
	  "typedef void by_lanes (unsigned *, unsigned *, unsigned, int *,"
	  " int *);\n"
	  "typedef void by_loops (unsigned *, unsigned *, unsigned, int, int);"
	  "\nstatic int\n"
	  "test (int number, by_lanes *lanes, by_loops *loops)\n{\n"
	  "  int rows, cols, bad = 0;\n"
	  "  for (unsigned n = 0; n < 41; n += 8)\n    {\n"
	  "      for (int i = 0; i < ROOM; i++)\n"
	  "\tm[0][i] = m[1][i] = i * 7 %% 50;\n"
	  "      lanes (m[0], m[0] + n, n, &rows, &cols);\n"
	  "      memset (on[1], 1, LANES);\n"
	  "      loops (m[1], m[1] + n, n, rows, cols);\n"
	  "      bad |= memcmp (m[0], m[1], sizeof m[0]) != 0;\n    }\n"
	  "  if (bad)\n    printf (\"kernel%%d\\n\", number);\n"
	  "  return bad;\n}\nint\nmain (void)\n{\n  int bad = 0;\n");
  for (int i = 0; i < count; i++)
    printf ("#ifndef WITHOUT_%d\n"
	    "  bad |= test (%d, lanes%d, loops%d);\n#endif\n", i, i, i, i);
  printf ("  return bad;\n}\n");
  return 0;
}
