/* 64 partial sums in four vectors; one masked block at the end.  */

#include "avx512.h"

void
KERNEL (int n, const float *restrict x, const float *restrict y,
	float *restrict result)
{
  __m512 sum[4];
  int i = 0;

#pragma GCC unroll 4
  for (int v = 0; v < 4; v++)
    sum[v] = _mm512_setzero_ps ();
  for (; i + 64 <= n; i += 64)
    {
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	sum[v] = _mm512_fmadd_ps (_mm512_loadu_ps (x + i + 16 * v),
				  _mm512_loadu_ps (y + i + 16 * v), sum[v]);
    }
  if (i < n)
    {
      uint64_t rest = first_lanes (n - i);
#pragma GCC unroll 4
      for (int v = 0; v < 4; v++)
	{
	  __mmask16 m = (__mmask16) (rest >> 16 * v);
	  sum[v] = _mm512_fmadd_ps (_mm512_maskz_loadu_ps (m, x + i + 16 * v),
				    _mm512_maskz_loadu_ps (m, y + i + 16 * v),
				    sum[v]);
	}
    }
  sum[0] = _mm512_add_ps (sum[0], sum[2]);
  sum[1] = _mm512_add_ps (sum[1], sum[3]);
  *result = _mm512_reduce_add_ps (_mm512_add_ps (sum[0], sum[1]));
}
