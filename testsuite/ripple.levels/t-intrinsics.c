/* { dg-do run } */
/* { dg-require x86 } */
/* Intrinsics on uniform data next to lanes.  */
#include "../ripple-test.h"
#include <immintrin.h>
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  __m128i k = _mm_set1_epi32 (n);
  k = _mm_add_epi32 (k, _mm_setr_epi32 (1, 2, 3, 4));
  int third = _mm_cvtsi128_si32 (_mm_shuffle_epi32 (k, 2));
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = (a[i] ^ b[i]) + (unsigned) third;
  if (n >= 4)
    {
      __m128i v = _mm_loadu_si128 ((const __m128i *) c);
      v = _mm_xor_si128 (v, k);
      _mm_storeu_si128 ((__m128i *) c, v);
    }
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] ^= 1;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (((a[i] ^ b[i]) + (unsigned) (n + 3))
	    ^ (n >= 4 && i < 4 ? n + i + 1 : 0)) ^ 1;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
