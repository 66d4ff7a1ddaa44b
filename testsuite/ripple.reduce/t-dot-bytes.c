/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Sums of products of bytes: for their total alone any order will do.  */
#include "../ripple-test.h"
#include "common/dot.h"

DOT (bytes, int8_t, int8_t, int, 32)
DOT (mixed, uint8_t, int8_t, unsigned, 64)

int
main (void)
{
  bytes ();
  mixed ();
  return 0;
}
