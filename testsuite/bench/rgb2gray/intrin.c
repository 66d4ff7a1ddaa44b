/* 16 pixels a vector, four vectors a block of 64: 48 bytes are spread to
   R G B 0, multiplied and added in groups of four bytes, and the second byte
   of each sum is the grey value.  The multiplication has one unsigned and one
   signed operand: the weights and the pixels less 128.  */

#include "avx512.h"

#define WEIGHTS (77 | 150 << 8 | 29 << 16)
#define ROUND_AND_BIAS (128 + 128 * (77 + 150 + 29))

struct tables
{
  __m512i spread_dwords, spread_bytes;
};

static inline __m512i
spread (__m512i packed, struct tables t)
{
#ifdef __AVX512VBMI__
  return _mm512_permutexvar_epi8 (t.spread_bytes, packed);
#else
  return _mm512_shuffle_epi8 (_mm512_permutexvar_epi32 (t.spread_dwords,
							packed),
			      t.spread_bytes);
#endif
}

static inline __m128i
pixels_16 (__m512i packed, struct tables t)
{
  __m512i pixels = _mm512_xor_si512 (spread (packed, t),
				     _mm512_set1_epi8 (-128));
  __m512i weights = _mm512_set1_epi32 (WEIGHTS);
  __m512i bias = _mm512_set1_epi32 (ROUND_AND_BIAS);
#ifdef __AVX512VNNI__
  __m512i sum = _mm512_dpbusd_epi32 (bias, weights, pixels);
#else
  __m512i pairs = _mm512_maddubs_epi16 (weights, pixels);
  __m512i sum = _mm512_add_epi32 (bias,
				  _mm512_madd_epi16 (pairs,
						     _mm512_set1_epi16 (1)));
#endif
  return _mm512_cvtepi32_epi8 (_mm512_srli_epi32 (sum, 8));
}

void
KERNEL (int n, const uint8_t *restrict rgb, uint8_t *restrict gray)
{
  uint8_t bytes[64];
  int dwords[16], i = 0;

  for (int p = 0; p < 64; p++)
    {
#ifdef __AVX512VBMI__
      bytes[p] = p % 4 == 3 ? 63 : p / 4 * 3 + p % 4;
#else
      bytes[p] = p % 4 == 3 ? 0x80 : p % 16 / 4 * 3 + p % 4;
#endif
      dwords[p / 4] = p / 16 * 3 + p / 4 % 4;
    }
  struct tables t =
    { _mm512_loadu_si512 (dwords), _mm512_loadu_si512 (bytes) };

  for (; i + 70 <= n; i += 64)	/* The last load reads 16 bytes more.  */
    {
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	{
	  __m512i packed = _mm512_loadu_si512 (rgb + 3 * (i + 16 * v));
	  _mm_storeu_si128 ((__m128i *) (gray + i + 16 * v),
			    pixels_16 (packed, t));
	}
    }
  for (; i < n; i += 16)
    {
      int count = n - i < 16 ? n - i : 16;
      __m512i packed = _mm512_maskz_loadu_epi8 (first_lanes (3 * count),
						rgb + 3 * i);
      _mm_mask_storeu_epi8 (gray + i, (__mmask16) first_lanes (count),
			    pixels_16 (packed, t));
    }
}
