/* Look-ups in tables of element type T, NAMED by the function and as elements
   of arrays, under masks, in blocks of several sizes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

enum { MOST = 70 };

/* A table of N elements that is constant, one that is written, one in a
   structure, one that ends at a page; blocks of B lanes.  */

#define TABLE(B, N, I)							\
  static T table_##B##_##N##_##I[N];					\
  static struct { char before; T t[N]; char behind; }			\
    in_##B##_##N##_##I;							\
  NOIPA static void							\
  kernel_##B##_##N##_##I (int n, const I *x, const T *p, T *r, T *s,	\
			  T *u)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	r[i] = table_##B##_##N##_##I[x[i]];				\
	if (x[i] & 1)							\
	  s[i] = ripple_lookup (N, p, x[i]);				\
	if (x[i] != 2)							\
	  u[i] = in_##B##_##N##_##I.t[x[i] % N];			\
      }									\
  }									\
  HELPER void								\
  try_##B##_##N##_##I (void)						\
  {									\
    I x[MOST];								\
    T r[MOST], s[MOST], u[MOST];					\
    for (int place = 0; place < PLACES; place++)			\
      for (int n = 0; n < MOST; n += 1 + n / 6)				\
	{								\
	  BUF (T, p, N, place);						\
	  for (int k = 0; k < N; k++)					\
	    {								\
	      p[k] = (T) (rnd () % 200 - 50.0);				\
	      table_##B##_##N##_##I[k] = (T) (k * 7 % 120);		\
	      in_##B##_##N##_##I.t[k] = (T) (N - k);			\
	    }								\
	  for (int i = 0; i < MOST; i++)				\
	    {								\
	      x[i] = (I) (rnd () % N);					\
	      r[i] = s[i] = u[i] = (T) 99;				\
	    }								\
	  /* Lanes that are off have indices of no element.  */		\
	  for (int i = n; i < MOST; i++)				\
	    x[i] = (I) -1;						\
	  kernel_##B##_##N##_##I (n, x, p, r, s, u);			\
	  for (int i = 0; i < MOST; i++)				\
	    {								\
	      CHECK (r[i] == (i < n ? (T) (x[i] * 7 % 120) : (T) 99));	\
	      CHECK (s[i] == (i < n && (x[i] & 1) ? p[(int) x[i]]	\
			      : (T) 99));				\
	      CHECK (u[i] == (i < n && x[i] != 2 ? (T) (N - x[i])	\
			      : (T) 99));				\
	    }								\
	  buf_free_all ();						\
	}								\
  }

typedef unsigned char octet;

TABLE (16, 16, octet)
TABLE (32, 10, octet)
TABLE (7, 17, int)
TABLE (64, 64, octet)
TABLE (5, 3, short)
TABLE (24, 33, long)
TABLE (8, 8, int)
TABLE (16, 100, octet)
TABLE (33, 128, octet)
TABLE (16, 256, octet)
TABLE (32, 1, octet)

int
main (void)
{
  try_16_16_octet ();
  try_32_10_octet ();
  try_7_17_int ();
  try_64_64_octet ();
  try_5_3_short ();
  try_24_33_long ();
  try_8_8_int ();
  try_16_100_octet ();
  try_33_128_octet ();
  try_16_256_octet ();
  try_32_1_octet ();
  return 0;
}
