/* Blocks of 64 lanes in four vectors, then one masked block.  */

#include "avx512.h"

void
KERNEL (int n, float a, const float *restrict x, float *restrict y)
{
  __m512 va = _mm512_set1_ps (a);
  int i = 0;

  for (; i + 64 <= n; i += 64)
    {
      __m512 r[4];
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	r[v] = _mm512_fmadd_ps (va, _mm512_loadu_ps (x + i + 16 * v),
				_mm512_loadu_ps (y + i + 16 * v));
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	_mm512_storeu_ps (y + i + 16 * v, r[v]);
    }
  if (i < n)
    {
      uint64_t rest = first_lanes (n - i);
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	{
	  __mmask16 m = (__mmask16) (rest >> 16 * v);
	  const float *p = x + i + 16 * v;
	  float *q = y + i + 16 * v;
	  __m512 r = _mm512_fmadd_ps (va, _mm512_maskz_loadu_ps (m, p),
				      _mm512_maskz_loadu_ps (m, q));
	  _mm512_mask_storeu_ps (q, m, r);
	}
    }
}
