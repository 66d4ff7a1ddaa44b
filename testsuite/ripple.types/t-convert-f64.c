/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from double to every other type.  */
#include "common/f64.h"
#include "common/fill-float.h"
#include "common/convert.h"
