/* What stands in arrays whose rows have a size of each lane is reached by
   pointers.

   INPUT	(*a)[i][j]	where a points to T[][n] and n has lanes

   OUTPUT	p = &*a + i * n * sizeof (T);
		(*(T (*)[n]) p)[j]

   So that only pointers and the indices of elements have lanes: all that
   deals with references can take the size of an element as one number.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/locals/locals.h"

/* The offset in bytes of the element that the ARRAY_REF REF names.  */

static tree
row_offset (gimple_seq *seq, tree ref)
{
  unsigned unit = TYPE_ALIGN_UNIT (TREE_TYPE (TREE_TYPE (TREE_OPERAND (ref,
								       0))));
  tree index = gimple_convert (seq, sizetype, TREE_OPERAND (ref, 1));
  tree low = gimple_convert (seq, sizetype, array_ref_low_bound (ref));
  tree size = gimple_convert (seq, sizetype, TREE_OPERAND (ref, 3));
  size = gimple_build (seq, MULT_EXPR, sizetype, size, size_int (unit));
  index = gimple_build (seq, MINUS_EXPR, sizetype, index, low);
  return gimple_build (seq, MULT_EXPR, sizetype, index, size);
}

/* Replace in *OP, a reference, rows of a size of each lane; what computes the
   pointers goes to SEQ.  */

static bool
lower_rows (gimple_seq *seq, tree *op)
{
  tree ref = *op;
  if (!handled_component_p (ref))
    return false;
  bool any = lower_rows (seq, &TREE_OPERAND (ref, 0));
  if (TREE_CODE (ref) != ARRAY_REF || !TREE_OPERAND (ref, 3)
      || !varying_p (TREE_OPERAND (ref, 3)))
    return any;
  tree row = TREE_OPERAND (ref, 0);
  tree offset = row_offset (seq, ref);
  mark_addressable (row);
  tree start = build_fold_addr_expr (row);
  tree p = make_ssa_name (TREE_TYPE (start));
  gimple_seq_add_stmt (seq, gimple_build_assign (p, start));
  p = gimple_build (seq, POINTER_PLUS_EXPR, TREE_TYPE (p), p, offset);
  *op = build2 (MEM_REF, TREE_TYPE (ref), p,
		build_int_cst (reference_alias_ptr_type (ref), 0));
  TREE_THIS_VOLATILE (*op) = TREE_THIS_VOLATILE (ref);
  TREE_SIDE_EFFECTS (*op) = TREE_SIDE_EFFECTS (ref);
  return true;
}

/* The same in OP, any operand of a statement.  */

static bool
lower_operand (gimple_seq *seq, tree *op)
{
  if (*op && TREE_CODE (*op) == ADDR_EXPR)
    op = &TREE_OPERAND (*op, 0);
  return *op && lower_rows (seq, op);
}

bool
lower_row_sizes (void)
{
  bool changed = false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *stmt = gsi_stmt (g);
	gimple_seq seq = NULL;
	bool any = false;
	if (is_gimple_debug (stmt))
	  continue;
	for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
	  any |= lower_operand (&seq, gimple_op_ptr (stmt, i));
	if (!any)
	  continue;
	gimple_seq_set_location (seq, gimple_location (stmt));
	gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
	update_stmt (stmt);
	changed = true;
      }
  return changed;
}
