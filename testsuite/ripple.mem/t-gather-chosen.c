/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers of which GCC finds out behind the plugin that they are chosen, and
   parts of which are used in another type (late/viewed-vectors.cc).  */
#include "ripple-test.h"

#define KERNEL(T, U, W)							\
NOIPA static void							\
widen_##T (int n, const T *x, const short *from, const U *y, W *z)	\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 16);		\
  int always = 1;							\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      U v;								\
      if (always)							\
	v = (U) x[from[i]];						\
      else								\
	v = y[i];							\
      z[i] = (W) v;							\
    }									\
}									\
static void								\
test_##T (void)								\
{									\
  enum { N = 100 };							\
  T x[N];								\
  U y[N];								\
  W z[N];								\
  short from[N];							\
  for (int i = 0; i < N; i++)						\
    {									\
      x[i] = (T) (i * 37 - 1000);					\
      y[i] = 0;							\
      from[i] = i * 7 % N;						\
    }									\
  widen_##T (N, x, from, y, z);						\
  for (int i = 0; i < N; i++)						\
    CHECK (z[i] == (W) (U) x[i * 7 % N]);				\
}

typedef signed char byte;
KERNEL (byte, unsigned char, int)
KERNEL (short, unsigned short, long long)
KERNEL (int, unsigned, double)

int
main (void)
{
  test_byte ();
  test_short ();
  test_int ();
  return 0;
}
