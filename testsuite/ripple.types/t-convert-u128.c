/* { dg-do run } */
/* { dg-require int128 } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions from unsigned __int128 to every other type.  */
#include "common/u128.h"
#include "common/fill-int.h"
#include "common/convert.h"
