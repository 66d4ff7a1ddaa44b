/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Sums of products of bytes: for their total alone any order will do.  */
#include "../ripple-test.h"
#include "common/dot.h"

DOT (bytes, int8_t, int8_t, int, 64)
DOT (unsigned_bytes, uint8_t, uint8_t, int, 32)
DOT (mixed, uint8_t, int8_t, int, 64)
DOT (wrapping, int8_t, uint8_t, unsigned, 32)
DOT (odd, int8_t, int8_t, int, 24)

int
main (void)
{
  bytes ();
  unsigned_bytes ();
  mixed ();
  wrapping ();
  odd ();
  return 0;
}
