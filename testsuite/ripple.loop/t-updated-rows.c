/* Rows that are updated in place, each time anew, or one behind the other:
   what blocks leave is done without masks, whose stores processors do not let
   loads see (block-size.cc), and right for rows of all lengths.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2" } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require "x86" } */
/* The masks are those of the first iterations of long rows, of four of these
   that are added together (jam-rows.cc), and of the others.  */
/* { dg-asm-times {%zmm[0-9]*, *[-0-9]*\(%[^\n]*\{%k} 2 again_float } */
#include "../ripple-test.h"

enum { ROWS = 5, MOST = 75 };

#ifndef ONE
# define KEPT NOIPA static
#else
# define KEPT
#endif

#define KERNELS(NAME, T, B)						\
  KEPT void								\
  again_##NAME (int n, const T *restrict b, T *restrict c)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    for (int k = 0; k < ROWS; k++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int i = 0; i < n; i++)					\
	  c[i] += k * b[i];						\
      }									\
  }									\
  KEPT void								\
  rows_##NAME (int n, T *c)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    for (int k = 0; k < ROWS; k++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int i = 0; i < n; i++)					\
	  if (c[k * n + i] > 3)						\
	    c[k * n + i] = 2 * c[k * n + i] - 1;			\
      }									\
  }

KERNELS (float, float, 16)
#ifndef ONE
KERNELS (double, double, 16)
KERNELS (int, int, 5)
KERNELS (short, short, 32)
KERNELS (byte, unsigned char, 64)

#define CHECKS(NAME, T)							\
  static void								\
  check_##NAME (int n)							\
  {									\
    T *b = buf_new (n * sizeof (T), BUF_END);				\
    T *c = buf_new (n * sizeof (T), BUF_END);				\
    T *r = buf_new (ROWS * n * sizeof (T), BUF_END);			\
    for (int i = 0; i < n; i++)						\
      {									\
	b[i] = (T) (i % 11);						\
	c[i] = (T) (i % 7);						\
      }									\
    for (int i = 0; i < ROWS * n; i++)					\
      r[i] = (T) (i % 9);						\
    again_##NAME (n, b, c);						\
    rows_##NAME (n, r);							\
    for (int i = 0; i < n; i++)						\
      CHECK (c[i] == (T) (i % 7 + 10 * (i % 11)));			\
    for (int i = 0; i < ROWS * n; i++)					\
      CHECK (r[i] == (T) (i % 9 > 3 ? 2 * (i % 9) - 1 : i % 9));	\
    buf_free_all ();							\
  }

CHECKS (float, float)
CHECKS (double, double)
CHECKS (int, int)
CHECKS (short, short)
CHECKS (byte, unsigned char)
#endif

int
main (void)
{
#ifndef ONE
  for (int n = 0; n <= MOST; n++)
    {
      check_float (n);
      check_double (n);
      check_int (n);
      check_short (n);
      check_byte (n);
    }
#endif
  return 0;
}
