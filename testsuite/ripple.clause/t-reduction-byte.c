/* { dg-do run } */
/* { dg-options "-fwrapv" } */
/* Clause reduction of integers of 8 bits, and booleans.  */
#include "reduction.h"

INTEGER (i8, signed char, 16)
INTEGER (c, char, 7)
INTEGER (u8, unsigned char, 100)
BOOLEAN (b, bool, 32)

int
main (void)
{
  for (int k = 0; k < COUNTS; k++)
    {
      test_i8 (COUNT (k));
      test_c (COUNT (k));
      test_u8 (COUNT (k));
      test_b (COUNT (k));
    }
  return 0;
}
