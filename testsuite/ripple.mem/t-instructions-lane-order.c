/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mfma" } */
/* { dg-asm-times "vshufps" 4 floats } */
/* { dg-asm-times "unpck\[lh\]" 2 floats } */
/* { dg-asm-not "vpermq|vpermpd|vperm2" floats } */
/* { dg-asm-times "unpck\[lh\]" 6 doubles } */
/* { dg-asm-not "vpermq|vpermpd|vperm2" doubles } */
/* Complex products with AVX2: no lane crosses 16 bytes.  */
#include <ripple.h>

#define PRODUCT(NAME, T, LANES)						\
typedef struct { T re, im; } NAME##_pair;				\
void									\
NAME (const NAME##_pair *restrict a, const NAME##_pair *restrict b,	\
      NAME##_pair *restrict r)						\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  NAME##_pair x = a[v], y = b[v];					\
  r[v].re = x.re * y.re - x.im * y.im;					\
  r[v].im = x.re * y.im + x.im * y.re;					\
}
PRODUCT (floats, float, 8)
PRODUCT (doubles, double, 4)
