/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Strides that are known only at run time are 1 as a rule: whole vectors.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm {vmovups\t(32)?\(%r\w+\), %ymm} load_float } */
/* { dg-asm {vmovups\t%ymm\d+, (-?32)?\(%r\w+\)} store_float } */
/* { dg-asm {vmovdqu\t(16)?\(%r\w+(,%r\w+)?\), %xmm} load_char } */
/* { dg-asm-not {__ripple_(if|else|end|value)} } */
#include "ripple-test.h"

enum { N = 100, SPACE = 4 * N };

#define KERNELS(T)							\
  NOIPA void								\
  load_##T (long n, T *a, const T *b, long stride)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel_full (block, 0);					\
    for (long i = 0; i < n; i++)					\
      a[i] = b[i * stride];						\
  }									\
  NOIPA void								\
  store_##T (long n, T *a, const T *b, long stride)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel_full (block, 0);					\
    for (long i = 0; i < n; i++)					\
      a[i * stride] = b[i];						\
  }									\
  NOIPA void								\
  update_##T (int n, T *a, const T *b, int stride)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 13);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (b[i] != 5)							\
	a[i * stride] += b[i];						\
      else								\
	a[i * stride] = b[i * -stride];					\
  }									\
  static void								\
  try_##T (void)							\
  {									\
    static T a[2 * SPACE], b[2 * SPACE], c[2 * SPACE];			\
    for (int stride = -3; stride <= 3; stride++)			\
      for (int n = 0; n <= N; n += n < 34 ? 1 : 11)			\
	{								\
	  for (int i = 0; i < 2 * SPACE; i++)				\
	    {								\
	      b[i] = i % 7;						\
	      a[i] = c[i] = i % 5;					\
	    }								\
	  load_##T (n / 16 * 16, a + SPACE, b + SPACE, stride);		\
	  for (int i = 0; i < n / 16 * 16; i++)				\
	    c[SPACE + i] = b[SPACE + i * stride];			\
	  CHECK_SAME (a, c, 2 * SPACE);					\
	  store_##T (n / 16 * 16, a + SPACE, b + SPACE, stride);	\
	  for (int i = 0; i < n / 16 * 16; i++)				\
	    c[SPACE + i * stride] = b[SPACE + i];			\
	  CHECK_SAME (a, c, 2 * SPACE);					\
	  if (!stride)							\
	    continue;							\
	  update_##T (n, a + SPACE, b + SPACE, stride);			\
	  for (int i = 0; i < n; i++)					\
	    if (b[SPACE + i] != 5)					\
	      c[SPACE + i * stride] += b[SPACE + i];			\
	    else							\
	      c[SPACE + i * stride] = b[SPACE - i * stride];		\
	  CHECK_SAME (a, c, 2 * SPACE);					\
	}								\
  }

KERNELS (float)
KERNELS (double)
KERNELS (int)
KERNELS (short)
KERNELS (char)

int
main (void)
{
  try_float ();
  try_double ();
  try_int ();
  try_short ();
  try_char ();
}
