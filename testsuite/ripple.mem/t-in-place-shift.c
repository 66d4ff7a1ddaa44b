/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A copy to lower addresses in place is safe at any block size.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = c[i + 1] ^ a[i];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      c[i] = c[i + 1] ^ a[i];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 1, kernel, model);
  return 0;
}
