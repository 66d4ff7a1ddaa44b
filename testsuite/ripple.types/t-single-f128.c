/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic on _Float128.  */
#include "common/f128.h"
#include "common/single-float.h"
