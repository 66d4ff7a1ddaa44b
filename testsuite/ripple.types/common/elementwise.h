/* What the tests of clang's elementwise functions share.  OPS is a table of
   expressions on x, y and z of type T, and of what they must be; TEST makes
   test_S, which computes all of them by scalar code, in an annotated loop and
   by the lanes of a block, some of which are off.  */
#include "../../ripple-test.h"

#define F(NAME) __builtin_elementwise_##NAME
#ifndef B
# define B 24
#endif
#define N 768

#ifdef __cplusplus
# define SAME_TYPE(T, U) __is_same (T, U)
# define ASSERT(C) static_assert (C, #C)
#else
# define SAME_TYPE(T, U) __builtin_types_compatible_p (T, U)
# define ASSERT(C) _Static_assert (C, #C)
#endif

#define MEMBER(NAME, T, E, R) T NAME[N];
#define STORE(NAME, T, E, R) o->NAME[i] = E;
#define STORE_WANTED(NAME, T, E, R) o->NAME[i] = R;
#define CHECK_TYPE(NAME, T, E, R) ASSERT (SAME_TYPE (__typeof__ (E), T));
/* All NaN are equal.  */
#define COMPARE(NAME, T, E, R)						\
  for (int i = 0; i < n; i++)						\
    if (got->NAME[i] == got->NAME[i] || want->NAME[i] == want->NAME[i])	\
      CHECK_SAME ((T *) &got->NAME[i], &want->NAME[i], 1);

#define TEST(S, T, ...)							\
struct out_##S { OPS (MEMBER, S, T, __VA_ARGS__) };			\
static T numbers_##S[3][N];						\
static struct out_##S got_##S, want_##S;				\
									\
FUNCTION (wanted_##S, S, T,						\
	  for (int i = 0; i < n; i++),					\
	  OPS (STORE_WANTED, S, T, __VA_ARGS__))			\
FUNCTION (scalar_##S, S, T,						\
	  for (int i = 0; i < n; i++),					\
	  OPS (CHECK_TYPE, S, T, __VA_ARGS__)				\
	  OPS (STORE, S, T, __VA_ARGS__))				\
FUNCTION (loop_##S, S, T,						\
	  ripple_block_t BS = ripple_set_block_shape (0, B);		\
	  ripple_parallel (BS, 0);					\
	  for (int i = 0; i < n; i++),					\
	  OPS (STORE, S, T, __VA_ARGS__))				\
FUNCTION (lanes_##S, S, T,						\
	  LANES_OR_SCALARS,						\
	  OPS (STORE, S, T, __VA_ARGS__))				\
									\
static void								\
compare_##S (int n, const struct out_##S *got,				\
	     const struct out_##S *want)				\
{									\
  OPS (COMPARE, S, T, __VA_ARGS__)					\
}									\
static void								\
test_##S (void)								\
{									\
  void (*const way[]) (int, const T *, const T *, const T *,		\
		       struct out_##S *)				\
    = { scalar_##S, loop_##S, lanes_##S };				\
  T *a = numbers_##S[0], *b = numbers_##S[1], *c = numbers_##S[2];	\
  choose_##S (a, b, c);							\
  wanted_##S (N, a, b, c, &want_##S);					\
  for (int k = 0; k < 3; k++)						\
    {									\
      memset (&got_##S, 1, sizeof got_##S);				\
      way[k] (N - 3, a, b, c, &got_##S);				\
      compare_##S (N - 3, &got_##S, &want_##S);				\
    }									\
}

/* A test may undefine __RIPPLE__ to see what there is without the plugin.  */
#ifdef __RIPPLE__
# define LANES_OR_SCALARS						\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  for (size_t i = ripple_id (BS, 0); i < (size_t) n; i += B)
#else
# define LANES_OR_SCALARS for (int i = 0; i < n; i++)
#endif

#define FUNCTION(NAME, S, T, HEAD, BODY)				\
NOIPA static void							\
NAME (int n, const T *a, const T *b, const T *c, struct out_##S *o)	\
{									\
  HEAD									\
    {									\
      T x = a[i], y = b[i], z = c[i];					\
      (void) x, (void) y, (void) z;					\
      BODY								\
    }									\
}

/* Pairs of the numbers in SPECIAL, then random ones.  */
#define CHOOSE(S, T, SPECIAL)						\
static void								\
choose_##S (T *a, T *b, T *c)						\
{									\
  unsigned count = sizeof SPECIAL / sizeof SPECIAL[0];			\
  FILL (T, a, N);							\
  FILL (T, b, N);							\
  FILL (T, c, N);							\
  for (unsigned i = 0; i < count * count && i < N - 100; i++)		\
    {									\
      a[i] = (T) SPECIAL[i % count];					\
      b[i] = (T) SPECIAL[i / count];					\
      c[i] = (T) SPECIAL[(i * 7 + i / count) % count];			\
    }									\
}
