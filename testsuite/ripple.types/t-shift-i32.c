/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on int by lanes and by constants.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      int k = y & 31;
      c[4 * i] = (unsigned) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned) x << 3;
      c[4 * i + 3] = x >> 31;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      int k = y & 31;
      c[4 * i] = (unsigned) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned) x << 3;
      c[4 * i + 3] = x >> 31;
    }
}

int
main (void)
{
  TRY (B, int, int, 4, 0, kernel, model);
  return 0;
}
