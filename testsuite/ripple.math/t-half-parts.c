/* { dg-do run } */
/* frexp and sincos of 16-bit numbers: all of them, also those that are
   subnormal, infinite or none.  */
#include "../ripple-test.h"
#include <ripple_math.h>

enum { N = 65536, LANES = 16 };

#define PARTS(T, S)							\
NOIPA static void							\
lanes_##S (const T *x, T *f, int *e, T *s, T *c)			\
{									\
  ripple_block_t bs = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (bs, 0);						\
  for (int i = 0; i < N; i++)						\
    {									\
      T sine, cosine;							\
      int exponent;							\
      f[i] = frexp##S (x[i], &exponent);				\
      e[i] = exponent;							\
      sincos##S (x[i], &sine, &cosine);					\
      s[i] = sine;							\
      c[i] = cosine;							\
    }									\
}									\
/* One value or the next: what lies half way may go either way.  */	\
static int								\
near_##S (T a, float b)							\
{									\
  float d = (float) a - (float) (T) b;					\
  return b != b ? a != a						\
	 : d == 0							\
	   || __builtin_fabsf (d) <= __builtin_fabsf (b) / 64		\
	   || __builtin_fabsf (d) < 1e-7f;				\
}									\
static void								\
try_##S (void)								\
{									\
  static T x[N], f[N], s[N], c[N];					\
  static int e[N];							\
  for (int i = 0; i < N; i++)						\
    {									\
      unsigned short bits = (unsigned short) i;				\
      __builtin_memcpy (&x[i], &bits, sizeof bits);			\
    }									\
  lanes_##S (x, f, e, s, c);						\
  for (int i = 0; i < N; i++)						\
    {									\
      float y = (float) x[i];						\
      int n = 0;							\
      float g = __builtin_frexpf (y, &n);				\
      CHECK (y != y ? f[i] != f[i]					\
	     : (float) f[i] == g && !__builtin_signbit ((float) f[i])	\
				    == !__builtin_signbit (g));		\
      if (y - y == 0)							\
	CHECK (e[i] == n);						\
      CHECK (near_##S (s[i], __builtin_sinf (y)));			\
      CHECK (near_##S (c[i], __builtin_cosf (y)));			\
    }									\
}

__RIPPLE_IF_F16 (PARTS (__ripple_f16, f16))
__RIPPLE_IF_BF16 (PARTS (__ripple_bf16, bf16))

int
main (void)
{
  __RIPPLE_IF_F16 (try_f16 ();)
  __RIPPLE_IF_BF16 (try_bf16 ();)
  return 0;
}
