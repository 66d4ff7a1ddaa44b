/* Pictures: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <stdlib.h>

enum { WIDTH = 87, HEIGHT = 23 };

struct rgb { uint8_t r, g, b; };
struct rgba { uint8_t r, g, b, a; };

static int
clamp8 (int x)
{
  return x < 0 ? 0 : x > 255 ? 255 : x;
}

KERNEL (void, img_gray) (uint8_t *out, const struct rgb *in, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    out[i] = (77 * in[i].r + 150 * in[i].g + 29 * in[i].b) >> 8;
}
CASE (img_gray, (bx, (struct rgb *) ba, N))

KERNEL (void, img_gray_float) (uint8_t *restrict out,
			       const struct rgba *restrict in, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    out[i] = (uint8_t) (0.299f * in[i].r + 0.587f * in[i].g
			+ 0.114f * in[i].b + 0.5f);
}
CASE_NEAR (img_gray_float, (bx, (struct rgba *) ba, N))

KERNEL (void, img_yuv) (uint8_t *y, uint8_t *u, uint8_t *v,
			const struct rgb *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      int r = in[i].r, g = in[i].g, b = in[i].b;
      y[i] = ((66 * r + 129 * g + 25 * b + 128) >> 8) + 16;
      u[i] = ((-38 * r - 74 * g + 112 * b + 128) >> 8) + 128;
      v[i] = ((112 * r - 94 * g - 18 * b + 128) >> 8) + 128;
    }
}
CASE (img_yuv, (bx, by, bz, (struct rgb *) ba, N))

KERNEL (void, img_from_yuv) (struct rgba *out, const uint8_t *y,
			     const uint8_t *u, const uint8_t *v, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      int c = 298 * (y[i] - 16), d = u[i / 2] - 128, e = v[i / 2] - 128;
      out[i].r = clamp8 ((c + 409 * e + 128) >> 8);
      out[i].g = clamp8 ((c - 100 * d - 208 * e + 128) >> 8);
      out[i].b = clamp8 ((c + 516 * d + 128) >> 8);
      out[i].a = 255;
    }
}
CASE (img_from_yuv, ((struct rgba *) bx, ba, bb, by, N))

KERNEL (void, img_threshold) (uint8_t *out, const uint8_t *in, int limit,
			      int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    out[i] = in[i] > limit ? 255 : 0;
}
CASE (img_threshold, (bx, ba, 100, N))

KERNEL (void, img_lut) (uint8_t *out, const uint8_t *in, const uint8_t *lut,
			int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    out[i] = lut[in[i]];
}
CASE (img_lut, (bx, ba, bb, N))

KERNEL (void, img_gamma) (struct rgba *p, const uint8_t lut[256], int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      p[i].r = lut[p[i].r];
      p[i].g = lut[p[i].g];
      p[i].b = lut[p[i].b];
    }
}
CASE (img_gamma, ((struct rgba *) bx, bb, 1003))

/* Each pixel has its alpha.  */

KERNEL (void, img_over) (struct rgba *dst, const struct rgba *src, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      int a = src[i].a, b = 255 - a;
      dst[i].r = (src[i].r * a + dst[i].r * b + 127) / 255;
      dst[i].g = (src[i].g * a + dst[i].g * b + 127) / 255;
      dst[i].b = (src[i].b * a + dst[i].b * b + 127) / 255;
      dst[i].a = a + (dst[i].a * b + 127) / 255;
    }
}
CASE (img_over, ((struct rgba *) bx, (struct rgba *) ba, 1003))

KERNEL (void, img_over_shared) (uint8_t *dst, const uint8_t *src, int alpha,
				int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    dst[i] = (src[i] * alpha + dst[i] * (255 - alpha)) >> 8;
}
CASE (img_over_shared, (bx, ba, 99, N))

KERNEL (void, img_premultiply) (struct rgba *p, size_t n)
{
  LANES (16)
  for (size_t i = 0; i < n; i++)
    if (p[i].a != 255)
      {
	unsigned a = p[i].a;
	p[i].r = p[i].r * a / 255;
	p[i].g = p[i].g * a / 255;
	p[i].b = p[i].b * a / 255;
      }
}
CASE (img_premultiply, ((struct rgba *) bx, 1003))

/* A picture of another size, in fixed point.  */

KERNEL (void, img_bilin) (uint8_t *out, const uint8_t *in, int w, int h,
			  int step)
{
  for (int y = 0; y < h; y++)
    {
      int fy = y * step, sy = fy >> 8, wy = fy & 255;
      LANES (16)
      for (int x = 0; x < w; x++)
	{
	  int fx = x * step, sx = fx >> 8, wx = fx & 255;
	  const uint8_t *p = in + sy * w + sx;
	  int top = p[0] * (256 - wx) + p[1] * wx;
	  int bottom = p[w] * (256 - wx) + p[w + 1] * wx;
	  out[y * w + x] = (top * (256 - wy) + bottom * wy) >> 16;
	}
    }
}
CASE (img_bilin, (bx, ba, WIDTH, HEIGHT, 200))

KERNEL (void, img_half) (uint8_t *out, const uint8_t *in, int w, int h)
{
  for (int y = 0; y < h / 2; y++)
    {
      const uint8_t *p = in + 2 * y * w;
      LANES (32)
      for (int x = 0; x < w / 2; x++)
	out[y * (w / 2) + x] = (p[2 * x] + p[2 * x + 1] + p[2 * x + w]
				+ p[2 * x + w + 1] + 2) / 4;
    }
}
CASE (img_half, (bx, ba, 174, 46))

