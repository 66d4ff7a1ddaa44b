/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* signed char: every small number of lanes.  */
#include "common/i8.h"
#include "common/fill-int.h"
#include "common/counts.h"
