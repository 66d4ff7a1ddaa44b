/* { dg-do run } */
/* i != n takes its direction from the step.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i != n; i++)
    c[i] = a[i];
  ripple_parallel (BS, 0);
  for (int i = n - 1; i != -1; i--)
    c[i] ^= b[i] + (unsigned) i;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ (b[i] + (unsigned) i);
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
