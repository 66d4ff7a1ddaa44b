/* Operations between the lanes of a tensor: reductions, broadcasts, slices,
   shuffles; and saturating arithmetic.  Included by ripple.h.

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

/* Alone it is all of ripple.h.  */
#ifndef RIPPLE_H
# include "../ripple.h"
#endif

#ifndef RIPPLE_TENSOR_H
#define RIPPLE_TENSOR_H

#pragma GCC system_header

#define __RIPPLE_EACH_NATIVE(M, F) \
  __RIPPLE_EACH_INT (M, F) __RIPPLE_EACH_FLOAT (M, F)
#define __RIPPLE_ALL_INT(M, F) \
  __RIPPLE_EACH_INT (M, F) __RIPPLE_EACH_SINGLE_INT (M, F)
#define __RIPPLE_ALL_FLOAT(M, F) \
  __RIPPLE_EACH_FLOAT (M, F) __RIPPLE_EACH_SINGLE_FLOAT (M, F)
#define __RIPPLE_ALL(M, F) __RIPPLE_ALL_INT (M, F) __RIPPLE_ALL_FLOAT (M, F)

#ifdef __RIPPLE__

__RIPPLE_BEGIN_TYPED

typedef size_t (*__ripple_index_fn) (size_t, size_t);

/* The functions: one per type in C, overloads in C++.  */
#pragma ripple declare all __ripple_reduce_add : T (uint64_t, T)
#pragma ripple declare all __ripple_reduce_mul : T (uint64_t, T)
#pragma ripple declare all __ripple_reduce_min : T (uint64_t, T)
#pragma ripple declare all __ripple_reduce_max : T (uint64_t, T)
#pragma ripple declare all_float __ripple_reduce_minimum : T (uint64_t, T)
#pragma ripple declare all_float __ripple_reduce_maximum : T (uint64_t, T)
#pragma ripple declare all_int __ripple_reduce_and : T (uint64_t, T)
#pragma ripple declare all_int __ripple_reduce_or : T (uint64_t, T)
#pragma ripple declare all_int __ripple_reduce_xor : T (uint64_t, T)
#pragma ripple declare all __ripple_ordered_add : T (uint64_t, T, T)

#pragma ripple declare all __ripple_broadcast : T (ripple_block_t, uint64_t, T)
#pragma ripple declare all __ripple_reshape : T (ripple_block_t, T)
#pragma ripple declare all __ripple_slice : T (T, int, int, int, int, int, \
  int, int, int, int, int)
#pragma ripple declare all __ripple_shuffle : T (T, __ripple_index_fn)
#pragma ripple declare all __ripple_shuffle_pair : T (T, T, __ripple_index_fn)

#pragma ripple declare all_int __ripple_add_sat : T (T, T)
#pragma ripple declare all_int __ripple_sub_sat : T (T, T)
#pragma ripple declare all_int __ripple_shl_sat : T (T, T)

/* More tensors follow the first one.  */
#ifdef __cplusplus
# define __RIPPLE_PROTO_STACK(F, SUFFIX, T) \
  template <typename... U> T F (ripple_block_t, T, U...) __RIPPLE_ATTR;
__RIPPLE_ALL (__RIPPLE_PROTO_STACK, __ripple_stack)
#else
#pragma ripple declare all __ripple_stack : T (ripple_block_t, ...)
#endif

/* Per type of the result and of the operand.  */
#pragma ripple declare native __ripple_reinterp_i8 : i8 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_u8 : u8 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_i16 : i16 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_u16 : u16 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_i32 : i32 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_u32 : u32 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_i64 : i64 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_u64 : u64 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_f16 : f16 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_bf16 : bf16 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_f32 : f32 (ripple_block_t, T)
#pragma ripple declare native __ripple_reinterp_f64 : f64 (ripple_block_t, T)

/* The vector of N elements is written to the pointer, or follows the T, which
   only tells the type.  */
#pragma ripple declare native __ripple_to_vec : void (ripple_block_t, int, \
  size_t, void *, T)
