/* Neural networks and the like: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <math.h>

KERNEL (void, ml_relu) (float *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    if (x[i] < 0)
      x[i] = 0;
}
CASE (ml_relu, (fx, N))

KERNEL (void, ml_leaky_bwd) (float *dx, const float *dy, const float *x,
			     float slope, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    dx[i] = x[i] > 0 ? dy[i] : slope * dy[i];
}
CASE (ml_leaky_bwd, (fx, fa, fb, .01f, N))

KERNEL (void, ml_relu_bwd) (float *restrict dx, const float *restrict dy,
			    const float *restrict x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      if (x[i] > 0)
	dx[i] += dy[i] * .01f;
    }
}
CASE (ml_relu_bwd, (fx, fa, fb, N))

KERNEL (void, ml_softmax) (float *out, const float *in, int n)
{
  float most = in[0], sum = 0;
  {
    LANES_REDUCE (16, max: most)
    for (int i = 1; i < n; i++)
      most = in[i] > most ? in[i] : most;
  }
  {
    LANES_REDUCE (16, +: sum)
    for (int i = 0; i < n; i++)
      {
	out[i] = expf (in[i] - most);
	sum += out[i];
      }
  }
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] /= sum;
}
CASE (ml_softmax, (fx, fa, 203))

/* A row for each lane.  */

KERNEL (void, ml_softmax_rows) (float *out, const float *in, int rows,
				int width)
{
  LANES (16)
  for (int r = 0; r < rows; r++)
    {
      const float *p = in + r * width;
      float *q = out + r * width, most = p[0], sum = 0;
      for (int i = 1; i < width; i++)
	if (p[i] > most)
	  most = p[i];
      for (int i = 0; i < width; i++)
	sum += q[i] = expf (p[i] - most);
      for (int i = 0; i < width; i++)
	q[i] /= sum;
    }
}
CASE (ml_softmax_rows, (fx, fa, 101, 10))

KERNEL (void, ml_layernorm) (float *restrict out, const float *restrict in,
			     const float *restrict gain,
			     const float *restrict bias, int n)
{
  float sum = 0, squares = 0;
  {
    LANES_REDUCE (32, +: sum, squares)
    for (int i = 0; i < n; i++)
      {
	sum += in[i];
	squares += in[i] * in[i];
      }
  }
  float mean = sum / n;
  float scale = 1 / sqrtf (squares / n - mean * mean + 1e-5f);
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = (in[i] - mean) * scale * gain[i] + bias[i];
}
CASE (ml_layernorm, (fx, fa, fb, fc, 509))

KERNEL (void, ml_gelu) (float *y, const float *x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    y[i] = x[i] / (1 + expf (-1.702f * x[i]));
}
CASE (ml_gelu, (fx, fa, 1003))

/* Rational: no function is called.  */

KERNEL (void, ml_tanh_fast) (float *y, const float *x, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    {
      float a = 3 * x[i], s = a * a;
      float t = a * (27 + s) / (27 + 9 * s);
      y[i] = t > 1 ? 1 : t < -1 ? -1 : t;
    }
}
CASE (ml_tanh_fast, (fx, fa, N))

/* Channels lie side by side.  */

KERNEL (void, cd_depthwise) (float *out, const float *in, const float *w,
			     int width, int channels)
{
  for (int x = 1; x < width - 1; x++)
    {
      LANES (16)
      for (int c = 0; c < channels; c++)
	{
	  float sum = 0;
	  for (int k = -1; k <= 1; k++)
	    sum += in[(x + k) * channels + c] * w[(k + 1) * channels + c];
	  out[x * channels + c] = sum;
	}
    }
}
CASE (cd_depthwise, (fx, fa, fb, 60, 33))

KERNEL (void, ml_conv1d) (float *restrict out, const float *restrict in,
			  const float *restrict w, int n, int size)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float sum = out[i] * .5f;
      for (int k = 0; k < size; k++)
	sum += in[i + k] * w[k];
      out[i] = sum;
    }
}
CASE (ml_conv1d, (fx, fa, fb, 1003, 5))

KERNEL (void, ml_conv3x3) (float *out, const float *in, const float *w, int h,
			   int width)
{
  for (int y = 1; y < h - 1; y++)
    {
      LANES (16)
      for (int x = 1; x < width - 1; x++)
	{
	  float sum = 0;
	  for (int i = -1; i <= 1; i++)
	    for (int j = -1; j <= 1; j++)
	      sum += w[3 * (i + 1) + j + 1] * in[(y + i) * width + x + j];
	  out[y * width + x] = sum;
	}
    }
}
CASE (ml_conv3x3, (fx, fa, fb, 41, 47))

