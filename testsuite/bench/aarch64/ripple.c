/* The kernels with scalable blocks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <ripple.h>
#include "kernels.h"

#define FLOATS ripple_set_block_shape (0, ripple_scalable (4))

void
saxpy (int n, float a, const float *restrict x, float *restrict y)
{
  ripple_block_t block = FLOATS;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

float
dot (int n, const float *restrict x, const float *restrict y)
{
  ripple_block_t block = FLOATS;
  float sum = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return ripple_reduceadd (1, sum);
}

void
threshold (int n, float a, const float *restrict x, float *restrict y)
{
  ripple_block_t block = FLOATS;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (x[i] > a)
      y[i] = x[i];
}

void
stencil (int n, const float *restrict x, float *restrict y)
{
  ripple_block_t block = FLOATS;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = 0.25f * x[i] + 0.5f * x[i + 1] + 0.25f * x[i + 2];
}

int
dot8 (int n, const int8_t *restrict x, const int8_t *restrict y)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (16));
  int sum = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return ripple_reduceadd (1, sum);
}

void
complex_product (int n, const float *restrict x, const float *restrict y,
		 float *restrict z)
{
  ripple_block_t block = FLOATS;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float a = x[2 * i], b = x[2 * i + 1], c = y[2 * i], d = y[2 * i + 1];
      z[2 * i] = a * c - b * d;
      z[2 * i + 1] = a * d + b * c;
    }
}

float
sparse (int n, const float *restrict v, const int *restrict column,
	const float *restrict x)
{
  ripple_block_t block = FLOATS;
  float sum = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sum += v[i] * x[column[i]];
  return ripple_reduceadd (1, sum);
}

/* Four rows at once use each element of Y four times.  */
void
product (int n, const float *restrict x, const float *restrict y,
	 float *restrict z)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4), 4);
  ripple_parallel (block, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < n; k++)
	    sum += x[i * n + k] * y[k * n + j];
	  z[i * n + j] = sum;
	}
    }
}

static int
escape (float x, float y, int most)
{
  float re = x, im = y;
  int k = 0;
  while (re * re + im * im <= 4 && k < most)
    {
      float square = re * re - im * im;
      im = 2 * re * im + y;
      re = square + x;
      k++;
    }
  return k;
}

void
mandelbrot (int n, float step, int most, int *restrict count)
{
  ripple_block_t block = FLOATS;
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	count[i * n + j] = escape ((float) j * step - 2,
				   (float) i * step - 1.25f, most);
    }
}
