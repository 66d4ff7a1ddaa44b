/* { dg-do run } */
/* Affine values and indices with constants of all 64 bits: unsigned ones from
   2^63 on, and negative factors of unsigned values.  */
#include "../ripple-test.h"
#define B 13
#define N 400

#define VALUES(X)							\
  X (0, v * 0x9e3779b97f4a7c15u)					\
  X (1, v + 0x9e3779b97f4a7c15u)					\
  X (2, 0x9e3779b97f4a7c15u - v * 0x8000000000000001u)			\
  X (3, (v << 63) - v)							\
  X (4, ~(v * -3ul) * 0xfffffffffffffff0u)				\
  X (5, (v * 0x8000000000000000u + 5) * 3)				\
  X (6, (size_t) -(long) v * 7)						\
  X (7, (size_t) ((long) v * (LONG_MAX / 16) - LONG_MAX))		\
  X (8, (size_t) (LONG_MIN + (long) v))					\
  X (9, (unsigned) (v * 0xffffffffffffffffu) * 2ul)			\
  X (10, (unsigned) v * 0xffffffffu)					\
  X (11, (unsigned short) (v * 0xfffffffffffffff3u))			\
  X (12, x * v + 0xf000000000000000u)					\
  X (13, (v + 0xf000000000000000u) * x)

/* In annotated loops whose counter begins at I = 5.  */
#define INDICES(X)							\
  X (0, int, 143 - 2 * (long) i)					\
  X (1, int, -2 * (long) i + 143)					\
  X (2, unsigned, 143 - 2 * (long) i)					\
  X (3, unsigned char, 143 - 2 * (long) i)				\
  X (4, unsigned short, 380 - 3ul * i)					\
  X (5, size_t, 380 - 3 * i)						\
  X (6, long, (i - 300) * -1)						\
  X (7, short, 0xffffffffffffffffu * i + 200)				\
  X (8, unsigned, (size_t) (0xffffffffu * i + 200))			\
  X (9, long, (0xfffffffffffffffdu * i + 200))				\
  X (10, signed char, (i + 0xffffffffffffffffu) * 4)			\
  X (11, int, ((long) i << 1) - 10)

#define VALUE(K, E)							\
NOIPA static void							\
value##K (unsigned long x, unsigned long *o)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  o[v] = E;								\
}									\
static void								\
check_value##K (unsigned long x)					\
{									\
  unsigned long o[B];							\
  value##K (x, o);							\
  for (size_t v = 0; v < B; v++)					\
    CHECK (o[v] == (E));						\
}

#define INDEX(K, TYPE, E)						\
NOIPA static void							\
index##K (int n, const int *a, int *o)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (TYPE i = 5; i < (TYPE) n; i++)					\
    o[i] = a[E];							\
}									\
NOIPA static void							\
store##K (int n, const int *a, int *o)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (TYPE i = 5; i < (TYPE) n; i++)					\
    o[E] = a[i];							\
}									\
static void								\
check_index##K (const int *a)						\
{									\
  int o[N] = {}, s[N] = {}, m[N] = {};					\
  index##K (40, a, o);							\
  store##K (40, a, s);							\
  for (TYPE i = 5; i < 40; i++)						\
    CHECK (o[i] == a[E]);						\
  for (TYPE i = 5; i < 40; i++)						\
    m[E] = a[i];							\
  CHECK_SAME (s, m, N);							\
}

VALUES (VALUE)
INDICES (INDEX)

#define CHECK_VALUE(K, E) check_value##K (0xfedcba9876543210u);
#define CHECK_INDEX(K, TYPE, E) check_index##K (a);

int
main (void)
{
  int a[N];
  for (int i = 0; i < N; i++)
    a[i] = i * 3 + 1;
  VALUES (CHECK_VALUE)
  INDICES (CHECK_INDEX)
  return 0;
}
