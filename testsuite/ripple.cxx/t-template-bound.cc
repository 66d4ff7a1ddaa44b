/* { dg-do run } */
// Counter types, bounds and bodies that depend on template parameters.
#include "../ripple-test.h"

template <typename I, typename N, typename F>
NOIPA static void
apply (I low, N high, F f, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (I i = low; i < high; ++i)
    c[i] = f (i);
}

template <int N>
NOIPA static void
fixed (int (&c)[N])
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < N; i++)
    c[i] = N - i;
}

struct square
{
  int operator() (int x) const { return x * x; }
};

int
main ()
{
  for (int n = 0; n < 40; n++)
    {
      int *c = (int *) buf_new (n * sizeof *c, n % PLACES);
      apply (0, n, square (), c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == i * i);
      apply ((short) 0, (long) n, [n] (int x) { return x + n; }, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == i + n);
      apply ((size_t) 0, (size_t) n, [] (size_t x) { return (int) x ^ 1; }, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (i ^ 1));
      buf_free_all ();
    }
  int five[5], twenty[20];
  fixed (five);
  fixed (twenty);
  for (int i = 0; i < 20; i++)
    {
      CHECK (twenty[i] == 20 - i);
      if (i < 5)
	CHECK (five[i] == 5 - i);
    }
  return 0;
}
