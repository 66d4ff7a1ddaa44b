/* { dg-do run } */
/* Guards by && and ||: what is not evaluated cannot trap.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (b[i] != 0 && a[i] / (b[i] | 1) > 3)
	c[i] = 1;
      if (b[i] == 0 || (b[i] != -1 && a[i] % b[i] == 0))
	c[i] = 2;
      c[i] += 10u * (b[i] > 0 && a[i] / b[i] > 1);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      if (b[i] != 0 && a[i] / (b[i] | 1) > 3)
	c[i] = 1;
      if (b[i] == 0 || (b[i] != -1 && a[i] % b[i] == 0))
	c[i] = 2;
      c[i] += 10u * (b[i] > 0 && a[i] / b[i] > 1);
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
