/* Are the float functions of -fplugin-arg-ripple-math=exact rounded correctly?

   Usage: exact [-STEP] [NAME...]

   The arguments whose bits are 0, STEP, 2 STEP and so on go through the
   functions NAME, or all.  The results have to be, bit for bit, what MPFR
   gives; NaNs are all the same.  To be quick about it, MPFR is not asked where
   all numbers within 2^-44 of what the function for double gives, on lanes,
   are rounded to the result.

   Functions of two numbers have COUNT / STEP pairs of arguments: random ones,
   such as have middles between two floats as results, special ones.  Those of
   powf whose one argument is in the table `curves' have, for each such value,
   those others, too, whose bits are 0, STEP and so on.  Besides, where y is a
   multiple of 1/8 below 16, all results that may be middles are looked at.

   From the environment: FIRST and END, the bits of the first argument, and
   behind the last; COUNT (10^8); SEED.

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

typedef void lanes (float *r, const float *x, const float *y, size_t n);
typedef void doubles (double *r, const float *x, const float *y, size_t n);
#define X(NAME, PRECISE) \
  extern lanes EXACT_LANES (fused, NAME), EXACT_LANES (plain, NAME);
#define Y X
EXACT_FUNCTIONS
EXACT_PAIRS
#undef X
#undef Y
#define EACH(NAME, CALL) \
  static void \
  double_##NAME (double *r, const float *x, const float *y, size_t n) \
  { \
    (void) y; \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    ripple_parallel (bs, 0); \
    for (size_t i = 0; i < n; i++) \
      r[i] = CALL; \
  }
#define X(NAME, PRECISE) EACH (NAME, NAME ((double) x[i]))
#define Y(NAME, PRECISE) EACH (NAME, NAME ((double) x[i], (double) y[i]))
EXACT_FUNCTIONS
EXACT_PAIRS
#undef X
#undef Y

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

static int
lgamma_mpfr (mpfr_t r, const mpfr_t x, mpfr_rnd_t round)
{
  int sign;
  return mpfr_lgamma (r, &sign, x, round);
}

static const struct function
{
  const char *name;
  lanes *lanes[2];
  doubles *doubles;
  int (*precise) (mpfr_t r, const mpfr_t x, mpfr_rnd_t round);
  int (*precise_pair) (mpfr_t r, const mpfr_t x, const mpfr_t y,
		       mpfr_rnd_t round);
} functions[] =
{
#define NAMED(NAME) \
  #NAME "f", { EXACT_LANES (fused, NAME), EXACT_LANES (plain, NAME) }, \
  double_##NAME
#define X(NAME, PRECISE) { NAMED (NAME), PRECISE, NULL },
#define Y(NAME, PRECISE) { NAMED (NAME), NULL, PRECISE },
  EXACT_FUNCTIONS
  EXACT_PAIRS
#undef X
#undef Y
};

/* Arguments of powf that go with all others.  */
static const struct { const char *which; float value; } curves[] =
{
  { "y", 0.5f }, { "y", 1.5f }, { "y", 2.0f }, { "y", 3.0f }, { "y", -1.0f },
  { "y", 1 / 3.0f }, { "y", 0.375f }, { "y", -2.5f },
  { "x", 2.0f }, { "x", 10.0f }, { "x", 2.7182817f }, { "x", 0.5f },
  { "x", 1.0000001f }, { "x", 0.99999994f }, { "x", 3.0f }
};

static uint64_t first, end = UINT64_C (1) << 32, count = 100000000, seed = 1;
static const char *const variants[2] = { "fused", "plain" };
static float x[CHUNK], y[CHUNK], result[2][CHUNK];
static double d[CHUNK];
static unsigned long long bad[2];

static float
float_of_bits (uint32_t bits)
{
  float f;
  memcpy (&f, &bits, sizeof f);
  return f;
}

/* What the function F for double may be wrong by near its zeros.  */

static double
slack (const struct function *f)
{
  return strcmp (f->name, "lgammaf") == 0 ? 0x1p-46 : 0;
}

/* True if all numbers near D, within SLACK and 2^-44, are rounded to Y.  */

static int
sure_p (double d, double slack, float y)
{
  double e = fabs (d) * 0x1p-44 + slack;
  float low = (float) (d - e), high = (float) (d + e);
  return isnan (d) ? isnan (y)
	 : isinf (d) || (d == 0 && e == 0)
	 ? y == d && !signbit (y) == !signbit (d)
	 : low == y && high == y && !signbit (y) == !signbit (d);
}

