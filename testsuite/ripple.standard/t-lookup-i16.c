/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of short.  */
#define T short
#include "common/table.h"
