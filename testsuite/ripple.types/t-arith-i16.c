/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on short.  */
#include "common/i16.h"
#define BODY "arith.h"
#define SCALE 4
#include "common/kernel.h"