KERNEL (void, img_box3) (uint8_t *out, const uint8_t *in, int w, int h)
{
  for (int y = 1; y < h - 1; y++)
    {
      LANES (32)
      for (int x = 1; x < w - 1; x++)
	{
	  int sum = 0;
	  for (int dy = -1; dy <= 1; dy++)
	    for (int dx = -1; dx <= 1; dx++)
	      sum += in[(y + dy) * w + x + dx];
	  out[y * w + x] = sum / 9;
	}
    }
}
CASE (img_box3, (bx, ba, WIDTH, HEIGHT))

KERNEL (void, img_sobel) (uint8_t *restrict out, const uint8_t *restrict in,
			  int w, int h)
{
  for (int y = 1; y < h - 1; y++)
    {
      const uint8_t *p = in + (y - 1) * w, *q = p + w, *r = q + w;
      LANES (32)
      for (int x = 1; x < w - 1; x++)
	{
	  int gx = p[x + 1] + 2 * q[x + 1] + r[x + 1]
		   - p[x - 1] - 2 * q[x - 1] - r[x - 1];
	  int gy = r[x - 1] + 2 * r[x] + r[x + 1]
		   - p[x - 1] - 2 * p[x] - p[x + 1];
	  int g = abs (gx) + abs (gy);
	  out[y * w + x] = g > 255 ? 255 : g;
	}
    }
}
CASE (img_sobel, (bx, ba, WIDTH, HEIGHT))

KERNEL (void, img_gauss_row) (float *out, const float *in, const float *k,
			      int n)
{
  LANES (32)
  for (int x = 2; x < n - 2; x++)
    {
      float sum = 0;
      for (int j = -2; j <= 2; j++)
	sum += in[x + j] * k[j + 2];
      out[x] = sum;
    }
}
CASE (img_gauss_row, (fx, fa, fp, N))

KERNEL (void, img_median3) (uint8_t *out, const uint8_t *in, int n)
{
  LANES (64)
  for (int i = 1; i < n - 1; i++)
    {
      uint8_t a = in[i - 1], b = in[i], c = in[i + 1];
      if (a > b)
	{
	  uint8_t t = a;
	  a = b;
	  b = t;
	}
      if (b > c)
	b = c;
      out[i] = a > b ? a : b;
    }
}
CASE (img_median3, (bx, ba, N))

/* The filter of PNG: what to subtract from each byte.  */

KERNEL (void, img_paeth) (uint8_t *out, const uint8_t *row,
			  const uint8_t *above, int n)
{
  LANES (32)
  for (int i = 4; i < n; i++)
    {
      int a = row[i - 4], b = above[i], c = above[i - 4];
      int p = a + b - c, pa = abs (p - a), pb = abs (p - b), pc = abs (p - c);
      int predicted = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      out[i] = row[i] - predicted;
    }
}
CASE (img_paeth, (bx, ba, bb, N))

KERNEL (int, img_sad) (const uint8_t *a, const uint8_t *b, int n)
{
  int sum = 0;
  LANES_REDUCE (64, +: sum)
  for (int i = 0; i < n; i++)
    sum += abs (a[i] - b[i]);
  return sum;
}
CASE_VALUE (img_sad, ix[0], (ba, bb, N))

KERNEL (void, img_erode) (uint8_t *out, const uint8_t *in, int w, int h)
{
  for (int y = 1; y < h - 1; y++)
    {
      LANES (64)
      for (int x = 1; x < w - 1; x++)
	{
	  uint8_t least = 255;
	  for (int j = -1; j <= 1; j++)
	    for (int i = -1; i <= 1; i++)
	      if (in[(y + j) * w + x + i] < least)
		least = in[(y + j) * w + x + i];
	  out[y * w + x] = least;
	}
    }
}
CASE (img_erode, (bx, ba, WIDTH, HEIGHT))

KERNEL (void, img_flip) (struct rgba *out, const struct rgba *in, int w, int h)
{
  for (int y = 0; y < h; y++)
    {
      LANES (16)
      for (int x = 0; x < w; x++)
	out[y * w + x] = in[y * w + w - 1 - x];
    }
}
CASE (img_flip, ((struct rgba *) bx, (struct rgba *) ba, WIDTH, HEIGHT))

/* Count by pieces of the picture, to each lane its own histogram.  */

KERNEL (void, img_histogram) (int *hist, const uint8_t *in, int pieces,
			      int length)
{
  LANES (16)
  for (int k = 0; k < pieces; k++)
    {
      for (int j = 0; j < 32; j++)
	hist[k * 32 + j] = 0;
      for (int i = 0; i < length; i++)
	hist[k * 32 + (in[k * length + i] >> 3)]++;
    }
}
CASE (img_histogram, (ix, ba, 37, 53))

KERNEL (void, img_bright) (uint8_t *p, int contrast, int add, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    p[i] = clamp8 (((p[i] - 128) * contrast >> 6) + 128 + add);
}
CASE (img_bright, (bx, 70, 3, N))

KERNEL (void, img_565) (uint16_t *out, const struct rgb *in, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    out[i] = (in[i].r >> 3) << 11 | (in[i].g >> 2) << 5 | in[i].b >> 3;
}
CASE (img_565, ((uint16_t *) sx, (struct rgb *) ba, N))
