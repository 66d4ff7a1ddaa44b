/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* _Bool arrays and values.  */
#include "../ripple-test.h"
#define B 32

NOIPA static void
kernel (int n, const _Bool *a, const _Bool *b, const int *x, _Bool *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      _Bool t = x[i];
      c[4 * i] = a[i] && !b[i];
      c[4 * i + 1] = a[i] ^ b[i];
      c[4 * i + 2] = a[i] + b[i] + t;
      c[4 * i + 3] = x[i] & 4;
      if (t && a[i])
	c[4 * i] |= b[i];
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      _Bool *a = (_Bool *) buf_new (n, k % PLACES);
      _Bool *b = (_Bool *) buf_new (n, k % PLACES);
      _Bool *c = (_Bool *) buf_new (4 * n, k % PLACES);
      int *x = (int *) buf_new (n * sizeof *x, k % PLACES);
      for (int i = 0; i < n; i++)
	{
	  a[i] = rnd () & 1;
	  b[i] = rnd () & 1;
	  x[i] = rnd () & 1 ? 0 : rnd ();
	}
      kernel (n, a, b, x, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[4 * i] == ((a[i] && !b[i]) || (x[i] && a[i] && b[i])));
	  CHECK (c[4 * i + 1] == (a[i] != b[i]));
	  CHECK (c[4 * i + 2] == (a[i] || b[i] || x[i]));
	  CHECK (c[4 * i + 3] == ((x[i] & 4) != 0));
	}
      buf_free_all ();
    }
  return 0;
}
