/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 32 } */
/* Products of matrices in all orders of their elements, of many sizes, with
   what the sums begin with and what is made of them.  */
#include "../ripple-test.h"

enum { MAX = 140 };

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4)

/* C[i][j] = AFTER of the sum, which begins with START, of A * B.  */
#define PRODUCT(NAME, T, A, B, START, OP, AFTER)			\
NOIPA static void							\
NAME (const T *a, const T *b, T *c, const T *u, const T *v, int m, int n, \
      int k)								\
{									\
  BLOCK;								\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  T s = START;							\
	  for (int l = 0; l < k; l++)					\
	    s OP A * B;							\
	  c[i * n + j] = AFTER;						\
	}								\
    }									\
}									\
NOIPA static void							\
want_##NAME (const T *a, const T *b, T *c, const T *u, const T *v, int m, \
	     int n, int k)						\
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	T s = START;							\
	for (int l = 0; l < k; l++)					\
	  s OP A * B;							\
	c[i * n + j] = AFTER;						\
      }									\
}

#define PRODUCTS(P, T)							\
PRODUCT (P##tn, T, a[l * m + i], b[l * n + j], 0, +=, s)		\
PRODUCT (P##nn, T, a[i * k + l], b[l * n + j], 0, +=, s)		\
PRODUCT (P##nt, T, a[i * k + l], b[j * k + l], 0, +=, s)		\
PRODUCT (P##tt, T, a[l * m + i], b[j * k + l], 0, +=, s)		\
PRODUCT (P##swapped, T, b[l * n + j], a[l * m + i], 0, +=, s)		\
PRODUCT (P##minus, T, a[l * m + i], b[l * n + j], 0, -=, s)		\
PRODUCT (P##row, T, a[l * m + i], b[l * n + j], v[j], +=, s)		\
PRODUCT (P##column, T, a[i * k + l], b[l * n + j], u[i], +=, s)		\
PRODUCT (P##both, T, a[l * m + i], b[l * n + j], u[i] + v[j], +=, s)	\
PRODUCT (P##add, T, a[l * m + i], b[l * n + j], c[i * n + j], +=, s)	\
PRODUCT (P##one, T, a[l * m + i], b[l * n + j], 1, +=, s)		\
PRODUCT (P##scaled, T, a[l * m + i], b[l * n + j], 0, +=,		\
	 2 * s + 3 * c[i * n + j])					\
PRODUCT (P##bias, T, a[l * m + i], b[l * n + j], 0, +=,			\
	 s + v[j] - u[i])						\
PRODUCT (P##index, T, a[l * m + i], b[l * n + j], 0, +=, s + i * 3 - j)	\
PRODUCT (P##factors, T, (a[l * m + i] + u[i]), (2 * b[l * n + j]), 0,	\
	 +=, s)								\
PRODUCT (P##least, T, a[l * m + i], b[l * n + j], 0, +=, s < 9 ? 9 : s)

PRODUCTS (f, float)
PRODUCTS (d, double)

#define TEST(P, T)							\
static void								\
P##_test (int m, int n, int k)						\
{									\
  static T a[MAX * MAX], b[MAX * MAX], u[MAX], v[MAX];			\
  static T c[MAX * MAX + 8], w[MAX * MAX + 8];				\
  static void (*const f[][2]) (const T *, const T *, T *, const T *,	\
			       const T *, int, int, int) =		\
  {									\
    { P##tn, want_##P##tn }, { P##nn, want_##P##nn },			\
    { P##nt, want_##P##nt }, { P##tt, want_##P##tt },			\
    { P##swapped, want_##P##swapped }, { P##minus, want_##P##minus },	\
    { P##row, want_##P##row }, { P##column, want_##P##column },		\
    { P##both, want_##P##both }, { P##add, want_##P##add },		\
    { P##one, want_##P##one }, { P##scaled, want_##P##scaled },		\
    { P##bias, want_##P##bias }, { P##index, want_##P##index },		\
    { P##factors, want_##P##factors }, { P##least, want_##P##least }	\
  };									\
  unsigned r = 1;							\
  for (int i = 0; i < MAX * MAX; i++)					\
    {									\
      r = r * 1664525 + 1013904223;					\
      a[i] = (int) (r >> 28) - 8;					\
      b[i] = (int) (r >> 24 & 15) - 8;					\
    }									\
  for (int i = 0; i < MAX; i++)						\
    {									\
      u[i] = i % 7;							\
      v[i] = i % 5 - 2;							\
    }									\
  for (unsigned t = 0; t < sizeof f / sizeof *f; t++)			\
    {									\
      for (int i = 0; i < m * n + 8; i++)				\
	c[i] = w[i] = i % 11;						\
      f[t][0] (a, b, c, u, v, m, n, k);					\
      f[t][1] (a, b, w, u, v, m, n, k);					\
      for (int i = 0; i < m * n + 8; i++)				\
	if (c[i] != w[i])						\
	  {								\
	    fprintf (stderr, #P " %u, %d %d %d: element %d is %g, not %g\n", \
		     t, m, n, k, i, (double) c[i], (double) w[i]);	\
	    abort ();							\
	  }								\
    }									\
}

TEST (f, float)
TEST (d, double)

int
main (void)
{
  static const int sizes[][3] =
  {
    { 1, 1, 1 }, { 3, 5, 7 }, { 16, 16, 16 }, { 17, 33, 9 }, { 64, 64, 32 },
    { 29, 130, 35 }, { 130, 31, 66 }, { 5, 7, 0 }, { 0, 3, 3 }, { 3, 0, 3 },
    { 70, 3, 129 }, { 1, 129, 2 }, { 128, 1, 3 }, { 8, 8, 1 }, { 9, 15, 8 }
  };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      f_test (sizes[i][0], sizes[i][1], sizes[i][2]);
      d_test (sizes[i][0], sizes[i][1], sizes[i][2]);
    }
  return 0;
}
