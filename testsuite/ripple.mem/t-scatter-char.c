/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Scatters of bytes.  */
#include "../ripple-test.h"
#define B 40

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i ^ 1] = a[i] + b[i];
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    c[i ^ 1] = a[i] + b[i];
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 1, 1, kernel, model);
  return 0;
}
