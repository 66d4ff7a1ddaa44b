/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 24 } */
/* Products of 16-bit floats, which are rounded one by one: as floats.  */
#define ANY(T, R, EDGE) ((EDGE) ? -8 : (int) ((R) >> 28) - 7)
#include "narrow.h"

PRODUCTS (hh, float, _Float16, _Float16)
PRODUCTS (bb, float, __bf16, __bf16)
PRODUCTS (hb, float, _Float16, __bf16)

TEST (hh, float, _Float16, _Float16)
TEST (bb, float, __bf16, __bf16)
TEST (hb, float, _Float16, __bf16)

int
main (void)
{
  TEST_SIZES (hh);
  TEST_SIZES (bb);
  TEST_SIZES (hb);
  return 0;
}
