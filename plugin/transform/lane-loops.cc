/* Loops that lanes leave one by one.

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

   All that depends on lanes in it is a branch on a shaped condition whose
   ways meet in L, which linearise.cc makes masks of; live_1 becomes the mask
   of what the loop does.  A lane that has left keeps the values that are used
   behind the loop: they are carried round.  All other values are those of the
   lanes that go on; nobody looks at the rest.

   If there are several places behind the loop, each lane remembers which it
   goes to, and a chain of branches on shaped conditions leads there.

   A loop that all lanes leave together, but to places that lanes come to by
   other ways, too, as by a return under a shaped condition, becomes such a
   loop as well: what leads behind it then are branches that can have masks.

   The front end sees to it that no lane leaves an annotated loop, whose
   iterations are parallel.

   Scalars follow the rule for shaped conditions: they are assigned if any lane
   is active.  So a scalar that the loop counts says how often it ran for the
   last lane; only in lane functions each lane has a count of its own.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/region.h"
#include "transform/transform.h"

/* A value that is carried round for the lanes that have left.  */
struct carried
{
  tree at_head, at_latch;	/* Results of its PHIs.  */
  auto_vec<tree> left;		/* For each exit what lanes leave with; null:
				   not this value.  */
};

/* A PHI behind the loop, and what comes to it from there.  */
struct phi_behind
{
  gphi *phi;
  unsigned target;
  tree value;
};

struct lane_loop
{
  class loop *loop;
  hash_set<basic_block> body;	/* And what never leaves it.  */
  /* Of a condition that lanes leave it by.  */
  location_t loc;
  struct shape shape;
  bool uniform;			/* They do so together.  */
  basic_block head, latch;
  edge entry;
  auto_vec<edge> exits;
  /* Behind them.  */
  auto_vec<basic_block> targets;
  auto_vec<unsigned> target_of;	/* Of each exit.  */
  auto_vec<gphi *> phis;	/* Of HEAD, as they were.  */
  auto_vec<tree> next;		/* What comes round for each.  */
  auto_vec<bool> kept;		/* Each lane keeps what it left with.  */
  auto_vec<tree> left;		/* For each and each exit: what that is, if
				   another name than the PHI.  */
  auto_vec<carried *> values;
  auto_vec<phi_behind> phis_behind;
  edge back;			/* From LATCH to HEAD.  */
  /* Edges into LATCH: from HEAD, the one that comes round, the exits.  */
  edge skip, again;
  auto_vec<edge> out;
};

/* A name that has no value.  */

static tree
no_value (tree type)
{
  tree var = create_tmp_reg (type);
  DECL_CONTEXT (var) = current_function_decl;
  suppress_warning (var, OPT_Wuninitialized);
  return get_or_create_ssa_default_def (cfun, var);
}

/* True if all of LOOP comes from a lane function.  */

static bool
lane_code_p (class loop *loop)
{
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
      if (bb && bb->loop_father == loop && !virtual_operand_p (name)
	  && !(overlay_info (name)->flags & VALUE_LANE_CODE))
	return false;
    }
  return true;
}

static bool
goes_back_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (dominated_by_p (CDI_DOMINATORS, bb, e->dest))
      return true;
  return false;
}

/* Collect in AMONG what the program has among the blocks of LOOP although it
   is no part of the cycle, X in

       for (k = 0; k < n; k++)
	 if (c)
	   {
	     X;
	     break;
	   }

   Scalars in X, such as k, are those of the iteration.  A block that dominates
   one behind the loop is left out: what it defines has no PHI there.  So is
   the end of a loop around this one.  */

static void
find_among (class loop *loop, hash_set<basic_block> *among)
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
    if (!flow_bb_inside_loop_p (loop, bb) && !goes_back_p (bb)
	&& dominated_by_p (CDI_DOMINATORS, bb, loop->header))
      among->add (bb);
  bool changed;
  do
    {
      changed = false;
      FOR_EACH_BB_FN (bb, cfun)
	{
	  basic_block d = get_immediate_dominator (CDI_DOMINATORS, bb);
	  if (!flow_bb_inside_loop_p (loop, bb) && !among->contains (bb)
	      && among->contains (d))
	    {
	      among->remove (d);
	      changed = true;
	    }
	}
    }
  while (changed);
}

/* The blocks of LOOP, those among them, and those that it leads to for
   good.  */

