/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-require bf16 gcc-13 } */
/* __bf16: every operation is rounded as the scalar one is, for all values
   that there are, NaN, infinities and small numbers included.  */
#include "../ripple-test.h"
#define B 24
#ifdef __BFLT16_MAX__

typedef __bf16 T;

#define COMMA ,

/* Each kernel twice: in blocks and one by one.  */
#define BOTH(NAME, PARAMETERS, ...)					\
  NOIPA static void NAME##_v (int n, PARAMETERS)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  NOIPA static void NAME##_s (int n, PARAMETERS)			\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }

#define P const T *a COMMA const T *b COMMA T *c

BOTH (add, P, { c[i] = a[i] + b[i]; })
BOTH (sub, P, { c[i] = a[i] - b[i]; })
BOTH (mul, P, { c[i] = a[i] * b[i]; })
BOTH (quotient, P, { c[i] = a[i] / b[i]; })
BOTH (negative, P, { c[i] = a[i] > b[i] ? -a[i] : b[i]; })
BOTH (under_mask, P, {
  if (a[i] < b[i])
    {
      T t = a[i] * (T) 2.0f;
      c[i] = t;
    }
  else if (a[i] != a[i])
    c[i] = b[i];
})
BOTH (reverse, P, { c[n - 1 - i] = a[i]; if (b[i] == 0) c[n - 1 - i] = 1; })
BOTH (stride, const T *a COMMA T *c, { c[i] = a[2 * i]; })
BOTH (gather, const T *a COMMA const int *k COMMA T *c, { c[i] = a[k[i]]; })
BOTH (scatter, const T *a COMMA const int *k COMMA T *c,
      { if (a[i] > 0) c[k[i]] = a[i]; })

#define NUMBERS(M) \
  M (i8, signed char) M (u8, unsigned char) M (i16, short) \
  M (u16, unsigned short) M (i32, int) M (u32, unsigned) \
  M (i64, long long) M (u64, unsigned long long) M (f32, float) \
  M (f64, double)
