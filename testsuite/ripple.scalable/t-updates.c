/* { dg-do run } */
/* Updates by a number that all lanes have in common, in blocks of scalable
   size: all types, indices of all sizes and signs, masks, remainders, lanes
   that share elements and that do not.  */
#include "ripple-test.h"

#ifdef __ARM_FEATURE_SVE
# pragma GCC target "+sve2"
#endif

enum { MOST = 700, BINS = 64 };

#define KERNEL(T, I, LANES)						\
NOIPA static void							\
kernel_##T##_##I (int n, const I *x, T *h, T (*two)[BINS], T by, int odd) \
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      ripple_updateadd (&h[x[i]], 1);					\
      ripple_updateadd (&h[x[i] & 3], by);				\
      ripple_updateadd (&two[i & 1][x[i] & 15], 3);			\
      if (x[i] & odd)							\
	ripple_updateadd (&h[x[i]], by);				\
      ripple_updateadd (&h[i % BINS], -1);				\
    }									\
}									\
NOIPA_NORMAL static void						\
model_##T##_##I (int n, const I *x, T *h, T (*two)[BINS], T by, int odd) \
{									\
  for (int i = 0; i < n; i++)						\
    {									\
      h[x[i]] += 1;							\
      h[x[i] & 3] += by;						\
      two[i & 1][x[i] & 15] += 3;					\
      if (x[i] & odd)							\
	h[x[i]] += by;							\
      h[i % BINS] += -1;						\
    }									\
}									\
static void								\
try_##T##_##I (int bins, int low)					\
{									\
  I x[MOST];								\
  T h[2][3 * BINS], two[2][2][BINS];					\
  for (int n = 0; n < MOST; n += 1 + n / 2)				\
    {									\
      memset (h, 0, sizeof h);						\
      memset (two, 0, sizeof two);					\
      for (int i = 0; i < MOST; i++)					\
	x[i] = (I) ((int) (rnd () % bins) + low);			\
      for (int k = 0; k < 4; k++)					\
	{								\
	  T by = (T) (k * 77);						\
	  kernel_##T##_##I (n, x, h[0] + BINS, two[0], by, k);		\
	  model_##T##_##I (n, x, h[1] + BINS, two[1], by, k);		\
	}								\
      CHECK_SAME (h[0], h[1], 3 * BINS);				\
      CHECK_SAME (two[0][0], two[1][0], 2 * BINS);			\
    }									\
}									\
static void								\
tries_##T##_##I (void)							\
{									\
  try_##T##_##I (BINS, 0);						\
  try_##T##_##I (3, 9);							\
  try_##T##_##I (1, 40);						\
  if ((I) -1 < (I) 1)							\
    try_##T##_##I (2 * BINS, -BINS);					\
}

#define WIDE(M, T)							\
  M (T, int8_t, 16) M (T, uint16_t, 8) M (T, int32_t, 4)		\
  M (T, uint32_t, 8) M (T, int64_t, 2) M (T, uint64_t, 4)
#define ALL(M)								\
  WIDE (M, uint32_t) WIDE (M, int64_t) M (uint8_t, uint32_t, 4)		\
  M (int16_t, uint8_t, 8) M (uint16_t, int64_t, 2) M (int32_t, int32_t, 4) \
  M (uint64_t, uint8_t, 16) M (float, int32_t, 4) M (double, uint32_t, 2)

ALL (KERNEL)

int
main (void)
{
#define TRIES(T, I, LANES) tries_##T##_##I ();
  ALL (TRIES)
  return 0;
}
