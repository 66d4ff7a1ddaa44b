/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-ffp-contract=off" } */

/* Loops that lanes leave one by one as a comparison of floats holds, or does
   not, with NaNs among them; no lane that has left raises an exception.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mprefer-vector-width=512" } */
/* { dg-asm-not {kand\w*\t} loop_gt_float } */
/* { dg-asm-not {kandn\w*\t} loop_lt_double } */

#include <fenv.h>
#include <math.h>
#include "../ripple-test.h"

#define N 37
#define ROUNDS 9

#define LOOP(NAME, T, B, OP)						\
static int								\
rounds_##NAME (T z, T bound)						\
{									\
  int k;								\
  for (k = 0; k < ROUNDS; k++)						\
    {									\
      if (z OP bound)							\
	break;								\
      z = z * z - 1;							\
    }									\
  return k;								\
}									\
NOIPA static void							\
loop_##NAME (int n, const T *x, const T *bound, int *count)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    count[i] = rounds_##NAME (x[i], bound[i]);				\
}									\
NOIPA static int							\
model_##NAME (T z, T bound)						\
{									\
  return rounds_##NAME (z, bound);					\
}									\
static void								\
try_##NAME (int n)							\
{									\
  static const double given[] = { 0, -0.0, 1, 2, 1.5, 0.25, 1e30, -3 };	\
  T x[N], bound[N];							\
  int count[N], wanted[N];						\
  for (int nans = 0; nans < 2; nans++)					\
    {									\
      for (int i = 0; i < n; i++)					\
	{								\
	  x[i] = nans && i % 5 == 3 ? (T) NAN : (T) given[i % 8];	\
	  bound[i] = nans && i % 7 == 2 ? (T) NAN : (T) given[i % 3 + 1]; \
	}								\
      feclearexcept (FE_ALL_EXCEPT);					\
      for (int i = 0; i < n; i++)					\
	wanted[i] = model_##NAME (x[i], bound[i]);			\
      int raised = fetestexcept (FE_INVALID);				\
      feclearexcept (FE_ALL_EXCEPT);					\
      loop_##NAME (n, x, bound, count);					\
      CHECK (fetestexcept (FE_INVALID) == raised);			\
      CHECK (memcmp (count, wanted, n * sizeof *count) == 0);		\
    }									\
}

#define RELATIONS(T, B)							\
  LOOP (gt_##T, T, B, >) LOOP (ge_##T, T, B, >=)			\
  LOOP (lt_##T, T, B, <) LOOP (le_##T, T, B, <=)			\
  LOOP (eq_##T, T, B, ==) LOOP (ne_##T, T, B, !=)

RELATIONS (float, 16)
RELATIONS (double, 8)

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      try_gt_float (n);
      try_ge_float (n);
      try_lt_float (n);
      try_le_float (n);
      try_eq_float (n);
      try_ne_float (n);
      try_gt_double (n);
      try_ge_double (n);
      try_lt_double (n);
      try_le_double (n);
      try_eq_double (n);
      try_ne_double (n);
    }
  return 0;
}
