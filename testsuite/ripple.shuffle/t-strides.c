/* { dg-do run } */
/* { dg-options "-w -Wl,-z,noexecstack" } */
/* Without optimisation GCC makes trampolines of nested functions, which are
   not run.  */
/* Shuffles that take lane (B + S * k) modulo the number of lanes: rotations,
   reversals, and these from any lane on, in whole vectors and several.  */
#include "../ripple-test.h"

#define STRIDES(X, T, N)						\
  X (T, N, 0, 1) X (T, N, 1, 1) X (T, N, (N - 1), 1)			\
  X (T, N, 0, (N - 1)) X (T, N, 1, (N - 1)) X (T, N, (N - 1), (N - 1))	\
  X (T, N, 0, 3) X (T, N, 2, 3) X (T, N, 0, (N - 3)) X (T, N, 1, (N - 3))

typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;

/* Each kernel does all strides of blocks of N lanes of T.  */
#define STRIDE(T, N, B, S)						\
  {									\
    size_t at (size_t k, size_t n)					\
    {									\
      return (B + S * k) % n;						\
    }									\
    r[v] = ripple_shuffle (x, at);					\
    r += N;								\
  }

#define MODEL(T, N, B, S)						\
  for (size_t k = 0; k < N; k++)					\
    w[k] = a[(B + S * k) % N];						\
  w += N;

#define KERNEL(T, N)							\
NOIPA static void							\
lanes_##T##_##N (const T *a, T *r)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, N);			\
  size_t v = ripple_id (BS, 0);						\
  T x = a[v];								\
  STRIDES (STRIDE, T, N)						\
}									\
NOIPA static void							\
model_##T##_##N (const T *a, T *w)					\
{									\
  STRIDES (MODEL, T, N)							\
}									\
static void								\
try_##T##_##N (void)							\
{									\
  T a[N], r[10 * N], w[10 * N];						\
  FILL (T, a, N);							\
  lanes_##T##_##N (a, r);						\
  model_##T##_##N (a, w);						\
  CHECK_SAME (r, w, 10 * N);						\
}

#define EACH(X)								\
  X (i8, 4) X (i8, 8) X (i8, 16) X (i8, 32) X (i16, 4) X (i16, 8)	\
  X (i16, 16) X (i16, 32) X (i32, 4) X (i32, 8) X (i32, 16) X (i64, 4)	\
  X (i64, 8) X (float, 4) X (float, 8) X (double, 4) X (double, 16)

EACH (KERNEL)

/* Rows become columns, by stores whose lanes go the same ways.  */
#define TURN(T, X, Y)							\
NOIPA static void							\
turn_##T##_##X##_##Y (const T *a, T *r)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t v0 = ripple_id (BS, 0), v1 = ripple_id (BS, 1);		\
  r[v1 + v0 * X] = a[v0 + v1 * X];					\
}									\
static void								\
try_turn_##T##_##X##_##Y (void)						\
{									\
  enum { SIZE = X * X + Y };						\
  T a[X * Y], r[SIZE], w[SIZE];						\
  FILL (T, a, X * Y);							\
  FILL (T, r, SIZE);							\
  memcpy (w, r, sizeof w);						\
  turn_##T##_##X##_##Y (a, r);						\
  for (int k = 0; k < Y; k++)						\
    for (int i = 0; i < X; i++)						\
      w[k + i * X] = a[i + k * X];					\
  CHECK_SAME (r, w, SIZE);						\
}

#define TURNS(F)							\
  F (i8, 5, 3) F (i16, 3, 2) F (i32, 3, 2) F (i32, 7, 3) F (i64, 3, 2)	\
  F (i64, 5, 4) F (float, 4, 3) F (double, 3, 2)

TURNS (TURN)

#define RUN(T, N) try_##T##_##N ();
#define RUN_TURN(T, X, Y) try_turn_##T##_##X##_##Y ();

int
main (void)
{
  EACH (RUN)
  TURNS (RUN_TURN)
  return 0;
}
