/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* / and % on unsigned long; divisors of lanes that are off are 0 or
   overflow.  */
#include "common/u64.h"
#define BODY "div.h"
#define SCALE 2
#include "common/kernel.h"
