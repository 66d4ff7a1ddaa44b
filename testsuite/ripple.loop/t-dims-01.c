/* { dg-do run } */
/* One loop over two dimensions, Dims(0,1).  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  ripple_parallel (BS, 0, 1);
  for (int i = 0; i < n; i++)
    c[i] = (a[i] ^ b[i]) + (unsigned) (i & 0xff);
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (a[i] ^ b[i]) + (unsigned) (i & 0xff);
}

NOIPA static void
small (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] & ~b[i];
}

NOIPA static void
kernel_long (long n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 4);
  ripple_parallel (BS, 0, 1);
  for (long i = 0; i < n; i++)
    c[i] = a[i] & ~b[i];
}

NOIPA static void
kernel_size (size_t n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 3, 5);
  ripple_parallel_peel (BS, 0, 1);
  for (size_t i = 0; i < n; i++)
    c[i] = a[i] & ~b[i];
}

int
main (void)
{
  TRY (24, int, int, 1, 0, kernel, model);
  TRY (16, int, int, 1, 0, kernel_long, small);
  TRY (15, int, int, 1, 0, kernel_size, small);
  return 0;
}
