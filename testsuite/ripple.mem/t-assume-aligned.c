/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Alignment assumptions on the base pointers.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const int *in = (const int *) __builtin_assume_aligned (a, 4);
  int *out = (int *) __builtin_assume_aligned (c, 4);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    out[i] = in[i] ^ b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  const int *in = (const int *) __builtin_assume_aligned (a, 4);
  int *out = (int *) __builtin_assume_aligned (c, 4);
  for (int i = 0; i < n; i++)
    out[i] = in[i] ^ b[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
