/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Floating numbers as integers that are cut off: from each type to each, round
   the ends of all types, of NaN, infinities, zeros and subnormals, in all
   lanes and in some, and of scalars.  */
#include "../ripple-test.h"

enum { MOST = 700, OFF = 0x55 };

#define CONVERT(F, T, FN, TN, LANES)					\
NOIPA static void							\
FN##_##TN (int n, const F *a, T *r, T *some)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      r[i] = ripple_convert_sat (T, a[i]);				\
      if (i % 3 == 1)							\
	some[i] = ripple_convert_sat (T, (F) (a[i] + a[i]));		\
    }									\
}
#define IS_SIGNED(T) ((T) -1 < (T) 1)
#define MAX_OF(T) \
  ((T) (IS_SIGNED (T) ? ((uint64_t) 1 << (8 * sizeof (T) - 1)) - 1	\
	: (uint64_t) -1))
#define MIN_OF(T) ((T) (IS_SIGNED (T) ? ~MAX_OF (T) : 0))

/* X without its fraction, from its bits: the magnitude, up to 2^64, and
   whether it is negative.  */
static __int128
model (double x, __int128 least, __int128 most)
{
  uint64_t bits, m;
  memcpy (&bits, &x, sizeof bits);
  int e = bits >> 52 & 0x7ff;
  m = (bits & 0xfffffffffffffu) | 0x10000000000000u;
  if (e == 0x7ff && m << 12)
    return 0;
  __int128 v = e < 1023 ? 0 : e > 1023 + 70 ? (__int128) 1 << 70
	       : e < 1075 ? (__int128) (m >> (1075 - e))
	       : (__int128) m << (e - 1075);
  if (bits >> 63)
    v = -v;
  return v < least ? least : v > most ? most : v;
}

/* The numbers that are tried: near powers of two and other ends, and random
   bits.  */
static double
number (int i)
{
  static const double odd[] =
    { 0.0, -0.0, 0.5, -0.5, 0.99999, -0.99999, 1e-310, -1e-310, 1e300, -1e300,
      127.5, 127.99999, 128.5, -128.5, -128.99999, -129, 254.99, 255.99,
      256.01, 32767.9, -32768.9, 65535.9,
      2147483647.5, 2147483647, 2147483646.99,
      -2147483648.5, -2147483649.0, 4294967295.5, 4294967295.0, 4294967294.9 };
  enum { ODD = sizeof odd / sizeof *odd };
  if (i < ODD)
    return odd[i];
  i -= ODD;
  if (i < 6)
    {
      double x = i & 2 ? __builtin_nan ("") : __builtin_inf ();
      return i & 4 ? __builtin_nan ("7") : i & 1 ? -x : x;
    }
  i -= 6;
  if (i < 67 * 6)
    {
      double x = __builtin_ldexp (1, i / 6);
      x = i % 3 == 0 ? x : i % 3 == 1 ? x * (1 - __FLT_EPSILON__ / 2)
	  : x * (1 + __FLT_EPSILON__);
      return i % 6 < 3 ? x : -x;
    }
  uint64_t bits = (uint64_t) rnd () << 32 | rnd ();
  if (i % 4)
    bits = (bits & 0x800fffffffffffffu)
	   | (uint64_t) (1015 + rnd () % 56) << 52;
  double x;
  memcpy (&x, &bits, sizeof x);
  return x;
}

#define TEST(F, T, FN, TN, LANES)					\
  {									\
    static F a[MOST];							\
    static T r[MOST + 1], some[MOST + 1];				\
    for (int i = 0; i < MOST; i++)					\
      a[i] = (F) number (i);						\
    for (int n = 0; n <= MOST; n += n < 3 ? 1 : n < 600 ? 41 : MOST - n	\
	 + (n == MOST))							\
      {									\
	memset (r, OFF, sizeof r);					\
	memset (some, OFF, sizeof some);				\
	T off = r[0];							\
	FN##_##TN (n, a, r, some);					\
	for (int i = 0; i <= MOST; i++)					\
	  {								\
	    T w = i < n ? (T) model ((double) a[i], MIN_OF (T), MAX_OF (T)) \
		  : off;						\
	    T s = i < n && i % 3 == 1					\
		  ? (T) model ((double) (F) (a[i] + a[i]), MIN_OF (T),	\
			       MAX_OF (T)) : off;			\
	    CHECK (r[i] == w);						\
	    CHECK (some[i] == s);					\
	    if (i < n)							\
	      CHECK (ripple_convert_sat (T, a[i]) == w);		\
	  }								\
      }									\
  }

#define ALL(M, F, FN)							\
  M (F, int8_t, FN, i8, 32) M (F, uint8_t, FN, u8, 24)			\
  M (F, int16_t, FN, i16, 16) M (F, uint16_t, FN, u16, 7)		\
  M (F, int32_t, FN, i32, 8) M (F, uint32_t, FN, u32, 16)		\
  M (F, int64_t, FN, i64, 5) M (F, uint64_t, FN, u64, 8)		\
  M (F, char, FN, c, 1)
#if defined __FLT16_MAX__ && !defined __i386__
# define HALF(M) ALL (M, _Float16, f16)
#else
# define HALF(M)
#endif
#ifndef EACH
# define EACH(M) ALL (M, float, f32) ALL (M, double, f64) HALF (M)
#endif
#ifdef __SIZEOF_INT128__
EACH (CONVERT)
#endif

int
main (void)
{
#ifdef __SIZEOF_INT128__
  EACH (TEST)
#endif
  return 0;
}
