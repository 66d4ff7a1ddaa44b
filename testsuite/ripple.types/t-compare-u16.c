/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of unsigned short as values and as conditions of ?:.  */
#include "common/u16.h"
#define BODY "compare.h"
#define SCALE 8
#include "common/kernel.h"
