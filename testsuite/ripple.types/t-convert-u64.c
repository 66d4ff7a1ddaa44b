/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from unsigned long to every other type.  */
#include "common/u64.h"
#include "common/fill-int.h"
#include "common/convert.h"
