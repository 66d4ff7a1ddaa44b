/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on unsigned char by lanes and by constants.  */
#include "common/u8.h"
#define BODY "shift.h"
#define SCALE 4
#include "common/kernel.h"
