/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
#include "saturate.h"

TEST (int64_t, i64, INT64_MIN, INT64_MAX)
TEST (uint64_t, u64, 0, UINT64_MAX)

int
main (void)
{
  static const int sizes[] = { 0, 1, B, 441, 441 + B - 1 };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      test_i64 (sizes[i]);
      test_u64 (sizes[i]);
    }
  return 0;
}
