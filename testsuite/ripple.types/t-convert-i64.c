/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from long to every other type.  */
#include "common/i64.h"
#include "common/fill-int.h"
#include "common/convert.h"
