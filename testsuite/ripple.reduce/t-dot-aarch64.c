/* { dg-do run } */
/* { dg-require aarch64 } */
/* { dg-options "-march=armv8.2-a+dotprod+i8mm" } */
/* { dg-asm "\\ssdot\\s" signed_dot } */
/* { dg-asm "\\sudot\\s" unsigned_dot } */
/* { dg-asm "\\susdot\\s" mixed_dot } */
/* { dg-asm-not "\\s[su](mull|xtl|unpk)" signed_dot } */
/* The instructions that Advanced SIMD and SVE have for dot products.  */
#include "../ripple-test.h"
#include "common/dot.h"

#define KERNEL(NAME, TX, TY)						\
  NOIPA int								\
  NAME (int n, const TX *x, const TY *y)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 64);		\
    int sum = 0;							\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      sum += x[i] * y[i];						\
    return ripple_reduceadd (1, sum);					\
  }

KERNEL (signed_dot, int8_t, int8_t)
KERNEL (unsigned_dot, uint8_t, uint8_t)
KERNEL (mixed_dot, int8_t, uint8_t)
DOT (bytes, int8_t, int8_t, int, 32)
DOT (unsigned_bytes, uint8_t, uint8_t, unsigned, 16)
DOT (mixed, uint8_t, int8_t, int, 32)

int
main (void)
{
  bytes ();
  unsigned_bytes ();
  mixed ();
  return 0;
}
