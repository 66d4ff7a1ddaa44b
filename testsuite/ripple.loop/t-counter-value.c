/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* The counter as data, in every element type.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int lo, int n, T *c)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = lo; i < n; i++)						\
    c[i - lo] = (T) i;							\
}									\
static void								\
try_##NAME (int lo, int n)						\
{									\
  T *c = (T *) buf_new (n * sizeof (T), n % PLACES);			\
  kernel_##NAME (lo, lo + n, c);					\
  for (int i = 0; i < n; i++)						\
    {									\
      T e = (T) (lo + i);						\
      CHECK_SAME (&c[i], &e, 1);					\
    }									\
  buf_free_all ();							\
}

TEST (i8, signed char)
TEST (u8, unsigned char)
TEST (i16, short)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (u32, unsigned)
TEST (i64, long)
TEST (u64, unsigned long long)
TEST (f32, float)
TEST (f64, double)

int
main (void)
{
  static const int lo[] = { 0, -7, 120, 250, 32760, 65530, -40000, 16777210 };
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 40; n += 1 + n / 4)
      {
	try_i8 (lo[k], n);
	try_u8 (lo[k], n);
	try_i16 (lo[k], n);
	try_u16 (lo[k], n);
	try_i32 (lo[k], n);
	try_u32 (lo[k], n);
	try_i64 (lo[k], n);
	try_u64 (lo[k], n);
	try_f32 (lo[k], n);
	try_f64 (lo[k], n);
      }
  return 0;
}
