/* Tests of bits, of all sizes and numbers of lanes, alone and as a part of
   other conditions.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "ripple-test.h"
#include <ripple.h>
#include <stdint.h>

enum { N = 128 };

#define BODY(T, V) \
  for (int i = 0; i < N - 1; i++) \
    { \
      T a = x[i], b = y[i], n = (T) ((a & V) != 0 ? 3 : 5); \
      if ((a & b) == 0) \
	n += 16; \
      if (!(a & 1) != !(b & 1)) \
	n = (T) (n * 2); \
      if (a > b && (b & V) && !(a & 2)) \
	n++; \
      r[i] = n; \
    }

#define TEST(T, LANES, V) \
NOIPA static void \
lanes_##T##_##LANES (const T *x, const T *y, T *r) \
{ \
  ripple_block_t bs = ripple_set_block_shape (0, LANES); \
  ripple_parallel (bs, 0); \
  BODY (T, V) \
} \
NOIPA static void \
scalar_##T##_##LANES (const T *x, const T *y, T *r) \
{ \
  BODY (T, V) \
} \
static void \
test_##T##_##LANES (void) \
{ \
  static T x[N], y[N], r[N], s[N]; \
  for (int i = 0; i < N; i++) \
    { \
      x[i] = (T) (i * 0x9e3779b97f4a7c15ULL >> 11); \
      y[i] = (T) (i % 9 ? i * 0xc2b2ae3d27d4eb4fULL >> 17 : 0); \
    } \
  lanes_##T##_##LANES (x, y, r); \
  scalar_##T##_##LANES (x, y, s); \
  CHECK_SAME (r, s, N); \
}

#define ALL(X) \
  X (int8_t, 64, 0x48) X (uint8_t, 8, 0x80) X (uint8_t, 24, 1) \
  X (int16_t, 32, 0x4100) X (uint16_t, 4, 2) X (uint16_t, 16, 0x8000) \
  X (int32_t, 16, 0x40) X (uint32_t, 2, 0x10001) X (int32_t, 5, 4) \
  X (int64_t, 8, 0x100000001) X (uint64_t, 4, 1) X (uint64_t, 16, 0x80)

ALL (TEST)

#define RUN(T, LANES, V) test_##T##_##LANES ();

int
main (void)
{
  ALL (RUN)
  return 0;
}
