/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* A block of 1024 lanes.  */
#include "../ripple-test.h"
#define B 1024

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] + b[i];							\
}									\
NOIPA static void							\
model_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] + b[i];							\
}

TEST (u8, unsigned char)
TEST (f32, float)

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 1, 0, kernel_u8, model_u8);
  TRY (B, float, float, 1, 0, kernel_f32, model_f32);
  return 0;
}
