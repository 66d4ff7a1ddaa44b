/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic on float.  */
#include "common/f32.h"
#define BODY "arith-float.h"
#define SCALE 8
#include "common/kernel.h"