#define TO_AND_FROM(S, U) \
  BOTH (to_##S, const T *a COMMA U *c, { c[i] = (U) a[i]; }) \
  BOTH (from_##S, const U *a COMMA T *c, { c[i] = (T) a[i]; })
NUMBERS (TO_AND_FROM)
#ifdef __FLT16_MAX__
TO_AND_FROM (f16, _Float16)
#endif
BOTH (to_bool, const T *a COMMA _Bool *c, { c[i] = a[i]; })
BOTH (from_bool, const _Bool *a COMMA T *c, { c[i] = a[i]; })

/* The same numbers: NaNs count as equal if both are.  */
static void
same_bf16 (const T *g, const T *w, int n)
{
  for (int i = 0; i < n; i++)
    if (!(g[i] != g[i] && w[i] != w[i]))
      CHECK_SAME (&g[i], &w[i], 1);
}

#define N 65536
static T all[N], other[N], got[N], want[N];

#define TRY_BOTH(NAME)							\
  memset (got, 1, sizeof got);						\
  memset (want, 1, sizeof want);					\
  NAME##_v (N - 7, all, other, got);					\
  NAME##_s (N - 7, all, other, want);					\
  same_bf16 (got, want, N);

static void
operations (void)
{
  for (unsigned i = 0; i < N; i++)
    {
      unsigned short x = i, y = rnd () % 8 ? i + rnd () % 2048 : rnd ();
      memcpy (&all[i], &x, 2);
      memcpy (&other[i], &y, 2);
    }
  TRY_BOTH (add) TRY_BOTH (sub) TRY_BOTH (mul) TRY_BOTH (quotient)
  TRY_BOTH (negative) TRY_BOTH (under_mask) TRY_BOTH (reverse)
}

/* Where the result is defined for any other type.  */
#define TRY_NUMBER(S, U)						\
  {									\
    static U x[N], y[N], z[N];						\
    for (int i = 0; i < N; i++)						\
      {									\
	uint64_t r = rnd_bits ();					\
	double d;							\
	memcpy (&d, &r, 8);						\
	if (i % 4 == 0)							\
	  d = (float) all[i] * (1 + (double) (rnd () % 3) * 0x1p-8	\
				+ (rnd () % 3 - 1.0) * 0x1p-40);	\
	x[i] = (U) 0.5 != 0 ? (U) d : (U) r;				\
      }									\
    from_##S##_v (N - 5, x, got);					\
    from_##S##_s (N - 5, x, want);					\
    same_bf16 (got, want, N - 5);					\
    /* Below a quarter of what any value of the type may be.  */	\
    float most = __builtin_ldexpf (1, sizeof (U) * 8 - 2);		\
    for (int i = 0; i < N; i++)						\
      if ((U) 0.5 == 0							\
	  && !((float) all[i] > ((U) -1 < 0 ? -most : -0.5f)		\
	       && (float) all[i] < most))				\
	other[i] = 1;							\
      else								\
	other[i] = all[i];						\
    to_##S##_v (N - 5, other, y);					\
    to_##S##_s (N - 5, other, z);					\
    for (int i = 0; i < N - 5; i++)					\
      if (y[i] == y[i] || z[i] == z[i])					\
	CHECK (y[i] == z[i]);						\
  }

static void
conversions (void)
{
  NUMBERS (TRY_NUMBER)
#ifdef __FLT16_MAX__
  TRY_NUMBER (f16, _Float16)
#endif
  static _Bool x[N], y[N];
  to_bool_v (N, all, x);
  to_bool_s (N, all, y);
  CHECK_SAME (x, y, N);
  from_bool_v (N, x, got);
  from_bool_s (N, x, want);
  CHECK_SAME (got, want, N);
}

/* Places of memory; remainders at ends of pages.  */
static void
places (void)
{
  for (int m = 0; m < TRIPS * PLACES; m++)
    {
      int n = trip (m / PLACES, B), p = m % PLACES;
      BUF (T, a, 2 * n, p);
      BUF (T, c, n, p);
      BUF (T, d, n, p);
      BUF (int, k, n, p);
      for (int i = 0; i < n; i++)
	k[i] = (i * 7 + 3) % n, c[i] = d[i] = 5;
      for (int i = 0; i < 2 * n; i++)
	a[i] = (float) (int) (rnd () % 200) - 100;
      stride_v (n, a, c);
      stride_s (n, a, d);
      CHECK_SAME (c, d, n);
      gather_v (n, a, k, c);
      gather_s (n, a, k, d);
      CHECK_SAME (c, d, n);
      scatter_v (n, a, k, c);
      scatter_s (n, a, k, d);
      /* Places are hit more than once only if 7 divides n.  */
      if (n % 7)
	CHECK_SAME (c, d, n);
      buf_free_all ();
    }
}

static size_t
rotate (size_t k, size_t n)
{
  return (k + 5) % n;
}

/* Reductions, shuffles, broadcasts.  */
NOIPA static void
tensors (const T *a, T *r, T *s)
{
  ripple_block_t BS = ripple_set_block_shape (0, B, 2);
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);
  T x = a[v + B * w];
  r[0] = ripple_reduceadd (3, x);
  r[1] = ripple_reducemax (3, x);
  r[2] = ripple_reducemin (3, x);
  r[3] = ripple_reducemaximum (3, x);
  r[4] = ripple_reduceminimum (3, x);
  r[5] = ripple_reducemul (1, ripple_slice (x, -1, 0));
  s[v + B * w] = ripple_shuffle (x, rotate);
  s[2 * B + v + B * w] = ripple_broadcast (BS, 3, a[3]);
}

NOIPA static void
reductions (void)
{
  for (int m = 0; m < 20; m++)
    {
      T a[2 * B], r[6], s[4 * B], max, min, product = 1;
      float sum = 0;
      for (int i = 0; i < 2 * B; i++)
	{
	  a[i] = (float) ((int) (rnd () % 5) - 2);
	  sum += a[i];
	}
      for (int i = 0; i < B; i++)
	product *= a[i];
      max = min = a[0];
      for (int i = 0; i < 2 * B; i++)
	{
	  max = a[i] > max ? a[i] : max;
	  min = a[i] < min ? a[i] : min;
	}
      if (m == 5)
	a[7] = __builtin_nanf ("");
      tensors (a, r, s);
      if (m != 5)
	{
	  CHECK (r[0] == sum && r[1] == max && r[2] == min);
	  CHECK (r[3] == max && r[4] == min && r[5] == product);
	}
      else
	{
	  CHECK (r[0] != r[0] && r[1] == r[1] && r[2] == r[2]);
	  CHECK (r[3] != r[3] && r[4] != r[4] && r[5] != r[5]);
	}
      for (int i = 0; i < 2 * B; i++)
	{
	  CHECK_SAME (&s[i], &a[(i + 5) % (2 * B)], 1);
	  CHECK_SAME (&s[2 * B + i], &a[3], 1);
	}
    }
}

int
main (void)
{
  operations ();
  conversions ();
  places ();
  reductions ();
  return 0;
}
#else
int
main (void)
{
  return 0;
}
#endif
