/* Control flow that linearise.cc cannot make masks of as it stands: switches
   on lanes, loops that lanes leave one by one, and loops and switches that
   share blocks with the paths of lanes.  They are changed in steps, since
   shapes depend on what was done before:

       switch (lane) ...		branches (switches.cc)
       while (lane) ...			one exit (divergent-loops.cc)
       if (lane)
	 while (n)			shares its exit: one exit, too
	   if (m)
	     return;
       if (lane)
	 switch (n) ...			likewise: branches
       while (n)
	 if (m) { if (k) break; }
	 else if (lane) continue;	a exit beside lanes: one exit

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/flow/flow.h"
#include "transform/handlers/handlers.h"
#include "transform/masks/region.h"
#include "transform/tune/tune.h"

/* True if L has been made a loop with one exit.  If lanes still leave it
   elsewhere that is refused later.  */

static bool
done_p (const class loop *l)
{
  return live_condition (l->header) != NULL_TREE;
}

/* The mask of each lane loop is alive in those inside it, and GCC's time grows
   with the square of their number.  */
enum { MAX_LANE_LOOP_DEPTH = 64 };

/* The loops in FOUND: those that lanes leave one by one and that are not done
   yet.  Of loops in such a loop the outer one only.  False if there is an
   error.  */

static bool
find_divergent_loops (vec<lane_exit> *found)
{
  hash_map<class loop *, gcond *> leaves;
  auto_vec<class loop *> order;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      basic_block meet = ipdom (bb);
      gcond *cond = meet ? varying_cond (bb) : NULL;
      class loop *end = meet == EXIT_BLOCK_PTR_FOR_FN (cfun) || !cond
			? get_loop (cfun, 0)
			: find_common_loop (bb->loop_father,
					    meet->loop_father);
      /* Find the loops that lanes leave and that end before the lanes meet
	 again.  */
      for (class loop *l = bb->loop_father; cond && l != end;
	   l = loop_outer (l))
	if (!done_p (l) && !leaves.get (l))
	  {
	    leaves.put (l, cond);
	    order.safe_push (l);
	  }
    }
  for (unsigned i = 0; i < order.length (); i++)
    {
      lane_exit x = { order[i], *leaves.get (order[i]) };
      unsigned depth = 0;
      for (class loop *l = loop_outer (order[i]); l; l = loop_outer (l))
	depth += leaves.get (l) != NULL;
      if (depth >= MAX_LANE_LOOP_DEPTH)
	{
	  ripple_report (gimple_location (x.cond), RMK_LANE_LOOP_DEPTH, depth,
			 MAX_LANE_LOOP_DEPTH);
	  return false;
	}
      if (depth == 0)
	found->safe_push (x);
    }
  return true;
}

static unsigned
count_phis (void)
{
  basic_block bb;
  unsigned n = 0;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      n++;
  return n;
}

/* Let values that are defined in loops and used behind them have PHIs there,
   which are lane code if they are.  */

static void
close_values (void)
{
  basic_block bb;
  unsigned before = count_phis ();
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  if (count_phis () == before)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      {
	tree a = gimple_phi_arg_def (p.phi (), 0);
	if (TREE_CODE (a) == SSA_NAME && !virtual_operand_p (a)
	    && degenerate_phi_result (p.phi ()))
	  overlay_info (gimple_phi_result (p.phi ()))->flags
	    |= overlay_info (a)->flags & VALUE_LANE_CODE;
      }
  compute_shapes (false);
}

/* The first block that ends in a varying condition and has an irregular part
   in its region (irregular_part), which becomes *PART; or null.  DONE: heads
   of loops that were given one exit before.  */

static basic_block
find_irregular (hash_set<basic_block> *done, basic_block *part)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (varying_cond (bb))
      {
	*part = irregular_part (bb);
	if (*part && !done->contains (*part))
	  return bb;
      }
  return NULL;
}

static void
change_loops (const vec<lane_exit> &loops, bool uniform)
{
  for (unsigned i = 0; !uniform && i < loops.length (); i++)
    share_scalars (&loops[i]);
  close_values ();
  compute_ipdoms ();
  end_divergent_loops (loops, uniform);
}

/* One step of prepare_flow; false if nothing is left to do.  DONE is as for
   find_irregular.  Adds to *LANE_LOOPS how many were found.  */

static bool
change_flow (hash_set<basic_block> *done, unsigned *divergent_loops)
{
  auto_vec<lane_exit> loops;
  basic_block part;
  if (lower_switches ())
    return true;
  if (!find_divergent_loops (&loops))
    return false;
  *divergent_loops += loops.length ();
  if (!loops.is_empty ())
    change_loops (loops, false);
  else if (basic_block bb = find_irregular (done, &part))
    {
      lane_exit x = { part->loop_father, varying_cond (bb) };
      if (gswitch *sw = safe_dyn_cast<gswitch *> (last_stmt (part)))
	lower_switch (sw);
      else
	{
	  done->add (part);
	  loops.safe_push (x);
	  change_loops (loops, true);
	}
    }
  else
    return false;
  return true;
}

void
prepare_flow (void)
{
  unsigned errors = ripple_errors, divergent_loops = 0;
  hash_set<basic_block> done;
  for (;;)
    {
      merge_latches ();
      if (current_loops)
	loops_state_set (LOOPS_NEED_FIXUP);
      loop_optimizer_init (LOOPS_NORMAL | LOOPS_HAVE_RECORDED_EXITS);
      compute_ipdoms ();
      compute_shapes (false);
      bool changed = change_flow (&done, &divergent_loops);
      forget_ipdoms ();
      free_dominance_info (CDI_DOMINATORS);
      free_dominance_info (CDI_POST_DOMINATORS);
      if (changed)
	repair_loops ();
      loop_optimizer_finalize ();
      if (!changed || ripple_errors != errors)
	break;
    }
  forget_repeats ();
  spare_lane_loops (divergent_loops);
}
