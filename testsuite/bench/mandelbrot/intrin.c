/* Blocks of LANES points of a row in LANES / 16 vectors.  Counts of points
   that have left stay: what becomes of them is never small again.  */

#include "avx512.h"

enum { VECTORS = LANES / 16 };

void
KERNEL (int width, int height, int limit, int *restrict out)
{
  float dx = 3.0f / width, dy = 2.0f / height;
  const __m512i numbers
    = _mm512_setr_epi32 (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const __m512i one = _mm512_set1_epi32 (1);
  const __m512 four = _mm512_set1_ps (4);

  for (int y = 0; y < height; y++)
    {
      const __m512 ci = _mm512_set1_ps (y * dy - 1);
      for (int x = 0; x < width; x += LANES)
	{
	  __m512 cr[VECTORS], zr[VECTORS], zi[VECTORS];
	  __m512i count[VECTORS];
#pragma GCC unroll 4
	  for (int v = 0; v < VECTORS; v++)
	    {
	      __m512i column
		= _mm512_add_epi32 (numbers, _mm512_set1_epi32 (x + 16 * v));
	      cr[v] = _mm512_fmsub_ps (_mm512_cvtepi32_ps (column),
				       _mm512_set1_ps (dx),
				       _mm512_set1_ps (2));
	      zr[v] = cr[v];
	      zi[v] = ci;
	      count[v] = _mm512_setzero_si512 ();
	    }
	  for (int k = 0; k < limit; k++)
	    {
	      __mmask16 any = 0;
#pragma GCC unroll 4
	      for (int v = 0; v < VECTORS; v++)
		{
		  __m512 b = _mm512_mul_ps (zi[v], zi[v]);
		  __m512 size = _mm512_fmadd_ps (zr[v], zr[v], b);
		  __m512 t = _mm512_fmsub_ps (zr[v], zr[v], b);
		  __m512 twice = _mm512_add_ps (zr[v], zr[v]);
		  __mmask16 in = _mm512_cmp_ps_mask (size, four, _CMP_LE_OS);
		  count[v] = _mm512_mask_add_epi32 (count[v], in, count[v],
						    one);
		  zi[v] = _mm512_fmadd_ps (twice, zi[v], ci);
		  zr[v] = _mm512_add_ps (cr[v], t);
		  any |= in;
		}
	      if (!any)
		break;
	    }
	  uint64_t lanes = first_lanes (width - x < 64 ? width - x : 64);
#pragma GCC unroll 4
	  for (int v = 0; v < VECTORS; v++)
	    _mm512_mask_storeu_epi32 (out + y * width + x + 16 * v,
				      (__mmask16) (lanes >> 16 * v), count[v]);
	}
    }
}
