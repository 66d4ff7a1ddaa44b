/* { dg-do run } */
/* A scalar condition chooses between a value that is affine in the lane and
   one that is not, or is so with another stride, in either order.  */
#include "../ripple-test.h"
#define B 13

#define CASES(X)							\
  X (0, int, (int) v, x)						\
  X (1, int, x, (int) v)						\
  X (2, signed char, (signed char) v, (signed char) x)			\
  X (3, signed char, (signed char) v, 85)				\
  X (4, unsigned short, (unsigned short) (v + 1), (unsigned short) x)	\
  X (5, size_t, v, (size_t) x)						\
  X (6, unsigned char, c > 1 ? v + 250 : v + 3, (size_t) x)		\
  X (7, long, 3 * (long) v, -3 * (long) v)				\
  X (8, int, (int) v + x, (int) v - x)					\
  X (9, int, c > 1 ? x : c < -1 ? (int) v : 7, c ? 3 : 5 - (int) v)	\
  X (10, int, a[v + 1], a[x & 7])					\
  X (11, int, a[c > 1 ? v : (size_t) x & 7], a[c < -1 ? 3 : 20 - v])

#define KERNELS(N, TYPE, YES, NO)					\
NOIPA static void							\
expression##N (int c, int x, const int *a, TYPE *o)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  o[v] = c ? (YES) : (NO);						\
  (void) a, (void) x;							\
}									\
NOIPA static void							\
statement##N (int c, int x, const int *a, TYPE *o)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  TYPE t = NO;								\
  if (c)								\
    t = YES;								\
  o[v] = t;								\
  (void) a, (void) x;							\
}									\
NOIPA static void							\
loop##N (int c, int x, const int *a, TYPE *o)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  TYPE t = YES;								\
  for (int i = 0; i < c; i++)						\
    t = i == 1 ? NO : t;						\
  o[v] = t;								\
  (void) a, (void) x;							\
}									\
static void								\
check##N (int c, int x, const int *a)					\
{									\
  TYPE e[B], s[B], l[B];						\
  expression##N (c, x, a, e);						\
  statement##N (c, x, a, s);						\
  loop##N (c, x, a, l);							\
  for (size_t v = 0; v < B; v++)					\
    {									\
      TYPE yes = YES, no = NO;						\
      CHECK (e[v] == (c ? yes : no));					\
      CHECK (s[v] == (c ? yes : no));					\
      CHECK (l[v] == (c > 1 ? no : yes));				\
    }									\
}

CASES (KERNELS)

#define CHECKS(N, ...) check##N (c, 85, a);

int
main (void)
{
  int a[32];
  for (int i = 0; i < 32; i++)
    a[i] = i * i - 40;
  for (int c = -2; c < 4; c++)
    {
      CASES (CHECKS)
    }
  return 0;
}
