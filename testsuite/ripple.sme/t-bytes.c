/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 32 } */
/* Products of matrices of bytes, with and without a sign.  */
#define ANY(T, R, EDGE)							\
  ((EDGE) ? (T) 1 << (8 * sizeof (T) - 1) : (R) >> (32 - 8 * sizeof (T)))
#include "narrow.h"

typedef signed char s8;
typedef unsigned char u8;

PRODUCTS (ss, int, s8, s8)
PRODUCTS (uu, unsigned, u8, u8)
PRODUCTS (su, int, s8, u8)
PRODUCTS (us, int, u8, s8)

TEST (ss, int, s8, s8)
TEST (uu, unsigned, u8, u8)
TEST (su, int, s8, u8)
TEST (us, int, u8, s8)

int
main (void)
{
  TEST_SIZES (ss);
  TEST_SIZES (uu);
  TEST_SIZES (su);
  TEST_SIZES (us);
  return 0;
}
