! Blocks in Fortran: interfaces of the functions that the plugin knows.
!
! The module holds no code, so that nothing of it is linked.  Sizes,
! dimensions and indices are constants; scalars are passed by value.
!
!   use ripple
!   type (c_ptr) :: block
!   block = ripple_set_block_shape (0, 16)
!   v = ripple_id (block, 0)
!
! Copyright (C) 2026 The GCC Ripple authors.
!
! This file is part of GCC Ripple.
!
! GCC Ripple is free software; you can redistribute it and/or modify it
! under the terms of the GNU General Public License as published by the
! Free Software Foundation; either version 3, or (at your option) any later
! version.
!
! GCC Ripple is distributed in the hope that it will be useful, but WITHOUT
! ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or
! FITNESS FOR A PARTICULAR PURPOSE.  See the GNU General Public License for
! more details.
!
! Under Section 7 of GPL version 3, you are granted additional permissions
! described in the GCC Runtime Library Exception, version 3.1, as published
! by the Free Software Foundation.
!
! You should have received a copy of the GNU General Public License and a
! copy of the GCC Runtime Library Exception along with this program; see
! the files COPYING and COPYING.RUNTIME.  If not, see
! <http://www.gnu.org/licenses/>.
!
! SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1

module ripple
  use, intrinsic :: iso_c_binding
  implicit none

  ! block = ripple_set_block_shape (pe, s0 [, s1 [, s2]]).
  interface ripple_set_block_shape
    function ripple_set_shape_1d (pe, s0) &
      bind (c, name="__ripple_set_shape_1d") result (r)
      import
      integer (c_int), value :: pe, s0
      type (c_ptr) :: r
    end function ripple_set_shape_1d
    function ripple_set_shape_2d (pe, s0, s1) &
      bind (c, name="__ripple_set_shape_2d") result (r)
      import
      integer (c_int), value :: pe, s0, s1
      type (c_ptr) :: r
    end function ripple_set_shape_2d
    function ripple_set_shape_3d (pe, s0, s1, s2) &
      bind (c, name="__ripple_set_shape_3d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2
      type (c_ptr) :: r
    end function ripple_set_shape_3d
  end interface ripple_set_block_shape

  ! The coordinate in a dimension, from 0 on; the extent.
  interface
    function ripple_id (block, dim) &
      bind (c, name="__ripple_id") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dim
      integer (c_size_t) :: r
    end function ripple_id
    function ripple_get_block_size (block, dim) &
      bind (c, name="__ripple_get_size") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dim
      integer (c_size_t) :: r
    end function ripple_get_block_size
  end interface

  ! ripple_broadcast (block, dims, x): DIMS is a mask of bits.
  interface ripple_broadcast
    function ripple_broadcast_i8 (block, dims, x) &
      bind (c, name="__ripple_broadcast_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_broadcast_i8
    function ripple_broadcast_i16 (block, dims, x) &
      bind (c, name="__ripple_broadcast_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_broadcast_i16
    function ripple_broadcast_i32 (block, dims, x) &
      bind (c, name="__ripple_broadcast_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_broadcast_i32
    function ripple_broadcast_i64 (block, dims, x) &
      bind (c, name="__ripple_broadcast_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_broadcast_i64
    function ripple_broadcast_f32 (block, dims, x) &
      bind (c, name="__ripple_broadcast_f32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_broadcast_f32
    function ripple_broadcast_f64 (block, dims, x) &
      bind (c, name="__ripple_broadcast_f64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_broadcast_f64
  end interface ripple_broadcast

  ! ripple_slice (x, i0 [, i1]): -1 keeps a dimension.
  interface ripple_slice
    function ripple_slice_i8 (x, i0) &
      bind (c, name="__ripple_slice_i8") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int), value :: i0
      integer (c_int8_t) :: r
    end function ripple_slice_i8
    function ripple_slice_i16 (x, i0) &
      bind (c, name="__ripple_slice_i16") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int), value :: i0
      integer (c_int16_t) :: r
    end function ripple_slice_i16
    function ripple_slice_i32 (x, i0) &
      bind (c, name="__ripple_slice_i32") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int), value :: i0
      integer (c_int32_t) :: r
    end function ripple_slice_i32
    function ripple_slice_i64 (x, i0) &
      bind (c, name="__ripple_slice_i64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int), value :: i0
      integer (c_int64_t) :: r
    end function ripple_slice_i64
    function ripple_slice_f32 (x, i0) &
      bind (c, name="__ripple_slice_f32") result (r)
      import
      real (c_float), value :: x
      integer (c_int), value :: i0
      real (c_float) :: r
    end function ripple_slice_f32
    function ripple_slice_f64 (x, i0) &
      bind (c, name="__ripple_slice_f64") result (r)
      import
      real (c_double), value :: x
      integer (c_int), value :: i0
      real (c_double) :: r
    end function ripple_slice_f64
    function ripple_slice_i8_2d (x, i0, i1) &
      bind (c, name="__ripple_slice_i8_2d") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int), value :: i0, i1
      integer (c_int8_t) :: r
    end function ripple_slice_i8_2d
    function ripple_slice_i16_2d (x, i0, i1) &
      bind (c, name="__ripple_slice_i16_2d") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int), value :: i0, i1
      integer (c_int16_t) :: r
    end function ripple_slice_i16_2d
    function ripple_slice_i32_2d (x, i0, i1) &
      bind (c, name="__ripple_slice_i32_2d") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int), value :: i0, i1
      integer (c_int32_t) :: r
    end function ripple_slice_i32_2d
    function ripple_slice_i64_2d (x, i0, i1) &
      bind (c, name="__ripple_slice_i64_2d") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int), value :: i0, i1
      integer (c_int64_t) :: r
    end function ripple_slice_i64_2d
    function ripple_slice_f32_2d (x, i0, i1) &
      bind (c, name="__ripple_slice_f32_2d") result (r)
      import
      real (c_float), value :: x
      integer (c_int), value :: i0, i1
      real (c_float) :: r
    end function ripple_slice_f32_2d
    function ripple_slice_f64_2d (x, i0, i1) &
      bind (c, name="__ripple_slice_f64_2d") result (r)
      import
      real (c_double), value :: x
      integer (c_int), value :: i0, i1
      real (c_double) :: r
    end function ripple_slice_f64_2d
  end interface ripple_slice

  ! ripple_reduceadd (dims, x) and its like: DIMS is a mask of bits.
  interface ripple_reduceadd
    function ripple_reduceadd_i8 (dims, x) &
      bind (c, name="__ripple_reduce_add_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reduceadd_i8
    function ripple_reduceadd_i16 (dims, x) &
      bind (c, name="__ripple_reduce_add_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reduceadd_i16
    function ripple_reduceadd_i32 (dims, x) &
      bind (c, name="__ripple_reduce_add_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reduceadd_i32
    function ripple_reduceadd_i64 (dims, x) &
      bind (c, name="__ripple_reduce_add_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reduceadd_i64
    function ripple_reduceadd_f32 (dims, x) &
      bind (c, name="__ripple_reduce_add_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reduceadd_f32
    function ripple_reduceadd_f64 (dims, x) &
      bind (c, name="__ripple_reduce_add_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reduceadd_f64
  end interface ripple_reduceadd

  ! ripple_reduceadd_ordered (dims, start, x): lanes are added one by one.
  interface ripple_reduceadd_ordered
    function ripple_reduceadd_ordered_f32 (dims, start, x) &
      bind (c, name="__ripple_ordered_add_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: start, x
      real (c_float) :: r
    end function ripple_reduceadd_ordered_f32
    function ripple_reduceadd_ordered_f64 (dims, start, x) &
      bind (c, name="__ripple_ordered_add_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: start, x
      real (c_double) :: r
    end function ripple_reduceadd_ordered_f64
  end interface ripple_reduceadd_ordered

  interface ripple_reducemul
    function ripple_reducemul_i8 (dims, x) &
      bind (c, name="__ripple_reduce_mul_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reducemul_i8
    function ripple_reducemul_i16 (dims, x) &
      bind (c, name="__ripple_reduce_mul_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reducemul_i16
    function ripple_reducemul_i32 (dims, x) &
      bind (c, name="__ripple_reduce_mul_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reducemul_i32
    function ripple_reducemul_i64 (dims, x) &
      bind (c, name="__ripple_reduce_mul_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reducemul_i64
    function ripple_reducemul_f32 (dims, x) &
      bind (c, name="__ripple_reduce_mul_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reducemul_f32
    function ripple_reducemul_f64 (dims, x) &
      bind (c, name="__ripple_reduce_mul_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reducemul_f64
  end interface ripple_reducemul

  interface ripple_reducemin
    function ripple_reducemin_i8 (dims, x) &
      bind (c, name="__ripple_reduce_min_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reducemin_i8
    function ripple_reducemin_i16 (dims, x) &
      bind (c, name="__ripple_reduce_min_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reducemin_i16
    function ripple_reducemin_i32 (dims, x) &
      bind (c, name="__ripple_reduce_min_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reducemin_i32
    function ripple_reducemin_i64 (dims, x) &
      bind (c, name="__ripple_reduce_min_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reducemin_i64
    function ripple_reducemin_f32 (dims, x) &
      bind (c, name="__ripple_reduce_min_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reducemin_f32
    function ripple_reducemin_f64 (dims, x) &
      bind (c, name="__ripple_reduce_min_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reducemin_f64
  end interface ripple_reducemin

  interface ripple_reducemax
    function ripple_reducemax_i8 (dims, x) &
      bind (c, name="__ripple_reduce_max_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reducemax_i8
    function ripple_reducemax_i16 (dims, x) &
      bind (c, name="__ripple_reduce_max_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reducemax_i16
    function ripple_reducemax_i32 (dims, x) &
      bind (c, name="__ripple_reduce_max_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reducemax_i32
    function ripple_reducemax_i64 (dims, x) &
      bind (c, name="__ripple_reduce_max_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reducemax_i64
    function ripple_reducemax_f32 (dims, x) &
      bind (c, name="__ripple_reduce_max_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reducemax_f32
    function ripple_reducemax_f64 (dims, x) &
      bind (c, name="__ripple_reduce_max_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reducemax_f64
  end interface ripple_reducemax

  interface ripple_reduceminimum
    function ripple_reduceminimum_f32 (dims, x) &
      bind (c, name="__ripple_reduce_minimum_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reduceminimum_f32
    function ripple_reduceminimum_f64 (dims, x) &
      bind (c, name="__ripple_reduce_minimum_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reduceminimum_f64
  end interface ripple_reduceminimum

  interface ripple_reducemaximum
    function ripple_reducemaximum_f32 (dims, x) &
      bind (c, name="__ripple_reduce_maximum_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reducemaximum_f32
    function ripple_reducemaximum_f64 (dims, x) &
      bind (c, name="__ripple_reduce_maximum_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reducemaximum_f64
  end interface ripple_reducemaximum

  interface ripple_reduceand
    function ripple_reduceand_i8 (dims, x) &
      bind (c, name="__ripple_reduce_and_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reduceand_i8
    function ripple_reduceand_i16 (dims, x) &
      bind (c, name="__ripple_reduce_and_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reduceand_i16
    function ripple_reduceand_i32 (dims, x) &
      bind (c, name="__ripple_reduce_and_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reduceand_i32
    function ripple_reduceand_i64 (dims, x) &
      bind (c, name="__ripple_reduce_and_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reduceand_i64
  end interface ripple_reduceand

  interface ripple_reduceor
    function ripple_reduceor_i8 (dims, x) &
      bind (c, name="__ripple_reduce_or_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reduceor_i8
    function ripple_reduceor_i16 (dims, x) &
      bind (c, name="__ripple_reduce_or_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reduceor_i16
    function ripple_reduceor_i32 (dims, x) &
      bind (c, name="__ripple_reduce_or_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reduceor_i32
    function ripple_reduceor_i64 (dims, x) &
      bind (c, name="__ripple_reduce_or_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reduceor_i64
  end interface ripple_reduceor

  interface ripple_reducexor
    function ripple_reducexor_i8 (dims, x) &
      bind (c, name="__ripple_reduce_xor_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reducexor_i8
    function ripple_reducexor_i16 (dims, x) &
      bind (c, name="__ripple_reduce_xor_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reducexor_i16
    function ripple_reducexor_i32 (dims, x) &
      bind (c, name="__ripple_reduce_xor_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reducexor_i32
    function ripple_reducexor_i64 (dims, x) &
      bind (c, name="__ripple_reduce_xor_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reducexor_i64
  end interface ripple_reducexor

  ! ripple_scanadd (dims, x) and its like: DIMS is the bit of a dimension.
  interface ripple_scanadd
    function ripple_scanadd_i8 (dims, x) &
      bind (c, name="__ripple_scan_add_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanadd_i8
    function ripple_scanadd_i16 (dims, x) &
      bind (c, name="__ripple_scan_add_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanadd_i16
    function ripple_scanadd_i32 (dims, x) &
      bind (c, name="__ripple_scan_add_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanadd_i32
    function ripple_scanadd_i64 (dims, x) &
      bind (c, name="__ripple_scan_add_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanadd_i64
    function ripple_scanadd_f32 (dims, x) &
      bind (c, name="__ripple_scan_add_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanadd_f32
    function ripple_scanadd_f64 (dims, x) &
      bind (c, name="__ripple_scan_add_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanadd_f64
  end interface ripple_scanadd

  interface ripple_scanadd_exclusive
    function ripple_scanadd_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_add_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanadd_exclusive_i8
    function ripple_scanadd_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_add_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanadd_exclusive_i16
    function ripple_scanadd_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_add_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanadd_exclusive_i32
    function ripple_scanadd_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_add_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanadd_exclusive_i64
    function ripple_scanadd_exclusive_f32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_add_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanadd_exclusive_f32
    function ripple_scanadd_exclusive_f64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_add_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanadd_exclusive_f64
  end interface ripple_scanadd_exclusive

  interface ripple_scanmul
    function ripple_scanmul_i8 (dims, x) &
      bind (c, name="__ripple_scan_mul_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmul_i8
    function ripple_scanmul_i16 (dims, x) &
      bind (c, name="__ripple_scan_mul_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmul_i16
    function ripple_scanmul_i32 (dims, x) &
      bind (c, name="__ripple_scan_mul_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmul_i32
    function ripple_scanmul_i64 (dims, x) &
      bind (c, name="__ripple_scan_mul_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmul_i64
    function ripple_scanmul_f32 (dims, x) &
      bind (c, name="__ripple_scan_mul_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanmul_f32
    function ripple_scanmul_f64 (dims, x) &
      bind (c, name="__ripple_scan_mul_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanmul_f64
  end interface ripple_scanmul

  interface ripple_scanmul_exclusive
    function ripple_scanmul_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_mul_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmul_exclusive_i8
    function ripple_scanmul_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_mul_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmul_exclusive_i16
    function ripple_scanmul_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_mul_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmul_exclusive_i32
    function ripple_scanmul_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_mul_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmul_exclusive_i64
    function ripple_scanmul_exclusive_f32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_mul_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanmul_exclusive_f32
    function ripple_scanmul_exclusive_f64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_mul_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanmul_exclusive_f64
  end interface ripple_scanmul_exclusive

  interface ripple_scanmin
    function ripple_scanmin_i8 (dims, x) &
      bind (c, name="__ripple_scan_min_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmin_i8
    function ripple_scanmin_i16 (dims, x) &
      bind (c, name="__ripple_scan_min_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmin_i16
    function ripple_scanmin_i32 (dims, x) &
      bind (c, name="__ripple_scan_min_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmin_i32
    function ripple_scanmin_i64 (dims, x) &
      bind (c, name="__ripple_scan_min_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmin_i64
    function ripple_scanmin_f32 (dims, x) &
      bind (c, name="__ripple_scan_min_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanmin_f32
    function ripple_scanmin_f64 (dims, x) &
      bind (c, name="__ripple_scan_min_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanmin_f64
  end interface ripple_scanmin

  interface ripple_scanmin_exclusive
    function ripple_scanmin_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmin_exclusive_i8
    function ripple_scanmin_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmin_exclusive_i16
    function ripple_scanmin_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmin_exclusive_i32
    function ripple_scanmin_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmin_exclusive_i64
    function ripple_scanmin_exclusive_f32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanmin_exclusive_f32
    function ripple_scanmin_exclusive_f64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanmin_exclusive_f64
  end interface ripple_scanmin_exclusive

  interface ripple_scanmax
    function ripple_scanmax_i8 (dims, x) &
      bind (c, name="__ripple_scan_max_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmax_i8
    function ripple_scanmax_i16 (dims, x) &
      bind (c, name="__ripple_scan_max_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmax_i16
    function ripple_scanmax_i32 (dims, x) &
      bind (c, name="__ripple_scan_max_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmax_i32
    function ripple_scanmax_i64 (dims, x) &
      bind (c, name="__ripple_scan_max_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmax_i64
    function ripple_scanmax_f32 (dims, x) &
      bind (c, name="__ripple_scan_max_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanmax_f32
    function ripple_scanmax_f64 (dims, x) &
      bind (c, name="__ripple_scan_max_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanmax_f64
  end interface ripple_scanmax

  interface ripple_scanmax_exclusive
    function ripple_scanmax_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmax_exclusive_i8
    function ripple_scanmax_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmax_exclusive_i16
    function ripple_scanmax_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmax_exclusive_i32
    function ripple_scanmax_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmax_exclusive_i64
    function ripple_scanmax_exclusive_f32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_f32") result (r)
      import
      integer (c_int), value :: dims
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_scanmax_exclusive_f32
    function ripple_scanmax_exclusive_f64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_f64") result (r)
      import
      integer (c_int), value :: dims
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_scanmax_exclusive_f64
  end interface ripple_scanmax_exclusive

  interface ripple_scanand
    function ripple_scanand_i8 (dims, x) &
      bind (c, name="__ripple_scan_and_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanand_i8
    function ripple_scanand_i16 (dims, x) &
      bind (c, name="__ripple_scan_and_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanand_i16
    function ripple_scanand_i32 (dims, x) &
      bind (c, name="__ripple_scan_and_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanand_i32
    function ripple_scanand_i64 (dims, x) &
      bind (c, name="__ripple_scan_and_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanand_i64
  end interface ripple_scanand

  interface ripple_scanand_exclusive
    function ripple_scanand_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_and_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanand_exclusive_i8
    function ripple_scanand_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_and_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanand_exclusive_i16
    function ripple_scanand_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_and_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanand_exclusive_i32
    function ripple_scanand_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_and_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanand_exclusive_i64
  end interface ripple_scanand_exclusive

  interface ripple_scanor
    function ripple_scanor_i8 (dims, x) &
      bind (c, name="__ripple_scan_or_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanor_i8
    function ripple_scanor_i16 (dims, x) &
      bind (c, name="__ripple_scan_or_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanor_i16
    function ripple_scanor_i32 (dims, x) &
      bind (c, name="__ripple_scan_or_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanor_i32
    function ripple_scanor_i64 (dims, x) &
      bind (c, name="__ripple_scan_or_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanor_i64
  end interface ripple_scanor

  interface ripple_scanor_exclusive
    function ripple_scanor_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_or_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanor_exclusive_i8
    function ripple_scanor_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_or_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanor_exclusive_i16
    function ripple_scanor_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_or_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanor_exclusive_i32
    function ripple_scanor_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_or_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanor_exclusive_i64
  end interface ripple_scanor_exclusive

  interface ripple_scanxor
    function ripple_scanxor_i8 (dims, x) &
      bind (c, name="__ripple_scan_xor_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanxor_i8
    function ripple_scanxor_i16 (dims, x) &
      bind (c, name="__ripple_scan_xor_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanxor_i16
    function ripple_scanxor_i32 (dims, x) &
      bind (c, name="__ripple_scan_xor_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanxor_i32
    function ripple_scanxor_i64 (dims, x) &
      bind (c, name="__ripple_scan_xor_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanxor_i64
  end interface ripple_scanxor

  interface ripple_scanxor_exclusive
    function ripple_scanxor_exclusive_i8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_xor_i8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanxor_exclusive_i8
    function ripple_scanxor_exclusive_i16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_xor_i16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanxor_exclusive_i16
    function ripple_scanxor_exclusive_i32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_xor_i32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanxor_exclusive_i32
    function ripple_scanxor_exclusive_i64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_xor_i64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanxor_exclusive_i64
  end interface ripple_scanxor_exclusive

  ! Whether C is true in any, or in all, of the lanes that are on; in how many;
  ! the first of these, counted from 0, or -1.
  interface
    function ripple_any (c) bind (c, name="__ripple_any_lane") result (r)
      import
      logical (c_bool), value :: c
      logical (c_bool) :: r
    end function ripple_any
    function ripple_all (c) bind (c, name="__ripple_all_lanes") result (r)
      import
      logical (c_bool), value :: c
      logical (c_bool) :: r
    end function ripple_all
    function ripple_count (c) bind (c, name="__ripple_count") result (r)
      import
      logical (c_bool), value :: c
      integer (c_size_t) :: r
    end function ripple_count
    function ripple_first (c) bind (c, name="__ripple_first") result (r)
      import
      logical (c_bool), value :: c
      integer (c_int64_t) :: r
    end function ripple_first
  end interface

  ! ripple_compress (mask, x): the lanes for which MASK is true, and then 0;
  ! ripple_compressed (mask, x): their number.
  interface ripple_compress
    function ripple_compress_i8 (mask, x) &
      bind (c, name="__ripple_compress_i8") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_compress_i8
    function ripple_compress_i16 (mask, x) &
      bind (c, name="__ripple_compress_i16") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_compress_i16
    function ripple_compress_i32 (mask, x) &
      bind (c, name="__ripple_compress_i32") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_compress_i32
    function ripple_compress_i64 (mask, x) &
      bind (c, name="__ripple_compress_i64") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_compress_i64
    function ripple_compress_f32 (mask, x) &
      bind (c, name="__ripple_compress_f32") result (r)
      import
      logical (c_bool), value :: mask
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_compress_f32
    function ripple_compress_f64 (mask, x) &
      bind (c, name="__ripple_compress_f64") result (r)
      import
      logical (c_bool), value :: mask
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_compress_f64
  end interface ripple_compress

  interface ripple_compressed
    function ripple_compressed_i8 (mask, x) &
      bind (c, name="__ripple_compressed_i8") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int8_t), value :: x
      integer (c_size_t) :: r
    end function ripple_compressed_i8
    function ripple_compressed_i16 (mask, x) &
      bind (c, name="__ripple_compressed_i16") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int16_t), value :: x
      integer (c_size_t) :: r
    end function ripple_compressed_i16
    function ripple_compressed_i32 (mask, x) &
      bind (c, name="__ripple_compressed_i32") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int32_t), value :: x
      integer (c_size_t) :: r
    end function ripple_compressed_i32
    function ripple_compressed_i64 (mask, x) &
      bind (c, name="__ripple_compressed_i64") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int64_t), value :: x
      integer (c_size_t) :: r
    end function ripple_compressed_i64
    function ripple_compressed_f32 (mask, x) &
      bind (c, name="__ripple_compressed_f32") result (r)
      import
      logical (c_bool), value :: mask
      real (c_float), value :: x
      integer (c_size_t) :: r
    end function ripple_compressed_f32
    function ripple_compressed_f64 (mask, x) &
      bind (c, name="__ripple_compressed_f64") result (r)
      import
      logical (c_bool), value :: mask
      real (c_double), value :: x
      integer (c_size_t) :: r
    end function ripple_compressed_f64
  end interface ripple_compressed

  ! ripple_expand (mask, x): the inverse.
  interface ripple_expand
    function ripple_expand_i8 (mask, x) &
      bind (c, name="__ripple_expand_i8") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_expand_i8
    function ripple_expand_i16 (mask, x) &
      bind (c, name="__ripple_expand_i16") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_expand_i16
    function ripple_expand_i32 (mask, x) &
      bind (c, name="__ripple_expand_i32") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_expand_i32
    function ripple_expand_i64 (mask, x) &
      bind (c, name="__ripple_expand_i64") result (r)
      import
      logical (c_bool), value :: mask
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_expand_i64
    function ripple_expand_f32 (mask, x) &
      bind (c, name="__ripple_expand_f32") result (r)
      import
      logical (c_bool), value :: mask
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_expand_f32
    function ripple_expand_f64 (mask, x) &
      bind (c, name="__ripple_expand_f64") result (r)
      import
      logical (c_bool), value :: mask
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_expand_f64
  end interface ripple_expand

  ! ripple_permute (x, index): the lanes of X are counted from 0 on.
  interface ripple_permute
    function ripple_permute_i8 (x, index) &
      bind (c, name="__ripple_permute_i8") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int64_t), value :: index
      integer (c_int8_t) :: r
    end function ripple_permute_i8
    function ripple_permute_i16 (x, index) &
      bind (c, name="__ripple_permute_i16") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int64_t), value :: index
      integer (c_int16_t) :: r
    end function ripple_permute_i16
    function ripple_permute_i32 (x, index) &
      bind (c, name="__ripple_permute_i32") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int64_t), value :: index
      integer (c_int32_t) :: r
    end function ripple_permute_i32
    function ripple_permute_i64 (x, index) &
      bind (c, name="__ripple_permute_i64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int64_t), value :: index
      integer (c_int64_t) :: r
    end function ripple_permute_i64
    function ripple_permute_f32 (x, index) &
      bind (c, name="__ripple_permute_f32") result (r)
      import
      real (c_float), value :: x
      integer (c_int64_t), value :: index
      real (c_float) :: r
    end function ripple_permute_f32
    function ripple_permute_f64 (x, index) &
      bind (c, name="__ripple_permute_f64") result (r)
      import
      real (c_double), value :: x
      integer (c_int64_t), value :: index
      real (c_double) :: r
    end function ripple_permute_f64
  end interface ripple_permute

  ! ripple_rotate_left (x, n), _right: by N modulo the bits of X.
  interface ripple_rotate_left
    function ripple_rotate_left_i8 (x, n) &
      bind (c, name="__ripple_rotate_left_i8") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int8_t) :: r
    end function ripple_rotate_left_i8
    function ripple_rotate_left_i16 (x, n) &
      bind (c, name="__ripple_rotate_left_i16") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int16_t) :: r
    end function ripple_rotate_left_i16
    function ripple_rotate_left_i32 (x, n) &
      bind (c, name="__ripple_rotate_left_i32") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int32_t) :: r
    end function ripple_rotate_left_i32
    function ripple_rotate_left_i64 (x, n) &
      bind (c, name="__ripple_rotate_left_i64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int64_t) :: r
    end function ripple_rotate_left_i64
  end interface ripple_rotate_left

  interface ripple_rotate_right
    function ripple_rotate_right_i8 (x, n) &
      bind (c, name="__ripple_rotate_right_i8") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int8_t) :: r
    end function ripple_rotate_right_i8
    function ripple_rotate_right_i16 (x, n) &
      bind (c, name="__ripple_rotate_right_i16") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int16_t) :: r
    end function ripple_rotate_right_i16
    function ripple_rotate_right_i32 (x, n) &
      bind (c, name="__ripple_rotate_right_i32") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int32_t) :: r
    end function ripple_rotate_right_i32
    function ripple_rotate_right_i64 (x, n) &
      bind (c, name="__ripple_rotate_right_i64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int64_t), value :: n
      integer (c_int64_t) :: r
    end function ripple_rotate_right_i64
  end interface ripple_rotate_right

  ! ripple_funnel_left (high, low, n), _right.
  interface ripple_funnel_left
    function ripple_funnel_left_i8 (high, low, n) &
      bind (c, name="__ripple_funnel_left_i8") result (r)
      import
      integer (c_int8_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int8_t) :: r
    end function ripple_funnel_left_i8
    function ripple_funnel_left_i16 (high, low, n) &
      bind (c, name="__ripple_funnel_left_i16") result (r)
      import
      integer (c_int16_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int16_t) :: r
    end function ripple_funnel_left_i16
    function ripple_funnel_left_i32 (high, low, n) &
      bind (c, name="__ripple_funnel_left_i32") result (r)
      import
      integer (c_int32_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int32_t) :: r
    end function ripple_funnel_left_i32
    function ripple_funnel_left_i64 (high, low, n) &
      bind (c, name="__ripple_funnel_left_i64") result (r)
      import
      integer (c_int64_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int64_t) :: r
    end function ripple_funnel_left_i64
  end interface ripple_funnel_left

  interface ripple_funnel_right
    function ripple_funnel_right_i8 (high, low, n) &
      bind (c, name="__ripple_funnel_right_i8") result (r)
      import
      integer (c_int8_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int8_t) :: r
    end function ripple_funnel_right_i8
    function ripple_funnel_right_i16 (high, low, n) &
      bind (c, name="__ripple_funnel_right_i16") result (r)
      import
      integer (c_int16_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int16_t) :: r
    end function ripple_funnel_right_i16
    function ripple_funnel_right_i32 (high, low, n) &
      bind (c, name="__ripple_funnel_right_i32") result (r)
      import
      integer (c_int32_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int32_t) :: r
    end function ripple_funnel_right_i32
    function ripple_funnel_right_i64 (high, low, n) &
      bind (c, name="__ripple_funnel_right_i64") result (r)
      import
      integer (c_int64_t), value :: high, low
      integer (c_int64_t), value :: n
      integer (c_int64_t) :: r
    end function ripple_funnel_right_i64
  end interface ripple_funnel_right

  ! ripple_bit_reverse (x).
  interface ripple_bit_reverse
    function ripple_bit_reverse_i8 (x) &
      bind (c, name="__ripple_bit_reverse_i8") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_bit_reverse_i8
    function ripple_bit_reverse_i16 (x) &
      bind (c, name="__ripple_bit_reverse_i16") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_bit_reverse_i16
    function ripple_bit_reverse_i32 (x) &
      bind (c, name="__ripple_bit_reverse_i32") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_bit_reverse_i32
    function ripple_bit_reverse_i64 (x) &
      bind (c, name="__ripple_bit_reverse_i64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_bit_reverse_i64
  end interface ripple_bit_reverse

  ! ripple_add_sat (x, y) and others of two numbers.
  interface ripple_add_sat
    function ripple_add_sat_i8 (x, y) &
      bind (c, name="__ripple_add_sat_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_add_sat_i8
    function ripple_add_sat_i16 (x, y) &
      bind (c, name="__ripple_add_sat_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_add_sat_i16
    function ripple_add_sat_i32 (x, y) &
      bind (c, name="__ripple_add_sat_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_add_sat_i32
    function ripple_add_sat_i64 (x, y) &
      bind (c, name="__ripple_add_sat_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_add_sat_i64
  end interface ripple_add_sat

  interface ripple_sub_sat
    function ripple_sub_sat_i8 (x, y) &
      bind (c, name="__ripple_sub_sat_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_sub_sat_i8
    function ripple_sub_sat_i16 (x, y) &
      bind (c, name="__ripple_sub_sat_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_sub_sat_i16
    function ripple_sub_sat_i32 (x, y) &
      bind (c, name="__ripple_sub_sat_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_sub_sat_i32
    function ripple_sub_sat_i64 (x, y) &
      bind (c, name="__ripple_sub_sat_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_sub_sat_i64
  end interface ripple_sub_sat

  interface ripple_average_up
    function ripple_average_up_i8 (x, y) &
      bind (c, name="__ripple_average_up_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_average_up_i8
    function ripple_average_up_i16 (x, y) &
      bind (c, name="__ripple_average_up_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_average_up_i16
    function ripple_average_up_i32 (x, y) &
      bind (c, name="__ripple_average_up_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_average_up_i32
    function ripple_average_up_i64 (x, y) &
      bind (c, name="__ripple_average_up_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_average_up_i64
  end interface ripple_average_up

  interface ripple_average_down
    function ripple_average_down_i8 (x, y) &
      bind (c, name="__ripple_average_down_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_average_down_i8
    function ripple_average_down_i16 (x, y) &
      bind (c, name="__ripple_average_down_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_average_down_i16
    function ripple_average_down_i32 (x, y) &
      bind (c, name="__ripple_average_down_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_average_down_i32
    function ripple_average_down_i64 (x, y) &
      bind (c, name="__ripple_average_down_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_average_down_i64
  end interface ripple_average_down

  interface ripple_abs_difference
    function ripple_abs_difference_i8 (x, y) &
      bind (c, name="__ripple_abs_difference_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_abs_difference_i8
    function ripple_abs_difference_i16 (x, y) &
      bind (c, name="__ripple_abs_difference_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_abs_difference_i16
    function ripple_abs_difference_i32 (x, y) &
      bind (c, name="__ripple_abs_difference_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_abs_difference_i32
    function ripple_abs_difference_i64 (x, y) &
      bind (c, name="__ripple_abs_difference_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_abs_difference_i64
  end interface ripple_abs_difference

  interface ripple_multiply_high
    function ripple_multiply_high_i8 (x, y) &
      bind (c, name="__ripple_multiply_high_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_multiply_high_i8
    function ripple_multiply_high_i16 (x, y) &
      bind (c, name="__ripple_multiply_high_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_multiply_high_i16
    function ripple_multiply_high_i32 (x, y) &
      bind (c, name="__ripple_multiply_high_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_multiply_high_i32
    function ripple_multiply_high_i64 (x, y) &
      bind (c, name="__ripple_multiply_high_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_multiply_high_i64
  end interface ripple_multiply_high

  interface ripple_multiply_rounded
    function ripple_multiply_rounded_i8 (x, y) &
      bind (c, name="__ripple_multiply_rounded_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_multiply_rounded_i8
    function ripple_multiply_rounded_i16 (x, y) &
      bind (c, name="__ripple_multiply_rounded_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_multiply_rounded_i16
    function ripple_multiply_rounded_i32 (x, y) &
      bind (c, name="__ripple_multiply_rounded_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_multiply_rounded_i32
    function ripple_multiply_rounded_i64 (x, y) &
      bind (c, name="__ripple_multiply_rounded_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_multiply_rounded_i64
  end interface ripple_multiply_rounded

  ! ripple_narrow_sat_i8 (x) and others: X or the end of that type.
  interface
    function ripple_narrow_sat_i8 (x) &
      bind (c, name="__ripple_narrow_i_i8") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_narrow_sat_i8
  end interface

  interface
    function ripple_narrow_sat_i16 (x) &
      bind (c, name="__ripple_narrow_i_i16") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_narrow_sat_i16
  end interface

  interface
    function ripple_narrow_sat_i32 (x) &
      bind (c, name="__ripple_narrow_i_i32") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_narrow_sat_i32
  end interface

  ! ripple_convert_sat_i8 (x) and others: of real numbers.
  interface ripple_convert_sat_i8
    function ripple_convert_sat_i8_f32 (x) &
      bind (c, name="__ripple_narrow_f_i8") result (r)
      import
      real (c_float), value :: x
      integer (c_int8_t) :: r
    end function ripple_convert_sat_i8_f32
    function ripple_convert_sat_i8_f64 (x) &
      bind (c, name="__ripple_narrow_d_i8") result (r)
      import
      real (c_double), value :: x
      integer (c_int8_t) :: r
    end function ripple_convert_sat_i8_f64
  end interface ripple_convert_sat_i8

  interface ripple_convert_sat_i16
    function ripple_convert_sat_i16_f32 (x) &
      bind (c, name="__ripple_narrow_f_i16") result (r)
      import
      real (c_float), value :: x
      integer (c_int16_t) :: r
    end function ripple_convert_sat_i16_f32
    function ripple_convert_sat_i16_f64 (x) &
      bind (c, name="__ripple_narrow_d_i16") result (r)
      import
      real (c_double), value :: x
      integer (c_int16_t) :: r
    end function ripple_convert_sat_i16_f64
  end interface ripple_convert_sat_i16

  interface ripple_convert_sat_i32
    function ripple_convert_sat_i32_f32 (x) &
      bind (c, name="__ripple_narrow_f_i32") result (r)
      import
      real (c_float), value :: x
      integer (c_int32_t) :: r
    end function ripple_convert_sat_i32_f32
    function ripple_convert_sat_i32_f64 (x) &
      bind (c, name="__ripple_narrow_d_i32") result (r)
      import
      real (c_double), value :: x
      integer (c_int32_t) :: r
    end function ripple_convert_sat_i32_f64
  end interface ripple_convert_sat_i32

  interface ripple_convert_sat_i64
    function ripple_convert_sat_i64_f32 (x) &
      bind (c, name="__ripple_narrow_f_i64") result (r)
      import
      real (c_float), value :: x
      integer (c_int64_t) :: r
    end function ripple_convert_sat_i64_f32
    function ripple_convert_sat_i64_f64 (x) &
      bind (c, name="__ripple_narrow_d_i64") result (r)
      import
      real (c_double), value :: x
      integer (c_int64_t) :: r
    end function ripple_convert_sat_i64_f64
  end interface ripple_convert_sat_i64

  ! ripple_dot_add (a, b, sum, how): SUM plus the products of what is packed in
  ! the words A and B.  HOW is one of these constants, plus ripple_sat where the
  ! sum does not wrap.
  integer (c_int), parameter :: ripple_u8i8 = 1, ripple_i8i8 = 2
  integer (c_int), parameter :: ripple_i16i16 = 3, ripple_sat = 4
  interface
    function ripple_dot_add (a, b, sum, how) &
      bind (c, name="__ripple_dot_add_i32") result (r)
      import
      integer (c_int32_t), value :: a, b, sum
      integer (c_int), value :: how
      integer (c_int32_t) :: r
    end function ripple_dot_add
  end interface

  ! ripple_lookup (n, table, index): N is a constant, INDEX counts from 0 on.
  interface ripple_lookup
    function ripple_lookup_i8 (n, table, index) &
      bind (c, name="__ripple_lookup_i8") result (r)
      import
      integer (c_size_t), value :: n
      integer (c_int8_t), intent (in) :: table(*)
      integer (c_int64_t), value :: index
      integer (c_int8_t) :: r
    end function ripple_lookup_i8
    function ripple_lookup_i16 (n, table, index) &
      bind (c, name="__ripple_lookup_i16") result (r)
      import
      integer (c_size_t), value :: n
      integer (c_int16_t), intent (in) :: table(*)
      integer (c_int64_t), value :: index
      integer (c_int16_t) :: r
    end function ripple_lookup_i16
    function ripple_lookup_i32 (n, table, index) &
      bind (c, name="__ripple_lookup_i32") result (r)
      import
      integer (c_size_t), value :: n
      integer (c_int32_t), intent (in) :: table(*)
      integer (c_int64_t), value :: index
      integer (c_int32_t) :: r
    end function ripple_lookup_i32
    function ripple_lookup_i64 (n, table, index) &
      bind (c, name="__ripple_lookup_i64") result (r)
      import
      integer (c_size_t), value :: n
      integer (c_int64_t), intent (in) :: table(*)
      integer (c_int64_t), value :: index
      integer (c_int64_t) :: r
    end function ripple_lookup_i64
    function ripple_lookup_f32 (n, table, index) &
      bind (c, name="__ripple_lookup_f32") result (r)
      import
      integer (c_size_t), value :: n
      real (c_float), intent (in) :: table(*)
      integer (c_int64_t), value :: index
      real (c_float) :: r
    end function ripple_lookup_f32
    function ripple_lookup_f64 (n, table, index) &
      bind (c, name="__ripple_lookup_f64") result (r)
      import
      integer (c_size_t), value :: n
      real (c_double), intent (in) :: table(*)
      integer (c_int64_t), value :: index
      real (c_double) :: r
    end function ripple_lookup_f64
  end interface ripple_lookup
end module ripple
