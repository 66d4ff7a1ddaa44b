/* { dg-do run } */
/* { dg-isa "native avx2 sse2 avx512" } */
/* Choices of ?: by comparing the two, one of which may be a constant: NaNs
   and zeros are what the text says, also where an instruction does that.  */
#include "../ripple-test.h"

enum { N = 121 };

#define FORMS(F, X, Y) \
  F (lt, X < Y ? X : Y) F (gt, X > Y ? X : Y) F (le, X <= Y ? X : Y) \
  F (ge, X >= Y ? X : Y) F (lt_other, X < Y ? Y : X) \
  F (gt_other, X > Y ? Y : X) F (le_other, X <= Y ? Y : X) \
  F (ge_other, X >= Y ? Y : X) F (not_lt, !(X < Y) ? X : Y) \
  F (not_ge, !(X >= Y) ? X : Y)

#define KERNEL(T, NAME, EXPR)						\
  NOIPA static void							\
  lanes_##NAME (int n, const T *a, const T *b, T *c)			\
  {									\
    (void) b;								\
    ripple_block_t bs = ripple_set_block_shape (0, 8);			\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      c[i] = EXPR;							\
  }									\
  NOIPA static T							\
  scalar_##NAME (const T *a, const T *b, int i)				\
  {									\
    (void) b;								\
    return EXPR;							\
  }
#define VALUES_F(N, E) KERNEL (float, values_f_##N, E)
#define CONST_F(N, E) KERNEL (float, const_f_##N, E)
#define FIRST_F(N, E) KERNEL (float, first_f_##N, E)
#define ZERO_F(N, E) KERNEL (float, zero_f_##N, E)
#define MINUS_F(N, E) KERNEL (float, minus_f_##N, E)
#define VALUES_D(N, E) KERNEL (double, values_d_##N, E)
#define CONST_D(N, E) KERNEL (double, const_d_##N, E)
#define ZERO_D(N, E) KERNEL (double, zero_d_##N, E)
FORMS (VALUES_F, a[i], b[i])
FORMS (CONST_F, a[i], 1.0f)
FORMS (FIRST_F, -2.5f, a[i])
FORMS (ZERO_F, a[i], 0.0f)
FORMS (MINUS_F, a[i], -0.0f)
FORMS (VALUES_D, a[i], b[i])
FORMS (CONST_D, a[i], 1.0)
FORMS (ZERO_D, a[i], 0.0)

static float a_f[N], b_f[N], c_f[N];
static double a_d[N], b_d[N], c_d[N];

#define TEST(S, NAME)							\
  lanes_##NAME (N, a_##S, b_##S, c_##S);				\
  for (int i = 0; i < N; i++)						\
    {									\
      __typeof__ (c_##S[0]) m = scalar_##NAME (a_##S, b_##S, i);	\
      CHECK (m != m ? c_##S[i] != c_##S[i]				\
	     : c_##S[i] == m						\
	       && !__builtin_signbit (c_##S[i]) == !__builtin_signbit (m)); \
    }
#define TEST_VALUES_F(N, E) TEST (f, values_f_##N)
#define TEST_CONST_F(N, E) TEST (f, const_f_##N)
#define TEST_FIRST_F(N, E) TEST (f, first_f_##N)
#define TEST_ZERO_F(N, E) TEST (f, zero_f_##N)
#define TEST_MINUS_F(N, E) TEST (f, minus_f_##N)
#define TEST_VALUES_D(N, E) TEST (d, values_d_##N)
#define TEST_CONST_D(N, E) TEST (d, const_d_##N)
#define TEST_ZERO_D(N, E) TEST (d, zero_d_##N)

int
main (void)
{
  static const float special[]
    = { 0.0f, -0.0f, 1, -1, __builtin_inff (), -__builtin_inff (),
	__builtin_nanf (""), -2.5f, 1e-40f, 3e38f, 7 };
  for (int i = 0; i < N; i++)
    {
      a_f[i] = special[i / 11], b_f[i] = special[i % 11];
      a_d[i] = a_f[i], b_d[i] = b_f[i];
    }
  FORMS (TEST_VALUES_F, 0, 0)
  FORMS (TEST_CONST_F, 0, 0)
  FORMS (TEST_FIRST_F, 0, 0)
  FORMS (TEST_ZERO_F, 0, 0)
  FORMS (TEST_MINUS_F, 0, 0)
  FORMS (TEST_VALUES_D, 0, 0)
  FORMS (TEST_CONST_D, 0, 0)
  FORMS (TEST_ZERO_D, 0, 0)
  return 0;
}
