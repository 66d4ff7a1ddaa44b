/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of 16-bit integers.  */
#define EACH(M) \
  M (i16, short, unsigned short) \
  M (u16, unsigned short, unsigned short)
#include "common/elementwise-int.h"
