/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Windows at the very edges of pages: neighbours, strides and reversed
   access touch nothing outside.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const T *a, const T *b, const T *d, const T *f,	\
	       T *c)							\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T t = a[i] ^ a[i + 1] ^ a[i + 2];					\
      t ^= b[2 * i] ^ b[2 * i + 1];					\
      t ^= d[3 * i];							\
      t ^= f[n - 1 - i];						\
      c[2 * i] = t;							\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS; k++)					\
    for (int place = BUF_END; place <= BUF_START; place++)		\
      {									\
	int n = trip (k, B), some = n > 0;				\
	BUF (T, a, n + 2 * some, place);				\
	BUF (T, b, 2 * n, place);					\
	BUF (T, d, 3 * n - 2 * some, place);				\
	BUF (T, f, n, place);						\
	BUF (T, c, 2 * n - some, place);				\
	T *e = (T *) buf_copy (c, (2 * n - some) * sizeof (T), 0);	\
	kernel_##NAME (n, a, b, d, f, c);				\
	for (int i = 0; i < n; i++)					\
	  e[2 * i] = (a[i] ^ a[i + 1] ^ a[i + 2] ^ b[2 * i]		\
		      ^ b[2 * i + 1] ^ d[3 * i] ^ f[n - 1 - i]);	\
	CHECK_SAME (c, e, 2 * n - some);				\
	buf_free_all ();						\
      }									\
}

TEST (u8, unsigned char)
TEST (i16, short)
TEST (u32, unsigned)
TEST (i64, long)

int
main (void)
{
  try_u8 ();
  try_i16 ();
  try_u32 ();
  try_i64 ();
  return 0;
}
