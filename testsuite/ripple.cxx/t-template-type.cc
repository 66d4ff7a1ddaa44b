/* { dg-do run } */
// The element type as a template parameter; the block size depends on it.
#include "../ripple-test.h"

template <typename T>
NOIPA static void
kernel (int n, const T *a, const T *b, T *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 64 / sizeof (T));
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] < b[i] ? a[i] : b[i];
}

template <typename T>
NOIPA static void
model (int n, const T *a, const T *b, T *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] < b[i] ? a[i] : b[i];
}

int
main ()
{
  TRY (64, signed char, signed char, 1, 0, kernel, model);
  TRY (32, unsigned short, unsigned short, 1, 0, kernel, model);
  TRY (16, int, int, 1, 0, kernel, model);
  TRY (16, float, float, 1, 0, kernel, model);
  TRY (8, double, double, 1, 0, kernel, model);
  TRY (8, long, long, 1, 0, kernel, model);
  return 0;
}
