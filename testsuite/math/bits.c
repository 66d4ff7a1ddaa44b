/* The float functions of -fplugin-arg-ripple-math=exact have the same results
   on every target: a sum over the bits of some of them is a constant.

   Usage: bits [print]

   The arguments are those whose bits are 0, STEP, 2 STEP and so on, and those
   that were found hardest to round; in pairs, others that are near to 1, and
   those whose results are middles between two floats, or next to such.  Exit
   status 1 if a sum differs; with an argument the sums are printed.

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
#define SUM_exp 0xd2f234aau
#define SUM_exp2 0x493af9a5u
#define SUM_exp10 0x3f5bf01bu
#define SUM_expm1 0x5d5f43e2u
#define SUM_log 0x315b1289u
#define SUM_log2 0x8b73aa0au
#define SUM_log10 0x05cea71cu
#define SUM_log1p 0xf223fa81u
#define SUM_sqrt 0x8f392126u
#define SUM_rsqrt 0xf5c16f57u
#define SUM_cbrt 0x78a43b05u
#define SUM_sin 0x8240e3c8u
#define SUM_cos 0x70414961u
#define SUM_tan 0xbc8a37f9u
#define SUM_sinpi 0x0ba21e1fu
#define SUM_cospi 0x3db83931u
#define SUM_asin 0x01712953u
#define SUM_acos 0xd6b74e85u
#define SUM_atan 0xdd35b552u
#define SUM_sinh 0xcadfcb30u
#define SUM_cosh 0x8c3d2fdcu
#define SUM_tanh 0x896f4010u
#define SUM_asinh 0x2995be96u
#define SUM_acosh 0x11f5e14eu
#define SUM_atanh 0x545efc55u
#define SUM_erf 0x00cc988au
#define SUM_erfc 0xaa65c024u
#define SUM_tgamma 0xa3851a3du
#define SUM_lgamma 0x427d7874u
#define SUM_pow 0xaa4d5e37u
#define SUM_hypot 0xbde77885u
#define SUM_atan2 0x67aa8036u

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
  1.7269983e20f, 4.439496e34f, 29018954.0f, 6.1763377e-15f, 6.2264058e-15f,
  0.0038502016f, 6.990848e33f, -1.5639554e-9f
};
enum { HARD = sizeof hard / sizeof hard[0] };

static const float hard_pairs[][2] =
{
  { 4097.0f, 2.0f }, { -4099.0f, 2.0f }, { 3.0f, 15.0f }, { 5.0f, 10.0f },
  { -0.02f, -3.0f }, { 16777225.0f, 1.5f }, { 25411681.0f, 1.5f },
  { 390625.0f, 1.375f }, { 6561.0f, 1.875f }, { 7.9228163e-23f, 2.0f },
  { 0.5f, 150.0f }, { 2.0f, -150.0f }, { 2.0f, 128.0f }, { 2.0f, -149.5f },
  { 1.0000001f, 2e9f }, { 0.99999994f, 1.7e9f }, { 1.0000001f, 0.5f },
  { 0.2363843f, -0.060872953f }, { 4.9974194f, 0.28662884f },
  { 1.7388783f, 0.03845756f }, { 0.49850357f, 0.08155864f },
  { 0.75520116f, 0.056593582f }, { 1.1137514f, 0.9601461f },
  { 0.7274499f, 2.5340245f }, { 0.6216674f, 0.28150466f },
  { 0.123325914f, 0.036288153f }, { 0.039079554f, 0.12165177f },
  { 16777216.0f, 16777217.0f }, { 1.0f, 5.9604645e-8f }, { 2.0f, 3e-45f },
  { 4.0f, 2.1e-44f }, { -1.0f, 1e-40f }, { 3e38f, 1.4e-45f },
  { -0.0f, 0.0f }, { -0.0f, -0.0f }, { 0.0f, -0.0f }
};
enum { PAIRS = sizeof hard_pairs / sizeof hard_pairs[0] };

static const struct
{
  const char *name;
  void (*lanes) (float *r, const float *x, const float *y, size_t n);
  uint32_t sum;
  int pair;
} functions[] =
{
#define X(NAME, PRECISE) { #NAME, lanes_##NAME##f, SUM_##NAME, 0 },
#define Y(NAME, PRECISE) { #NAME, lanes_##NAME##f, SUM_##NAME, 1 },
  EXACT_FUNCTIONS
  EXACT_PAIRS
#undef X
#undef Y
};

enum { ALL = COUNT + HARD, BOTH = 2 * COUNT + PAIRS };
static float x[BOTH], y[BOTH], r[BOTH];

static float
float_of_bits (uint32_t bits)
{
  float f;
  memcpy (&f, &bits, sizeof f);
  return f;
}

/* Any arguments; HARD or such pairs; for pairs as many numbers between 2^-5
   and 8 in magnitude, few of them negative.  */

static void
set_arguments (int pair)
{
  for (uint32_t i = 0; i < COUNT; i++)
    {
      uint32_t a = (i * 2654435761u) & 0x83ffffff;
      uint32_t b = (i * 2246822519u) & 0x83ffffff;
      x[i] = float_of_bits (i * STEP);
      y[i] = float_of_bits (i * 40503u * STEP);
      if (pair)
	{
	  x[COUNT + PAIRS + i] = float_of_bits ((i % 8 ? a & 0x7fffffff : a)
					    + 0x3d000000);
	  y[COUNT + PAIRS + i] = float_of_bits (b + 0x3d000000);
	}
    }
  if (!pair)
    memcpy (x + COUNT, hard, sizeof hard);
  else
    for (size_t i = 0; i < PAIRS; i++)
      {
	x[COUNT + i] = hard_pairs[i][0];
	y[COUNT + i] = hard_pairs[i][1];
      }
}

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
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    {
      size_t n = functions[i].pair ? BOTH : ALL;
      set_arguments (functions[i].pair);
      functions[i].lanes (r, x, y, n);
      uint32_t sum = sum_of (r, n);
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