#pragma ripple declare native __ripple_from_vec : T (ripple_block_t, int, \
  size_t, T, ...)

/* Pointers.  */
#ifdef __cplusplus
template <typename T> T *
__ripple_broadcast (ripple_block_t, uint64_t, T *) __RIPPLE_ATTR;
template <typename T> T *
__ripple_reshape (ripple_block_t, T *) __RIPPLE_ATTR;
template <typename T> T *
__ripple_slice (T *, int, int, int, int, int, int, int, int, int, int)
  __RIPPLE_ATTR;
template <typename T> T *
__ripple_shuffle (T *, __ripple_index_fn) __RIPPLE_ATTR;
template <typename T> T *
__ripple_shuffle_pair (T *, T *, __ripple_index_fn) __RIPPLE_ATTR;
#else
typedef const volatile void *__ripple_ptr;
extern void *__ripple_broadcast_p (ripple_block_t, uint64_t, __ripple_ptr)
  __RIPPLE_ATTR;
extern void *__ripple_reshape_p (ripple_block_t, __ripple_ptr) __RIPPLE_ATTR;
extern void *__ripple_slice_p (__ripple_ptr, int, int, int, int, int, int,
			       int, int, int, int) __RIPPLE_ATTR;
extern void *__ripple_shuffle_p (__ripple_ptr, __ripple_index_fn)
  __RIPPLE_ATTR;
extern void *__ripple_shuffle_pair_p (__ripple_ptr, __ripple_ptr,
				      __ripple_index_fn) __RIPPLE_ATTR;
#endif

/* ripple_slice <i0, i1, ...> (x).  */
#ifdef __cplusplus
template <int I0, int I1 = -1, int I2 = -1, int I3 = -1, int I4 = -1,
	  int I5 = -1, int I6 = -1, int I7 = -1, int I8 = -1, int I9 = -1,
	  typename T>
__attribute__ ((__always_inline__, __artificial__)) inline T
ripple_slice (T x)
{
  return __ripple_slice (x, I0, I1, I2, I3, I4, I5, I6, I7, I8, I9);
}
template <int I0, int I1 = -1, int I2 = -1, int I3 = -1, int I4 = -1,
	  int I5 = -1, int I6 = -1, int I7 = -1, int I8 = -1, int I9 = -1,
	  typename T>
__attribute__ ((__always_inline__, __artificial__)) inline T *
ripple_slice_ptr (T *x)
{
  return __ripple_slice (x, I0, I1, I2, I3, I4, I5, I6, I7, I8, I9);
}
#endif

__RIPPLE_END_TYPED

#define __RIPPLE_REDUCE_ANY(NAME, F, DIMS, X) (__RIPPLE_ANY (F, X) (DIMS, X))
#define __RIPPLE_REDUCE_FLOAT(NAME, F, DIMS, X) \
  (__RIPPLE_FLOAT (F, X) (DIMS, X))
#define __RIPPLE_REDUCE_INT(NAME, F, DIMS, X) (__RIPPLE_INT (F, X) (DIMS, X))
#define __RIPPLE_ORDERED_ADD(DIMS, START, X) \
  (__RIPPLE_ANY (__ripple_ordered_add, X) (DIMS, START, X))

