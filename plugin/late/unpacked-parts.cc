/* Parts of SVE vectors whose elements are in containers of wider ones.

   INPUT	p = BIT_FIELD_REF <v, POLY_INT_CST [64, 64], 0>, 4 * vscale
		shorts of a vector of 8 * vscale
   OUTPUT	w = [vec_unpack_lo_expr] v; p = (short) w

   Such a vector is loaded from memory in its containers (ld1h to .s).  Where
   the whole vector was stored there before, GCC takes the part out of that,
   as if it were held as in memory, and crashes when it expands it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

#if defined (GCC_AARCH64_H)

namespace {

/* True if S takes a part out of a longer vector of scalable length.  */

bool
takes_part_p (gimple *s)
{
  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != BIT_FIELD_REF)
    return false;
  tree ref = gimple_assign_rhs1 (s);
  tree part = TREE_TYPE (ref), from = TREE_TYPE (TREE_OPERAND (ref, 0));
  return (VECTOR_TYPE_P (part) && VECTOR_TYPE_P (from)
	  && !VECTOR_BOOLEAN_TYPE_P (part)
	  && !TYPE_VECTOR_SUBPARTS (part).is_constant ()
	  && known_lt (TYPE_VECTOR_SUBPARTS (part),
		       TYPE_VECTOR_SUBPARTS (from))
	  && TYPE_MODE (TREE_TYPE (part)) == TYPE_MODE (TREE_TYPE (from)));
}

tree
integers_of (unsigned bits, poly_uint64 n)
{
  return build_vector_type (build_nonstandard_integer_type (bits, true), n);
}

tree
assign (gimple_stmt_iterator *g, tree type, enum tree_code code, tree x)
{
  tree r = make_ssa_name (type);
  if (code == VIEW_CONVERT_EXPR)
    x = build1 (code, type, x);
  gimple *s = gimple_build_assign (r, code, x);
  gimple_set_location (s, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, s, GSI_SAME_STMT);
  return r;
}

}

void
ripple_unpacked_parts (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	if (!takes_part_p (gsi_stmt (g)))
	  continue;
	tree ref = gimple_assign_rhs1 (gsi_stmt (g)), part = TREE_TYPE (ref);
	tree v = TREE_OPERAND (ref, 0);
	poly_uint64 n = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v));
	poly_uint64 wanted = TYPE_VECTOR_SUBPARTS (part);
	unsigned element = vector_element_bits (part), bits = element;
	poly_uint64 at = exact_div (bit_field_offset (ref), element);

	v = assign (&g, integers_of (bits, n), VIEW_CONVERT_EXPR, v);
	while (known_lt (wanted, n))
	  {
	    n = exact_div (n, 2);
	    bits *= 2;
	    bool high = known_ge (at, n);
	    v = assign (&g, integers_of (bits, n),
			high ? VEC_UNPACK_HI_EXPR : VEC_UNPACK_LO_EXPR, v);
	    if (high)
	      at -= n;
	  }
	v = assign (&g, integers_of (element, n), NOP_EXPR, v);
	gimple_assign_set_rhs_from_tree (&g, build1 (VIEW_CONVERT_EXPR, part,
						     v));
	update_stmt (gsi_stmt (g));
      }
}

#endif
