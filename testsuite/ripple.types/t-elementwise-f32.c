/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of floats.  */
#define EACH(M) M (f32, float, f, float)
#include "common/elementwise-float.h"
