/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of int as values and as conditions of ?:.  */
#include "common/i32.h"
#define BODY "compare.h"
#define SCALE 8
#include "common/kernel.h"
