/* T in blocks of every small number of lanes, as many iterations, and some
   more that are known when the program is compiled: converted to every type,
   gathered, and under conditions.  FILL_FROM (TO, A, N) fills an array of T
   with values that fit TO.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

enum { MOST = 64 };

/* X for blocks of L lanes and M iterations.  */
#define EACH_COUNT(X)							\
  X (1, 2) X (2, 3) X (3, 4) X (3, 3) X (4, 5) X (5, 6) X (6, 7)	\
  X (7, 8) X (8, 9) X (9, 10) X (13, 14) X (16, 17) X (17, 20)

#define CONVERT(L, M)							\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, L);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < M; i++)						\
      c[i] = a[i];							\
    a += M;								\
    c += M;								\
  }

#define GATHER(L, M)							\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, L);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < M; i++)						\
      c[i] = a[5 * i ^ 1];						\
    c += M;								\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < M; i++)						\
      if (a[i] > 3)							\
	c[i] = a[k[i]];							\
    c += M;								\
    size_t v = ripple_id (BS, 0);					\
    c[k[v] % L] = a[2 * v];						\
    c += L;								\
  }

#define MODEL_CONVERT(L, M)						\
  for (int i = 0; i < M; i++)						\
    {									\
      volatile TO x = a[i];						\
      e[i] = x;								\
    }									\
  a += M;								\
  e += M;

#define MODEL_GATHER(L, M)						\
  for (int i = 0; i < M; i++)						\
    e[i] = a[5 * i ^ 1];						\
  e += M;								\
  for (int i = 0; i < M; i++)						\
    if (a[i] > 3)							\
      e[i] = a[k[i]];							\
  e += M;								\
  for (int v = 0; v < L; v++)						\
    e[k[v] % L] = a[2 * v];						\
  e += L;

#define ADD(L, M) + (M)
#define ADD_GATHERED(L, M) + 2 * (M) + (L)
enum { CONVERTED = 0 EACH_COUNT (ADD),
       GATHERED = 0 EACH_COUNT (ADD_GATHERED) };

#define TEST(NAME, TYPE)						\
NOIPA static void							\
to_##NAME (const T *a, TYPE *c)						\
{									\
  EACH_COUNT (CONVERT)							\
}									\
static void								\
try_##NAME (void)							\
{									\
  typedef TYPE TO;							\
  for (int place = 0; place < PLACES; place++)				\
    {									\
      T *a = (T *) buf_new (CONVERTED * sizeof *a, place);		\
      FILL_FROM (TO, a, CONVERTED);					\
      TO *c = (TO *) buf_new (CONVERTED * sizeof *c, place);		\
      TO want[CONVERTED], *e = want;					\
      to_##NAME (a, c);							\
      EACH_COUNT (MODEL_CONVERT)					\
      CHECK_SAME (c, want, CONVERTED);					\
      buf_free_all ();							\
    }									\
}

TEST (i8, signed char)
TEST (u8, unsigned char)
TEST (i16, short)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (u32, unsigned)
TEST (i64, long long)
TEST (u64, unsigned long long)
TEST (f32, float)
TEST (f64, double)
TEST (ld, long double)
#ifdef __SIZEOF_INT128__
TEST (i128, __int128)
TEST (u128, unsigned __int128)
#endif

NOIPA static void
gathered (const T *a, const int *k, T *c)
{
  EACH_COUNT (GATHER)
}

static void
try_gathered (void)
{
  T a[128], c[GATHERED], want[GATHERED], *e = want;
  int k[MOST];
  FILL (T, a, 128);
  FILL (T, c, GATHERED);
  memcpy (want, c, sizeof c);
  for (int i = 0; i < MOST; i++)
    k[i] = rnd () % MOST;
  gathered (a, k, c);
  EACH_COUNT (MODEL_GATHER)
  CHECK_SAME (c, want, GATHERED);
}

int
main (void)
{
  try_i8 ();
  try_u8 ();
  try_i16 ();
  try_u16 ();
  try_i32 ();
  try_u32 ();
  try_i64 ();
  try_u64 ();
  try_f32 ();
  try_f64 ();
  try_ld ();
#ifdef __SIZEOF_INT128__
  try_i128 ();
  try_u128 ();
#endif
  try_gathered ();
  return 0;
}
