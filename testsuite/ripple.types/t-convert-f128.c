/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from _Float128 to every other type.  */
#include "common/f128.h"
#include "common/fill-float.h"
#include "common/convert.h"
