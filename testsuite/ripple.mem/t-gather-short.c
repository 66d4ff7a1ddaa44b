/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers through 16-bit indices.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned short *a, const unsigned short *b,
	unsigned short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] % 13] ^ a[(b[i] & 7) + i % 3];
}

NOIPA static void
model (int n, const unsigned short *a, const unsigned short *b,
       unsigned short *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] % 13] ^ a[(b[i] & 7) + i % 3];
}

int
main (void)
{
  TRY (B, unsigned short, unsigned short, 1, 13, kernel, model);
  return 0;
}
