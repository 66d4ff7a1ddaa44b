/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Block sizes that are and are not multiples of a vector, 32-bit lanes.  */
#include "../ripple-test.h"

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] > b[i] ? (int) ((unsigned) a[i] - b[i]) : c[i] ^ i;
}

#define TEST(B)								\
NOIPA static void							\
kernel_##B (int n, const int *a, const int *b, int *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] > b[i] ? (int) ((unsigned) a[i] - b[i]) : c[i] ^ i;	\
}

TEST (1)
TEST (2)
TEST (3)
TEST (7)
TEST (8)
TEST (16)
TEST (42)
TEST (64)

int
main (void)
{
  TRY (1, int, int, 1, 0, kernel_1, model);
  TRY (2, int, int, 1, 0, kernel_2, model);
  TRY (3, int, int, 1, 0, kernel_3, model);
  TRY (7, int, int, 1, 0, kernel_7, model);
  TRY (8, int, int, 1, 0, kernel_8, model);
  TRY (16, int, int, 1, 0, kernel_16, model);
  TRY (42, int, int, 1, 0, kernel_42, model);
  TRY (64, int, int, 1, 0, kernel_64, model);
  return 0;
}