KERNEL (void, ml_maxpool) (float *out, const float *in, int h, int w)
{
  for (int y = 0; y < h; y++)
    {
      LANES (16)
      for (int x = 0; x < w; x++)
	{
	  const float *p = in + 4 * y * w + 2 * x, *q = p + 2 * w;
	  float a = p[0] > p[1] ? p[0] : p[1], b = q[0] > q[1] ? q[0] : q[1];
	  out[y * w + x] = a > b ? a : b;
	}
    }
}
CASE (ml_maxpool, (fx, fa, 29, 43))

/* The class of each row.  */

static int
argmax (const float *p, int n)
{
  int best = 0;
  for (int i = 1; i < n; i++)
    if (p[i] > p[best])
      best = i;
  return best;
}

KERNEL (void, ml_argmax) (int *class, const float *in, int rows, int width)
{
  LANES (16)
  for (int r = 0; r < rows; r++)
    class[r] = argmax (in + r * width, width);
}
CASE (ml_argmax, (ix, fa, 201, 10))

KERNEL (void, ml_quantize) (int8_t *q, const float *x, float scale, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float v = roundf (x[i] * scale);
      q[i] = v > 127 ? 127 : v < -128 ? -128 : (int8_t) v;
    }
}
CASE_NEAR (ml_quantize, (cx, fa, 140, N))

KERNEL (void, ml_dequantize) (float *x, const int8_t *q, float scale, int zero,
			      int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    x[i] = scale * (q[i] - zero);
}
CASE (ml_dequantize, (fx, ca, .01f, 3, N))

KERNEL (int, ml_dot8) (const int8_t *a, const int8_t *b, int n)
{
  int sum = 0;
  LANES_REDUCE (64, +: sum)
  for (int i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}
CASE_VALUE (ml_dot8, ix[0], (ca, cb, N))

KERNEL (void, ml_gemv8) (int *restrict y, const int8_t *restrict w,
			 const int8_t *restrict x, int rows, int n)
{
  for (int r = 0; r < rows; r++)
    {
      int sum = 0;
      LANES_REDUCE (64, +: sum)
      for (int i = 0; i < n; i++)
	sum += w[r * n + i] * x[i];
      y[r] = sum;
    }
}
CASE (ml_gemv8, (ix, ca, cb, 60, 131))

KERNEL (void, ml_batchnorm) (float *y, const float *x, const float *mean,
			     const float *var, const float *gain, int rows,
			     int channels)
{
  for (int r = 0; r < rows; r++)
    {
      LANES (16)
      for (int c = 0; c < channels; c++)
	{
	  int i = r * channels + c;
	  y[i] = (x[i] - mean[c]) / sqrtf (var[c] + 1e-5f) * gain[c];
	}
    }
}
CASE (ml_batchnorm, (fx, fy, fa, fp, fb, 30, 67))

KERNEL (void, ml_adam) (float *w, float *m, float *v, const float *g,
			float rate, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      m[i] = .9f * m[i] + .1f * g[i];
      v[i] = .999f * v[i] + .001f * g[i] * g[i];
      w[i] -= rate * m[i] / (sqrtf (v[i]) + 1e-8f);
    }
}
CASE (ml_adam, (fx, fy, fp, fa, 1e-3f, N))

KERNEL (void, ml_sgd) (float *restrict w, const float *restrict g, float rate,
		       float decay, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    w[i] -= rate * (g[i] + decay * w[i]);
}
CASE (ml_sgd, (fx, fa, 1e-3f, 1e-4f, N))

KERNEL (void, ml_embedding) (float *out, const float *table, const int *word,
			     int words, int width)
{
  for (int k = 0; k < words; k++)
    {
      const float *row = table + (word[k] & 127) * width;
      LANES (32)
      for (int j = 0; j < width; j++)
	out[j] += row[j];
    }
}
CASE (ml_embedding, (fx, fa, in, 40, 50))

/* How much a query has to do with each key.  */

KERNEL (void, ml_attention) (float *score, const float *q, const float *keys,
			     int n, int width)
{
  float scale = 1 / sqrtf (width);
  LANES (16)
  for (int k = 0; k < n; k++)
    {
      float sum = 0;
      for (int j = 0; j < width; j++)
	sum += q[j] * keys[k * width + j];
      score[k] = sum * scale;
    }
}
CASE (ml_attention, (fx, fa, fb, 91, 32))

KERNEL (void, ml_dropout) (float *y, const float *x, const uint8_t *mask,
			   float scale, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = mask[i] & 1 ? x[i] * scale : 0;
}
CASE (ml_dropout, (fx, fa, ba, 2, N))

KERNEL (float, ml_cross_entropy) (const float *p, const int *label, int rows,
				  int width)
{
  float sum = 0;
  LANES_REDUCE (16, +: sum)
  for (int r = 0; r < rows; r++)
    sum -= logf (p[r * width + label[r] % width]);
  return sum / rows;
}
CASE_VALUE (ml_cross_entropy, fx[0], (fp, in, 301, 10))