static void
find_body (lane_loop *l)
{
  class loop *loop = l->loop;
  basic_block *blocks = get_loop_body (loop);
  hash_set<basic_block> among;
  auto_vec<basic_block> work;
  edge e;
  edge_iterator ei;
  if (!l->uniform)
    find_among (loop, &among);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    {
      l->body.add (blocks[i]);
      work.safe_push (blocks[i]);
    }
  free (blocks);
  while (!work.is_empty ())
    {
      basic_block bb = work.pop ();
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (!plain_edge_p (e) || l->body.contains (e->dest))
	  continue;
	else if (among.contains (e->dest)
		 || (e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
		     && !ipdom (e->dest)))
	  {
	    l->body.add (e->dest);
	    work.safe_push (e->dest);
	  }
	else
	  {
	    unsigned t = 0;
	    while (t < l->targets.length () && l->targets[t] != e->dest)
	      t++;
	    if (t == l->targets.length ())
	      l->targets.safe_push (e->dest);
	    l->exits.safe_push (e);
	    l->target_of.safe_push (t);
	  }
    }
}

/* True if NAME is defined in L.  */

static bool
defined_in_p (lane_loop *l, tree name)
{
  gimple *def = TREE_CODE (name) == SSA_NAME ? SSA_NAME_DEF_STMT (name) : NULL;
  return def && gimple_bb (def) && l->body.contains (gimple_bb (def));
}

/* The PHI of L's head for the scalar variable VAR, or -1.  */

static int
head_phi_of (lane_loop *l, tree var)
{
  for (unsigned i = 0; var && i < l->phis.length (); i++)
    {
      tree res = gimple_phi_result (l->phis[i]);
      if (SSA_NAME_VAR (res) == var && !shaped_p (res))
	return i;
    }
  return -1;
}

/* A new name for a value like LIKE that is carried round.  In lane functions,
   and if all lanes leave together, none of the variable: on some edges it
   would not be the last before them, as scalars.cc takes it to be.  */

static tree
new_name (lane_loop *l, tree like)
{
  return l->uniform || (overlay_info (like)->flags & VALUE_LANE_CODE)
	 ? make_ssa_name (TREE_TYPE (like)) : copy_ssa_name (like);
}

/* A new carried value for the PHI result LIKE behind L.  */

static carried *
carry (lane_loop *l, tree like)
{
  carried *c = new carried ();
  c->at_head = new_name (l, like);
  c->at_latch = new_name (l, like);
  overlay_info (c->at_latch)->flags
    |= overlay_info (like)->flags & (VALUE_DATA_PHI | VALUE_LANE_CODE);
  for (unsigned i = 0; i < l->exits.length (); i++)
    c->left.safe_push (NULL_TREE);
  l->values.safe_push (c);
  return c;
}

/* The carried value for the scalar variable VAR, or null.  */

static carried *
carried_scalar (lane_loop *l, tree var)
{
  for (unsigned i = 0; var && i < l->values.length (); i++)
    if (SSA_NAME_VAR (l->values[i]->at_head) == var)
      return l->values[i];
  return NULL;
}

/* Warn that the scalar RESULT behind L is what L has made of it for the last
   lane.  */

static void
warn_leaving (lane_loop *l, tree result)
{
  unsigned v;
  tree name;
  if (SSA_NAME_VAR (result))
    FOR_EACH_SSA_NAME (v, name, cfun)
      if (SSA_NAME_VAR (name) == SSA_NAME_VAR (result)
	  && defined_in_p (l, name)
	  && gimple_code (SSA_NAME_DEF_STMT (name)) != GIMPLE_PHI)
	{
	  warn_scalar (name, &l->shape, l->loc);
	  return;
	}
}

/* What replaces the arguments of PHI, behind L, for the exits to target T.  */

