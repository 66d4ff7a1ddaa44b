/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Reductions of blocks of scalable sizes, in loops and under masks.  */
#include "ripple-test.h"
#include <math.h>
#include <stdbool.h>

enum { N = 300 };

#define ADD(x, y) ((x) + (y))
#define MUL(x, y) ((x) * (y))
#define MIN(x, y) ((y) < (x) ? (y) : (x))
#define MAX(x, y) ((y) > (x) ? (y) : (x))
#define AND(x, y) ((x) & (y))
#define IOR(x, y) ((x) | (y))
#define XOR(x, y) ((x) ^ (y))

#define REDUCTION(T, NAME, LANES, START, OP)				\
  NOIPA static T							\
  NAME##_##T##_##LANES (int n, const T *a)				\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    T r = START;							\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r = (T) OP (r, a[i]);						\
    return ripple_reduce##NAME (1, r);					\
  }									\
  NOIPA static T							\
  some_##NAME##_##T##_##LANES (int n, const T *a)			\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    int i = (int) ripple_id (block, 0);					\
    T r = START;							\
    if (i < n && (i & 1))						\
      r = ripple_reduce##NAME (1, a[i]);				\
    return r;								\
  }

#define INTEGERS(T, LANES)						\
  REDUCTION (T, add, LANES, 0, ADD)					\
  REDUCTION (T, mul, LANES, 1, MUL)					\
  REDUCTION (T, min, LANES, a[0], MIN)					\
  REDUCTION (T, max, LANES, a[0], MAX)					\
  REDUCTION (T, and, LANES, (T) -1, AND)				\
  REDUCTION (T, or, LANES, 0, IOR)					\
  REDUCTION (T, xor, LANES, 0, XOR)

#define FLOATS(T, LANES)						\
  REDUCTION (T, add, LANES, 0, ADD)					\
  REDUCTION (T, min, LANES, a[0], MIN)					\
  REDUCTION (T, max, LANES, a[0], MAX)					\
  REDUCTION (T, minimum, LANES, a[0], MIN)				\
  REDUCTION (T, maximum, LANES, a[0], MAX)				\
  NOIPA static T							\
  product_##T##_##LANES (const T *a)					\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    return ripple_reducemul (1, a[ripple_id (block, 0)]);		\
  }									\
  NOIPA static T							\
  highest_##T##_##LANES (const T *a)					\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    return ripple_reducemaximum (1, a[ripple_id (block, 0)]);		\
  }

INTEGERS (uint8_t, 4)
INTEGERS (int8_t, 16)
INTEGERS (uint16_t, 8)
INTEGERS (int32_t, 4)
INTEGERS (uint32_t, 12)
INTEGERS (int64_t, 2)
INTEGERS (uint64_t, 3)
FLOATS (float, 4)
FLOATS (float, 3)
FLOATS (double, 2)
FLOATS (double, 5)

#define ONE(T, NAME, LANES, START, OP)					\
  {									\
    T want = START, some = START;					\
    bool first = true;							\
    for (int i = 0; i < n; i++)						\
      {									\
	want = (T) OP (want, a[i]);					\
	if ((i & 1) && i < (int) ((LANES) * ripple_vscale ()))		\
	  {								\
	    some = (T) (first ? a[i] : OP (some, a[i]));		\
	    first = false;						\
	  }								\
      }									\
    T got = NAME##_##T##_##LANES (n, a);				\
    CHECK_SAME (&got, &want, 1);					\
    got = some_##NAME##_##T##_##LANES (n, a);				\
    CHECK_SAME (&got, &some, 1);					\
  }

#define TRY_INTEGERS(T, LANES)						\
  {									\
    T a[N];								\
    FILL (T, a, N);							\
    ONE (T, add, LANES, 0, ADD)						\
    ONE (T, mul, LANES, 1, MUL)						\
    ONE (T, min, LANES, a[0], MIN)					\
    ONE (T, max, LANES, a[0], MAX)					\
    ONE (T, and, LANES, (T) -1, AND)					\
    ONE (T, or, LANES, 0, IOR)						\
    ONE (T, xor, LANES, 0, XOR)						\
  }

#define TRY_FLOATS(T, LANES)						\
  {									\
    T a[N];								\
    FILL (T, a, N);							\
    ONE (T, add, LANES, 0, ADD)						\
    ONE (T, min, LANES, a[0], MIN)					\
    ONE (T, max, LANES, a[0], MAX)					\
    ONE (T, minimum, LANES, a[0], MIN)					\
    ONE (T, maximum, LANES, a[0], MAX)					\
    T product = 1;							\
    size_t lanes = (LANES) * ripple_vscale ();				\
    for (size_t i = 0; i < lanes; i++)					\
      {									\
	a[i] = i % 3 == 2 ? (T) 0.5 : i % 3 == 0 ? (T) -2 : 1;		\
	product *= a[i];						\
      }									\
    CHECK ((product_##T##_##LANES (a)) == product);			\
    a[lanes - 1] = NAN;							\
    CHECK (isnan (highest_##T##_##LANES (a)));				\
  }

int
main (void)
{
  for (int n = 0; n <= N; n += n < 40 ? 1 : 65)
    {
      TRY_INTEGERS (uint8_t, 4)
      TRY_INTEGERS (int8_t, 16)
      TRY_INTEGERS (uint16_t, 8)
      TRY_INTEGERS (int32_t, 4)
      TRY_INTEGERS (uint32_t, 12)
      TRY_INTEGERS (int64_t, 2)
      TRY_INTEGERS (uint64_t, 3)
      TRY_FLOATS (float, 4)
      TRY_FLOATS (float, 3)
      TRY_FLOATS (double, 2)
      TRY_FLOATS (double, 5)
    }
  return 0;
}
