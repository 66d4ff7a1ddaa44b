/* What AVX-512 has instructions for in the functions of mathematics: powers of
   two are applied by VSCALEF, and double square roots that are corrected
   anyway begin with VRSQRT14; also in blocks that no vector is filled by.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm-not {call|vpslld} lanes_expf } */
/* { dg-asm-not {call|vpsllq} lanes_exp } */
/* { dg-asm-not {call|vsqrt|vdiv} lanes_hypot } */
/* { dg-asm-not {call|vsqrt|vdiv} lanes_rsqrtf } */
/* { dg-asm-not {call|vmul|vpslld} lanes_ldexpf } */
/* { dg-asm {vscalefps[^\n]*zmm} lanes_expf } */
/* { dg-asm {vscalefpd[^\n]*ymm} lanes_exp } */
/* { dg-asm {vscalefps[^\n]*ymm} lanes_ldexpf } */
/* { dg-asm {vrsqrt14pd[^\n]*zmm} lanes_hypot } */
/* { dg-asm {vrsqrt14ps[^\n]*xmm} lanes_rsqrtf } */

#include <math.h>
#include <ripple.h>

extern float rsqrtf (float);

#define LANES(NAME, T, N, CALL) \
void \
NAME (T *r, const T *x, const T *y) \
{ \
  ripple_block_t bs = ripple_set_block_shape (0, N); \
  size_t i = ripple_id (bs, 0); \
  r[i] = CALL; \
}

LANES (lanes_expf, float, 16, expf (x[i]))
LANES (lanes_exp, double, 3, exp (x[i]))
LANES (lanes_hypot, double, 8, hypot (x[i], y[i]))
LANES (lanes_ldexpf, float, 8, ldexpf (x[i], (int) i - 4))
LANES (lanes_rsqrtf, float, 4, rsqrtf (x[i]))
