/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on long.  */
#include "common/i64.h"
#define BODY "arith.h"
#define SCALE 4
#include "common/kernel.h"
