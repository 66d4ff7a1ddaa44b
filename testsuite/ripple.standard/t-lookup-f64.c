/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of double.  */
#define T double
#include "common/table.h"
