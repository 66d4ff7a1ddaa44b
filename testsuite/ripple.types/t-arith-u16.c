/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on unsigned short.  */
#include "common/u16.h"
#define BODY "arith.h"
#define SCALE 4
#include "common/kernel.h"
