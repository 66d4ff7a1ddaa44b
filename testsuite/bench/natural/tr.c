/* Layouts, windows and strides: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

enum { ROWS = 43, COLUMNS = 45 };

KERNEL (void, tr_transpose) (float *out, const float *in, int rows,
			     int columns)
{
  for (int r = 0; r < rows; r++)
    {
      LANES (16)
      for (int c = 0; c < columns; c++)
	out[c * rows + r] = in[r * columns + c];
    }
}
CASE (tr_transpose, (fx, fa, ROWS, COLUMNS))

KERNEL (void, tr_transpose_in) (float *restrict out, const float *restrict in,
				size_t rows, size_t columns)
{
  for (size_t c = 0; c < columns; c++)
    {
      LANES (16)
      for (size_t r = 0; r < rows; r++)
	out[c * rows + r] = in[r * columns + c];
    }
}
CASE (tr_transpose_in, (fx, fa, ROWS, COLUMNS))

KERNEL (void, tr_transpose8) (uint8_t *out, const uint8_t *in, int rows,
			      int columns)
{
  for (int r = 0; r < rows; r++)
    {
      LANES (64)
      for (int c = 0; c < columns; c++)
	out[r * columns + c] = in[c * rows + r];
    }
}
CASE (tr_transpose8, (bx, ba, ROWS, COLUMNS))

/* Tiles of four by four, each one behind the other.  */

KERNEL (void, tr_tiles) (float *out, const float *in, int tiles)
{
  LANES (16)
  for (int t = 0; t < tiles; t++)
    for (int r = 0; r < 4; r++)
      for (int c = 0; c < 4; c++)
	out[16 * t + 4 * c + r] = in[16 * t + 4 * r + c];
}
CASE (tr_tiles, (fx, fa, 123))

KERNEL (void, tr_complex) (float *z, const float *x, const float *y, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float a = x[2 * i], b = x[2 * i + 1], c = y[2 * i], d = y[2 * i + 1];
      z[2 * i] = a * c - b * d;
      z[2 * i + 1] = a * d + b * c;
    }
}
CASE (tr_complex, (fx, fa, fb, 1003))

KERNEL (void, tr_conjugate) (_Complex float *restrict z,
			     const _Complex float *restrict x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    z[i] = ~x[i] * .5f;
}
CASE (tr_conjugate, ((_Complex float *) fx, (_Complex float *) fa, 1003))

/* A stage of a fast Fourier transform: pairs that are HALF apart.  */

KERNEL (void, tr_butterfly) (float *re, float *im, const float *wr,
			     const float *wi, int half, int n)
{
  for (int base = 0; base < n; base += 2 * half)
    {
      LANES (16)
      for (int k = 0; k < half; k++)
	{
	  int i = base + k, j = i + half;
	  float tr = re[j] * wr[k] - im[j] * wi[k];
	  float ti = re[j] * wi[k] + im[j] * wr[k];
	  re[j] = .5f * (re[i] - tr);
	  im[j] = .5f * (im[i] - ti);
	  re[i] = .5f * (re[i] + tr);
	  im[i] = .5f * (im[i] + ti);
	}
    }
}
static const float *
roots (int k)
{
  static float w[2][64];
  if (w[0][0] == 0)
    for (int i = 0; i < 64; i++)
      {
	float t = (float) i / 32 - 1;
	w[0][i] = 2 * t / (1 + t * t) + (t == 0);
	w[1][i] = (1 - t * t) / (1 + t * t);
      }
  return w[k];
}
CASE (tr_butterfly, (fx, fy, roots (0), roots (1), 37, 1036))
CASE_NAMED (tr_butterfly_short, tr_butterfly,
	    (fx, fy, roots (0), roots (1), 8, 1024))

/* The first stage, neighbours.  */

KERNEL (void, tr_haar) (float *low, float *high, const float *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      low[i] = .5f * (x[2 * i] + x[2 * i + 1]);
      high[i] = .5f * (x[2 * i] - x[2 * i + 1]);
    }
}
CASE (tr_haar, (fx, fy, fa, N))

KERNEL (void, tr_unhaar) (float *x, const float *low, const float *high,
			  int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      x[2 * i] = low[i] + high[i];
      x[2 * i + 1] = low[i] - high[i];
    }
}
CASE (tr_unhaar, (fx, fa, fb, N))

