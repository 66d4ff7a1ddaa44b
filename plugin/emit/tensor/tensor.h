/* Lanes that go from one shape to another, and reductions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TENSOR_H
#define RIPPLE_TENSOR_H

#include "emit/value/value.h"

/* A, of shape FROM, repeated along the dimensions that TO has and FROM has
   not.  */
extern lanes *lanes_broadcast (emitter *e, lanes *a, const struct shape *from,
			       const struct shape *to);
/* The lanes of A, of shape S, whose coordinate in each dimension D is INDEX[D]
   or, where that is less than 0, anything.  If that is one lane, *SCALAR is
   set and null returned.  */
extern lanes *lanes_slice (emitter *e, lanes *a, const struct shape *s,
			   const int64_t *index, tree *scalar);
/* The lanes of V[0], then those of V[1], …: COUNT values of one shape.  */
extern lanes *lanes_concat (emitter *e, lanes **v, unsigned count);
/* The N lanes of type ELT that lie in memory where A's do, as many bytes.  */
extern lanes *lanes_reinterpret (emitter *e, lanes *a, tree elt,
				 poly_uint64 n);
/* Write A, which is not scalable, to memory at the pointer P as COUNT
   elements; those that A has not get any value.  */
extern void lanes_to_memory (emitter *e, lanes *a, tree p, unsigned count);
/* The N lanes of type ELT that are the first elements of the vector V, which
   has any size.  */
extern lanes *lanes_from_vector (emitter *e, tree elt, unsigned n, tree v);
/* The same for N scalable lanes of A and, unless null, B, as many: MAP[v - 1]
   is the map for vscale v, but where bit v of MISSING is set, where the
   program stops.  *TABLE: it is done by way of memory.  */
extern lanes *lanes_permute_scalable (emitter *e, lanes *a, lanes *b,
				      poly_uint64 n,
				      const struct lanemap *map,
				      unsigned missing, bool *table);

enum reduce_op
{
  REDUCE_ADD, REDUCE_MUL, REDUCE_MIN, REDUCE_MAX, REDUCE_AND, REDUCE_OR,
  REDUCE_XOR, REDUCE_MINIMUM, REDUCE_MAXIMUM
};

/* Reduce the dimensions in DIMS of A (of shape S) by OP.  Lanes off in MASK
   (null: none) count as OP's identity.  The upper half of the flattened
   reduced lanes is folded onto the lower half until one is left, extents
   padded to powers of two by the identity: the same result bit for bit on
   every target.  MIN and MAX of floats prefer a number to a quiet NaN,
   MINIMUM and MAXIMUM propagate NaN; both order -0 below +0.  If all of S is
   reduced, *SCALAR is set and null returned.  */
extern lanes *lanes_reduce (emitter *e, enum reduce_op op, lanes *a,
			    const struct shape *s, uint64_t dims,
			    lanes *mask, tree *scalar);
/* START, of S without DIMS, to which the lanes of A along DIMS are added one
   by one, in flat order.  Lanes off in MASK (null: none) are left out.  If all
   of S is reduced, *SCALAR is set and null returned.  */
extern lanes *lanes_add_in_order (emitter *e, lanes *start, lanes *a,
				  const struct shape *s, uint64_t dims,
				  lanes *mask, tree *scalar);
/* True if that can be done to N lanes of type ELT.  */
extern bool lanes_ordered_p (tree elt, poly_uint64 n);
/* OP on two values, as used by reductions.  */
extern lanes *lanes_reduce_step (emitter *e, enum reduce_op op, lanes *a,
				 lanes *b);

/* A, of shape S, with each lane OP of those along dimension DIM up to it or,
   if EXCLUSIVE, of what such a scan starts with and those before it.  Lanes
   off in MASK (null: none) count as if they were not there.  Of constant
   shapes the order of the operations depends on the shape alone.  */
extern lanes *lanes_scan (emitter *e, enum reduce_op op, lanes *a,
			  const struct shape *s, unsigned dim, bool exclusive,
			  lanes *mask);
/* What exclusive scans of OP start with.  */
extern tree lanes_scan_start (enum reduce_op op, tree elt);
/* The lanes of A at INDEX, integers below the number of A's lanes; which of
   A's there are matters, not which of INDEX's.  */
extern lanes *lanes_look_up (emitter *e, lanes *a, lanes *index);
/* The bytes that a table may have to be in vectors, and the elements that one
   with a name has at most.  */
enum { MAX_TABLE_BYTES = 256, MAX_LOOKED_UP = 256 };

/* True if lanes at N indices of a table of COUNT elements of type ELT are best
   looked up in vectors that hold the whole table.  */
extern bool lanes_table_p (tree elt, unsigned count, poly_uint64 n);
/* The elements at INDEX of such a table, which is at A, an address of one
   dimension.  INDEX has unsigned integers of the size of A's elements; where
   there is no such element, the lane gets any value.  */
extern lanes *lanes_look_up_table (emitter *e, const struct lanes_address *a,
				   lanes *index);
/* The address of as many bytes, which are 0.  */
extern tree lanes_zero_table (unsigned bytes);
/* The integers INDEX modulo N, as an index into N lanes of ES bytes: negative
   ones count from the end.  */
extern lanes *lanes_wrap_index (emitter *e, lanes *index, poly_uint64 n,
				unsigned es);
/* How many lanes of mask M are on, of sizetype.  */
extern tree lanes_mask_count (emitter *e, lanes *m);
/* The number of the first lane of mask M that is on, or -1, of the signed type
   RESULT.  */
extern tree lanes_mask_first (emitter *e, lanes *m, tree result);
/* Lane INDEX of A, a signed scalar, counted modulo the number of lanes.  */
extern tree lanes_lane (emitter *e, lanes *a, tree index);
/* Where A and B are equal, or floats with the same bits; of those that no
   vector has, NaNs are the same.  */
extern lanes *lanes_same (emitter *e, lanes *a, lanes *b);
/* The lanes of A that are on in M, one behind the other, and zero behind them;
   the first lanes of A in those that are on in M, zero in the others.  */
extern lanes *lanes_compress (emitter *e, lanes *m, lanes *a);
extern lanes *lanes_expand (emitter *e, lanes *m, lanes *a);

#endif
