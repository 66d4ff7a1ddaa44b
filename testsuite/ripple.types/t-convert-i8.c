/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from signed char to every other type.  */
#include "common/i8.h"
#include "common/fill-int.h"
#include "common/convert.h"
