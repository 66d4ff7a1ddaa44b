/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A block of 100 lanes, four element types.  */
#include "../ripple-test.h"
#define B 100

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] < b[i] ? a[i] : b[i];					\
}									\
NOIPA static void							\
model_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] < b[i] ? a[i] : b[i];					\
}

TEST (i8, signed char)
TEST (u16, unsigned short)
TEST (f32, float)
TEST (i64, long long)

int
main (void)
{
  TRY (B, signed char, signed char, 1, 0, kernel_i8, model_i8);
  TRY (B, unsigned short, unsigned short, 1, 0, kernel_u16, model_u16);
  TRY (B, float, float, 1, 0, kernel_f32, model_f32);
  TRY (B, long long, long long, 1, 0, kernel_i64, model_i64);
  return 0;
}
