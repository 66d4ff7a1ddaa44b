/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conditions on the lanes' numbers, of 64 bits: they hold for no lane, some or
   all; where numbers wrap, for the last ones.  */
#include "../ripple-test.h"

#define N 16

/* What is stored to X, of type T, where V, a lane's number of type I, and the
   bound N are in a relation.  */
#define KERNEL(T, I, NAME, COND)					\
  NOIPA static void							\
  store_##T##_##I##_##NAME (I n, I k, T *x)				\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, N);			\
    I v = ripple_id (B, 0);						\
    if (COND)								\
      x[v] = (T) (x[v] + 1);						\
    x[v + N] = (COND) ? (T) 3 : (T) 5;					\
    x[v + 2 * N] = (T) ((COND) + 2);					\
    if (x[v] > 0 && COND)						\
      x[v + 3 * N] = 7;							\
    x[4 * N] = (T) ripple_any (COND);					\
    x[4 * N + 1] = (T) ripple_all (COND);				\
    x[4 * N + 2] = (T) ripple_reduceadd (1, (int) (COND));		\
  }									\
  static void								\
  test_##T##_##I##_##NAME (I n, I k)					\
  {									\
    T x[4 * N + 3], want[4 * N + 3];					\
    FILL (T, x, 4 * N + 3);						\
    memcpy (want, x, sizeof x);						\
    T count = 0;							\
    for (int i = 0; i < N; i++)						\
      {									\
	I v = i;							\
	int c = COND;							\
	count += c;							\
	if (c)								\
	  want[i] = (T) (want[i] + 1);					\
	want[i + N] = c ? 3 : 5;					\
	want[i + 2 * N] = (T) (c + 2);					\
	if (want[i] > 0 && c)						\
	  want[i + 3 * N] = 7;						\
      }									\
    want[4 * N] = count > 0;						\
    want[4 * N + 1] = count == N;					\
    want[4 * N + 2] = count;						\
    store_##T##_##I##_##NAME (n, k, x);					\
    CHECK_SAME (x, want, 4 * N + 3);					\
  }

#define KERNELS(T, I)							\
  KERNEL (T, I, lt, v < n)						\
  KERNEL (T, I, le, v <= n)						\
  KERNEL (T, I, gt, v > n)						\
  KERNEL (T, I, ge, v >= n)						\
  KERNEL (T, I, more, n > v)						\
  KERNEL (T, I, least, n <= v)						\
  KERNEL (T, I, eq, v == n)						\
  KERNEL (T, I, plus, v + k < n)					\
  KERNEL (T, I, minus, v - 3 < n)					\
  KERNEL (T, I, times, v + 16 * k <= n)					\
  static void								\
  test_##T##_##I (I n, I k)						\
  {									\
    test_##T##_##I##_lt (n, k);						\
    test_##T##_##I##_le (n, k);						\
    test_##T##_##I##_gt (n, k);						\
    test_##T##_##I##_ge (n, k);						\
    test_##T##_##I##_more (n, k);					\
    test_##T##_##I##_least (n, k);					\
    test_##T##_##I##_eq (n, k);						\
    test_##T##_##I##_plus (n, k);					\
    test_##T##_##I##_minus (n, k);					\
    test_##T##_##I##_times (n, k);					\
  }

KERNELS (float, size_t)
KERNELS (int8_t, size_t)
KERNELS (double, int64_t)
KERNELS (int16_t, int64_t)

/* Two dimensions: a bound for each, or one for the lanes in order.  */
NOIPA static void
square (size_t n, size_t m, size_t k, float *x, short *y)
{
  ripple_block_t B = ripple_set_block_shape (0, 4, 6);
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1);
  if (v < n)
    x[v + 4 * w] += 1;
  if (w < m)
    x[v + 4 * w] += 2;
  if (m <= w)
    x[v + 4 * w] += 8;
  if (v < n && w <= m)
    x[v + 4 * w] += 16;
  if (v + 4 * w < k)
    y[v + 4 * w] = 1;
}

static void
test_square (size_t n, size_t m, size_t k)
{
  float x[24] = { 0 };
  short y[24] = { 0 };
  square (n, m, k, x, y);
  for (unsigned v = 0; v < 4; v++)
    for (unsigned w = 0; w < 6; w++)
      {
	CHECK (x[v + 4 * w] == (v < n) + (w < m ? 2 : 8)
			       + (v < n && w <= m ? 16 : 0));
	CHECK (y[v + 4 * w] == (v + 4 * w < k));
      }
}

/* Blocks by hand, to the end of a page.  */
NOIPA static void
blocks (size_t from, size_t n, const float *x, float *y, short *z)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (B, 0);
  for (size_t i = 0; i < n; i += 8)
    {
      if (i + v < n)
	y[i + v] = x[i + v] * 2;
      size_t j = from + i + v;
      if (j >= n)
	continue;
      z[j] += 1;
    }
}

static void
test_blocks (size_t n, size_t from)
{
  BUF (float, x, n, BUF_END);
  float *y = buf_new (n * sizeof *y, BUF_END);
  short *z = buf_new (n * sizeof *z, BUF_END);
  memset (z, 0, n * sizeof *z);
  blocks (from, n, x, y, z);
  for (size_t i = 0; i < n; i++)
    CHECK (y[i] == x[i] * 2 && z[i] == (i >= from));
  buf_free_all ();
}

int
main (void)
{
  static const int64_t bounds[] =
    {
      0, 1, 2, 3, 7, 8, 9, 14, 15, 16, 17, 100, -1, -2, -3, -7, -15, -16, -17,
      INT64_MIN, INT64_MAX, INT64_MAX - 3, INT64_MIN + 2, (int64_t) 1 << 32,
      ((int64_t) 1 << 32) + 5, -((int64_t) 1 << 32) + 5
    };
  enum { BOUNDS = sizeof bounds / sizeof *bounds };
  for (int i = 0; i < BOUNDS; i++)
    for (int j = 0; j < BOUNDS; j++)
      {
	int64_t n = bounds[i], k = bounds[j];
	test_float_size_t (n, k);
	test_int8_t_size_t (n, k);
	/* Signed numbers must not overflow.  */
	if (k > -1000 && k < 1000)
	  {
	    test_double_int64_t (n, k);
	    test_int16_t_int64_t (n, k);
	  }
      }
  for (size_t n = 0; n < 7; n++)
    for (size_t m = 0; m < 8; m++)
      {
	test_square (n, m, n * m);
	test_square (n - 1, m - 1, -n);
      }
  for (size_t n = 0; n < 40; n++)
    for (size_t from = 0; from < 3; from++)
      test_blocks (n, 8 * from + (n & 1));
  return 0;
}
