/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Block sizes that are and are not multiples of a vector, 64-bit lanes.  */
#include "../ripple-test.h"

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] * b[i] - 3;
}

#define TEST(B)								\
NOIPA static void							\
kernel_##B (int n, const double *a, const double *b, double *c)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] * b[i] - 3;						\
}

TEST (1)
TEST (3)
TEST (5)
TEST (8)
TEST (35)
TEST (64)

int
main (void)
{
  TRY (1, double, double, 1, 0, kernel_1, model);
  TRY (3, double, double, 1, 0, kernel_3, model);
  TRY (5, double, double, 1, 0, kernel_5, model);
  TRY (8, double, double, 1, 0, kernel_8, model);
  TRY (35, double, double, 1, 0, kernel_35, model);
  TRY (64, double, double, 1, 0, kernel_64, model);
  return 0;
}
