/* What the program has among the blocks of a loop that lanes leave although it
   is no part of the cycle: what stands in front of a break.

   INPUT	for (k = 0; k < n; k++)
		  if (c)
		    {
		      X;
		      break;
		    }

   OUTPUT	the blocks of X, which are to be done in the iteration; what
		X defines and something behind the loop uses has a PHI there

   Scalars in X, such as k, are those of the iteration.  The end of a loop
   around this one is left out.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/flow/divergent-loop.h"

/* True if all of LOOP comes from a lane function.  */

static bool
lane_code_p (class loop *loop)
{
  ssa_op_iter it;
  tree name;
  bool all = true;
  basic_block *blocks = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && all; i++)
    {
      if (blocks[i]->loop_father != loop)
	continue;
      for (gphi_iterator p = gsi_start_phis (blocks[i]); !gsi_end_p (p);
	   gsi_next (&p))
	{
	  name = gimple_phi_result (p.phi ());
	  all &= (virtual_operand_p (name)
		  || (overlay_info (name)->flags & VALUE_LANE_CODE));
	}
      for (gimple_stmt_iterator g = gsi_start_bb (blocks[i]); !gsi_end_p (g);
	   gsi_next (&g))
	FOR_EACH_SSA_TREE_OPERAND (name, gsi_stmt (g), it, SSA_OP_DEF)
	  all &= (overlay_info (name)->flags & VALUE_LANE_CODE) != 0;
    }
  free (blocks);
  return all;
}

/* True if BB goes back to the head of a loop around LOOP.  */

static bool
goes_round_p (class loop *loop, basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (dominated_by_p (CDI_DOMINATORS, loop->header, e->dest))
      return true;
  return false;
}

/* True if BB is in LOOP or in AMONG, the blocks that the program has in
   it.  */

static bool
within_p (class loop *loop, hash_set<basic_block> *among, basic_block bb)
{
  return flow_bb_inside_loop_p (loop, bb) || among->contains (bb);
}

/* True if NAME is used behind LOOP and what is AMONG its blocks, other than by
   PHIs to which these lead.  What a debugger would look at there is collected
   in DEBUG.  */

static bool
used_behind_p (class loop *loop, hash_set<basic_block> *among, tree name,
	       vec<gimple *> *debug)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      gphi *phi = dyn_cast<gphi *> (s);
      if (within_p (loop, among, phi ? gimple_phi_arg_edge
		    (phi, PHI_ARG_INDEX_FROM_USE (use))->src : gimple_bb (s)))
	continue;
      if (!is_gimple_debug (s))
	return true;
      debug->safe_push (s);
    }
  return false;
}

/* What NAME, which is defined in LOOP or AMONG its blocks, is in BB behind
   them: the result of a PHI.  BEHIND has those that were made.  */

static tree
name_behind (class loop *loop, hash_set<basic_block> *among, tree name,
	     basic_block bb, hash_map<basic_block, tree> *behind)
{
  edge e;
  edge_iterator ei;
  basic_block up;
  while (!within_p (loop, among,
		    up = get_immediate_dominator (CDI_DOMINATORS, bb)))
    bb = up;
  if (tree *known = behind->get (bb))
    return *known;
  gphi *phi = create_phi_node (copy_ssa_name (name), bb);
  tree result = gimple_phi_result (phi);
  overlay_set_shape (result, overlay_shape (name));
  behind->put (bb, result);
  FOR_EACH_EDGE (e, ei, bb->preds)
    {
      tree arg = within_p (loop, among, e->src) ? name
		 : name_behind (loop, among, name, e->src, behind);
      add_phi_arg (phi, arg, e, UNKNOWN_LOCATION);
    }
  return result;
}

/* Let uses of NAME behind LOOP and what is AMONG its blocks, where NAME is
   defined, have PHIs behind them.  */

static void
give_name_behind (class loop *loop, hash_set<basic_block> *among, tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  auto_vec<use_operand_p> uses;
  hash_map<basic_block, tree> behind;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    uses.safe_push (use);
  for (unsigned i = 0; i < uses.length (); i++)
    {
      gimple *s = USE_STMT (uses[i]);
      gphi *phi = dyn_cast<gphi *> (s);
      basic_block bb = phi ? gimple_phi_arg_edge
			       (phi, PHI_ARG_INDEX_FROM_USE (uses[i]))->src
		       : gimple_bb (s);
      if (is_gimple_debug (s) || within_p (loop, among, bb))
	continue;
      SET_USE (uses[i], name_behind (loop, among, name, bb, &behind));
      update_stmt (s);
    }
}

/* The same for what BB defines, one of the blocks AMONG those of LOOP.  */

static void
give_names_behind (class loop *loop, hash_set<basic_block> *among,
		   basic_block bb)
{
  def_operand_p def;
  ssa_op_iter op;
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ())))
      give_name_behind (loop, among, gimple_phi_result (p.phi ()));
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    FOR_EACH_SSA_DEF_OPERAND (def, gsi_stmt (g), op, SSA_OP_DEF)
      give_name_behind (loop, among, DEF_FROM_PTR (def));
}

/* True if BB cannot stay AMONG the blocks of LOOP, because what it defines is
   used behind them, or because what leads to it has been left out.  DEBUG is
   as above.  */

static bool
left_out_p (class loop *loop, hash_set<basic_block> *among, basic_block bb,
	    vec<gimple *> *debug)
{
  def_operand_p def;
  ssa_op_iter op;
  if (!within_p (loop, among, get_immediate_dominator (CDI_DOMINATORS, bb)))
    return true;
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	&& used_behind_p (loop, among, gimple_phi_result (p.phi ()), debug))
      return true;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    FOR_EACH_SSA_DEF_OPERAND (def, gsi_stmt (g), op, SSA_OP_DEF)
      if (used_behind_p (loop, among, DEF_FROM_PTR (def), debug))
	return true;
  return false;
}

void
find_break_blocks (class loop *loop, hash_set<basic_block> *among)
{
  basic_block bb, first = NULL, last = NULL;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop, bb))
      {
	if (!first)
	  first = bb;
	last = bb;
      }
  if (lane_code_p (loop))
    return;
  for (bb = first; bb != last; bb = bb->next_bb)
    if (!flow_bb_inside_loop_p (loop, bb) && !goes_round_p (loop, bb)
	&& dominated_by_p (CDI_DOMINATORS, bb, loop->header))
      among->add (bb);
  for (bb = first; bb != last; bb = bb->next_bb)
    if (among->contains (bb))
      give_names_behind (loop, among, bb);
  auto_vec<gimple *> debug;
  bool changed;
  do
    {
      changed = false;
      debug.truncate (0);
      FOR_EACH_BB_FN (bb, cfun)
	if (among->contains (bb) && left_out_p (loop, among, bb, &debug))
	  {
	    among->remove (bb);
	    changed = true;
	  }
    }
  while (changed);
  for (unsigned i = 0; i < debug.length (); i++)
    {
      gimple_debug_bind_reset_value (debug[i]);
      update_stmt (debug[i]);
    }
}
