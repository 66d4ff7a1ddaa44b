/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of one element type choose among values of another.  */
#include "ripple-test.h"

#define FUNCTION(F, T, N)						\
  NOIPA static void							\
  choose_##F##_##T##_##N (int n, const F *a, const F *b, T *c)		\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      c[i] = a[i] < b[i] && a[i] > 1 ? c[i] : (T) (a[i] == b[i]);	\
  }

#define PAIR(F, T, N)							\
  {									\
    F a[LENGTH], b[LENGTH];						\
    T c[LENGTH], e[LENGTH];						\
    FILL (F, a, LENGTH);						\
    FILL (F, b, LENGTH);						\
    FILL (T, c, LENGTH);						\
    memcpy (e, c, sizeof e);						\
    choose_##F##_##T##_##N (length, a, b, c);				\
    for (int i = 0; i < length; i++)					\
      e[i] = a[i] < b[i] && a[i] > 1 ? e[i] : (T) (a[i] == b[i]);	\
    CHECK_SAME (c, e, LENGTH);						\
  }

#define TO(M, F)							\
  M (F, int8_t, 2) M (F, uint8_t, 16) M (F, int16_t, 4)			\
  M (F, int32_t, 4) M (F, int64_t, 8) M (F, uint64_t, 2) M (F, float, 4) \
  M (F, double, 2)

#define ALL(M)								\
  TO (M, int8_t) TO (M, uint16_t) TO (M, int32_t) TO (M, uint64_t)	\
  TO (M, float) TO (M, double)

enum { LENGTH = 300 };

ALL (FUNCTION)

int
main (void)
{
  for (int length = 0; length < LENGTH; length += length < 20 ? 3 : 53)
    {
      ALL (PAIR)
    }
  return 0;
}
