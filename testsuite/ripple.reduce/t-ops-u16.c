/* { dg-do run } */
/* All reductions of a full block of unsigned short, and of one that is no
   power of two.  */
#include "../ripple.types/common/u16.h"
#define FULL 24
#define ODD 21
#include "common/ops.h"
