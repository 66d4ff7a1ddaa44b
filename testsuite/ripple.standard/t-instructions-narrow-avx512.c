/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx512bw -mavx512vl -mavx512bf16" } */
/* { dg-asm-times "vcvtne2ps2bf16" 1 bfloats } */
/* { dg-asm-not "vpmovdw|vpsrld" bfloats } */
/* { dg-asm-times "vpmovsdb" 1 bytes } */
/* { dg-asm-not "vpack|vpmin|vpmax" bytes } */
/* { dg-asm-times "vpmovusdb" 1 octets } */
/* { dg-asm-not "vpack|vpmin" octets } */
/* { dg-asm-times "vpmovsqb" 2 longs } */
/* { dg-asm-times "vpunpcklqdq|vpinsrq" 1 longs } */
/* { dg-asm-not "vpmin|vpmax" longs } */
/* { dg-asm-times "vpmovuswb" 1 words } */
#include <ripple.h>

#define KERNEL(NAME, F, T, LANES, EXPR)					\
void									\
NAME (const F *restrict a, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = EXPR;								\
}
KERNEL (bfloats, float, uint16_t, 32, ripple_bf16_from_float (a[v]))
KERNEL (bytes, int32_t, int8_t, 16, ripple_narrow_sat (int8_t, a[v]))
KERNEL (octets, int32_t, uint8_t, 16, ripple_narrow_sat (uint8_t, a[v]))
KERNEL (longs, int64_t, int8_t, 16, ripple_narrow_sat (int8_t, a[v]))
KERNEL (words, uint16_t, uint8_t, 32, ripple_narrow_sat (uint8_t, a[v]))
