/* What the rooms of emit/ share of this one.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ARITH_PRIVATE_H
#define RIPPLE_ARITH_PRIVATE_H

#include "emit/arith/arith.h"
#include "emit/arith/lengths.h"
#include "emit/value/parts.h"

/* True if CODE on parts of A is native.  */
extern bool lanes_native_p (enum tree_code code, const lanes *a);
/* CODE applied to each part of A and B as it is.  */
extern lanes *lanes_each (emitter *e, enum tree_code code, lanes *a,
				lanes *b);

static inline lanes *
lanes_as_unsigned (emitter *e, lanes *a)
{
  return lanes_view (e, a, integer_element (a->es * 8, true));
}

/* bytes.cc: the product of A and B, unsigned bytes, where the back end has
   none; A shifted to the left by B, or null where it is not done so.  */
extern lanes *lanes_multiply_bytes (emitter *e, lanes *a, lanes *b);
extern lanes *lanes_shift_bytes_left (emitter *e, lanes *a, lanes *b);

/* shift.cc: shifts and rotations, LSHIFT_EXPR and so on, of integers A by the
   counts B, of A's type.  Counts of shifts are below the bits of an element in
   all lanes that are on; of rotations the low bits count.  */
extern lanes *lanes_shift (emitter *e, enum tree_code code, lanes *a,
			   lanes *b);
extern lanes *lanes_rotate (emitter *e, enum tree_code code, lanes *a,
			    lanes *b);
/* Elements SEL of the vectors A and B, one behind the other; null if there is
   no instruction for that.  */
extern tree elements_of (emitter *e, tree a, tree b, const int *sel);
/* OP, see lanes_saturate, by instructions of the target, or null.  */
extern lanes *lanes_saturate_natively (emitter *e, enum saturate_op op,
				       lanes *a, lanes *b);
/* A, of unsigned integers, with the halves of each BYTES bytes exchanged.  */
extern lanes *lanes_exchange_halves (emitter *e, lanes *a, unsigned bytes);
extern lanes *lanes_divide (emitter *e, enum tree_code code, lanes *a,
			    lanes *b, lanes *mask);
/* True if conversion between vectors of WIDTH lanes is one instruction or a
   few that the back end knows.  */
extern bool convert_direct_p (tree to, tree from, poly_uint64 width);
/* True if N lanes of ELT are _Float16 or __bf16, unpacked in a vector of words
   (see half.cc), for which there is no arithmetic.  */
extern bool half_partial_p (tree elt, poly_uint64 n);
/* The unpacked lanes A in the lower half of a full vector, which has
   arithmetic; UPPER in the upper half (null: anything).  And back: the first N
   lanes of the full vector A, unpacked.  */
extern lanes *half_fill (emitter *e, lanes *a, lanes *upper);
extern lanes *half_cut (emitter *e, lanes *a, poly_uint64 n);
/* Unpacked lanes as floats, and floats as unpacked lanes of type ELT.  */
extern lanes *half_to_float (emitter *e, lanes *a);
extern lanes *half_from_float (emitter *e, lanes *a, tree elt);
/* unpacked.cc: true if N lanes of ELT can be held in containers of ES
   bytes.  */
extern bool unpacked_p (tree elt, unsigned es, poly_uint64 n);
/* Let R be held so, too, in the vectors PART.  */
extern void unpacked_note (lanes *r, unsigned es, const tree *part);
/* convert.cc: lanes that are held so in the vectors PART of ELT.  */
extern lanes *lanes_from_unpacked (emitter *e, tree elt, unsigned es,
				   poly_uint64 n, const tree *part);
/* unpacked.cc again.  */
/* Let R, which is A converted to narrower elements, be held so too, where that
   can be.  */
extern void unpacked_from_wide (emitter *e, lanes *r, const lanes *a);
/* A converted to TO, if it is held in containers of the size of TO and that is
   of use; else null.  */
extern lanes *unpacked_to_wide (emitter *e, const lanes *a, tree to);
extern lanes *scalable_series (emitter *e, tree elt, const struct shape *s,
			       tree base, tree *stride);
extern lanes *scalable_mask_resize (emitter *e, lanes *m, unsigned es);
extern lanes *scalable_prefix (emitter *e, tree count, unsigned es,
			       poly_uint64 n);
extern tree scalable_any (emitter *e, lanes *m);
/* The first lane of part PART of A as an integer of TYPE.  */
extern tree scalable_first (const lanes *a, unsigned part, tree type);
/* The mask of the lanes of part PART that are no lanes past the end; null if
   all are.  */
extern tree scalable_end_mask (emitter *e, const lanes *a, unsigned part);
extern lanes *scalar_unary (emitter *e, enum tree_code code, lanes *a);
extern lanes *scalar_binary (emitter *e, enum tree_code code, lanes *a,
			     lanes *b, lanes *mask);
extern lanes *scalar_compare (emitter *e, enum tree_code code, lanes *a,
			      lanes *b);
extern lanes *scalar_select (emitter *e, lanes *mask, lanes *a, lanes *b);
extern lanes *scalar_convert (emitter *e, lanes *a, tree elt);
extern lanes *scalar_resize (emitter *e, lanes *m, unsigned es);
extern lanes *scalar_prefix (emitter *e, tree count, unsigned es, unsigned n);
/* The lanes of floats A whose sign is set.  */
extern lanes *scalar_signbit (emitter *e, lanes *a);
extern tree scalar_any (emitter *e, lanes *m);
extern lanes *scalar_permute (lanes *a, lanes *b, const struct lanemap *map);
extern lanes *scalar_reinterpret (emitter *e, lanes *a, tree elt, unsigned n);
extern void scalar_to_memory (emitter *e, lanes *a, tree p, unsigned count);

#endif
