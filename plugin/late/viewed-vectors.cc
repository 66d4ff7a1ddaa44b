/* Vectors of scalars that are seen as vectors of another type.

   INPUT	y = VIEW_CONVERT_EXPR <unsigned vector> ({ a, b })
   OUTPUT	x = { a, b }; y = VIEW_CONVERT_EXPR <unsigned vector> (x)

   GCC 12 makes the first form when it folds a part of a view of a vector.  Its
   elimination of partial redundancies does not see that such a value has
   operands: it moves it to where they are not defined, or are other ones, and
   crashes later (compute_live_loop_exits).

   This stands right before that pass, and at the end of the early optimisers:
   a link with -flto runs without the plugin.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* Where the CONSTRUCTOR within the right side of S is, or null.  */

tree *
viewed_constructor (gimple *s)
{
  if (!gimple_assign_single_p (s)
      || !handled_component_p (gimple_assign_rhs1 (s)))
    return NULL;
  tree *t = gimple_assign_rhs1_ptr (s);
  while (handled_component_p (*t))
    t = &TREE_OPERAND (*t, 0);
  return TREE_CODE (*t) == CONSTRUCTOR ? t : NULL;
}

}

void
ripple_viewed_vectors (function *fn)
{
  if (!ripple_folds_viewed_parts_p ())
    return;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree *t = viewed_constructor (s);
	if (!t)
	  continue;
	gassign *whole
	  = gimple_build_assign (make_ssa_name (TREE_TYPE (*t)), *t);
	gimple_set_location (whole, gimple_location (s));
	gsi_insert_before (&g, whole, GSI_SAME_STMT);
	*t = gimple_assign_lhs (whole);
	update_stmt (s);
      }
}
