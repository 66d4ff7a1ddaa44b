/* { dg-do compile } */
/* { dg-levels "-O2 -O3" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mno-avx512f" } */
/* Blocks of 16 bytes in which all lanes do as many rounds fill vectors of 32,
   though the pointers may point anywhere.  */
/* { dg-asm {vmulps.*%ymm} filter } */
/* { dg-asm {vmulps.*%ymm} columns } */
/* { dg-asm {vaddps.*%ymm} rows } */
/* Loops that lanes leave one by one have two vectors, but for those that
   access memory: all lanes wait for the last one.  */
/* { dg-asm {vmulps.*%ymm} until_small } */
/* { dg-asm-not {%ymm} until_found } */
/* So do those that load their pointers, if these do not change.  */
/* { dg-asm {vaddps.*%ymm} members } */
#include <ripple.h>

void
filter (int n, int m, const float *x, const float *h, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float sum = 0;
      for (int j = 0; j < m; j++)
	sum += x[i + j] * h[j];
      y[i] = sum;
    }
}

void
columns (int n, int m, const float *a, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      y[i] += a[j * n + i] * x[j];
}

void
rows (int n, int m, const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      b[j * n + i] = a[j * n + i] + 1;
}

void
until_small (int n, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float v = x[i];
      while (v > 1)
	v *= 0.75f;
      y[i] = v;
    }
}

void
until_found (int n, const float *x, const float *list, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float v = x[i];
      int k = i;
      while (v > list[k])
	k++;
      y[i] = list[k] * v;
    }
}

struct image { float *a, *b, *c; };

void
members (int n, struct image *m)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (m->a[i] > 0)
      m->a[i] += m->b[i] * m->c[i];
    else
      m->a[i] -= m->c[i] + m->b[i];
}
