/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on int.  */
#include "common/i32.h"
#define BODY "arith.h"
#define SCALE 4
#include "common/kernel.h"
