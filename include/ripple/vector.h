/* Conversions between tensors and the vectors of GCC (vector_size).  Included
   by ripple.h.

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

#ifndef RIPPLE_VECTOR_H
#define RIPPLE_VECTOR_H

#pragma GCC system_header

/* C: V ripple_to_vec (N, T, ripple_block_t, T x), T vec_to_ripple (N, T,
   ripple_block_t, V v), V a vector of N elements T; C++: ripple_to_vec <N, T>
   (ripple_block_t, T x) and so on.  One dimension of the block, or two or
   three, count; element id0 + s0 * id1 + s0 * s1 * id2 is a lane's.
   ripple_to_vec_type and vec_type_to_ripple name the vector V for N, which
   may be one of SVE or RISC-V V, and all dimensions count.  */

#ifdef __cplusplus

extern "C++"
{
template <size_t N, typename T>
struct __ripple_vector
{
  typedef T type __attribute__ ((__vector_size__ (N * sizeof (T))));
};

# ifdef __RIPPLE__
#  define __RIPPLE_VEC(NAME_TO, NAME_FROM, DIMS) \
template <size_t N, typename T> \
__attribute__ ((__always_inline__, __artificial__)) inline \
typename __ripple_vector<N, T>::type \
NAME_TO (ripple_block_t block, T x) \
{ \
  typename __ripple_vector<N, T>::type v; \
  __ripple_to_vec (block, DIMS, N, &v, x); \
  return v; \
} \
template <size_t N, typename T> \
__attribute__ ((__always_inline__, __artificial__)) inline T \
NAME_FROM (ripple_block_t block, \
	   const typename __ripple_vector<N, T>::type &v) \
{ \
  return __ripple_from_vec (block, DIMS, N, T (), v); \
}
# else
#  define __RIPPLE_VEC(NAME_TO, NAME_FROM, DIMS) \
template <size_t N, typename T> inline typename __ripple_vector<N, T>::type \
NAME_TO (ripple_block_t, T x) \
{ \
  typename __ripple_vector<N, T>::type v = { x }; \
  return v; \
} \
template <size_t N, typename T> inline T \
NAME_FROM (ripple_block_t, const typename __ripple_vector<N, T>::type &v) \
{ \
  return v[0]; \
}
# endif
__RIPPLE_VEC (ripple_to_vec, vec_to_ripple, 1)
__RIPPLE_VEC (ripple_to_vec_2d, vec_to_ripple_2d, 2)
__RIPPLE_VEC (ripple_to_vec_3d, vec_to_ripple_3d, 3)

template <typename V, typename T>
__attribute__ ((__always_inline__, __artificial__)) inline V
ripple_to_vec_type (ripple_block_t block, T x)
{
  V v;
# ifdef __RIPPLE__
  __ripple_to_vec (block, 10, 0, &v, x);
# else
  (void) block;
  __builtin_memcpy (&v, &x, sizeof x);
# endif
  return v;
}

template <typename V, typename T>
__attribute__ ((__always_inline__, __artificial__)) inline T
vec_type_to_ripple (ripple_block_t block, V v)
{
# ifdef __RIPPLE__
  return __ripple_from_vec (block, 10, 0, T (), &v);
# else
  T x;
  (void) block;
  __builtin_memcpy (&x, &v, sizeof x);
  return x;
# endif
}
}

#else /* C */

# define __RIPPLE_VECTOR(N, T) \
  typedef T __ripple_v __attribute__ ((__vector_size__ ((N) * sizeof (T))))
# ifdef __RIPPLE__
#  define __RIPPLE_TO_VEC(DIMS, N, T, BLOCK, X) \
  (__extension__ ({ \
     __RIPPLE_VECTOR (N, T); \
     __ripple_v __ripple_r; \
     __RIPPLE_NATIVE (__ripple_to_vec, (T) 0) (BLOCK, DIMS, N, &__ripple_r, \
					       X); \
     __ripple_r; }))
#  define __RIPPLE_FROM_VEC(DIMS, N, T, BLOCK, V) \
  (__extension__ ({ \
     __RIPPLE_VECTOR (N, T); \
     __ripple_v __ripple_r = (V); \
     __RIPPLE_NATIVE (__ripple_from_vec, (T) 0) (BLOCK, DIMS, N, (T) 0, \
						 __ripple_r); }))
