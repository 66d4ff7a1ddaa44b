/* { dg-do run } */
/* { dg-require aarch64 } */
/* { dg-require sme } */
/* { dg-options "-march=armv9-a+sme" } */
/* Gathers and scatters in SME's streaming mode, which has no instructions for
   them.  */
#include "../ripple-test.h"

#define LOOP(LANES)							\
  ripple_block_t block						\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)

#define TEST(T, K)							\
__arm_locally_streaming NOIPA static void				\
gather_##T##_##K (int n, const T *x, const K *k, T *y)			\
{									\
  LOOP (4)								\
    y[i] = x[k[i]];							\
}									\
__arm_locally_streaming NOIPA static void				\
scatter_##T##_##K (int n, const T *x, const K *k, T *y)			\
{									\
  LOOP (4)								\
    if (x[i] > 3)							\
      y[k[i]] = x[i];							\
}									\
__arm_locally_streaming NOIPA static void				\
strides_##T##_##K (int n, const T *x, T *y)				\
{									\
  LOOP (8)								\
    y[5 * i] = x[7 * i + 2];						\
}									\
static void								\
try_##T##_##K (void)							\
{									\
  for (int n = 0; n < 120; n += 7)					\
    {									\
      T x[1000], y[1000], w[1000];					\
      K k[120];								\
      FILL (T, x, 1000);						\
      FILL (T, y, 1000);						\
      memcpy (w, y, sizeof w);						\
      for (int i = 0; i < 120; i++)					\
	k[i] = (i * 37) % 91;						\
      gather_##T##_##K (n, x, k, y);					\
      for (int i = 0; i < n; i++)					\
	w[i] = x[k[i]];							\
      CHECK_SAME (y, w, 1000);						\
      scatter_##T##_##K (n, x, k, y);					\
      for (int i = 0; i < n; i++)					\
	if (x[i] > 3)							\
	  w[k[i]] = x[i];						\
      CHECK_SAME (y, w, 1000);						\
      strides_##T##_##K (n, x, y);					\
      for (int i = 0; i < n; i++)					\
	w[5 * i] = x[7 * i + 2];					\
      CHECK_SAME (y, w, 1000);						\
    }									\
}

typedef signed char i8;

#define EACH(X)								\
  X (float, int) X (double, long) X (i8, int) X (short, short)		\
  X (long, unsigned) X (int, i8)
#define RUN(T, K) try_##T##_##K ();

EACH (TEST)

int
main (void)
{
  EACH (RUN)
  return 0;
}
