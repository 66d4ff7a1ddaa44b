/* { dg-do run } */
/* Clang's elementwise functions of floating numbers without the plugin.  */
#undef __RIPPLE__
#define EACH(M) \
  M (f32, float, f, float) M (f64, double, , double) \
  M (ld, long double, l, long double) \
  __RIPPLE_IF_F16 (M (f16, __ripple_f16, f, float)) \
  __RIPPLE_IF_BF16 (M (bf16, __ripple_bf16, f, float))
#include "common/elementwise-float.h"
