/* { dg-do run } */
/* Two dimensions on the inner loop, one on the outer.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 2, 3);
  ripple_parallel (BS, 2);
  for (int j = 0; j < m; j++)
    {
      ripple_parallel (BS, 0, 1);
      for (int i = 0; i < n; i++)
	c[j * n + i] = a[i] * 7 + j;
    }
}

int
main (void)
{
  for (int m = 0; m < 8; m++)
    for (int n = 0; n < 27; n++)
      {
	int *a = (int *) buf_new (n * sizeof *a, n % PLACES);
	int *c = (int *) buf_new (m * n * sizeof *a, n % PLACES);
	for (int i = 0; i < n; i++)
	  a[i] = rnd () & 0xfffff;
	kernel (m, n, a, c);
	for (int j = 0; j < m; j++)
	  for (int i = 0; i < n; i++)
	    CHECK (c[j * n + i] == a[i] * 7 + j);
	buf_free_all ();
      }
  return 0;
}
