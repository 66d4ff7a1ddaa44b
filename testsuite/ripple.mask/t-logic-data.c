/* { dg-do run } */
/* && and || used for their value have the shape of their operands.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int both = a[i] > 0 && b[i] > 0;
      int any = a[i] > 0 || b[i] == 0;
      c[i] = both + 2 * any + 4 * !(both || any) + 8 * (a[i] && 1)
	+ 16 * (1 && b[i]) + 32 * (0 || a[i] & 1);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int both = a[i] > 0 && b[i] > 0;
      int any = a[i] > 0 || b[i] == 0;
      c[i] = both + 2 * any + 4 * !(both || any) + 8 * (a[i] && 1)
	+ 16 * (1 && b[i]) + 32 * (0 || a[i] & 1);
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