/* What F gives for A and B.  */

static float
right_result (const struct function *f, float a, float b)
{
  static mpfr_t p, q, r;
  if (!r->_mpfr_d)
    mpfr_inits2 (PRECISION, p, q, r, (mpfr_ptr) NULL);
  mpfr_set_d (p, a, MPFR_RNDN);
  mpfr_set_d (q, b, MPFR_RNDN);
  if (f->precise)
    f->precise (r, p, MPFR_RNDN);
  else
    f->precise_pair (r, p, q, MPFR_RNDN);
  return mpfr_get_flt (r, MPFR_RNDN);
}

/* True if result I of the variant V of F is wrong.  MORE is its slack.  Say so
   if SHOW.  */

static int
wrong_p (const struct function *f, int v, size_t i, double more, int show)
{
  float z = result[v][i];
  if (sure_p (d[i], more, z))
    return 0;
  float r = right_result (f, x[i], y[i]);
  if (memcmp (&z, &r, sizeof r) == 0 || (isnan (z) && isnan (r)))
    return 0;
  if (show && f->precise)
    printf ("%s %s (%a = %.9gf) = %a, not %a = %.9gf\n", f->name, variants[v],
	    x[i], x[i], z, r, r);
  else if (show)
    printf ("%s %s (%a, %a) = %a, not %a\n", f->name, variants[v], x[i], y[i],
	    z, r);
  return 1;
}

/* Note in DIFFERENT, for each of the N results, whether it is other than a
   right one, for SLACK, or a NaN that has to be: quickly.  */

static void
compare (uint32_t *different, size_t n, double slack)
{
  ripple_block_t bs = ripple_set_block_shape (0, LANES);
  ripple_parallel (bs, 0);
  for (size_t i = 0; i < n; i++)
    {
      double e = fabs (d[i]) * 0x1p-44 + slack;
      float low = (float) (d[i] - e), high = (float) (d[i] + e);
      float p = result[0][i], q = result[1][i];
      uint32_t a, b, k, l;
      memcpy (&a, &low, sizeof a);
      memcpy (&b, &high, sizeof b);
      memcpy (&k, &p, sizeof k);
      memcpy (&l, &q, sizeof l);
      int nan = (low != low) & (p != p) & (q != q);
      different[i] = nan ? 0 : (a ^ b) | (a ^ k) | (a ^ l);
    }
}

/* Check F with the first N elements of x and y.  */

static void
check (const struct function *f, size_t n)
{
  static uint32_t different[CHUNK];
  double more = slack (f);
  for (int v = 0; v < 2; v++)
    f->lanes[v] (result[v], x, y, n);
  f->doubles (d, x, y, n);
  compare (different, n, more);
  for (size_t i = 0; i < n; i += GROUP)
    {
      size_t behind = i + GROUP < n ? i + GROUP : n;
      uint32_t any = 0;
      for (size_t j = i; j < behind; j++)
	any |= different[j];
      for (size_t j = i; any && j < behind; j++)
	for (int v = 0; v < 2; v++)
	  bad[v] += wrong_p (f, v, j, more, bad[v] < SHOWN);
    }
}

/* Check F with every STEP-th number as A, which is x or y.  */

static void
check_all (const struct function *f, float *a, uint64_t step)
{
  for (uint64_t at = first; at < end;)
    {
      size_t n = 0;
      for (; n < CHUNK && at < end; n++, at += step)
	a[n] = float_of_bits ((uint32_t) at);
      check (f, n);
    }
}

static uint64_t
random_bits (void)
{
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed * UINT64_C (2685821657736338717);
}

/* A pair of arguments of one of six kinds.  */

