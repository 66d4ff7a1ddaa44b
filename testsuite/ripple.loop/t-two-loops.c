/* { dg-do run } */
/* Many annotated loops in a function, one handle and several.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t five = ripple_set_block_shape (1, 5);
  ripple_parallel (eight, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] & 0xffff;
  ripple_parallel (five, 0);
  for (int i = 0; i < n; i++)
    c[i] += b[i] & 0xffff;
  ripple_parallel_peel (eight, 0);
  for (int j = n - 1; j >= 0; j--)
    c[j] += j;
  ripple_block_t square = ripple_set_block_shape (33, 4, 4);
  ripple_parallel (square, 0, 1);
  for (int i = 0; i < n; i++)
    c[i] *= 2;
  ripple_parallel (square, 1);
  for (int i = 0; i < n; i++)
    c[i] -= 1;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = ((a[i] & 0xffff) + (b[i] & 0xffff) + i) * 2 - 1;
}

int
main (void)
{
  TRY (8, int, int, 1, 0, kernel, model);
  return 0;
}
