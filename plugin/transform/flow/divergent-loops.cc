/* Divergent loops: those that lanes leave one by one.

   INPUT, c has a shape:

       H: x_1 = PHI <x_0, x_2>
	  ...
	  if (c) goto B; else goto T;
       B: ...; goto H
       T: y = PHI <x_1>

   OUTPUT, a loop that runs while any lane does:

       H: x_1 = PHI <x_0, x_3>; live_1 = PHI <all, live_2>
	  if (live_1) goto R; else goto L;
       R: ...
	  if (c) goto B; else goto L;
       B: ...; goto L
       L: live_2 = PHI <off (H), off (R), on (B)>
	  x_3 = PHI <x_1 (H), x_1 (R), x_2 (B)>
	  if (__ripple_any (live_2)) goto H; else goto T;
       T: y = PHI <x_3>

   All that depends on lanes in it is a branch on a varying condition whose
   paths meet in L, which linearise.cc makes masks of; live_1 becomes the mask
   of what the loop does.  A lane that has left keeps the values that are used
   behind the loop: they are carried round.  All other values are those of the
   lanes that go on; nobody looks at the rest.

   If there are several places behind the loop, each lane remembers which it
   goes to, and a chain of branches on varying conditions leads there.

   A loop that all lanes leave together, but to places that lanes come to by
   other paths, too, as by a return under a varying condition, becomes such a
   loop as well: what leads behind it then are branches that can have masks.

   The front end sees to it that no lane leaves an annotated loop, whose
   iterations are parallel.

   Scalars follow the rule for varying conditions: they are assigned if any
   lane is active.  So a scalar that the loop counts says how often it ran for
   the last lane; only in lane functions each lane has a count of its own.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/flow/divergent-loop.h"
#include "transform/handlers/handlers.h"
#include "transform/masks/masks.h"

/* The PHI RESULT of L's latch: SKIP for lanes that left before, AGAIN for
   those that go on, LEFT[i] (null: SKIP) for those that leave at exit I.  */

static void
add_latch_phi (divergent_loop *l, tree result, tree skip, tree again,
	       const vec<tree> *left)
{
  gphi *phi = create_phi_node (result, l->latch);
  add_phi_arg (phi, skip, l->skip, UNKNOWN_LOCATION);
  add_phi_arg (phi, again, l->again, UNKNOWN_LOCATION);
  for (unsigned i = 0; i < l->out.length (); i++)
    add_phi_arg (phi, left && (*left)[i] ? (*left)[i] : skip, l->out[i],
		 UNKNOWN_LOCATION);
}

static void
add_head_phi (divergent_loop *l, tree result, tree first, tree next)
{
  gphi *phi = create_phi_node (result, l->head);
  add_phi_arg (phi, first, l->entry, UNKNOWN_LOCATION);
  add_phi_arg (phi, next, l->back, UNKNOWN_LOCATION);
}

/* Reset the debug statements behind L that use names of L: they do not hold
   any more.  */

static void
reset_debug (divergent_loop *l)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (!l->body.contains (bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gimple_debug_bind_p (gsi_stmt (g))
	    && gimple_debug_bind_has_value_p (gsi_stmt (g)))
	  {
	    ssa_op_iter it;
	    tree use;
	    FOR_EACH_SSA_TREE_OPERAND (use, gsi_stmt (g), it, SSA_OP_USE)
	      if (defined_in_p (l, use))
		{
		  gimple_debug_bind_reset_value (gsi_stmt (g));
		  update_stmt (gsi_stmt (g));
		  break;
		}
	  }
}

/* Lead all exits to a new latch, and past the body from the head.  */

static void
lead_to_latch (divergent_loop *l)
{
  l->latch = split_edge (single_succ_edge (split_edge
					     (loop_latch_edge (l->loop))));
  l->again = single_pred_edge (l->latch);
  l->back = single_succ_edge (l->latch);
  for (unsigned i = 0; i < l->exits.length (); i++)
    {
      /* The chain of blocks keeps the order of the program: were this far
	 behind, so would be the loop.  */
      basic_block from = l->exits[i]->src, leave = split_edge (l->exits[i]);
      if (leave != from->next_bb)
	move_block_after (leave, from);
      edge e = single_succ_edge (leave);
      l->out.safe_push (redirect_edge_and_branch (e, l->latch));
    }
  edge in = split_block_after_labels (l->head);
  in->flags = EDGE_TRUE_VALUE;
  in->probability = profile_probability::even ();
  l->skip = make_edge (l->head, l->latch, EDGE_FALSE_VALUE);
  l->skip->probability = profile_probability::even ();
}

