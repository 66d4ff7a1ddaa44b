/* Saturating operations on words of all sizes: extremes and random values,
   in remainders, under masks and with constants; as 128 bits compute.  */
#include "../ripple-test.h"
#define B 24

#define TEST(T, NAME, LO, HI)						\
  NOIPA static void							\
  NAME (int n, const T *a, const T *b, T *r)				\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	r[i] = ripple_add_sat (a[i], b[i]);				\
	r[n + i] = ripple_sub_sat (a[i], b[i]);				\
	r[2 * n + i] = ripple_shl_sat (a[i], b[i]);			\
	r[3 * n + i] = ripple_shl_sat (a[i], (T) (b[i] & 31));		\
	r[4 * n + i] = ripple_add_sat (a[i], (T) 100);			\
	r[5 * n + i] = ripple_sub_sat (a[i], (T) 100);			\
	r[6 * n + i] = ripple_sub_sat ((T) 100, a[i]);			\
	r[7 * n + i] = ripple_shl_sat (a[i], (T) 5);			\
	r[8 * n + i] = ripple_add_sat ((T) -100, a[i]);			\
	if (a[i] > b[i])						\
	  r[i] = ripple_add_sat (ripple_sub_sat (b[i], a[i]), a[i]);	\
      }									\
  }									\
  static T								\
  NAME##_clamp (__int128 x)						\
  {									\
    return (T) (x < (LO) ? (LO) : x > (HI) ? (HI) : x);		\
  }									\
  static T								\
  NAME##_shl (T x, uint64_t n)						\
  {									\
    const unsigned bits = 8 * sizeof (T);				\
    __int128 w = x;							\
    if (n > bits)							\
      n = bits;								\
    return x == 0 ? 0							\
	   : n < 64 ? NAME##_clamp (w * ((__int128) 1 << n))		\
	   : x > 0 ? (HI) : (LO);					\
  }									\
  static void								\
  test_##NAME (int n)							\
  {									\
    static const T special[] =						\
      { 0, 1, 2, 3, 7, 31, 63, 64, (T) -1, (T) -2, (HI), (HI) - 1, (LO), \
	(LO) + 1, (HI) / 2, (HI) / 2 + 1, (LO) / 2, 8, 15, 16, 32 };	\
    enum { S = sizeof special / sizeof *special };			\
    T a[S * S + B], b[S * S + B], r[9 * (S * S + B)];			\
    for (int i = 0; i < n; i++)						\
      {									\
	uint64_t x = rnd (), y = rnd ();				\
	x = x << 32 ^ rnd ();						\
	y = y << 32 ^ rnd ();						\
	a[i] = i < S * S ? special[i / S] : (T) x;			\
	b[i] = i < S * S ? special[i % S] : (T) y;			\
      }									\
    NAME (n, a, b, r);							\
    for (int i = 0; i < n; i++)						\
      {									\
	__int128 x = a[i], y = b[i];					\
	if (a[i] > b[i])						\
	  CHECK (r[i] == NAME##_clamp (NAME##_clamp (y - x) + x));	\
	else								\
	  CHECK (r[i] == NAME##_clamp (x + y));				\
	CHECK (r[n + i] == NAME##_clamp (x - y));			\
	CHECK (r[2 * n + i] == NAME##_shl (a[i], (uint64_t) b[i]));	\
	CHECK (r[3 * n + i] == NAME##_shl (a[i], b[i] & 31));		\
	CHECK (r[4 * n + i] == NAME##_clamp (x + 100));			\
	CHECK (r[5 * n + i] == NAME##_clamp (x - 100));			\
	CHECK (r[6 * n + i] == NAME##_clamp (100 - x));			\
	CHECK (r[7 * n + i] == NAME##_shl (a[i], 5));			\
	CHECK (r[8 * n + i] == NAME##_clamp ((__int128) (T) -100 + x));	\
      }									\
  }
