/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from int to every other type.  */
#include "common/i32.h"
#include "common/fill-int.h"
#include "common/convert.h"
