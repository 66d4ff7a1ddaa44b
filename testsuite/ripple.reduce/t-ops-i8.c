/* { dg-do run } */
/* All reductions of a full block of signed char, and of one that is no
   power of two.  */
#include "../ripple.types/common/i8.h"
#define FULL 64
#define ODD 61
#include "common/ops.h"
