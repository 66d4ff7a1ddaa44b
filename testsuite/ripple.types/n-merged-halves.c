/* Bytes that are made from the upper halves of words, the even and the odd
   ones apart, are not shifted up again.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not {vpsllw} mix } */
/* { dg-asm-not {vpsllw} mix_signed } */
/* { dg-asm {vpmullw} mix } */

#include <ripple.h>
#include <stdint.h>

void
mix (const uint8_t *x, const uint8_t *y, uint8_t *r)
{
  ripple_block_t bs = ripple_set_block_shape (0, 64);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 4096; i++)
    r[i] = (77 * x[i] + 150 * y[i] + 128) >> 8;
}

void
mix_signed (const uint8_t *x, const uint8_t *y, uint8_t *r)
{
  ripple_block_t bs = ripple_set_block_shape (0, 64);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 4096; i++)
    r[i] = (77 * x[i] - 50 * y[i]) >> 8;
}
