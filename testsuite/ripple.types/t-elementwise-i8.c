/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of bytes.  */
#define EACH(M) \
  M (c, char, unsigned char) \
  M (i8, signed char, unsigned char) \
  M (u8, unsigned char, unsigned char)
#include "common/elementwise-int.h"
