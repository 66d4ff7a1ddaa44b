/* { dg-do run } */
/* { dg-options "-w -fwrapv -ffp-contract=off" } */
/* Whole vectors are stored and parts of them loaded in the containers of wider
   lanes, in a loop whose lanes leave one by one.  */
#include "ripple-test.h"

enum { N = 200 };

#define EACH(M)								\
  M (i16_i32, int16_t, int32_t, 8) M (u16_i32, uint16_t, int32_t, 8)	\
  M (i16_i64, int16_t, int64_t, 8) M (i32_i64, int32_t, int64_t, 4)	\
  M (u32_u64, uint32_t, uint64_t, 4) M (i8_i32, int8_t, int32_t, 16)	\
  M (u8_u16, uint8_t, uint16_t, 16) M (f_d, float, double, 4)

NOIPA static int
halved (int k)
{
  return k / 2 + 1;
}

#define DECLARE(NAME, T, W, LANES)					\
static T u_##T##_##W[N], r_##T##_##W[N];				\
static W w_##T##_##W[N];						\
									\
NOIPA static void							\
NAME (int n)								\
{									\
  ripple_block_t BS = ripple_set_block_shape (2, ripple_scalable (LANES)); \
  ripple_parallel (BS, 0)						\
  for (short j = 3; n > j; ++j)						\
    {									\
      u_##T##_##W[j]++;							\
      for (int k = 0;							\
	   0 < ((int) (w_##T##_##W[j] - (W) u_##T##_##W[j]) & 7) - k; k++) \
	u_##T##_##W[j] -= halved (k);					\
    }									\
}									\
									\
static void								\
check_##NAME (void)							\
{									\
  for (int n = 0; n <= N; n += n < 20 ? 1 : 45)				\
    {									\
      for (int j = 0; j < N; j++)					\
	{								\
	  u_##T##_##W[j] = r_##T##_##W[j] = j * 37 % 100;		\
	  w_##T##_##W[j] = j * 61 % 90;					\
	}								\
      NAME (n);								\
      for (int j = 3; j < n; j++)					\
	{								\
	  T r = r_##T##_##W[j] + 1;					\
	  for (int k = 0; 0 < ((int) (w_##T##_##W[j] - (W) r) & 7) - k; k++) \
	    r -= halved (k);						\
	  r_##T##_##W[j] = r;						\
	}								\
      CHECK_SAME (u_##T##_##W, r_##T##_##W, N);				\
    }									\
}

EACH (DECLARE)

#define TEST(NAME, T, W, LANES) check_##NAME ();

int
main ()
{
  EACH (TEST)
  return 0;
}
