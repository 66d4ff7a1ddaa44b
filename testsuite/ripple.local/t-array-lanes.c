/* { dg-do run } */
/* A local array that does not escape is expanded like a scalar: one set of
   lanes for each element, at scalar subscripts.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int t[4];
      t[0] = a[i];
      t[1] = t[0] * 2;
      for (int k = 2; k < 4; k++)
	t[k] = t[k - 1] + t[k - 2];
      c[i] = t[3] - t[1] + t[2] * i;
    }
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int *a = (int *) buf_new (n * sizeof *a, BUF_END);
      int *c = (int *) buf_new (n * sizeof *c, BUF_END);
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xfff;
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 5 * a[i] - 2 * a[i] + 3 * a[i] * i);
      buf_free_all ();
    }
  return 0;
}
