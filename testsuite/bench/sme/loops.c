/* The kernels as loops: annotated with -DRIPPLE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "kernels.h"
#ifdef RIPPLE
# include <ripple.h>
# define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);
# define ROWS ripple_parallel (block, 1); for (size_t i = 0; i < n; i++)
# define COLUMNS ripple_parallel (block, 0); for (size_t j = 0; j < n; j++)
#else
# define BLOCK
# define ROWS for (size_t i = 0; i < n; i++)
# define COLUMNS for (size_t j = 0; j < n; j++)
#endif

#define PRODUCT(NAME, T, U, A)						\
void									\
NAME (size_t n, const U *restrict a, const U *restrict b, T *restrict c, \
      void *room)							\
{									\
  (void) room;								\
  BLOCK									\
  ROWS									\
    {									\
      COLUMNS								\
	{								\
	  T sum = 0;							\
	  for (size_t k = 0; k < n; k++)				\
	    sum += A * b[k * n + j];					\
	  c[i * n + j] = sum;						\
	}								\
    }									\
}

PRODUCT (sgemm_tn, float, float, a[k * n + i])
PRODUCT (sgemm_nn, float, float, a[i * n + k])
PRODUCT (dgemm_tn, double, double, a[k * n + i])
PRODUCT (s8gemm_nn, int32_t, int8_t, a[i * n + k])
PRODUCT (s16gemm_nn, int32_t, int16_t, a[i * n + k])

void
transpose (size_t n, const uint32_t *restrict a, uint32_t *restrict c)
{
  BLOCK
  ROWS
    {
      COLUMNS
	c[j * n + i] = a[i * n + j];
    }
}
