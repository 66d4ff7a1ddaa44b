/* exp by intrinsics, as well as can be written with the same promises: 1 ULP,
   infinities, NaN, results that are subnormal.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <immintrin.h>
#include "kernels.h"

#if defined __AVX512F__

# define V __m512
# define LANES 16
# define OP(NAME) _mm512_##NAME##_ps

static inline V
vexp (V x)
{
  V k = _mm512_roundscale_ps (OP (mul) (x, OP (set1) (0x1.715476p+0f)), 8);
  V r = OP (fmadd) (k, OP (set1) (-0x1.62e4p-1f), x), p;
  r = OP (fmadd) (k, OP (set1) (-0x1.7f7d1cp-20f), r);
  p = OP (set1) (0x1.6850e4p-10f);
  p = OP (fmadd) (p, r, OP (set1) (0x1.123bccp-7f));
  p = OP (fmadd) (p, r, OP (set1) (0x1.555b98p-5f));
  p = OP (fmadd) (p, r, OP (set1) (0x1.55548ep-3f));
  p = OP (fmadd) (p, r, OP (set1) (0x1.fffff8p-2f));
  p = OP (add) (OP (fmadd) (p, OP (mul) (r, r), r), OP (set1) (1));
  return OP (scalef) (p, k);
}

#else

# ifdef __AVX2__
#  define V __m256
#  define LANES 8
#  define OP(NAME) _mm256_##NAME##_ps
#  define INT(NAME) _mm256_##NAME
#  define BITS(X) _mm256_castps_si256 (X)
#  define FLOATS(X) _mm256_castsi256_ps (X)
#  define FMA(A, B, C) OP (fmadd) (A, B, C)
#  define ROUND(X) _mm256_round_ps (X, 8)
# else
#  define V __m128
#  define LANES 4
#  define OP(NAME) _mm_##NAME##_ps
#  define INT(NAME) _mm_##NAME
#  define BITS(X) _mm_castps_si128 (X)
#  define FLOATS(X) _mm_castsi128_ps (X)
#  define FMA(A, B, C) OP (add) (OP (mul) (A, B), C)
#  define ROUND(X) _mm_cvtepi32_ps (_mm_cvtps_epi32 (X))
# endif

static inline V
vexp (V x)
{
  /* The second operand is the result if one is a NaN.  */
  x = OP (min) (OP (set1) (89), OP (max) (OP (set1) (-104), x));
  V k = ROUND (OP (mul) (x, OP (set1) (0x1.715476p+0f)));
  V r = FMA (k, OP (set1) (-0x1.62e4p-1f), x), p;
  r = FMA (k, OP (set1) (-0x1.7f7d1cp-20f), r);
  p = OP (set1) (0x1.6850e4p-10f);
  p = FMA (p, r, OP (set1) (0x1.123bccp-7f));
  p = FMA (p, r, OP (set1) (0x1.555b98p-5f));
  p = FMA (p, r, OP (set1) (0x1.55548ep-3f));
  p = FMA (p, r, OP (set1) (0x1.fffff8p-2f));
  p = OP (add) (FMA (p, OP (mul) (r, r), r), OP (set1) (1));
  /* Exponents: 2^k = 2^h 2^(k - h).  */
  __auto_type n = INT (slli_epi32) (BITS (OP (add) (k, OP (set1) (0x1.8p23f))),
				    23);
  __auto_type h = INT (slli_epi32) (INT (srai_epi32) (n, 24), 23);
  V one = OP (set1) (1);
  p = OP (mul) (p, FLOATS (INT (add_epi32) (h, BITS (one))));
  return OP (mul) (p, FLOATS (INT (add_epi32) (INT (sub_epi32) (n, h),
					       BITS (one))));
}

#endif

void
hand_expf PARAMETERS (float)
{
  (void) z;
  /* n is a multiple of the lanes.  */
  for (long i = 0; i < n; i += LANES)
    OP (storeu) (y + i, vexp (OP (loadu) (x + i)));
}
