/* { dg-do run } */
// Lambdas called by lanes, with captures of scalars and of lanes.
#include "../ripple-test.h"

NOIPA static void
kernel (int n, int k, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  auto scale = [k] (int x) { return x * k; };
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      auto near = [&] (int d) { return a[i + d]; };
      int x = b[i];
      auto add = [x] (int y) { return x + y; };
      c[i] = add (scale (near (0))) - near (1);
    }
}

int
main ()
{
  for (int n = 0; n < 50; n++)
    {
      int *a = (int *) buf_new ((n + 1) * sizeof *a, n % PLACES);
      int *b = (int *) buf_new (n * sizeof *b, n % PLACES);
      int *c = (int *) buf_new (n * sizeof *c, n % PLACES);
      for (int i = 0; i <= n; i++)
	a[i] = rnd () & 0xfff;
      for (int i = 0; i < n; i++)
	b[i] = rnd () & 0xfff;
      kernel (n, 5, a, b, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == b[i] + 5 * a[i] - a[i + 1]);
      buf_free_all ();
    }
  return 0;
}
