/* Products and quotients of complex numbers with special values as lanes are
   what libgcc makes of one, bit by bit but for those of NaNs.  What returns
   one is not locally streaming: GCC loses a part of it there.  */
#include "../ripple-test.h"
#include <float.h>

enum { BLOCK = 8, VALUES = 12 };

#define PRODUCTS(T, MOST, LEAST)					\
static int								\
same_part_##T (T x, T y)						\
{									\
  return x != x ? y != y						\
	 : x == y && !__builtin_signbit (x) == !__builtin_signbit (y);	\
}									\
/* True if Z is Q, NaN for NaN.  */					\
static int								\
same_##T (COMPLEX (T) z, COMPLEX (T) q)					\
{									\
  return same_part_##T (RE (z), RE (q)) && same_part_##T (IM (z), IM (q)); \
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
NOIPA_NORMAL static COMPLEX (T)					\
product_##T (COMPLEX (T) a, COMPLEX (T) b)				\
{									\
  return a * b;								\
}									\
NOIPA_NORMAL static COMPLEX (T)					\
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
	  CHECK (same_##T (c[i], p));	\
	  COMPLEX (T) r = quotient_##T (p, a[i]);			\
	  if (i % (2 + first % 3) != 1)					\
	    CHECK (RE (m[i]) == 3 && IM (m[i]) == 4);			\
	  else								\
	    CHECK (same_##T (m[i], r));	\
	  p = quotient_##T (a[i], b[i]);				\
	  CHECK (same_##T (q[i], p));	\
	}								\
    }									\
}

PRODUCTS (float, FLT_MAX, __FLT_DENORM_MIN__)
PRODUCTS (double, DBL_MAX, __DBL_DENORM_MIN__)

int
main (void)
{
  try_float ();
  try_double ();
  return 0;
}
