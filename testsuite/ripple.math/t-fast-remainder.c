/* With -ffast-math numbers are rounded by adding a large constant and taking
   it away again, in remainders, too, where GCC sees both constants at
   once.  */
/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-options "-ffast-math" } */
/* { dg-isa "native avx2 sse2" } */
#include "../ripple-test.h"
#include <math.h>

#define KERNEL(NAME, T, LANES, F)					\
  NOIPA static void							\
  NAME (int n, const T *a, T *b)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      b[i] = F (a[i]);							\
  }
#define KERNELS(T, F)							\
  KERNEL (F##_2, T, 2, F)						\
  KERNEL (F##_6, T, 6, F)						\
  KERNEL (F##_16, T, 16, F)
#define ALL(EACH)							\
  EACH (double, cos) EACH (double, sin) EACH (double, tan)		\
  EACH (double, exp) EACH (double, rint)				\
  EACH (float, cosf) EACH (float, sinf) EACH (float, expf)		\
  EACH (float, rintf)

ALL (KERNELS)

#define TRY_KERNEL(NAME, T, F)						\
  NAME (n, a, b);							\
  for (int i = 0; i < n; i++)						\
    CHECK (fabs ((double) b[i] - want[i])				\
	   <= 1e-5 * (1 + fabs ((double) want[i])));
#define TRY_ALL(T, F)							\
  {									\
    T a[40], b[40], want[40];						\
    for (int i = 0; i < 40; i++)					\
      a[i] = (T) ((i - 17) * 1.371);					\
    for (int i = 0; i < 40; i++)					\
      {									\
	T (*volatile f) (T) = F;					\
	want[i] = f (a[i]);						\
      }									\
    TRY_KERNEL (F##_2, T, F)						\
    TRY_KERNEL (F##_6, T, F)						\
    TRY_KERNEL (F##_16, T, F)						\
  }

int
main (void)
{
  for (int n = 0; n < 40; n++)
    {
      ALL (TRY_ALL)
    }
  return 0;
}