/* End BB with a branch to THEN if COND, else to OTHERWISE; null: there is an
   edge already.  */

static void
branch (divergent_loop *l, basic_block bb, tree cond, basic_block then,
	basic_block otherwise)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gcond *c = gimple_build_cond (NE_EXPR, cond, boolean_false_node, NULL_TREE,
				NULL_TREE);
  gimple_set_location (c, l->loc);
  gsi_insert_after (&g, c, GSI_NEW_STMT);
  if (then)
    make_edge (bb, then, EDGE_TRUE_VALUE)->probability
      = profile_probability::even ();
  if (otherwise)
    make_edge (bb, otherwise, EDGE_FALSE_VALUE)->probability
      = profile_probability::even ();
}

/* A boolean that L carries round, on for lanes that have left to target T.  */

static carried *
carry_flag (divergent_loop *l, unsigned t)
{
  tree type = boolean_type_node;
  carried *c = new carried ();
  c->at_head = make_ssa_name (type);
  c->at_latch = make_ssa_name (type);
  overlay_info (c->at_latch)->flags |= VALUE_DATA_PHI;
  for (unsigned i = 0; i < l->exits.length (); i++)
    c->left.safe_push (l->target_of[i] == t ? boolean_true_node : NULL_TREE);
  add_head_phi (l, c->at_head, boolean_false_node, c->at_latch);
  add_latch_phi (l, c->at_latch, c->at_head, c->at_head, &c->left);
  return c;
}

static edge
make_fallthru (basic_block from, basic_block to)
{
  edge e = make_edge (from, to, EDGE_FALLTHRU);
  e->probability = profile_probability::always ();
  return e;
}

/* Let the value that PHI B stands for come by the edge TO.  */

static void
add_value_behind (divergent_loop *l, phi_behind *b, edge to)
{
  tree value = b->value, res = gimple_phi_result (b->phi);
  if (l->uniform && SSA_NAME_VAR (res) && TREE_CODE (value) == SSA_NAME
      && SSA_NAME_VAR (value) != SSA_NAME_VAR (res))
    {
      /* The value is assigned to the variable here.  */
      gimple_stmt_iterator g = gsi_last_bb (to->src);
      gassign *copy = gimple_build_assign (copy_ssa_name (res), value);
      gimple_set_location (copy, l->loc);
      gsi_insert_after (&g, copy, GSI_NEW_STMT);
      value = gimple_assign_lhs (copy);
    }
  add_phi_arg (b->phi, value, to, UNKNOWN_LOCATION);
}

/* Lead lanes from the end of L to the places behind it.  */

static void
lead_behind (divergent_loop *l)
{
  basic_block bb = create_empty_bb (l->latch);
  edge e = make_edge (l->latch, bb, EDGE_FALSE_VALUE);
  e->probability = profile_probability::unlikely ();
  bb->count = l->entry->count ();
  for (unsigned t = 0; t < l->targets.length (); t++)
    {
      edge to;
      if (t + 1 < l->targets.length ())
	{
	  basic_block more = create_empty_bb (bb);
	  more->count = bb->count;
	  carried *c = carry_flag (l, t);
	  branch (l, bb, c->at_latch, l->targets[t], more);
	  to = find_edge (bb, l->targets[t]);
	  bb = more;
	}
      else
	to = make_fallthru (bb, l->targets[t]);
      if (l->uniform)
	to = single_succ_edge (split_edge (to));
      for (unsigned i = 0; i < l->phis_behind.length (); i++)
	if (l->phis_behind[i].target == t)
	  add_value_behind (l, &l->phis_behind[i], to);
    }
}

/* Let the lanes of L that go on count in C.  */

static void
carry_count (divergent_loop *l, carried *c)
{
  gassign *add = gimple_build_assign (make_ssa_name (TREE_TYPE (c->at_head)),
				      PLUS_EXPR, c->at_head, c->step);
  gimple_set_location (add, l->loc);
  gimple_stmt_iterator g = gsi_last_bb (l->again->src);
  gsi_insert_after (&g, add, GSI_NEW_STMT);
  add_head_phi (l, c->at_head, c->first, c->at_latch);
  add_latch_phi (l, c->at_latch, c->at_head, gimple_assign_lhs (add), NULL);
}

