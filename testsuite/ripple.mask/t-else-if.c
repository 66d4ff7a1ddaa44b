/* { dg-do run } */
/* A chain of else if.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 1000)
      c[i] = 1;
    else if (a[i] > 0)
      c[i] = 2;
    else if (a[i] == 0)
      c[i] = 3;
    else if (b[i] & 1)
      c[i] += 0x10u;
    else
      c[i] = 5;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    if (a[i] > 1000)
      c[i] = 1;
    else if (a[i] > 0)
      c[i] = 2;
    else if (a[i] == 0)
      c[i] = 3;
    else if (b[i] & 1)
      c[i] += 0x10u;
    else
      c[i] = 5;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
