/* { dg-do run } */
/* Several levels of plain loops round and inside an annotated one.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int l, int m, int n, int k, const unsigned *w, const unsigned *a,
	unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  for (int z = 0; z < l; z++)
    for (int y = 0; y < m; y++)
      {
	ripple_parallel (BS, 0);
	for (int x = 0; x < n; x++)
	  {
	    unsigned sum = 0;
	    for (int p = 0; p < k; p++)
	      for (int q = 0; q <= p; q++)
		sum += w[p * k + q] * a[x + q];
	    c[(z * m + y) * n + x] = sum + z - y;
	  }
      }
}

NOIPA static void
model (int l, int m, int n, int k, const unsigned *w, const unsigned *a,
       unsigned *c)
{
  for (int z = 0; z < l; z++)
    for (int y = 0; y < m; y++)
      for (int x = 0; x < n; x++)
	{
	  unsigned sum = 0;
	  for (int p = 0; p < k; p++)
	    for (int q = 0; q <= p; q++)
	      sum += w[p * k + q] * a[x + q];
	  c[(z * m + y) * n + x] = sum + z - y;
	}
}

int
main (void)
{
  for (int n = 0; n < 40; n += 3)
    for (int k = 1; k < 4; k++)
      {
	int l = n % 3, m = k;
	BUF (unsigned, w, k * k, n % PLACES);
	BUF (unsigned, a, n + k - 1, n % PLACES);
	BUF (unsigned, c, l * m * n, n % PLACES);
	unsigned *e = (unsigned *) buf_copy (c, l * m * n * sizeof *c, 0);
	kernel (l, m, n, k, w, a, c);
	model (l, m, n, k, w, a, e);
	CHECK_SAME (c, e, l * m * n);
	buf_free_all ();
      }
  return 0;
}
