/* { dg-do run } */
/* A recursive function of lanes.  */
#include "../ripple-test.h"
#define B 8

static __attribute__ ((noinline)) int
depth (int x)
{
  if (x <= 0)
    return 0;
  return 1 + depth (x / 2);
}

NOIPA static void
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] & 1)
      c[i] = depth (a[i]);
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int a[30], c[31];
      for (int i = 0; i < n; i++)
	a[i] = (int) rnd () % 1000, c[i] = -1;
      c[n] = 77;
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	{
	  int e = 0;
	  for (int x = a[i]; x > 0; x /= 2)
	    e++;
	  CHECK (c[i] == (a[i] & 1 ? e : -1));
	}
      CHECK (c[n] == 77);
    }
  return 0;
}
