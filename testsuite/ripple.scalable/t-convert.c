/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions between all element types in blocks of scalable sizes.  */
#include "ripple-test.h"

#define PAIR(F, T, N)							\
  {									\
    F from[LENGTH];							\
    T to[LENGTH];							\
    FILL (F, from, LENGTH);						\
    for (int i = 0; i < LENGTH; i++)					\
      if ((T) 0.5 == (T) 0 && (F) 0.5 != (F) 0 && from[i] < 0)		\
	from[i] = -from[i];						\
    memset (to, 0x55, sizeof to);					\
    convert_##F##_##T##_##N (length, from, to);			\
    for (int i = 0; i < LENGTH; i++)					\
      {									\
	T want;								\
	memset (&want, 0x55, sizeof want);				\
	if (i < length)							\
	  want = (T) from[i];						\
	CHECK_SAME (&to[i], &want, 1);					\
      }									\
  }

#define FUNCTION(F, T, N)						\
  NOIPA static void							\
  convert_##F##_##T##_##N (int n, const F *from, T *to)			\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      to[i] = (T) from[i];						\
  }

#define TO(M, F)							\
  M (F, int8_t, 2) M (F, uint8_t, 16) M (F, int16_t, 4)			\
  M (F, uint16_t, 16) M (F, int32_t, 2) M (F, uint32_t, 16)		\
  M (F, int64_t, 8) M (F, uint64_t, 4) M (F, float, 2)			\
  M (F, float, 16) M (F, double, 2) M (F, double, 8)

#define ALL(M)								\
  TO (M, int8_t) TO (M, uint8_t) TO (M, int16_t) TO (M, uint16_t)	\
  TO (M, int32_t) TO (M, uint32_t) TO (M, int64_t) TO (M, uint64_t)	\
  TO (M, float) TO (M, double)

enum { LENGTH = 300 };

ALL (FUNCTION)

int
main (void)
{
  for (int length = 0; length < LENGTH; length += length < 20 ? 1 : 53)
    {
      ALL (PAIR)
    }
  return 0;
}
