/* Try blocks under conditions with lanes, in block functions.

   An exception leaves all lanes that are in the try block, and its handlers
   are for all of them.  So such a block is a part with uniform control under
   one mask, that of the lanes that come to it, if only its handlers belong to
   it.  Regions follow plain edges (region.h): they get some that are never
   taken.

   INPUT	if (c)
		  {
		    try {  x; f ();  y;  }
		    catch (int) {  h;  }
		  }

   OUTPUT	never = __ripple_any (0);		at the beginning
		if (c)
		  {
		    if (never) goto pad;
		    x; f ();				throws to PAD
		    y; goto behind
		  pad:
		    h;
		  behind:
		  }

   What f throws may also be caught further out: that handler is under the
   condition of its own try block.  Marks tell where that begins (marks.cc).

   If there are several exits of the try block and its handlers, as by a
   return in one of them, they become a loop which is never repeated:

		again:
		  if (never) goto pad;
		  f ();
		  if (never) goto again; else goto behind
		pad:
		  h;
		  if (never) goto again; else goto return

   Loops whose exits are not those of the lanes round them are given one
   exit later (divergent-loops.cc); then the branches that repeat them go
   (forget_repeats).  The others go when regions have been made
   (forget_leads).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"
#include "transform/handlers/try-blocks.h"

/* The value that is never true, defined where cfun begins.  */

static tree
make_never (void)
{
  tree never = make_ssa_name (boolean_type_node);
  gcall *c = gimple_build_call (ripple_api_make (API_ANY), 1,
				boolean_false_node);
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gimple_call_set_lhs (c, never);
  gsi_insert_before (&g, c, GSI_NEW_STMT);
  return never;
}

bool
try_loop_p (class loop *loop)
{
  basic_block bb = loop->header;
  while (single_succ_p (bb) && single_succ (bb) != loop->header)
    bb = single_succ (bb);
  return leads_to_handler_p (bb);
}

/* End BB, which has one path on, with a branch that never leads to a new
   block, which leads TO.  Returns that block.  */

static basic_block
branch_to (basic_block bb, tree never, basic_block to, location_t loc)
{
  basic_block lead = create_empty_bb (bb);
  edge on = single_succ_edge (bb), e;
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gcond *c = gimple_build_cond (NE_EXPR, never, boolean_false_node, NULL_TREE,
				NULL_TREE);
  gimple_set_location (c, loc);
  gsi_insert_after (&g, c, GSI_NEW_STMT);
  add_bb_to_loop (lead, bb->loop_father);
  on->flags = (on->flags & ~EDGE_FALLTHRU) | EDGE_FALSE_VALUE;
  on->probability = profile_probability::always ();
  e = make_edge (bb, lead, EDGE_TRUE_VALUE);
  e->probability = profile_probability::never ();
  e = make_edge (lead, to, EDGE_FALLTHRU);
  e->probability = profile_probability::always ();
  for (gphi_iterator p = gsi_start_phis (to); !gsi_end_p (p);)
    if (virtual_operand_p (gimple_phi_result (p.phi ())))
      {
	mark_virtual_phi_result_for_renaming (p.phi ());
	remove_phi_node (&p, true);
      }
    else
      {
	tree zero = build_zero_cst (TREE_TYPE (gimple_phi_result (p.phi ())));
	add_phi_arg (p.phi (), zero, e, UNKNOWN_LOCATION);
	gsi_next (&p);
      }
  return lead;
}

/* Let control lead to T's landing pads in front of its head, and there again
   where T is left by the edges OUT.  */

static void
lead (varying_try *t, const vec<edge> &out, tree never, location_t loc)
{
  unsigned i;
  bitmap_iterator bi;
  basic_block again = split_edge (single_pred_edge (t->head));
  EXECUTE_IF_SET_IN_BITMAP (t->pads, 0, i, bi)
    {
      basic_block bb = split_edge (single_pred_edge (t->head));
      basic_block lead = branch_to (bb, never, BASIC_BLOCK_FOR_FN (cfun, i),
				    loc);
      t->leads.safe_push (lead);
    }
  for (i = 0; i < out.length (); i++)
    branch_to (split_edge (out[i]), never, again, loc);
}

/* GCC puts handlers at the end of the function.  Let those of T stand behind
   what they are for, as in the text.  */

static void
move_handlers (varying_try *t)
{
  basic_block bb, at = t->head;
  auto_vec<basic_block> handlers;
  FOR_EACH_BB_FN (bb, cfun)
    if (bitmap_bit_p (t->blocks, bb->index))
      {
	if (bitmap_bit_p (t->normal, bb->index))
	  at = bb;
	else
	  handlers.safe_push (bb);
      }
  for (unsigned i = 0; i < handlers.length (); i++)
    {
      if (handlers[i] != at->next_bb)
	move_block_after (handlers[i], at);
      at = handlers[i];
    }
}

static void
remove_mark (varying_try *t)
{
  gimple_stmt_iterator g = gsi_for_stmt (t->mark);
  unlink_stmt_vdef (t->mark);
  gsi_remove (&g, true);
}

