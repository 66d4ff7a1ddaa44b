/* { dg-do run } */
/* { dg-options "-w" } */
/* Lanes of _Float16 that are off raise nothing where they are converted, with
   masks of the width that the target has for integers of 16 bits: it may have
   no vectors of these floats.  */
#include "../ripple-test.h"

#ifdef __FLT16_MAX__
# define KERNEL(N, TYPE)						\
NOIPA static void							\
narrow_##N##_##TYPE (const _Float16 *x, TYPE *r, const int *on)		\
{									\
  ripple_block_t B = ripple_set_block_shape (0, N);			\
  size_t i = ripple_id (B, 0);						\
  if (on[i] & 1)							\
    r[i] = (TYPE) (int) x[i];						\
}
# define EACH(K)							\
  K (4, long) K (13, long) K (17, long) K (4, short) K (13, short)	\
  K (17, short) K (17, int) K (13, float)

EACH (KERNEL)

# define TRY_HALF(N, TYPE)						\
  {									\
    TYPE got[N], want[N];						\
    for (int i = 0; i < N; i++)						\
      got[i] = want[i] = -1;						\
    narrow_##N##_##TYPE (x, got, on);					\
    for (int i = 0; i < N; i++)						\
      if (on[i] & 1)							\
	want[i] = (TYPE) (int) x[i];					\
    CHECK_SAME (got, want, N);						\
  }
#else
# define EACH(K)
#endif

int
main (void)
{
#ifdef __FLT16_MAX__
  _Float16 x[17];
  int on[17];
  for (int i = 0; i < 17; i++)
    x[i] = i * 3.5 - 20, on[i] = i * 5 / 3;
  EACH (TRY_HALF)
#endif
  return 0;
}
