/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Indices computed in short and unsigned char.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      short s = i;
      unsigned char u = i & 15;
      c[s] = a[s] ^ b[u];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      short s = i;
      unsigned char u = i & 15;
      c[s] = a[s] ^ b[u];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 16, kernel, model);
  return 0;
}
