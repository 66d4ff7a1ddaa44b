/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* short: every small number of lanes.  */
#include "common/i16.h"
#include "common/fill-int.h"
#include "common/counts.h"
