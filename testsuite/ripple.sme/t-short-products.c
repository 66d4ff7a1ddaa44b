/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fwrapv -march=armv9-a+sme+sme-f64f64+sme-i16i64 -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fwrapv -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64+sme-i16i64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 3 } */
/* 16-bit numbers are multiplied as numbers of 32 bits, and the products added
   in 64: by tiles only if no product wraps.  */
#include "../ripple-test.h"

enum { N = 20 };

#define PRODUCT(NAME, T, U, M)						\
NOIPA static void							\
NAME (const T *a, const U *b, long long *c, size_t n)		\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);		\
  ripple_parallel (block, 1);						\
  for (size_t i = 0; i < n; i++)					\
    {									\
      ripple_parallel (block, 0);					\
      for (size_t j = 0; j < n; j++)				\
	{								\
	  long long s = 0;						\
	  for (size_t l = 0; l < n; l++)			\
	    s += (M) a[i * n + l] * (M) b[l * n + j];			\
	  c[i * n + j] = s;						\
	}								\
    }									\
}									\
static void								\
NAME##_test (void)							\
{									\
  static T a[N * N];							\
  static U b[N * N];							\
  static long long c[N * N];						\
  for (int i = 0; i < N * N; i++)					\
    {									\
      a[i] = i % 3 ? i * 37 : 0xffff;					\
      b[i] = i % 5 ? i * 91 : 0xffff;					\
    }									\
  NAME (a, b, c, N);							\
  for (int i = 0; i < N; i++)						\
    for (int j = 0; j < N; j++)						\
      {									\
	long long s = 0;						\
	for (int l = 0; l < N; l++)					\
	  s += (M) a[i * N + l] * (M) b[l * N + j];			\
	CHECK (c[i * N + j] == s);					\
      }									\
}

/* None wraps.  */
PRODUCT (ss, short, short, int)
PRODUCT (su, short, unsigned short, int)
PRODUCT (uu, unsigned short, unsigned short, unsigned)
/* Some do.  */
PRODUCT (uu_int, unsigned short, unsigned short, int)
PRODUCT (ss_unsigned, short, short, unsigned)
PRODUCT (su_unsigned, short, unsigned short, unsigned)

int
main (void)
{
  ss_test ();
  su_test ();
  uu_test ();
  uu_int_test ();
  ss_unsigned_test ();
  su_unsigned_test ();
  return 0;
}
