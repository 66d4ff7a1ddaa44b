/* Vectors that GCC would take apart although it need not.

   INPUT	m = a > b;  y = VEC_COND_EXPR <m, c, d>
   OUTPUT	m = a > b;  y = .VCOND_MASK (m, c, d)

   Where the elements of A and C differ GCC 12 finds no instruction that
   compares and selects, and lowers the selection to lanes, with branches,
   though m is a mask that it could select by (GCC PR 109176).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "optabs-decl.h"
#include "late/late.h"

#if !SELECTION_KNOWS_OTHER_SIZES

/* True if GCC would lower a selection of TYPE by the mask X, as it cannot
   compare what X does and select in one.  */

static bool
lowered_p (tree x, tree type)
{
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (!def || !is_gimple_assign (def)
      || TREE_CODE_CLASS (gimple_assign_rhs_code (def)) != tcc_comparison)
    return false;
  tree of = TREE_TYPE (gimple_assign_rhs1 (def));
  return (VECTOR_TYPE_P (of)
	  && !expand_vec_cond_expr_p (type, of, gimple_assign_rhs_code (def)));
}

void
ripple_whole_vectors (function *fn)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!is_gimple_assign (s)
	    || gimple_assign_rhs_code (s) != VEC_COND_EXPR)
	  continue;
	tree mask = gimple_assign_rhs1 (s), lhs = gimple_assign_lhs (s);
	tree_pair types (TREE_TYPE (lhs), TREE_TYPE (mask));
	if (!lowered_p (mask, TREE_TYPE (lhs))
	    || !direct_internal_fn_supported_p (IFN_VCOND_MASK, types,
						OPTIMIZE_FOR_SPEED))
	  continue;
	gcall *call = gimple_build_call_internal (IFN_VCOND_MASK, 3, mask,
						  gimple_assign_rhs2 (s),
						  gimple_assign_rhs3 (s));
	gimple_call_set_lhs (call, lhs);
	gimple_set_location (call, gimple_location (s));
	gsi_replace (&g, call, false);
      }
  /* IFN_VCOND_MASK has virtual operands in GCC 12.  */
  if (need_ssa_update_p (fn))
    update_ssa (TODO_update_ssa_only_virtuals);
}

/* Remove those whose result is not used: for GCC 12 they have side effects,
   and cannot be expanded.  */

void
ripple_dead_selections (function *fn)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      {
	gimple *s = gsi_stmt (g);
	if (!gimple_call_internal_p (s, IFN_VCOND_MASK)
	    || gimple_call_lhs (s))
	  {
	    gsi_next (&g);
	    continue;
	  }
	unlink_stmt_vdef (s);
	gsi_remove (&g, true);
	release_defs (s);
      }
}

#endif
