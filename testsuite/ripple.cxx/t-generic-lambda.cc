/* { dg-do run } */
// Generic lambdas: around the loop and called by its lanes.
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const float *f, int *c, float *d)
{
  auto loop = [n] (auto *out, const auto *in, auto op)
    {
      ripple_block_t BS = ripple_set_block_shape (0, 8);
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	out[i] = op (in[i], i);
    };
  auto mix = [] (auto x, auto y)
    {
      if (x > 50)
	return x - 50;
      return x + (decltype (x)) y;
    };
  loop (c, a, mix);
  loop (d, f, mix);
}

int
main ()
{
  for (int n = 0; n < 30; n++)
    {
      int a[30], c[31];
      float f[30], d[31];
      for (int i = 0; i < n; i++)
	{
	  a[i] = rnd () % 100;
	  f[i] = rnd () % 100;
	}
      c[n] = d[n] = 77;
      kernel (n, a, f, c, d);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[i] == (a[i] > 50 ? a[i] - 50 : a[i] + i));
	  CHECK (d[i] == (f[i] > 50 ? f[i] - 50 : f[i] + i));
	}
      CHECK (c[n] == 77 && d[n] == 77);
    }
  return 0;
}
