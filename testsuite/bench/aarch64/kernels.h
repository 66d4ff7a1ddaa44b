/* The kernels of the AArch64 benchmark.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef KERNELS_H
#define KERNELS_H

#include <stdint.h>

/* Y += A * X.  */
void saxpy (int n, float a, const float *restrict x, float *restrict y);
/* The sum of X * Y.  */
float dot (int n, const float *restrict x, const float *restrict y);
/* Y = X where X > A.  */
void threshold (int n, float a, const float *restrict x, float *restrict y);
/* A weighted mean of three neighbours; X has N + 2 elements.  */
void stencil (int n, const float *restrict x, float *restrict y);
/* The sum of products of bytes.  */
int dot8 (int n, const int8_t *restrict x, const int8_t *restrict y);
/* Z = X * Y, N complex numbers.  */
void complex_product (int n, const float *restrict x,
		      const float *restrict y, float *restrict z);
/* A row of a sparse matrix times the vector X.  */
float sparse (int n, const float *restrict v, const int *restrict column,
	      const float *restrict x);
/* Z = X * Y, matrices of N by N.  */
void product (int n, const float *restrict x, const float *restrict y,
	      float *restrict z);
/* How often z = z * z + c is done, at most MOST times, until |z| > 2, for N by
   N points c that are STEP apart.  */
void mandelbrot (int n, float step, int most, int *restrict count);

#endif
