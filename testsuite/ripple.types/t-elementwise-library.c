/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-math=scalar" } */
/* The functions of the library among clang's elementwise functions.  */
#define LIBRARY
#define B 3
#define EACH(M) \
  M (f32, float, f, float) M (f64, double, , double) \
  M (ld, long double, l, long double) \
  __RIPPLE_IF_F16 (M (f16, __ripple_f16, f, float))
#include "common/elementwise-float.h"
