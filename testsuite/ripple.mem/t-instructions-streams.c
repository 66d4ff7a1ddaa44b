/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not "vmov(dq|ap|up).*rsp|vmaskmov" } */
/* { dg-asm-times "vinserti128" 8 short_blocks } */
/* { dg-asm-times "vinserti128" 8 long_blocks } */
/* Pointers are compared once for all fields of a record, which then are stored
   as whole vectors; those of a long block part by part, so that there are
   registers for them.  */
#include <ripple.h>

#define STREAMS(NAME, BLOCK)						\
void									\
NAME (float *a, float *b, float *c, float *d)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < 1024; i++)					\
    {									\
      a[4 * i] = b[i];							\
      a[4 * i + 1] = c[i];						\
      a[4 * i + 2] = d[i];						\
      a[4 * i + 3] = 0;							\
    }									\
}
STREAMS (short_blocks, 8)
STREAMS (long_blocks, 32)
