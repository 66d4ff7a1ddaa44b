/* { dg-do run } */
/* Ids assigned to every type, and expressions of them.  */
#include "../ripple-test.h"

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (T *c, T *d)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 35);			\
  T v = ripple_id (BS, 0);						\
  c[ripple_id (BS, 0)] = v;						\
  d[ripple_id (BS, 0)] = (T) (v * 3 + 1);				\
}									\
static void								\
try_##NAME (void)							\
{									\
  T *c = (T *) buf_new (35 * sizeof (T), BUF_END);			\
  T *d = (T *) buf_new (35 * sizeof (T), BUF_START);			\
  kernel_##NAME (c, d);							\
  for (int i = 0; i < 35; i++)						\
    CHECK (c[i] == (T) i && d[i] == (T) (i * 3 + 1));			\
  buf_free_all ();							\
}

TEST (i8, signed char)
TEST (u8, unsigned char)
TEST (i16, short)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (u32, unsigned)
TEST (i64, long long)
TEST (u64, unsigned long)
TEST (f32, float)
TEST (f64, double)

int
main (void)
{
  try_i8 ();
  try_u8 ();
  try_i16 ();
  try_u16 ();
  try_i32 ();
  try_u32 ();
  try_i64 ();
  try_u64 ();
  try_f32 ();
  try_f64 ();
  return 0;
}
