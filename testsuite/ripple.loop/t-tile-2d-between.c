/* { dg-do run } */
/* Statements between the two annotated loops have the outer shape.  */
#include "../ripple-test.h"
#define B0 8
#define B1 4

NOIPA static void
kernel (int m, int n, const int *a, int *rows, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B0, B1);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    {
      int factor = a[j] * 2;
      rows[j] = factor;
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[j * n + i] = factor + i;
      rows[j] += 1;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * TRIPS; k++)
    {
      int n = trip (k / TRIPS, B0), m = trip (k % TRIPS, B1);
      int *a = (int *) buf_new (m * sizeof *a, k % PLACES);
      int *rows = (int *) buf_new (m * sizeof *a, k % PLACES);
      int *c = (int *) buf_new (m * n * sizeof *c, k % PLACES);
      for (int j = 0; j < m; j++)
	a[j] = rnd () & 0xffff;
      kernel (m, n, a, rows, c);
      for (int j = 0; j < m; j++)
	{
	  CHECK (rows[j] == 2 * a[j] + 1);
	  for (int i = 0; i < n; i++)
	    CHECK (c[j * n + i] == 2 * a[j] + i);
	}
      buf_free_all ();
    }
  return 0;
}
