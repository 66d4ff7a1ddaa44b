/* { dg-do run } */
/* Three nested annotated loops, one dimension each.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int l, int m, int n, const float *a, const float *w, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 3, 2);
  ripple_parallel (BS, 2);
  for (int k = 0; k < l; k++)
    ripple_parallel (BS, 1)
    for (int j = 0; j < m; j++)
      ripple_parallel (BS, 0)
      for (int i = 0; i < n; i++)
	c[(k * m + j) * n + i] = a[(k * m + j) * n + i] * w[k] + i - j;
}

NOIPA static void
model (int l, int m, int n, const float *a, const float *w, float *c)
{
  for (int k = 0; k < l; k++)
    for (int j = 0; j < m; j++)
      for (int i = 0; i < n; i++)
	c[(k * m + j) * n + i] = a[(k * m + j) * n + i] * w[k] + i - j;
}

int
main (void)
{
  static const int trips[][3]
    = { { 4, 3, 2 }, { 8, 6, 4 }, { 5, 3, 2 }, { 4, 4, 2 }, { 4, 3, 3 },
	{ 5, 4, 2 }, { 5, 3, 3 }, { 4, 4, 3 }, { 5, 4, 3 }, { 9, 7, 5 },
	{ 1, 1, 1 }, { 0, 3, 2 }, { 4, 0, 2 }, { 4, 3, 0 }, { 3, 2, 1 } };
  for (size_t t = 0; t < sizeof trips / sizeof *trips; t++)
    {
      int n = trips[t][0], m = trips[t][1], l = trips[t][2];
      int size = l * m * n;
      BUF (float, a, size, t % PLACES);
      BUF (float, w, l, t % PLACES);
      BUF (float, c, size, t % PLACES);
      float *e = (float *) buf_copy (c, size * sizeof *c, BUF_MIDDLE);
      kernel (l, m, n, a, w, c);
      model (l, m, n, a, w, e);
      CHECK_SAME (c, e, size);
      buf_free_all ();
    }
  return 0;
}
