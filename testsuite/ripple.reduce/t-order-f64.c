/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* The order of double sums and products: the upper half of the lanes is folded
   onto the lower half, the same bit for bit everywhere.  */
#include "../ripple.types/common/f64.h"
#include "common/order.h"
