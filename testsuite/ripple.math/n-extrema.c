/* MINPS and MAXPS choose as ?: does, also between a number and a constant, and
   twice in a row.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not "vcmp|vblend" } */
/* { dg-asm-times "vmaxps" 2 } */
/* { dg-asm-times "vminps" 1 } */
/* { dg-asm-times "vminpd" 1 } */

#include <ripple.h>

void
clamp (float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  float x = b[v];
  x = x < -1.0f ? -1.0f : x;
  x = x > 1.0f ? 1.0f : x;
  a[v] = x;
}

void
positive (float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  float x = b[v];
  a[v] = (x > 0 ? x : 0) + 1;
}

void
upper (double *a, const double *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (bs, 0);
  double x = b[v];
  a[v] = (x >= 7 ? 7 : x) + 1;
}
