/* { dg-do run } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm {cmp[lq]\t\$409[56],} update } */
/* { dg-asm {neg[lq]\t} update } */
/* { dg-asm-not {neg[lq]\t} few } */
/* { dg-asm-not {neg[lq]\t} other } */
/* { dg-asm-not {neg[lq]\t} aligned } */
/* Only loops that may be long, and gain by it, get a head.  */
#include "../ripple-test.h"

#define KERNEL __attribute__ ((noipa)) void
enum { N = 5000 };

KERNEL
update (int n, const float *restrict x, float *restrict y)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    y[i] += x[i];
}

KERNEL
few (const float *restrict x, float *restrict y)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  ripple_parallel (B, 0);
  for (int i = 0; i < 1003; i++)
    y[i] += x[i];
}

KERNEL
other (int n, const float *restrict x, float *restrict y)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    y[i] = x[i] + 1;
}

static float all[N] __attribute__ ((aligned (64)));

KERNEL
aligned (int n, const float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    all[i] += x[i];
}

int
main (void)
{
  static float x[N], y[N + 1];
  FILL (float, x, N);
  update (N, x, y + 1);
  CHECK_SAME (y + 1, x, N);
  few (x, y + 1);
  for (int i = 0; i < N; i++)
    CHECK (y[i + 1] == (i < 1003 ? 2 : 1) * x[i]);
  other (N, x, y);
  aligned (N, x);
  for (int i = 0; i < N; i++)
    CHECK (y[i] == x[i] + 1 && all[i] == x[i]);
  return 0;
}
