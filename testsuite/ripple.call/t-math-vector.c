/* { dg-do compile } */
/* { dg-require x86 } */
/* { dg-options "-mavx2 -mf16c" } */
/* { dg-levels -O2 } */
/* What has instructions for vectors is not called, in any spelling.  */
#include <ripple_math.h>
#include <ripple.h>

#define MAP(F, T, R)							\
  void									\
  map_##F##_##T (int n, const T *x, R *y)				\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 16);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = F (x[i]);							\
  }
#define ALL(F) \
  MAP (F##f16, __ripple_f16, __ripple_f16) MAP (F##f, float, float) \
  MAP (F, double, double)
#define CLASS(F) MAP (F, __ripple_f16, int) MAP (F, float, int) \
  MAP (F, double, int) MAP (F, int, int)

ALL (sqrt)
ALL (fabs)
ALL (floor)
ALL (ceil)
ALL (trunc)
ALL (rint)
ALL (nearbyint)
ALL (round)
ALL (roundeven)
CLASS (isnan)
CLASS (isinf)
CLASS (isfinite)

/* { dg-asm-options "-O2 -mavx2 -mf16c" } */
/* { dg-asm-not "call" } */
