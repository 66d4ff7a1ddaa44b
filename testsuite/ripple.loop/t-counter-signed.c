/* { dg-do run } */
/* Counters of every signed type.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const int *a, const int *b, int *c)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (T i = 0; i < n; i++)						\
    c[i] = a[i] ^ b[i] ^ (int) i;					\
}

TEST (schar, signed char)
TEST (short, short)
TEST (int, int)
TEST (long, long)
TEST (llong, long long)
TEST (ptrdiff, ptrdiff_t)
TEST (int8, int8_t)
TEST (int64, int64_t)

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel_schar, model);
  TRY (B, int, int, 1, 0, kernel_short, model);
  TRY (B, int, int, 1, 0, kernel_int, model);
  TRY (B, int, int, 1, 0, kernel_long, model);
  TRY (B, int, int, 1, 0, kernel_llong, model);
  TRY (B, int, int, 1, 0, kernel_ptrdiff, model);
  TRY (B, int, int, 1, 0, kernel_int8, model);
  TRY (B, int, int, 1, 0, kernel_int64, model);
  return 0;
}
