/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on int by lanes and by constants.  */
#include "common/i32.h"
#define BODY "shift.h"
#define SCALE 4
#include "common/kernel.h"
