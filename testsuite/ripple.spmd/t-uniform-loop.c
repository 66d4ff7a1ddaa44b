/* { dg-do run } */
/* Plain loops over tensors: the trip count is scalar, the body is not.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int m, const unsigned *a, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  unsigned s = v;
  for (int k = 0; k < m; k++)
    {
      s = s * 5 + a[k * B + v];
      if (k % 3 == 1)
	continue;
      s ^= k;
      if (k == 6)
	break;
    }
  c[v] = s;
  int k = 0;
  while (k++ < m)
    c[v] += k;
  do
    c[v] -= 1;
  while (--k > 0);
}

NOIPA static void
model (int m, const unsigned *a, unsigned *c)
{
  for (int v = 0; v < B; v++)
    {
      unsigned s = v;
      for (int k = 0; k < m; k++)
	{
	  s = s * 5 + a[k * B + v];
	  if (k % 3 == 1)
	    continue;
	  s ^= k;
	  if (k == 6)
	    break;
	}
      int k = 0;
      while (k++ < m)
	s += k;
      do
	s -= 1;
      while (--k > 0);
      c[v] = s;
    }
}

int
main (void)
{
  for (int m = 0; m < 10; m++)
    {
      BUF (unsigned, a, m * B, m % PLACES);
      BUF (unsigned, c, B, m % PLACES);
      unsigned e[B];
      kernel (m, a, c);
      model (m, a, e);
      CHECK_SAME (c, e, B);
      buf_free_all ();
    }
  return 0;
}
