/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* c[v] = a[v] + b[v] for several block sizes and types.  */
#include "../ripple-test.h"

#define TEST(NAME, T, B)						\
NOIPA static void							\
kernel_##NAME (const T *a, const T *b, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  c[v] = a[v] + b[v];							\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int place = 0; place < PLACES; place++)				\
    {									\
      BUF (T, a, B, place);						\
      BUF (T, b, B, place);						\
      BUF (T, c, B, place);						\
      kernel_##NAME (a, b, c);						\
      for (int i = 0; i < B; i++)					\
	CHECK (c[i] == (T) (a[i] + b[i]));				\
      buf_free_all ();							\
    }									\
}

TEST (f32_8, float, 8)
TEST (f32_3, float, 3)
TEST (f64_35, double, 35)
TEST (u8_64, unsigned char, 64)
TEST (u8_1, unsigned char, 1)
TEST (u16_63, unsigned short, 63)
TEST (u32_42, unsigned, 42)
TEST (u64_138, unsigned long, 138)

int
main (void)
{
  try_f32_8 ();
  try_f32_3 ();
  try_f64_35 ();
  try_u8_64 ();
  try_u8_1 ();
  try_u16_63 ();
  try_u32_42 ();
  try_u64_138 ();
  return 0;
}
