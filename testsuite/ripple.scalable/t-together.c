/* { dg-do run } */
/* { dg-levels "-O2" } */
/* Elementwise loops of scalable blocks: several blocks run together without
   masks, then what is left under masks.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-times {\tst1w\t} 5 twice } */
/* { dg-asm-times {\twhilelo\t} 2 twice } */
/* { dg-asm {\tst1w\tz[0-9]+\.s, p[0-7], \[x[0-9]+, #3, mul vl\]} twice } */
#include "ripple-test.h"

NOIPA static void
twice (int n, const float *restrict x, float *restrict y)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (BS, 0)
  for (int i = 0; i < n; i++)
    y[i] = 2 * x[i];
}

/* Each block sees what the one before has stored.  */
NOIPA static void
carried (int n, int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
  int lanes = ripple_get_block_size (BS, 0);
  ripple_parallel (BS, 0)
  for (int i = 0; i < n; i++)
    a[i + lanes] = a[i] + 1;
}

int
main (void)
{
  enum { LANES = 4 * 16, N = 5 * LANES };
  static float x[N + 1], y[N + 1], want[N + 1];
  static int a[N + LANES + 1], b[N + LANES + 1];
  int lanes = 4 * ripple_vscale ();
  FILL (float, x, N + 1);
  for (int n = 0; n <= N; n += n < 40 ? 1 : 37)
    {
      for (int i = 0; i < N + 1; i++)
	{
	  y[i] = 5;
	  want[i] = i < n ? 2 * x[i] : 5;
	}
      twice (n, x, y);
      CHECK_SAME (y, want, N + 1);
      for (int i = 0; i < N + LANES + 1; i++)
	a[i] = b[i] = i;
      carried (n, a);
      for (int i = 0; i < n; i++)
	b[i + lanes] = b[i] + 1;
      CHECK_SAME (a, b, N + LANES + 1);
    }
  return 0;
}
