/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on signed char by lanes and by constants.  */
#include "../ripple-test.h"
#define B 40

NOIPA static void
kernel (int n, const signed char *a, const signed char *b, signed char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      signed char x = a[i], y = b[i];
      int k = y & 7;
      c[4 * i] = (unsigned) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned) x << 3;
      c[4 * i + 3] = x >> 7;
    }
}

NOIPA static void
model (int n, const signed char *a, const signed char *b, signed char *c)
{
  for (int i = 0; i < n; i++)
    {
      signed char x = a[i], y = b[i];
      int k = y & 7;
      c[4 * i] = (unsigned) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned) x << 3;
      c[4 * i + 3] = x >> 7;
    }
}

int
main (void)
{
  TRY (B, signed char, signed char, 4, 0, kernel, model);
  return 0;
}
