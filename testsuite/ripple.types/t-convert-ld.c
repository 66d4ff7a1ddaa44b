/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from long double to every other type.  */
#include "common/ld.h"
#include "common/fill-float.h"
#include "common/convert.h"
