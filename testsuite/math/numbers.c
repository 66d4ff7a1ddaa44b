/* The errors of functions of mathematics on lanes: those of double, and of two
   numbers.

   Usage: numbers [-COUNT] [NAME...]

      The functions NAME, or all, get special values, values near to them, and
      COUNT random arguments of several kinds.  The results may differ from the
      exact ones by so many ULP as the table below says.  These are computed by
      the C library for long double or, with -DWITH_MPFR, by MPFR.  NaN,
      infinities and the signs of zeros have to be those of C.

   Prints a line for each function: its name, the largest error, the arguments
   and the result that have it, and how many are wrong.  Exit status 1 if some
   are.

   With -DDIRECT the functions of ripple/math/ are called by their own names.
   ROUND=up, down or zero in the environment is the rounding mode.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE 1
#include <math.h>
#include <ripple.h>
#ifdef HEADER
# include HEADER
#endif
#include <float.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef WITH_MPFR
# include <mpfr.h>
#endif
#include "rounding.h"

#ifndef LANES
# define LANES 16
#endif
#ifdef DIRECT
# define __RIPPLE_MATH_FILES__ 0xfff
# include <ripple/math/math.h>
# define ON_LANES(NAME) __ripplemath_##NAME
#else
# define ON_LANES(NAME) NAME
#endif

enum { CHUNK = 1024, PRECISION = 160 };

/* D1 (name, limit): of one double; D2, F2: of two, of two floats.  Errors
   below LEAST do not count in lgamma, which has zeros between negative
   integers.  */
#ifndef FUNCTIONS
# define FUNCTIONS \
  D1 (exp, 1) D1 (exp2, 1) D1 (exp10, 2) D1 (expm1, 2) D1 (log, 1) \
  D1 (log2, 1) D1 (log10, 2) D1 (log1p, 2) D1 (cbrt, 1) D1 (rsqrt, 2) \
  D1 (sin, 1) D1 (cos, 1) D1 (tan, 1) D1 (asin, 2) D1 (acos, 2) D1 (atan, 1) \
  D1 (sinh, 2) D1 (cosh, 2) D1 (tanh, 1) D1 (asinh, 2) D1 (acosh, 2) \
  D1 (atanh, 2) D1 (erf, 2) D1 (erfc, 2) D1 (tgamma, 2) D1 (lgamma, 2) \
  D1 (sinpi, 1) D1 (cospi, 1) \
  D2 (pow, 1) D2 (atan2, 2) D2 (hypot, 1) D2 (fmod, 0) D2 (remainder, 0) \
  D2 (fdim, 0.5) \
  F2 (pow, 1) F2 (atan2, 1) F2 (hypot, 1) F2 (fmod, 0) F2 (remainder, 0) \
  F2 (fdim, 0.5)
#endif
#ifndef COUNT
# define COUNT 100000
#endif
#define LEAST 0x1p-51
#ifdef FINITE
# define LIMIT(L) 4.0
#else
# define LIMIT(L) (L)
#endif

/* Those that math.h need not declare.  */
extern double exp10 (double), rsqrt (double), sinpi (double), cospi (double);
extern long double exp10l (long double);

#define LOOP(TYPE, CALL) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    const TYPE *x = (const TYPE *) xs, *x2 = (const TYPE *) x2s; \
    TYPE *y = (TYPE *) ys; \
    (void) x2; \
    ripple_parallel (bs, 0); \
    for (size_t i = 0; i < n; i++) \
      y[i] = CALL; \
  }
#define HEAD(NAME) \
  static void \
  lanes_##NAME (void *ys, const void *xs, const void *x2s, size_t n)
