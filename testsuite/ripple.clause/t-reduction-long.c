/* { dg-do run } */
/* { dg-options "-fwrapv" } */
/* Clause reduction of integers of 64 bits.  */
#include "reduction.h"

INTEGER (i64, long, 8)
INTEGER (ll, long long, 3)
INTEGER (u64, unsigned long, 16)

int
main (void)
{
  for (int k = 0; k < COUNTS; k++)
    {
      test_i64 (COUNT (k));
      test_ll (COUNT (k));
      test_u64 (COUNT (k));
    }
  return 0;
}
