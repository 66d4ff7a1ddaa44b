/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 15 } */
/* { dg-asm {st1b\t\{ za0v\.b} } { dg-asm {st1h\t\{ za1v\.h} } */
/* { dg-asm {st1w\t\{ za3v\.s} } { dg-asm {st1d\t\{ za7v\.d} } */
/* Matrices are transposed by tiles: elements of all sizes, with something done
   on the way.  */
#include "../ripple-test.h"

enum { MAX = 300 };

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4)

/* C[j][i] = VALUE, which X, an element of A, takes part in.  */
#define TRANSPOSE(NAME, T, U, VALUE)					\
NOIPA static void							\
NAME (const T *a, U *c, int m, int n, const U *u)			\
{									\
  BLOCK;								\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  T x = a[i * n + j];						\
	  c[j * m + i] = VALUE;						\
	}								\
    }									\
}									\
static void								\
NAME##_test (int m, int n)						\
{									\
  static T a[MAX * MAX];						\
  static U c[MAX * MAX + 8], u[MAX];					\
  unsigned r = 1;							\
  for (int i = 0; i < m * n; i++)					\
    {									\
      r = r * 1664525 + 1013904223;					\
      a[i] = (T) (int) (r >> 12);					\
    }									\
  for (int i = 0; i < MAX; i++)						\
    u[i] = (U) (i % 7);							\
  for (int i = 0; i < m * n + 8; i++)					\
    c[i] = (U) 7;							\
  NAME (a, c, m, n, u);							\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	T x = a[i * n + j];						\
	CHECK (c[j * m + i] == (U) (VALUE));				\
      }									\
  for (int i = 0; i < 8; i++)						\
    CHECK (c[m * n + i] == (U) 7);					\
}

TRANSPOSE (t_s8, signed char, signed char, x)
TRANSPOSE (t_u16, unsigned short, unsigned short, x)
TRANSPOSE (t_s32, int, int, x)
TRANSPOSE (t_f32, float, float, x)
TRANSPOSE (t_u64, uint64_t, uint64_t, x)
TRANSPOSE (t_f64, double, double, x)
TRANSPOSE (t_f16, _Float16, _Float16, x)
TRANSPOSE (t_scaled, float, float, 2 * x + u[i])
TRANSPOSE (t_index, int, int, x + i - 3 * j)
TRANSPOSE (t_narrow, int, signed char, (signed char) (x >> 3))
TRANSPOSE (t_wide, unsigned char, int64_t, x)
TRANSPOSE (t_half, float, _Float16, (_Float16) x)
TRANSPOSE (t_select, short, short, x < 9 ? 9 : x)

/* Rows and columns the other way round; into a part of a matrix.  */
NOIPA static void
columns_outside (const int *a, int *c, int m, int n)
{
  BLOCK;
  ripple_parallel (block, 0);
  for (int j = 0; j < n; j++)
    {
      ripple_parallel (block, 1);
      for (int i = 0; i < m; i++)
	c[i * n + j] = a[j * m + i];
    }
}

NOIPA static void
part (const int *a, int *c, int m, int n, size_t stride)
{
  BLOCK;
  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	c[(j + 1) * stride + i + 1] = a[i * stride + j];
    }
}

int
main (void)
{
  static const int sizes[][2] =
  {
    { 1, 1 }, { 3, 5 }, { 16, 16 }, { 17, 33 }, { 64, 64 }, { 29, 130 },
    { 130, 31 }, { 0, 3 }, { 3, 0 }, { 256, 257 }
  };
  for (unsigned s = 0; s < sizeof sizes / sizeof *sizes; s++)
    {
      int m = sizes[s][0], n = sizes[s][1];
      static int a[MAX * MAX], c[MAX * MAX];
      t_s8_test (m, n);
      t_u16_test (m, n);
      t_s32_test (m, n);
      t_f32_test (m, n);
      t_u64_test (m, n);
      t_f64_test (m, n);
      t_f16_test (m, n);
      t_scaled_test (m, n);
      t_index_test (m, n);
      t_narrow_test (m, n);
      t_wide_test (m, n);
      t_half_test (m, n);
      t_select_test (m, n);
      for (int i = 0; i < MAX * MAX; i++)
	a[i] = i, c[i] = -1;
      columns_outside (a, c, m, n);
      for (int i = 0; i < m * n; i++)
	CHECK (c[i] == i % n * m + i / n);
      part (a, c, m, n, 299);
      for (int i = 0; i < m; i++)
	for (int j = 0; j < n; j++)
	  CHECK (c[(j + 1) * 299 + i + 1] == a[i * 299 + j]);
    }
  return 0;
}
