/* { dg-do run } */
/* { dg-options "-w" } */
/* Numbers that are cut off in blocks of scalable sizes, with SVE2: near both
   ends of the types, and where elements stay in words.  Not unsigned ones of
   64 bits: qemu 7.2 takes those in vectors of 2048 bits for signed ones.  */
#if defined __ARM_FEATURE_SVE && !defined __ARM_FEATURE_SVE2
# pragma GCC target "+sve2"
#endif
#include "ripple-test.h"

enum { N = 400 };

#define KERNELS(M)							\
  M (int16_t, int8_t, 16) M (int16_t, uint8_t, 8)			\
  M (uint16_t, uint8_t, 16) M (int32_t, int8_t, 16)			\
  M (int32_t, uint16_t, 4) M (int32_t, int16_t, 8)			\
  M (uint32_t, uint8_t, 8) M (uint32_t, int16_t, 8)			\
  M (int64_t, int32_t, 4) M (int64_t, uint8_t, 16)

#define NARROW(F, T, LANES)						\
NOIPA static void							\
F##_##T (size_t n, const F *a, T *r)					\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (block, 0);						\
  for (size_t i = 0; i < n; i++)					\
    r[i] = ripple_narrow_sat (T, (F) (a[i] + (F) 0));			\
}
KERNELS (NARROW)

#define MAX_OF(T) \
  ((T) ((T) -1 < (T) 1 ? ((uint64_t) 1 << (8 * sizeof (T) - 1)) - 1	\
	: (uint64_t) -1))
#define MIN_OF(T) ((T) ((T) -1 < (T) 1 ? ~MAX_OF (T) : 0))
#define TRY_IT(F, T, LANES)						\
  {									\
    static F a[N];							\
    static T r[N + 1];							\
    for (int i = 0; i < N; i++)						\
      a[i] = (F) (i % 3 == 0 ? (F) rnd_bits ()				\
		  : (F) (i % 3 == 1 ? MAX_OF (T) : MIN_OF (T))		\
		    + (F) (rnd () % 5) - 2);				\
    r[N] = 77;								\
    F##_##T (N, a, r);							\
    CHECK (r[N] == 77);							\
    for (int i = 0; i < N; i++)						\
      CHECK (r[i] == ((__int128) a[i] > MAX_OF (T) ? MAX_OF (T)		\
		      : (__int128) a[i] < MIN_OF (T) ? MIN_OF (T)	\
		      : (T) a[i]));					\
  }

int
main (void)
{
  KERNELS (TRY_IT)
  return 0;
}
