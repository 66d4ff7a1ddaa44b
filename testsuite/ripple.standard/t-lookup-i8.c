/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of signed char.  */
#define T signed char
#include "common/table.h"
