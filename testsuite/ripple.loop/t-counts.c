/* Loops from a number to one above it by a number that may be negative, or so
   large that unsigned sums wrap (iteration-counts.cc).  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 100 };

#define KERNEL(NAME, T, FROM, TO, STEP)					\
  NOIPA static void							\
  NAME##_##T (T i, T h, int *x)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (T j = FROM; j < TO; j += STEP)					\
      x[j] += j + 1;							\
  }									\
  static void								\
  check_##NAME##_##T (T i, T h)						\
  {									\
    static int got[3 * MOST], want[3 * MOST];				\
    memset (got, 0, sizeof got);					\
    memset (want, 0, sizeof want);					\
    for (T j = FROM; j < TO; j += STEP)					\
      want[MOST + j] += j + 1;						\
    NAME##_##T (i, h, got + MOST);					\
    CHECK_SAME (got, want, 3 * MOST);					\
  }

#define KERNELS(T)							\
  KERNEL (above, T, i, i + h, 1)					\
  KERNEL (before, T, i, h + i, 1)					\
  KERNEL (fixed, T, i, i + 24, 1)					\
  KERNEL (odd, T, i, i + 13, 1)						\
  KERNEL (empty, T, i, i + -3, 1)					\
  KERNEL (inclusive, T, i, i + h + 1, 1)				\
  KERNEL (double_steps, T, i, i + h, 2)					\
  KERNEL (from_next, T, i + 1, i + 1 + h, 1)				\
  KERNEL (product, T, i, i + 2 * h, 1)
#define CHECKS(T)							\
  check_above_##T (i, h);						\
  check_before_##T (i, h);						\
  check_fixed_##T (i, h);						\
  check_odd_##T (i, h);							\
  if ((T) -1 < 1 || i >= 3)						\
    check_empty_##T (i, h);						\
  check_inclusive_##T (i, h);						\
  check_double_steps_##T (i, h);					\
  check_from_next_##T (i, h);						\
  check_product_##T (i, h);

/* Counters that are not of the type of the sum.  */
#define CONVERTED(NAME, T, FROM, TO)					\
  NOIPA static void							\
  NAME (int i, int h, int *x)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (T j = FROM; j < TO; j++)					\
      x[j] += (int) j + 1;						\
  }									\
  static void								\
  check_##NAME (int i, int h)						\
  {									\
    static int got[3 * MOST], want[3 * MOST];				\
    memset (got, 0, sizeof got);					\
    memset (want, 0, sizeof want);					\
    for (T j = FROM; j < TO; j++)					\
      want[MOST + j] += (int) j + 1;					\
    NAME (i, h, got + MOST);						\
    CHECK_SAME (got, want, 3 * MOST);					\
  }
CONVERTED (as_unsigned, unsigned, i, i + h)
CONVERTED (as_unsigned_24, unsigned, i, i + 24)
CONVERTED (as_long, long, i, i + h)
CONVERTED (as_long_24, long, i, i + 24)
CONVERTED (by_unsigned, long, (unsigned) i, (unsigned) (i + h))
CONVERTED (by_unsigned_24, long, (unsigned) i, (unsigned) (i + 24))

typedef signed char s8;
typedef short s16;
typedef long s64;
typedef unsigned u32;

KERNELS (int)
KERNELS (s8)
KERNELS (s16)
KERNELS (s64)
KERNELS (u32)
KERNELS (size_t)

int
main (void)
{
  for (int i = -9; i < 20; i += 4)
    for (int h = i < 0 ? -i : 0; h < 40; h++)
      {
	check_as_unsigned (i, h);
	check_as_unsigned_24 (i, h);
	check_as_long (i, h);
	check_as_long_24 (i, h);
	check_by_unsigned (i, h);
	check_by_unsigned_24 (i, h);
      }
  for (int i = 0; i < 20; i += 1 + i % 5)
    for (int h = -i; h < 50; h += h < 20 ? 1 : 9)
      {
	CHECKS (int)
	CHECKS (s8)
	CHECKS (s16)
	CHECKS (s64)
	if (h >= 0)
	  {
	    CHECKS (u32)
	    CHECKS (size_t)
	  }
      }
  return 0;
}