#define D1(NAME, ULP) HEAD (NAME) LOOP (double, ON_LANES (NAME) (x[i]))
#define D2(NAME, ULP) HEAD (NAME) LOOP (double, ON_LANES (NAME) (x[i], x2[i]))
#define F2(NAME, ULP) HEAD (NAME##f) \
  LOOP (float, ON_LANES (NAME##f) (x[i], x2[i]))
FUNCTIONS
#undef D1
#undef D2
#undef F2

#ifdef WITH_MPFR
/* C has rsqrt (-0) = -inf.  */

static int
rsqrt_reference (mpfr_t r, const mpfr_t x, mpfr_rnd_t round)
{
  int exact = mpfr_rec_sqrt (r, x, round);
  if (mpfr_zero_p (x) && mpfr_signbit (x))
    mpfr_set_inf (r, -1);
  return exact;
}

static int
lgamma_reference (mpfr_t r, const mpfr_t x, mpfr_rnd_t round)
{
  int sign;
  return mpfr_lgamma (r, &sign, x, round);
}

typedef int function_1 (mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int function_2 (mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
# define mpfr_lgamma lgamma_reference
# define mpfr_tgamma mpfr_gamma
# define mpfr_rsqrt rsqrt_reference
# define mpfr_fdim mpfr_dim
# define REFERENCE(NAME) mpfr_##NAME
#else
typedef long double function_1 (long double);
typedef long double function_2 (long double, long double);

static long double
rsqrt_reference (long double x)
{
  return 1 / sqrtl (x);
}

/* sin (pi x) and cos (pi x), as in floats.c.  */

static long double
sinpi_reference (long double x)
{
  long double r = x - 2 * rintl (x / 2);
  if (x == rintl (x) && isfinite (x))
    return copysignl (0, x);
  if (fabsl (r) > 0.5L)
    r = copysignl (1, r) - r;
  return isfinite (x) ? sinl (r * 3.14159265358979323846264338327950288L)
	 : NAN;
}

static long double
cospi_reference (long double x)
{
  long double pi = 3.14159265358979323846264338327950288L;
  long double r = fabsl (x - 2 * rintl (x / 2));
  if (r == 0.5L)
    return 0;
  return !isfinite (x) ? NAN : r < 0.25L ? cosl (r * pi)
	 : sinl ((0.5L - r) * pi);
}
/* A C library may have these names.  */
# define rsqrtl rsqrt_reference
# define sinpil sinpi_reference
# define cospil cospi_reference
# define REFERENCE(NAME) NAME##l
#endif

static const struct function
{
  const char *name;
  double limit;
  int single;
  void (*lanes) (void *y, const void *x, const void *x2, size_t n);
  function_1 *one;
  function_2 *two;
} functions[] =
{
#define D1(NAME, ULP) \
  { #NAME, ULP, 0, lanes_##NAME, REFERENCE (NAME), NULL },
#define D2(NAME, ULP) \
  { #NAME, ULP, 0, lanes_##NAME, NULL, REFERENCE (NAME) },
#define F2(NAME, ULP) \
  { #NAME "f", ULP, 1, lanes_##NAME##f, NULL, REFERENCE (NAME) },
  FUNCTIONS
};

/* What F gives for P and Q.  */

static long double
reference (const struct function *f, double p, double q)
{
#ifdef WITH_MPFR
  static mpfr_t a, b, r;
  static int made;
  if (!made)
    {
      mpfr_inits2 (PRECISION, a, b, r, (mpfr_ptr) NULL);
      made = 1;
    }
  mpfr_set_d (a, p, MPFR_RNDN);
  mpfr_set_d (b, q, MPFR_RNDN);
  mpfr_clear_underflow ();
  if (f->one)
    f->one (r, a, MPFR_RNDN);
  else
    f->two (r, a, b, MPFR_RNDN);
  int tiny = !mpfr_zero_p (r) || mpfr_underflow_p ();
  long double y = mpfr_get_ld (r, MPFR_RNDN);
  /* What is rounded to 0 need not be rounded so by what is checked.  */
  return y == 0 && tiny && getenv ("ROUND")
	 ? copysignl (LDBL_TRUE_MIN, y) : y;
#else
  return f->one ? f->one (p) : f->two (p, q);
#endif
}

static uint64_t state = 88172645463325252;

static uint64_t
random64 (void)
{
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * 0x2545f4914f6cdd1d;
}

static double
random_unit (void)
{
  return (double) (random64 () >> 11) * 0x1p-53;
}

static const double special[] =
{
  0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 10.0, 0.5, 1.5, 2.5, 0.25, 0.75, 1e300,
  1e-300, 1e30, 1e-30, 1e22, INFINITY, NAN, DBL_MAX, DBL_MIN,
  DBL_TRUE_MIN, FLT_MAX, FLT_MIN, FLT_TRUE_MIN, 0x1p23, 0x1p24, 0x1p52,
  0x1p53, 0x1.fffffep-1, 0x1.fffffffffffffp-1, M_PI, M_PI_2, M_PI_4, M_LN2,
  M_E, 170.6243769563027, 35.04009935, 709.782712893384, 710.4758600739439,
  745.1332191019411, 88.72283, 103.97208, 26.5432, 27.2262, 9.194549, 10.0579,
  1024.0, 1074.0, 128.0, 149.0, 308.2547155599167, 323.3062153431158, 33.0,
  100.0,
  6381956970095103.0 * 0x1p797, 0x1p-1021, 0x1p-1020, 0x1p1023, 0x1p512
};
enum { SPECIAL = sizeof special / sizeof special[0] };

/* A special value, or a neighbour of one, of either sign.  */

static double
near_special (uint64_t r, int single)
{
  double x = special[r % SPECIAL];
  uint64_t bits;
  float s = (float) x;
  uint32_t half;
  r /= SPECIAL;
  if (single)
    {
      memcpy (&half, &s, sizeof half);
      half += (uint32_t) (r >> 1) % 9 - 4;
      memcpy (&s, &half, sizeof half);
      x = s;
    }
  else
    {
      memcpy (&bits, &x, sizeof bits);
      bits += (r >> 1) % 9 - 4;
      memcpy (&x, &bits, sizeof bits);
    }
  return r & 1 ? -x : x;
}

/* The argument that belongs to the random number R.  */

static double
argument (uint64_t r, int single)
{
  static const double ranges[] =
  {
    1, 2, 6, 20, 110, 750, 1e5, 1e10, 0x1p-10, 0x1p-26, 180
  };
  unsigned kind = r & 31;
  double sign = r & 32 ? -1 : 1, x = random_unit ();
  uint64_t bits = random64 ();
  float s;
  uint32_t half;
  r >>= 6;
  switch (kind)
    {
    case 0: case 1: case 2: case 3:
      half = (uint32_t) bits;
      memcpy (&s, &half, sizeof s);
      if (!single)
	memcpy (&x, &bits, sizeof x);
      return single ? s : x;
    case 4:
      return near_special (r, single);
    case 5: case 6:
      return 1 + sign * x * scalbn (1, -(int) (r % 40));
    case 7: case 8:
      return sign * (double) (r % 100000) * M_PI_2
	     * (r & 1 ? 1 : 1 + 1e-9 * x);
    case 9:
      return sign * (double) (r % 400);
    case 10:
      return sign * (double) (r % 400) / 2 * (1 + x * 0x1p-20);
    case 11: case 12: case 13: case 14:
      return sign * scalbn (0.5 + x / 2, (int) (r % 61) - 30);
    default:
      return sign * x * ranges[r % (sizeof ranges / sizeof ranges[0])];
    }
}

/* With -DFINITE only numbers matter, some way from the ends of the range, and
   the limit is 4 ULP: that is what -ffast-math promises, and subnormal numbers
   are zero there.  True if the arguments P and Q of F, with the exact result
   R, are looked at.  */

static int
wanted_p (const struct function *f, double p, double q, long double r)
{
#ifdef FINITE
  double most = f->single ? 0x1p100 : 0x1p900, least = 1 / most;
  return fabs (p) >= least && fabs (p) <= most && fabs (q) <= most
	 && fabs (q) >= least && fabsl (r) >= least && fabsl (r) < most;
#else
  (void) f;
  (void) p;
  (void) q;
  (void) r;
  return 1;
#endif
}

/* By how many ULP Y differs from R; infinity if it is of another kind.  */

static double
error_of (double y, long double r, int single)
{
  int least = single ? -126 : -1022, bits = single ? 23 : 52;
  int most = single ? 127 : 1023, e;
  if (isnan (r) || isnan (y))
    return isnan (r) && isnan (y) ? 0 : INFINITY;
  if (r == 0 || isinf (r))
    return y == r && !signbit (y) == !signbit (r) ? 0 : INFINITY;
  if (!signbit (y) != !signbit (r))
    return INFINITY;
  e = ilogbl (r);
  /* Beyond the largest number, as if there were more of them.  */
  if (e > most)
    return isinf (y) ? 0 : fabs (y) < (single ? FLT_MAX : DBL_MAX) ? INFINITY
	   : 1;
  long double to = isinf (y) ? copysignl (ldexpl (1, most + 1), y) : y;
  return (double) fabsl (ldexpl (to - r, bits - (e < least ? least : e)));
}

/* The arguments number K of F to *X and *X2.  */

static void
arguments (const struct function *f, uint64_t k, double *x, double *x2)
{
  uint64_t each = SPECIAL * 18;
  if (f->one && k < each)
    *x = near_special (k, f->single);
  else if (f->two && k % 2 == 0)
    {
      /* Every other pair is a special one, from all over them.  */
      k = k / 2 * 7919 % (each * SPECIAL * 2);
      uint64_t second = k / each;
      /* Neighbours of one argument only.  */
      *x = near_special (k % each, f->single);
      *x2 = near_special (second + (second < SPECIAL ? SPECIAL * 8
				    : SPECIAL * 7), f->single);
    }
  else
    {
      *x = argument (random64 (), f->single);
      *x2 = argument (random64 (), f->single);
      /* Powers that are numbers, most of them finite.  */
      if (strncmp (f->name, "pow", 3) == 0)
	{
	  uint64_t kind = random64 ();
	  if (kind & 6)
	    *x = fabs (*x);
	  if (kind & 1)
	    *x2 = (random_unit () * 2 - 1) * (f->single ? 150 : 1075)
		  / (fabs (log2 (fabs (*x))) + 1e-9);
	}
    }
}

/* Check F with COUNT random arguments; false if some result is wrong.  */

static int
check (const struct function *f, uint64_t count)
{
  static double x[CHUNK], x2[CHUNK], y[CHUNK];
  static float xf[CHUNK], x2f[CHUNK], yf[CHUNK];
  double worst = 0, at = 0, at2 = 0, result = 0;
  double limit = rounding_limit (f->name, LIMIT (f->limit));
  uint64_t bad = 0;
  for (uint64_t done = 0; done < count; done += CHUNK)
    {
      for (size_t i = 0; i < CHUNK; i++)
	{
	  arguments (f, done + i, &x[i], &x2[i]);
	  xf[i] = (float) x[i];
	  x2f[i] = (float) x2[i];
	}
      set_rounding ();
      if (f->single)
	f->lanes (yf, xf, x2f, CHUNK);
      else
	f->lanes (y, x, x2, CHUNK);
      reset_rounding ();
      for (size_t i = 0; i < CHUNK; i++)
	{
	  double p = f->single ? xf[i] : x[i], q = f->single ? x2f[i] : x2[i];
	  double z = f->single ? yf[i] : y[i];
	  long double r = reference (f, p, q);
	  double error = error_of (z, r, f->single);
	  if (fabsl (z - r) <= LEAST && strcmp (f->name, "lgamma") == 0)
	    error = 0;
	  if (!wanted_p (f, p, q, r))
	    continue;
	  if (error > limit && bad++ < 10)
	    printf ("%s (%a, %a) = %a, not %La: %g ULP\n", f->name, p, q, z, r,
		    error);
	  if (error > worst)
	    worst = error, at = p, at2 = q, result = z;
	}
    }
  printf ("%-10s %.4f at %a, %a (%a), %llu wrong\n", f->name, worst, at, at2,
	  result, (unsigned long long) bad);
  fflush (stdout);
  return bad == 0;
}

int
main (int argc, char **argv)
{
  uint64_t count = COUNT;
  int right = 1, named = 0;
  for (int a = 1; a < argc; a++)
    if (argv[a][0] == '-')
      count = strtoull (argv[a] + 1, NULL, 0);
    else
      named = 1;
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    {
      int wanted = !named;
      for (int a = 1; a < argc; a++)
	wanted |= strcmp (functions[i].name, argv[a]) == 0;
      if (wanted)
	right &= check (&functions[i], count);
    }
  return !right;
}
