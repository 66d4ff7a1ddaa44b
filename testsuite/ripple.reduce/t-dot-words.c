/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Sums of products of 16 bits, in 32 and 64.  */
#include "../ripple-test.h"
#include "common/dot.h"

DOT (words, int16_t, int16_t, unsigned, 32)
DOT (odd, int16_t, uint8_t, unsigned, 24)
DOT (wide, uint16_t, uint16_t, uint64_t, 16)

int
main (void)
{
  words ();
  odd ();
  wide ();
  return 0;
}
