/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Reversed bytes.  */
#include "../ripple-test.h"
#define B 64

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[n - 1 - i] ^ b[i];
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[n - 1 - i] ^ b[i];
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 1, 0, kernel, model);
  return 0;
}
