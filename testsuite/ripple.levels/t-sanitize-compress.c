/* Compressions of blocks whose last vector is not full stay in the memory by
   way of which vectors are put one behind the other.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-options "-fsanitize=address" } */
/* { dg-require asan } */

#include "ripple-test.h"
#include <ripple.h>
#include <stdint.h>

#define TEST(T, N) \
NOIPA static void \
compress_##T##_##N (const T *x, const int8_t *on, T *r, size_t *count) \
{ \
  ripple_block_t bs = ripple_set_block_shape (0, N); \
  size_t i = ripple_id (bs, 0); \
  r[i] = ripple_compress (on[i] != 0, x[i], count); \
} \
static void \
test_##T##_##N (void) \
{ \
  for (int way = 0; way < 3; way++) \
    { \
      T x[N], r[N], want[N] = { 0 }; \
      int8_t on[N]; \
      size_t n = 0, count; \
      for (int i = 0; i < N; i++) \
	{ \
	  x[i] = (T) (i * 37 + 1); \
	  on[i] = way == 0 || (way == 1 && i % 3 != 1); \
	  if (on[i]) \
	    want[n++] = x[i]; \
	} \
      compress_##T##_##N (x, on, r, &count); \
      CHECK (count == n); \
      CHECK_SAME (r, want, N); \
    } \
}

#define ALL(X) \
  X (uint8_t, 9) X (uint8_t, 65) X (uint8_t, 100) X (int16_t, 17) \
  X (int16_t, 37) X (int16_t, 70) X (int32_t, 5) X (int32_t, 17) \
  X (float, 20) X (int32_t, 33) X (double, 3) X (int64_t, 9) X (double, 19)

ALL (TEST)

#define RUN(T, N) test_##T##_##N ();

int
main (void)
{
  ALL (RUN)
  return 0;
}
