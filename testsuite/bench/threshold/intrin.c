/* Blocks of 64 lanes in four vectors; the comparison is the mask of the
   store.  */

#include "avx512.h"

void
KERNEL (int n, float limit, const float *restrict x, float *restrict y)
{
  __m512 vl = _mm512_set1_ps (limit);
  int i = 0;

  for (; i + 64 <= n; i += 64)
    {
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	{
	  __m512 value = _mm512_loadu_ps (x + i + 16 * v);
	  __mmask16 m = _mm512_cmp_ps_mask (value, vl, _CMP_GT_OS);
	  _mm512_mask_storeu_ps (y + i + 16 * v, m, _mm512_sub_ps (value, vl));
	}
    }
  if (i < n)
    {
      uint64_t rest = first_lanes (n - i);
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	{
	  __mmask16 m = (__mmask16) (rest >> 16 * v);
	  __m512 value = _mm512_maskz_loadu_ps (m, x + i + 16 * v);
	  m = _mm512_mask_cmp_ps_mask (m, value, vl, _CMP_GT_OS);
	  _mm512_mask_storeu_ps (y + i + 16 * v, m, _mm512_sub_ps (value, vl));
	}
    }
}
