/* Whether bits are set is one instruction of AVX-512, under a mask, too.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm {vptestmd[^\n]*%k} any } */
/* { dg-asm-not {vpand|vpcmp} any } */
/* { dg-asm {vptestnm[bw][^\n]*%k} none } */
/* { dg-asm-not {vpand|vpcmp} none } */
/* { dg-asm {vptestmq[^\n]*\{%k[0-9]\}} both } */
/* { dg-asm-not {vpand} both } */

#include <ripple.h>
#include <stdint.h>

#define LANES(NAME, T, N, STATEMENT) \
void \
NAME (const T *x, T *y) \
{ \
  ripple_block_t bs = ripple_set_block_shape (0, N); \
  ripple_parallel_full (bs, 0); \
  for (int i = 0; i < 4096; i++) \
    STATEMENT \
}

LANES (any, uint32_t, 16, if (x[i] & 5) y[i] += 3;)
LANES (none, uint8_t, 64, y[i] = x[i] & 16 ? 0 : x[i];)
LANES (both, uint64_t, 8, if (x[i] > 7 && x[i] & y[i]) y[i]++;)
