/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mno-ssse3" } */
/* { dg-asm-times "cvtdq2ps" 1 leading } */
/* { dg-asm-times "psubusw" 1 leading } */
/* { dg-asm-times "pminsw" 1 leading } */
/* { dg-asm-not "por|pshuf|pmul" leading } */
/* { dg-asm-times "cvtdq2ps" 1 leading_wide } */
/* { dg-asm-not "pshuf|pmul" leading_wide } */
/* { dg-asm-times "cvtdq2ps" 1 trailing } */
/* { dg-asm-times "pminub" 1 trailing } */
/* { dg-asm-not "pshuf|pmul" trailing } */
/* Zeros of words from the exponents of floats.  */
#include <ripple.h>

#define KERNEL(NAME, T, LANES, EXPR)					\
void									\
NAME (const T *restrict a, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = EXPR;								\
}
KERNEL (leading, uint32_t, 4, __builtin_clz (a[v]))
KERNEL (leading_wide, uint64_t, 2, __builtin_clzll (a[v]))
KERNEL (trailing, uint32_t, 4, __builtin_ctz (a[v]))
