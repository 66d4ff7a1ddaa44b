/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-options "-w -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Fields of records that are loaded under a mask, where another one is loaded
   in all lanes: those of the first record may be on a page before it, those of
   the last one on a page behind it, that cannot be read.  */
#include "../ripple-test.h"

#define KERNEL(NAME, T, B, COUNT, KEY, OTHER)				\
  NOIPA static void							\
  NAME (int n, const unsigned char *on, const T *p, T *restrict r)	\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	const T *q = p + COUNT * i;					\
	T key = q[KEY];							\
	r[i] = key;							\
	if (on[i])							\
	  r[i] = key + q[OTHER];					\
      }									\
  }									\
  /* All lanes; and none, but for those in the middle.  */		\
  static void								\
  check_##NAME (void)							\
  {									\
    for (int k = 0; k < 2 * TRIPS; k++)					\
      {									\
	int n = trip (k / 2, B), some = k % 2, m = COUNT * n;		\
	/* The first element, if SOME, is the first key, the last one	\
	   the last key.  */						\
	int lo = some ? KEY : MIN (KEY, OTHER);				\
	int hi = some ? KEY : MAX (KEY, OTHER);				\
	if (n < 2)							\
	  continue;							\
	m = COUNT * (n - 1) + hi - lo + 1;				\
	for (int place = 0; place < PLACES; place++)			\
	  {								\
	    BUF (T, x, m, place);					\
	    BUF (T, r, n, place);					\
	    BUF (unsigned char, on, n, place);				\
	    for (int i = 0; i < n; i++)					\
	      on[i] = some ? i > 0 && i < n - 1 && i % 3 : i % 2;	\
	    NAME (n, on, x - lo, r);					\
	    for (int i = 0; i < n; i++)					\
	      {								\
		T want = x[COUNT * i + KEY - lo];			\
		if (on[i])						\
		  want = want + x[COUNT * i + OTHER - lo];		\
		CHECK (!memcmp (&want, &r[i], sizeof want));		\
	      }								\
	    buf_free_all ();						\
	  }								\
      }									\
  }

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

#define ALL(T, B, U)							\
  KERNEL (last_##U, T, B, 4, 3, 0)					\
  KERNEL (first_##U, T, B, 4, 0, 3)					\
  KERNEL (middle_##U, T, B, 4, 1, 2)					\
  KERNEL (pair_##U, T, B, 2, 0, 1)					\
  KERNEL (other_pair_##U, T, B, 2, 1, 0)				\
  KERNEL (three_##U, T, B, 3, 2, 0)					\
  KERNEL (nine_##U, T, B, 9, 0, 8)					\
  static void								\
  all_##U (void)							\
  {									\
    check_last_##U ();							\
    check_first_##U ();							\
    check_middle_##U ();						\
    check_pair_##U ();							\
    check_other_pair_##U ();						\
    check_three_##U ();							\
    check_nine_##U ();							\
  }

ALL (uint8_t, 32, u8)
ALL (uint16_t, 8, u16)
ALL (uint32_t, 8, u32)
ALL (float, 5, f32)
ALL (double, 4, f64)

int
main (void)
{
  all_u8 ();
  all_u16 ();
  all_u32 ();
  all_f32 ();
  all_f64 ();
  return 0;
}
