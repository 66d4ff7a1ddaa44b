/* { dg-do run } */
/* { dg-options "-w -fwrapv" } */
/* Two lanes for each vscale: integers are each in a double word where there
   are no narrow floats; a counter of a loop that lanes leave, beside doubles,
   has the mask of these.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-not {\t(uzp1|sunpk|uunpk|punpk)} steps } */
#include "ripple-test.h"

enum { N = 131 };

static int
steps_of (double y)
{
  int k = 0;
  while (k < 40)
    {
      if (!(y < 50))
	break;
      y += y;
      k++;
    }
  return k;
}

NOIPA void
steps (size_t n, const double *x, int *r)
{
  ripple_block_t b = ripple_set_block_shape (0, ripple_scalable (2));
  ripple_parallel (b, 0);
  for (size_t i = 0; i < n; i++)
    r[i] = steps_of (x[i]);
}

#define INTEGERS(M) M (int8_t) M (uint16_t) M (int32_t) M (uint32_t)
#define OPERATE(T)							\
NOIPA void								\
operate_##T (size_t n, const T *a, const T *b, int64_t *w, T *r)	\
{									\
  ripple_block_t B = ripple_set_block_shape (0, ripple_scalable (2));	\
  ripple_parallel (B, 0);						\
  for (size_t i = 0; i < n; i++)					\
    {									\
      T x = a[i], y = b[i];						\
      T d = y == 0 || y == (T) -1 ? 1 : y;				\
      r[8 * i] = x / d;							\
      r[8 * i + 1] = x % d;						\
      r[8 * i + 2] = x << (y & 7);					\
      r[8 * i + 3] = x >> (y & 7);					\
      r[8 * i + 4] = x > y ? x * y : x - y;				\
      r[8 * i + 5] = ripple_add_sat (x, y);				\
      r[8 * i + 6] = __builtin_popcount (x)				\
		     + (x ? __builtin_ctz (x) : 99);			\
      r[8 * i + 7] = x / 7;						\
      w[i] += x < y;							\
      if (w[i] % 3 == 0)						\
	w[i] += x;							\
    }									\
}									\
static T								\
count_##T (T x)								\
{									\
  T k = 0;								\
  while (x > k && k < 50)						\
    k++;								\
  return k;								\
}									\
NOIPA void								\
query_##T (const T *a, T *r, int64_t *w)				\
{									\
  ripple_block_t B = ripple_set_block_shape (0, ripple_scalable (2));	\
  size_t i = ripple_id (B, 0), n = ripple_get_block_size (B, 0);	\
  T x = a[i];								\
  r[0] = ripple_reduceadd (1, x);					\
  r[1] = ripple_reducemin (1, x);					\
  r[2] = ripple_reducemax (1, x);					\
  r[3] = ripple_reduceand (1, x);					\
  r[4] = ripple_reducexor (1, x);					\
  r[5] = ripple_reducemul (1, x);					\
  w[i] = (int64_t) x + 1;						\
  w[n + i] = x > r[1] ? x : -1;						\
  r[6 + i] = count_##T (x);						\
}									\
static void								\
test_##T (size_t n)							\
{									\
  BUF (T, a, n, BUF_END);						\
  BUF (T, b, n, BUF_END);						\
  BUF (T, r, 8 * n, BUF_END);						\
  BUF (int64_t, w, n, BUF_END);						\
  static T want[8 * N + 1];						\
  int64_t v[N + 1];							\
  FILL (T, a, n);							\
  FILL (T, b, n);							\
  for (size_t i = 0; i < n; i++)					\
    {									\
      T x = a[i], y = b[i], d = y == 0 || y == (T) -1 ? 1 : y;		\
      v[i] = w[i] = rnd () % 100;					\
      want[8 * i] = x / d;						\
      want[8 * i + 1] = x % d;						\
      want[8 * i + 2] = (int64_t) x << (y & 7);				\
      want[8 * i + 3] = x >> (y & 7);					\
      want[8 * i + 4] = x > y ? (int64_t) x * y : (int64_t) x - y;	\
      int64_t s = (int64_t) x + y;					\
      int64_t top = ((int64_t) 1 << (8 * sizeof (T) - ((T) -1 < 0))) - 1; \
      int64_t low = (T) -1 < 0 ? -top - 1 : 0;				\
      want[8 * i + 5] = s > top ? top : s < low ? low : s;		\
      want[8 * i + 6] = __builtin_popcount (x)				\
			+ (x ? __builtin_ctz (x) : 99);			\
      want[8 * i + 7] = x / 7;						\
      v[i] += x < y;							\
      if (v[i] % 3 == 0)						\
	v[i] += x;							\
    }									\
  operate_##T (n, a, b, w, r);						\
  CHECK_SAME (r, want, 8 * n);						\
  CHECK_SAME (w, v, n);							\
  buf_free_all ();							\
}									\
static void								\
test_query_##T (void)							\
{									\
  size_t n = 2 * ripple_vscale ();					\
  static T a[64], r[80];						\
  static int64_t w[128];						\
  FILL (T, a, n);							\
  T add = 0, min = a[0], max = a[0], all = -1, odd = 0, mul = 1;	\
  for (size_t i = 0; i < n; i++)					\
    {									\
      T x = a[i];							\
      add += (uint64_t) x;						\
      min = x < min ? x : min;						\
      max = x > max ? x : max;						\
      all &= x;								\
      odd ^= x;								\
      mul = (uint64_t) mul * (uint64_t) x;				\
    }									\
  query_##T (a, r, w);							\
  CHECK (r[0] == add && r[1] == min && r[2] == max && r[3] == all);	\
  CHECK (r[4] == odd && r[5] == mul);					\
  for (size_t i = 0; i < n; i++)					\
    {									\
      CHECK (r[6 + i] == count_##T (a[i]));				\
      CHECK (w[i] == (int64_t) a[i] + 1);				\
      CHECK (w[n + i] == (a[i] > min ? a[i] : -1));			\
    }									\
}
INTEGERS (OPERATE)

#define TEST_INTEGERS(T) test_##T (n);
#define TEST_QUERY(T) test_query_##T ();

int
main (void)
{
  static const size_t counts[] = { 0, 1, 3, 17, 64, N };
  for (unsigned k = 0; k < sizeof counts / sizeof *counts; k++)
    {
      size_t n = counts[k];
      INTEGERS (TEST_INTEGERS)
      static double x[N];
      static int r[N + 1];
      for (size_t i = 0; i < n; i++)
	x[i] = 0.25 * (rnd () % 32);
      r[n] = 77;
      steps (n, x, r);
      CHECK (r[n] == 77);
      for (size_t i = 0; i < n; i++)
	CHECK (r[i] == steps_of (x[i]));
    }
  for (unsigned k = 0; k < 5; k++)
    INTEGERS (TEST_QUERY)
  return 0;
}
