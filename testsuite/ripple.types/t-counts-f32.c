/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* float: every small number of lanes.  */
#include "common/f32.h"
#include "common/fill-float.h"
#include "common/counts.h"
