/* { dg-do run } */
/* Remainders of a known number of lanes with ways of their own, in elements
   of several sizes: constant masks behind and before branches.  */
#include "../ripple-test.h"

#define BODY(v)								\
  if (a[v] > b[v])							\
    c[v] -= b[v];							\
  else									\
    c[v] = a[v];							\
  if (b[v] > 0)								\
    d[v] += 1;

#define TEST(A, B, C, L, N)						\
NOIPA static void							\
kernel_##A##_##C##_##L##_##N (const A *a, const B *b, C *c, A *d)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, L);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < N; i++)						\
    {									\
      BODY (i)								\
    }									\
}									\
static void								\
try_##A##_##C##_##L##_##N (void)					\
{									\
  for (int zeros = 0; zeros < 3; zeros++)				\
    {									\
      A a[128], d[128], f[128];						\
      B b[128];								\
      C c[128], e[128];							\
      for (int i = 0; i < 128; i++)					\
	{								\
	  a[i] = zeros == 1 ? 0 : rnd () % 100;				\
	  b[i] = zeros == 2 ? 100 : (int) (rnd () % 100) - 20;		\
	  c[i] = e[i] = rnd () % 50;					\
	  d[i] = f[i] = 0;						\
	}								\
      kernel_##A##_##C##_##L##_##N (a, b, c, d);			\
      {									\
	C *c = e;							\
	A *d = f;							\
	for (int i = 0; i < N; i++)					\
	  {								\
	    BODY (i)							\
	  }								\
      }									\
      CHECK_SAME (c, e, 128);						\
      CHECK_SAME (d, f, 128);						\
    }									\
}

typedef unsigned char u8;
typedef short i16;
typedef unsigned u32;
typedef long long i64;
typedef unsigned long long u64;

#define EACH(X)								\
  X (u8, i64, u64, 64, 99) X (u8, i64, u64, 64, 127)			\
  X (u8, i64, u64, 32, 45) X (u8, i64, u64, 128, 99)			\
  X (i16, int, i64, 64, 85) X (i16, int, u32, 32, 53)			\
  X (float, double, i64, 64, 101) X (u32, u32, double, 32, 63)		\
  X (i64, i16, u8, 16, 29) X (u8, i16, u8, 64, 93)
#define RUN(A, B, C, L, N) try_##A##_##C##_##L##_##N ();

EACH (TEST)

int
main (void)
{
  EACH (RUN)
  return 0;
}
