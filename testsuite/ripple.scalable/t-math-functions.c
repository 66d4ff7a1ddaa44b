/* Functions of mathematics on lanes of scalable blocks.  */
/* { dg-do run } */

#include "../ripple-test.h"
#include <math.h>

enum { N = 93 };

#define LOOP(T, NAME)							\
  NOIPA static void							\
  lanes_##NAME (T *y, const T *x, size_t n)				\
  {									\
    ripple_block_t bs							\
      = ripple_set_block_shape (0, 16 / sizeof (T) * ripple_vscale ());	\
    ripple_parallel (bs, 0);						\
    for (size_t i = 0; i < n; i++)					\
      y[i] = NAME (x[i]);						\
  }
#define EACH(M) M (exp) M (exp2) M (expm1) M (log) M (log1p) M (sin) M (cos) \
  M (tan) M (asin) M (acos) M (atan) M (sinh) M (cosh) M (tanh) M (asinh) \
  M (acosh) M (atanh) M (cbrt) M (erf) M (erfc) M (tgamma) M (floor) M (rint)
#define BOTH(NAME) LOOP (float, NAME##f) LOOP (double, NAME)
EACH (BOTH)

static int
near_p (double got, long double want, double ulp)
{
  if (want != want)
    return got != got;
  return got == (double) want || fabsl (got - want) <= fabsl (want) * ulp;
}

int
main (void)
{
  static float x[N], y[N];
  static double d[N], e[N];
  for (int i = 0; i < N; i++)
    {
      x[i] = (i - 30) * 0.37f * (i % 10 == 9 ? 1e7f : i % 10 == 8 ? 0.01f : 1);
      d[i] = x[i];
    }
#define CHECKS(NAME)							\
  lanes_##NAME##f (y, x, N);						\
  lanes_##NAME (e, d, N);						\
  for (int i = 0; i < N; i++)						\
    {									\
      double want = NAME (d[i]);					\
      CHECK (y[i] == (float) want || near_p (y[i], want, 0x1p-23));	\
      CHECK (near_p (e[i], NAME##l ((long double) d[i]), 0x1p-51));	\
    }
  EACH (CHECKS)
  return 0;
}
