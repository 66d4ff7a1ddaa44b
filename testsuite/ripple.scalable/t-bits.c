/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-isa "native avx2 sse2" } */
/* Bitwise operators one upon the other, of uniform values, constants and
   numbers of lanes, in blocks and in loops whose count may be known: GCC 12
   folded some for ever.  */
#include "ripple-test.h"

enum { N = 300 };

/* By X what NAME says; the same expression in a plain loop is right.  */
#define KERNEL(NAME, T, X)						\
  NOIPA static void							\
  NAME (T *p, T u, T k, int count)					\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (4)); \
    T i = ripple_id (bs, 0);						\
    p[i] = X;								\
    p += N;								\
    ripple_parallel (bs, 0);						\
    for (T i = 0; i < 3; i++)						\
      p[i] = X;								\
    p += N;								\
    ripple_parallel (bs, 0);						\
    for (T i = 0; i < (T) count; i++)					\
      p[i] = X;								\
  }									\
  NOIPA static void							\
  NAME##_plain (T *p, T u, T k, int count)				\
  {									\
    for (T i = 0; i < (T) ripple_scalable (4); i++)			\
      p[i] = X;								\
    p += N;								\
    for (T i = 0; i < 3; i++)						\
      p[i] = X;								\
    p += N;								\
    for (T i = 0; i < (T) count; i++)					\
      p[i] = X;								\
  }									\
  static void								\
  NAME##_test (void)							\
  {									\
    static T r[3 * N], w[3 * N];					\
    for (int u = -9; u < 60; u += 17)					\
      {									\
	NAME (r, u, u + 3, 61);						\
	NAME##_plain (w, u, u + 3, 61);					\
	CHECK (memcmp (r, w, sizeof r) == 0);				\
      }									\
  }

#define PAIR(NAME, T, O, P)						\
  KERNEL (NAME##_1, T, (u O i) P 1)					\
  KERNEL (NAME##_2, T, (u O 5) P i)					\
  KERNEL (NAME##_3, T, (u O 5) P (i O 5))				\
  KERNEL (NAME##_4, T, (u O i) P (i + 2))				\
  KERNEL (NAME##_5, T, ~(u O i) P 1)					\
  KERNEL (NAME##_6, T, (u O 5) P (i P k))				\
  KERNEL (NAME##_7, T, ((u << 2) O i) P 12)				\
  static void								\
  NAME##_test (void)							\
  {									\
    NAME##_1_test ();							\
    NAME##_2_test ();							\
    NAME##_3_test ();							\
    NAME##_4_test ();							\
    NAME##_5_test ();							\
    NAME##_6_test ();							\
    NAME##_7_test ();							\
  }

#define TYPE(T)								\
  PAIR (T##_aa, T, &, &) PAIR (T##_ao, T, &, |) PAIR (T##_ax, T, &, ^)	\
  PAIR (T##_oa, T, |, &) PAIR (T##_oo, T, |, |) PAIR (T##_ox, T, |, ^)	\
  PAIR (T##_xa, T, ^, &) PAIR (T##_xo, T, ^, |) PAIR (T##_xx, T, ^, ^)	\
  PAIR (T##_pa, T, +, &) PAIR (T##_ap, T, &, +) PAIR (T##_po, T, +, |)	\
  static void								\
  T##_test (void)							\
  {									\
    T##_aa_test ();							\
    T##_ao_test ();							\
    T##_ax_test ();							\
    T##_oa_test ();							\
    T##_oo_test ();							\
    T##_ox_test ();							\
    T##_xa_test ();							\
    T##_xo_test ();							\
    T##_xx_test ();							\
    T##_pa_test ();							\
    T##_ap_test ();							\
    T##_po_test ();							\
  }

TYPE (int)
TYPE (uint8_t)
TYPE (int64_t)

int
main (void)
{
  int_test ();
  uint8_t_test ();
  int64_t_test ();
  return 0;
}
