/* { dg-do run } */
/* { dg-require sme2 } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* Products of 16-bit numbers, added in 32 bits two at a time: they wrap as C
   says.  n-pairs.c looks at the assembly.  */
static int bits;
#define ANY(T, R, EDGE)							\
  ((EDGE) ? (T) -(1 << (bits - 1)) : (T) ((int) ((R) << 3) >> (32 - bits)))
#include "narrow.h"

PRODUCTS (ss, int, short, short)
PRODUCTS (uu, unsigned, unsigned short, unsigned short)
PRODUCTS (wrap, unsigned, short, short)

TEST (ss, int, short, short)
TEST (uu, unsigned, unsigned short, unsigned short)
TEST (wrap, unsigned, short, short)

int
main (void)
{
  bits = 12;
  TEST_SIZES (ss);
  bits = 16;
  TEST_SIZES (uu);
  TEST_SIZES (wrap);
  return 0;
}
