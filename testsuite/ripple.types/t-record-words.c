/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=icelake-server -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vpslld|vpinsrb|movzb|movb} le24 } */
/* { dg-asm-not {vpslld|vpinsrb|movzb|movb} be24 } */
/* Three bytes of a record that are put together: samples of 24 bits, colours
   of RGB, lengths of 24 bits.  */
#ifdef ONE
# include <stdint.h>
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

#define KERNEL(NAME, T, EXPRESSION)					\
  KEPT void								\
  NAME (int n, const uint8_t *restrict p, T *restrict r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = EXPRESSION;						\
  }

KERNEL (le24, int32_t, (int32_t) ((uint32_t) p[3 * i] << 8
				  | (uint32_t) p[3 * i + 1] << 16
				  | (uint32_t) p[3 * i + 2] << 24) >> 8)
KERNEL (be24, uint32_t, (p[3 * i] << 16) | (p[3 * i + 1] << 8)
			| p[3 * i + 2])
#ifndef ONE
KERNEL (added, uint32_t, p[3 * i] + (p[3 * i + 1] << 8)
			 + ((uint32_t) p[3 * i + 2] << 24))
KERNEL (of4, uint32_t, p[4 * i + 1] | p[4 * i + 3] << 8 | p[4 * i] << 16)
KERNEL (upper, uint16_t, (p[3 * i] | p[3 * i + 1] << 8
			  | p[3 * i + 2] << 16) >> 6)
KERNEL (twice, uint32_t, (p[3 * i] | p[3 * i] << 8 | p[3 * i + 1] << 16))
KERNEL (odd_shift, uint32_t, (p[3 * i] | p[3 * i + 1] << 7
			      | p[3 * i + 2] << 14))
KERNEL (two, uint32_t, (p[3 * i] | p[3 * i + 2] << 16))
KERNEL (with_sign, int32_t, (p[3 * i] | p[3 * i + 1] << 8
			     | (uint32_t) (int8_t) p[3 * i + 2] << 16))
KERNEL (real, float, (int32_t) ((uint32_t) p[3 * i] << 8
				| (uint32_t) p[3 * i + 1] << 16
				| (uint32_t) p[3 * i + 2] << 24) * 0x1p-31f)
KERNEL (used, uint32_t, (p[3 * i] | p[3 * i + 1] << 8 | p[3 * i + 2] << 16)
			* (p[3 * i] + 1u))

#define COMPARE(NAME, T, EXPRESSION)					\
  {									\
    T *r = (T *) buf_new (n * sizeof (T), BUF_END);			\
    uint8_t *p = (uint8_t *) buf_new (4 * n, BUF_END) + n * (4 - SIZE);	\
    for (int i = 0; i < SIZE * n; i++)					\
      p[i] = i * 89 + (i >> 5);						\
    NAME (n, p, r);							\
    for (int i = 0; i < n; i++)						\
      CHECK (r[i] == (T) (EXPRESSION));					\
    buf_free_all ();						\
  }

int
main (void)
{
  for (int n = 0; n < 150; n += n < 70 ? 1 : 23)
    {
#define SIZE 3
#define B(K) p[SIZE * i + K]
      COMPARE (le24, int32_t, (int32_t) ((uint32_t) B (0) << 8
					 | (uint32_t) B (1) << 16
					 | (uint32_t) B (2) << 24) >> 8)
      COMPARE (be24, uint32_t, B (0) * 65536 + B (1) * 256 + B (2))
      COMPARE (added, uint32_t, B (0) + B (1) * 256 + B (2) * 0x1000000u)
      COMPARE (upper, uint16_t, (B (0) + B (1) * 256 + B (2) * 65536) / 64)
      COMPARE (twice, uint32_t, B (0) + B (0) * 256 + B (1) * 65536)
      COMPARE (odd_shift, uint32_t, B (0) | B (1) * 128 | B (2) * 16384)
      COMPARE (two, uint32_t, B (0) + B (2) * 65536)
      COMPARE (with_sign, int32_t, B (0) + B (1) * 256
				   + (int8_t) B (2) * 65536)
      COMPARE (real, float, (int32_t) (B (0) * 256 + B (1) * 65536
				       + B (2) * 0x1000000u) * 0x1p-31f)
      COMPARE (used, uint32_t, (B (0) + B (1) * 256 + B (2) * 65536)
			       * (B (0) + 1u))
#undef SIZE
#define SIZE 4
      COMPARE (of4, uint32_t, B (1) + B (3) * 256 + B (0) * 65536)
#undef SIZE
    }
  return 0;
}
#endif
