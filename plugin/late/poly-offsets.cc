/* Addresses with offsets that are known only at run time.

   INPUT	x = MEM[p + POLY_INT_CST [16, 16]]
   OUTPUT	q = p + POLY_INT_CST [16, 16]; x = MEM[q]

   The second form is what we make.  Where a load is done on some ways only,
   partial redundancy elimination makes the first one of it, which GCC's
   analysis of data references takes for a constant: in a loop it crashes
   (dr_analyze_indices, GCC 12 to 14).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* Move such an offset out of REF, an operand of the statement at G.  True if
   it has one.  */

bool
move_offset (gimple_stmt_iterator *g, tree ref)
{
  while (handled_component_p (ref))
    ref = TREE_OPERAND (ref, 0);
  if (TREE_CODE (ref) != MEM_REF
      || TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME
      || !POLY_INT_CST_P (TREE_OPERAND (ref, 1)))
    return false;
  tree p = TREE_OPERAND (ref, 0), offset = TREE_OPERAND (ref, 1);
  tree q = make_ssa_name (TREE_TYPE (p));
  gassign *add = gimple_build_assign (q, POINTER_PLUS_EXPR, p,
				      fold_convert (sizetype, offset));
  gsi_insert_before (g, add, GSI_SAME_STMT);
  TREE_OPERAND (ref, 0) = q;
  TREE_OPERAND (ref, 1) = build_zero_cst (TREE_TYPE (offset));
  return true;
}

}

void
ripple_poly_offsets (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!gimple_assign_single_p (s))
	  continue;
	if (move_offset (&g, gimple_assign_lhs (s))
	    || move_offset (&g, gimple_assign_rhs1 (s)))
	  update_stmt (s);
      }
}
