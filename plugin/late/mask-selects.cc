/* Choices of scalars by whether a mask of SVE has a lane that is on.

   INPUT	any = m != { 0, ... }; y = any ? a : b
   OUTPUT	any = m != { 0, ... }; t = (unsigned char) any;
		some = t != 0; y = some ? a : b

   The back end of AArch64 branches on such a comparison, but has no
   conditional move by it: the compiler stops with an unrecognizable
   instruction where it moves the comparison into the choice (seen with
   GCC 14).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

#if defined (GCC_AARCH64_H)

/* True if NAME is a comparison of whole masks.  */

static bool
mask_comparison_p (tree name)
{
  gimple *def = TREE_CODE (name) == SSA_NAME ? SSA_NAME_DEF_STMT (name) : NULL;

  return (def && is_gimple_assign (def)
	  && TREE_CODE_CLASS (gimple_assign_rhs_code (def)) == tcc_comparison
	  && !VECTOR_TYPE_P (TREE_TYPE (name))
	  && VECTOR_BOOLEAN_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (def))));
}

void
ripple_mask_selects (function *fn)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);

	if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != COND_EXPR
	    || !mask_comparison_p (gimple_assign_rhs1 (s)))
	  continue;
	tree any = gimple_assign_rhs1 (s), byte = unsigned_char_type_node;
	gassign *t = gimple_build_assign (make_ssa_name (byte), NOP_EXPR, any);
	gassign *some
	  = gimple_build_assign (make_ssa_name (TREE_TYPE (any)), NE_EXPR,
				 gimple_assign_lhs (t), build_zero_cst (byte));

	gimple_set_location (t, gimple_location (s));
	gimple_set_location (some, gimple_location (s));
	gsi_insert_before (&g, t, GSI_SAME_STMT);
	gsi_insert_before (&g, some, GSI_SAME_STMT);
	gimple_assign_set_rhs1 (s, gimple_assign_lhs (some));
	update_stmt (s);
      }
}

#endif
