/* What libmvec lacks is called by the names of SLEEF.  */
/* { dg-do compile } */
/* { dg-require vectors } */
/* { dg-options "-fplugin-arg-ripple-math=sleef" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=haswell -fplugin-arg-ripple-math=sleef" } */
/* { dg-asm {_ZGVdN8v_tgammaf} } */
/* { dg-asm {_ZGVdN8vv_fmodf} } */
/* { dg-asm {_ZGVdN4v_lgamma\M} } */
/* { dg-asm-not {(call|jmp)[ \t]+(tgamma|fmod|lgamma)} } */
#include <math.h>
#include <ripple.h>

void
gamma_lanes (float *y, const float *x, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    y[i] = fmodf (tgammaf (x[i]), 3.0f);
}

void
log_gamma_lanes (double *y, const double *x, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    y[i] = lgamma (x[i]);
}
