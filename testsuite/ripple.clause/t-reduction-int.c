/* { dg-do run } */
/* { dg-options "-fwrapv" } */
/* Clause reduction of integers of 16 and 32 bits.  */
#include "reduction.h"

INTEGER (i16, short, 1)
INTEGER (u16, unsigned short, 8)
INTEGER (i32, int, 32)
INTEGER (u32, unsigned, 5)

int
main (void)
{
  for (int k = 0; k < COUNTS; k++)
    {
      test_i16 (COUNT (k));
      test_u16 (COUNT (k));
      test_i32 (COUNT (k));
      test_u32 (COUNT (k));
    }
  return 0;
}
