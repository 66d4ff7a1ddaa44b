/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Look-ups in tables of unsigned char.  */
#define T unsigned char
#include "common/table.h"
