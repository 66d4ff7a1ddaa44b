/* { dg-do run } */
/* { dg-options "-w -fchecking -ffp-contract=off" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vpermt2|vpermi2|vpermd|vpshuf|vpunpck|valign} } */
/* Loops that do the same to all fields of records are loops over the fields;
   others are not; what overlaps is done in the order of the program.  */
#include "fields.h"

/* Not const, so that nothing is known of what it holds.  */
static uint8_t table[256];

KERNEL (axpy, v3, restrict, {
  o[i].x = a[i].x * w + b[i].x;
  o[i].y = a[i].y * w + b[i].y;
  o[i].z = a[i].z * w + b[i].z; })

KERNEL (update, v3, restrict, {
  o[i].z += a[i].z * w;
  o[i].x += a[i].x * w;
  o[i].y += a[i].y * w; })

KERNEL (blend, rgba, restrict, {
  o[i] = (rgba) { (a[i].r * 77 + b[i].r * 178) >> 8,
		  (a[i].g * 77 + b[i].g * 178) >> 8,
		  (a[i].b * 77 + b[i].b * 178) >> 8,
		  (a[i].a * 77 + b[i].a * 178) >> 8 }; })

KERNEL (calls, pair, restrict, {
  o[i].re = fabs (a[i].re - b[i].re) * w;
  o[i].im = fabs (a[i].im - b[i].im) * w; })

KERNEL (numbered, five, restrict, {
  o[i].s[0] = a[i].s[0] - b[i].s[0];
  o[i].s[1] = a[i].s[1] - b[i].s[1];
  o[i].s[2] = a[i].s[2] - b[i].s[2];
  o[i].s[3] = a[i].s[3] - b[i].s[3];
  o[i].s[4] = a[i].s[4] - b[i].s[4]; })

KERNEL (indexed, uint8_t, restrict, {
  o[3 * i] = a[3 * i] ^ b[3 * i];
  o[3 * i + 1] = a[3 * i + 1] ^ b[3 * i + 1];
  o[3 * i + 2] = a[3 * i + 2] ^ b[3 * i + 2]; })

#ifndef ONE
/* Fields that are made of others, all in the same way.  */

KERNEL (swapped, pair, restrict, {
  o[i].re = a[i].im * w - b[i].re;
  o[i].im = a[i].re * w - b[i].im; })

KERNEL (weighted, rgba, restrict, {
  unsigned t = b[i].a;
  o[i] = (rgba) { a[i].r * t >> 8, a[i].g * t >> 8, a[i].b * t >> 8,
		  a[i].a * t >> 8 }; })

KERNEL (turned, square, restrict, {
  for (int r = 0; r < 4; r++)
    for (int c = 0; c < 4; c++)
      o[i].m[4 * c + r] = a[i].m[4 * r + c]; })

KERNEL (product, square, , {
  for (int r = 0; r < 4; r++)
    for (int c = 0; c < 4; c++)
      {
	float sum = 0;
	for (int k = 0; k < 4; k++)
	  sum += a[i].m[r * 4 + k] * b[i].m[k * 4 + c];
	o[i].m[r * 4 + c] = sum;
      } })

KERNEL (scaled, quad, , {
  float by = ((float *) a)[i];
  o[i].x = b[i].x * by;
  o[i].y = b[i].y * by;
  o[i].z = b[i].z * by;
  o[i].w = b[i].w * by; })

KERNEL (halves, pair, , {
  double *c = (double *) a;
  o[i].re = c[4 * i + 1] * w + c[4 * i];
  o[i].im = c[4 * i + 3] * w + c[4 * i + 2]; })

KERNEL (backwards, quad, restrict, {
  o[i].x = a[i].w + b[i].y;
  o[i].y = a[i].z + b[i].x;
  o[i].z = a[i].y + b[i].w;
  o[i].w = a[i].x + b[i].z; })

/* In place, where a field must be loaded before another one is stored.  */
KERNEL (own_swapped, pair, , {
  double t = o[i].re;
  o[i].re = o[i].im * w;
  o[i].im = t * w; })

KERNEL (own_next, pair, , {
  o[i].re = o[i].im * w;
  o[i].im = o[i].re * w; })

/* Not the same for all fields.  */

KERNEL (other_steps, quad, restrict, {
  o[i].x = a[i].x + b[i].y;
  o[i].y = a[i].y + b[i].z;
  o[i].z = a[i].z + b[i].z;
  o[i].w = a[i].w + b[i].y; })

KERNEL (other_order, v3, restrict, {
  o[i].x = a[i].y * w;
  o[i].y = a[i].x * w;
  o[i].z = a[i].z * w; })

KERNEL (used_twice, v3, restrict, {
  float t = a[i].y;
  o[i].x = a[i].x - w;
  o[i].y = t - w;
  o[i].z = t - w; })

KERNEL (other_number, v3, restrict, {
  o[i].x = a[i].x * 2;
  o[i].y = a[i].y * 3;
  o[i].z = a[i].z * 2; })

KERNEL (some, v3, restrict, {
  o[i].x = a[i].x * w;
  o[i].y = a[i].y * w; })

