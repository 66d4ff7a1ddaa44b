/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 34 } */
/* Vectors of rows and of columns that are loaded at once, as SME2 does, touch
   nothing beyond the last row and column: matrices that end at a page that may
   not be touched, in several forms of steps.  */
#include "../ripple-test.h"

#define NEST(NAME, T, U, START, STEPS)					\
NOIPA static void							\
NAME (const U *a, const U *b, T *c, const T *u, int m, int n, int k)	\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  T s = START;							\
	  STEPS;							\
	  c[i * n + j] = s;						\
	}								\
    }									\
}									\
NOIPA static void							\
want_##NAME (const U *a, const U *b, T *c, const T *u, int m, int n, int k) \
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	T s = START;							\
	STEPS;								\
	c[i * n + j] = s;						\
      }									\
}

/* STEPS go up, go down, are a pointer's or two loops'.  A load stands in front
   of them, between them, and is what the sum begins with.  */
#define NESTS(P, T, U)							\
NEST (P##_up, T, U, 0,							\
      for (int l = 0; l < k; l++)					\
	s += (T) a[l * m + i] * (T) b[l * n + j])			\
NEST (P##_down, T, U, u[i],						\
      for (int l = k - 1; l >= 0; l--)					\
	s += (T) a[l * m + i] * (T) b[l * n + j])			\
NEST (P##_pointer, T, U, 0,						\
      const U *p = a + i;						\
      for (int l = 0; l < k; l++, p += m)				\
	s -= (T) *p * (T) b[l * n + j])					\
NEST (P##_front, T, U, 1,						\
      for (int l = 0; l < k; l++)					\
	s += ((T) a[l * m + i] + u[i]) * (T) b[l * n + j])		\
NEST (P##_two, T, U, 0,							\
      for (int o = 0; o < 3; o++)					\
	for (int l = 0; l < k / 3; l++)					\
	  s += (T) a[(o * (k / 3) + l) * m + i]				\
	       * (T) b[(l * 3 + o) * n + j])				\
NEST (P##_between, T, U, 0,						\
      for (int o = 0; o < k; o++)					\
	for (int l = 0; l < k; l++)					\
	  s += (T) a[o * m + i] * (T) b[l * n + j])			\
NEST (P##_copied, T, U, 0,						\
      for (int l = 0; l < k; l++)					\
	s += (T) a[i * k + l] * (T) b[j * k + l])

#define TEST(P, T, U)							\
static void								\
P##_test (int m, int n, int k)						\
{									\
  static void (*const f[][2]) (const U *, const U *, T *, const T *,	\
			       int, int, int) =				\
  {									\
    { P##_up, want_##P##_up }, { P##_down, want_##P##_down },		\
    { P##_pointer, want_##P##_pointer },				\
    { P##_front, want_##P##_front },					\
    { P##_two, want_##P##_two }, { P##_between, want_##P##_between },	\
    { P##_copied, want_##P##_copied }					\
  };									\
  BUF (U, a, m * k, BUF_END);						\
  BUF (U, b, n * k, BUF_END);						\
  BUF (T, u, m, BUF_END);						\
  BUF (T, c, m * n, BUF_END);						\
  BUF (T, want, m * n, BUF_END);					\
  for (int i = 0; i < m * k; i++)					\
    a[i] = (U) (rnd () % 15) - 7;					\
  for (int i = 0; i < n * k; i++)					\
    b[i] = (U) (rnd () % 15) - 7;					\
  for (int i = 0; i < m; i++)						\
    u[i] = (T) (rnd () % 7);						\
  for (unsigned t = 0; t < sizeof f / sizeof *f; t++)			\
    {									\
      f[t][0] (a, b, c, u, m, n, k);					\
      f[t][1] (a, b, want, u, m, n, k);					\
      CHECK_SAME (c, want, m * n);					\
    }									\
  buf_free_all ();							\
}

NESTS (f, float, float)
NESTS (d, double, double)
NESTS (i, float, int)
NESTS (s, int, signed char)
NESTS (h, float, short)
TEST (f, float, float)
TEST (d, double, double)
TEST (i, float, int)
TEST (s, int, signed char)
TEST (h, float, short)

int
main (void)
{
  static const int sizes[][3] =
  {
    { 1, 1, 1 }, { 3, 9, 3 }, { 4, 8, 4 }, { 5, 7, 6 }, { 15, 17, 3 },
    { 16, 33, 2 }, { 17, 31, 5 }, { 63, 65, 9 }, { 65, 129, 6 },
    { 129, 63, 4 }
  };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      int m = sizes[i][0], n = sizes[i][1], k = sizes[i][2];
      f_test (m, n, k);
      d_test (m, n, k);
      i_test (m, n, k);
      s_test (m, n, k);
      h_test (m, n, k);
    }
  return 0;
}
