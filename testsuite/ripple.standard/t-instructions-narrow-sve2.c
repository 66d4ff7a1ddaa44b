/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a+sve2 -msve-vector-bits=512" } */
/* { dg-asm-times "sqxtnb" 6 narrow } */
/* { dg-asm-not "smin|smax" narrow } */
/* { dg-asm-times "sqxtunb" 2 octets } */
/* { dg-asm-times "sqrshrnb" 2 rounded } */
/* { dg-asm "brkb" first } */
/* { dg-asm "cntp" first } */
/* { dg-asm-not "index|uminv" first } */
/* { dg-asm "cntp" any } */
/* { dg-asm-not "orv" any } */
/* { dg-asm "lasta" lane } */
/* { dg-asm-not "st1w" lane } */
/* SQXTNB and SQXTUNB of SVE2; queries of SVE without memory.  */
#include <ripple.h>

#define KERNEL(NAME, F, T, LANES, EXPR)					\
void									\
NAME (const F *restrict a, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = EXPR;								\
}
KERNEL (narrow, int32_t, int8_t, 64, ripple_narrow_sat (int8_t, a[v]))
KERNEL (octets, int16_t, uint8_t, 64, ripple_narrow_sat (uint8_t, a[v]))
KERNEL (rounded, int16_t, int8_t, 64, ripple_narrow_round (int8_t, a[v], 6))

#define QUERY(NAME, R, EXPR)						\
R									\
NAME (const int *a, size_t k)						\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 16);		\
  size_t v = ripple_id (block, 0);					\
  (void) k;								\
  return EXPR;								\
}
QUERY (first, long, ripple_first (a[v] > 3))
QUERY (any, int, ripple_any (a[v] > 3))
QUERY (lane, int, ripple_lane (a[v] + 1, k))
