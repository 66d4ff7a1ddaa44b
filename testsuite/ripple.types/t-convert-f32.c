/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from float to every other type.  */
#include "common/f32.h"
#include "common/fill-float.h"
#include "common/convert.h"
