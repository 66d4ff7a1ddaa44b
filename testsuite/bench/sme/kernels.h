/* The kernels of the benchmark of SME: products of N x N matrices, stored by
   rows unless it says so, and a transpose.  ACLE's get room for copies.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef KERNELS_H
#define KERNELS_H

#include <stddef.h>
#include <stdint.h>

/* C = A' B, the program of the Ripple RFC; C = A B.  */
extern void sgemm_tn (size_t n, const float *a, const float *b, float *c,
		      void *room);
extern void sgemm_nn (size_t n, const float *a, const float *b, float *c,
		      void *room);
extern void dgemm_tn (size_t n, const double *a, const double *b, double *c,
		      void *room);
extern void s8gemm_nn (size_t n, const int8_t *a, const int8_t *b, int32_t *c,
		       void *room);
extern void s16gemm_nn (size_t n, const int16_t *a, const int16_t *b,
			int32_t *c, void *room);
extern void transpose (size_t n, const uint32_t *a, uint32_t *c);

#endif
