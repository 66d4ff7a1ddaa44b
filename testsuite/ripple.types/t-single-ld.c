/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic on long double.  */
#include "common/ld.h"
#include "common/single-float.h"
