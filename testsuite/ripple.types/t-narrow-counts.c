/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=skylake-avx512 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vpsllvw} decode } */
/* { dg-asm-not {vpsllvd} decode } */
/* { dg-asm-not {vpsllvw} wide } */
/* Numbers that C promotes are shifted by counts of lanes in as many bits as
   are used, if the counts are known to be fewer.  */
#ifdef ONE
# include <stdint.h>
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

#define KERNEL(NAME, T, R, EXPRESSION)					\
  KEPT void								\
  NAME (int n, const T *a, const uint8_t *c, R *restrict r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = EXPRESSION;						\
  }

#define DECODE ((((a[i] & 15) << 3) + 0x84) << ((c[i] & 0x70) >> 4))
KERNEL (decode, uint8_t, int16_t, c[i] & 0x80 ? 0x84 - DECODE : DECODE - 0x84)
KERNEL (wide, uint16_t, uint16_t, (int) ((unsigned) a[i] << (c[i] & 31)) >> 3)
#ifndef ONE
KERNEL (fifteen, uint16_t, uint16_t, a[i] << (c[i] & 15))
KERNEL (sixteen, uint16_t, uint16_t, (unsigned) a[i] << (c[i] & 31))
KERNEL (seven, uint8_t, uint8_t, a[i] << (c[i] & 7))
KERNEL (eight, uint8_t, uint8_t, a[i] << (c[i] & 15))
KERNEL (negative, int16_t, int16_t, (int) ((unsigned) a[i] << (c[i] & 15)))
KERNEL (upper, uint16_t, uint16_t, (a[i] << (c[i] & 15)) >> 2)
KERNEL (number, uint16_t, uint16_t, 3 << (c[i] & 15))
KERNEL (right, int16_t, int16_t, a[i] >> (c[i] & 15))

enum { N = 100 };

#define COMPARE(NAME, T, R, EXPRESSION)					\
  {									\
    static T a[N];							\
    static R r[N];							\
    for (int i = 0; i < N; i++)						\
      a[i] = i * 7919 + 5;						\
    for (int n = 0; n <= N; n += 20)					\
      {									\
	memset (r, 0, sizeof r);					\
	NAME (n, a, c, r);						\
	for (int i = 0; i < n; i++)					\
	  {								\
	    /* Not as it is compiled above.  */				\
	    volatile unsigned count = c[i];				\
	    CHECK (r[i] == (R) (EXPRESSION));				\
	  }								\
      }									\
  }

int
main (void)
{
  static uint8_t c[N];
  for (int i = 0; i < N; i++)
    c[i] = i * 29 + (i >> 3);
  COMPARE (decode, uint8_t, int16_t, count & 0x80 ? 0x84 - DECODE
							 : DECODE - 0x84)
  COMPARE (wide, uint16_t, uint16_t, (int) ((unsigned) a[i]
					    << (count & 31)) >> 3)
  COMPARE (fifteen, uint16_t, uint16_t, a[i] << (count & 15))
  COMPARE (sixteen, uint16_t, uint16_t, (unsigned) a[i] << (count & 31))
  COMPARE (seven, uint8_t, uint8_t, a[i] << (count & 7))
  COMPARE (eight, uint8_t, uint8_t, a[i] << (count & 15))
  COMPARE (negative, int16_t, int16_t, (unsigned) a[i] << (count & 15))
  COMPARE (upper, uint16_t, uint16_t, (a[i] << (count & 15)) >> 2)
  COMPARE (number, uint16_t, uint16_t, 3 << (count & 15))
  COMPARE (right, int16_t, int16_t, a[i] >> (count & 15))
  return 0;
}
#endif
