/* { dg-do run } */
/* Variably modified types: int (*)[n] and local arrays of length n.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, const int (*a)[n], int (*c)[n])
{
  int row[n + 1];
  ripple_block_t BS = ripple_set_block_shape (0, 8, 2);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    row[i] = a[0][i] * 2;
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    ripple_parallel (BS, 0)
    for (int i = 0; i < n; i++)
      c[j][i] = a[j][i] + row[i];
}

int
main (void)
{
  for (int m = 1; m < 6; m++)
    for (int n = 1; n < 20; n++)
      {
	int *a = (int *) buf_new (m * n * sizeof *a, BUF_END);
	int *c = (int *) buf_new (m * n * sizeof *a, BUF_END);
	for (int i = 0; i < m * n; i++)
	  a[i] = rnd () & 0xfff;
	kernel (m, n, (const int (*)[n]) a, (int (*)[n]) c);
	for (int i = 0; i < m * n; i++)
	  CHECK (c[i] == a[i] + 2 * a[i % n]);
	buf_free_all ();
      }
  return 0;
}
