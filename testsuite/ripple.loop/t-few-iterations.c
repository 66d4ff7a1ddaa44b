/* Loops of fewer iterations than their blocks have lanes, known to the
   compiler: the block is as short as they need, and nobody can tell.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -mavx2 -w -DFOUR" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {maskmov|vblendv} } */
#include "../ripple-test.h"
#include <string.h>

enum { MOST = 64 };

/* LOOPS (T, COUNT, BLOCK): with COUNT known or not.  */

#define LOOPS_OF(KIND, T, COUNT, BLOCK, ITERATIONS)			\
  NOIPA static T							\
  KIND##_sum_##T##_##COUNT##_##BLOCK (const T *a, int n)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    T sum = (T) -0.0;							\
    _Pragma ("ripple parallel Block(block) Dims(0) reduction(+: sum)")	\
    for (int i = 0; i < ITERATIONS; i++)				\
      sum += a[i];							\
    return sum;								\
  }									\
  NOIPA static void							\
  KIND##_each_##T##_##COUNT##_##BLOCK (T *r, const T *a, int n)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < ITERATIONS; i++)				\
      r[i] = a[i] * a[i] + r[i];					\
  }
#define OTHERS_OF(KIND, T, COUNT, BLOCK, ITERATIONS)			\
  NOIPA static T							\
  KIND##_largest_##T##_##COUNT##_##BLOCK (const T *a, int n)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    T most = a[0];							\
    _Pragma ("ripple parallel Block(block) Dims(0) reduction(max: most)") \
    for (int i = 0; i < ITERATIONS; i++)				\
      most = a[i] > most ? a[i] : most;					\
    return most;							\
  }									\
  /* Lanes that can be told from each other.  */			\
  NOIPA static void							\
  KIND##_turned_##T##_##COUNT##_##BLOCK (T *r, const T *a, int n)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < ITERATIONS; i++)				\
      r[i] = ripple_shuffle (a[i], turn);				\
  }									\
  NOIPA static void							\
  KIND##_inner_##T##_##COUNT##_##BLOCK (T *r, const T *a, int n)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < ITERATIONS; i++)				\
      for (int j = 0; j <= i; j++)					\
	if (a[j] > 2)							\
	  r[i] += a[j];							\
  }

static size_t
turn (size_t k, size_t n)
{
  return k == 0 ? 0 : k - 1;
}

#ifdef FOUR
LOOPS_OF (known, float, 4, 32, 4)
LOOPS_OF (known, double, 4, 16, 4)
LOOPS_OF (known, int, 4, 64, 4)
#else
#define CHECK_ALL(T, COUNT, BLOCK)					\
  LOOPS_OF (known, T, COUNT, BLOCK, COUNT)				\
  LOOPS_OF (unknown, T, COUNT, BLOCK, n)				\
  OTHERS_OF (known, T, COUNT, BLOCK, COUNT)				\
  OTHERS_OF (unknown, T, COUNT, BLOCK, n)				\
  static void								\
  check_##T##_##COUNT##_##BLOCK (void)					\
  {									\
    BUF (T, a, COUNT ? COUNT : 1, BUF_END);				\
    for (int i = 0; i < COUNT; i++)					\
      a[i] = i % 2 ? (T) (i * 0.3 + 1) : (T) -0.0;			\
    T x = known_sum_##T##_##COUNT##_##BLOCK (a, COUNT);			\
    T y = unknown_sum_##T##_##COUNT##_##BLOCK (a, COUNT);		\
    CHECK (memcmp (&x, &y, sizeof x) == 0);				\
    x = known_largest_##T##_##COUNT##_##BLOCK (a, COUNT);		\
    y = unknown_largest_##T##_##COUNT##_##BLOCK (a, COUNT);		\
    CHECK (memcmp (&x, &y, sizeof x) == 0);				\
    T r[2][MOST] = { { 1 }, { 1 } };					\
    known_each_##T##_##COUNT##_##BLOCK (r[0], a, COUNT);		\
    unknown_each_##T##_##COUNT##_##BLOCK (r[1], a, COUNT);		\
    CHECK (memcmp (r[0], r[1], sizeof r[0]) == 0);			\
    known_turned_##T##_##COUNT##_##BLOCK (r[0] + 20, a, COUNT);		\
    unknown_turned_##T##_##COUNT##_##BLOCK (r[1] + 20, a, COUNT);	\
    CHECK (memcmp (r[0], r[1], sizeof r[0]) == 0);			\
    known_inner_##T##_##COUNT##_##BLOCK (r[0], a, COUNT);		\
    unknown_inner_##T##_##COUNT##_##BLOCK (r[1], a, COUNT);		\
    CHECK (memcmp (r[0], r[1], sizeof r[0]) == 0);			\
    buf_free_all ();							\
  }
#define CHECK_ONE(T, COUNT, BLOCK) check_##T##_##COUNT##_##BLOCK ();
#define ALL(DO)								\
  DO (float, 0, 8) DO (float, 1, 32) DO (float, 2, 8) DO (float, 3, 32)	\
  DO (float, 4, 32) DO (float, 5, 32) DO (float, 7, 24) DO (float, 8, 31) \
  DO (double, 2, 32) DO (double, 3, 12) DO (double, 4, 16)		\
  DO (short, 4, 32) DO (short, 9, 64) DO (char, 5, 48) DO (char, 16, 64)

ALL (CHECK_ALL)

int
main (void)
{
  ALL (CHECK_ONE)
  return 0;
}
#endif
