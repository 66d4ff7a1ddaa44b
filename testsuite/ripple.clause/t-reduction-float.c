/* { dg-do run } */
/* Clause reduction of floating types.  */
#include "reduction.h"

FLOATING (f32, float, 64)
FLOATING (odd, float, 5)
FLOATING (f64, double, 8)

int
main (void)
{
  for (int k = 0; k < COUNTS; k++)
    {
      test_f32 (COUNT (k));
      test_odd (COUNT (k));
      test_f64 (COUNT (k));
    }
  return 0;
}
