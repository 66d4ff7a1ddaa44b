/* Kernels for clause reduction: every operation of a type, each way to treat
   the remainder, against scalar code.  SPDX-License-Identifier:
   GPL-3.0-or-later  */
#include "../ripple-test.h"
#include <stdbool.h>

#define PRAGMA(...) _Pragma (#__VA_ARGS__)

/* One kernel for each way to treat the remainder.  EXPR reduces x into s.  */
#define KERNELS(NAME, T, B, OP, EXPR)					\
  NOIPA static T							\
  NAME##_mask (int n, const T *a, T s)					\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    PRAGMA (ripple parallel Block (BS) Dims (0) reduction (OP: s))	\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i];							\
	EXPR;								\
      }									\
    return s;								\
  }									\
  NOIPA static T							\
  NAME##_peel (int n, const T *a, T s)					\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    PRAGMA (ripple parallel Block (BS) Dims (0) BlockIndependent	\
	    reduction (OP: s))						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i];							\
	EXPR;								\
      }									\
    return s;								\
  }									\
  NOIPA static T							\
  NAME##_full (int n, const T *a, T s)					\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    PRAGMA (ripple parallel Block (BS) Dims (0) NoRemainder		\
	    reduction (OP: s))						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i];							\
	EXPR;								\
      }									\
    return s;								\
  }									\
  NOIPA static T							\
  NAME##_model (int n, const T *a, T s)					\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i];							\
	EXPR;								\
      }									\
    return s;								\
  }									\
  static void								\
  check_##NAME (int n, const T *a, T s)					\
  {									\
    T e = NAME##_model (n, a, s), r;					\
    r = NAME##_mask (n, a, s);						\
    CHECK_SAME (&r, &e, 1);						\
    r = NAME##_peel (n, a, s);						\
    CHECK_SAME (&r, &e, 1);						\
    e = NAME##_model (n / B * B, a, s);					\
    r = NAME##_full (n / B * B, a, s);					\
    CHECK_SAME (&r, &e, 1);						\
  }

#define INTEGER(SUFFIX, T, B) INTEGERS (SUFFIX, T, B, s -= x)
/* A difference of booleans is none.  */
#define BOOLEAN(SUFFIX, T, B) INTEGERS (SUFFIX, T, B, s += x)

#define INTEGERS(SUFFIX, T, B, SUB)					\
  KERNELS (add_##SUFFIX, T, B, +, s += x)				\
  KERNELS (sub_##SUFFIX, T, B, -, SUB)				\
  KERNELS (mul_##SUFFIX, T, B, *, s *= x)				\
  KERNELS (min_##SUFFIX, T, B, min, s = x < s ? x : s)		\
  KERNELS (max_##SUFFIX, T, B, max, if (x > s) s = x)			\
  KERNELS (and_##SUFFIX, T, B, &, s &= x)				\
  KERNELS (or_##SUFFIX, T, B, |, s = s | x)				\
  KERNELS (xor_##SUFFIX, T, B, ^, s ^= x)				\
  KERNELS (andif_##SUFFIX, T, B, &&, s = s && x)			\
  KERNELS (orif_##SUFFIX, T, B, ||, s = s || x)			\
  static void								\
  test_##SUFFIX (int n)							\
  {									\
    T *a = (T *) buf_new (n * sizeof *a, n % PLACES), s;		\
    FILL (T, a, n);							\
    FILL (T, &s, 1);							\
    check_add_##SUFFIX (n, a, s);					\
    check_sub_##SUFFIX (n, a, s);					\
    check_mul_##SUFFIX (n, a, s);					\
    check_min_##SUFFIX (n, a, s);					\
    check_max_##SUFFIX (n, a, s);					\
    check_and_##SUFFIX (n, a, s);					\
    check_or_##SUFFIX (n, a, s);					\
    check_xor_##SUFFIX (n, a, s);					\
    check_andif_##SUFFIX (n, a, s);					\
    check_orif_##SUFFIX (n, a, s);					\
    for (int i = 0; i < n; i++)						\
      a[i] = rnd () % 16 == 0 ? 0 : 3;					\
    check_andif_##SUFFIX (n, a, (T) 2);					\
    check_orif_##SUFFIX (n, a, (T) 0);					\
    check_andif_##SUFFIX (n, a, (T) 0);					\
    check_orif_##SUFFIX (n, a, (T) 1);					\
    buf_free_all ();							\
  }

/* Sums of whole numbers, and products of 1 and -1, are exact.  */
#define FLOATING(SUFFIX, T, B)						\
  KERNELS (add_##SUFFIX, T, B, +, s += x)				\
  KERNELS (sub_##SUFFIX, T, B, -, s = s - x)				\
  KERNELS (mul_##SUFFIX, T, B, *, s *= x < 0 ? -1 : 1)		\
  KERNELS (min_##SUFFIX, T, B, min, s = x < s ? x : s)		\
  KERNELS (max_##SUFFIX, T, B, max, if (x > s) s = x)			\
  KERNELS (andif_##SUFFIX, T, B, &&, s = s && x > -90)		\
  KERNELS (orif_##SUFFIX, T, B, ||, s = s || x > 90)			\
  static void								\
  test_##SUFFIX (int n)							\
  {									\
    T *a = (T *) buf_new (n * sizeof *a, n % PLACES), s;		\
    FILL (T, a, n);							\
    FILL (T, &s, 1);							\
    check_add_##SUFFIX (n, a, s);					\
    check_add_##SUFFIX (0, a, (T) -0.0);				\
    check_sub_##SUFFIX (n, a, s);					\
    check_mul_##SUFFIX (n, a, s);					\
    check_min_##SUFFIX (n, a, s);					\
    check_max_##SUFFIX (n, a, s);					\
    check_max_##SUFFIX (0, a, (T) __builtin_nan (""));			\
    check_min_##SUFFIX (0, a, (T) __builtin_nan (""));			\
    check_min_##SUFFIX (n, a, (T) __builtin_inf ());			\
    check_andif_##SUFFIX (n, a, s);					\
    check_orif_##SUFFIX (n, a, (T) 0);					\
    for (int i = 0; i < n; i++)						\
      if (rnd () % 4 == 0)						\
	a[i] = (T) __builtin_nan ("");					\
    check_min_##SUFFIX (n, a, s);					\
    check_max_##SUFFIX (n, a, s);					\
    buf_free_all ();							\
  }

/* How many iterations there are in the Kth run.  */
#define COUNT(k) ((k) < 20 ? (k) : 17 * (k) - 300 + (k) % 5)
enum { COUNTS = 33 };
