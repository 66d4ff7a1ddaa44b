/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on int.  */
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
      c[4 * i] = (unsigned) x + (unsigned) y;
      c[4 * i + 1] = (unsigned) x - (unsigned) y;
      c[4 * i + 2] = (unsigned) x * (unsigned) y;
      c[4 * i + 3] = ((x & y) | 3) ^ (y & ~x);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      c[4 * i] = (unsigned) x + (unsigned) y;
      c[4 * i + 1] = (unsigned) x - (unsigned) y;
      c[4 * i + 2] = (unsigned) x * (unsigned) y;
      c[4 * i + 3] = ((x & y) | 3) ^ (y & ~x);
    }
}

int
main (void)
{
  TRY (B, int, int, 4, 0, kernel, model);
  return 0;
}