static void
random_pair (float *a, float *b)
{
  static const float special[]
    = { 0, -0.0f, 1, -1, INFINITY, -INFINITY, NAN, 2, -2, 0.5f, -0.5f, 3, -3,
	0x1p-149f, 0x1p-126f, -0x1p-149f, 0x1.fffffep127f, 1.5f, 16777216.0f,
	16777217.0f, -16777215.0f, 8388607.5f, -8388609.0f, 0x1.fffffep-1f };
  enum { SPECIAL = sizeof special / sizeof special[0] };
  uint64_t bits = random_bits ();
  uint32_t p = bits >> 32, q = (uint32_t) bits;
  int scale = (int) (q >> 9) % 80 - 40;
  *a = float_of_bits (p);
  *b = float_of_bits (q);
  switch ((random_bits () >> 32) % 6)
    {
    case 0:
      /* Anything.  */
      break;
    case 1:
      /* Powers, large and small, that are numbers.  */
      *a = float_of_bits (0x3e000000 + p % 0x3000000);
      *b = (float) (int) q * (0x1p-31f * 150) / log2f (*a);
      break;
    case 2:
      /* Few bits, as middles have; multiples of 1/8.  */
      *a = ldexpf ((float) (p % 8192 + 1), scale);
      *b = (float) ((int) (q % 240) - 100) / 8;
      break;
    case 3:
      /* Squares; sums of squares that are near to such.  */
      *a = ldexpf ((float) ((p % 4096) * (p % 4096)), scale);
      *b = q & 1 ? (float) ((int) (q % 60) - 20) / 4
	   : ldexpf ((float) (p % 4096), scale);
      break;
    case 4:
      /* Near to 1.  */
      *a = 1 + (float) ((int) p % 65536) * 0x1p-24f;
      *b = float_of_bits ((q & 0x81ffffff) + 0x3e000000);
      break;
    default:
      *a = p & 1 ? special[p / 2 % SPECIAL] : *a;
      *b = q & 1 ? special[q / 2 % SPECIAL]
	   : q & 2 ? (float) ((int) (q % 512) - 256) / 8 : *b;
    }
}

/* Check F, of two numbers, for COUNT / STEP pairs.  */

static void
check_pairs (const struct function *f, uint64_t step)
{
  for (uint64_t left = count / step; left > 0;)
    {
      size_t n = left < CHUNK ? left : CHUNK;
      for (size_t i = 0; i < n; i++)
	random_pair (&x[i], &y[i]);
      check (f, n);
      left -= n;
    }
}

/* Check F, which is powf, where x^y may be the middle between two floats.  A
   factor of x that is a power of two whose power is one, too, changes
   nothing.  */

static void
check_middles (const struct function *f, uint64_t step)
{
  uint64_t whole[2] = { first, end };
  for (int eighths = 1; eighths < 128; eighths++)
    {
      int order = 8;
      while (order > 1 && eighths % (16 / order) == 0)
	order /= 2;
      for (size_t j = 0; j < CHUNK; j++)
	y[j] = (float) eighths / 8;
      first = 0x3f800000;
      end = first + ((uint64_t) order << 23);
      check_all (f, x, step);
    }
  first = whole[0];
  end = whole[1];
}

/* Say what has been found for F and, if not null, for the CURVE that WHICH of
   its arguments is on.  False if anything is wrong.  */

static int
report (const struct function *f, const char *which, float curve)
{
  int right = bad[0] == 0 && bad[1] == 0;
  for (int v = 0; v < 2; v++)
    {
      printf ("%-8s %s %llu wrong", f->name, variants[v], bad[v]);
      if (which)
	printf (", %s = %.9g", which, curve);
      printf ("\n");
      bad[v] = 0;
    }
  fflush (stdout);
  return right;
}

/* Check F with steps of STEP; false if some result is wrong.  */

static int
check_function (const struct function *f, uint64_t step)
{
  int right;
  if (f->precise)
    check_all (f, x, step);
  else
    check_pairs (f, step);
  right = report (f, NULL, 0);
  if (strcmp (f->name, "powf") != 0)
    return right;
  for (size_t i = 0; i < sizeof curves / sizeof curves[0]; i++)
    {
      int fixed_x = curves[i].which[0] == 'x';
      for (size_t j = 0; j < CHUNK; j++)
	(fixed_x ? x : y)[j] = curves[i].value;
      check_all (f, fixed_x ? y : x, step);
      right &= report (f, curves[i].which, curves[i].value);
    }
  check_middles (f, step);
  right &= report (f, "y < 16, least factor of y", 0.125f);
  return right;
}

static uint64_t
from_environment (const char *name, uint64_t otherwise)
{
  const char *value = getenv (name);
  return value ? strtoull (value, NULL, 0) : otherwise;
}

int
main (int argc, char **argv)
{
  uint64_t step = 1;
  int right = 1, named = 0;
  first = from_environment ("FIRST", first);
  end = from_environment ("END", end);
  count = from_environment ("COUNT", count);
  seed = from_environment ("SEED", seed);
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
	right &= check_function (&functions[i], step);
    }
  return !right;
}
