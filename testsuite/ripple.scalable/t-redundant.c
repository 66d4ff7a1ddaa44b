/* { dg-do run } */
/* Loads of several vectors that are done under a uniform condition and again
   behind it (late/poly-offsets.cc).  */
#include "ripple-test.h"

#define KERNEL(T, N)							\
NOIPA static unsigned							\
sum_##T (int n, const signed char *x, const T *y)			\
{									\
  ripple_block_t block						\
    = ripple_set_block_shape (0, ripple_scalable (N));			\
  unsigned s = ripple_broadcast (block, 1, 0u);				\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    s += ((n > 40 ? (unsigned) y[i] * (unsigned) y[i] : 0u)		\
	  + (unsigned) x[i] * (unsigned) y[i]);				\
  return ripple_reduceadd (1, s);					\
}									\
static void								\
test_##T (void)								\
{									\
  for (int n = 0; n < 400; n += 1 + n / 2)				\
    {									\
      BUF (signed char, x, n, 0);					\
      BUF (T, y, n, 0);							\
      unsigned s = 0;							\
      for (int i = 0; i < n; i++)					\
	s += ((n > 40 ? (unsigned) y[i] * (unsigned) y[i] : 0u)		\
	      + (unsigned) x[i] * (unsigned) y[i]);			\
      CHECK (sum_##T (n, x, y) == s);					\
      buf_free_all ();							\
    }									\
}

KERNEL (short, 64)
KERNEL (int, 8)

int
main (void)
{
  test_short ();
  test_int ();
  return 0;
}
