/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mfma" } */
/* { dg-asm-times "vpermilps|vmovs\[lh\]dup|vpshufd" 6 floats } */
/* { dg-asm-times "vfmaddsub" 2 floats } */
/* { dg-asm-not "vpermq|vpermpd|vperm2|unpck" floats } */
/* { dg-asm-times "vpermilpd|vmovddup" 6 doubles } */
/* { dg-asm-times "vfmaddsub" 2 doubles } */
/* { dg-asm-not "vpermq|vpermpd|vperm2|unpck" doubles } */
/* { dg-asm-times "unpck\[lh\]" 4 polar } */
/* { dg-asm-not "vpermq|vpermpd|vperm2" polar } */
/* { dg-asm-times "unpck\[lh\]ps" 24 quaternions } */
/* { dg-asm-not "vpermq|vpermpd|vperm2|vinsert|vextract" quaternions } */
/* { dg-asm-times "unpck\[lh\]wd" 48 eights } */
/* { dg-asm-not "vpermq|vpermd|vperm2|vinsert|vextract" eights } */
/* Complex products with AVX2: no lane crosses 16 bytes, and numbers are not
   taken apart unless they are not treated alike.  Nor does any of records that
   fill 16 bytes.  */
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

void
polar (const doubles_pair *restrict a, doubles_pair *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (block, 0);
  r[v].re = a[v].re * a[v].im;
  r[v].im = a[v].re / a[v].im;
}

typedef struct { float w, x, y, z; } quaternion;

void
quaternions (const quaternion *restrict a, const quaternion *restrict b,
	     quaternion *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  quaternion p = a[v], q = b[v];
  r[v].w = p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z;
  r[v].x = p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y;
  r[v].y = p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x;
  r[v].z = p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w;
}

typedef struct { short x[8]; } eight;

void
eights (const eight *restrict a, eight *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  eight p = a[v];
  for (int k = 0; k < 8; k++)
    r[v].x[k] = p.x[k] + p.x[(3 * k + 1) & 7];
}
