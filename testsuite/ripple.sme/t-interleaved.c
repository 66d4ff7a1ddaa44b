/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-i16i64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 3 } { dg-asm-not {bl\tmalloc} } */
/* Narrow elements that stand in memory as they are multiplied, four at a time:
   nothing is copied.  */
#include "../ripple-test.h"

enum { MAX = 70, STEPS = 7 };

/* Element (r, k) of a matrix is at [k / 4][r][k % 4].  */
#define KERNEL(NAME, T, U, S, OP)					\
  NOIPA static void							\
  NAME (const T *a, const U *b, S *c, size_t m, size_t n, size_t groups) \
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16, 4);		\
    ripple_parallel (bs, 1);						\
    for (size_t i = 0; i < m; i++)					\
      {									\
	ripple_parallel (bs, 0);					\
	for (size_t j = 0; j < n; j++)					\
	  {								\
	    S s = c[i * n + j];						\
	    for (size_t g = 0; g < groups; g++)				\
	      {								\
		const T *p = a + (g * m + i) * 4;			\
		const U *q = b + (g * n + j) * 4;			\
		s OP (S) p[0] * q[0];					\
		s OP (S) p[1] * q[1];					\
		s OP (S) p[2] * q[2];					\
		s OP (S) p[3] * q[3];					\
	      }								\
	    c[i * n + j] = s;						\
	  }								\
      }									\
  }									\
  static void								\
  test_##NAME (size_t m, size_t n, size_t groups)			\
  {									\
    static T a[MAX * STEPS * 4];					\
    static U b[MAX * STEPS * 4];					\
    static S c[MAX * MAX + 8], w[MAX * MAX + 8];			\
    for (size_t i = 0; i < MAX * STEPS * 4; i++)			\
      {									\
	a[i] = i * 7919 + 13;						\
	b[i] = i * 31337 - 77;						\
      }									\
    for (size_t i = 0; i < MAX * MAX + 8; i++)				\
      c[i] = w[i] = i;							\
    for (size_t i = 0; i < m; i++)					\
      for (size_t j = 0; j < n; j++)					\
	for (size_t k = 0; k < 4 * groups; k++)				\
	  w[i * n + j] OP (S) a[(k / 4 * m + i) * 4 + k % 4]		\
			  * b[(k / 4 * n + j) * 4 + k % 4];		\
    NAME (a, b, c, m, n, groups);					\
    CHECK (memcmp (c, w, sizeof c) == 0);				\
  }

KERNEL (bytes, signed char, signed char, int, +=)
KERNEL (mixed, unsigned char, signed char, int, -=)
KERNEL (shorts, short, short, int64_t, +=)

/* Next to each other, but not four of them for a sum: vectors do it.  */
NOIPA static void
three (const signed char *a, const signed char *b, int *c, size_t m, size_t n,
       size_t groups)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16, 4);
  ripple_parallel (bs, 1);
  for (size_t i = 0; i < m; i++)
    {
      ripple_parallel (bs, 0);
      for (size_t j = 0; j < n; j++)
	{
	  int s = 0;
	  for (size_t g = 0; g < groups; g++)
	    {
	      const signed char *p = a + (g * m + i) * 4;
	      const signed char *q = b + (g * n + j) * 4;
	      s += p[0] * q[0];
	      s += p[2] * q[1];
	      s += p[1] * q[2];
	      s += p[3] * q[3];
	    }
	  c[i * n + j] = s;
	}
    }
}

static void
test_three (size_t m, size_t n, size_t groups)
{
  static const unsigned char other[] = { 0, 2, 1, 3 };
  static signed char a[MAX * STEPS * 4], b[MAX * STEPS * 4];
  static int c[MAX * MAX];
  for (size_t i = 0; i < MAX * STEPS * 4; i++)
    {
      a[i] = i * 79 + 13;
      b[i] = i * 31 - 77;
    }
  three (a, b, c, m, n, groups);
  for (size_t i = 0; i < m; i++)
    for (size_t j = 0; j < n; j++)
      {
	int s = 0;
	for (size_t k = 0; k < 4 * groups; k++)
	  s += a[(k / 4 * m + i) * 4 + other[k % 4]]
	       * b[(k / 4 * n + j) * 4 + k % 4];
	CHECK (c[i * n + j] == s);
      }
}

int
main (void)
{
  static const unsigned char sizes[] = { 0, 1, 5, 16, 33, 70 };
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++)
      for (int k = 0; k <= STEPS; k += 7 - i)
	{
	  test_bytes (sizes[i], sizes[j], k);
	  test_mixed (sizes[i], sizes[j], k);
	  test_shorts (sizes[i], sizes[j], k);
	  test_three (sizes[i], sizes[j], k);
	}
  return 0;
}
