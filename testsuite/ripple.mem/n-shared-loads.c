/* Vectors that are permuted are loaded once: those that overlap, and those
   that two fields have in common, also behind a store to another place: 8
   loads if the program has seen that it is another one, 16 if it is not.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-times {\tvpshufd\t\$216, -?[0-9]*\(%r} 24 haar } */
/* { dg-asm-times {\tvmovups\t-?[0-9]*\(%r.*, %ymm} 2 dots } */
#include <stddef.h>
#include <ripple.h>

void
haar (float *low, float *high, const float *x, size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 32);
#pragma ripple parallel Block (bs) Dims (0)
  for (size_t i = 0; i < n; i++)
    {
      low[i] = .5f * (x[2 * i] + x[2 * i + 1]);
      high[i] = .5f * (x[2 * i] - x[2 * i + 1]);
    }
}

struct four
{
  float x, y, z, w;
};

void
dots (struct four *restrict o, const struct four *p, float a, float b,
      size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (bs) Dims (0) NoRemainder
  for (size_t i = 0; i < n; i++)
    {
      o[i].x = p[i].x * 2 + p[i].y * a + p[i].z * b + p[i].w;
      o[i].y = p[i].x * 3 + p[i].y * b + p[i].z * a + p[i].w;
      o[i].z = p[i].x * 4 + p[i].y * a + p[i].z * 5 + p[i].w;
      o[i].w = p[i].x * 5 + p[i].y * 7 + p[i].z * b + p[i].w;
    }
}
