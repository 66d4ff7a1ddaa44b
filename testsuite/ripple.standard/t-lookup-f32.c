/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of float.  */
#define T float
#include "common/table.h"
