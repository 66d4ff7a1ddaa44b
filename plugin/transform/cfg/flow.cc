/* Control flow as regions need it: blocks in which edges come together, and
   where they stand in the program.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "transform/cfg/cfg.h"

void
reach (basic_block bb, basic_block end, hash_set<basic_block> *set,
       vec<basic_block> *list)
{
  auto_vec<basic_block> work;
  work.safe_push (bb);
  while (!work.is_empty ())
    {
      basic_block b = work.pop ();
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, b->succs)
	if (plain_edge_p (e) && e->dest != end
	    && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
	    && !set->add (e->dest))
	  {
	    list->safe_push (e->dest);
	    work.safe_push (e->dest);
	  }
    }
}

tree
copied_value (tree name)
{
  while (TREE_CODE (name) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (name)
	 && gimple_assign_single_p (SSA_NAME_DEF_STMT (name))
	 && is_gimple_val (gimple_assign_rhs1 (SSA_NAME_DEF_STMT (name))))
    name = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (name));
  return name;
}

bool
loop_header_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (dominated_by_p (CDI_DOMINATORS, e->src, bb))
      return true;
  return false;
}

bool
same_args_p (const tree *args, unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    if (!operand_equal_p (args[0], args[i], 0))
      return false;
  return true;
}

basic_block
merge_edges (const vec<edge> &edges, basic_block dest)
{
  basic_block bb = create_empty_bb (edges[0]->src);
  if (current_loops)
    add_bb_to_loop (bb, dest->loop_father);
  bb->count = dest->count;
  auto_vec<tree> args;
  for (gphi_iterator p = gsi_start_phis (dest); !gsi_end_p (p); gsi_next (&p))
    for (unsigned i = 0; i < edges.length (); i++)
      args.safe_push (PHI_ARG_DEF_FROM_EDGE (p.phi (), edges[i]));
  auto_vec<edge> moved;
  for (unsigned i = 0; i < edges.length (); i++)
    moved.safe_push (redirect_edge_and_branch (edges[i], bb));
  edge out = make_edge (bb, dest, EDGE_FALLTHRU);
  set_ipdom (bb, dest);
  if (dom_info_available_p (CDI_DOMINATORS))
    {
      basic_block d = moved[0]->src;
      for (unsigned i = 1; i < moved.length (); i++)
	d = nearest_common_dominator (CDI_DOMINATORS, d, moved[i]->src);
      set_immediate_dominator (CDI_DOMINATORS, bb, d);
      if (single_pred_p (dest))
	set_immediate_dominator (CDI_DOMINATORS, dest, bb);
    }
  out->probability = profile_probability::always ();
  unsigned k = 0;
  for (gphi_iterator p = gsi_start_phis (dest); !gsi_end_p (p);
       gsi_next (&p), k += moved.length ())
    {
      if (same_args_p (&args[k], moved.length ()))
	{
	  add_phi_arg (p.phi (), args[k], out, UNKNOWN_LOCATION);
	  continue;
	}
      tree old = gimple_phi_result (p.phi ());
      tree res = copy_ssa_name (old);
      gphi *phi = create_phi_node (res, bb);
      for (unsigned i = 0; i < moved.length (); i++)
	add_phi_arg (phi, args[k + i], moved[i], UNKNOWN_LOCATION);
      add_phi_arg (p.phi (), res, out, UNKNOWN_LOCATION);
      if (!virtual_operand_p (res) && overlay_here_p ())
	{
	  overlay_set_shape (res, overlay_shape (old));
	  overlay_info (res)->flags |= overlay_info (old)->flags
				       & (VALUE_DATA_PHI | VALUE_LANE_CODE);
	}
    }
  return bb;
}

void
merge_latches (void)
{
  auto_vec<basic_block> headers;
  basic_block bb;
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    headers.safe_push (bb);
  bool changed = false;
  for (unsigned i = 0; i < headers.length (); i++)
    {
      auto_vec<edge> back;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, headers[i]->preds)
	if (plain_edge_p (e)
	    && dominated_by_p (CDI_DOMINATORS, e->src, headers[i]))
	  back.safe_push (e);
      if (back.length () < 2)
	continue;
      merge_edges (back, headers[i]);
      changed = true;
    }
  if (changed && current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
}

void
cut (basic_block bb)
{
  gimple *last = last_stmt (bb);
  if (last && (gimple_code (last) == GIMPLE_COND
	       || gimple_code (last) == GIMPLE_SWITCH))
    {
      gimple_stmt_iterator g = gsi_for_stmt (last);
      gsi_remove (&g, true);
    }
  for (unsigned i = EDGE_COUNT (bb->succs); i-- > 0;)
    if (plain_edge_p (EDGE_SUCC (bb, i)))
      remove_edge (EDGE_SUCC (bb, i));
}

void
take_edge (edge e)
{
  gimple_stmt_iterator last = gsi_last_bb (e->src);
  gsi_remove (&last, true);
  remove_edge (EDGE_SUCC (e->src, EDGE_SUCC (e->src, 0) == e));
  e->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  e->flags |= EDGE_FALLTHRU;
  e->probability = profile_probability::always ();
}

location_t
own_location (gimple *stmt)
{
  return gimple_has_location (stmt) && !is_gimple_debug (stmt)
	 ? gimple_location (stmt) : UNKNOWN_LOCATION;
}

/* The first statement that has a place, also in the blocks behind BB that only
   BB leads to; else the last one on the path to it.  */

location_t
location_from (basic_block bb, gimple_stmt_iterator g)
{
  location_t loc = UNKNOWN_LOCATION;
  for (basic_block b = bb;
       loc == UNKNOWN_LOCATION && b != EXIT_BLOCK_PTR_FOR_FN (cfun)
       && dominated_by_p (CDI_DOMINATORS, b, bb);
       b = b->next_bb, g = gsi_start_bb (b))
    for (; !gsi_end_p (g) && loc == UNKNOWN_LOCATION; gsi_next (&g))
      loc = own_location (gsi_stmt (g));
  while (loc == UNKNOWN_LOCATION && single_pred_p (bb))
    {
      bb = single_pred (bb);
      for (g = gsi_last_bb (bb); !gsi_end_p (g) && loc == UNKNOWN_LOCATION;
	   gsi_prev (&g))
	loc = own_location (gsi_stmt (g));
    }
  return loc;
}

location_t
block_location (basic_block bb)
{
  return location_from (bb, gsi_start_bb (bb));
}

location_t
jump_location (edge e)
{
  gimple *last = last_stmt (e->src);
  location_t loc = e->goto_locus;
  if (loc == UNKNOWN_LOCATION && last && stmt_ends_bb_p (last))
    loc = own_location (last);
  return loc != UNKNOWN_LOCATION ? loc : block_location (e->src);
}

gcond *
varying_cond (basic_block bb)
{
  gcond *c = safe_dyn_cast<gcond *> (last_stmt (bb));
  if (c && !varying_p (gimple_cond_lhs (c))
      && !varying_p (gimple_cond_rhs (c)))
    c = NULL;
  return c;
}
