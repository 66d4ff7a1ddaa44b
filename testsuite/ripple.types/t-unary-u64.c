/* { dg-do run } */
/* Unary operators, ++ and -- on unsigned long.  */
#include "../ripple-test.h"
#define B 6

NOIPA static void
kernel (int n, const unsigned long *a, const unsigned long *b,
	unsigned long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned long x = a[i], y = b[i];
      c[8 * i] = -x;
      c[8 * i + 1] = ~x;
      c[8 * i + 2] = !x;
      c[8 * i + 3] = +y;
      c[8 * i + 4] = x++ - y--;
      c[8 * i + 5] = x ^ y;
      c[8 * i + 6] = ++x + --y;
      c[8 * i + 7] = x ^ y;
    }
}

NOIPA static void
model (int n, const unsigned long *a, const unsigned long *b, unsigned long *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned long x = a[i], y = b[i];
      c[8 * i] = -x;
      c[8 * i + 1] = ~x;
      c[8 * i + 2] = !x;
      c[8 * i + 3] = +y;
      c[8 * i + 4] = x++ - y--;
      c[8 * i + 5] = x ^ y;
      c[8 * i + 6] = ++x + --y;
      c[8 * i + 7] = x ^ y;
    }
}

int
main (void)
{
  TRY (B, unsigned long, unsigned long, 8, 0, kernel, model);
  return 0;
}
