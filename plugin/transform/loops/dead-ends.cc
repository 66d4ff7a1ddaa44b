/* Annotated loops whose bodies may end the program (a failed assertion): the
   blocks in which they do belong to the loop.

   INPUT	for (...) { if (c) abort (); ... }
   OUTPUT	for (...) { if (c) { abort (); goto next; } ... next: }

   Called before loops are strip-mined.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/remainder.h"
#include "transform/masks/masks.h"

/* Append to ENDS the blocks in which the body of LOOP, which begins with
   MARKER, ends the program (a failed assertion).  What an exception leads to
   is behind the loop.  */

static void
find_dead_ends (class loop *loop, gcall *marker, vec<basic_block> *ends)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      edge e;
      edge_iterator ei;
      bool goes_on = false;
      FOR_EACH_EDGE (e, ei, bb->succs)
	goes_on |= !(e->flags & EDGE_EH);
      if (gimple *last = last_stmt (bb))
	goes_on |= gimple_code (last) == GIMPLE_RESX;
      if (!goes_on && !flow_bb_inside_loop_p (loop, bb)
	  && dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (marker)))
	ends->safe_push (bb);
    }
}

/* If NEXT is the counter C plus a step, compute it in LATCH.  */

static bool
count_in_latch (tree c, tree next, basic_block latch)
{
  gimple *step = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next)
		 : NULL;
  if (!step || !is_gimple_assign (step) || !gimple_bb (step)
      || gimple_assign_rhs_code (step) != PLUS_EXPR
      || gimple_assign_rhs1 (step) != c
      || TREE_CODE (gimple_assign_rhs2 (step)) == SSA_NAME)
    return false;
  gimple_stmt_iterator from = gsi_for_stmt (step);
  gimple_stmt_iterator to = gsi_after_labels (latch);
  gsi_move_before (&from, &to);
  return true;
}

/* Where the body of MARKER's loop ends the program, let control go on to the
   next iteration instead, so that these blocks belong to the loop.  The edges
   behind calls that do not return go away at the end.  What they bring along
   is no value that a variable has: its last one may not have come by there.
   True if there are any.  */

static bool
join_dead_ends (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  auto_vec<basic_block> ends;
  if (!loop_outer (loop) || !loop->latch)
    return false;
  find_dead_ends (loop, marker, &ends);
  if (ends.is_empty ())
    return false;
  basic_block latch = split_edge (loop_latch_edge (loop));
  edge from = single_pred_edge (latch), back = single_succ_edge (latch);
  for (unsigned i = 0; i < ends.length (); i++)
    make_edge (ends[i], latch, EDGE_FALLTHRU)->probability
      = profile_probability::always ();
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree old = gimple_phi_result (p.phi ());
      tree next = PHI_ARG_DEF_FROM_EDGE (p.phi (), back);
      if (old == gimple_call_arg (marker, 2)
	  && count_in_latch (old, next, latch))
	continue;
      tree res = copy_ssa_name (old);
      tree end = old;
      if (!virtual_operand_p (res))
	{
	  end = make_no_value (TREE_TYPE (res));
	  overlay_info (end)->flags |= VALUE_DEAD_END;
	}
      gphi *phi = create_phi_node (res, latch);
      add_phi_arg (phi, next, from, UNKNOWN_LOCATION);
      for (unsigned i = 0; i < ends.length (); i++)
	add_phi_arg (phi, end, find_edge (ends[i], latch), UNKNOWN_LOCATION);
      SET_PHI_ARG_DEF (p.phi (), back->dest_idx, res);
      if (!virtual_operand_p (res))
	{
	  copy_flags (old, res);
	  overlay_set_shape (res, overlay_shape (old));
	}
    }
  return true;
}

void
join_all_dead_ends (const vec<gcall *> &markers)
{
  begin_loops ();
  for (unsigned i = markers.length (); i-- > 0;)
    if (join_dead_ends (markers[i]))
      {
	loop_optimizer_finalize ();
	begin_loops ();
      }
  end_loops ();
}
