/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Tiles whose first dimension is scalable: products of matrices, transposed
   accesses, nested annotated loops with remainders in both dimensions.  */
#include "ripple-test.h"

enum { N = 80 };

#define TILES(T, NAME, A, B)						\
  NOIPA static void							\
  NAME##_product (int rows, int cols, int depth, const T *a, const T *b, \
		  T *c)							\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, A, B);		\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < rows; i++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < cols; j++)					\
	  {								\
	    T sum = 0;							\
	    for (int k = 0; k < depth; k++)				\
	      sum += a[i * N + k] * b[k * N + j];			\
	    c[i * N + j] = sum;						\
	  }								\
      }									\
  }									\
  NOIPA static void							\
  NAME##_transpose (int rows, int cols, const T *a, T *c)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, A, B);		\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < rows; i++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < cols; j++)					\
	  if (i != j)							\
	    c[j * N + i] = a[i * N + j];				\
      }									\
  }									\
  NOIPA static void							\
  NAME##_sums (int rows, int cols, const T *a, T *by_row)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, A, B);		\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < rows; i++)					\
      {									\
	T sum = 0;							\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < cols; j++)					\
	  sum += a[i * N + j];						\
	by_row[i] = ripple_reduceadd (1, sum);				\
      }									\
  }									\
  NOIPA static void							\
  NAME##_backwards (int rows, int cols, long pitch, const T *a, T *c)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, A, B);		\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < rows; i++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < cols; j++)					\
	  c[i * N + j] = a[pitch * i - j];				\
      }									\
  }									\
  NOIPA static void							\
  NAME##_shift (int rows, int cols, long pitch, T *c)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, A, B);		\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < rows; i++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < cols; j++)					\
	  if (c[i * pitch + j] > 3)					\
	    c[i * pitch + j] -= 2;					\
      }									\
  }									\
  NOIPA static void							\
  NAME##_test (int rows, int cols)					\
  {									\
    static T a[N * N], b[N * N], c[N * N], want[N * N];			\
    T sums[N], want_sums[N];						\
    int depth = rows / 2 + 1;						\
    for (int i = 0; i < N * N; i++)					\
      {									\
	a[i] = (T) (rnd () % 7);					\
	b[i] = (T) (rnd () % 5);					\
	c[i] = want[i] = 100;						\
      }									\
    for (int i = 0; i < N; i++)						\
      sums[i] = want_sums[i] = 1;					\
    NAME##_product (rows, cols, depth, a, b, c);			\
    NAME##_sums (rows, cols, a, sums);					\
    for (int i = 0; i < rows; i++)					\
      {									\
	want_sums[i] = 0;						\
	for (int j = 0; j < cols; j++)					\
	  {								\
	    want[i * N + j] = 0;					\
	    want_sums[i] += a[i * N + j];				\
	    for (int k = 0; k < depth; k++)				\
	      want[i * N + j] += a[i * N + k] * b[k * N + j];		\
	  }								\
      }									\
    CHECK_SAME (c, want, N * N);					\
    CHECK_SAME (sums, want_sums, N);					\
    NAME##_transpose (rows, cols, a, c);				\
    for (int i = 0; i < rows; i++)					\
      for (int j = 0; j < cols; j++)					\
	if (i != j)							\
	  want[j * N + i] = a[i * N + j];				\
    CHECK_SAME (c, want, N * N);					\
    NAME##_backwards (rows, cols, N, a + cols, c);			\
    for (int i = 0; i < rows; i++)					\
      for (int j = 0; j < cols; j++)					\
	want[i * N + j] = a[cols + i * N - j];				\
    CHECK_SAME (c, want, N * N);					\
    NAME##_shift (rows, cols, N, c);					\
    for (int i = 0; i < rows; i++)					\
      for (int j = 0; j < cols; j++)					\
	if (want[i * N + j] > 3)					\
	  want[i * N + j] -= 2;						\
    CHECK_SAME (c, want, N * N);					\
  }

TILES (float, wide, ripple_scalable (4), 4)
TILES (float, high, 4, ripple_scalable (2))
TILES (double, two, ripple_scalable (4), 2)
TILES (int32_t, odd, ripple_scalable (3), 2)
TILES (uint8_t, byte, ripple_scalable (16), 3)
TILES (int16_t, half, ripple_scalable (4), 2)
TILES (int64_t, big, 2, ripple_vscale ())

/* Elements at the end of a page.  */

NOIPA static void
page (int rows, int cols, const float *a, float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4), 3);
  ripple_parallel (block, 1);
  for (int i = 0; i < rows; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < cols; j++)
	c[i * cols + j] = 2 * a[i * cols + j];
    }
}

int
main (void)
{
  for (int i = 0; i < 60; i++)
    {
      int rows = i % 11, cols = i * 7 % (N - 3);
      wide_test (rows, cols);
      high_test (cols, rows);
      two_test (rows, cols);
      odd_test (rows, cols);
      byte_test (rows, cols);
      half_test (rows, cols);
      big_test (rows, cols);
    }
  wide_test (0, 5);
  wide_test (5, 0);
  for (int cols = 1; cols < 9; cols++)
    {
      float *a = (float *) buf_new (7 * cols * sizeof *a, BUF_END);
      float *c = (float *) buf_new (7 * cols * sizeof *c, BUF_END);
      FILL (float, a, 7 * cols);
      page (7, cols, a, c);
      for (int i = 0; i < 7 * cols; i++)
	CHECK (c[i] == 2 * a[i]);
    }
  return 0;
}
