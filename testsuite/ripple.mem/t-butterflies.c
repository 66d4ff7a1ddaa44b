/* Butterflies: two rows of one array, a number of elements apart that only the
   program knows.  The rows may overlap, and the numbers that they are
   multiplied by may be anywhere, any number of elements apart.  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 40 };
typedef struct { float re, im; } pair;
typedef _Complex float complex_float;

#define PRODUCT_NUMBER(W, X) ((W) * (X))
#define SUM_NUMBER(A, B) ((A) + (B))
#define DIFFERENCE_NUMBER(A, B) ((A) - (B))

HELPER pair
pair_product (pair w, pair x)
{
  pair r = { w.re * x.re - w.im * x.im, w.re * x.im + w.im * x.re };
  return r;
}

HELPER pair
pair_sum (pair a, pair b)
{
  pair r = { a.re + b.re, a.im + b.im };
  return r;
}

HELPER pair
pair_difference (pair a, pair b)
{
  pair r = { a.re - b.re, a.im - b.im };
  return r;
}

#define BODY(T, PRODUCT, SUM, DIFFERENCE, I, STEP)			\
  T t = PRODUCT (w[(I) * (STEP)], x[(I) + h]), u = x[I];

#define KERNEL(NAME, T, B, PRODUCT, SUM, DIFFERENCE)			\
  NOIPA static void							\
  NAME##_##B (size_t n, size_t h, size_t by, T *x, const T *w)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (size_t i = 0; i < n; i++)					\
      {									\
	BODY (T, PRODUCT, SUM, DIFFERENCE, i, by / (n + 1))		\
	x[i] = SUM (u, t);						\
	x[i + h] = DIFFERENCE (u, t);					\
      }									\
  }									\
  static void								\
  NAME##_##B##_model (size_t n, size_t h, size_t by, T *x, const T *w)	\
  {									\
    for (size_t c = 0; c < n; c += B)					\
      {									\
	T sum[B], difference[B];					\
	for (size_t i = c; i < n && i < c + B; i++)			\
	  {								\
	    BODY (T, PRODUCT, SUM, DIFFERENCE, i, by / (n + 1))		\
	    sum[i - c] = SUM (u, t);					\
	    difference[i - c] = DIFFERENCE (u, t);			\
	  }								\
	for (size_t i = c; i < n && i < c + B; i++)			\
	  x[i] = sum[i - c];						\
	for (size_t i = c; i < n && i < c + B; i++)			\
	  x[i + h] = difference[i - c];					\
      }									\
  }									\
  static void								\
  check_##NAME##_##B (size_t n, size_t h, size_t step, int inside)	\
  {									\
    enum { ALL = 5 * MOST };						\
    size_t m = n ? step * (n - 1) + 1 : 1;				\
    size_t parts = sizeof (T) / sizeof (float);				\
    T got[ALL], want[ALL], *w = (T *) buf_new (m * sizeof (T), BUF_END); \
    for (size_t i = 0; i < ALL * parts; i++)				\
      ((float *) got)[i] = ((float *) want)[i] = (int) (i * 5 % 13) - 6; \
    for (size_t i = 0; i < m * parts; i++)				\
      ((float *) w)[i] = (int) (i * 3 % 7) - 2;				\
    NAME##_##B (n, h, step * (n + 1), got, inside ? got + MOST : w);	\
    NAME##_##B##_model (n, h, step * (n + 1), want,			\
			inside ? want + MOST : w);			\
    CHECK_SAME ((float *) got, (float *) want, ALL * parts);		\
    buf_free_all ();							\
  }

#define KERNELS(B)							\
  KERNEL (number, float, B, PRODUCT_NUMBER, SUM_NUMBER,			\
	  DIFFERENCE_NUMBER)						\
  KERNEL (record, pair, B, pair_product, pair_sum, pair_difference)	\
  KERNEL (complex, complex_float, B, PRODUCT_NUMBER, SUM_NUMBER,	\
	  DIFFERENCE_NUMBER)
#define CHECKS(B)							\
  check_number_##B (n, h, step, 0);					\
  check_record_##B (n, h, step, 0);					\
  check_complex_##B (n, h, step, 0);					\
  if (step < 4)								\
    {									\
      check_number_##B (n, h, step, 1);					\
      check_record_##B (n, h, step, 1);					\
      check_complex_##B (n, h, step, 1);				\
    }

KERNELS (8)
KERNELS (16)

int
main (void)
{
  for (size_t n = 0; n <= MOST; n++)
    for (size_t h = 0; h <= MOST; h += n % 4 ? 5 : 1)
      for (size_t step = 0; step < 6; step++)
	{
	  CHECKS (8)
	  CHECKS (16)
	}
  return 0;
}