static tree
value_behind (lane_loop *l, gphi *phi, unsigned t)
{
  tree res = gimple_phi_result (phi), all = NULL_TREE;
  bool same = true;
  auto_vec<tree> args;
  for (unsigned i = 0; i < l->exits.length (); i++)
    {
      tree a = l->target_of[i] == t
	       ? PHI_ARG_DEF_FROM_EDGE (phi, l->exits[i]) : NULL_TREE;
      args.safe_push (a);
      if (a && all && !operand_equal_p (a, all))
	same = false;
      if (a)
	all = a;
    }
  if (same && !defined_in_p (l, all))
    return all;
  if (same && shaped_p (all))
    for (unsigned i = 0; i < l->phis.length (); i++)
      if (gimple_phi_result (l->phis[i]) == all)
	{
	  l->kept[i] = true;
	  return l->next[i];
	}
  carried *c = NULL;
  /* In lane functions the lanes that leave here have one of their own.  */
  if (!shaped_p (res) && !l->uniform
      && !(overlay_info (res)->flags & VALUE_LANE_CODE))
    {
      int i = head_phi_of (l, SSA_NAME_VAR (res));
      warn_leaving (l, res);
      if (i >= 0)
	{
	  l->kept[i] = true;
	  for (unsigned k = 0; k < args.length (); k++)
	    if (args[k])
	      l->left[i * args.length () + k] = args[k];
	  return l->next[i];
	}
      c = carried_scalar (l, SSA_NAME_VAR (res));
    }
  if (!c)
    c = carry (l, res);
  for (unsigned i = 0; i < args.length (); i++)
    if (args[i])
      c->left[i] = args[i];
  return c->at_latch;
}

/* True if VAR has one name only that is defined in L, but for a PHI of its
   head.  */

static bool
defined_once_p (lane_loop *l, tree var)
{
  unsigned v, n = 0;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (SSA_NAME_VAR (name) == var && defined_in_p (l, name)
	&& gimple_bb (SSA_NAME_DEF_STMT (name)) != l->head)
      n++;
  return n == 1;
}

/* The PHI RESULT of L's latch: SKIP for lanes that left before, AGAIN for
   those that go on, LEFT[i] (null: SKIP) for those that leave at exit I.  */

static void
add_latch_phi (lane_loop *l, tree result, tree skip, tree again,
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
add_head_phi (lane_loop *l, tree result, tree first, tree next)
{
  gphi *phi = create_phi_node (result, l->head);
  add_phi_arg (phi, first, l->entry, UNKNOWN_LOCATION);
  add_phi_arg (phi, next, l->back, UNKNOWN_LOCATION);
}

/* True if the program has BB among the blocks of L although it is no part of
   the cycle: what stands in front of a break.  */

static bool
among_p (lane_loop *l, basic_block bb)
{
  if (!dominated_by_p (CDI_DOMINATORS, bb, l->head))
    return false;
  for (; bb != EXIT_BLOCK_PTR_FOR_FN (cfun); bb = bb->next_bb)
    if (l->body.contains (bb))
      return true;
  return false;
}

/* Report a scalar that is used there: it would have the value of the lane that
   leaves last.  RESULT is its name behind L.  */

static bool
scalar_refused_p (lane_loop *l, tree result)
{
  imm_use_iterator it;
  use_operand_p use;
  if (l->uniform || shaped_p (result)
      || (overlay_info (result)->flags & VALUE_LANE_CODE))
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, result)
    {
      gimple *s = USE_STMT (use);
      if (gimple_code (s) == GIMPLE_PHI || is_gimple_debug (s)
	  || !among_p (l, gimple_bb (s)))
	continue;
      ripple_report (stmt_location (s), RMK_SCALAR_LEAVING);
      ripple_report (l->loc, RMK_SCALAR_CONDITION);
      return true;
    }
  return false;
}

/* Note what L must carry round.  */

static void
find_values (lane_loop *l)
{
  for (gphi_iterator p = gsi_start_phis (l->head); !gsi_end_p (p);
       gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ())))
      {
	tree res = gimple_phi_result (p.phi ());
	l->phis.safe_push (p.phi ());
	l->next.safe_push (new_name (l, res));
	l->kept.safe_push (false);
	for (unsigned i = 0; i < l->exits.length (); i++)
	  l->left.safe_push (NULL_TREE);
      }
  for (unsigned t = 0; t < l->targets.length (); t++)
    for (gphi_iterator p = gsi_start_phis (l->targets[t]); !gsi_end_p (p);)
      if (virtual_operand_p (gimple_phi_result (p.phi ())))
	{
	  mark_virtual_phi_result_for_renaming (p.phi ());
	  remove_phi_node (&p, true);
	}
      else
	{
	  if (scalar_refused_p (l, gimple_phi_result (p.phi ())))
	    return;
	  phi_behind b = { p.phi (), t, value_behind (l, p.phi (), t) };
	  l->phis_behind.safe_push (b);
	  gsi_next (&p);
	}
}

