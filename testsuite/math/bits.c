/* The float functions of -fplugin-arg-ripple-math=exact have the same results
   on every target: a sum over the bits of some of them is a constant.

   Usage: bits [print]

   The arguments are those whose bits are 0, STEP, 2 STEP and so on, and those
   that were found hardest to round.  Exit status 1 if a sum differs; with an
   argument the sums are printed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define VARIANT lanes
#include "exact-lanes.c"
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define STEP 80021
#define COUNT (0xffffffffu / STEP + 1)

/* The sums.  */
#define SUM_exp 0x469367c8u
#define SUM_exp2 0xcedb1f41u
#define SUM_exp10 0x30ece1c5u
#define SUM_expm1 0x1291ffabu
#define SUM_log 0xc77ae45bu
#define SUM_log2 0xa3b6fb5cu
#define SUM_log10 0x37c86446u
#define SUM_log1p 0xc0c5b28bu
#define SUM_sqrt 0x8a1dce08u
#define SUM_rsqrt 0x2250a02au
#define SUM_cbrt 0x83b747d2u
#define SUM_sin 0x39af25e6u
#define SUM_cos 0xac108cf4u
#define SUM_tan 0x32d3d8d7u
#define SUM_sinpi 0x96296858u
#define SUM_cospi 0x2fe8165fu
#define SUM_asin 0x599a8bb6u
#define SUM_acos 0xfc8bc9fbu
#define SUM_atan 0xe527e2dfu
#define SUM_sinh 0x22a032adu
#define SUM_cosh 0xd85b2dbcu
#define SUM_tanh 0x710a1493u
#define SUM_asinh 0x4480f5bfu
#define SUM_acosh 0x6153edeeu
#define SUM_atanh 0xd5c825edu
#define SUM_erf 0x35c3ed69u
#define SUM_erfc 0x0eae5810u

/* Results are next to the middle between two floats here.  */
static const float hard[] =
{
  0.0029695758f, -0.029743774f, 0.011794383f, 9.472636f, 58037908.0f,
  1.2783784e23f, 5.498306e28f, 6.284548e-30f, 4.4042917e-28f, 4.4042917e-27f,
  7.152559e-7f, 8.583093e-6f, 0.10741951f, 0.49512997f, 8.472636f,
  -7.1525557e-7f, -8.583044e-6f, -0.0021787146f, 6.391892e22f, 2.749153e28f,
  0.0005589425f, 0.53213656f, 0.069052f, 0.0002577428f, 1.5893255e-8f,
  0.00024868647f, 2.6411621e-8f, 1.8488134e-7f, 7.0519027e-6f, 2.411381e-5f,
  -3.697627e-7f, -0.0036103257f, 9830.398f, 2.7897511e13f, 1.1004678e19f,
  1.7269983e20f, 4.439496e34f, 29018954.0f, 6.1763377e-15f, 6.2264058e-15f
};
enum { HARD = sizeof hard / sizeof hard[0] };

static const struct
{
  const char *name;
  void (*lanes) (float *y, const float *x, size_t n);
  uint32_t sum;
} functions[] =
{
#define X(NAME, PRECISE) { #NAME "f", lanes_##NAME##f, SUM_##NAME },
  EXACT_FUNCTIONS
#undef X
};

static float x[COUNT + HARD], y[COUNT + HARD];

/* NaNs are all the same.  */

static uint32_t
sum_of (const float *result, size_t n)
{
  uint32_t sum = 2166136261u;
  for (size_t i = 0; i < n; i++)
    {
      uint32_t bits;
      memcpy (&bits, &result[i], sizeof bits);
      bits = result[i] == result[i] ? bits : 0x7fc00000;
      sum = (sum ^ bits) * 16777619u;
      sum ^= sum >> 15;
    }
  return sum;
}

int
main (int argc, char **argv)
{
  int wrong = 0;
  (void) argv;
  for (size_t i = 0; i < COUNT; i++)
    {
      uint32_t bits = (uint32_t) (i * STEP);
      memcpy (&x[i], &bits, sizeof bits);
    }
  memcpy (x + COUNT, hard, sizeof hard);
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    {
      functions[i].lanes (y, x, COUNT + HARD);
      uint32_t sum = sum_of (y, COUNT + HARD);
      if (argc > 1)
	printf ("#define SUM_%s 0x%08xu\n", functions[i].name, sum);
      else if (sum != functions[i].sum)
	{
	  printf ("%s: 0x%08x, not 0x%08x\n", functions[i].name, sum,
		  functions[i].sum);
	  wrong = 1;
	}
    }
  return wrong;
}
