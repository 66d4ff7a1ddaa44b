/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 32 } */
/* Products of matrices of bytes, with and without a sign, in all orders of
   their elements, of many sizes.  */
#include "../ripple-test.h"

enum { MAX = 140 };

#define PRODUCT(NAME, S, T, U, A, B, START, OP, AFTER)			\
NOIPA static void							\
NAME (const T *a, const U *b, S *c, int m, int n, int k)		\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  S s = START;							\
	  for (int l = 0; l < k; l++)					\
	    s OP A * B;							\
	  c[i * n + j] = AFTER;						\
	}								\
    }									\
}									\
NOIPA static void							\
want_##NAME (const T *a, const U *b, S *c, int m, int n, int k)	\
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	S s = START;							\
	for (int l = 0; l < k; l++)					\
	  s OP A * B;							\
	c[i * n + j] = AFTER;						\
      }									\
}

typedef signed char s8;
typedef unsigned char u8;

#define PRODUCTS(P, S, T, U)						\
PRODUCT (P##tn, S, T, U, a[l * m + i], b[l * n + j], 0, +=, s)		\
PRODUCT (P##nn, S, T, U, a[i * k + l], b[l * n + j], 0, +=, s)		\
PRODUCT (P##nt, S, T, U, a[i * k + l], b[j * k + l], 0, +=, s)		\
PRODUCT (P##tt, S, T, U, a[l * m + i], b[j * k + l], 0, +=, s)		\
PRODUCT (P##swapped, S, T, U, b[l * n + j], a[i * k + l], 0, +=, s)	\
PRODUCT (P##minus, S, T, U, a[i * k + l], b[l * n + j], 5, -=, s)	\
PRODUCT (P##add, S, T, U, a[i * k + l], b[l * n + j], c[i * n + j], +=, s) \
PRODUCT (P##after, S, T, U, a[i * k + l], b[l * n + j], 0, +=,		\
	 (s >> 3) + i * 3 - j)

PRODUCTS (ss, int, s8, s8)
PRODUCTS (uu, unsigned, u8, u8)
PRODUCTS (su, int, s8, u8)
PRODUCTS (us, int, u8, s8)

#define TEST(P, S, T, U)						\
static void								\
P##_test (int m, int n, int k)						\
{									\
  static T a[MAX * MAX];						\
  static U b[MAX * MAX];						\
  static S c[MAX * MAX + 8], w[MAX * MAX + 8];				\
  static void (*const f[][2]) (const T *, const U *, S *, int, int,	\
			       int) =					\
  {									\
    { P##tn, want_##P##tn }, { P##nn, want_##P##nn },			\
    { P##nt, want_##P##nt }, { P##tt, want_##P##tt },			\
    { P##swapped, want_##P##swapped }, { P##minus, want_##P##minus },	\
    { P##add, want_##P##add }, { P##after, want_##P##after }		\
  };									\
  unsigned r = 1;							\
  for (int i = 0; i < MAX * MAX; i++)					\
    {									\
      r = r * 1664525 + 1013904223;					\
      a[i] = i % 9 == 0 ? 128 : r >> 24;				\
      b[i] = i % 7 == 0 ? 128 : r >> 16;				\
    }									\
  for (unsigned t = 0; t < sizeof f / sizeof *f; t++)			\
    {									\
      for (int i = 0; i < m * n + 8; i++)				\
	c[i] = w[i] = i * 1000003;					\
      f[t][0] (a, b, c, m, n, k);					\
      f[t][1] (a, b, w, m, n, k);					\
      for (int i = 0; i < m * n + 8; i++)				\
	if (c[i] != w[i])						\
	  {								\
	    fprintf (stderr, #P " %u, %d %d %d: element %d is %d, not %d\n", \
		     t, m, n, k, i, (int) c[i], (int) w[i]);		\
	    abort ();							\
	  }								\
    }									\
}

TEST (ss, int, s8, s8)
TEST (uu, unsigned, u8, u8)
TEST (su, int, s8, u8)
TEST (us, int, u8, s8)

int
main (void)
{
  static const int sizes[][3] =
  {
    { 1, 1, 1 }, { 3, 5, 7 }, { 16, 16, 16 }, { 17, 33, 9 }, { 64, 64, 32 },
    { 29, 130, 35 }, { 130, 31, 66 }, { 5, 7, 0 }, { 0, 3, 3 }, { 3, 0, 3 },
    { 70, 3, 129 }, { 1, 129, 2 }, { 128, 1, 3 }, { 8, 8, 4 }, { 9, 15, 5 }
  };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      ss_test (sizes[i][0], sizes[i][1], sizes[i][2]);
      uu_test (sizes[i][0], sizes[i][1], sizes[i][2]);
      su_test (sizes[i][0], sizes[i][1], sizes[i][2]);
      us_test (sizes[i][0], sizes[i][1], sizes[i][2]);
    }
  return 0;
}
