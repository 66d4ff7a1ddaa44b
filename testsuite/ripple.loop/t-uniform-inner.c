/* { dg-do run } */
/* Plain loops inside an annotated one: for, while, do, break, continue.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, int m, const unsigned *a, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned s = a[i];
      for (int k = 0; k < m; k++)
	s = s * 3 + k;
      int k = m;
      while (k > 0)
	{
	  k -= 2;
	  s ^= a[i] >> (k & 7);
	}
      do
	s += 11;
      while (++k < m);
      for (k = 0;; k++)
	{
	  if (k == 2)
	    continue;
	  if (k >= m)
	    break;
	  s -= a[i] + k;
	}
      c[i] = s;
    }
}

NOIPA static void
model (int n, int m, const unsigned *a, unsigned *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned s = a[i];
      for (int k = 0; k < m; k++)
	s = s * 3 + k;
      int k = m;
      while (k > 0)
	{
	  k -= 2;
	  s ^= a[i] >> (k & 7);
	}
      do
	s += 11;
      while (++k < m);
      for (k = 0;; k++)
	{
	  if (k == 2)
	    continue;
	  if (k >= m)
	    break;
	  s -= a[i] + k;
	}
      c[i] = s;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    for (int m = 0; m < 9; m++)
      {
	int n = trip (k, B);
	BUF (unsigned, a, n, m % PLACES);
	BUF (unsigned, c, n, m % PLACES);
	unsigned *e = (unsigned *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
	kernel (n, m, a, c);
	model (n, m, a, e);
	CHECK_SAME (c, e, n);
	buf_free_all ();
      }
  return 0;
}
