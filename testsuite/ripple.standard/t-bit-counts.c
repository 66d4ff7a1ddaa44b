/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Zeros and ones of all sizes of numbers, counted as numbers of that size;
   rotations and shifts by counts per lane, also of numbers of 64 bits whose
   upper bits a conversion cuts off; words in the opposite order.  */
#include "../ripple-test.h"

enum { MOST = 272 };

static size_t
last_first (size_t k, size_t n)
{
  return n - 1 - k;
}

/* By lanes and, without the plugin's loops, one by one.  */
#define KERNEL(NAME, T, LANES, X)					\
  NOIPA static void							\
  NAME (int n, const T *a, const T *b, T *r)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	r[i] = (T) (X);							\
	(void) y;							\
      }									\
  }									\
  NOIPA_NORMAL static void						\
  NAME##_model (int n, const T *a, const T *b, T *r)			\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	r[i] = (T) (X);							\
	(void) y;							\
	__asm__ ("" : : : "memory");					\
      }									\
  }

#define ROTATED(T, X, N, BITS) \
  ((X) << ((N) & (BITS - 1)) | (T) (X) >> (-(N) & (BITS - 1)))
#define KERNELS(M)							\
  M (clz8, uint8_t, 32, x ? __builtin_clz (x) - 24 : 77)		\
  M (clz16, uint16_t, 32, x ? __builtin_clz (x) - 16 : 77)		\
  M (clz32, uint32_t, 16, x ? __builtin_clz (x) : 77)			\
  M (clz64, uint64_t, 8, x ? __builtin_clzll (x) : 77)			\
  M (first32, int32_t, 12, __builtin_ffs (x))				\
  M (signs32, int32_t, 8, __builtin_clrsb (x))				\
  M (ctz32, uint32_t, 16, x ? __builtin_ctz (x) : 77)			\
  M (ctz64, uint64_t, 16, x ? __builtin_ctzll (x) : 77)			\
  M (ones64, uint64_t, 8, __builtin_popcountll (x))			\
  M (odd64, uint64_t, 4, __builtin_parityll (x))			\
  M (first64, int64_t, 8, __builtin_ffsll (x) - 1)			\
  M (signs64, int64_t, 8, __builtin_clrsbll (x))			\
  M (left8, uint8_t, 64, ROTATED (uint8_t, x, y, 8))			\
  M (right8, uint8_t, 16, ripple_rotate_right (x, y))			\
  M (three8, uint8_t, 64, ripple_rotate_left (x, 3))			\
  M (last8, int8_t, 32, ripple_rotate_right (x, 1))			\
  M (left16, uint16_t, 32, ROTATED (uint16_t, x, y, 16))		\
  M (right16, int16_t, 8, ripple_rotate_right (x, y))			\
  M (left64, uint64_t, 8, ROTATED (uint64_t, x, y, 64))			\
  M (shl64, uint64_t, 8, x << (y & 63))					\
  M (shr64, uint64_t, 2, x >> (y & 31))					\
  M (sar64, int64_t, 4, x >> (y & 63))					\
  M (cut64, uint64_t, 8, x << (unsigned) (y % 64 | y << 32))

#define DEFINE(NAME, T, LANES, X) KERNEL (NAME, T, LANES, X)
KERNELS (DEFINE)

#define TRY_IT(NAME, T, LANES, X)					\
  {									\
    static T a[MOST], b[MOST], r[MOST], want[MOST];			\
    for (int i = 0; i < MOST; i++)					\
      {									\
	a[i] = (T) (i < 256 ? (uint64_t) i << (i % 8 * 8) : rnd_bits ()); \
	if (sizeof (T) == 1)						\
	  a[i] = (T) i;							\
	else if (i % 5 == 0)						\
	  a[i] = (T) ((T) -1 << (8 * sizeof (T) - 1 - i / 5 % 32)	\
		      | (rnd () >> 16));				\
	else if (i % 5 == 1)						\
	  a[i] = (T) ((T) -1 >> i / 5 % 32);				\
	b[i] = (T) (rnd_bits () + i);					\
      }									\
    for (int n = 0; n <= MOST; n += n < 3 ? 1 : 67)			\
      {									\
	NAME (n, a, b, r);						\
	NAME##_model (n, a, b, want);					\
	CHECK_SAME (r, want, n);					\
      }									\
  }

NOIPA static void
reverse (const uint16_t *a, uint16_t *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (block, 0);
  r[v] = ripple_shuffle (a[v], last_first);
}

NOIPA static void
reverse_8 (const uint16_t *a, uint16_t *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  r[v] = ripple_shuffle (a[v], last_first);
}

int
main (void)
{
  KERNELS (TRY_IT)
  uint16_t a[32], r[32];
  for (int i = 0; i < 32; i++)
    a[i] = (uint16_t) rnd ();
  reverse (a, r);
  for (int i = 0; i < 32; i++)
    CHECK (r[i] == a[31 - i]);
  reverse_8 (a, r);
  for (int i = 0; i < 8; i++)
    CHECK (r[i] == a[7 - i]);
  return 0;
}
