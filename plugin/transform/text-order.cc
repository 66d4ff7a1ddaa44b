/* The order of the text outlives the building of the CFG.

   The paths of a branch on lanes run in the order of the program, which is
   that of the chain of blocks (region.cc).  When GCC has built the CFG it puts
   a block that only a jump from one other block leads to behind that one:

   INPUT	if (c) goto A; else goto B;
		A: x; goto D
		B: y; goto end
		D: z; end:
   GCC		A: x; z; goto end
		B: y; end:

   So until the unit is transformed only neighbours are merged, and what is
   empty.  Where a loop ends tells what stands in front of a break in it
   (divergent-loop.cc): there stand marks (marks.cc).  Then the rest is done,
   too: functions without Ripple become what they would have been.

   Called before the CFG of a function is built, and by unit.cc when all is
   done.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/handlers/handlers.h"
#include "transform/transform.h"

/* GCC's answer to whether two blocks can be merged, if ours stands before
   it.  */
static bool (*can_merge) (basic_block, basic_block);
/* The unit is transformed.  */
static bool done;

/* True if A, and B behind it, can be one block that stands where B does, or
   where it does not matter.  */

static bool
can_merge_in_place_p (basic_block a, basic_block b)
{
  return (a->next_bb == b
	  || gsi_end_p (gsi_start_nondebug_after_labels_bb (b)))
	 && can_merge (a, b);
}

bool
ripple_text_order_p (void)
{
  return !done && ripple_declared_p ();
}

void
ripple_keep_text_order (void)
{
  if (!can_merge)
    {
      can_merge = gimple_cfg_hooks.can_merge_blocks_p;
      gimple_cfg_hooks.can_merge_blocks_p = can_merge_in_place_p;
    }
  ripple_keep_level ();
  mark_loop_ends ();
  settle_try_marks ();
}

/* Merge the blocks of cfun that were kept apart.  */

static void
merge_function (void)
{
  basic_block bb;
  bool merged = false;
  if (drop_marks ())
    cleanup_tree_cfg ();
  FOR_EACH_BB_FN (bb, cfun)
    while (single_succ_p (bb) && can_merge_blocks_p (bb, single_succ (bb)))
      {
	merge_blocks (bb, single_succ (bb));
	merged = true;
      }
  if (merged)
    compact_blocks ();
}

void
drop_text_order (void)
{
  cgraph_node *node;
  done = true;
  if (!can_merge)
    return;
  gimple_cfg_hooks.can_merge_blocks_p = can_merge;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (node->get_fun () && node->get_fun ()->cfg)
      {
	push_cfun (node->get_fun ());
	merge_function ();
	pop_cfun ();
      }
}
