/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require riscv } */
/* { dg-asm-options "-O2 -march=rv64gcv" } */
/* { dg-asm-times "vnclip.wi" 1 narrow } */
/* { dg-asm-not "vxrm|vadd|vsra" narrow } */
/* { dg-asm-times "vnclip.wi.*,6" 1 rounded } */
/* { dg-asm-times "csrwi.*vxrm,0" 1 rounded } */
/* { dg-asm-not "vadd|vsra" rounded } */
/* { dg-asm-times "vnclipu.wi" 2 octets } */
/* { dg-asm-times "csrwi.*vxrm,0" 1 octets } */
/* { dg-asm-times "vslidedown.vx" 1 lane } */
/* { dg-asm-times "vmv.x.s" 1 lane } */
/* { dg-asm-not "\tvs1r|\tvse" lane } */
/* { dg-asm-times "vslidedown.vx" 1 lane_float } */
/* { dg-asm-times "vfmv.f.s" 1 lane_float } */
/* VNCLIP of RISC-V V, also rounded; one lane by VSLIDEDOWN.  */
#include <ripple.h>

#define KERNEL(NAME, F, T, LANES, EXPR)					\
void									\
NAME (const F *restrict a, T *restrict r)				\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  size_t v = ripple_id (block, 0);					\
  r[v] = EXPR;								\
}
KERNEL (narrow, int16_t, int8_t, 8, ripple_narrow_sat (int8_t, a[v]))
KERNEL (rounded, int16_t, int8_t, 8, ripple_narrow_round (int8_t, a[v], 6))
KERNEL (octets, uint32_t, uint8_t, 8, ripple_narrow_round (uint8_t, a[v], 9))

#define LANE(NAME, T)							\
T									\
NAME (const T *a, size_t k)						\
{									\
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4)); \
  size_t v = ripple_id (block, 0);					\
  return ripple_lane (a[v] + 1, k);					\
}
LANE (lane, int)
LANE (lane_float, float)
