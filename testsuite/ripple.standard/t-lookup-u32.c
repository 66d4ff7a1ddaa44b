/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of unsigned.  */
#define T unsigned
#include "common/table.h"
