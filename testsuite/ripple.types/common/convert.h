/* Conversions from T to every type.  FILL_FROM (TO, A, N) fills an array of T
   with values that fit TO.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#define TEST(NAME, TO)							\
NOIPA static void							\
to_##NAME (int n, const T *a, TO *c, TO *d)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      c[i] = a[i];							\
      d[i] = (TO) a[i] / 2;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, B);					\
      T *a = (T *) buf_new (n * sizeof *a, k % PLACES);			\
      FILL_FROM (TO, a, n);						\
      TO *c = (TO *) buf_new (n * sizeof *c, k % PLACES);		\
      TO *d = (TO *) buf_new (n * sizeof *d, k % PLACES);		\
      to_##NAME (n, a, c, d);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  volatile TO e = a[i], f = (TO) a[i] / 2;			\
	  CHECK (c[i] == e && d[i] == f);				\
	}								\
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
  return 0;
}
