/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic on small integers, which C promotes to int: it may be done in
   less, the results may not differ.  */
#include "../ripple-test.h"
#include <stdint.h>
#include <stdlib.h>
enum { N = 16 * 16 + 37 };

static uint8_t p[N], q[N];
static int8_t s[N], t[N];
static uint16_t v[N], w[N];
static int16_t a[N], b[N];
static int k;
static unsigned u;

/* Each expression as the plugin and as the plain compiler renders it.  */
#define EXPRESSIONS							\
  E (gray, uint8_t, (77 * p[i] + 150 * q[i] + 29 * p[i] + 128) >> 8)	\
  E (half, uint8_t, (p[i] - q[i]) >> 1)					\
  E (half_int, int, (p[i] - q[i]) >> 1)					\
  E (quotient, int8_t, (p[i] - q[i]) / 2)				\
  E (distance, uint8_t, abs (p[i] - q[i]))				\
  E (distance_int, int, abs (s[i] - t[i]))				\
  E (high, uint8_t, p[i] * q[i] >> 8)					\
  E (high_signed, int8_t, s[i] * t[i] >> 8)				\
  E (mixed, int8_t, s[i] * p[i] >> 7)					\
  E (wide_mixed, int, s[i] * p[i])					\
  E (high_word, int16_t, a[i] * b[i] >> 16)				\
  E (low_word, uint16_t, (unsigned) v[i] * w[i])			\
  E (word_shift, uint16_t, (v[i] + w[i] + 1) >> 1)			\
  E (not_byte, uint8_t, ~p[i] >> 1)					\
  E (not_int, int, ~p[i])						\
  E (negate, int, -s[i])						\
  E (negate_shift, uint8_t, -p[i] >> 3)					\
  E (left_right, int, (p[i] << 3) >> 2)					\
  E (left_far, int, p[i] << 20 >> 13)					\
  E (left_cut, uint8_t, p[i] << 9)					\
  E (left_word, uint8_t, (v[i] << 4) >> 8)				\
  E (divide, uint8_t, p[i] / (q[i] | 1))				\
  E (modulo, uint8_t, p[i] % (q[i] | 1))				\
  E (divide_signed, int8_t, s[i] / (t[i] | 1))				\
  E (ninth, uint8_t, (p[i] + q[i] + p[i] * 7) / 9)			\
  E (divide_word, uint16_t, (v[i] + w[i]) / 3)				\
  E (masked, int, (p[i] * 3 & 0x1ff) | (q[i] & -4))			\
  E (xored, int, (s[i] ^ p[i]) + (s[i] | -256))				\
  E (select, uint8_t, p[i] > q[i] ? p[i] + 1 : q[i] - 1)		\
  E (select_int, int, p[i] > q[i] ? p[i] + 1 : t[i] - 1)		\
  E (minimum, int, p[i] < s[i] ? p[i] : s[i])				\
  E (clamp, uint8_t, p[i] + s[i] < 0 ? 0 : p[i] + s[i] > 255 ? 255	\
     : p[i] + s[i])							\
  E (sum_over, uint8_t, p[i] + q[i] > 300)				\
  E (difference_under, uint8_t, p[i] - q[i] < -5)			\
  E (cut_first, uint8_t, (uint8_t) (p[i] + q[i]) > 7)			\
  E (cut_signed, int, (int8_t) (p[i] * 3) >> 1)				\
  E (more, uint8_t, p[i] > k)						\
  E (more_equal, uint8_t, p[i] >= k)					\
  E (less, uint8_t, s[i] < k)						\
  E (less_equal, uint8_t, k >= s[i])					\
  E (equal, uint8_t, p[i] == k)						\
  E (unequal, uint8_t, k != t[i])					\
  E (sum_more, uint8_t, p[i] + q[i] > k)				\
  E (word_less, uint8_t, a[i] < k)					\
  E (unsigned_more, uint8_t, p[i] > u)					\
  E (unsigned_less, uint8_t, v[i] + 1u <= u)				\
  E (unsigned_wraps, uint8_t, p[i] - 200u > u)				\
  E (sign_wraps, uint8_t, (unsigned) s[i] < u)				\
  E (constant_over, uint8_t, p[i] < 300)				\
  E (constant_under, uint8_t, s[i] > -129)				\
  E (mixed_less, uint8_t, s[i] < p[i])					\
  E (word_byte, uint8_t, a[i] < p[i])					\
  E (unsigned_mixed, uint8_t, v[i] > b[i])				\
  E (counter, uint8_t, p[i] + i * 3)					\
  E (counter_int, int, p[i] * i + s[i])					\
  E (counter_less, uint8_t, p[i] < i)					\
  E (uniform_low, uint8_t, p[i] * u + u)				\
  E (uniform_shift, uint8_t, (p[i] * (k & 255)) >> 2)			\
  E (variable_shift, int, p[i] << (q[i] & 7) >> (p[i] & 3))		\
  E (as_float, float, p[i] * q[i] - s[i])				\
  E (as_double, double, (v[i] + w[i]) * 0.5)				\
  E (as_long, long long, (long long) a[i] * b[i] * v[i])		\
  E (long_cut, uint8_t, ((long long) p[i] * q[i]) >> 5)			\
  E (unsigned_long_cut, uint16_t, (p[i] + 5ul) * w[i])

#define E(NAME, T, X)							\
NOIPA static void							\
ripple_##NAME (int n, T *r)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    r[i] = X;								\
}									\
NOIPA static void							\
scalar_##NAME (int n, T *r)						\
{									\
  for (int i = 0; i < n; i++)						\
    r[i] = X;								\
}									\
static void								\
test_##NAME (void)							\
{									\
  static T got[N], want[N];						\
  ripple_##NAME (N, got);						\
  scalar_##NAME (N, want);						\
  CHECK_SAME (got, want, N);						\
}

EXPRESSIONS
#undef E

int
main (void)
{
  static const int some[]
    = { 100, 0, -1, 1, 127, 128, -128, -129, 255, 256, 257, 32767, 32768,
	-32768, -32769, 65535, 65536, 1000000, INT32_MAX, INT32_MIN };
  static const int edge[] = { 0, 1, 127, 128, 129, 254, 255, 77 };
  unsigned r = 1;
  for (int i = 0; i < N; i++)
    {
      int x = i < 64 ? edge[i / 8] : (r = r * 1103515245 + 12345) >> 16;
      int y = i < 64 ? edge[i % 8] : (r = r * 1103515245 + 12345) >> 16;
      p[i] = s[i] = x;
      q[i] = t[i] = y;
      v[i] = a[i] = x < 256 ? x * 257 : x;
      w[i] = b[i] = y < 256 ? y * 256 + (y & 1) : y;
    }
  for (unsigned j = 0; j < sizeof some / sizeof *some; j++)
    {
      k = some[j];
      u = k;
#define E(NAME, T, X) test_##NAME ();
      EXPRESSIONS
    }
  return 0;
}

/* The grey value takes multiplications of words, and no 32-bit ones; bytes are
   widened and narrowed where they stand.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512" } */
/* { dg-asm-not "vpmulld|vpmov[zs]x|vpmovwb" "ripple_gray" } */
/* { dg-asm-not "vpmovzx|vpmovsx" "ripple_more" } */
