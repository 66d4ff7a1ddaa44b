/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* Values that lack dimension 0, loaded row by row in tails: the rows past the
   end are not touched.  */
#include "../ripple-test.h"
enum { BX = 16, BY = 8 };

NOIPA static void
product (int n, int m, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, BX, BY);
  ripple_parallel (BS, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (BS, 0);
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < n; k++)
	    sum += a[i * n + k] * b[k * n + j];
	  c[i * n + j] = sum;
	}
    }
}

/* The column of the left operand is one vector.  */

NOIPA static void
product_transposed (int n, int m, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, BX, BY);
  ripple_parallel (BS, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (BS, 0);
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < n; k++)
	    sum += a[k * m + i] * b[k * n + j];
	  c[i * n + j] = sum;
	}
    }
}

int
main (void)
{
  for (int n = 0; n < 36; n += n < 15 ? 3 : 1)
    for (int m = 0; m < 20; m += m < 7 ? 3 : 1)
      for (int place = BUF_END; place <= BUF_START; place++)
	{
	  BUF (float, a, n * m, place);
	  BUF (float, t, n * m, place);
	  BUF (float, b, n * n, place);
	  BUF (float, c, n * m, place);
	  BUF (float, d, n * m, place);
	  float *want = malloc (n * m * sizeof *want + 1);
	  for (int i = 0; i < m; i++)
	    for (int k = 0; k < n; k++)
	      a[i * n + k] = t[k * m + i] = i - 2 * k;
	  for (int i = 0; i < n * n; i++)
	    b[i] = i % 7;
	  for (int i = 0; i < m; i++)
	    for (int j = 0; j < n; j++)
	      {
		float sum = 0;
		for (int k = 0; k < n; k++)
		  sum += a[i * n + k] * b[k * n + j];
		want[i * n + j] = sum;
	      }
	  product (n, m, a, b, c);
	  CHECK_SAME (c, want, n * m);
	  product_transposed (n, m, t, b, d);
	  CHECK_SAME (d, want, n * m);
	  free (want);
	  buf_free_all ();
	}
  return 0;
}

/* Each row is one multiplication with a broadcast of what is in memory, in
   all four kinds of tile: two have eight rows, two at most seven.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512" } */
/* { dg-asm-times {vfmadd\d+ps\s.*1to16} 60 } */