#  define __RIPPLE_TO_VEC_TYPE(DIMS, V, T, BLOCK, X) \
  (__extension__ ({ \
     V __ripple_r; \
     __RIPPLE_NATIVE (__ripple_to_vec, (T) 0) (BLOCK, DIMS, 0, &__ripple_r, \
					       X); \
     __ripple_r; }))
#  define __RIPPLE_FROM_VEC_TYPE(DIMS, V, T, BLOCK, X) \
  (__extension__ ({ \
     V __ripple_r = (X); \
     __RIPPLE_NATIVE (__ripple_from_vec, (T) 0) (BLOCK, DIMS, 0, (T) 0, \
						 &__ripple_r); }))
# else
#  define __RIPPLE_TO_VEC(DIMS, N, T, BLOCK, X) \
  (__extension__ ({ __RIPPLE_VECTOR (N, T); \
		    __ripple_v __ripple_r = { (X) }; \
		    (void) (BLOCK); \
		    __ripple_r; }))
#  define __RIPPLE_FROM_VEC(DIMS, N, T, BLOCK, V) \
  (__extension__ ({ __RIPPLE_VECTOR (N, T); \
		    __ripple_v __ripple_r = (V); \
		    (void) (BLOCK); \
		    __ripple_r[0]; }))
#  define __RIPPLE_TO_VEC_TYPE(DIMS, V, T, BLOCK, X) \
  (__extension__ ({ V __ripple_r; \
		    T __ripple_x = (X); \
		    (void) (BLOCK); \
		    __builtin_memcpy (&__ripple_r, &__ripple_x, sizeof (T)); \
		    __ripple_r; }))
#  define __RIPPLE_FROM_VEC_TYPE(DIMS, V, T, BLOCK, X) \
  (__extension__ ({ V __ripple_r = (X); \
		    T __ripple_x; \
		    (void) (BLOCK); \
		    __builtin_memcpy (&__ripple_x, &__ripple_r, sizeof (T)); \
		    __ripple_x; }))
# endif
# define ripple_to_vec(...) __RIPPLE_VEC (TO, 1, __VA_ARGS__)
# define ripple_to_vec_2d(...) __RIPPLE_VEC (TO, 2, __VA_ARGS__)
# define ripple_to_vec_3d(...) __RIPPLE_VEC (TO, 3, __VA_ARGS__)
# define vec_to_ripple(...) __RIPPLE_VEC (FROM, 1, __VA_ARGS__)
# define vec_to_ripple_2d(...) __RIPPLE_VEC (FROM, 2, __VA_ARGS__)
# define vec_to_ripple_3d(...) __RIPPLE_VEC (FROM, 3, __VA_ARGS__)
# define ripple_to_vec_type(...) \
  __RIPPLE_4_ARGS (__RIPPLE_TO_VEC_TYPE, __RIPPLE_TO_VEC_TYPE_BAD, \
		   __VA_ARGS__) (10, __VA_ARGS__)
# define vec_type_to_ripple(...) \
  __RIPPLE_4_ARGS (__RIPPLE_FROM_VEC_TYPE, __RIPPLE_FROM_VEC_TYPE_BAD, \
		   __VA_ARGS__) (10, __VA_ARGS__)
# define __RIPPLE_TO_VEC_TYPE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("V ripple_to_vec_type (V, T, ripple_block_t block, " \
			"T x)", 0)
# define __RIPPLE_FROM_VEC_TYPE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T vec_type_to_ripple (V, T, ripple_block_t block, " \
			"V v)", 0)
# define __RIPPLE_VEC(WAY, DIMS, ...) \
  __RIPPLE_4_ARGS (__RIPPLE_##WAY##_VEC, __RIPPLE_##WAY##_VEC_BAD, \
		   __VA_ARGS__) (DIMS, __VA_ARGS__)
# define __RIPPLE_TO_VEC_BAD(...) \
  __RIPPLE_WRONG_COUNT ("V ripple_to_vec (N, T, ripple_block_t block, T x)", 0)
# define __RIPPLE_FROM_VEC_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T vec_to_ripple (N, T, ripple_block_t block, V v)", 0)
#endif

#endif
