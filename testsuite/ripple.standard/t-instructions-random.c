/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times "vpmuludq" 2 high } */
/* { dg-asm-times "vpmulld" 1 both } */
/* { dg-asm-times "vpmuludq" 2 both } */
/* { dg-asm-times "vpmuludq" 36 philox } */
/* { dg-asm-not "vpinsr|vpextr|vpermd" philox } */
/* The upper halves of products of 32 bits are products of the even and of the
   odd lanes; what a function returns is in registers.  Of the first two rounds
   of Philox two products are uniform.  */
#include "common/kernels.h"
#include <ripple/random.h>

KERNEL (high, uint32_t, uint32_t, 8, (uint64_t) a[v] * b[v] >> 32)

void
both (const uint32_t *restrict a, uint32_t *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  uint64_t x = (uint64_t) 0xd2511f53 * a[v];
  r[v] = (uint32_t) (x >> 32) ^ (uint32_t) x;
}

void
philox (const uint32_t *restrict a, uint32_t *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  ripple_random_t w = ripple_philox4x32 (a[v], 0, 0, 0, a[8], a[9]);
  r[v] = w.x;
  r[v + 8] = w.y;
  r[v + 16] = w.z;
  r[v + 24] = w.w;
}
