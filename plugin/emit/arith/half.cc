/* Halves in parts of scalable vectors.

   INPUT	4 * vscale lanes of _Float16, one in each word of a vector
   OUTPUT	for what there is no instruction: the same lanes in the lower
		half of a vector of 8 * vscale, and back

   Integers that are few stay in words (lanes_width), and so do the floats of
   their size; but only full vectors of floats have arithmetic.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

enum { FULL = SCALABLE_BYTES / 2 };

bool
half_partial_p (tree elt, poly_uint64 n)
{
  return (lanes_scalable_p (n) && SCALAR_FLOAT_TYPE_P (elt)
	  && element_bits (elt) == 16 && !bfloat_p (elt)
	  && lanes_width (2, n) < FULL
	  && !target_supports_op_p (lanes_part_type (elt, 2, n), PLUS_EXPR,
				    optab_vector));
}

/* A, of halves one in each word, as words.  */

static tree
in_words (emitter *e, const lanes *a)
{
  poly_uint64 width = lanes_part_lanes (2, a->n);
  tree v = part_view (e, part_vector_type (integer_element (16, true), width),
		      a->part[0]);

  return part_unary (e, NOP_EXPR,
		     part_vector_type (integer_element (32, true), width), v);
}

lanes *
half_fill (emitter *e, lanes *a, lanes *upper)
{
  lanes *r = lanes_new (a->elt, 2, ripple_vscale * unsigned (FULL));
  tree num = part_vector_type (integer_element (16, true),
			       TYPE_VECTOR_SUBPARTS (lanes_part_type
						     (r->elt, 2, r->n)));
  tree low = in_words (e, a), high = upper ? in_words (e, upper) : low;

  gcc_assert (a->nparts == 1 && r->nparts == 1);
  r->part[0] = part_binary (e, VEC_PACK_TRUNC_EXPR, num, low, high);
  r->part[0] = part_view (e, lanes_part_type (r->elt, 2, r->n), r->part[0]);
  return r;
}

lanes *
half_cut (emitter *e, lanes *a, poly_uint64 n)
{
  lanes *r = lanes_new (a->elt, 2, n);
  poly_uint64 width = lanes_part_lanes (2, n);
  tree v = part_view (e, unsigned_type_for (TREE_TYPE (a->part[0])),
		      a->part[0]);

  v = part_unary (e, VEC_UNPACK_LO_EXPR,
		  part_vector_type (integer_element (32, true), width), v);
  v = part_unary (e, NOP_EXPR,
		  part_vector_type (integer_element (16, true), width), v);
  r->part[0] = part_view (e, lanes_part_type (r->elt, 2, n), v);
  return r;
}

lanes *
half_to_float (emitter *e, lanes *a)
{
  lanes *r = lanes_new (float_type_node, 4, a->n);

  a = half_fill (e, a, NULL);
  r->part[0] = part_unary (e, VEC_UNPACK_LO_EXPR,
			   lanes_part_type (r->elt, 4, r->n), a->part[0]);
  return r;
}

lanes *
half_from_float (emitter *e, lanes *a, tree elt)
{
  lanes *r = lanes_new (elt, 2, ripple_vscale * unsigned (FULL));

  gcc_assert (a->nparts == 1);
  r->part[0] = part_binary (e, VEC_PACK_TRUNC_EXPR,
			    lanes_part_type (elt, 2, r->n), a->part[0],
			    a->part[0]);
  return half_cut (e, r, a->n);
}
