/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512 -ffp-contract=off" } */
/* { dg-asm-times "unpck\[lh\]ps" 8 pairs } */
/* { dg-asm-times "vshufps" 12 pairs } */
/* { dg-asm-not "vperm|vshuf\[fi\]|vinsert|vextract" pairs } */
/* { dg-asm-times "unpck\[lh\]ps" 16 crossed } */
/* { dg-asm-not "vperm|vshuf|vinsert|vextract" crossed } */
/* { dg-asm-not "vperm\[it\]|vpermd|\{%k" points } */
/* Records with AVX-512: no lane crosses 16 bytes; and where lanes use the
   fields of the records that they are in, nothing is loaded under a mask.  */
#include <ripple.h>

typedef struct { float re, im; } pair;

void
pairs (const pair *restrict a, const pair *restrict b, pair *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  size_t v = ripple_id (block, 0);
  r[v].re = a[v].re * b[v].re;
  r[v].im = a[v].re / b[v].im;
}

typedef struct { float x, y, z, w; } four;

void
crossed (const four *restrict a, four *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  four p = a[v];
  r[v].x = p.y * p.z;
  r[v].y = p.z + p.w;
  r[v].z = p.x / p.w;
  r[v].w = p.y - p.x;
}

void
points (const float *restrict p, float *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (block, 0), of = v & ~(size_t) 3;
  r[v] = p[of] * 2 + p[of + 1] * 3 + p[of + 2] * 4 + p[of + 3];
}
