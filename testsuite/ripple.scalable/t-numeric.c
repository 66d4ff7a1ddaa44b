/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* Rotations, averages, products, narrow numbers and sums of products in blocks
   of scalable sizes and in loops over them, where all lanes are on and where
   some are.  */
#include "ripple-test.h"

enum { N = 1500, OFF = 77 };

typedef __int128 wide;

static unsigned
reversed (unsigned long long x, int bits)
{
  unsigned r = 0;
  for (int i = 0; i < bits; i++)
    r = r << 1 | (x >> i & 1);
  return r;
}

static long long
cut (wide x, wide least, wide most)
{
  return x < least ? least : x > most ? most : x;
}

static int
dot (uint32_t a, uint32_t b, int c)
{
  for (int i = 0; i < 4; i++)
    c += (uint8_t) (a >> 8 * i) * (int8_t) (b >> 8 * i);
  return c;
}

/* R gets what X, of lanes, gives, and must be WANT, of scalars.  */
#define KERNEL(NAME, T, R, LANES, X, WANT)				\
  NOIPA static size_t							\
  NAME (const T *a, const T *b, R *r)					\
  {									\
    ripple_block_t bs							\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    size_t v = ripple_id (bs, 0);					\
    T x = a[v], y = b[v];						\
    r[v] = X;								\
    r += N;								\
    if (x & 1)								\
      r[v] = X;								\
    return ripple_get_block_size (bs, 0);				\
  }									\
  NOIPA static void							\
  NAME##_loop (const T *a, const T *b, R *r, int n)			\
  {									\
    ripple_block_t bs							\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	r[i] = X;							\
      }									\
  }									\
  static void								\
  try_##NAME (void)							\
  {									\
    static T a[N], b[N];						\
    static R r[3 * N];							\
    for (int i = 0; i < N; i++)						\
      {									\
	a[i] = (T) ((unsigned long long) rnd () << 33 ^ rnd ());	\
	b[i] = (T) ((unsigned long long) rnd () << 33 ^ rnd ());	\
	if (i % 5 == 0)							\
	  a[i] = (T) ((T) 1 << (8 * sizeof (T) - 1));			\
	if (i % 7 == 0)							\
	  b[i] = i % 2 ? a[i] : (T) -1;					\
      }									\
    for (int i = 0; i < 3 * N; i++)					\
      r[i] = OFF;							\
    int n = NAME (a, b, r), m = N - 13;					\
    NAME##_loop (a, b, r + 2 * N, m);					\
    for (int i = 0; i < N; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	R want = (R) (WANT);						\
	CHECK (r[i] == (i < n ? want : OFF));				\
	CHECK (r[N + i] == (i < n && x & 1 ? want : OFF));		\
	CHECK (r[2 * N + i] == (i < m ? want : OFF));			\
      }									\
  }

#define KERNELS(M) \
  M (left_8, uint8_t, uint8_t, 16, ripple_rotate_left (x, y), \
     x << y % 8 | x >> (8 - y % 8) % 8) \
  M (right_64, uint64_t, uint64_t, 4, ripple_rotate_right (x, y), \
     x >> y % 64 | x << (64 - y % 64) % 64) \
  M (funnel_32, uint32_t, uint32_t, 4, ripple_funnel_left (x, y, y), \
     ((uint64_t) x << 32 | y) << y % 32 >> 32) \
  M (reverse_8, uint8_t, uint8_t, 8, ripple_bit_reverse (x), reversed (x, 8)) \
  M (reverse_32, uint32_t, uint32_t, 8, ripple_bit_reverse (x), \
     reversed (x, 32)) \
  M (up_8, uint8_t, uint8_t, 16, ripple_average_up (x, y), (x + y + 1) / 2) \
  M (down_16, int16_t, int16_t, 8, ripple_average_down (x, y), (x + y) >> 1) \
  M (up_64, int64_t, int64_t, 2, ripple_average_up (x, y), \
     ((wide) x + y + 1) >> 1) \
  M (high_16, int16_t, int16_t, 8, ripple_multiply_high (x, y), x * y >> 16) \
  M (high_32, uint32_t, uint32_t, 4, ripple_multiply_high (x, y), \
     (uint64_t) x * y >> 32) \
  M (rounded_16, int16_t, int16_t, 8, ripple_multiply_rounded (x, y), \
     (x * y + 0x4000) >> 15) \
  M (narrow_16, int16_t, int8_t, 16, ripple_narrow_sat (int8_t, x), \
     cut (x, -128, 127)) \
  M (narrow_u16, int32_t, uint16_t, 4, ripple_narrow_sat (uint16_t, x), \
     cut (x, 0, 65535)) \
  M (narrow_64, int64_t, int32_t, 4, ripple_narrow_sat (int32_t, x), \
     cut (x, INT_MIN, INT_MAX)) \
  M (round_32, int32_t, int16_t, 8, ripple_narrow_round (int16_t, x, 9), \
     cut (((wide) x + 256) >> 9, -32768, 32767)) \
  M (dot_8, uint32_t, int32_t, 4, ripple_dot4add_u8i8 (x, y, 5), \
     dot (x, y, 5))

#define DEFINE(...) KERNEL (__VA_ARGS__)
KERNELS (DEFINE)

int
main (void)
{
#define TRY(NAME, ...) try_##NAME ();
  KERNELS (TRY)
  return 0;
}