KERNEL (void, tr_window3) (int *out, const int *s, int n)
{
  LANES (32)
  for (int i = 1; i < n - 1; i++)
    out[i] = s[i - 1] + 2 * s[i] + s[i + 1];
}
CASE (tr_window3, (ix, ia, N))

KERNEL (void, tr_peaks) (uint8_t *peak, const float *s, size_t n)
{
  LANES (32)
  for (size_t i = 1; i < n - 1; i++)
    peak[i] = s[i] > s[i - 1] && s[i] > s[i + 1];
}
CASE (tr_peaks, (bx, fa, N))

KERNEL (void, tr_window_max) (float *out, const float *s, int width, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float most = s[i];
      for (int k = 1; k < width; k++)
	most = s[i + k] > most ? s[i + k] : most;
      out[i] = most;
    }
}
CASE (tr_window_max, (fx, fa, 7, N))

KERNEL (void, tr_stride) (float *out, const float *in, int stride, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = in[i * stride];
}
CASE (tr_stride, (fx, fa, 5, 1003))

KERNEL (void, tr_stride_3) (float *out, const float *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = in[3 * i] + in[3 * i + 2];
}
CASE (tr_stride_3, (fx, fa, N))

KERNEL (void, tr_scatter_stride) (float *out, const float *in, int stride,
				  int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i * stride] = in[i];
}
CASE (tr_scatter_stride, (fx, fa, 5, 1003))

KERNEL (void, tr_gather) (float *out, const float *in, const int *index,
			  size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    out[i] = in[index[i]];
}
CASE (tr_gather, (fx, fa, in, N))

KERNEL (void, tr_scatter) (float *restrict out, const float *restrict in,
			   const int *restrict index, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[index[i]] = in[i];
}
CASE (tr_scatter, (fx, fa, in, N))

struct record { float key, a, b, c, d; };

KERNEL (void, tr_member) (float *out, const struct record *r, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = r[i].a * r[i].c;
}
CASE (tr_member, (fx, (struct record *) fa, 1003))

KERNEL (void, tr_rows) (float *out, const float *in, const float *scale,
			int rows, int width)
{
  for (int r = 0; r < rows; r++)
    {
      LANES (16)
      for (int j = 0; j < width; j++)
	out[r * width + j] = in[r * width + j] * scale[r];
    }
}
CASE_NAMED (tr_rows_5, tr_rows, (fx, fa, fb, 200, 5))
CASE_NAMED (tr_rows_13, tr_rows, (fx, fa, fb, 100, 13))
CASE_NAMED (tr_rows_37, tr_rows, (fx, fa, fb, 50, 37))

KERNEL (void, tr_rows_add) (float *out, const float *in, int rows, int width)
{
  for (int r = 0; r < rows; r++)
    {
      LANES (32)
      for (int j = 0; j < width; j++)
	out[j] += .01f * in[r * width + j];
    }
}
CASE (tr_rows_add, (fx, fa, 60, 21))

KERNEL (void, tr_byte_rows) (uint8_t *restrict out,
			     const uint8_t *restrict in, int rows, int width,
			     int pitch)
{
  for (int r = 0; r < rows; r++)
    {
      LANES (64)
      for (int j = 0; j < width; j++)
	out[r * width + j] = in[r * pitch + j] + 1;
    }
}
CASE (tr_byte_rows, (bx, ba, 80, 23, 32))

/* A few elements only, as the last piece of something.  */

KERNEL (void, tr_rest) (float *y, const float *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = x[i] * 2 + 1;
}
CASE_NAMED (tr_rest_3, tr_rest, (fx, fa, 3))
CASE_NAMED (tr_rest_29, tr_rest, (fx, fa, 29))
CASE_NAMED (tr_rest_63, tr_rest, (fx, fa, 63))

KERNEL (void, tr_reverse) (int *out, const int *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[n - 1 - i] = in[i];
}
CASE (tr_reverse, (ix, ia, N))

KERNEL (void, tr_table16) (float *out, const uint8_t *index,
			   const float *table, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = table[index[i] & 15];
}
CASE (tr_table16, (fx, ba, fb, N))

KERNEL (void, tr_pairs) (float *out, const float *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = in[i] * in[i ^ 1];
}
CASE (tr_pairs, (fx, fa, 1003))
