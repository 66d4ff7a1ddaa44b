/* Taking sequences of pairs, triples and quadruples apart: blocks of elements
   that lie one behind the other in turns become one block per place.  C++
   only.  Included by programs, after ripple.h.

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

#ifndef RIPPLE_ZIP_H
#define RIPPLE_ZIP_H

#ifndef __cplusplus
# error "ripple/zip.h is for C++; in C, write the index functions yourself"
#endif

#include <ripple.h>

namespace rzip
{

/* Index function of ripple_shuffle: of N lanes that are S-tuples one behind
   the other, the first elements come first, then the second ones, and so on.
   CUR_BLOCK: the number of this block among those that make up the sequence;
   OFFSET: the place in its tuple of the element with which it begins.  */
template <size_t S, size_t CUR_BLOCK, size_t OFFSET>
constexpr size_t
shuffle_unzip (size_t dst, size_t n)
{
  return S * (dst % ((n + S - 1) / S))
	 + (dst / ((n + S - 1) / S) + OFFSET + S
	    - ((n + S - 1) / S * S - n) * CUR_BLOCK % S) % S;
}

namespace detail
{

/* Element K of tuple DST, of S elements, of several blocks one behind the
   other: out of the first two of them,  */
template <size_t S, size_t K>
constexpr size_t
first_two (size_t dst, size_t n)
{
  return S * dst + K < 2 * n ? S * dst + K : 0;
}

/* and out of these and the third one.  */
template <size_t S, size_t K>
constexpr size_t
and_third (size_t dst, size_t n)
{
  return S * dst + K < 2 * n ? dst : S * dst + K - n;
}

}
}

/* With I the lanes of the inputs, NV each, one behind the other: OUT<k> gets
   I[S * j + k] in lane j, for S = 2, 3 or 4.  The outputs are what may stand
   on the left of an assignment, and may be the inputs.  V is the lane.  */
#define rzip_unzip_pairs(V, NV, IN0, IN1, OUT0, OUT1) \
  do \
    { \
      auto rzip_0 = (IN0); \
      decltype (rzip_0) rzip_1 = (IN1); \
      (void) (V), (void) (NV); \
      (OUT0) = ripple_shuffle_pair (rzip_0, rzip_1, \
				    ::rzip::detail::first_two<2, 0>); \
      (OUT1) = ripple_shuffle_pair (rzip_0, rzip_1, \
				    ::rzip::detail::first_two<2, 1>); \
    } \
  while (0)

#define RZIP_UNZIP_TRIPLE(K) \
  ripple_shuffle_pair (ripple_shuffle_pair (rzip_0, rzip_1, \
					    ::rzip::detail::first_two<3, K>), \
		       rzip_2, ::rzip::detail::and_third<3, K>)
#define rzip_unzip_triples(V, NV, IN0, IN1, IN2, OUT0, OUT1, OUT2) \
  do \
    { \
      auto rzip_0 = (IN0); \
      decltype (rzip_0) rzip_1 = (IN1), rzip_2 = (IN2); \
      (void) (V), (void) (NV); \
      (OUT0) = RZIP_UNZIP_TRIPLE (0); \
      (OUT1) = RZIP_UNZIP_TRIPLE (1); \
      (OUT2) = RZIP_UNZIP_TRIPLE (2); \
    } \
  while (0)

/* The even and the odd elements, and these of each.  */
#define rzip_unzip_quads(V, NV, IN0, IN1, IN2, IN3, OUT0, OUT1, OUT2, OUT3) \
  do \
    { \
      auto rzip_a = (IN0); \
      decltype (rzip_a) rzip_b = (IN1), rzip_c = (IN2), rzip_d = (IN3); \
      decltype (rzip_a) rzip_e, rzip_f, rzip_g, rzip_h; \
      rzip_unzip_pairs (V, NV, rzip_a, rzip_b, rzip_e, rzip_g); \
      rzip_unzip_pairs (V, NV, rzip_c, rzip_d, rzip_f, rzip_h); \
      rzip_unzip_pairs (V, NV, rzip_e, rzip_f, OUT0, OUT2); \
      rzip_unzip_pairs (V, NV, rzip_g, rzip_h, OUT1, OUT3); \
    } \
  while (0)

/* OUT<k> gets P[S * V + k]: NV tuples that begin at P.  */
#define rzip_load_unzip_pairs(V, NV, P, OUT0, OUT1) \
  do \
    { \
      auto rzip_p = (P) + 2 * (V); \
      auto rzip_0 = rzip_p[0], rzip_1 = rzip_p[1]; \
      (void) (NV); \
      (OUT0) = rzip_0; \
      (OUT1) = rzip_1; \
    } \
  while (0)

#define rzip_load_unzip_triples(V, NV, P, OUT0, OUT1, OUT2) \
  do \
    { \
      auto rzip_p = (P) + 3 * (V); \
      auto rzip_0 = rzip_p[0], rzip_1 = rzip_p[1], rzip_2 = rzip_p[2]; \
      (void) (NV); \
      (OUT0) = rzip_0; \
      (OUT1) = rzip_1; \
      (OUT2) = rzip_2; \
    } \
  while (0)

#define rzip_load_unzip_quads(V, NV, P, OUT0, OUT1, OUT2, OUT3) \
  do \
    { \
      auto rzip_p = (P) + 4 * (V); \
      auto rzip_0 = rzip_p[0], rzip_1 = rzip_p[1]; \
      auto rzip_2 = rzip_p[2], rzip_3 = rzip_p[3]; \
      (void) (NV); \
      (OUT0) = rzip_0; \
      (OUT1) = rzip_1; \
      (OUT2) = rzip_2; \
      (OUT3) = rzip_3; \
    } \
  while (0)

#endif
