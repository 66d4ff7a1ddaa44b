/* { dg-do run } */
// Annotated loops inside lambdas: captures by copy, by reference, this.
#include "../ripple-test.h"

struct counter
{
  int base;
  void run (int n, int *c)
  {
    auto f = [this, n] (int *p)
      {
	ripple_block_t BS = ripple_set_block_shape (0, 8);
	ripple_parallel (BS, 0);
	for (int i = 0; i < n; i++)
	  p[i] = base + i;
      };
    f (c);
  }
};

NOIPA static void
kernel (int n, const int *a, int *c)
{
  int k = 3, calls = 0;
  auto scale = [&, k] (int m)
    {
      ripple_block_t BS = ripple_set_block_shape (0, 8);
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] = a[i] * k + m;
      calls++;
    };
  scale (5);
  scale (7);
  c[n] = calls;
}

int
main ()
{
  for (int n = 0; n < 30; n++)
    {
      int a[30], c[31];
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xffff;
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 3 * a[i] + 7);
      CHECK (c[n] == 2);
      counter k = { 100 };
      k.run (n, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 100 + i);
      CHECK (c[n] == 2);
    }
  return 0;
}