/* Let regions contain the handlers of T, one of TRIES, if need be.  */

static void
lead_to_handlers_of (varying_try *t, try_list *tries, tree *never)
{
  auto_vec<edge> out;
  basic_block bb = gimple_bb (t->mark);
  gimple_stmt_iterator g = gsi_for_stmt (t->mark);
  location_t loc = location_from (bb, g);
  t->head = split_edge (split_block (bb, t->mark));
  t->end = find_end (t);
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  if (!find_try (t, tries))
    {
      /* Such a try block cannot stand under a condition with lanes; region.cc
	 refuses it.  */
      bitmap_clear (t->pads);
      return;
    }
  if (bitmap_empty_p (t->pads))
    {
      remove_mark (t);
      return;
    }
  /* A loop is not needed for a single exit.  */
  bool several = find_ways_out (t, &out);
  if (!several)
    out.truncate (0);
  compute_ipdoms ();
  if (check_leaving (t)
      && (t->conditional || (several && parts_lanes_p (t))))
    {
      if (!*never)
	*never = make_never ();
      move_handlers (t);
      lead (t, out, *never, loc);
    }
  else
    bitmap_clear (t->pads);
  forget_ipdoms ();
  remove_mark (t);
}

/* Where USE needs its value.  */

static basic_block
place_of_use (use_operand_p use)
{
  gphi *phi = dyn_cast<gphi *> (USE_STMT (use));
  return phi ? gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src
	 : gimple_bb (USE_STMT (use));
}

/* True if NAME does not dominate all its uses any more.  What debuggers would
   look at is forgotten there.  */

static bool
broken_p (tree name)
{
  imm_use_iterator it;
  gimple *s;
  use_operand_p use;
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
  bool broken = false;
  if (!bb || virtual_operand_p (name))
    return false;
  FOR_EACH_IMM_USE_STMT (s, it, name)
    {
      bool here = false;
      FOR_EACH_IMM_USE_ON_STMT (use, it)
	here |= !dominated_by_p (CDI_DOMINATORS, place_of_use (use), bb);
      if (here && is_gimple_debug (s))
	{
	  gimple_debug_bind_reset_value (s);
	  update_stmt (s);
	}
      else
	broken |= here;
    }
  return broken;
}

/* Let NAME be zero on the paths that are never taken, which do not lead by its
   definition, and what it was on the others.  */

static void
mend (try_list *tries, tree name)
{
  int at = gimple_bb (SSA_NAME_DEF_STMT (name))->index;
  for (unsigned i = 0; i < tries->length (); i++)
    if (bitmap_bit_p ((*tries)[i]->blocks, at))
      for (unsigned k = 0; k < (*tries)[i]->leads.length (); k++)
	{
	  tree zero = build_zero_cst (TREE_TYPE (name));
	  tree other = copy_ssa_name (name);
	  gassign *s = gimple_build_assign (other, zero);
	  gimple_stmt_iterator g = gsi_start_bb ((*tries)[i]->leads[k]);
	  gsi_insert_before (&g, s, GSI_NEW_STMT);
	  create_new_def_for (name, s, SINGLE_SSA_DEF_OPERAND (s, SSA_OP_DEF));
	  release_ssa_name (other);
	}
}

static void
mend_names (try_list *tries)
{
  unsigned v;
  tree name;
  auto_vec<tree> broken;
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (broken_p (name))
      broken.safe_push (name);
  for (unsigned i = 0; i < broken.length (); i++)
    mend (tries, broken[i]);
}

bool
lead_to_handlers (void)
{
  try_list tries;
  tree never = NULL_TREE;
  if (!cfun->eh || !cfun->eh->region_tree)
    return false;
  find_tries (&tries);
  if (tries.is_empty ())
    return false;
  begin_loops ();
  for (unsigned i = 0; i < tries.length (); i++)
    lead_to_handlers_of (tries[i], &tries, &never);
  mend_names (&tries);
  end_loops ();
  return true;
}

/* Remove the branches that are never taken; if REPEATS, but for those to
   handlers.  */

static void
forget_branches (bool repeats)
{
  basic_block bb;
  bool any = false;
  FOR_EACH_BB_FN (bb, cfun)
    {
      edge taken, other;
      gcond *c = safe_dyn_cast<gcond *> (last_stmt (bb));
      if (!c || !never_p (c) || (repeats && leads_to_handler_p (bb)))
	continue;
      gimple_stmt_iterator g = gsi_for_stmt (c);
      gsi_remove (&g, true);
      extract_true_false_edges_from_block (bb, &taken, &other);
      remove_edge (taken);
      other->flags = (other->flags & ~EDGE_FALSE_VALUE) | EDGE_FALLTHRU;
      any = true;
    }
  if (!any)
    return;
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  delete_unreachable_blocks ();
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
}

void
forget_repeats (void)
{
  forget_branches (true);
}

void
forget_leads (void)
{
  forget_branches (false);
}
