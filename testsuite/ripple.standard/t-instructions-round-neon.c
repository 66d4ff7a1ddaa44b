/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a" } */
/* { dg-asm-times "sqrshrn" 2 bytes } */
/* { dg-asm-not "shr\tv|add\tv" bytes } */
/* { dg-asm-times "sqrshrun" 2 octets } */
/* { dg-asm-times "uqrshrn" 2 words } */
/* Numbers that are divided, rounded and cut off by one instruction.  */
#include <ripple.h>

#define KERNEL(NAME, F, T, LANES, N)					\
void									\
NAME (const F *restrict a, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = ripple_narrow_round (T, a[v], N);				\
}
KERNEL (bytes, int16_t, int8_t, 16, 5)
KERNEL (octets, int16_t, uint8_t, 16, 8)
KERNEL (words, uint32_t, uint16_t, 8, 3)
