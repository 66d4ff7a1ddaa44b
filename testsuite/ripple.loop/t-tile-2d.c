/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Nested annotated loops on two dimensions: full tiles, tails in either,
   tails in both.  */
#include "../ripple-test.h"
#define B0 8
#define B1 4

NOIPA static void
kernel (int m, int n, int pitch, const int *a, const int *x, const int *y,
	int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B0, B1);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[j * pitch + i] = (a[j * pitch + i] ^ (x[i] & y[j])) + (i - j);
    }
}

NOIPA static void
model (int m, int n, int pitch, const int *a, const int *x, const int *y,
       int *c)
{
  for (int j = 0; j < m; j++)
    for (int i = 0; i < n; i++)
      c[j * pitch + i] = (a[j * pitch + i] ^ (x[i] & y[j])) + (i - j);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * TRIPS; k++)
    {
      int n = trip (k / TRIPS, B0), m = trip (k % TRIPS, B1);
      int pitch = n + k % 3, size = pitch * m;
      int *a = (int *) buf_new (size * sizeof *a, k % PLACES);
      for (int i = 0; i < size; i++)
	a[i] = rnd () >> 2;
      BUF (int, x, n, (k + 1) % PLACES);
      BUF (int, y, m, (k + 1) % PLACES);
      BUF (int, c, size, k % PLACES);
      for (int i = 0; i < n; i++)
	x[i] = rnd () >> 2;
      for (int j = 0; j < m; j++)
	y[j] = rnd () >> 2;
      int *e = (int *) buf_copy (c, size * sizeof *c, BUF_MIDDLE);
      kernel (m, n, pitch, a, x, y, c);
      model (m, n, pitch, a, x, y, e);
      CHECK_SAME (c, e, size);
      buf_free_all ();
    }
  return 0;
}
