/* { dg-do run } */
/* Nested annotated loops with lower bounds, steps and directions.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 3);
  ripple_parallel (BS, 1);
  for (int j = m - 1; j >= 1; j -= 2)
    ripple_parallel (BS, 0)
    for (int i = 3; i < n; i += 2)
      c[j * n + i] += 100 * j + i;
}

NOIPA static void
model (int m, int n, int *c)
{
  for (int j = m - 1; j >= 1; j -= 2)
    for (int i = 3; i < n; i += 2)
      c[j * n + i] += 100 * j + i;
}

int
main (void)
{
  for (int m = 0; m < 14; m++)
    for (int n = 0; n < 20; n++)
      {
	int *c = (int *) buf_new (m * n * sizeof *c, n % PLACES);
	for (int i = 0; i < m * n; i++)
	  c[i] = rnd () & 0xffff;
	int *e = (int *) buf_copy (c, m * n * sizeof *c, BUF_MIDDLE);
	kernel (m, n, c);
	model (m, n, e);
	CHECK_SAME (c, e, m * n);
	buf_free_all ();
      }
  return 0;
}
