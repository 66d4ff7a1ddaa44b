/* Lanes of widened vectors of floats that are read as integers.

   INPUT	w = [vec_unpack_lo_expr] v; i = BIT_FIELD_REF <w, 64, 0>, an
		integer, w of doubles
   OUTPUT	x = BIT_FIELD_REF <w, 64, 0>, a double;
		i = VIEW_CONVERT_EXPR <long> (x)

   Such an i comes from copies of memory whose size turns out to be that of a
   lane, and from programs that look at the bits of floats.  If all lanes of w
   that are used are read so and v is loaded, the propagation of expressions
   (optimize_vector_load, GCC 12 to 16) loads the lanes instead and converts
   them with a NOP_EXPR to the type of i: from a float to an integer, which
   crashes expansion.

   This stands before each such propagation, and at the end of the early
   optimisers: a link with -flto runs without the plugin.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* True if S reads an element of a widened vector of floats as an integer.  */

bool
widened_bits_p (gimple *s)
{
  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != BIT_FIELD_REF)
    return false;
  tree ref = gimple_assign_rhs1 (s), from = TREE_OPERAND (ref, 0);
  if (TREE_CODE (from) != SSA_NAME || !VECTOR_TYPE_P (TREE_TYPE (from)))
    return false;
  tree elt = TREE_TYPE (TREE_TYPE (from));
  gimple *def = SSA_NAME_DEF_STMT (from);
  return (SCALAR_FLOAT_TYPE_P (elt) && INTEGRAL_TYPE_P (TREE_TYPE (ref))
	  && tree_int_cst_equal (TREE_OPERAND (ref, 1), TYPE_SIZE (elt))
	  && is_gimple_assign (def)
	  && (gimple_assign_rhs_code (def) == VEC_UNPACK_LO_EXPR
	      || gimple_assign_rhs_code (def) == VEC_UNPACK_HI_EXPR));
}

}

void
ripple_widened_lanes (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!widened_bits_p (s))
	  continue;
	tree ref = gimple_assign_rhs1 (s);
	tree elt = TREE_TYPE (TREE_TYPE (TREE_OPERAND (ref, 0)));
	gassign *lane
	  = gimple_build_assign (make_ssa_name (elt),
				 build3 (BIT_FIELD_REF, elt,
					 TREE_OPERAND (ref, 0),
					 TREE_OPERAND (ref, 1),
					 TREE_OPERAND (ref, 2)));
	gimple_set_location (lane, gimple_location (s));
	gsi_insert_before (&g, lane, GSI_SAME_STMT);
	gimple_assign_set_rhs_from_tree (&g,
					 build1 (VIEW_CONVERT_EXPR,
						 TREE_TYPE (ref),
						 gimple_assign_lhs (lane)));
	update_stmt (gsi_stmt (g));
      }
}
