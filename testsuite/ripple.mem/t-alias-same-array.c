/* { dg-do run } */
/* One array read and written: the order of statements is kept.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      a[i] = a[i] + 1;
      a[i + n] = a[i] * 2;
      a[i] = a[i + n] - a[i];
      a[i + n] ^= a[i];
    }
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int *a = (int *) buf_new (2 * n * sizeof *a, n % PLACES);
      for (int i = 0; i < 2 * n; i++)
	a[i] = rnd () & 0xffff;
      int *e = (int *) buf_copy (a, 2 * n * sizeof *a, BUF_MIDDLE);
      kernel (n, a);
      for (int i = 0; i < n; i++)
	{
	  e[i] = e[i] + 1;
	  e[i + n] = e[i] * 2 ^ e[i];
	}
      CHECK_SAME (a, e, 2 * n);
      buf_free_all ();
    }
  return 0;
}
