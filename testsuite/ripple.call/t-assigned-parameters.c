/* { dg-do run } */
/* { dg-options "-w" } */
/* Block functions that assign their parameters, after they were used in what
   GCC folds by what it knows of them.  */
#include "../ripple-test.h"

enum { LANES = 13 };

#define EXPRESSIONS(X, T)						\
  X (T, 0, abs ((t & -2) / 2)) X (T, 1, (t & -8) / 8)			\
  X (T, 2, (t & ~3) % 4 + t % 4) X (T, 3, t >> 3 << 3)			\
  X (T, 4, abs (t) / 2) X (T, 5, -(t / 4)) X (T, 6, t < 0 ? -(u64) t : t) \
  X (T, 7, (t & 6) >> 1) X (T, 8, (t | 1) / 2 * 2) X (T, 9, (T) ~t >> 1) \
  X (T, 10, (u8) t / 2) X (T, 11, (t * 0 + 4) / 2 + !!t)

typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

#define TYPES(X) X (i8) X (u8) X (i16) X (u16) X (i32) X (u32) X (i64) X (u64)

#define KERNEL(T, K, E)							\
static T								\
T##_part_##K (ripple_block_t B, T t, const T *a)			\
{									\
  size_t v = ripple_id (B, 0);						\
  T first = (T) (E);							\
  if (a[v] & 1)								\
    t = (T) (t + v);							\
  else									\
    t = (T) (E);							\
  return (T) (first ^ t);						\
}									\
NOIPA static void							\
T##_lanes_##K (const T *a, T *r)					\
{									\
  ripple_block_t B = ripple_set_block_shape (0, LANES);			\
  size_t v = ripple_id (B, 0);						\
  r[v] = T##_part_##K (B, a[v], a);					\
}									\
NOIPA static void							\
T##_model_##K (const T *a, T *r)					\
{									\
  for (size_t v = 0; v < LANES; v++)					\
    {									\
      T t = a[v], first = (T) (E);					\
      t = a[v] & 1 ? (T) (t + v) : (T) (E);				\
      r[v] = (T) (first ^ t);						\
    }									\
}

#define RUN(T, K, E)							\
  {									\
    T a[LANES], r[LANES], w[LANES];					\
    FILL (T, a, LANES);							\
    /* What has no absolute value.  */					\
    for (int i = 0; i < LANES; i++)					\
      if (sizeof (T) >= 4 && (T) -1 < 0)				\
	a[i] >>= 1;							\
    T##_lanes_##K (a, r);						\
    T##_model_##K (a, w);						\
    CHECK_SAME (r, w, LANES);						\
  }

#define ALL(T) EXPRESSIONS (KERNEL, T)
#define TRY(T) EXPRESSIONS (RUN, T)

TYPES (ALL)

int
main (void)
{
  TYPES (TRY)
  return 0;
}
