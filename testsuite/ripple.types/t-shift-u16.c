/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on unsigned short by lanes and by constants.  */
#include "common/u16.h"
#define BODY "shift.h"
#define SCALE 4
#include "common/kernel.h"
