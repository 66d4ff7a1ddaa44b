/* The kernels as plain loops.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "kernels.h"

void
saxpy (int n, float a, const float *restrict x, float *restrict y)
{
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

float
dot (int n, const float *restrict x, const float *restrict y)
{
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

void
threshold (int n, float a, const float *restrict x, float *restrict y)
{
  for (int i = 0; i < n; i++)
    if (x[i] > a)
      y[i] = x[i];
}

void
stencil (int n, const float *restrict x, float *restrict y)
{
  for (int i = 0; i < n; i++)
    y[i] = 0.25f * x[i] + 0.5f * x[i + 1] + 0.25f * x[i + 2];
}

int
dot8 (int n, const int8_t *restrict x, const int8_t *restrict y)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

void
complex_product (int n, const float *restrict x, const float *restrict y,
		 float *restrict z)
{
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
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += v[i] * x[column[i]];
  return sum;
}

void
product (int n, const float *restrict x, const float *restrict y,
	 float *restrict z)
{
  for (int i = 0; i < n; i++)
    {
      for (int j = 0; j < n; j++)
	z[i * n + j] = 0;
      for (int k = 0; k < n; k++)
	for (int j = 0; j < n; j++)
	  z[i * n + j] += x[i * n + k] * y[k * n + j];
    }
}

void
mandelbrot (int n, float step, int most, int *restrict count)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      {
	float x = (float) j * step - 2, y = (float) i * step - 1.25f;
	float re = x, im = y;
	int k = 0;
	while (re * re + im * im <= 4 && k < most)
	  {
	    float square = re * re - im * im;
	    im = 2 * re * im + y;
	    re = square + x;
	    k++;
	  }
	count[i * n + j] = k;
      }
}
