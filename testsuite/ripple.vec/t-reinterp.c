/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* ripple_reinterp_*: every type as every other one; the rank changes.  */
#include "../ripple-test.h"

#define PAIR(S, SN, D, DN, BYTES)					\
  NOIPA static void							\
  SN##_##DN##_##BYTES (const S *a, D *r)				\
  {									\
    ripple_block_t from = ripple_set_block_shape (0, BYTES / sizeof (S)); \
    ripple_block_t to = ripple_set_block_shape (0, BYTES / sizeof (D)); \
    r[ripple_id (to, 0)]						\
      = ripple_reinterp_##DN (to, a[ripple_id (from, 0)]);		\
  }									\
  static void								\
  test_##SN##_##DN##_##BYTES (void)					\
  {									\
    unsigned char a[BYTES] __attribute__ ((aligned (8)));		\
    unsigned char r[BYTES] __attribute__ ((aligned (8)));		\
    FILL (unsigned char, a, BYTES);					\
    memset (r, 0, sizeof r);						\
    SN##_##DN##_##BYTES ((const S *) a, (D *) r);			\
    CHECK_SAME (r, a, BYTES);						\
  }
#define EACH(M, S, SN, BYTES)						\
  M (S, SN, signed char, i8, BYTES) M (S, SN, unsigned char, u8, BYTES)	\
  M (S, SN, short, i16, BYTES) M (S, SN, unsigned short, u16, BYTES)	\
  M (S, SN, int, i32, BYTES) M (S, SN, unsigned, u32, BYTES)		\
  M (S, SN, int64_t, i64, BYTES) M (S, SN, uint64_t, u64, BYTES)	\
  M (S, SN, float, f32, BYTES) M (S, SN, double, f64, BYTES)
EACH (PAIR, char, char, 24)
EACH (PAIR, unsigned short, u16, 128)
EACH (PAIR, float, f32, 72)
EACH (PAIR, long long, ll, 256)
EACH (PAIR, double, f64, 8)

/* 32 x 2 words are 256 bytes, 4 bytes are a scalar, and back.  */

NOIPA static unsigned
rank (const int *a, signed char *r, unsigned char *s)
{
  ripple_block_t two = ripple_set_block_shape (0, 32, 2);
  ripple_block_t flat = ripple_set_block_shape (0, 256);
  ripple_block_t four = ripple_set_block_shape (0, 4);
  ripple_block_t one = ripple_set_block_shape (0, 1);
  size_t x = ripple_id (two, 0), y = ripple_id (two, 1);
  unsigned w;
  r[ripple_id (flat, 0)] = ripple_reinterp_i8 (flat, a[32 * y + x]);
  w = ripple_reinterp_u32 (one, r[ripple_id (four, 0)]);
  s[ripple_id (four, 0)] = ripple_reinterp_u8 (four, w + 1);
  return w;
}

int
main (void)
{
#define RUN(S, SN, D, DN, BYTES) test_##SN##_##DN##_##BYTES ();
  EACH (RUN, char, char, 24)
  EACH (RUN, unsigned short, u16, 128)
  EACH (RUN, float, f32, 72)
  EACH (RUN, long long, ll, 256)
  EACH (RUN, double, f64, 8)
  int a[64];
  signed char r[256];
  unsigned char s[4];
  FILL (int, a, 64);
  a[0] = 0x7fffffff;
  CHECK (rank (a, r, s) == 0x7fffffff);
  CHECK (!memcmp (a, r, 256));
  CHECK (s[0] == 0 && s[3] == 0x80);
  return 0;
}