#ifdef __cplusplus
# define __RIPPLE_PTR(F, P, ...) (F (__VA_ARGS__))
#else
# define __RIPPLE_PTR(F, P, ...) \
  (__extension__ (__typeof__ (1 ? (P) : (P))) F##_p (__VA_ARGS__))
#endif

#define __RIPPLE_SLICE(...) \
  __RIPPLE_SLICE_11 (__VA_ARGS__, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
#define __RIPPLE_SLICE_11(X, I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, ...) \
  (__RIPPLE_ANY (__ripple_slice, X) (X, I0, I1, I2, I3, I4, I5, I6, I7, I8, \
				     I9))
#define __RIPPLE_SLICE_PTR(...) \
  __RIPPLE_SLICE_PTR_11 (__VA_ARGS__, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
#define __RIPPLE_SLICE_PTR_11(X, I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, ...) \
  __RIPPLE_PTR (__ripple_slice, X, X, I0, I1, I2, I3, I4, I5, I6, I7, I8, I9)
#define __RIPPLE_BROADCAST(BLOCK, DIMS, X) \
  (__RIPPLE_ANY (__ripple_broadcast, X) (BLOCK, DIMS, X))
#define __RIPPLE_BROADCAST_PTR(BLOCK, DIMS, P) \
  __RIPPLE_PTR (__ripple_broadcast, P, BLOCK, DIMS, P)
#define __RIPPLE_RESHAPE(BLOCK, X) \
  (__RIPPLE_ANY (__ripple_reshape, X) (BLOCK, X))
#define __RIPPLE_RESHAPE_PTR(BLOCK, P) \
  __RIPPLE_PTR (__ripple_reshape, P, BLOCK, P)

#else /* !__RIPPLE__ */

# define __RIPPLE_REDUCE_ANY(NAME, F, DIMS, X) ((void) (DIMS), (X))
# define __RIPPLE_REDUCE_FLOAT(NAME, F, DIMS, X) ((void) (DIMS), (X))
# define __RIPPLE_REDUCE_INT(NAME, F, DIMS, X) ((void) (DIMS), (X))
# define __RIPPLE_ORDERED_ADD(DIMS, START, X) \
  ((void) (DIMS), (__typeof__ ((X) + 0)) ((START) + (X)))
# define __RIPPLE_SLICE(X, ...) ((void) 0, (X))
# define __RIPPLE_SLICE_PTR(X, ...) ((void) 0, (X))
# define __RIPPLE_BROADCAST(BLOCK, DIMS, X) \
  ((void) (BLOCK), (void) (DIMS), (X))
# define __RIPPLE_BROADCAST_PTR(BLOCK, DIMS, P) \
  ((void) (BLOCK), (void) (DIMS), (P))
# define __RIPPLE_RESHAPE(BLOCK, X) ((void) (BLOCK), (X))
# define __RIPPLE_RESHAPE_PTR(BLOCK, P) ((void) (BLOCK), (P))

# define __RIPPLE_SIGNED(T) ((T) -1 < (T) 1)
# define __RIPPLE_MAX(T) \
  ((T) (__RIPPLE_SIGNED (T) \
	? ((__ripple_widest) 1 << (8 * sizeof (T) - 1)) - 1 \
	: (__ripple_widest) -1))
# define __RIPPLE_MIN(T) \
  ((T) (__RIPPLE_SIGNED (T) ? -__RIPPLE_MAX (T) - 1 : 0))
# define __RIPPLE_DEFINE_ADD_SAT(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F, SUFFIX) (T x, T y) \
{ \
  T r; \
  return !__builtin_add_overflow (x, y, &r) ? r \
	 : y > (T) 0 ? __RIPPLE_MAX (T) : __RIPPLE_MIN (T); \
}
# define __RIPPLE_DEFINE_SUB_SAT(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F, SUFFIX) (T x, T y) \
{ \
  T r; \
  return !__builtin_sub_overflow (x, y, &r) ? r \
	 : y > (T) 0 ? __RIPPLE_MIN (T) : __RIPPLE_MAX (T); \
}
# define __RIPPLE_DEFINE_SHL_SAT(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F, SUFFIX) (T x, T n) \
{ \
  T end = x > (T) 0 ? __RIPPLE_MAX (T) : x < (T) 0 ? __RIPPLE_MIN (T) \
	  : (T) 0; \
  T r = end; \
  if ((__ripple_widest) n < 8 * sizeof (T)) \
    r = (T) ((__ripple_widest) x << n); \
  return (__ripple_widest) n < 8 * sizeof (T) && (T) (r >> n) == x ? r : end; \
}
__RIPPLE_BEGIN_TYPED
__RIPPLE_ALL_INT (__RIPPLE_DEFINE_ADD_SAT, __ripple_add_sat)
__RIPPLE_ALL_INT (__RIPPLE_DEFINE_SUB_SAT, __ripple_sub_sat)
__RIPPLE_ALL_INT (__RIPPLE_DEFINE_SHL_SAT, __ripple_shl_sat)
__RIPPLE_END_TYPED

# ifdef __cplusplus
extern "C++"
{
template <int I0, int I1 = -1, int I2 = -1, int I3 = -1, int I4 = -1,
	  int I5 = -1, int I6 = -1, int I7 = -1, int I8 = -1, int I9 = -1,
	  typename T>
inline T
ripple_slice (T x)
{
  return x;
}
template <int I0, int I1 = -1, int I2 = -1, int I3 = -1, int I4 = -1,
	  int I5 = -1, int I6 = -1, int I7 = -1, int I8 = -1, int I9 = -1,
	  typename T>
inline T *
ripple_slice_ptr (T *x)
{
  return x;
}
}
# endif

#endif

/* T ripple_reduce<op> (uint64_t dims, T x).  */
#define ripple_reduceadd(...) \
  __RIPPLE_REDUCE (ANY, ripple_reduceadd, __ripple_reduce_add, __VA_ARGS__)
#define ripple_reducemul(...) \
  __RIPPLE_REDUCE (ANY, ripple_reducemul, __ripple_reduce_mul, __VA_ARGS__)
#define ripple_reducemin(...) \
  __RIPPLE_REDUCE (ANY, ripple_reducemin, __ripple_reduce_min, __VA_ARGS__)
#define ripple_reducemax(...) \
  __RIPPLE_REDUCE (ANY, ripple_reducemax, __ripple_reduce_max, __VA_ARGS__)
#define ripple_reduceminimum(...) \
  __RIPPLE_REDUCE (FLOAT, ripple_reduceminimum, __ripple_reduce_minimum, \
		   __VA_ARGS__)
#define ripple_reducemaximum(...) \
  __RIPPLE_REDUCE (FLOAT, ripple_reducemaximum, __ripple_reduce_maximum, \
		   __VA_ARGS__)
#define ripple_reduceand(...) \
  __RIPPLE_REDUCE (INT, ripple_reduceand, __ripple_reduce_and, __VA_ARGS__)
#define ripple_reduceor(...) \
  __RIPPLE_REDUCE (INT, ripple_reduceor, __ripple_reduce_or, __VA_ARGS__)
#define ripple_reducexor(...) \
  __RIPPLE_REDUCE (INT, ripple_reducexor, __ripple_reduce_xor, __VA_ARGS__)
#define __RIPPLE_REDUCE(KIND, NAME, F, ...) \
  __RIPPLE_2_ARGS (__RIPPLE_REDUCE_##KIND, __RIPPLE_REDUCE_BAD, __VA_ARGS__) \
  (NAME, F, __VA_ARGS__)
#define __RIPPLE_REDUCE_BAD(NAME, ...) \
  __RIPPLE_WRONG_COUNT ("T " #NAME " (uint64_t dims, T x)", 0)

/* T ripple_reduceadd_ordered (uint64_t dims, T start, T x): START, to which
   the lanes are added one by one.  */
#define ripple_reduceadd_ordered(DIMS, START, X) \
  __RIPPLE_ORDERED_ADD (DIMS, START, X)

/* T ripple_broadcast (ripple_block_t, uint64_t dims, T x),
   T *ripple_broadcast_ptr (ripple_block_t, uint64_t dims, T *p).  */
#define ripple_broadcast(...) \
  __RIPPLE_3_ARGS (__RIPPLE_BROADCAST, __RIPPLE_BROADCAST_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_BROADCAST_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_broadcast (ripple_block_t block, " \
			"uint64_t dims, T x)", 0)
#define ripple_broadcast_ptr(...) \
  __RIPPLE_3_ARGS (__RIPPLE_BROADCAST_PTR, __RIPPLE_BROADCAST_PTR_BAD, \
		   __VA_ARGS__) (__VA_ARGS__)
#define __RIPPLE_BROADCAST_PTR_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_broadcast_ptr (ripple_block_t block, " \
			"uint64_t dims, T *p)", __RIPPLE_NO_POINTER)

/* T ripple_reshape (ripple_block_t, T x),
   T *ripple_reshape_ptr (ripple_block_t, T *p): the lanes in their order with
   the shape of the block.  */
#define ripple_reshape(...) \
  __RIPPLE_2_ARGS (__RIPPLE_RESHAPE, __RIPPLE_RESHAPE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_RESHAPE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_reshape (ripple_block_t block, T x)", 0)
#define ripple_reshape_ptr(...) \
  __RIPPLE_2_ARGS (__RIPPLE_RESHAPE_PTR, __RIPPLE_RESHAPE_PTR_BAD, \
		   __VA_ARGS__) (__VA_ARGS__)
#define __RIPPLE_RESHAPE_PTR_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_reshape_ptr (ripple_block_t block, T *p)", \
			__RIPPLE_NO_POINTER)

/* T ripple_slice (T x, int i0 [, ... i9]),
   T *ripple_slice_ptr (T *p, int i0 [, ... i9]): -1 keeps a dimension.  */
#define ripple_slice(...) \
  __RIPPLE_1_AND_1_TO_10 (__RIPPLE_SLICE, __RIPPLE_SLICE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_SLICE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_slice (T x, int i0 [, ... i9])", 0)
#define ripple_slice_ptr(...) \
  __RIPPLE_1_AND_1_TO_10 (__RIPPLE_SLICE_PTR, __RIPPLE_SLICE_PTR_BAD, \
			  __VA_ARGS__) (__VA_ARGS__)
#define __RIPPLE_SLICE_PTR_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_slice_ptr (T *p, int i0 [, ... i9])", \
			__RIPPLE_NO_POINTER)

/* T ripple_shuffle (T x, size_t (*f) (size_t k, size_t n)) and its like.  The
   function may have commas: a template's arguments, a lambda's body.  */
#ifdef __RIPPLE__
# define __RIPPLE_SHUFFLE(X, ...) \
  (__RIPPLE_ANY (__ripple_shuffle, X) (X, __VA_ARGS__))
# define __RIPPLE_SHUFFLE_PAIR(X, Y, ...) \
  (__RIPPLE_ANY (__ripple_shuffle_pair, X) (X, Y, __VA_ARGS__))
# define __RIPPLE_SHUFFLE_P(P, ...) \
  __RIPPLE_PTR (__ripple_shuffle, P, P, __VA_ARGS__)
# define __RIPPLE_SHUFFLE_PAIR_P(P, Q, ...) \
  __RIPPLE_PTR (__ripple_shuffle_pair, P, P, Q, __VA_ARGS__)
#else
# define __RIPPLE_SHUFFLE(X, ...) ((void) (__VA_ARGS__), (X))
# define __RIPPLE_SHUFFLE_PAIR(X, Y, ...) \
  ((__VA_ARGS__) (0, 1) == 0 ? (X) : (Y))
# define __RIPPLE_SHUFFLE_P(P, ...) __RIPPLE_SHUFFLE (P, __VA_ARGS__)
# define __RIPPLE_SHUFFLE_PAIR_P(P, Q, ...) \
  __RIPPLE_SHUFFLE_PAIR (P, Q, __VA_ARGS__)
#endif
#define ripple_shuffle(X, ...) \
  __RIPPLE_ANY_ARGS (__RIPPLE_SHUFFLE, __RIPPLE_SHUFFLE_BAD, __VA_ARGS__) \
  (X, __VA_ARGS__)
#define __RIPPLE_SHUFFLE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_shuffle (T x, size_t (*index) (size_t k, " \
			"size_t n))", 0)
#define ripple_shuffle_p(P, ...) \
  __RIPPLE_ANY_ARGS (__RIPPLE_SHUFFLE_P, __RIPPLE_SHUFFLE_P_BAD, \
		     __VA_ARGS__) (P, __VA_ARGS__)
#define __RIPPLE_SHUFFLE_P_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_shuffle_p (T *p, size_t (*index) " \
			"(size_t k, size_t n))", __RIPPLE_NO_POINTER)
#define ripple_shuffle_pair(X, ...) \
  __RIPPLE_AFTER_FIRST (__RIPPLE_SHUFFLE_PAIR, __RIPPLE_SHUFFLE_PAIR_BAD, \
			__VA_ARGS__) (X, __VA_ARGS__)
#define __RIPPLE_SHUFFLE_PAIR_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_shuffle_pair (T x, T y, size_t (*index) " \
			"(size_t k, size_t n))", 0)
#define ripple_shuffle_pair_p(P, ...) \
  __RIPPLE_AFTER_FIRST (__RIPPLE_SHUFFLE_PAIR_P, \
			__RIPPLE_SHUFFLE_PAIR_P_BAD, __VA_ARGS__) \
  (P, __VA_ARGS__)
#define __RIPPLE_SHUFFLE_PAIR_P_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_shuffle_pair_p (T *p, T *q, size_t " \
			"(*index) (size_t k, size_t n))", \
			__RIPPLE_NO_POINTER)

/* T ripple_add_sat (T, T), ripple_sub_sat, ripple_shl_sat: where the result
   leaves the type it is the type's end on that side.  A count of bits is
   unsigned; T's bits and more shift everything out.  */
#ifdef __cplusplus
# define __RIPPLE_SAT(OP, X, Y) (__ripple_##OP##_sat (X, Y))
#else
# define __RIPPLE_SAT(OP, X, Y) \
  (__extension__ ({ \
     _Static_assert (__builtin_types_compatible_p (__typeof__ (X), \
						   __typeof__ (Y)), \
		     "Type mismatch in " #OP "_sat."); \
     __RIPPLE_INT (__ripple_##OP##_sat, X) (X, Y); }))
#endif
#define ripple_add_sat(...) \
  __RIPPLE_2_ARGS (__RIPPLE_SAT, __RIPPLE_SAT_BAD, __VA_ARGS__) \
  (add, __VA_ARGS__)
#define ripple_sub_sat(...) \
  __RIPPLE_2_ARGS (__RIPPLE_SAT, __RIPPLE_SAT_BAD, __VA_ARGS__) \
  (sub, __VA_ARGS__)
#define ripple_shl_sat(...) \
  __RIPPLE_2_ARGS (__RIPPLE_SAT, __RIPPLE_SAT_BAD, __VA_ARGS__) \
  (shl, __VA_ARGS__)
#define __RIPPLE_SAT_BAD(OP, ...) \
  __RIPPLE_WRONG_COUNT ("T ripple_" #OP "_sat (T x, T y)", 0)

/* T ripple_stack (ripple_block_t, T t0, T t1, ...): the tensors one after the
   other along the last dimension of the block.
   D ripple_reinterp_* (ripple_block_t, T x): the bits of the tensor x as a
   block of other elements.  */
#ifdef __RIPPLE__
# define __RIPPLE_FIRST(X, ...) X
# define __RIPPLE_STACK(BLOCK, ...) \
  (__RIPPLE_ANY (__ripple_stack, __RIPPLE_FIRST (__VA_ARGS__, 0)) \
   (BLOCK, __VA_ARGS__))
# define __RIPPLE_REINTERP_OK(F, D, BLOCK, X) \
  (__RIPPLE_NATIVE (F, X) (BLOCK, X))
#else
# define __RIPPLE_STACK(BLOCK, ...) __RIPPLE_STACK_1 (BLOCK, __VA_ARGS__, 0)
# define __RIPPLE_STACK_1(BLOCK, X, ...) ((void) (BLOCK), (X))
# define __RIPPLE_REINTERP_OK(F, D, BLOCK, X) \
  (__extension__ ({ D __ripple_d = 0; __typeof__ (X) __ripple_x = (X); \
		    (void) (BLOCK); \
		    __builtin_memcpy (&__ripple_d, &__ripple_x, \
				      sizeof __ripple_d < sizeof __ripple_x \
				      ? sizeof __ripple_d \
				      : sizeof __ripple_x); \
		    __ripple_d; }))
#endif
#define ripple_stack(BLOCK, ...) \
  __RIPPLE_ANY_ARGS (__RIPPLE_STACK, __RIPPLE_STACK_BAD, __VA_ARGS__) \
  (BLOCK, __VA_ARGS__)
#define __RIPPLE_STACK_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_stack (ripple_block_t block, T x0, T x1, " \
			"...)", 0)
#define __RIPPLE_REINTERP(F, D, ...) \
  __RIPPLE_2_ARGS (__RIPPLE_REINTERP_OK, __RIPPLE_REINTERP_BAD, __VA_ARGS__) \
  (F, D, __VA_ARGS__)
#define __RIPPLE_REINTERP_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_reinterp_<T> (ripple_block_t block, U x)", 0)
#define ripple_reinterp_i8(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_i8, signed char, __VA_ARGS__)
#define ripple_reinterp_u8(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_u8, unsigned char, __VA_ARGS__)
#define ripple_reinterp_i16(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_i16, short, __VA_ARGS__)
#define ripple_reinterp_u16(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_u16, unsigned short, __VA_ARGS__)
#define ripple_reinterp_i32(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_i32, int, __VA_ARGS__)
#define ripple_reinterp_u32(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_u32, unsigned int, __VA_ARGS__)
#define ripple_reinterp_i64(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_i64, int64_t, __VA_ARGS__)
#define ripple_reinterp_u64(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_u64, uint64_t, __VA_ARGS__)
#define ripple_reinterp_f16(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_f16, __ripple_f16, __VA_ARGS__)
#define ripple_reinterp_bf16(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_bf16, __ripple_bf16, __VA_ARGS__)
#define ripple_reinterp_f32(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_f32, float, __VA_ARGS__)
#define ripple_reinterp_f64(...) \
  __RIPPLE_REINTERP (__ripple_reinterp_f64, double, __VA_ARGS__)

/* P ripple_ptr_alignment (P ptr, size_t bytes),
   P ripple_ptr_alignment_slice (P ptr, size_t bytes, int i0 [, ...]): hints
   that the pointer of lane 0, or of the lane with these indices, is aligned;
   missing indices are 0.  */
#ifdef __RIPPLE__
__RIPPLE_BEGIN_C
extern void __ripple_align (const volatile void *, size_t, ...) __RIPPLE_ATTR;
__RIPPLE_END_C
# define __RIPPLE_ALIGN(P, ...) \
  (__extension__ ({ __typeof__ (1 ? (P) : (P)) __ripple_p = (P); \
		    __ripple_align (__ripple_p, __VA_ARGS__); \
		    __ripple_p; }))
#else
# define __RIPPLE_ALIGN(P, ...) \
  (__extension__ ({ __typeof__ (1 ? (P) : (P)) __ripple_p = (P); \
		    __ripple_p; }))
#endif
#define __RIPPLE_ALIGN_0(P, BYTES) __RIPPLE_ALIGN (P, BYTES, 0)
#define ripple_ptr_alignment(...) \
  __RIPPLE_2_ARGS (__RIPPLE_ALIGN_0, __RIPPLE_ALIGN_0_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_ALIGN_0_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_ptr_alignment (T *p, size_t bytes)", \
			__RIPPLE_NO_POINTER)
#define ripple_ptr_alignment_slice(...) \
  __RIPPLE_2_AND_1_TO_10 (__RIPPLE_ALIGN, __RIPPLE_ALIGN_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_ALIGN_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T *ripple_ptr_alignment_slice (T *p, size_t bytes, " \
			"int i0 [, ... i9])", __RIPPLE_NO_POINTER)

#endif
