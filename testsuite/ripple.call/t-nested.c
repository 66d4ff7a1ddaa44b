/* { dg-do run } */
/* Functions that call functions, with scalars passed through.  */
#include "../ripple-test.h"
#define B 8

static int
inner (int x, int k)
{
  return k > 2 ? x + k : x - k;
}

static int
middle (int x, int k, int m)
{
  int s = 0;
  for (int j = 0; j < m; j++)
    s += inner (x, k + j);
  return s;
}

static int
outer (int x, int m)
{
  if (x & 1)
    return middle (x, 1, m);
  return middle (x, 2, m) + inner (x, m);
}

NOIPA static void
kernel (int n, int m, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = outer (a[i] & 0xfff, m);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    for (int m = 0; m < 5; m++)
      {
	int n = trip (k / PLACES, B);
	BUF (int, a, n, k % PLACES);
	BUF (int, c, n, k % PLACES);
	kernel (n, m, a, c);
	for (int i = 0; i < n; i++)
	  {
	    int x = a[i] & 0xfff, e = 0;
	    for (int j = 0; j < m; j++)
	      e += inner (x, (x & 1 ? 1 : 2) + j);
	    CHECK (c[i] == e + (x & 1 ? 0 : inner (x, m)));
	  }
	buf_free_all ();
      }
  return 0;
}
