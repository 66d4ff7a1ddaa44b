/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on long.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const long *a, const long *b, long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      long x = a[i], y = b[i];
      c[4 * i] = (unsigned long) x + (unsigned long) y;
      c[4 * i + 1] = (unsigned long) x - (unsigned long) y;
      c[4 * i + 2] = (unsigned long) x * (unsigned long) y;
      c[4 * i + 3] = ((x & y) | 3) ^ (y & ~x);
    }
}

NOIPA static void
model (int n, const long *a, const long *b, long *c)
{
  for (int i = 0; i < n; i++)
    {
      long x = a[i], y = b[i];
      c[4 * i] = (unsigned long) x + (unsigned long) y;
      c[4 * i + 1] = (unsigned long) x - (unsigned long) y;
      c[4 * i + 2] = (unsigned long) x * (unsigned long) y;
      c[4 * i + 3] = ((x & y) | 3) ^ (y & ~x);
    }
}

int
main (void)
{
  TRY (B, long, long, 4, 0, kernel, model);
  return 0;
}
