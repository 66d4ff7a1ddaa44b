/* Rounding to integers, by an instruction or without one: all kinds, in all
   rounding modes, with the signs of zeros.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../ripple-test.h"
#include <fenv.h>
#include <math.h>

#define EACH(M, T, S) M (T, floor##S) M (T, ceil##S) M (T, trunc##S) \
  M (T, rint##S) M (T, nearbyint##S) M (T, round##S) M (T, roundeven##S)
#define LOOP(T, NAME)							\
  NOIPA static void							\
  lanes_##NAME (T *y, const T *x, int n)				\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16);			\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = __builtin_##NAME (x[i]);					\
  }									\
  /* What GCC makes of the scalar function is for one mode.  */		\
  static T (*volatile one_##NAME) (T) = NAME;
EACH (LOOP, float, f)
EACH (LOOP, double,)

static const double special[] =
{
  0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.5, 3.5, 0x1.fffffep-2,
  0x1.fffffffffffffp-2,
  0x1.000002p-1, 0x1p22, 0x1.000001p22, 0x1.000003p22, 0x1p23, 0x1.000002p23,
  0x1p24, 0x1.8p51, 0x1.0000000000001p51, 0x1.0000000000003p51, 0x1p52,
  0x1.0000000000001p52, 0x1p53, 1e30, 1e-30, 1e-40, INFINITY, NAN
};
enum { KINDS = sizeof special / sizeof special[0], N = 2 * KINDS };

/* Where nothing is said of rounding modes (-frounding-math), ties of roundeven
   may go to the other side in modes other than the nearest, and more of
   round.  */

#define CHECKS(T, NAME)							\
  {									\
    T x[N], y[N];							\
    for (int i = 0; i < N; i++)						\
      x[i] = (T) (i < KINDS ? special[i] : -special[i - KINDS]);	\
    fesetround (modes[m]);						\
    lanes_##NAME (y, x, N);						\
    for (int i = 0; i < N; i++)						\
      {									\
	T want = one_##NAME (x[i]);					\
	int tie = m > 0 && strncmp (#NAME, "round", 5) == 0		\
		  && (strncmp (#NAME, "roundeven", 9) != 0		\
		      || x[i] - __builtin_floor (x[i]) == 0.5);		\
	if (isnan (want))						\
	  CHECK (isnan (y[i]));						\
	else if (!tie)							\
	  CHECK (y[i] == want && !signbit (y[i]) == !signbit (want));	\
      }									\
    fesetround (FE_TONEAREST);						\
  }

int
main (void)
{
  static const int modes[]
    = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
  for (int m = 0; m < 4; m++)
    {
      EACH (CHECKS, float, f)
      EACH (CHECKS, double,)
    }
  return 0;
}
