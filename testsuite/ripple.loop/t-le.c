/* { dg-do run } */
/* i <= last, also with nothing to do.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int last = n - 1;
  ripple_parallel (BS, 0);
  for (int i = 0; i <= last; ++i)
    c[i] = a[i] & b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
