/* { dg-do run } */
/* Division and remainder by constants, signed and unsigned.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[8 * i] = a[i] / 3;
      c[8 * i + 1] = a[i] % 7;
      c[8 * i + 2] = a[i] / 8;
      c[8 * i + 3] = a[i] % 16;
      c[8 * i + 4] = (unsigned) b[i] / 10;
      c[8 * i + 5] = (unsigned) b[i] % 1000;
      c[8 * i + 6] = (short) a[i] / -5;
      c[8 * i + 7] = (unsigned char) b[i] / 3 + 1000 / (1 + (b[i] & 7));
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      volatile int x = a[i], three = 3;
      c[8 * i] = x / three;
      c[8 * i + 1] = x % (three + 4);
      c[8 * i + 2] = x / (three + 5);
      c[8 * i + 3] = x % (three + 13);
      c[8 * i + 4] = (unsigned) b[i] / (three + 7u);
      c[8 * i + 5] = (unsigned) b[i] % (three + 997u);
      c[8 * i + 6] = (short) x / (three - 8);
      c[8 * i + 7] = (unsigned char) b[i] / three + 1000 / (1 + (b[i] & 7));
    }
}

int
main (void)
{
  TRY (B, int, int, 8, 0, kernel, model);
  return 0;
}
