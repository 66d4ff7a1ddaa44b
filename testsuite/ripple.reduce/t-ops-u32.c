/* { dg-do run } */
/* All reductions of a full block of unsigned, and of one that is no power
   of two.  */
#include "../ripple.types/common/u32.h"
#define FULL 16
#define ODD 13
#include "common/ops.h"
