/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous loads and stores of signed char.  */
#include "../ripple-test.h"
#define B 64

NOIPA static void
kernel (int n, const signed char *a, const signed char *b, signed char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const signed char *a, const signed char *b, signed char *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, signed char, signed char, 1, 0, kernel, model);
  return 0;
}
