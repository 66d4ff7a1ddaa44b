/* Outer products that are added to an accumulator: the functions of
   LLVM-Ripple's libraries for the matrix unit SME, for blocks of any size,
   vectors of any length, and machines of any kind.

   Copyright (C) 2026 The GCC Ripple authors.

   This file is part of GCC Ripple.

   GCC Ripple is free software; you can redistribute it and/or modify it
   under the terms of the GNU General Public License as published by the
   Free Software Foundation; either version 3, or (at your option) any later
   version.

   GCC Ripple is distributed in the hope that it will be useful, but WITHOUT
   ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or
   FITNESS FOR A PARTICULAR PURPOSE.  See the GNU General Public License for
   more details.

   Under Section 7 of GPL version 3, you are granted additional permissions
   described in the GCC Runtime Library Exception, version 3.1, as published
   by the Free Software Foundation.

   You should have received a copy of the GNU General Public License and a
   copy of the GCC Runtime Library Exception along with this program; see
   the files COPYING and COPYING.RUNTIME.  If not, see
   <http://www.gnu.org/licenses/>.

   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_SME_H
#define RIPPLE_SME_H

#include <ripple.h>
#ifndef __cplusplus
# include <stdbool.h>
#endif

#pragma GCC system_header

/* A function has one accumulator: a block of two dimensions, columns and rows,
   of 32-bit elements.  It need not be in streaming mode, nor have ZA.  */

__RIPPLE_BEGIN_C

extern float __ripple_acc_set_f32 (ripple_block_t, float) __RIPPLE_ATTR;
extern int32_t __ripple_acc_set_i32 (ripple_block_t, int32_t) __RIPPLE_ATTR;
extern void __ripple_acc_add_i32 (int32_t) __RIPPLE_ATTR;
extern void __ripple_acc_outer_f32 (float, float) __RIPPLE_ATTR;
extern void __ripple_acc_outer_i8 (int8_t, int8_t) __RIPPLE_ATTR;
extern float __ripple_acc_get_f32 (ripple_block_t) __RIPPLE_ATTR;
extern float __ripple_acc_row_f32 (ripple_block_t, uint32_t) __RIPPLE_ATTR;
extern int32_t __ripple_acc_row_i32 (ripple_block_t, uint32_t) __RIPPLE_ATTR;

#define __RIPPLE_ACC(TYPE, NAME) \
  static __inline__ __attribute__ ((__unused__)) TYPE NAME

/* The accumulator is zero; each row of it is BIAS, a value with lanes along
   the columns.  */
#define sme_clearacc(BLOCK) ((void) __ripple_acc_set_f32 (BLOCK, 0.0f))
#define sme_clearacc_set_bias(BLOCK, BIAS) \
  ((void) __ripple_acc_set_f32 (BLOCK, BIAS))
/* Lane i of VERTICAL times lane j of HORIZONTAL is added to the element in row
   i and column j.  The lanes of VERTICAL may stand along either dimension; a
   scalar is the same in all lanes.  */
#define sme_outeracc(VERTICAL, HORIZONTAL) \
  __ripple_acc_outer_f32 (VERTICAL, HORIZONTAL)

/* Store it at TILE, where a row begins ROW_STRIDE elements behind the one
   before; with what is below LO or above HI replaced by that.  */
__RIPPLE_ACC (void, sme_readacc_f32) (ripple_block_t block, float *tile,
				      size_t row_stride)
{
  tile[ripple_id (block, 1) * row_stride + ripple_id (block, 0)]
    = __ripple_acc_get_f32 (block);
}
__RIPPLE_ACC (void, sme_readacc_w_clamp_f32) (ripple_block_t block,
					      float *tile, size_t row_stride,
					      float lo, float hi)
{
  float x = __ripple_acc_get_f32 (block);
  x = x > hi ? hi : x;
  x = x < lo ? lo : x;
  tile[ripple_id (block, 1) * row_stride + ripple_id (block, 0)] = x;
}

/* The accumulator is zero, which is returned.  */
#define zeroAccumulator_f32(BLOCK) __ripple_acc_set_f32 (BLOCK, 0.0f)
#define zeroAccumulator_i32(BLOCK) __ripple_acc_set_i32 (BLOCK, 0)
/* X, with lanes along the columns, is added to each row.  */
#define addHorizToAccumulator_i32(X) __ripple_acc_add_i32 (X)
/* The same as sme_outeracc; four neighbouring lanes each of ROW and of COLUMN
   are multiplied one by one, and the products added to one element.  Sums
   wrap.  */
#define outerProductAccumulate_f32(ROW, COLUMN) \
  __ripple_acc_outer_f32 (ROW, COLUMN)
#define outerProductAccumulate_i8(ROW, COLUMN) \
  __ripple_acc_outer_i8 (ROW, COLUMN)
/* Row ROW of it, with lanes along the columns.  */
#define getAccumHorizSlice_f32(BLOCK, ROW) __ripple_acc_row_f32 (BLOCK, ROW)
#define getAccumHorizSlice_i32(BLOCK, ROW) __ripple_acc_row_i32 (BLOCK, ROW)

/* True: the blocks of all sizes are right for vectors of all lengths.  */
__RIPPLE_ACC (bool, verify_ripple_sme_api_fixed_vscale) (void)
{
  return true;
}

#undef __RIPPLE_ACC

__RIPPLE_END_C

#endif
