/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-march=armv9-a+sme+sme-f64f64+sme-i16i64 -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64+sme-i16i64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 32 } */
/* Products of 16-bit numbers, added in 64 bits.  */
#define ANY(T, R, EDGE)							\
  ((EDGE) ? (T) 1 << (8 * sizeof (T) - 1) : (R) >> (32 - 8 * sizeof (T)))
#include "narrow.h"

PRODUCTS (ss, int64_t, int16_t, int16_t)
PRODUCTS (uu, uint64_t, uint16_t, uint16_t)
PRODUCTS (su, int64_t, int16_t, uint16_t)
PRODUCTS (us, int64_t, uint16_t, int16_t)

TEST (ss, int64_t, int16_t, int16_t)
TEST (uu, uint64_t, uint16_t, uint16_t)
TEST (su, int64_t, int16_t, uint16_t)
TEST (us, int64_t, uint16_t, int16_t)

int
main (void)
{
  TEST_SIZES (ss);
  TEST_SIZES (uu);
  TEST_SIZES (su);
  TEST_SIZES (us);
  return 0;
}
