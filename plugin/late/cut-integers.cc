/* Vectors that are cut out of integers longer than a word.

   INPUT	v = BIT_FIELD_REF <i, 32, 64>, a vector of 4 bytes, i of 128
		bits; w = (vector(4) long) v
   OUTPUT	x = BIT_FIELD_REF <i, 32, 64>, an integer;
		v = VIEW_CONVERT_EXPR <vector(4) unsigned char> (x)

   Such an i is a copy of memory whose size turned out to be constant.  The
   first form is expanded to a part of i's register.  x86's instructions that
   extend vectors want that as the low part of a vector, which it is not, and
   GCC 12 crashes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* The integer of as many bits as the vector that S cuts out of an integer, or
   null if S is something else.  */

tree
cut_integer (gimple *s)
{
  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != BIT_FIELD_REF)
    return NULL_TREE;
  tree ref = gimple_assign_rhs1 (s), from = TREE_OPERAND (ref, 0);
  scalar_int_mode mode;
  if (!VECTOR_TYPE_P (TREE_TYPE (ref))
      || !INTEGRAL_TYPE_P (TREE_TYPE (from))
      || !int_mode_for_mode (TYPE_MODE (TREE_TYPE (ref))).exists (&mode))
    return NULL_TREE;
  return build_nonstandard_integer_type (GET_MODE_BITSIZE (mode), true);
}

}

void
ripple_cut_integers (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree word = cut_integer (s);
	if (!word)
	  continue;
	tree ref = gimple_assign_rhs1 (s), vector = TREE_TYPE (ref);
	gassign *cut
	  = gimple_build_assign (make_ssa_name (word),
				 build3 (BIT_FIELD_REF, word,
					 TREE_OPERAND (ref, 0),
					 TREE_OPERAND (ref, 1),
					 TREE_OPERAND (ref, 2)));
	gimple_set_location (cut, gimple_location (s));
	gsi_insert_before (&g, cut, GSI_SAME_STMT);
	gimple_assign_set_rhs_from_tree (&g,
					 build1 (VIEW_CONVERT_EXPR, vector,
						 gimple_assign_lhs (cut)));
	update_stmt (gsi_stmt (g));
      }
}
