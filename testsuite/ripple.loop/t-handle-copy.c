/* { dg-do run } */
/* Handles are values: copied, assigned, const.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t first = ripple_set_block_shape (0, 8);
  ripple_block_t second = first;
  const ripple_block_t third = second;
  ripple_block_t fourth;
  fourth = third;
  ripple_parallel (second, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i];
  ripple_parallel (fourth, 0);
  for (int i = 0; i < n; i++)
    c[i] ^= b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (8, int, int, 1, 0, kernel, model);
  return 0;
}
