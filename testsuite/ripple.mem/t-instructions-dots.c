/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512" } */
/* { dg-asm-times "vperm\[it\]2" 6 dots } */
/* { dg-asm-times "vmulps" 3 dots } */
/* { dg-asm-times "vperm\[it\]2" 6 reflected } */
/* { dg-asm-times "\tvpermd|\tvpermps" 3 reflected } */
/* { dg-asm-times "vperm\[it\]2" 4 partly } */
/* Scalar products of records: what is taken apart is their products, not the
   records, unless something of these is used otherwise or not at all.  */
#include <ripple.h>

typedef struct { float x, y, z; } vec3;

void
dots (const vec3 *restrict a, const vec3 *restrict b, float *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  r[v] = a[v].x * b[v].x + a[v].y * b[v].y + a[v].z * b[v].z;
}

void
reflected (const vec3 *restrict a, const vec3 *restrict b, vec3 *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  float t = 2 * (a[v].x * b[v].x + a[v].y * b[v].y + a[v].z * b[v].z);
  r[v].x = a[v].x - b[v].x * t;
  r[v].y = a[v].y - b[v].y * t;
  r[v].z = a[v].z - b[v].z * t;
}

typedef struct { float x, y; } vec2;

void
partly (const vec2 *restrict a, const vec2 *restrict b, float *restrict r,
	float *restrict q)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  r[v] = a[v].x * b[v].x + a[v].y * b[v].y;
  q[v] = a[v].x + b[v].y;
}
