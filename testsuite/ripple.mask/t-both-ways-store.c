/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All ways of a branch store to one place.  */
#include "../ripple-test.h"
enum { B = 64, N = 200 };

NOIPA static void
two (int n, int limit, const unsigned char *x, unsigned char *y)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (x[i] > limit)
      y[i] = 255;
    else
      y[i] = 0;
}

NOIPA static void
chain (int n, const unsigned char *x, unsigned char *y)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (x[i] > 150)
      y[i] = x[i] - 1;
    else if (x[i] > 100)
      y[i] = 7;
    else if (x[i] > 50)
      y[i] = 8;
    else
      y[i] = x[i];
}

/* A lane's second store must not overtake what other lanes read between.  */

NOIPA static void
read_between (int n, const int *c, int *y)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (c[i])
      y[i] = 5;
    else
      y[i] = y[i ^ 1];
}

/* Not the same place, though it looks alike.  */

NOIPA static void
two_places (int n, const int *c, int *y, int *z)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (c[i])
      y[i] = 1;
    else
      z[i] = 2;
}

int
main (void)
{
  static const int limits[]
    = { 100, 0, -1, 254, 255, 256, -1000, 1000, 0x7fffffff, -0x7fffffff - 1 };
  unsigned char x[N], y[N], want[N];
  int c[N], p[N], q[N], wp[N], wq[N];
  for (int i = 0; i < N; i++)
    x[i] = i * 37, c[i] = i % 4 == 1;
  x[3] = 255, x[4] = 0, x[5] = 100, x[6] = 101;
  for (int n = 0; n <= N; n += n < 70 ? 1 : 13)
    {
      for (unsigned l = 0; l < sizeof limits / sizeof *limits; l++)
	{
	  for (int i = 0; i < N; i++)
	    y[i] = want[i] = 77;
	  for (int i = 0; i < n; i++)
	    want[i] = x[i] > limits[l] ? 255 : 0;
	  two (n, limits[l], x, y);
	  CHECK_SAME (y, want, N);
	}
      for (int i = 0; i < n; i++)
	want[i] = x[i] > 150 ? x[i] - 1 : x[i] > 100 ? 7 : x[i] > 50 ? 8
		  : x[i];
      chain (n, x, y);
      CHECK_SAME (y, want, n);
      for (int i = 0; i < N; i++)
	p[i] = q[i] = wp[i] = wq[i] = i;
      two_places (n, c, p, q);
      for (int i = 0; i < n; i++)
	*(c[i] ? &wp[i] : &wq[i]) = c[i] ? 1 : 2;
      CHECK_SAME (p, wp, N);
      CHECK_SAME (q, wq, N);
    }
  for (int i = 0; i < N; i++)
    p[i] = i, wp[i] = c[i] ? 5 : c[i ^ 1] ? 5 : i ^ 1;
  read_between (N, c, p);
  CHECK_SAME (p, wp, N);
  return 0;
}

/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512" } */
/* One store and one comparison for each vector.  */
/* { dg-asm-times {vmovdqu8\s+%zmm\d+, \d*\(} 8 two } */
/* { dg-asm-times {vpcmp\w*ub\s} 8 two } */
