/* { dg-do run } */
/* A callee that reduces its argument, broadcasts, makes shapes.  */
#include "../ripple-test.h"

static int
sum (int x)
{
  return ripple_reduceadd (1, x);
}

static int
centred (int x)
{
  return x - ripple_reducemin (1, x);
}

static void
own_shape (int *c, int k)
{
  ripple_block_t BS = ripple_set_block_shape (0, 5);
  size_t v = ripple_id (BS, 0);
  c[v] = k + v;
}

NOIPA static int
kernel (const int *a, int *c, int *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int s = sum (a[v]);
  c[v] = centred (a[v]) + s;
  own_shape (d, s);
  return sum (s);
}

int
main (void)
{
  for (int t = 0; t < 30; t++)
    {
      int a[8], c[8], d[5], sum = 0, low = INT_MAX;
      for (int i = 0; i < 8; i++)
	{
	  a[i] = rnd () & 0xffff;
	  sum += a[i];
	  low = a[i] < low ? a[i] : low;
	}
      CHECK (kernel (a, c, d) == sum);
      for (int i = 0; i < 8; i++)
	CHECK (c[i] == a[i] - low + sum);
      for (int i = 0; i < 5; i++)
	CHECK (d[i] == sum + i);
    }
  return 0;
}
