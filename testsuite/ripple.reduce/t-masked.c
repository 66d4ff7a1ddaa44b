/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A reduction under a condition: lanes that are off are the identity.  */
#include "../ripple-test.h"

#define B 16

NOIPA static void
kernel (const int *on, const int *a, const float *f, int *r, float *g)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (on[v])
    {
      r[0] = ripple_reduceadd (1, a[v]);
      r[1] = ripple_reducemul (1, a[v] | 1);
      r[2] = ripple_reducemin (1, a[v]);
      r[3] = ripple_reducemax (1, a[v]);
      r[4] = ripple_reduceand (1, a[v]);
      r[5] = ripple_reduceor (1, a[v]);
      r[6] = ripple_reducexor (1, a[v]);
      g[0] = ripple_reduceadd (1, f[v]);
      g[1] = ripple_reducemin (1, f[v]);
      g[2] = ripple_reducemax (1, f[v]);
      g[3] = ripple_reduceminimum (1, f[v]);
      g[4] = ripple_reducemaximum (1, f[v]);
    }
}

int
main (void)
{
  for (int t = 0; t < 300; t++)
    {
      BUF (int, a, B, t % PLACES);
      BUF (float, f, B, t % PLACES);
      int on[B], r[7], any = 0;
      unsigned e[7] = { 0, 1, INT_MAX, INT_MIN, ~0u, 0, 0 };
      float g[5], h[5] = { 0, 1e9f, -1e9f, 1e9f, -1e9f };
      memset (r, 0, sizeof r);
      memset (g, 0, sizeof g);
      for (int i = 0; i < B; i++)
	if ((on[i] = rnd () % 8 < (unsigned) t % 8))
	  {
	    any = 1;
	    e[0] += a[i];
	    e[1] *= a[i] | 1;
	    e[2] = a[i] < (int) e[2] ? a[i] : (int) e[2];
	    e[3] = a[i] > (int) e[3] ? a[i] : (int) e[3];
	    e[4] &= a[i];
	    e[5] |= a[i];
	    e[6] ^= a[i];
	    h[0] += f[i];
	    h[3] = h[1] = f[i] < h[1] ? f[i] : h[1];
	    h[4] = h[2] = f[i] > h[2] ? f[i] : h[2];
	  }
      if (!any)
	{
	  memset (e, 0, sizeof e);
	  memset (h, 0, sizeof h);
	}
      kernel (on, a, f, r, g);
      CHECK_SAME (r, (int *) e, 7);
      for (int k = 0; k < 5; k++)
	CHECK (g[k] == h[k]);
      buf_free_all ();
    }
  return 0;
}
