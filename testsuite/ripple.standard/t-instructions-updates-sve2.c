/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a+sve2" } */
/* { dg-asm-times "histcnt" 1 one } */
/* { dg-asm-times "st1w" 1 one } */
/* { dg-asm-not "\tldr|\tstr|\tmul" one } */
/* { dg-asm-times "histcnt.*\\.d" 1 number } */
/* { dg-asm-times "mad|mla|mul" 1 number } */
/* { dg-asm-times "histcnt.*\\.s" 4 octets } */
/* { dg-asm-not "histcnt" products } */
/* { dg-asm-not "histcnt" floats } */
/* HISTCNT of SVE2 for what all lanes add.  */
#include <ripple.h>

#define KERNEL(NAME, I, T, LANES, X)					\
void									\
NAME (size_t n, const I *x, T *h, const T *w, T by)			\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  (void) w;								\
  (void) by;								\
  ripple_parallel (block, 0);						\
  for (size_t i = 0; i < n; i++)					\
    ripple_updateadd (&h[x[i]], X);					\
}
KERNEL (one, uint32_t, uint32_t, 4, 1)
KERNEL (number, uint64_t, int64_t, 2, by)
KERNEL (octets, uint8_t, uint32_t, 16, 1)
KERNEL (products, uint32_t, uint32_t, 4, w[i])
KERNEL (floats, uint32_t, float, 4, 1)
