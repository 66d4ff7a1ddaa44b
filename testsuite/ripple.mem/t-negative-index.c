/* { dg-do run } */
/* Negative indices of narrow and wide types reach below the base.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *mid, const signed char *k, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = mid[k[i]] + mid[-(long) (i % 9)];
}

int
main (void)
{
  int *a = (int *) buf_new (32 * sizeof *a, BUF_START);
  for (int i = 0; i < 32; i++)
    a[i] = rnd () & 0xffff;
  for (int n = 0; n < 50; n++)
    {
      signed char k[50];
      int c[51];
      for (int i = 0; i < n; i++)
	k[i] = (int) (rnd () % 32) - 16;
      c[n] = 77;
      kernel (n, a + 16, k, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[16 + k[i]] + a[16 - i % 9]);
      CHECK (c[n] == 77);
    }
  buf_free_all ();
  return 0;
}
