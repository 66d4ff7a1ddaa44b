! Blocks in Fortran: interfaces of the functions that the plugin knows, and
! functions of one lane each.
!
! The former are never linked.  The latter are plain Fortran: they become
! vectors where the text of this file is included, or else are linked.
! Sizes, dimensions and indices are constants; scalars are passed by value.
!
! Made of ripple.f90.in by ripple-f90.awk: change that.
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

  ! block = ripple_set_block_shape (pe, s0 [, ... s9]).
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
    function ripple_set_shape_4d (pe, s0, s1, s2, s3) &
      bind (c, name="__ripple_set_shape_4d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3
      type (c_ptr) :: r
    end function ripple_set_shape_4d
    function ripple_set_shape_5d (pe, s0, s1, s2, s3, s4) &
      bind (c, name="__ripple_set_shape_5d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3, s4
      type (c_ptr) :: r
    end function ripple_set_shape_5d
    function ripple_set_shape_6d (pe, s0, s1, s2, s3, s4, s5) &
      bind (c, name="__ripple_set_shape_6d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3, s4, s5
      type (c_ptr) :: r
    end function ripple_set_shape_6d
    function ripple_set_shape_7d (pe, s0, s1, s2, s3, s4, s5, s6) &
      bind (c, name="__ripple_set_shape_7d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3, s4, s5, s6
      type (c_ptr) :: r
    end function ripple_set_shape_7d
    function ripple_set_shape_8d (pe, s0, s1, s2, s3, s4, s5, s6, s7) &
      bind (c, name="__ripple_set_shape_8d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3, s4, s5, s6, s7
      type (c_ptr) :: r
    end function ripple_set_shape_8d
    function ripple_set_shape_9d (pe, s0, s1, s2, s3, s4, s5, s6, s7, s8) &
      bind (c, name="__ripple_set_shape_9d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3, s4, s5, s6, s7, s8
      type (c_ptr) :: r
    end function ripple_set_shape_9d
    function ripple_set_shape_10d &
      (pe, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9) &
      bind (c, name="__ripple_set_shape_10d") result (r)
      import
      integer (c_int), value :: pe, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9
      type (c_ptr) :: r
    end function ripple_set_shape_10d
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

  ! ripple_slice (x, i0 [, i1 [, i2 [, i3]]]): -1 keeps a dimension.
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
    function ripple_slice_i8_3d (x, i0, i1, i2) &
      bind (c, name="__ripple_slice_i8_3d") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int), value :: i0, i1, i2
      integer (c_int8_t) :: r
    end function ripple_slice_i8_3d
    function ripple_slice_i16_3d (x, i0, i1, i2) &
      bind (c, name="__ripple_slice_i16_3d") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int), value :: i0, i1, i2
      integer (c_int16_t) :: r
    end function ripple_slice_i16_3d
    function ripple_slice_i32_3d (x, i0, i1, i2) &
      bind (c, name="__ripple_slice_i32_3d") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int), value :: i0, i1, i2
      integer (c_int32_t) :: r
    end function ripple_slice_i32_3d
    function ripple_slice_i64_3d (x, i0, i1, i2) &
      bind (c, name="__ripple_slice_i64_3d") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int), value :: i0, i1, i2
      integer (c_int64_t) :: r
    end function ripple_slice_i64_3d
    function ripple_slice_f32_3d (x, i0, i1, i2) &
      bind (c, name="__ripple_slice_f32_3d") result (r)
      import
      real (c_float), value :: x
      integer (c_int), value :: i0, i1, i2
      real (c_float) :: r
    end function ripple_slice_f32_3d
    function ripple_slice_f64_3d (x, i0, i1, i2) &
      bind (c, name="__ripple_slice_f64_3d") result (r)
      import
      real (c_double), value :: x
      integer (c_int), value :: i0, i1, i2
      real (c_double) :: r
    end function ripple_slice_f64_3d
    function ripple_slice_i8_4d (x, i0, i1, i2, i3) &
      bind (c, name="__ripple_slice_i8_4d") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int), value :: i0, i1, i2, i3
      integer (c_int8_t) :: r
    end function ripple_slice_i8_4d
    function ripple_slice_i16_4d (x, i0, i1, i2, i3) &
      bind (c, name="__ripple_slice_i16_4d") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int), value :: i0, i1, i2, i3
      integer (c_int16_t) :: r
    end function ripple_slice_i16_4d
    function ripple_slice_i32_4d (x, i0, i1, i2, i3) &
      bind (c, name="__ripple_slice_i32_4d") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int), value :: i0, i1, i2, i3
      integer (c_int32_t) :: r
    end function ripple_slice_i32_4d
    function ripple_slice_i64_4d (x, i0, i1, i2, i3) &
      bind (c, name="__ripple_slice_i64_4d") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int), value :: i0, i1, i2, i3
      integer (c_int64_t) :: r
    end function ripple_slice_i64_4d
    function ripple_slice_f32_4d (x, i0, i1, i2, i3) &
      bind (c, name="__ripple_slice_f32_4d") result (r)
      import
      real (c_float), value :: x
      integer (c_int), value :: i0, i1, i2, i3
      real (c_float) :: r
    end function ripple_slice_f32_4d
    function ripple_slice_f64_4d (x, i0, i1, i2, i3) &
      bind (c, name="__ripple_slice_f64_4d") result (r)
      import
      real (c_double), value :: x
      integer (c_int), value :: i0, i1, i2, i3
      real (c_double) :: r
    end function ripple_slice_f64_4d
  end interface ripple_slice

  ! ripple_reshape (block, x): the lanes in their order, with BLOCK's shape.
  interface ripple_reshape
    function ripple_reshape_i8 (block, x) &
      bind (c, name="__ripple_reshape_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reshape_i8
    function ripple_reshape_i16 (block, x) &
      bind (c, name="__ripple_reshape_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reshape_i16
    function ripple_reshape_i32 (block, x) &
      bind (c, name="__ripple_reshape_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reshape_i32
    function ripple_reshape_i64 (block, x) &
      bind (c, name="__ripple_reshape_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reshape_i64
    function ripple_reshape_f32 (block, x) &
      bind (c, name="__ripple_reshape_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reshape_f32
    function ripple_reshape_f64 (block, x) &
      bind (c, name="__ripple_reshape_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reshape_f64
  end interface ripple_reshape

  ! ripple_stack (block, x0, x1 [, x2, x3]): one after the other along the last
  ! dimension of BLOCK.
  interface ripple_stack
    function ripple_stack_i8_2 (block, x0, x1) &
      bind (c, name="__ripple_stack_i8_2") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x0, x1
      integer (c_int8_t) :: r
    end function ripple_stack_i8_2
    function ripple_stack_i16_2 (block, x0, x1) &
      bind (c, name="__ripple_stack_i16_2") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x0, x1
      integer (c_int16_t) :: r
    end function ripple_stack_i16_2
    function ripple_stack_i32_2 (block, x0, x1) &
      bind (c, name="__ripple_stack_i32_2") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x0, x1
      integer (c_int32_t) :: r
    end function ripple_stack_i32_2
    function ripple_stack_i64_2 (block, x0, x1) &
      bind (c, name="__ripple_stack_i64_2") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x0, x1
      integer (c_int64_t) :: r
    end function ripple_stack_i64_2
    function ripple_stack_f32_2 (block, x0, x1) &
      bind (c, name="__ripple_stack_f32_2") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x0, x1
      real (c_float) :: r
    end function ripple_stack_f32_2
    function ripple_stack_f64_2 (block, x0, x1) &
      bind (c, name="__ripple_stack_f64_2") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x0, x1
      real (c_double) :: r
    end function ripple_stack_f64_2
    function ripple_stack_i8_4 (block, x0, x1, x2, x3) &
      bind (c, name="__ripple_stack_i8_4") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x0, x1, x2, x3
      integer (c_int8_t) :: r
    end function ripple_stack_i8_4
    function ripple_stack_i16_4 (block, x0, x1, x2, x3) &
      bind (c, name="__ripple_stack_i16_4") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x0, x1, x2, x3
      integer (c_int16_t) :: r
    end function ripple_stack_i16_4
    function ripple_stack_i32_4 (block, x0, x1, x2, x3) &
      bind (c, name="__ripple_stack_i32_4") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x0, x1, x2, x3
      integer (c_int32_t) :: r
    end function ripple_stack_i32_4
    function ripple_stack_i64_4 (block, x0, x1, x2, x3) &
      bind (c, name="__ripple_stack_i64_4") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x0, x1, x2, x3
      integer (c_int64_t) :: r
    end function ripple_stack_i64_4
    function ripple_stack_f32_4 (block, x0, x1, x2, x3) &
      bind (c, name="__ripple_stack_f32_4") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x0, x1, x2, x3
      real (c_float) :: r
    end function ripple_stack_f32_4
    function ripple_stack_f64_4 (block, x0, x1, x2, x3) &
      bind (c, name="__ripple_stack_f64_4") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x0, x1, x2, x3
      real (c_double) :: r
    end function ripple_stack_f64_4
  end interface ripple_stack

  ! ripple_reinterp_i8 (block, x) and others: the bits of X as a block of other
  ! elements.
  interface ripple_reinterp_i8
    function ripple_reinterp_i8_i8 (block, x) &
      bind (c, name="__ripple_reinterp_i8_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reinterp_i8_i8
    function ripple_reinterp_i8_i16 (block, x) &
      bind (c, name="__ripple_reinterp_i8_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reinterp_i8_i16
    function ripple_reinterp_i8_i32 (block, x) &
      bind (c, name="__ripple_reinterp_i8_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reinterp_i8_i32
    function ripple_reinterp_i8_i64 (block, x) &
      bind (c, name="__ripple_reinterp_i8_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reinterp_i8_i64
    function ripple_reinterp_i8_f32 (block, x) &
      bind (c, name="__ripple_reinterp_i8_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      integer (c_int8_t) :: r
    end function ripple_reinterp_i8_f32
    function ripple_reinterp_i8_f64 (block, x) &
      bind (c, name="__ripple_reinterp_i8_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      integer (c_int8_t) :: r
    end function ripple_reinterp_i8_f64
  end interface ripple_reinterp_i8

  interface ripple_reinterp_i16
    function ripple_reinterp_i16_i8 (block, x) &
      bind (c, name="__ripple_reinterp_i16_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reinterp_i16_i8
    function ripple_reinterp_i16_i16 (block, x) &
      bind (c, name="__ripple_reinterp_i16_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reinterp_i16_i16
    function ripple_reinterp_i16_i32 (block, x) &
      bind (c, name="__ripple_reinterp_i16_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reinterp_i16_i32
    function ripple_reinterp_i16_i64 (block, x) &
      bind (c, name="__ripple_reinterp_i16_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reinterp_i16_i64
    function ripple_reinterp_i16_f32 (block, x) &
      bind (c, name="__ripple_reinterp_i16_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      integer (c_int16_t) :: r
    end function ripple_reinterp_i16_f32
    function ripple_reinterp_i16_f64 (block, x) &
      bind (c, name="__ripple_reinterp_i16_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      integer (c_int16_t) :: r
    end function ripple_reinterp_i16_f64
  end interface ripple_reinterp_i16

  interface ripple_reinterp_i32
    function ripple_reinterp_i32_i8 (block, x) &
      bind (c, name="__ripple_reinterp_i32_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reinterp_i32_i8
    function ripple_reinterp_i32_i16 (block, x) &
      bind (c, name="__ripple_reinterp_i32_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reinterp_i32_i16
    function ripple_reinterp_i32_i32 (block, x) &
      bind (c, name="__ripple_reinterp_i32_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reinterp_i32_i32
    function ripple_reinterp_i32_i64 (block, x) &
      bind (c, name="__ripple_reinterp_i32_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reinterp_i32_i64
    function ripple_reinterp_i32_f32 (block, x) &
      bind (c, name="__ripple_reinterp_i32_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      integer (c_int32_t) :: r
    end function ripple_reinterp_i32_f32
    function ripple_reinterp_i32_f64 (block, x) &
      bind (c, name="__ripple_reinterp_i32_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      integer (c_int32_t) :: r
    end function ripple_reinterp_i32_f64
  end interface ripple_reinterp_i32

  interface ripple_reinterp_i64
    function ripple_reinterp_i64_i8 (block, x) &
      bind (c, name="__ripple_reinterp_i64_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reinterp_i64_i8
    function ripple_reinterp_i64_i16 (block, x) &
      bind (c, name="__ripple_reinterp_i64_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reinterp_i64_i16
    function ripple_reinterp_i64_i32 (block, x) &
      bind (c, name="__ripple_reinterp_i64_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reinterp_i64_i32
    function ripple_reinterp_i64_i64 (block, x) &
      bind (c, name="__ripple_reinterp_i64_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reinterp_i64_i64
    function ripple_reinterp_i64_f32 (block, x) &
      bind (c, name="__ripple_reinterp_i64_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      integer (c_int64_t) :: r
    end function ripple_reinterp_i64_f32
    function ripple_reinterp_i64_f64 (block, x) &
      bind (c, name="__ripple_reinterp_i64_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      integer (c_int64_t) :: r
    end function ripple_reinterp_i64_f64
  end interface ripple_reinterp_i64

  interface ripple_reinterp_f32
    function ripple_reinterp_f32_i8 (block, x) &
      bind (c, name="__ripple_reinterp_f32_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      real (c_float) :: r
    end function ripple_reinterp_f32_i8
    function ripple_reinterp_f32_i16 (block, x) &
      bind (c, name="__ripple_reinterp_f32_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      real (c_float) :: r
    end function ripple_reinterp_f32_i16
    function ripple_reinterp_f32_i32 (block, x) &
      bind (c, name="__ripple_reinterp_f32_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      real (c_float) :: r
    end function ripple_reinterp_f32_i32
    function ripple_reinterp_f32_i64 (block, x) &
      bind (c, name="__ripple_reinterp_f32_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      real (c_float) :: r
    end function ripple_reinterp_f32_i64
    function ripple_reinterp_f32_f32 (block, x) &
      bind (c, name="__ripple_reinterp_f32_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      real (c_float) :: r
    end function ripple_reinterp_f32_f32
    function ripple_reinterp_f32_f64 (block, x) &
      bind (c, name="__ripple_reinterp_f32_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      real (c_float) :: r
    end function ripple_reinterp_f32_f64
  end interface ripple_reinterp_f32

  interface ripple_reinterp_f64
    function ripple_reinterp_f64_i8 (block, x) &
      bind (c, name="__ripple_reinterp_f64_i8") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int8_t), value :: x
      real (c_double) :: r
    end function ripple_reinterp_f64_i8
    function ripple_reinterp_f64_i16 (block, x) &
      bind (c, name="__ripple_reinterp_f64_i16") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int16_t), value :: x
      real (c_double) :: r
    end function ripple_reinterp_f64_i16
    function ripple_reinterp_f64_i32 (block, x) &
      bind (c, name="__ripple_reinterp_f64_i32") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int32_t), value :: x
      real (c_double) :: r
    end function ripple_reinterp_f64_i32
    function ripple_reinterp_f64_i64 (block, x) &
      bind (c, name="__ripple_reinterp_f64_i64") result (r)
      import
      type (c_ptr), value :: block
      integer (c_int64_t), value :: x
      real (c_double) :: r
    end function ripple_reinterp_f64_i64
    function ripple_reinterp_f64_f32 (block, x) &
      bind (c, name="__ripple_reinterp_f64_f32") result (r)
      import
      type (c_ptr), value :: block
      real (c_float), value :: x
      real (c_double) :: r
    end function ripple_reinterp_f64_f32
    function ripple_reinterp_f64_f64 (block, x) &
      bind (c, name="__ripple_reinterp_f64_f64") result (r)
      import
      type (c_ptr), value :: block
      real (c_double), value :: x
      real (c_double) :: r
    end function ripple_reinterp_f64_f64
  end interface ripple_reinterp_f64

  ! ripple_shuffle (x, f), ripple_shuffle_pair (x, y, f): lane f (k, n) of X,
  ! or of X and Y behind it, for lane K of N.
  abstract interface
    function ripple_index_function (k, n) bind (c) result (r)
      import
      integer (c_size_t), value :: k, n
      integer (c_size_t) :: r
    end function ripple_index_function
  end interface

  interface ripple_shuffle
    function ripple_shuffle_i8 (x, f) &
      bind (c, name="__ripple_shuffle_i8") result (r)
      import
      integer (c_int8_t), value :: x
      procedure (ripple_index_function) :: f
      integer (c_int8_t) :: r
    end function ripple_shuffle_i8
    function ripple_shuffle_i16 (x, f) &
      bind (c, name="__ripple_shuffle_i16") result (r)
      import
      integer (c_int16_t), value :: x
      procedure (ripple_index_function) :: f
      integer (c_int16_t) :: r
    end function ripple_shuffle_i16
    function ripple_shuffle_i32 (x, f) &
      bind (c, name="__ripple_shuffle_i32") result (r)
      import
      integer (c_int32_t), value :: x
      procedure (ripple_index_function) :: f
      integer (c_int32_t) :: r
    end function ripple_shuffle_i32
    function ripple_shuffle_i64 (x, f) &
      bind (c, name="__ripple_shuffle_i64") result (r)
      import
      integer (c_int64_t), value :: x
      procedure (ripple_index_function) :: f
      integer (c_int64_t) :: r
    end function ripple_shuffle_i64
    function ripple_shuffle_f32 (x, f) &
      bind (c, name="__ripple_shuffle_f32") result (r)
      import
      real (c_float), value :: x
      procedure (ripple_index_function) :: f
      real (c_float) :: r
    end function ripple_shuffle_f32
    function ripple_shuffle_f64 (x, f) &
      bind (c, name="__ripple_shuffle_f64") result (r)
      import
      real (c_double), value :: x
      procedure (ripple_index_function) :: f
      real (c_double) :: r
    end function ripple_shuffle_f64
  end interface ripple_shuffle

  interface ripple_shuffle_pair
    function ripple_shuffle_pair_i8 (x, y, f) &
      bind (c, name="__ripple_shuffle_pair_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      procedure (ripple_index_function) :: f
      integer (c_int8_t) :: r
    end function ripple_shuffle_pair_i8
    function ripple_shuffle_pair_i16 (x, y, f) &
      bind (c, name="__ripple_shuffle_pair_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      procedure (ripple_index_function) :: f
      integer (c_int16_t) :: r
    end function ripple_shuffle_pair_i16
    function ripple_shuffle_pair_i32 (x, y, f) &
      bind (c, name="__ripple_shuffle_pair_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      procedure (ripple_index_function) :: f
      integer (c_int32_t) :: r
    end function ripple_shuffle_pair_i32
    function ripple_shuffle_pair_i64 (x, y, f) &
      bind (c, name="__ripple_shuffle_pair_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      procedure (ripple_index_function) :: f
      integer (c_int64_t) :: r
    end function ripple_shuffle_pair_i64
    function ripple_shuffle_pair_f32 (x, y, f) &
      bind (c, name="__ripple_shuffle_pair_f32") result (r)
      import
      real (c_float), value :: x, y
      procedure (ripple_index_function) :: f
      real (c_float) :: r
    end function ripple_shuffle_pair_f32
    function ripple_shuffle_pair_f64 (x, y, f) &
      bind (c, name="__ripple_shuffle_pair_f64") result (r)
      import
      real (c_double), value :: x, y
      procedure (ripple_index_function) :: f
      real (c_double) :: r
    end function ripple_shuffle_pair_f64
  end interface ripple_shuffle_pair

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

  ! Of unsigned numbers the type is part of the name, here and below.
  interface
    function ripple_reducemin_u8 (dims, x) &
      bind (c, name="__ripple_reduce_min_u8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reducemin_u8
    function ripple_reducemin_u16 (dims, x) &
      bind (c, name="__ripple_reduce_min_u16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reducemin_u16
    function ripple_reducemin_u32 (dims, x) &
      bind (c, name="__ripple_reduce_min_u32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reducemin_u32
    function ripple_reducemin_u64 (dims, x) &
      bind (c, name="__ripple_reduce_min_u64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reducemin_u64
    function ripple_reducemax_u8 (dims, x) &
      bind (c, name="__ripple_reduce_max_u8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_reducemax_u8
    function ripple_reducemax_u16 (dims, x) &
      bind (c, name="__ripple_reduce_max_u16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_reducemax_u16
    function ripple_reducemax_u32 (dims, x) &
      bind (c, name="__ripple_reduce_max_u32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_reducemax_u32
    function ripple_reducemax_u64 (dims, x) &
      bind (c, name="__ripple_reduce_max_u64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_reducemax_u64
  end interface

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

  interface
    function ripple_scanmin_u8 (dims, x) &
      bind (c, name="__ripple_scan_min_u8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmin_u8
    function ripple_scanmin_u16 (dims, x) &
      bind (c, name="__ripple_scan_min_u16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmin_u16
    function ripple_scanmin_u32 (dims, x) &
      bind (c, name="__ripple_scan_min_u32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmin_u32
    function ripple_scanmin_u64 (dims, x) &
      bind (c, name="__ripple_scan_min_u64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmin_u64
    function ripple_scanmin_exclusive_u8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_u8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmin_exclusive_u8
    function ripple_scanmin_exclusive_u16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_u16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmin_exclusive_u16
    function ripple_scanmin_exclusive_u32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_u32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmin_exclusive_u32
    function ripple_scanmin_exclusive_u64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_min_u64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmin_exclusive_u64
    function ripple_scanmax_u8 (dims, x) &
      bind (c, name="__ripple_scan_max_u8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmax_u8
    function ripple_scanmax_u16 (dims, x) &
      bind (c, name="__ripple_scan_max_u16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmax_u16
    function ripple_scanmax_u32 (dims, x) &
      bind (c, name="__ripple_scan_max_u32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmax_u32
    function ripple_scanmax_u64 (dims, x) &
      bind (c, name="__ripple_scan_max_u64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmax_u64
    function ripple_scanmax_exclusive_u8 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_u8") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int8_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_scanmax_exclusive_u8
    function ripple_scanmax_exclusive_u16 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_u16") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int16_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_scanmax_exclusive_u16
    function ripple_scanmax_exclusive_u32 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_u32") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int32_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_scanmax_exclusive_u32
    function ripple_scanmax_exclusive_u64 (dims, x) &
      bind (c, name="__ripple_exclusive_scan_max_u64") result (r)
      import
      integer (c_int), value :: dims
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_scanmax_exclusive_u64
  end interface

  ! Whether C is true in any, or in all, of the lanes that are on; in how many;
  ! the first of these, counted from 0, or -1.
  interface
    function ripple_any (c) &
      bind (c, name="__ripple_any_lane") result (r)
      import
      logical (c_bool), value :: c
      logical (c_bool) :: r
    end function ripple_any
    function ripple_all (c) &
      bind (c, name="__ripple_all_lanes") result (r)
      import
      logical (c_bool), value :: c
      logical (c_bool) :: r
    end function ripple_all
    function ripple_count (c) &
      bind (c, name="__ripple_count") result (r)
      import
      logical (c_bool), value :: c
      integer (c_size_t) :: r
    end function ripple_count
    function ripple_first (c) &
      bind (c, name="__ripple_first") result (r)
      import
      logical (c_bool), value :: c
      integer (c_int64_t) :: r
    end function ripple_first
  end interface

  ! ripple_on (x): true in the lanes that are on, with the shape of X;
  ! ripple_same (x, y): whether X is Y, or has its bits;
  ! ripple_lane (x, k): lane K of X, counted as ripple_permute does.
  interface ripple_on
    function ripple_on_i8 (x) &
      bind (c, name="__ripple_on_i8") result (r)
      import
      integer (c_int8_t), value :: x
      logical (c_bool) :: r
    end function ripple_on_i8
    function ripple_on_i16 (x) &
      bind (c, name="__ripple_on_i16") result (r)
      import
      integer (c_int16_t), value :: x
      logical (c_bool) :: r
    end function ripple_on_i16
    function ripple_on_i32 (x) &
      bind (c, name="__ripple_on_i32") result (r)
      import
      integer (c_int32_t), value :: x
      logical (c_bool) :: r
    end function ripple_on_i32
    function ripple_on_i64 (x) &
      bind (c, name="__ripple_on_i64") result (r)
      import
      integer (c_int64_t), value :: x
      logical (c_bool) :: r
    end function ripple_on_i64
    function ripple_on_f32 (x) &
      bind (c, name="__ripple_on_f32") result (r)
      import
      real (c_float), value :: x
      logical (c_bool) :: r
    end function ripple_on_f32
    function ripple_on_f64 (x) &
      bind (c, name="__ripple_on_f64") result (r)
      import
      real (c_double), value :: x
      logical (c_bool) :: r
    end function ripple_on_f64
  end interface ripple_on

  interface ripple_same
    function ripple_same_i8 (x, y) &
      bind (c, name="__ripple_same_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      logical (c_bool) :: r
    end function ripple_same_i8
    function ripple_same_i16 (x, y) &
      bind (c, name="__ripple_same_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      logical (c_bool) :: r
    end function ripple_same_i16
    function ripple_same_i32 (x, y) &
      bind (c, name="__ripple_same_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      logical (c_bool) :: r
    end function ripple_same_i32
    function ripple_same_i64 (x, y) &
      bind (c, name="__ripple_same_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      logical (c_bool) :: r
    end function ripple_same_i64
    function ripple_same_f32 (x, y) &
      bind (c, name="__ripple_same_f32") result (r)
      import
      real (c_float), value :: x, y
      logical (c_bool) :: r
    end function ripple_same_f32
    function ripple_same_f64 (x, y) &
      bind (c, name="__ripple_same_f64") result (r)
      import
      real (c_double), value :: x, y
      logical (c_bool) :: r
    end function ripple_same_f64
  end interface ripple_same

  interface ripple_lane
    function ripple_lane_i8 (x, k) &
      bind (c, name="__ripple_permute_i8_lane") result (r)
      import
      integer (c_int8_t), value :: x
      integer (c_int64_t), value :: k
      integer (c_int8_t) :: r
    end function ripple_lane_i8
    function ripple_lane_i16 (x, k) &
      bind (c, name="__ripple_permute_i16_lane") result (r)
      import
      integer (c_int16_t), value :: x
      integer (c_int64_t), value :: k
      integer (c_int16_t) :: r
    end function ripple_lane_i16
    function ripple_lane_i32 (x, k) &
      bind (c, name="__ripple_permute_i32_lane") result (r)
      import
      integer (c_int32_t), value :: x
      integer (c_int64_t), value :: k
      integer (c_int32_t) :: r
    end function ripple_lane_i32
    function ripple_lane_i64 (x, k) &
      bind (c, name="__ripple_permute_i64_lane") result (r)
      import
      integer (c_int64_t), value :: x, k
      integer (c_int64_t) :: r
    end function ripple_lane_i64
    function ripple_lane_f32 (x, k) &
      bind (c, name="__ripple_permute_f32_lane") result (r)
      import
      real (c_float), value :: x
      integer (c_int64_t), value :: k
      real (c_float) :: r
    end function ripple_lane_f32
    function ripple_lane_f64 (x, k) &
      bind (c, name="__ripple_permute_f64_lane") result (r)
      import
      real (c_double), value :: x
      integer (c_int64_t), value :: k
      real (c_double) :: r
    end function ripple_lane_f64
  end interface ripple_lane

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
      integer (c_int64_t), value :: x, index
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
      integer (c_int64_t), value :: x, n
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
      integer (c_int64_t), value :: x, n
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
      integer (c_int64_t), value :: high, low, n
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
      integer (c_int64_t), value :: high, low, n
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

  ! ripple_add_sat (x, y) and others of two numbers; ripple_add_sat_u8 (x, y)
  ! and others: the same of unsigned ones.
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

  interface ripple_shl_sat
    function ripple_shl_sat_i8 (x, y) &
      bind (c, name="__ripple_shl_sat_i8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_shl_sat_i8
    function ripple_shl_sat_i16 (x, y) &
      bind (c, name="__ripple_shl_sat_i16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_shl_sat_i16
    function ripple_shl_sat_i32 (x, y) &
      bind (c, name="__ripple_shl_sat_i32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_shl_sat_i32
    function ripple_shl_sat_i64 (x, y) &
      bind (c, name="__ripple_shl_sat_i64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_shl_sat_i64
  end interface ripple_shl_sat

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

  interface
    function ripple_add_sat_u8 (x, y) &
      bind (c, name="__ripple_add_sat_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_add_sat_u8
    function ripple_add_sat_u16 (x, y) &
      bind (c, name="__ripple_add_sat_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_add_sat_u16
    function ripple_add_sat_u32 (x, y) &
      bind (c, name="__ripple_add_sat_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_add_sat_u32
    function ripple_add_sat_u64 (x, y) &
      bind (c, name="__ripple_add_sat_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_add_sat_u64
    function ripple_sub_sat_u8 (x, y) &
      bind (c, name="__ripple_sub_sat_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_sub_sat_u8
    function ripple_sub_sat_u16 (x, y) &
      bind (c, name="__ripple_sub_sat_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_sub_sat_u16
    function ripple_sub_sat_u32 (x, y) &
      bind (c, name="__ripple_sub_sat_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_sub_sat_u32
    function ripple_sub_sat_u64 (x, y) &
      bind (c, name="__ripple_sub_sat_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_sub_sat_u64
    function ripple_shl_sat_u8 (x, y) &
      bind (c, name="__ripple_shl_sat_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_shl_sat_u8
    function ripple_shl_sat_u16 (x, y) &
      bind (c, name="__ripple_shl_sat_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_shl_sat_u16
    function ripple_shl_sat_u32 (x, y) &
      bind (c, name="__ripple_shl_sat_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_shl_sat_u32
    function ripple_shl_sat_u64 (x, y) &
      bind (c, name="__ripple_shl_sat_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_shl_sat_u64
    function ripple_average_up_u8 (x, y) &
      bind (c, name="__ripple_average_up_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_average_up_u8
    function ripple_average_up_u16 (x, y) &
      bind (c, name="__ripple_average_up_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_average_up_u16
    function ripple_average_up_u32 (x, y) &
      bind (c, name="__ripple_average_up_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_average_up_u32
    function ripple_average_up_u64 (x, y) &
      bind (c, name="__ripple_average_up_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_average_up_u64
    function ripple_average_down_u8 (x, y) &
      bind (c, name="__ripple_average_down_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_average_down_u8
    function ripple_average_down_u16 (x, y) &
      bind (c, name="__ripple_average_down_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_average_down_u16
    function ripple_average_down_u32 (x, y) &
      bind (c, name="__ripple_average_down_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_average_down_u32
    function ripple_average_down_u64 (x, y) &
      bind (c, name="__ripple_average_down_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_average_down_u64
    function ripple_abs_difference_u8 (x, y) &
      bind (c, name="__ripple_abs_difference_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_abs_difference_u8
    function ripple_abs_difference_u16 (x, y) &
      bind (c, name="__ripple_abs_difference_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_abs_difference_u16
    function ripple_abs_difference_u32 (x, y) &
      bind (c, name="__ripple_abs_difference_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_abs_difference_u32
    function ripple_abs_difference_u64 (x, y) &
      bind (c, name="__ripple_abs_difference_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_abs_difference_u64
    function ripple_multiply_high_u8 (x, y) &
      bind (c, name="__ripple_multiply_high_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_multiply_high_u8
    function ripple_multiply_high_u16 (x, y) &
      bind (c, name="__ripple_multiply_high_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_multiply_high_u16
    function ripple_multiply_high_u32 (x, y) &
      bind (c, name="__ripple_multiply_high_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_multiply_high_u32
    function ripple_multiply_high_u64 (x, y) &
      bind (c, name="__ripple_multiply_high_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_multiply_high_u64
    function ripple_multiply_rounded_u8 (x, y) &
      bind (c, name="__ripple_multiply_rounded_u8") result (r)
      import
      integer (c_int8_t), value :: x, y
      integer (c_int8_t) :: r
    end function ripple_multiply_rounded_u8
    function ripple_multiply_rounded_u16 (x, y) &
      bind (c, name="__ripple_multiply_rounded_u16") result (r)
      import
      integer (c_int16_t), value :: x, y
      integer (c_int16_t) :: r
    end function ripple_multiply_rounded_u16
    function ripple_multiply_rounded_u32 (x, y) &
      bind (c, name="__ripple_multiply_rounded_u32") result (r)
      import
      integer (c_int32_t), value :: x, y
      integer (c_int32_t) :: r
    end function ripple_multiply_rounded_u32
    function ripple_multiply_rounded_u64 (x, y) &
      bind (c, name="__ripple_multiply_rounded_u64") result (r)
      import
      integer (c_int64_t), value :: x, y
      integer (c_int64_t) :: r
    end function ripple_multiply_rounded_u64
  end interface

  ! ripple_narrow_sat_i8 (x), _u8 and others: X, a signed number, or the end of
  ! that type. ripple_narrow_round_i8 (x, n) and others: the same of X / 2**N,
  ! rounded, ties up.
  interface
    function ripple_narrow_sat_i8 (x) &
      bind (c, name="__ripple_narrow_i_i8") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_narrow_sat_i8
    function ripple_narrow_sat_i16 (x) &
      bind (c, name="__ripple_narrow_i_i16") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_narrow_sat_i16
    function ripple_narrow_sat_i32 (x) &
      bind (c, name="__ripple_narrow_i_i32") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_narrow_sat_i32
    function ripple_narrow_sat_i64 (x) &
      bind (c, name="__ripple_narrow_i_i64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_narrow_sat_i64
    function ripple_narrow_round_i8 (x, n) &
      bind (c, name="__ripple_round_to_i_i8") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int8_t) :: r
    end function ripple_narrow_round_i8
    function ripple_narrow_round_i16 (x, n) &
      bind (c, name="__ripple_round_to_i_i16") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int16_t) :: r
    end function ripple_narrow_round_i16
    function ripple_narrow_round_i32 (x, n) &
      bind (c, name="__ripple_round_to_i_i32") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int32_t) :: r
    end function ripple_narrow_round_i32
    function ripple_narrow_round_i64 (x, n) &
      bind (c, name="__ripple_round_to_i_i64") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int64_t) :: r
    end function ripple_narrow_round_i64
    function ripple_narrow_sat_u8 (x) &
      bind (c, name="__ripple_narrow_i_u8") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int8_t) :: r
    end function ripple_narrow_sat_u8
    function ripple_narrow_sat_u16 (x) &
      bind (c, name="__ripple_narrow_i_u16") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int16_t) :: r
    end function ripple_narrow_sat_u16
    function ripple_narrow_sat_u32 (x) &
      bind (c, name="__ripple_narrow_i_u32") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int32_t) :: r
    end function ripple_narrow_sat_u32
    function ripple_narrow_sat_u64 (x) &
      bind (c, name="__ripple_narrow_i_u64") result (r)
      import
      integer (c_int64_t), value :: x
      integer (c_int64_t) :: r
    end function ripple_narrow_sat_u64
    function ripple_narrow_round_u8 (x, n) &
      bind (c, name="__ripple_round_to_i_u8") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int8_t) :: r
    end function ripple_narrow_round_u8
    function ripple_narrow_round_u16 (x, n) &
      bind (c, name="__ripple_round_to_i_u16") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int16_t) :: r
    end function ripple_narrow_round_u16
    function ripple_narrow_round_u32 (x, n) &
      bind (c, name="__ripple_round_to_i_u32") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int32_t) :: r
    end function ripple_narrow_round_u32
    function ripple_narrow_round_u64 (x, n) &
      bind (c, name="__ripple_round_to_i_u64") result (r)
      import
      integer (c_int64_t), value :: x, n
      integer (c_int64_t) :: r
    end function ripple_narrow_round_u64
  end interface

  ! ripple_convert_sat_i8 (x), _u8 and others: of real numbers.
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

  interface ripple_convert_sat_u8
    function ripple_convert_sat_u8_f32 (x) &
      bind (c, name="__ripple_narrow_f_u8") result (r)
      import
      real (c_float), value :: x
      integer (c_int8_t) :: r
    end function ripple_convert_sat_u8_f32
    function ripple_convert_sat_u8_f64 (x) &
      bind (c, name="__ripple_narrow_d_u8") result (r)
      import
      real (c_double), value :: x
      integer (c_int8_t) :: r
    end function ripple_convert_sat_u8_f64
  end interface ripple_convert_sat_u8

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

  interface ripple_convert_sat_u16
    function ripple_convert_sat_u16_f32 (x) &
      bind (c, name="__ripple_narrow_f_u16") result (r)
      import
      real (c_float), value :: x
      integer (c_int16_t) :: r
    end function ripple_convert_sat_u16_f32
    function ripple_convert_sat_u16_f64 (x) &
      bind (c, name="__ripple_narrow_d_u16") result (r)
      import
      real (c_double), value :: x
      integer (c_int16_t) :: r
    end function ripple_convert_sat_u16_f64
  end interface ripple_convert_sat_u16

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

  interface ripple_convert_sat_u32
    function ripple_convert_sat_u32_f32 (x) &
      bind (c, name="__ripple_narrow_f_u32") result (r)
      import
      real (c_float), value :: x
      integer (c_int32_t) :: r
    end function ripple_convert_sat_u32_f32
    function ripple_convert_sat_u32_f64 (x) &
      bind (c, name="__ripple_narrow_d_u32") result (r)
      import
      real (c_double), value :: x
      integer (c_int32_t) :: r
    end function ripple_convert_sat_u32_f64
  end interface ripple_convert_sat_u32

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

  interface ripple_convert_sat_u64
    function ripple_convert_sat_u64_f32 (x) &
      bind (c, name="__ripple_narrow_f_u64") result (r)
      import
      real (c_float), value :: x
      integer (c_int64_t) :: r
    end function ripple_convert_sat_u64_f32
    function ripple_convert_sat_u64_f64 (x) &
      bind (c, name="__ripple_narrow_d_u64") result (r)
      import
      real (c_double), value :: x
      integer (c_int64_t) :: r
    end function ripple_convert_sat_u64_f64
  end interface ripple_convert_sat_u64

  ! ripple_dot_add (a, b, sum, how): SUM plus the products of what is packed in
  ! the words A and B.  HOW is one of these constants, plus ripple_sat where
  ! the sum does not wrap.  ripple_dot_add_u32: the sum is unsigned, as are
  ! both words: HOW is ripple_u8u8.
  integer (c_int), parameter :: ripple_u8u8 = 0
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
    function ripple_dot_add_u32 (a, b, sum, how) &
      bind (c, name="__ripple_dot_add_u32") result (r)
      import
      integer (c_int32_t), value :: a, b, sum
      integer (c_int), value :: how
      integer (c_int32_t) :: r
    end function ripple_dot_add_u32
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

  ! The bits of the bfloat16 that is nearest to X.
  interface
    function ripple_bf16_from_float (x) &
      bind (c, name="__ripple_bf16_from_float") result (r)
      import
      real (c_float), value :: x
      integer (c_int16_t) :: r
    end function ripple_bf16_from_float
  end interface

  ! call ripple_updateadd (p, x) and its like: for each lane that is on, one
  ! after the other, P becomes P + X, so that every lane counts also where
  ! several have the same P.
  interface ripple_updateadd
    module procedure ripple_updateadd_i8
    module procedure ripple_updateadd_i16
    module procedure ripple_updateadd_i32
    module procedure ripple_updateadd_i64
    module procedure ripple_updateadd_f32
    module procedure ripple_updateadd_f64
  end interface ripple_updateadd

  interface ripple_updatemin
    module procedure ripple_updatemin_i8
    module procedure ripple_updatemin_i16
    module procedure ripple_updatemin_i32
    module procedure ripple_updatemin_i64
    module procedure ripple_updatemin_f32
    module procedure ripple_updatemin_f64
  end interface ripple_updatemin

  interface ripple_updatemax
    module procedure ripple_updatemax_i8
    module procedure ripple_updatemax_i16
    module procedure ripple_updatemax_i32
    module procedure ripple_updatemax_i64
    module procedure ripple_updatemax_f32
    module procedure ripple_updatemax_f64
  end interface ripple_updatemax

  interface ripple_updateand
    module procedure ripple_updateand_i8
    module procedure ripple_updateand_i16
    module procedure ripple_updateand_i32
    module procedure ripple_updateand_i64
  end interface ripple_updateand

  interface ripple_updateor
    module procedure ripple_updateor_i8
    module procedure ripple_updateor_i16
    module procedure ripple_updateor_i32
    module procedure ripple_updateor_i64
  end interface ripple_updateor

  interface ripple_updatexor
    module procedure ripple_updatexor_i8
    module procedure ripple_updatexor_i16
    module procedure ripple_updatexor_i32
    module procedure ripple_updatexor_i64
  end interface ripple_updatexor

  private :: small_round, small_widen, low

contains

  subroutine ripple_updateadd_i8 (p, x) &
    bind (c, name="__ripplelane_add_i8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    p = p + x
  end subroutine ripple_updateadd_i8

  subroutine ripple_updateadd_i16 (p, x) &
    bind (c, name="__ripplelane_add_i16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    p = p + x
  end subroutine ripple_updateadd_i16

  subroutine ripple_updateadd_i32 (p, x) &
    bind (c, name="__ripplelane_add_i32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    p = p + x
  end subroutine ripple_updateadd_i32

  subroutine ripple_updateadd_i64 (p, x) &
    bind (c, name="__ripplelane_add_i64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    p = p + x
  end subroutine ripple_updateadd_i64

  subroutine ripple_updateadd_f32 (p, x) &
    bind (c, name="__ripplelane_add_f32")
    real (c_float), intent (inout) :: p
    real (c_float), value :: x
    p = p + x
  end subroutine ripple_updateadd_f32

  subroutine ripple_updateadd_f64 (p, x) &
    bind (c, name="__ripplelane_add_f64")
    real (c_double), intent (inout) :: p
    real (c_double), value :: x
    p = p + x
  end subroutine ripple_updateadd_f64

  ! A number takes the place of NaN.
  subroutine ripple_updatemin_i8 (p, x) &
    bind (c, name="__ripplelane_min_i8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    if (x < p .or. .not. p <= p) p = x
  end subroutine ripple_updatemin_i8

  subroutine ripple_updatemin_i16 (p, x) &
    bind (c, name="__ripplelane_min_i16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    if (x < p .or. .not. p <= p) p = x
  end subroutine ripple_updatemin_i16

  subroutine ripple_updatemin_i32 (p, x) &
    bind (c, name="__ripplelane_min_i32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    if (x < p .or. .not. p <= p) p = x
  end subroutine ripple_updatemin_i32

  subroutine ripple_updatemin_i64 (p, x) &
    bind (c, name="__ripplelane_min_i64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    if (x < p .or. .not. p <= p) p = x
  end subroutine ripple_updatemin_i64

  subroutine ripple_updatemin_f32 (p, x) &
    bind (c, name="__ripplelane_min_f32")
    real (c_float), intent (inout) :: p
    real (c_float), value :: x
    if (x < p .or. .not. p <= p) p = x
  end subroutine ripple_updatemin_f32

  subroutine ripple_updatemin_f64 (p, x) &
    bind (c, name="__ripplelane_min_f64")
    real (c_double), intent (inout) :: p
    real (c_double), value :: x
    if (x < p .or. .not. p <= p) p = x
  end subroutine ripple_updatemin_f64

  subroutine ripple_updatemax_i8 (p, x) &
    bind (c, name="__ripplelane_max_i8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    if (x > p .or. .not. p <= p) p = x
  end subroutine ripple_updatemax_i8

  subroutine ripple_updatemax_i16 (p, x) &
    bind (c, name="__ripplelane_max_i16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    if (x > p .or. .not. p <= p) p = x
  end subroutine ripple_updatemax_i16

  subroutine ripple_updatemax_i32 (p, x) &
    bind (c, name="__ripplelane_max_i32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    if (x > p .or. .not. p <= p) p = x
  end subroutine ripple_updatemax_i32

  subroutine ripple_updatemax_i64 (p, x) &
    bind (c, name="__ripplelane_max_i64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    if (x > p .or. .not. p <= p) p = x
  end subroutine ripple_updatemax_i64

  subroutine ripple_updatemax_f32 (p, x) &
    bind (c, name="__ripplelane_max_f32")
    real (c_float), intent (inout) :: p
    real (c_float), value :: x
    if (x > p .or. .not. p <= p) p = x
  end subroutine ripple_updatemax_f32

  subroutine ripple_updatemax_f64 (p, x) &
    bind (c, name="__ripplelane_max_f64")
    real (c_double), intent (inout) :: p
    real (c_double), value :: x
    if (x > p .or. .not. p <= p) p = x
  end subroutine ripple_updatemax_f64

  ! The order of unsigned numbers is that of signed ones, the upper bit of
  ! which is the other one.
  subroutine ripple_updatemin_u8 (p, x) &
    bind (c, name="__ripplelane_min_u8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    if (ieor (x, not (huge (x))) < ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemin_u8

  subroutine ripple_updatemin_u16 (p, x) &
    bind (c, name="__ripplelane_min_u16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    if (ieor (x, not (huge (x))) < ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemin_u16

  subroutine ripple_updatemin_u32 (p, x) &
    bind (c, name="__ripplelane_min_u32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    if (ieor (x, not (huge (x))) < ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemin_u32

  subroutine ripple_updatemin_u64 (p, x) &
    bind (c, name="__ripplelane_min_u64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    if (ieor (x, not (huge (x))) < ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemin_u64

  subroutine ripple_updatemax_u8 (p, x) &
    bind (c, name="__ripplelane_max_u8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    if (ieor (x, not (huge (x))) > ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemax_u8

  subroutine ripple_updatemax_u16 (p, x) &
    bind (c, name="__ripplelane_max_u16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    if (ieor (x, not (huge (x))) > ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemax_u16

  subroutine ripple_updatemax_u32 (p, x) &
    bind (c, name="__ripplelane_max_u32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    if (ieor (x, not (huge (x))) > ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemax_u32

  subroutine ripple_updatemax_u64 (p, x) &
    bind (c, name="__ripplelane_max_u64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    if (ieor (x, not (huge (x))) > ieor (p, not (huge (p)))) p = x
  end subroutine ripple_updatemax_u64

  subroutine ripple_updateand_i8 (p, x) &
    bind (c, name="__ripplelane_and_i8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    p = iand (p, x)
  end subroutine ripple_updateand_i8

  subroutine ripple_updateand_i16 (p, x) &
    bind (c, name="__ripplelane_and_i16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    p = iand (p, x)
  end subroutine ripple_updateand_i16

  subroutine ripple_updateand_i32 (p, x) &
    bind (c, name="__ripplelane_and_i32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    p = iand (p, x)
  end subroutine ripple_updateand_i32

  subroutine ripple_updateand_i64 (p, x) &
    bind (c, name="__ripplelane_and_i64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    p = iand (p, x)
  end subroutine ripple_updateand_i64

  subroutine ripple_updateor_i8 (p, x) &
    bind (c, name="__ripplelane_or_i8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    p = ior (p, x)
  end subroutine ripple_updateor_i8

  subroutine ripple_updateor_i16 (p, x) &
    bind (c, name="__ripplelane_or_i16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    p = ior (p, x)
  end subroutine ripple_updateor_i16

  subroutine ripple_updateor_i32 (p, x) &
    bind (c, name="__ripplelane_or_i32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    p = ior (p, x)
  end subroutine ripple_updateor_i32

  subroutine ripple_updateor_i64 (p, x) &
    bind (c, name="__ripplelane_or_i64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    p = ior (p, x)
  end subroutine ripple_updateor_i64

  subroutine ripple_updatexor_i8 (p, x) &
    bind (c, name="__ripplelane_xor_i8")
    integer (c_int8_t), intent (inout) :: p
    integer (c_int8_t), value :: x
    p = ieor (p, x)
  end subroutine ripple_updatexor_i8

  subroutine ripple_updatexor_i16 (p, x) &
    bind (c, name="__ripplelane_xor_i16")
    integer (c_int16_t), intent (inout) :: p
    integer (c_int16_t), value :: x
    p = ieor (p, x)
  end subroutine ripple_updatexor_i16

  subroutine ripple_updatexor_i32 (p, x) &
    bind (c, name="__ripplelane_xor_i32")
    integer (c_int32_t), intent (inout) :: p
    integer (c_int32_t), value :: x
    p = ieor (p, x)
  end subroutine ripple_updatexor_i32

  subroutine ripple_updatexor_i64 (p, x) &
    bind (c, name="__ripplelane_xor_i64")
    integer (c_int64_t), intent (inout) :: p
    integer (c_int64_t), value :: x
    p = ieor (p, x)
  end subroutine ripple_updatexor_i64

  ! Random numbers: <ripple/random.h>.  All words are of 32 random bits; the
  ! numbers of a round are below 2**32.

  ! The lower half of the product of C and FACTOR.
  pure function low (c, factor) result (r) bind (c, name="__ripplemodule_low")
    integer (c_int32_t), value :: c, factor
    integer (c_int32_t) :: r
    r = int (int (c, c_int64_t) * factor, c_int32_t)
  end function low

  ! Four words X, Y, Z and W for the counter (C0, C1, C2, C3) and the key
  ! (K0, K1).
  subroutine ripple_philox4x32 (c0, c1, c2, c3, k0, k1, x, y, z, w) &
    bind (c, name="__ripplemodule_philox4x32")
    integer (c_int32_t), value :: c0, c1, c2, c3, k0, k1
    integer (c_int32_t), intent (out) :: x, y, z, w
    integer (c_int32_t) :: t, k, l
    integer :: i
    x = c0
    y = c1
    z = c2
    w = c3
    do i = 0, 9
      k = int (k0 + i * 2654435769_c_int64_t, c_int32_t)
      l = int (k1 + i * 3144134277_c_int64_t, c_int32_t)
      t = x
      x = ieor (ieor (ripple_multiply_high_u32 (z, -845247145), y), k)
      y = low (z, -845247145)
      z = ieor (ieor (ripple_multiply_high_u32 (t, -766435501), w), l)
      w = low (t, -766435501)
    end do
  end subroutine ripple_philox4x32

  ! The words for COUNTER, in the two low words, and KEY.
  subroutine ripple_philox (counter, key, x, y, z, w) &
    bind (c, name="__ripplemodule_philox")
    integer (c_int64_t), value :: counter, key
    integer (c_int32_t), intent (out) :: x, y, z, w
    call ripple_philox4x32 (int (counter, c_int32_t), &
                            int (shiftr (counter, 32), c_int32_t), &
                            0_c_int32_t, 0_c_int32_t, &
                            int (key, c_int32_t), &
                            int (shiftr (key, 32), c_int32_t), x, y, z, w)
  end subroutine ripple_philox

  ! A multiple of 2**(-24) from 0 on and below 1, made of the upper bits of
  ! WORD; of 2**(-53), made of the upper bits of both words.
  pure function ripple_random_float (word) result (r) &
    bind (c, name="__ripplemodule_random_float")
    integer (c_int32_t), value :: word
    real (c_float) :: r
    r = real (shiftr (word, 8), c_float) * 2.0_c_float ** (-24)
  end function ripple_random_float

  pure function ripple_random_double (upper, lower) result (r) &
    bind (c, name="__ripplemodule_random_double")
    integer (c_int32_t), value :: upper, lower
    real (c_double) :: r
    r = real (shiftr (upper, 5), c_double) * 2.0_c_double ** (-27) &
        + real (shiftr (lower, 6), c_double) * 2.0_c_double ** (-53)
  end function ripple_random_double

  ! Two numbers with the normal distribution (mean 0, variance 1), made of two
  ! words by the method of Box and Muller.
  pure subroutine ripple_random_normal (word0, word1, first, second) &
    bind (c, name="__ripplemodule_random_normal")
    integer (c_int32_t), value :: word0, word1
    real (c_float), intent (out) :: first, second
    real (c_float) :: radius, angle
    radius = sqrt (-2 * log (1 - ripple_random_float (word0)))
    angle = 6.283185307179586477_c_float * ripple_random_float (word1)
    first = radius * cos (angle)
    second = radius * sin (angle)
  end subroutine ripple_random_normal

  ! Floating numbers of 8 and 16 bits, as their bits: <ripple/small.h>.

  ! The number with the upper 16 bits X.
  pure function ripple_float_from_bf16 (x) result (r) &
    bind (c, name="__ripplemodule_float_from_bf16")
    integer (c_int16_t), value :: x
    real (c_float) :: r
    r = transfer (shiftl (int (x, c_int32_t), 16), r)
  end function ripple_float_from_bf16

  ! The magnitude with the bits N, rounded to FRACTION bits of fraction and
  ! exponents of that BIAS, as bits; anything if it is too large.
  pure function small_round (n, fraction, bias) result (m) &
    bind (c, name="__ripplemodule_small_round")
    integer (c_int32_t), value :: n, fraction, bias
    integer (c_int32_t) :: m, shift, e
    e = shiftr (n, 23)
    ! Of 25 bits and more of a subnormal number nothing is left.
    shift = max (23 - fraction, min (25, 151 - bias - fraction - e))
    m = merge (n - shiftl (127 - bias, 23), &
               ior (iand (n, 8388607), 8388608), e > 127 - bias)
    m = m + shiftl (1, shift - 1) - 1 + iand (shiftr (m, shift), 1)
    m = shiftr (m, shift)
  end function small_round

  ! The bits of the number whose magnitude is N, a finite number with FRACTION
  ! bits of fraction and exponents of that BIAS.
  pure function small_widen (n, fraction, bias) result (m) &
    bind (c, name="__ripplemodule_small_widen")
    integer (c_int32_t), value :: n, fraction, bias
    integer (c_int32_t) :: m, least
    real (c_float) :: x
    m = shiftl (n, 23 - fraction)
    least = shiftl (128 - bias, 23)
    x = transfer (ior (m, least), x) - transfer (least, x)
    m = merge (m + shiftl (127 - bias, 23), transfer (x, m), &
               shiftr (n, fraction) /= 0)
  end function small_widen

  ! The number that is meant by X, of E4M3 and E5M2.
  pure function ripple_float_from_e4m3 (x) result (r) &
    bind (c, name="__ripplemodule_float_from_e4m3")
    integer (c_int8_t), value :: x
    real (c_float) :: r
    integer (c_int32_t) :: n
    n = iand (int (x, c_int32_t), 127)
    n = merge (2143289344, small_widen (n, 3, 7), n == 127)
    r = transfer (ior (n, shiftl (iand (int (x, c_int32_t), 128), 24)), r)
  end function ripple_float_from_e4m3

  pure function ripple_float_from_e5m2 (x) result (r) &
    bind (c, name="__ripplemodule_float_from_e5m2")
    integer (c_int8_t), value :: x
    real (c_float) :: r
    integer (c_int32_t) :: n, m
    n = iand (int (x, c_int32_t), 127)
    m = merge (2139095040, small_widen (n, 2, 15), n == 124)
    m = merge (2143289344, m, n > 124)
    r = transfer (ior (m, shiftl (iand (int (x, c_int32_t), 128), 24)), r)
  end function ripple_float_from_e5m2

  ! The E4M3 number that is nearest to X.  What is too large is NaN, or 448 if
  ! _sat.
  pure function ripple_e4m3_from_float (x) result (r) &
    bind (c, name="__ripplemodule_e4m3_from_float")
    real (c_float), value :: x
    integer (c_int8_t) :: r
    integer (c_int32_t) :: n, m
    n = transfer (x, n)
    m = iand (n, huge (m))
    m = merge (127, small_round (m, 3, 7), m > 1139277824)
    r = int (ior (m, iand (shiftr (n, 24), 128)), c_int8_t)
  end function ripple_e4m3_from_float

  pure function ripple_e4m3_from_float_sat (x) result (r) &
    bind (c, name="__ripplemodule_e4m3_from_float_sat")
    real (c_float), value :: x
    integer (c_int8_t) :: r
    integer (c_int32_t) :: n, m, s
    n = transfer (x, n)
    m = iand (n, huge (m))
    s = small_round (m, 3, 7)
    s = merge (126, s, m > 1138753536)
    m = merge (127, s, m > 2139095040)
    r = int (ior (m, iand (shiftr (n, 24), 128)), c_int8_t)
  end function ripple_e4m3_from_float_sat

  ! The E5M2 number that is nearest to X.  What is too large is infinite, or
  ! 57344 if _sat, also infinity itself.
  pure function ripple_e5m2_from_float (x) result (r) &
    bind (c, name="__ripplemodule_e5m2_from_float")
    real (c_float), value :: x
    integer (c_int8_t) :: r
    integer (c_int32_t) :: n, m, s
    n = transfer (x, n)
    m = iand (n, huge (m))
    s = small_round (m, 2, 15)
    s = merge (124, s, m >= 1198522368)
    m = merge (126, s, m > 2139095040)
    r = int (ior (m, iand (shiftr (n, 24), 128)), c_int8_t)
  end function ripple_e5m2_from_float

  pure function ripple_e5m2_from_float_sat (x) result (r) &
    bind (c, name="__ripplemodule_e5m2_from_float_sat")
    real (c_float), value :: x
    integer (c_int8_t) :: r
    integer (c_int32_t) :: n, m, s
    n = transfer (x, n)
    m = iand (n, huge (m))
    s = small_round (m, 2, 15)
    s = merge (123, s, m > 1197473792)
    m = merge (126, s, m > 2139095040)
    r = int (ior (m, iand (shiftr (n, 24), 128)), c_int8_t)
  end function ripple_e5m2_from_float_sat
end module ripple
