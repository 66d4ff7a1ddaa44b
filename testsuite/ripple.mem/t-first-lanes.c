/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-fplugin-arg-ripple-gather=never" } */

/* Gathers of the first lanes of a block by loads of those that are on: no
   other element and no other index is touched.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../ripple-test.h"

#define KERNELS(NAME, T, I, B)						\
/* Indices in memory.  */						\
NOIPA static void							\
copy_##NAME (int n, const T *a, const I *k, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[k[i]];							\
}									\
/* They change before they are used.  */				\
NOIPA static void							\
changed_##NAME (int n, const T *a, I *k, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      I j = k[i];							\
      k[i] = j / 2;							\
      c[i] = a[j] + a[k[i]];						\
    }									\
}									\
/* They are computed; fields of records.  */				\
NOIPA static void							\
field_##NAME (int n, const T *a, const I *k, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[k[i] / 2 * 2] - a[k[i] & ~1];				\
}									\
/* They are 0 where a condition does not hold.  */			\
NOIPA static void							\
chosen_##NAME (int n, const T *a, const I *k, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      I j = 0;								\
      if (c[i] > 4)							\
	j = k[i];							\
      c[i] = a[j];							\
    }									\
}									\
/* Short rows.  */							\
NOIPA static void							\
rows_##NAME (int rows, int n, const T *a, const I *k, T *c)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  for (int r = 0; r < rows; r++)					\
    {									\
      T s = 0;								\
      _Pragma ("ripple parallel Block(BS) Dims(0) reduction(+: s)")	\
      for (int i = 0; i < n; i++)					\
	s += a[k[i]];							\
      c[r] = s;								\
    }									\
}									\
/* A condition besides.  */						\
NOIPA static void							\
some_##NAME (int n, const T *a, const I *k, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    if (k[i] % 3)							\
      c[i] = a[k[i]];							\
}									\
NOIPA static void							\
try_##NAME (int n, int place)						\
{									\
  BUF (T, a, n, place);							\
  BUF (T, c, n, place);							\
  I *k = (I *) buf_new (n * sizeof *k, place);				\
  T s = 0, row[2];							\
  for (int i = 0; i < n; i++)						\
    {									\
      a[i] = i * 5 + 1;							\
      c[i] = 0;								\
      k[i] = (unsigned) i * 29 % n;					\
    }									\
  for (int i = 0; i < n; i++)						\
    s += a[k[i]];							\
  copy_##NAME (n, a, k, c);						\
  for (int i = 0; i < n; i++)						\
    CHECK (c[i] == a[k[i]]);						\
  field_##NAME (n, a, k, c);						\
  for (int i = 0; i < n; i++)						\
    CHECK (c[i] == 0);							\
  for (int i = 0; i < n; i++)						\
    c[i] = i % 7;							\
  chosen_##NAME (n, a, k, c);						\
  for (int i = 0; i < n; i++)						\
    {									\
      CHECK (c[i] == a[i % 7 > 4 ? k[i] : 0]);				\
      c[i] = 0;								\
    }									\
  some_##NAME (n, a, k, c);						\
  for (int i = 0; i < n; i++)						\
    CHECK (c[i] == (k[i] % 3 ? a[k[i]] : 0));				\
  rows_##NAME (2, n, a, k, row);					\
  CHECK (row[0] == s && row[1] == s);					\
  changed_##NAME (n, a, k, c);						\
  for (int i = 0; i < n; i++)						\
    {									\
      int j = (unsigned) i * 29 % n;					\
      CHECK ((int) k[i] == j / 2 && c[i] == a[j] + a[j / 2]);		\
    }									\
  buf_free_all ();							\
}

KERNELS (float_int, float, int, 16)
KERNELS (float_unsigned, float, unsigned, 16)
KERNELS (float_int_32, float, int, 32)
KERNELS (int_int_8, int, int, 8)
KERNELS (double_long, double, long, 8)
KERNELS (double_int, double, int, 8)
KERNELS (float_long, float, long, 16)
KERNELS (float_char, float, signed char, 16)
KERNELS (short_int, short, int, 32)

int
main (void)
{
  for (int n = 0; n < 70; n++)
    for (int place = BUF_END; place <= BUF_START; place++)
      {
	try_float_int (n, place);
	try_float_unsigned (n, place);
	try_float_int_32 (n, place);
	try_int_int_8 (n, place);
	try_double_long (n, place);
	try_double_int (n, place);
	try_float_long (n, place);
	try_float_char (n, place);
	try_short_int (n, place);
      }
  return 0;
}
