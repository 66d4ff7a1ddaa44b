/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
#include "saturate.h"

TEST (int8_t, i8, INT8_MIN, INT8_MAX)
TEST (uint8_t, u8, 0, UINT8_MAX)
TEST (int16_t, i16, INT16_MIN, INT16_MAX)
TEST (uint16_t, u16, 0, UINT16_MAX)

int
main (void)
{
  static const int sizes[] = { 0, 1, B, 441, 441 + B - 1 };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      test_i8 (sizes[i]);
      test_u8 (sizes[i]);
      test_i16 (sizes[i]);
      test_u16 (sizes[i]);
    }
  return 0;
}
