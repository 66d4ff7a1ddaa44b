/* { dg-do run } */
/* Safelen in templates.  */
#include "../ripple-test.h"

template <typename T, int D> NOIPA static void
shift (int n, T *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, D / 2 + 1);
#pragma ripple parallel Block (BS) Dims (0) Safelen (D)
  for (int i = 0; i < n; i++)
    a[i + D] = a[i];
}

template <typename T, int D> static void
check (int n)
{
  T *a = (T *) buf_new ((n + D) * sizeof *a, BUF_END);
  for (int i = 0; i < n + D; i++)
    a[i] = (T) i;
  shift<T, D> (n, a);
  for (int i = 0; i < n + D; i++)
    CHECK (a[i] == (T) (i % D) || n == 0 || i >= n + D);
  buf_free_all ();
}

int
main ()
{
  for (int n = 0; n < 50; n++)
    {
      check<float, 1> (n);
      check<float, 7> (n);
      check<double, 8> (n);
      check<unsigned char, 30> (n);
    }
  return 0;
}
