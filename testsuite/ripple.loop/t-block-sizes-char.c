/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Block sizes that are and are not multiples of a vector, 8-bit lanes.  */
#include "../ripple-test.h"

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b,
       unsigned char *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (a[i] + b[i] + 1) / 2;
}

#define TEST(B)								\
NOIPA static void							\
kernel_##B (int n, const unsigned char *a, const unsigned char *b,	\
	    unsigned char *c)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = (a[i] + b[i] + 1) / 2;					\
}

TEST (1)
TEST (3)
TEST (7)
TEST (16)
TEST (42)
TEST (64)
TEST (100)

int
main (void)
{
  TRY (1, unsigned char, unsigned char, 1, 0, kernel_1, model);
  TRY (3, unsigned char, unsigned char, 1, 0, kernel_3, model);
  TRY (7, unsigned char, unsigned char, 1, 0, kernel_7, model);
  TRY (16, unsigned char, unsigned char, 1, 0, kernel_16, model);
  TRY (42, unsigned char, unsigned char, 1, 0, kernel_42, model);
  TRY (64, unsigned char, unsigned char, 1, 0, kernel_64, model);
  TRY (100, unsigned char, unsigned char, 1, 0, kernel_100, model);
  return 0;
}
