/* { dg-do run } */
/* Updates of elements that lanes share: every lane counts, in the order of
   the lanes; of all types and with all operators, under masks, in annotated
   loops with a remainder, through pointers that differ and through one.  */
#include "../ripple-test.h"

enum { B = 19, BINS = 11 };

#define ADD(X, Y) ((X) + (Y))
#define MIN(X, Y) ((Y) < (X) ? (Y) : (X))
#define MAX(X, Y) ((Y) > (X) ? (Y) : (X))
#define AND(X, Y) ((X) & (Y))
#define OR(X, Y) ((X) | (Y))
#define XOR(X, Y) ((X) ^ (Y))

#define OP(T, S, NAME, EXPR)						\
NOIPA static void							\
block_##NAME##_##S (T *h, const int *x, const T *v)			\
{									\
  ripple_block_t block = ripple_set_block_shape (0, B);			\
  size_t i = ripple_id (block, 0);					\
  ripple_update##NAME (&h[x[i]], v[i]);					\
  if (x[i] % 2)								\
    ripple_update##NAME (&h[x[i] / 2], v[i]);				\
  if (x[i] > 100)							\
    ripple_update##NAME (&h[x[i]], v[i]);				\
  ripple_update##NAME (&h[3], v[i]);					\
  ripple_update##NAME (h + 4, 2);					\
}									\
NOIPA static void							\
loop_##NAME##_##S (int n, const T *v, const int *x, T *h)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, B);			\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    ripple_update##NAME (&h[(unsigned) x[i] % BINS], v[i]);		\
}									\
static void								\
try_##NAME##_##S (int t)						\
{									\
  T want[BINS];								\
  BUF (T, h, BINS, t % PLACES);						\
  BUF (T, v, 3 * B, t % PLACES);					\
  BUF (int, x, 3 * B, t % PLACES);					\
  if ((T) 0.5 == 0)							\
    for (int i = 0; i < 3 * B; i++)					\
      v[i] = (T) (rnd () % 4);						\
  for (int i = 0; i < BINS; i++)					\
    h[i] = (T) (rnd () % 5);						\
  for (int i = 0; i < 3 * B; i++)					\
    x[i] = rnd () % (t % 3 ? BINS : 2);					\
  memcpy (want, h, sizeof want);					\
  for (int i = 0; i < B; i++)						\
    want[x[i]] = (T) EXPR (want[x[i]], v[i]);				\
  for (int i = 0; i < B; i++)						\
    if (x[i] % 2)							\
      want[x[i] / 2] = (T) EXPR (want[x[i] / 2], v[i]);			\
  for (int i = 0; i < B; i++)						\
    want[3] = (T) EXPR (want[3], v[i]);					\
  want[4] = (T) EXPR (want[4], (T) 2);					\
  block_##NAME##_##S (h, x, v);						\
  CHECK_SAME (h, want, BINS);						\
  for (int n = 0; n <= 3 * B; n += 1 + rnd () % 9)			\
    {									\
      for (int i = 0; i < n; i++)					\
	want[x[i]] = (T) EXPR (want[x[i]], v[i]);			\
      loop_##NAME##_##S (n, v, x, h);					\
      CHECK_SAME (h, want, BINS);					\
    }									\
  buf_free_all ();							\
}

#define SOME(T, S) OP (T, S, add, ADD) OP (T, S, min, MIN) OP (T, S, max, MAX)
#define ALL(T, S) SOME (T, S) \
  OP (T, S, and, AND) OP (T, S, or, OR) OP (T, S, xor, XOR)

ALL (unsigned char, u8)
OP (short, i16, add, ADD)
OP (short, i16, max, MAX)
ALL (unsigned, u32)
OP (int64_t, i64, add, ADD)
OP (int64_t, i64, xor, XOR)
SOME (float, f32)
OP (double, f64, add, ADD)

/* NaNs: numbers win.  */
NOIPA static void
least (float *p, const float *v)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  size_t i = ripple_id (block, 0);
  ripple_updatemin (p, v[i]);
  ripple_updatemax (p + 1, v[i]);
}

/* Two dimensions, and a type that no vector has.  */
NOIPA static void
rows (long double *p, const signed char *v)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, 3);
  size_t i = ripple_id (block, 0), j = ripple_id (block, 1);
  ripple_updateadd (p + j, v[i + 4 * j]);
  ripple_updateadd (p + 3 + i, v[j]);
}

int
main (void)
{
  for (int t = 0; t < 12; t++)
    {
#define TRY_SOME(S) try_add_##S (t); try_min_##S (t); try_max_##S (t);
#define TRY_ALL(S) \
      TRY_SOME (S) try_and_##S (t); try_or_##S (t); try_xor_##S (t);
      TRY_ALL (u8)
      try_add_i16 (t);
      try_max_i16 (t);
      TRY_ALL (u32)
      try_add_i64 (t);
      try_xor_i64 (t);
      TRY_SOME (f32)
      try_add_f64 (t);
    }
  float v[B], two[2] = { __builtin_nanf (""), __builtin_nanf ("") };
  for (int i = 0; i < B; i++)
    v[i] = i % 3 ? i : __builtin_nanf ("");
  least (two, v);
  CHECK (two[0] == 1 && two[1] == B - 2 + (B % 3 == 0));
  long double p[7] = { 0 };
  signed char c[12];
  for (int i = 0; i < 12; i++)
    c[i] = i;
  rows (p, c);
  for (int i = 0; i < 3; i++)
    CHECK (p[i] == 16 * i + 6);
  for (int i = 3; i < 7; i++)
    CHECK (p[i] == 3);
  return 0;
}
