/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Stores of lanes that are off must not touch their addresses.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *on, int *c, short *d, double *e, char *f)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < 64; i++)
    if (i < n && on[i])
      {
	c[i] = i;
	d[i] = i;
	e[i] = i;
	f[i] = i;
      }
}

int
main (void)
{
  int on[64];
  for (int i = 0; i < 64; i++)
    on[i] = rnd () & 1;
  for (int n = 0; n < 64; n++)
    {
      int *c = (int *) buf_new (n * sizeof *c, BUF_END);
      short *d = (short *) buf_new (n * sizeof *d, BUF_END);
      double *e = (double *) buf_new (n * sizeof *e, BUF_END);
      char *f = (char *) buf_new (n * sizeof *f, BUF_END);
      int *c0 = (int *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
      short *d0 = (short *) buf_copy (d, n * sizeof *d, BUF_MIDDLE);
      double *e0 = (double *) buf_copy (e, n * sizeof *e, BUF_MIDDLE);
      char *f0 = (char *) buf_copy (f, n * sizeof *f, BUF_MIDDLE);
      kernel (n, on, c, d, e, f);
      for (int i = 0; i < n; i++)
	if (on[i])
	  c0[i] = i, d0[i] = i, e0[i] = i, f0[i] = i;
      CHECK_SAME (c, c0, n);
      CHECK_SAME (d, d0, n);
      CHECK_SAME (e, e0, n);
      CHECK_SAME (f, f0, n);
      buf_free_all ();
    }
  return 0;
}
