/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Tiles whose rows are scalable, of elements of several sizes: on RISC-V each
   row is a vector, or several, and none is gathered.  */
/* { dg-asm-require riscv } */
/* { dg-asm-options {-O2 -march=rv64gcv} } */
/* { dg-asm-not {vluxei|vloxei|vsuxei|vsoxei|vrgather|vdiv} product_4 } */
/* { dg-asm-not {vluxei|vloxei|vsuxei|vsoxei|vrgather|vdiv} product_8 } */
/* { dg-asm-not {vluxei|vloxei|vsuxei|vsoxei|vrgather|vdiv} product_6 } */
/* { dg-asm-not {vluxei|vloxei|vsuxei|vsoxei|vrgather|vdiv} bytes_4 } */
/* { dg-asm-not {vluxei|vloxei|vsuxei|vsoxei|vrgather|vdiv} wide_2 } */
#include "ripple-test.h"

enum { PITCH = 150 };

#define TILE(A, B)							\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (A), B);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < rows; i++)					\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < cols; j++)

/* Products of matrices of T, added to those of U.  */
#define PRODUCT(NAME, T, U, A, B)					\
  NOIPA static void							\
  NAME##_##A (int rows, int cols, int depth, const T *a, const T *b, U *c) \
  {									\
    TILE (A, B)								\
	{								\
	  U sum = c[i * PITCH + j];					\
	  for (int k = 0; k < depth; k++)				\
	    sum += (U) a[i * PITCH + k] * (U) b[k * PITCH + j];		\
	  c[i * PITCH + j] = sum;					\
	}								\
      }									\
  }									\
  NOIPA static void							\
  NAME##_##A##_model (int rows, int cols, int depth, const T *a,	\
		      const T *b, U *c)					\
  {									\
    for (int i = 0; i < rows; i++)					\
      for (int j = 0; j < cols; j++)					\
	for (int k = 0; k < depth; k++)					\
	  c[i * PITCH + j] += (U) a[i * PITCH + k] * (U) b[k * PITCH + j]; \
  }									\
  static void								\
  test_##NAME##_##A (void)						\
  {									\
    int lanes = (int) (A * ripple_vscale ());				\
    static T a[20 * PITCH], b[20 * PITCH];				\
    static U c[20 * PITCH], e[20 * PITCH];				\
    for (int i = 0; i < 20 * PITCH; i++)				\
      {									\
	a[i] = (T) (i % 13 - 6);					\
	b[i] = (T) (i % 11 - 4);					\
	c[i] = e[i] = (U) (i % 100);					\
      }									\
    for (int rows = 0; rows < 2 * B + 2; rows++)			\
      for (int cols = 0; cols <= PITCH; cols += 1 + cols * 2)		\
	{								\
	  NAME##_##A (rows, cols, 5, a, b, c);				\
	  NAME##_##A##_model (rows, cols, 5, a, b, e);			\
	  CHECK_SAME (c, e, 20 * PITCH);				\
	}								\
    for (int cols = lanes - 1; cols <= PITCH; cols += lanes)		\
      {									\
	NAME##_##A (B, cols, 3, a, b, c);				\
	NAME##_##A##_model (B, cols, 3, a, b, e);			\
	CHECK_SAME (c, e, 20 * PITCH);					\
      }									\
  }

PRODUCT (product, float, float, 4, 4)
PRODUCT (product, float, float, 8, 3)
PRODUCT (product, int16_t, uint16_t, 6, 2)
PRODUCT (product, double, double, 12, 2)
PRODUCT (bytes, int8_t, int32_t, 4, 4)
PRODUCT (bytes, uint8_t, uint16_t, 16, 3)
PRODUCT (bytes, int8_t, int64_t, 3, 3)
PRODUCT (wide, float, double, 2, 4)

/* A tile and a block of one dimension, whose parts then are shorter than they
   could be; sums, and rows that depend on lanes.  */

NOIPA static void
both (int n, const float *a, const short *b, float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4), 3);
  ripple_block_t line = ripple_set_block_shape (0, ripple_scalable (16));
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float sum = 0;

  for (int i = 0; i < n; i++)
    if ((x ^ y) % 3 != (size_t) i % 4)
      sum += a[x + y * 64 + i] * b[y + i];
  c[y * 64 + x] = sum;
  c[192 + x] = ripple_reduceadd (2, sum);
  c[256 + y] = ripple_reduceadd (1, sum);
  size_t v = ripple_id (line, 0);
  c[320 + v] = c[v] + (float) b[v];
}

static void
test_both (void)
{
  static float a[400], c[320 + 16 * 16], sum[3][64];
  static short b[400];
  int lanes = (int) (4 * ripple_vscale ());

  for (int i = 0; i < 400; i++)
    {
      a[i] = (float) (i % 17);
      b[i] = (short) (i % 7);
    }
  for (int n = 0; n < 10; n++)
    {
      both (n, a, b, c);
      for (int y = 0; y < 3; y++)
	for (int x = 0; x < lanes; x++)
	  {
	    sum[y][x] = 0;
	    for (int i = 0; i < n; i++)
	      if ((x ^ y) % 3 != i % 4)
		sum[y][x] += a[x + y * 64 + i] * b[y + i];
	    CHECK (c[y * 64 + x] == sum[y][x]);
	  }
      for (int x = 0; x < lanes; x++)
	CHECK (c[192 + x] == sum[0][x] + sum[1][x] + sum[2][x]);
      for (int y = 0; y < 3; y++)
	{
	  float all = 0;
	  for (int x = 0; x < lanes; x++)
	    all += sum[y][x];
	  CHECK (c[256 + y] == all);
	}
      for (int v = 0; v < 4 * lanes; v++)
	CHECK (c[320 + v] == c[v] + (float) b[v]);
    }
}

int
main (void)
{
  test_product_4 ();
  test_product_8 ();
  test_product_6 ();
  test_product_12 ();
  test_bytes_4 ();
  test_bytes_16 ();
  test_bytes_3 ();
  test_wide_2 ();
  test_both ();
  return 0;
}
