/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Sums of products of 16 bits, in 32 and 64; of bytes in 64.  */
#include "../ripple-test.h"
#include "common/dot.h"

DOT (words, int16_t, int16_t, unsigned, 32)
DOT (mixed, int16_t, uint8_t, unsigned, 16)
DOT (wide, int16_t, int16_t, int64_t, 32)
DOT (unsigned_wide, uint16_t, uint16_t, uint64_t, 32)
DOT (bytes, int8_t, int8_t, int64_t, 32)

int
main (void)
{
  words ();
  mixed ();
  wide ();
  unsigned_wide ();
  bytes ();
  return 0;
}
