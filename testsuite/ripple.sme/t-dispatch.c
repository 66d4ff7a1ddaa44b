/* { dg-do run } */
/* { dg-require sme-machine } */
/* { dg-options "-march=armv8-a -fplugin-arg-ripple-sme=dispatch" } */
/* { dg-asm-require sme-machine } */
/* { dg-asm-options "-O2 -march=armv8-a -fplugin-arg-ripple-sme=dispatch" } */
/* { dg-asm-times {bl\tgetauxval} 4 } { dg-asm {fmopa\tza3\.s} } */
/* { dg-asm {fmopa\tza7\.d} } { dg-asm {st1w\t\{ za0v} } */
/* { dg-asm {smopa\tza3\.s, p[0-7]/m, p[0-7]/m, z[0-9]+\.h} } */
/* Programs for all AArch64s use the matrix unit of those that have one.  */
#include "../ripple-test.h"

enum { N = 40 };

#define PRODUCT(T, S)							\
NOIPA static void							\
product_##T (const T *a, const T *b, S *c, int m, int n, int k)	\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  S s = 0;							\
	  for (int l = 0; l < k; l++)					\
	    s += a[i * k + l] * b[l * n + j];				\
	  c[i * n + j] = s;						\
	}								\
    }									\
}									\
static void								\
test_##T (void)								\
{									\
  T a[N * N], b[N * N];							\
  S c[N * N];								\
  for (int i = 0; i < N * N; i++)					\
    {									\
      a[i] = i * 7 % 11 - 5;						\
      b[i] = i * 5 % 13 - 6;						\
    }									\
  product_##T (a, b, c, N, N, N);					\
  for (int i = 0; i < N; i++)						\
    for (int j = 0; j < N; j++)						\
      {									\
	S s = 0;							\
	for (int l = 0; l < N; l++)					\
	  s += a[i * N + l] * b[l * N + j];				\
	CHECK (c[i * N + j] == s);					\
      }									\
}

PRODUCT (float, float)
PRODUCT (double, double)
/* By SME2.  */
PRODUCT (short, int)

NOIPA static void
transpose (const int *a, int *c, int m, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);
  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	c[j * m + i] = a[i * n + j];
    }
}

int
main (void)
{
  static int a[N * N], c[N * N];
  test_float ();
  test_double ();
  test_short ();
  for (int i = 0; i < N * N; i++)
    a[i] = i;
  transpose (a, c, N, N);
  for (int i = 0; i < N * N; i++)
    CHECK (c[i] == i % N * N + i / N);
  return 0;
}
