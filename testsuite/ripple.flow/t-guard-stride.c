/* { dg-do run } */
/* { dg-options "-fchecking" } */
/* Lane numbers times a scalar that is computed only if some lane wants it, and
   used behind the condition.  */
#include "../ripple-test.h"

enum { X = 8, Y = 4 };
static int calls;

NOIPA static int
factor (void)
{
  calls++;
  return 3;
}

#define KERNEL(NAME, T, EXPRESSION)					\
NOIPA static void							\
NAME (T *o, const int *a)						\
{									\
  ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
  size_t v0 = ripple_id (block, 0), v1 = ripple_id (block, 1);		\
  (void) v0;								\
  o[v1] = a[v1] ? (T) (EXPRESSION) : (T) 7;				\
}

KERNEL (product, long, v1 * factor ())
KERNEL (sum, unsigned char, factor () + v1 * factor ())
KERNEL (shift, short, (int) v1 << factor ())
KERNEL (plane, int, a[v1] + (int) v1 * factor () * factor ())

#define TRY_KERNEL(NAME, T, EXPRESSION, ON, CALLS)			\
  {									\
    int a[Y] = { ON, 0, 0, ON };					\
    T got[Y], want[Y];							\
    calls = 0;								\
    NAME (got, a);							\
    CHECK (calls == (ON ? CALLS : 0));					\
    for (int v1 = 0; v1 < Y; v1++)					\
      want[v1] = a[v1] ? (T) (EXPRESSION) : (T) 7;			\
    CHECK_SAME (got, want, Y);						\
  }

#define TRY_BOTH(NAME, T, EXPRESSION, CALLS)				\
  TRY_KERNEL (NAME, T, EXPRESSION, 1, CALLS)				\
  TRY_KERNEL (NAME, T, EXPRESSION, 0, CALLS)

int
main (void)
{
  TRY_BOTH (product, long, v1 * 3, 1)
  TRY_BOTH (sum, unsigned char, 3 + v1 * 3, 2)
  TRY_BOTH (shift, short, v1 << 3, 1)
  TRY_BOTH (plane, int, a[v1] + v1 * 9, 2)
  return 0;
}
