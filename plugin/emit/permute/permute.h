/* Lanes that change places.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_PERMUTE_H
#define RIPPLE_PERMUTE_H

#include "emit/value/value.h"

/* VEC_PERM_EXPR <A, B, SEL>; SEL, below 2 * width or LANE_ANY, is changed.  */
extern tree part_permute (emitter *e, tree a, tree b, int *sel);
/* Lane k of the result is lane MAP->from[k] of A (masks too).  */
extern lanes *lanes_permute (emitter *e, lanes *a, const struct lanemap *map);
/* Lanes 0 .. A->n-1 from A, then B's: maps count A->n + B->n lanes.  */
extern lanes *lanes_permute_pair (emitter *e, lanes *a, lanes *b,
				  const struct lanemap *map);
enum { MAX_INTERLEAVED = 8 };
/* True if COUNT values of elements of ES bytes are interleaved by
   instructions of the target: 2 to MAX_INTERLEAVED.  */
extern bool lanes_interleave_p (unsigned es, unsigned count);
/* Lane k * COUNT + i of the result is lane k of V[i].  */
extern lanes *lanes_interleave (emitter *e, lanes **v, unsigned count);
/* The bytes of A as N elements ELT, cut in vectors of as many bytes; null if
   they would be cut differently.  */
extern lanes *lanes_view_bytes (emitter *e, lanes *a, tree elt, unsigned n);
/* True if N elements of ES bytes fill vectors that can be split.  */
extern bool lanes_deinterleave_p (unsigned es, poly_uint64 n);
/* A, of integers, converted to ELT of twice the size, deinterleaved: for
   each of A's parts a part of its even lanes and one of its odd lanes.
   Operations lane by lane on values that are both in this order, or the same
   in all lanes, give a value in this order.  */
extern lanes *lanes_deinterleave (emitter *e, lanes *a, tree elt);
/* The inverse: the low bits as ELT of half the size, in lane order.  FITS: the
   upper bits are known to be 0.  */
extern lanes *lanes_merge (emitter *e, lanes *a, tree elt, bool fits);
/* A in lane order.  */
extern lanes *lanes_in_order (emitter *e, lanes *a);
/* Integers A as ELT or, where they do not fit, the nearest end of it; the same
   of floating numbers, rounded towards zero, with NaN as 0.  */
extern lanes *lanes_narrow (emitter *e, lanes *a, tree elt);
/* The same of A / 2^COUNT, rounded to the nearest, ties up.  COUNT, of A's
   type, is less than A's bits.  */
extern lanes *lanes_round_narrow (emitter *e, lanes *a, lanes *count,
				  tree elt);
/* A as ELT, as lanes_convert; integers by packing several vectors into one
   where that is better.  FITS: what is narrowed has no bits but those of ELT,
   an unsigned number.  */
extern lanes *lanes_convert_fitting (emitter *e, lanes *a, tree elt,
				     bool fits);
extern lanes *lanes_narrow_float (emitter *e, lanes *a, tree elt);
/* Integers with their bytes in the opposite order.  */
extern lanes *lanes_reverse_bytes (emitter *e, lanes *a);
/* Byte K of each element of the result, the lowest first, is byte FROM[K] of
   A's, or zero if that is negative.  COST, the instructions for it for N lanes
   of ES bytes, 0: there are none, must not be 0.  */
extern unsigned lanes_permute_bytes_cost (unsigned es, poly_uint64 n,
					  const signed char *from);
extern lanes *lanes_permute_bytes (emitter *e, lanes *a,
				   const signed char *from);
/* Integers A rotated to the left by COUNT, a constant, as bytes; null if that
   is not better than lanes_binary.  */
extern lanes *lanes_rotate_as_bytes (emitter *e, lanes *a, lanes *count);

#endif