/* What debugging knows behind L of names in it does not hold any more.  */

static void
reset_debug (lane_loop *l)
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
lead_to_latch (lane_loop *l)
{
  l->latch = split_edge (single_succ_edge (split_edge
					     (loop_latch_edge (l->loop))));
  l->again = single_pred_edge (l->latch);
  l->back = single_succ_edge (l->latch);
  for (unsigned i = 0; i < l->exits.length (); i++)
    {
      edge e = single_succ_edge (split_edge (l->exits[i]));
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
branch (lane_loop *l, basic_block bb, tree cond, basic_block then,
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
carry_flag (lane_loop *l, unsigned t)
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

/* Let the value of B come by TO.  */

static void
add_value_behind (lane_loop *l, phi_behind *b, edge to)
{
  tree value = b->value, res = gimple_phi_result (b->phi);
  if (l->uniform && SSA_NAME_VAR (res) && TREE_CODE (value) == SSA_NAME
      && SSA_NAME_VAR (value) != SSA_NAME_VAR (res))
    {
      /* An assignment to the variable.  */
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
lead_behind (lane_loop *l)
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

/* Give the values that L carries round their PHIs.  */

static void
carry_round (lane_loop *l)
{
  for (unsigned i = 0; i < l->phis.length (); i++)
    {
      tree res = gimple_phi_result (l->phis[i]), left = res;
      tree next = PHI_ARG_DEF_FROM_EDGE (l->phis[i], l->back);
      /* Only lanes that go on look at it.  */
      if (!l->kept[i]
	  && (shaped_p (res) || (overlay_info (res)->flags & VALUE_LANE_CODE)
	      || !SSA_NAME_VAR (res)
	      || defined_once_p (l, SSA_NAME_VAR (res))))
	left = no_value (TREE_TYPE (res));
      auto_vec<tree> with;
      for (unsigned k = 0; k < l->exits.length (); k++)
	with.safe_push (l->left[i * l->exits.length () + k]);
      add_latch_phi (l, l->next[i], left, next, &with);
      SET_PHI_ARG_DEF (l->phis[i], l->back->dest_idx, l->next[i]);
    }
  for (unsigned i = 0; i < l->values.length (); i++)
    {
      carried *c = l->values[i];
      tree none = no_value (TREE_TYPE (c->at_head));
      add_head_phi (l, c->at_head, none, c->at_latch);
      add_latch_phi (l, c->at_latch, c->at_head,
		     SSA_NAME_VAR (c->at_head) ? c->at_head : none, &c->left);
    }
}

/* What there is to know of the loop X before anything is changed.  */

static lane_loop *
find_loop (const lane_exit *x, bool uniform)
{
  lane_loop *l = new lane_loop ();
  l->loop = x->loop;
  l->loc = stmt_location (x->cond);
  l->shape = *overlay_shape (gimple_cond_lhs (x->cond));
  if (shape_scalar_p (&l->shape))
    l->shape = *overlay_shape (gimple_cond_rhs (x->cond));
  l->uniform = uniform;
  l->head = x->loop->header;
  l->entry = loop_preheader_edge (x->loop);
  find_body (l);
  return l;
}

static void
change_loop (lane_loop *l)
{
  reset_debug (l);
  lead_to_latch (l);
  carry_round (l);

  /* Which lanes go on.  */
  tree live = make_ssa_name (boolean_type_node);
  tree next = make_ssa_name (boolean_type_node);
  tree any = make_ssa_name (boolean_type_node);
  overlay_info (live)->flags |= VALUE_LIVE;
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

/* True if L has blocks of one of LOOPS: what stands in front of a break.  */

static bool
overlaps_p (lane_loop *l, const vec<lane_loop *> &loops)
{
  for (unsigned i = 0; i < loops.length (); i++)
    if (loops[i]->body.contains (l->head)
	|| l->body.contains (loops[i]->head))
      return true;
  return false;
}

void
end_lane_loops (const vec<lane_exit> &exits, bool uniform)
{
  unsigned errors = ripple_errors;
  auto_vec<lane_loop *> loops;
  for (unsigned i = 0; i < exits.length (); i++)
    {
      lane_loop *l = find_loop (&exits[i], uniform);
      if (overlaps_p (l, loops))
	delete l;
      else
	loops.safe_push (l);
    }
  /* A copy of a loop would be reported again.  */
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
