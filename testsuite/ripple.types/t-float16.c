/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-require float16 gcc-12 } */
/* _Float16: arithmetic, comparison, conversion, memory.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const _Float16 *a, const _Float16 *b, _Float16 *c, float *f,
	int *k, _Float16 *h)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      _Float16 t = a[i] + b[i];
      c[i] = t * (_Float16) 0.5f;
      f[i] = a[i];
      k[i] = (int) b[i] + (a[i] > b[i] ? 1000 : 0);
      h[i] = (_Float16) i;
      if (a[i] < 0)
	c[i] = -a[i];
    }
}

int
main (void)
{
  for (int m = 0; m < TRIPS * PLACES; m++)
    {
      int n = trip (m / PLACES, B), p = m % PLACES;
      BUF (_Float16, a, n, p);
      BUF (_Float16, b, n, p);
      BUF (_Float16, c, n, p);
      BUF (float, f, n, p);
      BUF (int, k, n, p);
      BUF (_Float16, h, n, p);
      kernel (n, a, b, c, f, k, h);
      for (int i = 0; i < n; i++)
	{
	  float x = a[i], y = b[i];
	  _Float16 t = (_Float16) (x + y), u = (_Float16) ((float) t * 0.5f);
	  _Float16 e = x < 0 ? (_Float16) -x : u, ih = (_Float16) i;
	  CHECK_SAME (&c[i], &e, 1);
	  CHECK (f[i] == x);
	  CHECK (k[i] == (int) y + (x > y ? 1000 : 0));
	  CHECK_SAME (&h[i], &ih, 1);
	}
      buf_free_all ();
    }
  return 0;
}
