/* What lanes load behind a store of theirs is what they have stored; C takes
   the values of chains of assignments from there:

   INPUT	p->b = 255;
		t = p->b;
		p->g = t;

   OUTPUT	p->b = 255;
		p->g = 255;

   What others have stored there: forwarded-stores.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "transform/masks/masks.h"
#include "transform/tune/branch-memory.h"

/* True if nothing but stores uses X, and what they store is X.  */

static bool
only_stored_p (tree x)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    {
      gimple *s = USE_STMT (use);
      if (!is_gimple_debug (s)
	  && !(gimple_assign_single_p (s) && gimple_store_p (s)
	       && use->use == gimple_assign_rhs1_ptr (s)))
	return false;
    }
  return true;
}

void
forward_to_same_lanes (gassign *store)
{
  tree place = gimple_assign_lhs (store), value = gimple_assign_rhs1 (store);
  struct shape at = overlay_address_shape (place);
  if (!is_gimple_val (value) || !own_places_p (place, &at))
    return;
  bool same = shape_equal_p (&at, overlay_shape (value));
  gimple_stmt_iterator g = gsi_for_stmt (store), next;
  for (gsi_next (&g); !gsi_end_p (g); g = next)
    {
      gimple *s = gsi_stmt (g);
      gassign *other = varying_store (s);
      next = g;
      gsi_next (&next);
      if (may_store_p (s) && !(other && store_elsewhere_p (other, place)))
	break;
      tree lhs = place_load_p (s, place) ? gimple_assign_lhs (s) : NULL_TREE;
      if (!lhs || !types_compatible_p (TREE_TYPE (lhs), TREE_TYPE (value))
	  || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (lhs))
	continue;
      if (same)
	{
	  gimple_set_vuse (s, NULL_TREE);
	  gimple_assign_set_rhs_from_tree (&g, value);
	  update_stmt (gsi_stmt (g));
	}
      else if (only_stored_p (lhs))
	{
	  imm_use_iterator it;
	  gimple *user;
	  use_operand_p use;
	  FOR_EACH_IMM_USE_STMT (user, it, lhs)
	    {
	      FOR_EACH_IMM_USE_ON_STMT (use, it)
		SET_USE (use, value);
	      update_stmt (user);
	    }
	  gsi_remove (&g, true);
	  release_defs (s);
	}
    }
}
