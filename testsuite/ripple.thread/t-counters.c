/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* Counters of every kind; after the loop they are what they are after the
   scalar loop.  */
#include "threads.h"

static unsigned long long sum;
/* Volatile because GCC 16.2 with -mavx2 adds up signed bytes wrongly.  */
static volatile unsigned long long model;

#define ADD(I) __atomic_fetch_add (&sum, (unsigned long long) (I) * 3 + 1, \
				   __ATOMIC_RELAXED)

/* for (T i = LO; CONDITION; STEP), each way.  */
#define KERNEL(NAME, T, LO, CONDITION, STEP)				\
  NOIPA static void							\
  NAME (ripple_thd_block_t tb, int n, T *last)				\
  {									\
    T i;								\
    (void) n;								\
    ripple_parallel_thd (tb, 0);					\
    for (i = LO; CONDITION; STEP)					\
      ADD (i);								\
    last[0] = i;							\
    ripple_parallel_thd_chunk (tb, 3, 0);				\
    for (i = LO; CONDITION; STEP)					\
      ADD (i);								\
    last[1] = i;							\
    ripple_parallel_thd_chunk_dyn (tb, 2, 0);				\
    for (i = LO; CONDITION; STEP)					\
      ADD (i);								\
    last[2] = i;							\
    ripple_block_t b = ripple_set_block_shape (0, 4);			\
    ripple_parallel_thd_chunk (tb, 6, 0);				\
    ripple_parallel (b, 0);						\
    for (i = LO; CONDITION; STEP)					\
      ADD (i);								\
    last[3] = i;							\
  }									\
  static void								\
  test_##NAME (int t, int n)						\
  {									\
    T i, last[4];							\
    sum = model = 0;							\
    TEAM (t, { T mine[4]; NAME (tb, n, mine);				\
	       if (ripple_thd_is_main (tb, 1))				\
		 memcpy (last, mine, sizeof last); });			\
    for (i = LO; CONDITION; STEP)					\
      model += 4 * ((unsigned long long) (i) * 3 + 1);			\
    CHECK (sum == model);						\
    for (int k = 0; k < 4; k++)						\
      CHECK (last[k] == i);						\
  }

#define KERNELS(K) \
  K (up, int, -3, i < n, i++) \
  K (until, int, 0, i <= n, i += 2) \
  K (down, int, n, i > 0, --i) \
  K (to_zero, int, n, i >= 0, i = i - 3) \
  K (differs, unsigned, 2, i != 2 + 5 * (unsigned) n, i += 5) \
  K (bytes, signed char, -100, i < n, i++) \
  K (short_down, short, 32767, i > 32767 - n, i -= 1) \
  K (unsigned_char, unsigned char, 0, i < n, i += 7) \
  K (long_steps, long, LONG_MIN, i < LONG_MIN + 1000L * n, i += 1000) \
  K (to_the_end, int, INT_MAX - n, i < INT_MAX, i++) \
  K (from_the_end, int, INT_MIN + n, INT_MIN < i, i--) \
  K (size, size_t, 5, i < (size_t) n + 5, i++)
KERNELS (KERNEL)

int
main (void)
{
#define TEST(NAME, T, LO, CONDITION, STEP) test_##NAME (t, n);
  FOR_ALL (t, n)
    {
      KERNELS (TEST)
    }
  return 0;
}
