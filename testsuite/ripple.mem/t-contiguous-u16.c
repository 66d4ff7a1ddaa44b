/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous loads and stores of unsigned short.  */
#include "../ripple-test.h"
#define B 24

NOIPA static void
kernel (int n, const unsigned short *a, const unsigned short *b,
	unsigned short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const unsigned short *a, const unsigned short *b,
       unsigned short *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, unsigned short, unsigned short, 1, 0, kernel, model);
  return 0;
}
