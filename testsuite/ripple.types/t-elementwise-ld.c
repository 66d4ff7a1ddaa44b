/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of long doubles.  */
#define B 3
#define EACH(M) M (ld, long double, l, long double)
#include "common/elementwise-float.h"
