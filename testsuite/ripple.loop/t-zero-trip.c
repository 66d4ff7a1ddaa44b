/* { dg-do run } */
/* Loops that do not run at all touch nothing, not even a null pointer.  */
#include "../ripple-test.h"
#define B 32

NOIPA static void
kernel (int lo, int hi, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = lo; i < hi; i++)
    c[i] = a[i] + 1;
  ripple_parallel_full (BS, 0);
  for (int i = lo; i < hi; i++)
    c[i] = a[i] + 1;
  ripple_parallel_peel (BS, 0);
  for (int i = lo; i < hi; i++)
    c[i] = a[i] + 1;
  ripple_parallel (BS, 0);
  for (int i = hi; i > lo; i -= 3)
    c[i] = a[i] + 1;
}

NOIPA static void
kernel_u (unsigned lo, unsigned hi, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned i = lo; i < hi; i++)
    c[i] = a[i] + 1;
}

int
main (void)
{
  kernel (0, 0, NULL, NULL);
  kernel (5, 5, NULL, NULL);
  kernel (1, 0, NULL, NULL);
  kernel (0, -1, NULL, NULL);
  kernel (INT_MAX, INT_MIN, NULL, NULL);
  kernel (100, -100, NULL, NULL);
  kernel_u (0, 0, NULL, NULL);
  kernel_u (10, 3, NULL, NULL);
  kernel_u (UINT_MAX, 3, NULL, NULL);
  return 0;
}
