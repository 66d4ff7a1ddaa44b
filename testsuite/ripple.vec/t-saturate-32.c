/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
#include "saturate.h"

TEST (int32_t, i32, INT32_MIN, INT32_MAX)
TEST (uint32_t, u32, 0, UINT32_MAX)

int
main (void)
{
  static const int sizes[] = { 0, 1, B, 441, 441 + B - 1 };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      test_i32 (sizes[i]);
      test_u32 (sizes[i]);
    }
  return 0;
}
