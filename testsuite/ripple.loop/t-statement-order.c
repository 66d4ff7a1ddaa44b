/* { dg-do run } */
/* Program order, statement by statement across the block: the second
   statement sees what all lanes of its block stored in the first.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *x, int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
#pragma ripple parallel Block (BS) Dims (0) NoWarn (carried-access)
  for (int i = 0; i < n; i++)
    {
      a[i] = x[i];
      c[i] = a[i + 1] + a[i];
    }
}

NOIPA static void
model (int n, const int *x, int *a, int *c)
{
  for (int lo = 0; lo < n; lo += B)
    {
      int hi = lo + B < n ? lo + B : n;
      for (int i = lo; i < hi; i++)
	a[i] = x[i];
      for (int i = lo; i < hi; i++)
	c[i] = a[i + 1] + a[i];
    }
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int n = 0; n < 30; n++)
    for (int place = 0; place < PLACES; place++)
      {
	int *x = (int *) buf_new (n * sizeof *x, place);
	int *a = (int *) buf_new ((n + 1) * sizeof *a, place);
	int *c = (int *) buf_new (n * sizeof *c, place);
	int *d = (int *) buf_new ((n + 1) * sizeof *a, place);
	int *e = (int *) buf_new (n * sizeof *c, place);
	for (int i = 0; i <= n; i++)
	  d[i] = a[i] = rnd () & 0xfffff;
	for (int i = 0; i < n; i++)
	  x[i] = rnd () & 0xfffff;
	kernel (n, x, a, c);
	model (n, x, d, e);
	CHECK_SAME (a, d, n + 1);
	CHECK_SAME (c, e, n);
	buf_free_all ();
      }
#else
  kernel (0, NULL, NULL, NULL);
  model (0, NULL, NULL, NULL);
#endif
  return 0;
}
