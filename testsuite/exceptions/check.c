/* Runs each kernel of gen.c with special numbers in lanes that are on, or only
   in lanes that a condition on an integer turns off, and compares results and
   the exceptions FE_INVALID, FE_DIVBYZERO and FE_OVERFLOW with those of the
   scalar program.

   Usage: check [all]	(all: also of operations and comparisons of which
			nothing is promised by default)

   Prints what differs; the exit status is 0 if nothing does.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <fenv.h>
#include <stdio.h>
#include <string.h>
#include <float.h>
#include <math.h>
#include "kernel.h"

enum { MOST = 40, TRIALS = 26 };

static unsigned state;

static unsigned
rnd (void)
{
  state = state * 1664525u + 1013904223u;
  return state >> 9;
}

static double
usual (void)
{
  static const double few[] = { 1, 2, 0.5, 1.5, 3, 7, 2.5, -1, -2.5, 10 };
  return few[rnd () % 10];
}

/* Special numbers, by kind.  */
static const double special[][4] =
{
  { 0, 0, -0.0, 0 },
  { HUGE_VAL, -HUGE_VAL, HUGE_VAL, 1 },
  { NAN, 1, NAN, -NAN },
  { 3e38, -3e38, 1e38, 2e38 },
  { 1e308, -1e308, 1.5e308, 1e300 },
  { 1e-40, -1e-45, 1e-310, 5e-324 },
  { 3e9, -3e9, 2147483648.0, 1e19 },
  { 0.5, -0.5, 8388608.5, 1.5 },
  { -4, -1e-3, -1e10, -2 },
  { 1 + 0x1p-24, 1 + 0x1p-23 + 0x1p-24, 16777217, 1 + 0x1p-52 },
  { HUGE_VAL, 0, NAN, 1e30 },
  { -0.0, HUGE_VAL, 0, 4294967295.0 },
};
#define KINDS (int) (sizeof special / sizeof special[0])

static double a[MOST], b[MOST], c[MOST];
static int d[MOST];

/* Fill the arguments for TRIAL: of which kind some are, and if they are
   hidden.  */
static void
fill (int trial)
{
  int kind = trial / 2 % (KINDS + 1), hidden = trial & 1;
  state = trial * 7919 + 1;
  for (int i = 0; i < MOST; i++)
    {
      int s = kind < KINDS && rnd () % 3 == 0;
      d[i] = (int) (rnd () % 6) - 1;
      if (hidden && s)
	d[i] = 0 - (int) (rnd () % 2);
      a[i] = usual ();
      b[i] = usual ();
      c[i] = usual ();
      if (hidden && d[i] <= 0)
	s = 1;
      if (s && kind < KINDS)
	{
	  double x = special[kind][rnd () % 4];
	  switch (rnd () % 4)
	    {
	    case 0: a[i] = x; break;
	    case 1: b[i] = x; break;
	    case 2: a[i] = x; b[i] = special[kind][rnd () % 4]; break;
	    default: a[i] = b[i] = c[i] = x; break;
	    }
	}
    }
}

typedef void (*of_float) (int, const float *, const float *, const float *,
			  const int *, float *);
typedef void (*of_double) (int, const double *, const double *,
			   const double *, const int *, double *);

static float fa[MOST], fb[MOST], fc[MOST];

/* Leave signalling NaNs on the stack: what is read there without having been
   written is seen.  */
static __attribute__ ((noinline)) void
soil (int wide)
{
  volatile unsigned word[1024];
  for (int i = 0; i < 1024; i++)
    word[i] = wide ? 0x7ff40000 : 0x7fa00000;
}

/* Run K on N elements; results go to R, what was raised is returned.  */
static int
run (const struct kernel *k, int n, double *r)
{
  float f[MOST];
  int raised;
  for (int i = 0; i < MOST; i++)
    {
      r[i] = 77;
      f[i] = 77;
    }
  soil (k->wide);
  feclearexcept (FE_ALL_EXCEPT);
  if (k->wide)
    ((of_double) k->run) (n, a, b, c, d, r);
  else
    ((of_float) k->run) (n, fa, fb, fc, d, f);
  raised = fetestexcept (FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW);
  if (!k->wide)
    for (int i = 0; i < MOST; i++)
      r[i] = f[i];
  return raised;
}

/* Does C leave open what kernel S makes of element I?  The integer to which a
   number is converted that the type does not have, as by (T) (int) x.  */
static int
open_p (const struct kernel *s, int i)
{
  double most = strncmp (s->name, "int-bare", 8) == 0 ? 0x1p31
		: strncmp (s->name, "long-bare", 9) == 0 ? 0x1p63 : INFINITY;
  return most < INFINITY
	 && !(fabs (a[i]) < most && fabs (b[i]) < most && fabs (c[i]) < most);
}

/* Is GOT as good as WANT, the result of the C library?  On lanes functions of
   mathematics are others, with an error of one in the last place.  */
static int
close_p (const struct kernel *s, double want, double got)
{
  return strncmp (s->name, "exp", 3) == 0
	 && fabs (got - want) <= fabs (want) * (s->wide ? 0x1p-51 : 0x1p-22);
}

static const char *
names (int raised)
{
  static char text[2][40];
  static int which;
  char *t = text[which ^= 1];
  sprintf (t, "%s%s%s", raised & FE_INVALID ? " invalid" : "",
	   raised & FE_DIVBYZERO ? " divbyzero" : "",
	   raised & FE_OVERFLOW ? " overflow" : "");
  return *t ? t : " nothing";
}

/* Compare kernel NUMBER for TRIAL and N elements.  True if all is right.  */
static int
compare (int number, int trial, int n, int all)
{
  const struct kernel *s = &scalar_kernels[number];
  const struct kernel *l = &lanes_kernels[number];
  double want[MOST], got[MOST];
  int x, y;
  if (s->lanes)
    n = s->lanes;
  x = run (s, n, want);
  y = run (l, n, got);
  for (int i = 0; i < MOST; i++)
    if (memcmp (&want[i], &got[i], sizeof want[i]) != 0 && !open_p (s, i)
	&& !close_p (s, want[i], got[i])
	&& !(want[i] != want[i] && got[i] != got[i]))
      {
	printf ("%s: trial %d, element %d of %d: %a, expected %a (of %a, %a, "
		"%a, %d)\n", s->name, trial, i, n, got[i], want[i], a[i],
		b[i], c[i], d[i]);
	return 0;
      }
  if (x != y && (all || s->calm))
    {
      printf ("%s: trial %d, %d elements: raises%s, expected%s\n", s->name,
	      trial, n, names (y), names (x));
      return 0;
    }
  return 1;
}

int
main (int argc, char **argv)
{
  static const int lengths[] = { 37, 16, 5, 32, 1 };
  int all = argc > 1 && strcmp (argv[1], "all") == 0;
  int count = 0, bad = 0;
  for (; scalar_kernels[count].name; count++)
    {
      int right = 1;
      for (int trial = 0; trial < TRIALS && right; trial++)
	{
	  fill (trial);
	  for (int i = 0; i < MOST; i++)
	    {
	      fa[i] = a[i];
	      fb[i] = b[i];
	      fc[i] = c[i];
	    }
	  for (int i = 0; i < 5 && right; i++)
	    right = compare (count, trial, lengths[i], all);
	}
      bad += !right;
    }
  printf ("%d of %d differ\n", bad, count);
  return bad != 0;
}
