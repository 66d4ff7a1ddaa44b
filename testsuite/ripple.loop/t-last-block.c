/* What an elementwise loop leaves may be done by a block that does other
   iterations again, or by shorter blocks and one by one (rest-blocks.cc):
   nobody can tell, whether what it stores to overlaps with what it loads or
   not.  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 1200, FROM = 400 };

/* Loops over N iterations of DO, in blocks of B; and the model, block after
   block: first all lanes load, then they store.  */

#define KERNEL(NAME, T, B, VALUE, STORE)				\
  NOIPA static void							\
  NAME##_##T##_##B (int n, const T *x, T *y)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T v = VALUE;							\
	STORE;								\
      }									\
  }									\
  NOIPA static void							\
  NAME##_##T##_##B##_apart (int n, const T *restrict x, T *restrict y)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T v = VALUE;							\
	STORE;								\
      }									\
  }									\
  static void								\
  NAME##_##T##_##B##_model (int n, const T *x, T *y)			\
  {									\
    for (int c = 0; c < n; c += B)					\
      {									\
	T all[B];							\
	for (int i = c; i < n && i < c + B; i++)			\
	  all[i - c] = VALUE;						\
	for (int i = c; i < n && i < c + B; i++)			\
	  {								\
	    T v = all[i - c];						\
	    STORE;							\
	  }								\
      }									\
  }									\
  static void								\
  check_##NAME##_##T##_##B (void)					\
  {									\
    static T got[MOST], want[MOST];					\
    for (int n = 0; n < 140; n += n < 40 ? 1 : 7)			\
      for (int at = -150; at <= 150; at += n % 16 ? 15 : 1)		\
	for (int apart = at == 0; apart >= 0; apart--)			\
	  {								\
	    int to = apart ? 500 : at;					\
	    for (int i = 0; i < MOST; i++)				\
	      got[i] = want[i] = (T) (i * 7 % 13);			\
	    NAME##_##T##_##B##_model (n, want + FROM, want + FROM + to); \
	    (apart ? NAME##_##T##_##B##_apart : NAME##_##T##_##B)	\
	      (n, got + FROM, got + FROM + to);				\
	    CHECK_SAME (got, want, MOST);				\
	  }								\
  }

#define KERNELS(T, B)							\
  KERNEL (next, T, B, x[i] + 2 * x[i + 1], y[i] = v)			\
  KERNEL (some, T, B, x[i] * 3, if (v > 9) y[i] = v)			\
  KERNEL (pairs, T, B, x[2 * i] + x[2 * i + 1], y[i] = v)		\
  KERNEL (spread, T, B, x[i] + 1, y[2 * i] = v)			\
  KERNEL (add, T, B, y[i] + 3 * x[i], y[i] = v)				\
  KERNEL (grow, T, B, 3 * y[i] - x[i], if (v > 9) y[i] = v)		\
  KERNEL (odd, T, B, y[2 * i + 1] + x[i], y[2 * i] = v)
#define CHECKS(T, B)							\
  check_next_##T##_##B ();						\
  check_some_##T##_##B ();						\
  check_pairs_##T##_##B ();						\
  check_spread_##T##_##B ();						\
  check_add_##T##_##B ();						\
  check_grow_##T##_##B ();						\
  check_odd_##T##_##B ();

KERNELS (uint8_t, 16)
KERNELS (int16_t, 8)
KERNELS (float, 8)
KERNELS (int, 32)
KERNELS (double, 4)

int
main (void)
{
  CHECKS (uint8_t, 16)
  CHECKS (int16_t, 8)
  CHECKS (float, 8)
  CHECKS (int, 32)
  CHECKS (double, 4)
  return 0;
}
