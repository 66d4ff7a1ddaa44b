/* The shapes of a function as notes, for the user who wants to know why a
   shape is what it is: one for each assignment to a variable of the program,
   each store and each condition that has more than one lane.

     t.c:8:7: note: 's' has the shape 'Tensor[16]' here [ripple-shape]
	 8 |     s += a[i];
	   |     ~~^~~~~~~

   Called by unit.cc, on the program as it was written, if dump=shapes asks
   for it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"

static void
show_condition (gcond *cond)
{
  struct shape s = *overlay_shape (gimple_cond_lhs (cond));
  char text[SHAPE_TEXT];
  unsigned dim;

  shape_join (&s, &s, overlay_shape (gimple_cond_rhs (cond)), &dim);
  if (!shape_scalar_p (&s))
    ripple_report (stmt_location (cond), RMK_SHOW_CONDITION,
		   shape_print (&s, text, sizeof text));
}

static void
show_store (gimple *stmt)
{
  struct shape address = overlay_address_shape (gimple_assign_lhs (stmt));
  char value_text[SHAPE_TEXT], text[SHAPE_TEXT];

  if (!shape_scalar_p (&address))
    ripple_report (stmt_location (stmt), RMK_SHOW_STORE,
		   shape_print (overlay_shape (gimple_assign_rhs1 (stmt)),
				value_text, sizeof value_text),
		   shape_print (&address, text, sizeof text));
}

static bool
show_once (gimple *stmt)
{
  tree lhs = gimple_code (stmt) == GIMPLE_PHI ? NULL_TREE
	     : gimple_get_lhs (stmt);
  tree var = lhs && TREE_CODE (lhs) == SSA_NAME ? SSA_NAME_VAR (lhs)
	     : NULL_TREE;
  char text[SHAPE_TEXT];

  if (gcond *cond = dyn_cast<gcond *> (stmt))
    show_condition (cond);
  else if (gimple_store_p (stmt) && gimple_assign_single_p (stmt))
    show_store (stmt);
  else if (shaped_p (lhs) && var && DECL_NAME (var) && !DECL_ARTIFICIAL (var)
	   && gimple_has_location (stmt))
    ripple_report (gimple_location (stmt), RMK_SHOW_VARIABLE, var,
		   shape_print (overlay_shape (lhs), text, sizeof text));
  return false;
}

void
show_shapes (void)
{
  overlay_solve (show_once);
}
