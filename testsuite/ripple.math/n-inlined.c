/* No function of the C library is called, whatever it is called by.  */
/* { dg-do compile } */
/* { dg-options "-w" } */
/* { dg-asm-not "(call|jmp|bl|b|jal|tail)\[ \t\]+(exp|log|sin|cos|tan|pow|cbrt|hypot|erf|gamma|fmod|remainder|ldexp|scalb|frexp|modf|ilogb|logb|nextafter|fdim|sqrt)" } */

#define _GNU_SOURCE 1
#include <math.h>
#include <ripple.h>

#define ONE(T, NAME)							\
  void									\
  lanes_##NAME (T *y, const T *x, int n)				\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 8);			\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = NAME (x[i]);						\
  }									\
  void									\
  builtin_##NAME (T *y, const T *x, int n)				\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 8);			\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = __builtin_##NAME (x[i]);					\
  }
#define TWO(T, NAME, SECOND)						\
  void									\
  lanes_##NAME (T *y, const T *x, const SECOND *z, int n)		\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 8);			\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = NAME (x[i], z[i]);						\
  }
#define EACH(T, S) \
  ONE (T, exp##S) ONE (T, exp2##S) ONE (T, expm1##S) \
  ONE (T, log##S) ONE (T, log2##S) ONE (T, log10##S) ONE (T, log1p##S) \
  ONE (T, cbrt##S) ONE (T, sin##S) ONE (T, cos##S) ONE (T, tan##S) \
  ONE (T, asin##S) ONE (T, acos##S) ONE (T, atan##S) ONE (T, sinh##S) \
  ONE (T, cosh##S) ONE (T, tanh##S) ONE (T, asinh##S) ONE (T, acosh##S) \
  ONE (T, atanh##S) ONE (T, erf##S) ONE (T, erfc##S) ONE (T, tgamma##S) \
  ONE (T, lgamma##S) ONE (T, logb##S) ONE (T, ilogb##S) \
  TWO (T, pow##S, T) TWO (T, atan2##S, T) TWO (T, hypot##S, T) \
  TWO (T, fmod##S, T) TWO (T, remainder##S, T) TWO (T, fdim##S, T) \
  TWO (T, nextafter##S, T) TWO (T, ldexp##S, int) TWO (T, scalbn##S, int) \
  TWO (T, scalbln##S, long)

EACH (float, f)
EACH (double,)

void
parts (float *y, float *z, int *e, const float *x, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    {
      float whole;
      y[i] = frexpf (x[i], &e[i]) + modff (x[i], &whole);
      z[i] = whole;
    }
}

/* GCC makes another function of sincos.  */

void
both (float *y, float *z, const float *x, double *u, double *v,
      const double *w, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    {
      double s, c;
      sincosf (x[i], &y[i], &z[i]);
      sincos (w[i], &s, &c);
      u[i] = s;
      v[i] = c;
    }
}
