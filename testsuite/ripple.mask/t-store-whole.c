/* { dg-do run } */
/* { dg-levels "-O0 -O2 -O3" } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -mtune=znver3" } */
/* { dg-asm-require x86 } */
/* { dg-asm {vmovmsk} f32 } */
/* { dg-asm {vmovup[sd]\t%ymm[0-9]+, } f32 } */
/* { dg-asm {vmaskmov} f32 } */
/* { dg-asm {vmovmsk} i64 } */
/* Stores under a mask where all lanes of some blocks are on, none of others,
   and some of the rest: what is off is not written, nor what lies behind the
   last lane that is on.  */
#include "../ripple-test.h"

#define KERNEL(NAME, T, B)						\
  NOIPA static void							\
  NAME (int n, const T *a, const T *b, T *c)				\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      if (a[i] > 0)							\
	c[i] = a[i] - b[i];						\
  }									\
  /* Both ways, and the value that is loaded.  */			\
  NOIPA static void							\
  NAME##_both (int n, const T *a, const T *b, T *c)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      if (a[i] > 0)							\
	c[i] += b[i];							\
      else if (b[i] > 0)						\
	c[n + i] -= a[i];						\
  }									\
  static void								\
  NAME##_all (void)							\
  {									\
    for (int n = 0; n < 5 * B + 3; n += n < 2 * B + 2 ? 1 : B - 1)	\
      for (int kind = 0; kind < 4; kind++)				\
	{								\
	  T *a = (T *) buf_new (n * sizeof (T), BUF_END);		\
	  T *b = (T *) buf_new (n * sizeof (T), BUF_END);		\
	  T *c = (T *) buf_new (2 * n * sizeof (T), BUF_END);		\
	  for (int i = 0; i < n; i++)					\
	    {								\
	      a[i] = kind == 0 || (kind == 2 && i / B % 2)		\
		     || (kind == 3 && i * 5 % 7 > 2) ? 1 + i % 3 : -1;	\
	      b[i] = i % 9 - (kind == 2) * 9 - (T) 0;			\
	      c[i] = c[n + i] = i;					\
	    }								\
	  T *e = (T *) buf_copy (c, 2 * n * sizeof (T), BUF_MIDDLE);	\
	  NAME (n, a, b, c);						\
	  NAME##_both (n, a, b, c);					\
	  for (int i = 0; i < n; i++)					\
	    if (a[i] > 0)						\
	      e[i] = a[i] - b[i];					\
	  for (int i = 0; i < n; i++)					\
	    if (a[i] > 0)						\
	      e[i] += b[i];						\
	    else if (b[i] > 0)						\
	      e[n + i] -= a[i];						\
	  CHECK_SAME (c, e, 2 * n);					\
	  buf_free_all ();						\
	}								\
  }

KERNEL (f32, float, 32)
KERNEL (i32, int, 8)
KERNEL (i32_11, int, 11)
KERNEL (f64, double, 8)
KERNEL (i64, int64_t, 12)
KERNEL (i8, int8_t, 32)

int
main (void)
{
  f32_all ();
  i32_all ();
  i32_11_all ();
  f64_all ();
  i64_all ();
  i8_all ();
  return 0;
}
