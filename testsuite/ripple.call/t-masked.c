/* { dg-do run } */
/* Calls under conditions: what the callee stores and divides is masked.  */
#include "../ripple-test.h"
#define B 16

static void
put (int *p, int x)
{
  *p = x;
}

static int
ratio (int x, int y)
{
  return x / y;
}

static __attribute__ ((noinline)) void
update (unsigned *p, unsigned x)
{
  if (x & 1)
    *p += x;
  else
    *p ^= 3;
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c, unsigned *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (b[i] > 0)
	put (&c[i], ratio (a[i], b[i]));
      else
	update (&d[i], a[i]);
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (int, a, n, k % PLACES);
      BUF (int, b, n, k % PLACES);
      BUF (int, c, n, k % PLACES);
      BUF (unsigned, d, n, k % PLACES);
      int *e = (int *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
      unsigned *f = (unsigned *) buf_copy (d, n * sizeof *d, BUF_MIDDLE);
      for (int i = 0; i < n; i++)
	if (b[i] > 0)
	  e[i] = a[i] / b[i];
	else if (a[i] & 1)
	  f[i] += a[i];
	else
	  f[i] ^= 3;
      kernel (n, a, b, c, d);
      CHECK_SAME (c, e, n);
      CHECK_SAME (d, f, n);
      buf_free_all ();
    }
  return 0;
}
