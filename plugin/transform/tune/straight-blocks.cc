/* Blocks that follow each other become one.

   INPUT	v[3 * i] = r		no mask
		b = min (g, 255)	mask m, and B is not used any more
		c = 0			mask ~m, nor is C
		v[3 * i + 1] = g'	no mask

   OUTPUT	v[3 * i] = r
		v[3 * i + 1] = g'

   Conditions of which idioms have been made (idioms.cc) leave branches that
   compute nothing.  They are between fields of one record here, which can be
   stored together in one block only (interleaved-groups.cc in render/).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tune/tune.h"

/* True if STMT computes what nobody uses, nor is a mask of blocks.  */

static bool
unused_p (gimple *stmt)
{
  tree lhs = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt) : NULL_TREE;
  return lhs && TREE_CODE (lhs) == SSA_NAME && !gimple_vuse (stmt)
	 && !gimple_could_trap_p (stmt) && has_zero_uses (lhs)
	 && !(overlay_info (lhs)->flags & VALUE_BLOCK);
}

/* Remove what blocks under masks compute in vain.  */

static void
remove_unused (void)
{
  basic_block bb;
  FOR_EACH_BB_REVERSE_FN (bb, cfun)
    if (block_mask (bb))
      for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);)
	{
	  gimple *stmt = gsi_stmt (g);
	  gimple_stmt_iterator at = g;
	  gsi_prev (&g);
	  if (!unused_p (stmt))
	    continue;
	  gsi_remove (&at, true);
	  release_defs (stmt);
	}
}

/* True if nothing is in BB, but what debuggers need.  */

static bool
empty_p (basic_block bb)
{
  return gsi_end_p (gsi_start_phis (bb))
	 && gsi_end_p (gsi_start_nondebug_bb (bb));
}

void
join_straight_blocks (void)
{
  basic_block bb;
  bool merged = false;
  if (!optimize)
    return;
  remove_unused ();
  FOR_EACH_BB_FN (bb, cfun)
    while (single_succ_p (bb))
      {
	basic_block next = single_succ (bb);
	if (!can_merge_blocks_p (bb, next)
	    || !gsi_end_p (gsi_start_phis (next))
	    || (block_mask (next) != block_mask (bb) && !empty_p (next)))
	  break;
	merge_blocks (bb, next);
	merged = true;
      }
  if (merged)
    compact_blocks ();
}
