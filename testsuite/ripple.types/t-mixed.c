/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* The usual arithmetic conversions: operands of different types.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const signed char *a, const unsigned *b, const short *s,
	const float *f, double *d, long *l, unsigned *u)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      l[i] = a[i] + b[i];
      d[i] = a[i] * f[i] + s[i];
      u[i] = a[i] < b[i];
      l[i] += (s[i] + 1L) * a[i];
      d[i] += 0.5 * s[i] + f[i] / 2;
      u[i] += 2 * (s[i] > f[i]) + 4 * (a[i] == s[i]);
      u[i] += a[i] * (long) s[i] > (long) b[i] ? 8 : 0;
    }
}

NOIPA static void
model (int n, const signed char *a, const unsigned *b, const short *s,
       const float *f, double *d, long *l, unsigned *u)
{
  for (int i = 0; i < n; i++)
    {
      l[i] = a[i] + b[i];
      d[i] = a[i] * f[i] + s[i];
      u[i] = a[i] < b[i];
      l[i] += (s[i] + 1L) * a[i];
      d[i] += 0.5 * s[i] + f[i] / 2;
      u[i] += 2 * (s[i] > f[i]) + 4 * (a[i] == s[i]);
      u[i] += a[i] * (long) s[i] > (long) b[i] ? 8 : 0;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B), p = k % PLACES;
      BUF (signed char, a, n, p);
      BUF (unsigned, b, n, p);
      BUF (short, s, n, p);
      BUF (float, f, n, p);
      BUF (double, d, n, p);
      BUF (long, l, n, p);
      BUF (unsigned, u, n, p);
      double *d2 = (double *) buf_copy (d, n * sizeof *d, 0);
      long *l2 = (long *) buf_copy (l, n * sizeof *l, 0);
      unsigned *u2 = (unsigned *) buf_copy (u, n * sizeof *u, 0);
      kernel (n, a, b, s, f, d, l, u);
      model (n, a, b, s, f, d2, l2, u2);
      CHECK_SAME (d, d2, n);
      CHECK_SAME (l, l2, n);
      CHECK_SAME (u, u2, n);
      buf_free_all ();
    }
  return 0;
}
