/* { dg-do run } */
// Dimensions, block sizes and steps as template parameters.
#include "../ripple-test.h"

template <int D, int X, int Y, int Step>
NOIPA static void
kernel (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);
  ripple_parallel (BS, D);
  for (int i = 0; i < n; i += Step)
    c[i] += 1;
  ripple_parallel (BS, D, 1 - D);
  for (int i = 0; i < n; i += Step)
    c[i] += 10;
}

template <int D, int X, int Y, int Step>
static void
check ()
{
  for (int n = 0; n < 40; n++)
    {
      int *c = (int *) buf_new (n * sizeof *c, n % PLACES);
      memset (c, 0, n * sizeof *c);
      kernel<D, X, Y, Step> (n, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (i % Step ? 0 : 11));
      buf_free_all ();
    }
}

int
main ()
{
  check<0, 8, 2, 1> ();
  check<1, 8, 2, 1> ();
  check<1, 3, 5, 2> ();
  check<0, 16, 1, 3> ();
  return 0;
}
