/* Are the float functions of -fplugin-arg-ripple-math=exact rounded correctly?

   Usage: exact [-STEP] [NAME...]

   The arguments whose bits are 0, STEP, 2 STEP and so on go through the
   functions NAME, or all.  The results have to be, bit for bit, what MPFR
   gives; NaNs are all the same.  To be quick about it, MPFR is not asked where
   all numbers within 2^-44 of what the function for double gives, on lanes,
   are rounded to the result.

   FIRST and END in the environment are the bits of the first argument, and
   behind the last.

   It is linked with two objects of exact-lanes.c, with -DVARIANT=fused and
   -DVARIANT=plain, for targets with fused operations and without.

   Prints a line for each function and variant with the number of wrong
   results, behind some of these.  Exit status 1 if there are any.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "exact.h"
#include <mpfr.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 4096, GROUP = 64, PRECISION = 300, SHOWN = 40 };

extern double exp10 (double), rsqrt (double), sinpi (double), cospi (double);

typedef void lanes (float *y, const float *x, size_t n);
#define X(NAME, PRECISE) \
  extern lanes EXACT_LANES (fused, NAME), EXACT_LANES (plain, NAME);
EXACT_FUNCTIONS
#undef X
#define X(NAME, PRECISE) \
  static void \
  double_##NAME (double *y, const float *x, size_t n) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    ripple_parallel (bs, 0); \
    for (size_t i = 0; i < n; i++) \
      y[i] = NAME ((double) x[i]); \
  }
EXACT_FUNCTIONS
#undef X

/* sin and cos of pi X, X being a float that is no integer.  */

static int
sinpi_mpfr (mpfr_t r, const mpfr_t x, mpfr_rnd_t round)
{
  mpfr_const_pi (r, round);
  mpfr_mul (r, r, x, round);
  return mpfr_sin (r, r, round);
}

static int
cospi_mpfr (mpfr_t r, const mpfr_t x, mpfr_rnd_t round)
{
  mpfr_const_pi (r, round);
  mpfr_mul (r, r, x, round);
  return mpfr_cos (r, r, round);
}

static const struct function
{
  const char *name;
  lanes *lanes[2];
  void (*doubles) (double *y, const float *x, size_t n);
  int (*precise) (mpfr_t r, const mpfr_t x, mpfr_rnd_t round);
} functions[] =
{
#define X(NAME, PRECISE) \
  { #NAME "f", { EXACT_LANES (fused, NAME), EXACT_LANES (plain, NAME) }, \
    double_##NAME, PRECISE },
  EXACT_FUNCTIONS
#undef X
};
static uint64_t first, end = UINT64_C (1) << 32;
static const char *const variants[2] = { "fused", "plain" };

/* True if all numbers near D, which the function for double gives, are rounded
   to Y.  */

static int
sure_p (double d, float y)
{
  double e = fabs (d) * 0x1p-44;
  float low = (float) (d - e), high = (float) (d + e);
  return isnan (d) ? isnan (y)
	 : isinf (d) || d == 0 ? y == d && !signbit (y) == !signbit (d)
	 : low == y && high == y && !signbit (y) == !signbit (d);
}

/* What F gives for X.  */

static float
right_result (const struct function *f, float x)
{
  static mpfr_t a, r;
  if (!r->_mpfr_d)
    mpfr_inits2 (PRECISION, a, r, (mpfr_ptr) NULL);
  mpfr_set_d (a, x, MPFR_RNDN);
  f->precise (r, a, MPFR_RNDN);
  return mpfr_get_flt (r, MPFR_RNDN);
}

/* True if Y is wrong: what the variant V of F gives for X.  D is what the
   function for double gives.  Say so if SHOW.  */

static int
wrong_p (const struct function *f, int v, float x, double d, float y, int show)
{
  if (sure_p (d, y))
    return 0;
  float r = right_result (f, x);
  if (memcmp (&y, &r, sizeof r) == 0 || (isnan (y) && isnan (r)))
    return 0;
  if (show)
    printf ("%s %s (%a) = %a, not %a\n", f->name, variants[v], x, y, r);
  return 1;
}

/* True if all of the GROUP results P and Q are right for that reason alone:
   quick, and false where some are NaN.  */

static int
usual_p (const double *d, const float *p, const float *q)
{
  uint32_t different = 0;
  for (int i = 0; i < GROUP; i++)
    {
      float low = (float) (d[i] * (1 - 0x1p-44));
      float high = (float) (d[i] * (1 + 0x1p-44));
      uint32_t a, b, k, l;
      memcpy (&a, &low, sizeof a);
      memcpy (&b, &high, sizeof b);
      memcpy (&k, &p[i], sizeof k);
      memcpy (&l, &q[i], sizeof l);
      different |= (a ^ b) | (a ^ k) | (a ^ l);
    }
  return different == 0;
}

/* Check F with every STEP-th argument; false if some result is wrong.  */

static int
check (const struct function *f, uint64_t step)
{
  static float x[CHUNK], y[2][CHUNK];
  static double d[CHUNK];
  unsigned long long bad[2] = { 0, 0 };
  for (uint64_t at = first; at < end;)
    {
      size_t n = 0;
      for (; n < CHUNK && at < end; n++, at += step)
	{
	  uint32_t bits = (uint32_t) at;
	  memcpy (&x[n], &bits, sizeof bits);
	}
      for (int v = 0; v < 2; v++)
	f->lanes[v] (y[v], x, n);
      f->doubles (d, x, n);
      for (size_t i = 0; i < n; i += GROUP)
	if (!usual_p (&d[i], y[0] + i, y[1] + i))
	  for (size_t j = i; j < n && j < i + GROUP; j++)
	    for (int v = 0; v < 2; v++)
	      bad[v] += wrong_p (f, v, x[j], d[j], y[v][j], bad[v] < SHOWN);
    }
  for (int v = 0; v < 2; v++)
    printf ("%-8s %s %llu wrong\n", f->name, variants[v], bad[v]);
  fflush (stdout);
  return bad[0] == 0 && bad[1] == 0;
}

int
main (int argc, char **argv)
{
  uint64_t step = 1;
  int right = 1, named = 0;
  if (getenv ("FIRST"))
    first = strtoull (getenv ("FIRST"), NULL, 0);
  if (getenv ("END"))
    end = strtoull (getenv ("END"), NULL, 0);
  for (int a = 1; a < argc; a++)
    if (argv[a][0] == '-')
      step = strtoull (argv[a] + 1, NULL, 0);
    else
      named = 1;
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    {
      int wanted = !named;
      for (int a = 1; a < argc; a++)
	wanted |= strcmp (functions[i].name, argv[a]) == 0;
      if (wanted && step > 0)
	right &= check (&functions[i], step);
    }
  return !right;
}
