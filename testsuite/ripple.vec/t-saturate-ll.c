/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
#include "saturate.h"

TEST (long long, ll, LLONG_MIN, LLONG_MAX)
TEST (unsigned long long, ull, 0, ULLONG_MAX)

int
main (void)
{
  static const int sizes[] = { 0, 1, B, 441, 441 + B - 1 };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      test_ll (sizes[i]);
      test_ull (sizes[i]);
    }
  return 0;
}
