/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of doubles.  */
#define B 10
#define EACH(M) M (f64, double, , double)
#include "common/elementwise-float.h"
