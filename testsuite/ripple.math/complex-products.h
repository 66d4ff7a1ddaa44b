/* Products and quotients of complex numbers with special values as lanes,
   which must be what libgcc makes of one: infinite, zero, NaN or, but for the
   last bits, the same.  Results that are infinite by one part may have any
   other part, as in Annex G, and quotients of finite numbers may be numbers
   where those of libgcc are not.  */
#include "../ripple-test.h"
#include <float.h>

enum { BLOCK = 8, VALUES = 12 };

#define CLASS(X) ((X) != (X) ? 0 : __builtin_isinf (X) ? 1 : (X) == 0 ? 2 : 3)

#define PRODUCTS(T, EPSILON, MOST, LEAST)				\
static int								\
near_##T (T a, T b, T size, T epsilon)					\
{									\
  if (CLASS (b) == 0)							\
    return CLASS (a) == 0;						\
  if (CLASS (b) == 1)							\
    return CLASS (a) == 1 && (a > 0) == (b > 0);			\
  if (CLASS (size) <= 1)						\
    return CLASS (a) >= 2;						\
  return (T) __builtin_fabs (a - b) <= 4 * epsilon * size + 4 * LEAST;	\
}									\
static int								\
number_##T (COMPLEX (T) a)						\
{									\
  return CLASS (RE (a)) && CLASS (IM (a));				\
}									\
static int								\
infinite_##T (COMPLEX (T) a)						\
{									\
  return CLASS (RE (a)) == 1 || CLASS (IM (a)) == 1;			\
}									\
/* True if Z can be what libgcc says is Q, of A and B.  */		\
static int								\
result_##T##_p (COMPLEX (T) z, COMPLEX (T) a, COMPLEX (T) b,		\
		COMPLEX (T) q, T epsilon)				\
{									\
  T size = (T) (__builtin_fabs (RE (q)) + __builtin_fabs (IM (q)));	\
  if (!infinite_##T (a) && !infinite_##T (b)				\
      && !(number_##T (a) && number_##T (b)))				\
    return !number_##T (z) || infinite_##T (z);				\
  if (infinite_##T (q))							\
    return infinite_##T (z);						\
  if (!number_##T (q))							\
    return !infinite_##T (a) && !infinite_##T (b)			\
	   ? 1 : !number_##T (z);					\
  return near_##T (RE (z), RE (q), size, epsilon)			\
	 && near_##T (IM (z), IM (q), size, epsilon);			\
}									\
NOIPA static void							\
times_##T (COMPLEX (T) *c, const COMPLEX (T) *a, const COMPLEX (T) *b,	\
	   int n)							\
{									\
  ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
  ripple_parallel (bs, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] * b[i];							\
}									\
NOIPA static void							\
over_##T (COMPLEX (T) *c, const COMPLEX (T) *a, const COMPLEX (T) *b,	\
	  int n)							\
{									\
  ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
  ripple_parallel (bs, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] / b[i];							\
}									\
/* In lanes that are on only.  */					\
NOIPA static void							\
masked_##T (COMPLEX (T) *c, const COMPLEX (T) *a, const COMPLEX (T) *b,	\
	    int n, int every)						\
{									\
  ripple_block_t bs = ripple_set_block_shape (0, 5);			\
  ripple_parallel (bs, 0);						\
  for (int i = 0; i < n; i++)						\
    if (i % every == 1)							\
      c[i] = a[i] * b[i] / a[i];					\
}									\
NOIPA static COMPLEX (T)						\
product_##T (COMPLEX (T) a, COMPLEX (T) b)				\
{									\
  return a * b;								\
}									\
NOIPA static COMPLEX (T)						\
quotient_##T (COMPLEX (T) a, COMPLEX (T) b)				\
{									\
  return a / b;								\
}									\
static void								\
try_##T (void)								\
{									\
  enum { N = VALUES * VALUES };						\
  const T special[VALUES]						\
    = { 0, (T) -0.0, 1, (T) -2.5, (T) __builtin_inf (),			\
	(T) -__builtin_inf (), (T) __builtin_nan (""), MOST, -MOST / 3,	\
	LEAST, (T) 1e-20, (T) 1e20 };					\
  static COMPLEX (T) a[N], b[N], c[N], q[N], m[N];			\
  for (int first = 0; first < N; first++)				\
    {									\
      int n = N - first % 7;						\
      for (int i = 0; i < N; i++)					\
	{								\
	  SET (a[i], T, special[first / VALUES], special[first % VALUES]); \
	  SET (b[i], T, special[i / VALUES], special[i % VALUES]);	\
	  SET (m[i], T, 3, 4);						\
	}								\
      times_##T (c, a, b, n);						\
      over_##T (q, a, b, n);						\
      masked_##T (m, a, b, n, 2 + first % 3);				\
      for (int i = 0; i < n; i++)					\
	{								\
	  COMPLEX (T) p = product_##T (a[i], b[i]);			\
	  CHECK (result_##T##_p (c[i], a[i], b[i], p, EPSILON));	\
	  COMPLEX (T) r = quotient_##T (p, a[i]);			\
	  if (i % (2 + first % 3) != 1)					\
	    CHECK (RE (m[i]) == 3 && IM (m[i]) == 4);			\
	  else								\
	    CHECK (result_##T##_p (m[i], p, a[i], r, 4 * EPSILON));	\
	  p = quotient_##T (a[i], b[i]);				\
	  CHECK (result_##T##_p (q[i], a[i], b[i], p, EPSILON));	\
	}								\
    }									\
}

/* Some quotients of greater numbers overflow in libgcc.  */
PRODUCTS (float, FLT_EPSILON, FLT_MAX, __FLT_DENORM_MIN__)
PRODUCTS (double, DBL_EPSILON, DBL_MAX / 64, __DBL_DENORM_MIN__)

int
main (void)
{
  try_float ();
  try_double ();
  return 0;
}