KERNEL (shared, v3, restrict, {
  float t = a[i].x + a[i].y + a[i].z;
  o[i].x = a[i].x * t;
  o[i].y = a[i].y * t;
  o[i].z = a[i].z * t; })

KERNEL (chosen, pair, restrict, {
  o[i].re = sqrt (fabs (a[i].re)) > 3 ? a[i].re : b[i].re * w;
  o[i].im = sqrt (fabs (a[i].im)) > 3 ? a[i].im : b[i].im * w; })

KERNEL (counted, v3, restrict, {
  o[i].x = a[i].x + i;
  o[i].y = a[i].y + i;
  o[i].z = a[i].z + i; })

KERNEL (twice, v3, restrict, {
  o[i].x = a[i].x;
  o[i].y = a[i].y;
  o[i].z = a[i].z;
  o[i].x += b[i].x;
  o[i].y += b[i].y;
  o[i].z += b[i].z; })

KERNEL (seen, v3, restrict, {
  o[i].x = a[i].x + b[i].x;
  o[i].y = o[i].x + b[i].y;
  o[i].z = o[i].y + b[i].z; })

KERNEL (looked_up, rgba, restrict, {
  o[i].r = table[a[i].r] + b[i].r;
  o[i].g = table[a[i].g] + b[i].g;
  o[i].b = table[a[i].b] + b[i].b;
  o[i].a = table[a[i].a] + b[i].a; })

KERNEL (looked_up_otherwise, rgba, restrict, {
  o[i].r = table[a[i].r];
  o[i].g = table[a[i].g ^ 1];
  o[i].b = table[a[i].b];
  o[i].a = table[a[i].a]; })

KERNEL (shared_place, pair, restrict, {
  o[i].re = a[i].re * table[7] + b[3].re;
  o[i].im = a[i].im * table[7] + b[3].re; })

/* Nothing is promised.  */

KERNEL (open, v3, , {
  o[i].x = a[i].x * w + b[i].x;
  o[i].y = a[i].y * w + b[i].y;
  o[i].z = a[i].z * w + b[i].z; })

KERNEL (own, v3, , {
  o[i].x = o[i].x * w + 1;
  o[i].y = o[i].y * w + 1;
  o[i].z = o[i].z * w + 1; })

/* What open does if all lanes do each statement before the next one.  */
static void
open_lanes (int n, float *o, float *a, float *b, float w)
{
  for (int first = 0; first < n; first += BLOCK)
    for (int field = 0; field < 3; field++)
      {
	float t[BLOCK];
	for (int l = first; l < first + BLOCK && l < n; l++)
	  t[l - first] = a[3 * l + field] * w + b[3 * l + field];
	for (int l = first; l < first + BLOCK && l < n; l++)
	  o[3 * l + field] = t[l - first];
      }
}

int
main (void)
{
  COMPARE (axpy, v3, float, 3)
  COMPARE (update, v3, float, 3)
  COMPARE (blend, rgba, uint8_t, 4)
  COMPARE (calls, pair, double, 2)
  COMPARE (numbered, five, short, 5)
  COMPARE (indexed, uint8_t, uint8_t, 3)
  COMPARE (swapped, pair, double, 2)
  COMPARE (weighted, rgba, uint8_t, 4)
  COMPARE (turned, square, float, 16)
  COMPARE (product, square, float, 16)
  COMPARE (scaled, quad, float, 4)
  COMPARE (halves, pair, double, 4)
  COMPARE (backwards, quad, float, 4)
  COMPARE (own_swapped, pair, double, 2)
  COMPARE (own_next, pair, double, 2)
  COMPARE (other_steps, quad, float, 4)
  COMPARE (other_order, v3, float, 3)
  COMPARE (used_twice, v3, float, 3)
  COMPARE (other_number, v3, float, 3)
  COMPARE (some, v3, float, 3)
  COMPARE (shared, v3, float, 3)
  COMPARE (chosen, pair, double, 2)
  COMPARE (counted, v3, float, 3)
  COMPARE (twice, v3, float, 3)
  COMPARE (seen, v3, float, 3)
  for (int i = 0; i < 256; i++)
    table[i] = i * 13 % 251;
  COMPARE (looked_up, rgba, uint8_t, 4)
  COMPARE (looked_up_otherwise, rgba, uint8_t, 4)
  COMPARE (shared_place, pair, double, 2)
  COMPARE (open, v3, float, 3)
  COMPARE (own, v3, float, 3)
  static float buf[2][3 * N + 40];
  for (int n = 0; n < N; n += 13)
    for (int by = -20; by <= 20; by++)
      {
	for (int i = 0; i < 3 * N + 40; i++)
	  buf[0][i] = buf[1][i] = i % 19;
	open (n, (v3 *) (buf[0] + 20 + by), (v3 *) (buf[0] + 20),
	      (v3 *) (buf[0] + 20), .5f);
	open_lanes (n, buf[1] + 20 + by, buf[1] + 20, buf[1] + 20, .5f);
	CHECK (memcmp (buf[0], buf[1], sizeof buf[0]) == 0);
      }
  return 0;
}
#endif
