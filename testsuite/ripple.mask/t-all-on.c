/* { dg-do run } */
/* Conditions that hold everywhere, in full blocks and in the remainder.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (i >= 0 && a[i] == a[i])
      c[i] = b[i];
    else
      c[i] = 0;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  (void) a;
  for (int i = 0; i < n; i++)
    c[i] = b[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
