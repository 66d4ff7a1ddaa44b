/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Numbers that are divided by powers of two, rounded and cut off: by constant
   and by other exponents, near ties and near the ends of types.  */
#include "../ripple-test.h"

enum { MOST = 150 };

/* From, to, the exponent, lanes.  */
#define KERNELS(M)							\
  M (int16_t, int8_t, 5, 32) M (int16_t, uint8_t, 8, 16)		\
  M (uint16_t, uint8_t, 1, 32) M (int32_t, int16_t, 16, 16)		\
  M (int32_t, int8_t, 7, 64) M (int32_t, uint8_t, 13, 13)		\
  M (uint32_t, uint16_t, 3, 8) M (uint32_t, int8_t, 30, 8)		\
  M (int64_t, int32_t, 9, 8) M (uint64_t, uint32_t, 32, 4)		\
  M (int64_t, int8_t, 40, 16) M (int32_t, int32_t, 4, 8)		\
  M (int8_t, int16_t, 3, 16) M (int16_t, int8_t, 0, 16)

#define ROUND(F, T, N, LANES)						\
NOIPA static void							\
F##_##T##_##N (int n, const F *a, T *r, T *q)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      r[i] = ripple_narrow_round (T, a[i], N);				\
      q[i] = ripple_narrow_round (T, a[i], (unsigned) (i & 7));		\
    }									\
}
#ifdef __SIZEOF_INT128__
KERNELS (ROUND)
#endif

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
    static T r[MOST], q[MOST];						\
    for (int i = 0; i < MOST; i++)					\
      {									\
	uint64_t x = rnd_bits ();					\
	if (i % 3 == 1)							\
	  x = (uint64_t) MAX_OF (T) << N;				\
	else if (i % 3 == 2)						\
	  x = (uint64_t) MIN_OF (T) << N;				\
	if (i % 3)							\
	  x += (((uint64_t) 1 << N) >> 1) * (i & 1) + i % 5 - 2;	\
	a[i] = (F) x;							\
      }									\
    for (int n = 0; n <= MOST; n += 1 + n / 2)				\
      {									\
	F##_##T##_##N (n, a, r, q);					\
	for (int i = 0; i < n; i++)					\
	  {								\
	    CHECK (r[i] == CLAMP_TO (T, ROUNDED (a[i], N)));		\
	    CHECK (q[i] == CLAMP_TO (T, ROUNDED (a[i], i & 7)));	\
	    CHECK (r[i] == ripple_narrow_round (T, a[i], N));		\
	  }								\
      }									\
  }

int
main (void)
{
#ifdef __SIZEOF_INT128__
  KERNELS (TRY_IT)
#endif
  return 0;
}
