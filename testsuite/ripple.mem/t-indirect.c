/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* a[b[i]] and a[b[c[i]]] with index arrays of every type.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const T *x, const T *y, const short *a, short *c)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[x[i]] = a[y[x[i]]];						\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, B);					\
      T *x = (T *) buf_new (n * sizeof (T), k % PLACES);		\
      T *y = (T *) buf_new (n * sizeof (T), k % PLACES);		\
      BUF (short, a, n, k % PLACES);					\
      BUF (short, c, n, k % PLACES);					\
      for (int i = 0; i < n; i++)					\
	{								\
	  x[i] = n - 1 - i;						\
	  y[i] = rnd () % n;						\
	}								\
      kernel_##NAME (n, x, y, a, c);					\
      for (int i = 0; i < n; i++)					\
	CHECK (c[x[i]] == a[y[x[i]]]);					\
      buf_free_all ();							\
    }									\
}

TEST (i8, signed char)
TEST (u8, unsigned char)
TEST (i16, short)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (u32, unsigned)
TEST (i64, long)
TEST (u64, size_t)

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
  return 0;
}
