/* Loads from one place on both paths of a branch.

   INPUT	(in the lanes of m)   a = y[i]; r1 = a;
		(in the others)       b = y[i]; r2 = k * b;

   OUTPUT	a = y[i];
		(in the lanes of m)   r1 = a;
		(in the others)       r2 = k * a;

   Loaded is what one of the paths loads in any case.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "transform/tune/branch-memory.h"
#include "transform/tune/tune.h"

namespace {

/* True if the lanes of A and those of B are all lanes of PARENT, of which
   theirs are cut.  */

bool
both_paths_p (tree a, tree b, tree parent)
{
  if (!a || !varying_p (a) || overlay_info (a)->parent != parent)
    return false;
  literal x = own_literal (a), y = own_literal (b);
  return x.cond && x.cond == y.cond && x.negated != y.negated;
}

/* A load, on the other path, from where LOAD loads in the lanes of MASK, if
   nothing may write between it and the end of the block *FORK in front of
   both; else null.  */

gimple *
load_on_other_path (gimple *load, tree mask, basic_block *fork)
{
  enum { FARTHEST = 400 };
  tree parent = overlay_info (mask)->parent;
  gimple *first = NULL;
  unsigned steps = 0;
  gimple_stmt_iterator g = gsi_for_stmt (load);
  basic_block bb = gimple_bb (load);
  for (gsi_prev (&g);; g = gsi_last_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_prev (&g))
	if (may_store_p (gsi_stmt (g)) || ++steps > FARTHEST)
	  return NULL;
	else if (both_paths_p (block_mask (bb), mask, parent)
		 && place_load_p (gsi_stmt (g), gimple_assign_rhs1 (load)))
	  first = gsi_stmt (g);
      bb = only_pred (bb);
      if (!bb)
	return NULL;
      if (first && block_mask (bb) == parent)
	{
	  *fork = bb;
	  return first;
	}
    }
}

void
share_loads_of (basic_block bb)
{
  tree mask = block_mask (bb);
  if (!mask || !varying_p (mask))
    return;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
    {
      gimple *load = gsi_stmt (g);
      basic_block fork;
      gsi_next (&g);
      if (!plain_load_p (load))
	continue;
      auto_vec<gimple *> loads;
      if (gimple *first = load_on_other_path (load, mask, &fork))
	{
	  loads.safe_push (first);
	  loads.safe_push (load);
	  share_load (loads, fork);
	}
    }
}

} // anonymous namespace

void
share_branch_loads (void)
{
  basic_block bb;
  if (!optimize)
    return;
  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    share_loads_of (bb);
}
