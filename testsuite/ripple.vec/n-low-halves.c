/* The low halves of two vectors are one permutation of these, not two AND, a
   PACK and a permutation.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx512bw -mavx512vl -mavx512vbmi -mprefer-vector-width=512" } */
/* { dg-asm-require x86 } */
/* { dg-asm "vperm\[it\]2w" } */
/* { dg-asm "vperm\[it\]2b" } */
/* { dg-asm-not "vpack|vpand" } */

#include <ripple.h>

void
shorts (short *restrict out, const int *restrict in)
{
  ripple_block_t bs = ripple_set_block_shape (0, 32);
  ripple_parallel (bs, 0);
  for (int i = 0; i < 128; i++)
    out[i] = in[i] ^ 77;
}

void
chars (char *restrict out, const short *restrict in)
{
  ripple_block_t bs = ripple_set_block_shape (0, 64);
  ripple_parallel (bs, 0);
  for (int i = 0; i < 256; i++)
    out[i] = in[i] ^ 77;
}
