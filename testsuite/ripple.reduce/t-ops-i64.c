/* { dg-do run } */
/* All reductions of a full block of long, and of one that is no power of
   two.  */
#include "../ripple.types/common/i64.h"
#define FULL 8
#define ODD 5
#include "common/ops.h"
