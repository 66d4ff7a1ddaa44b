/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times {vunpck[lh]} 16 load_f32 } */
/* { dg-asm-times {vinsertf128\t\$0x1, [0-9-]*\(} 8 load_f32 } */
/* { dg-asm-times {vmov[au]p[sd]} 16 load_f32 } */
/* { dg-asm-not {vperm|vblend|vshuf|vmovs|mul} load_f32 } */
/* { dg-asm-times {vunpck[lh]} 16 store_f32 } */
/* { dg-asm-times {vinsertf128\t\$0x1, [0-9-]*\(} 8 store_f32 } */
/* { dg-asm-times {vmovups\t%ymm[0-9]+, \(} 8 store_f32 } */
/* { dg-asm-not {vperm|vblend|vshuf} store_f32 } */
/* { dg-asm-times {vpunpck[lh]} 12 load_i16 } */
/* { dg-asm-not {vpshuf|vpblend|vpor|pinsrw|pextrw} load_i16 } */
/* { dg-asm-not {vpshuf|vpblend|vpor|pinsr|pextr} load_u8 } */
/* { dg-asm-not {vpshuf|vpblend|vpor|pinsr|pextr} store_u8 } */
/* Tiles that lie transposed in memory: vectors for rows, and permutations of
   one instruction each, as many as there are parts for each bit; the upper
   half of a row is put behind another one from memory.  */
#include <stddef.h>
#include <ripple.h>

#define LOAD(NAME, T, B)						\
void									\
load_##NAME (ptrdiff_t s, const T *restrict a, T *restrict c)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, B, B);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);		\
  c[y * s + x] = a[x * s + y];						\
}

#define STORE(NAME, T, B)						\
void									\
store_##NAME (ptrdiff_t s, const T *restrict a, T *restrict c)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, B, B);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);		\
  c[x * s + y] = a[y * s + x];						\
}

LOAD (f32, float, 8)
STORE (f32, float, 8)
LOAD (i16, short, 8)
LOAD (u8, unsigned char, 16)
STORE (u8, unsigned char, 16)