/* Give the values that L carries round their PHIs.  */

static void
carry_round (divergent_loop *l)
{
  for (unsigned i = 0; i < l->phis.length (); i++)
    {
      tree res = gimple_phi_result (l->phis[i]);
      tree next = PHI_ARG_DEF_FROM_EDGE (l->phis[i], l->back);
      auto_vec<tree> with;
      for (unsigned k = 0; k < l->exits.length (); k++)
	with.safe_push (l->left[i * l->exits.length () + k]);
      if (l->kept[i] || l->shared[i])
	add_latch_phi (l, l->next[i], res, next, &with);
      else
	/* Only lanes that go on look at it.  */
	add_latch_phi (l, l->next[i], make_no_value (TREE_TYPE (res)), next,
		       NULL);
      SET_PHI_ARG_DEF (l->phis[i], l->back->dest_idx, l->next[i]);
    }
  for (unsigned i = 0; i < l->values.length (); i++)
    {
      carried *c = l->values[i];
      if (c->step)
	{
	  carry_count (l, c);
	  continue;
	}
      tree none = make_no_value (TREE_TYPE (c->at_head));
      add_head_phi (l, c->at_head, none, c->at_latch);
      tree again = c->again ? c->again
		   : SSA_NAME_VAR (c->at_head) ? c->at_head : none;
      add_latch_phi (l, c->at_latch, c->at_head, again, &c->left);
    }
}

static void
change_loop (divergent_loop *l)
{
  bool once = try_loop_p (l->loop);
  reset_debug (l);
  lead_to_latch (l);
  carry_round (l);

  /* Which lanes go on.  */
  tree live = make_ssa_name (boolean_type_node);
  tree next = make_ssa_name (boolean_type_node);
  tree any = make_ssa_name (boolean_type_node);
  overlay_info (live)->flags |= VALUE_LIVE | (once ? VALUE_ONCE : 0);
  overlay_info (next)->flags |= VALUE_DATA_PHI;
  add_head_phi (l, live, boolean_true_node, next);
  add_latch_phi (l, next, boolean_false_node, boolean_true_node, NULL);
  branch (l, l->head, live, NULL, NULL);
  gcall *c = gimple_build_call (ripple_api_make (API_ANY), 1, next);
  gimple_call_set_lhs (c, any);
  gimple_set_location (c, l->loc);
  gimple_stmt_iterator g = gsi_last_bb (l->latch);
  gsi_insert_after (&g, c, GSI_NEW_STMT);
  l->back->flags = EDGE_TRUE_VALUE;
  l->back->probability = profile_probability::likely ();
  branch (l, l->latch, any, NULL, NULL);
  lead_behind (l);
}

/* True if A has blocks of B, which stand in front of a break, or leads to it
   from one of these.  */

static bool
reaches_p (divergent_loop *a, divergent_loop *b)
{
  return a->body.contains (b->head) || a->body.contains (b->entry->src);
}

/* True if L cannot be changed together with one of LOOPS.  */

static bool
overlaps_p (divergent_loop *l, const vec<divergent_loop *> &loops)
{
  for (unsigned i = 0; i < loops.length (); i++)
    if (reaches_p (loops[i], l) || reaches_p (l, loops[i]))
      return true;
  return false;
}

void
end_divergent_loops (const vec<lane_exit> &exits, bool uniform)
{
  unsigned errors = ripple_errors;
  auto_vec<divergent_loop *> loops;
  for (unsigned i = 0; i < exits.length (); i++)
    {
      divergent_loop *l = find_loop (&exits[i], uniform);
      if (overlaps_p (l, loops))
	delete l;
      else
	loops.safe_push (l);
    }
  /* Behind an error the others are not looked at: copies of one loop would be
     reported again.  */
  for (unsigned i = 0; i < loops.length () && ripple_errors == errors; i++)
    find_values (loops[i]);
  for (unsigned i = 0; i < loops.length (); i++)
    {
      if (ripple_errors == errors)
	change_loop (loops[i]);
      for (unsigned k = 0; k < loops[i]->values.length (); k++)
	delete loops[i]->values[k];
      delete loops[i];
    }
}
