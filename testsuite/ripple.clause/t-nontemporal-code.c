/* { dg-do run } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm {vmovntps\t%ymm} floats } */
/* { dg-asm {\tsfence} floats } */
/* { dg-asm {vmovntdq\t%ymm} bytes } */
/* { dg-asm {vmovntpd\t%ymm} hinted } */
/* { dg-asm-not {vmaskmov} hinted } */
/* { dg-asm {vmovntps\t%ymm} global } */
/* { dg-asm-not {vmovnt|sfence} strided } */
/* { dg-asm-not {vmovnt|sfence} masked } */
/* { dg-asm-not {vmovnt|sfence} plain } */
/* Clause Nontemporal: stores of whole aligned vectors pass by the cache, and
   are done before those that follow.  */
#include "../ripple-test.h"

#define KERNEL __attribute__ ((noipa)) void
#define N 100

KERNEL
floats (int n, const float *restrict x, float *restrict z)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    z[i] = x[i] + 1;
}

KERNEL
bytes (int n, const uint8_t *restrict x, uint8_t *restrict z)
{
  ripple_block_t B = ripple_set_block_shape (0, 32);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    z[i] = x[i] + 1;
}

KERNEL
hinted (int n, const double *restrict x, double *restrict z)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  double *p = __builtin_assume_aligned (z, 64);
#pragma ripple parallel Block (B) Dims (0) NoRemainder Nontemporal (p)
  for (int i = 0; i < n; i++)
    p[i] = x[i] + 1;
}

float *to;

KERNEL
global (int n, const float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (to)
  for (int i = 0; i < n; i++)
    to[i] = x[i] + 1;
}

KERNEL
strided (int n, const float *restrict x, float *restrict z)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    z[3 * i] = x[i] + 1;
}

KERNEL
masked (int n, const float *restrict x, float *restrict z)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    if (x[i] > 0)
      z[i] = x[i] + 1;
}

KERNEL
plain (int n, const float *restrict x, float *restrict y, float *restrict z)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (y)
  for (int i = 0; i < n; i++)
    {
      if (x[i] > 3)
	y[i] = 1;
      z[i] = x[i];
    }
}

int
main (void)
{
  static float x[N], y[N], z[3 * N];
  static uint8_t c[N], d[N];
  static double a[N], b[N] __attribute__ ((aligned (64)));
  FILL (float, x, N);
  FILL (uint8_t, c, N);
  FILL (double, a, N);
  floats (N - 1, x, z + 1);
  bytes (N - 5, c, d + 3);
  hinted (96, a, b);
  for (int i = 0; i < 95; i++)
    CHECK (z[i + 1] == x[i] + 1 && d[i + 3] == (uint8_t) (c[i] + 1)
	   && b[i] == a[i] + 1);
  to = z + 5;
  global (N, x);
  for (int i = 0; i < N; i++)
    CHECK (to[i] == x[i] + 1);
  strided (N, x, z);
  masked (N, x, y);
  for (int i = 0; i < N; i++)
    CHECK (z[3 * i] == x[i] + 1 && y[i] == (x[i] > 0 ? x[i] + 1 : 0));
  plain (N, x, y, z);
  CHECK_SAME (z, x, N);
  return 0;
}
