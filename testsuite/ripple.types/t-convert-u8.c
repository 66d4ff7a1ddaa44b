/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from unsigned char to every other type.  */
#include "common/u8.h"
#include "common/fill-int.h"
#include "common/convert.h"
