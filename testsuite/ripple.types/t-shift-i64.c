/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on long by lanes and by constants.  */
#include "common/i64.h"
#define BODY "shift.h"
#define SCALE 4
#include "common/kernel.h"
