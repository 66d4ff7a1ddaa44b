/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers of bytes through byte indices.  */
#include "../ripple-test.h"
#define B 64

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] % 64] - a[b[i] & 31];
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] % 64] - a[b[i] & 31];
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 1, 64, kernel, model);
  return 0;
}
