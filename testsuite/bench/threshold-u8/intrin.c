/* Blocks of 64 lanes in one vector.  A limit that no byte can exceed, or that
   all do, is clamped so that the comparison can be one of bytes.  */

#include "avx512.h"

void
KERNEL (int n, int limit, const uint8_t *restrict gray,
	uint8_t *restrict black_white)
{
  int at_least = limit < -1 ? 0 : limit > 255 ? 256 : limit + 1;
  __m512i vl = _mm512_set1_epi8 ((char) at_least);
  __mmask64 any = at_least > 255 ? 0 : ~(__mmask64) 0;
  int i = 0;

  for (; i + 64 <= n; i += 64)
    {
      __m512i value = _mm512_loadu_si512 (gray + i);
      __mmask64 m = _mm512_mask_cmpge_epu8_mask (any, value, vl);
      _mm512_storeu_si512 (black_white + i, _mm512_movm_epi8 (m));
    }
  if (i < n)
    {
      __mmask64 rest = first_lanes (n - i);
      __m512i value = _mm512_maskz_loadu_epi8 (rest, gray + i);
      __mmask64 m = _mm512_mask_cmpge_epu8_mask (any, value, vl);
      _mm512_mask_storeu_epi8 (black_white + i, rest, _mm512_movm_epi8 (m));
    }
}
