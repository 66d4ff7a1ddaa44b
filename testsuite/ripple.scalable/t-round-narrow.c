/* { dg-do run } */
/* Numbers that are divided by constant powers of two, rounded and cut off, in
   blocks of scalable size: near ties and near the ends of types, beside
   averages, which have a rounding mode of their own.  */
#include "ripple-test.h"

enum { MOST = 260 };

/* From, to, the exponent, lanes.  */
#define KERNELS(M)							\
  M (int16_t, int8_t, 5, 8) M (int16_t, uint8_t, 8, 16)			\
  M (uint16_t, uint8_t, 1, 8) M (int32_t, int16_t, 16, 8)		\
  M (int32_t, int8_t, 7, 16) M (int32_t, uint8_t, 13, 4)		\
  M (uint32_t, uint16_t, 3, 4) M (uint32_t, int8_t, 30, 8)		\
  M (int64_t, int32_t, 9, 4) M (uint64_t, uint32_t, 31, 4)		\
  M (uint64_t, uint32_t, 32, 2) M (int64_t, int8_t, 20, 8)		\
  M (int16_t, int8_t, 0, 8)

#define ROUND(F, T, N, LANES)						\
NOIPA static void							\
F##_##T##_##N (int n, const F *a, T *r, unsigned char *q)		\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      unsigned char x = (unsigned char) a[i], y = (unsigned char) i;	\
      r[i] = ripple_narrow_round (T, a[i], N);				\
      q[i] = ripple_average_down (x, y) ^ ripple_average_up (x, y); \
    }									\
}
KERNELS (ROUND)

#define MAX_OF(T) \
  ((T) ((T) -1 < (T) 1 ? ((uint64_t) 1 << (8 * sizeof (T) - 1)) - 1	\
	: (uint64_t) -1))
#define MIN_OF(T) ((T) ((T) -1 < (T) 1 ? ~MAX_OF (T) : 0))

/* The least integer that is not less than (X - 2^N / 2) / 2^N.  */
#define ROUNDED(X, N) \
  (((__int128) (X) * 2 + ((__int128) 1 << (N))) >> ((N) + 1))
#define CLAMP_TO(T, X) \
  ((X) < (__int128) MIN_OF (T) ? MIN_OF (T)				\
   : (X) > (__int128) MAX_OF (T) ? MAX_OF (T) : (T) (X))
#define TRY_IT(F, T, N, LANES)						\
  {									\
    static F a[MOST];							\
    static T r[MOST];							\
    static unsigned char q[MOST];					\
    for (int i = 0; i < MOST; i++)					\
      {									\
	uint64_t x = rnd_bits ();					\
	if (i % 4 == 1)							\
	  x = (uint64_t) MAX_OF (T) << N;				\
	else if (i % 4 == 2)						\
	  x = (uint64_t) MIN_OF (T) << N;				\
	else if (i % 4 == 3)						\
	  x = (uint64_t) (int64_t) (i - 130) << N;			\
	if (i % 4)							\
	  x += (((uint64_t) 1 << N) >> 1) * (i & 1) + i % 5 - 2;	\
	a[i] = (F) x;							\
      }									\
    for (int n = 0; n <= MOST; n += n < 3 ? 1 : 67)			\
      {									\
	memset (r, 0, sizeof r);					\
	F##_##T##_##N (n, a, r, q);					\
	for (int i = 0; i < MOST; i++)					\
	  {								\
	    __int128 want = ROUNDED (a[i], N);				\
	    unsigned sum = (unsigned char) a[i] + (unsigned char) i;	\
	    CHECK (r[i] == (i < n ? CLAMP_TO (T, want) : (T) 0));	\
	    CHECK (i >= n || q[i] == (sum / 2 ^ (sum + 1) / 2));	\
	  }								\
      }									\
  }

int
main (void)
{
  KERNELS (TRY_IT)
  return 0;
}
