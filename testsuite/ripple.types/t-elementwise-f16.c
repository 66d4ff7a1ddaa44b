/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of 16-bit floating numbers.  */
#define B 12
#define EACH(M) \
  __RIPPLE_IF_F16 (M (f16, __ripple_f16, f, float)) \
  __RIPPLE_IF_BF16 (M (bf16, __ripple_bf16, f, float))
#include "common/elementwise-float.h"
