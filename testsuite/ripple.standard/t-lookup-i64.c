/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of int64_t.  */
#define T int64_t
#include "common/table.h"
