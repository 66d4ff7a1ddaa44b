/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Tiles loaded by rows and stored by columns, with all strides: where columns
   overlap in memory the highest lane wins, under masks, too.  */
#include "../ripple-test.h"

enum { FAR = 21, ROOM = 2 * FAR * 16 + 32 };

#define TEST(NAME, T, X, Y)						\
NOIPA static void							\
whole_##NAME (const T *a, ptrdiff_t sa, T *c, ptrdiff_t sc)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);			\
  c[(ptrdiff_t) x * sc + (ptrdiff_t) y]					\
    = a[(ptrdiff_t) y * sa + (ptrdiff_t) x];				\
}									\
NOIPA static void							\
some_##NAME (const T *a, ptrdiff_t sa, T *c, ptrdiff_t sc, size_t m,	\
	     size_t n)							\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);			\
  if (x < m && y < n)							\
    c[(ptrdiff_t) x * sc + (ptrdiff_t) y]				\
      = a[(ptrdiff_t) y * sa + (ptrdiff_t) x];				\
}									\
NOIPA static void							\
chosen_##NAME (const T *a, ptrdiff_t sa, T *c, ptrdiff_t sc)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);			\
  T v = a[(ptrdiff_t) y * sa + (ptrdiff_t) x];				\
  if ((int) v & 1)							\
    c[(ptrdiff_t) x * sc + (ptrdiff_t) y] = v;				\
}									\
static void								\
model_##NAME (const T *a, ptrdiff_t sa, T *c, ptrdiff_t sc, size_t m,	\
	      size_t n, int odd)					\
{									\
  for (size_t y = 0; y < n; y++)					\
    for (size_t x = 0; x < m; x++)					\
      {									\
	T v = a[(ptrdiff_t) y * sa + (ptrdiff_t) x];			\
	if (!odd || ((int) v & 1))					\
	  c[(ptrdiff_t) x * sc + (ptrdiff_t) y] = v;			\
      }									\
}									\
static void								\
same_##NAME (const T *got, T *want)					\
{									\
  CHECK (memcmp (got, want, ROOM * sizeof (T)) == 0);			\
}									\
static void								\
try_##NAME (void)							\
{									\
  static T a[ROOM], c[ROOM], d[ROOM];					\
  for (int i = 0; i < ROOM; i++)					\
    a[i] = (T) (i % 119);						\
  for (ptrdiff_t s = -FAR; s <= FAR; s++)				\
    {									\
      T *mid = c + ROOM / 2 - 16, *ref = d + ROOM / 2 - 16;		\
      memset (c, 0, sizeof c);						\
      memset (d, 0, sizeof d);						\
      whole_##NAME (a, 17, mid, s);					\
      model_##NAME (a, 17, ref, s, X, Y, 0);				\
      same_##NAME (c, d);						\
      chosen_##NAME (a + 3, 18, mid, s);				\
      model_##NAME (a + 3, 18, ref, s, X, Y, 1);			\
      same_##NAME (c, d);						\
      for (size_t m = 0; m <= X; m += m < X - 2 ? 2 : 1)		\
	for (size_t n = 0; n <= Y; n += n < Y - 1 ? 3 : 1)		\
	  {								\
	    some_##NAME (a + m, 19, mid, s, m, n);			\
	    model_##NAME (a + m, 19, ref, s, m, n, 0);			\
	    same_##NAME (c, d);						\
	  }								\
    }									\
}

TEST (f32, float, 8, 8)
TEST (f32_4, float, 4, 4)
TEST (f32_16, float, 16, 16)
TEST (f32_long, float, 16, 4)
TEST (f32_high, float, 4, 16)
TEST (f64, double, 4, 4)
TEST (i16, short, 8, 8)
TEST (u8, unsigned char, 16, 16)
TEST (i64, long long, 8, 8)
TEST (odd, int, 5, 7)

int
main (void)
{
  try_f32 ();
  try_f32_4 ();
  try_f32_16 ();
  try_f32_long ();
  try_f32_high ();
  try_f64 ();
  try_i16 ();
  try_u8 ();
  try_i64 ();
  try_odd ();
  return 0;
}
