/* { dg-do run } */
/* { dg-options "-w -fchecking -ffp-contract=off" } */
/* { dg-asm-options "-O2 -mavx2 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vpunpck|vunpck|gather} } */
/* { dg-asm {vpermilps|vshufps} } */
/* Loops that do the same to all fields of records but for numbers that each
   field has: a matrix for all points, a gain for each channel.  */
#include "fields.h"

KERNEL (points, quad, restrict, {
  o[i].x = a[i].x * w + a[i].y * 2 + a[i].z * 3 + a[i].w * 5;
  o[i].y = a[i].x * 7 + a[i].y * w + a[i].z * 4 + a[i].w * 6;
  o[i].z = a[i].x * 8 + a[i].y * 9 + a[i].z * w + a[i].w * 2;
  o[i].w = a[i].x * 3 + a[i].y * 5 + a[i].z * 6 + a[i].w * w; })

#ifndef ONE
/* The numbers are loaded, before the loop or in it.  */
static float matrix[16];

KERNEL (loaded, quad, restrict, {
  quad v = a[i];
  o[i].x = matrix[0] * v.x + matrix[1] * v.y + matrix[2] * v.z + matrix[3];
  o[i].y = matrix[4] * v.x + matrix[5] * v.y + matrix[6] * v.z + matrix[7];
  o[i].z = matrix[8] * v.x + matrix[9] * v.y + matrix[10] * v.z + matrix[11];
  o[i].w = matrix[12] * v.x + matrix[13] * v.y + matrix[14] * v.z
	   + matrix[15]; })

KERNEL (loaded_each, quad, , {
  float *m = (float *) b;
  quad v = a[i];
  o[i].x = m[0] * v.x + m[1] * v.y;
  o[i].y = m[2] * v.x + m[3] * v.y;
  o[i].z = m[4] * v.x + m[5] * v.y;
  o[i].w = m[6] * v.x + m[7] * v.y; })

KERNEL (gains, rgba, restrict, {
  o[i].r = a[i].r * 77 >> 8;
  o[i].g = a[i].g * 150 >> 8;
  o[i].b = a[i].b * 29 >> 8;
  o[i].a = a[i].a * 256 >> 8; })

/* The operands in another order; the same number for some.  */
KERNEL (orders, quad, , {
  o[i].x = o[i].x * w + 1;
  o[i].y = 1 + 2 * o[i].y;
  o[i].z = o[i].z * w + 4;
  o[i].w = 1 + o[i].w * w; })

KERNEL (limits, pair, restrict, {
  o[i].re = a[i].re > 7 ? b[i].re : 3.0;
  o[i].im = a[i].im > 9 ? b[i].im : 2.0; })

/* In place, all fields from all.  */
KERNEL (turned, pair, , {
  double re = o[i].re, im = o[i].im;
  o[i].re = re * w + im * 3;
  o[i].im = re * 2 + im * w; })

KERNEL (constants, quad, restrict, {
  o[i].x = 1;
  o[i].y = 2;
  o[i].z = 3;
  o[i].w = w; })

typedef struct { int f[8]; } eight;
KERNEL (masks, eight, restrict, {
  for (int k = 0; k < 8; k++)
    o[i].f[k] = (a[i].f[k] & (0x11 << k)) ^ (b[i].f[k] | k); })

/* Not what vectors do as well with different numbers; three fields.  */
KERNEL (shifts, eight, restrict, {
  for (int k = 0; k < 8; k++)
    o[i].f[k] = (a[i].f[k] >> k) + b[i].f[k] / (k + 3); })

KERNEL (three, v3, restrict, {
  o[i].x = a[i].x * .3f;
  o[i].y = a[i].y * .5f;
  o[i].z = a[i].z * .1f; })

/* A number that one field has twice where another one has two.  */
KERNEL (twice, pair, restrict, {
  double t = a[i].re * 3;
  o[i].re = t + b[i].re * t;
  o[i].im = a[i].im * 5 + b[i].im * (a[i].im * 7); })

/* A block that has no whole number of records.  */
#undef BLOCK
#define BLOCK 6
KERNEL (odd_block, quad, restrict, {
  o[i].x = a[i].x * 2;
  o[i].y = a[i].y * 3;
  o[i].z = a[i].z * 5;
  o[i].w = a[i].w * 7; })

int
main (void)
{
  for (int i = 0; i < 16; i++)
    matrix[i] = i * 7 % 5 - 2;
  COMPARE (points, quad, float, 4)
  COMPARE (loaded, quad, float, 4)
  COMPARE (loaded_each, quad, float, 4)
  COMPARE (gains, rgba, uint8_t, 4)
  COMPARE (orders, quad, float, 4)
  COMPARE (limits, pair, double, 2)
  COMPARE (turned, pair, double, 2)
  COMPARE (constants, quad, float, 4)
  COMPARE (masks, eight, int, 8)
  COMPARE (shifts, eight, int, 8)
  COMPARE (three, v3, float, 3)
  COMPARE (twice, pair, double, 2)
  COMPARE (odd_block, quad, float, 4)
  return 0;
}
#endif
