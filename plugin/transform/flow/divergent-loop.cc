/* What a divergent loop consists of, and which values it must carry round for
   the lanes that have left.

   INPUT	a loop with exits on varying conditions
   OUTPUT	a divergent_loop; nothing is changed but PHIs of memory behind
		the loop, which are renamed

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/flow/divergent-loop.h"
#include "transform/handlers/handlers.h"
#include "transform/masks/region.h"

/* Collect the blocks of LOOP, those that stand among them in the program, such
   as what comes before a break, and those from which no path leads on, such as
   a failed assertion.  */

static void
find_body (divergent_loop *l)
{
  class loop *loop = l->loop;
  basic_block *blocks = get_loop_body (loop);
  hash_set<basic_block> among;
  auto_vec<basic_block> work;
  edge e;
  edge_iterator ei;
  if (!l->uniform && !try_loop_p (loop))
    find_break_blocks (loop, &among);
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
	else if (among.contains (e->dest) || never_returns_p (e->dest))
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

bool
defined_in_p (divergent_loop *l, tree name)
{
  gimple *def = TREE_CODE (name) == SSA_NAME ? SSA_NAME_DEF_STMT (name) : NULL;
  return def && gimple_bb (def) && l->body.contains (gimple_bb (def));
}

/* The PHI of L's head for the scalar variable VAR, or -1.  */

static int
head_phi_of (divergent_loop *l, tree var)
{
  for (unsigned i = 0; var && i < l->phis.length (); i++)
    {
      tree res = gimple_phi_result (l->phis[i]);
      if (SSA_NAME_VAR (res) == var && !varying_p (res))
	return i;
    }
  return -1;
}

/* A new name for a value like LIKE that is carried round.  In lane functions,
   and if all lanes leave together, none of the variable: on some edges it
   would not be the last before them, as scalars.cc takes it to be.  */

static tree
new_name (divergent_loop *l, tree like)
{
  return l->uniform || (overlay_info (like)->flags & VALUE_LANE_CODE)
	 ? make_ssa_name (TREE_TYPE (like)) : copy_ssa_name (like);
}

/* The last name of VAR (may be null) for lanes that take E: null if it is
   FIRST.  */

static tree
name_at (divergent_loop *l, tree var, edge e, tree first)
{
  tree name = var ? last_name (l, var, e->src, first) : NULL_TREE;
  return name == first ? NULL_TREE : name;
}

/* True if VAR, which has the PHI P in L's head, is defined in L only by what
   comes round to P: lanes that go on have that.  */

static bool
defined_once_p (divergent_loop *l, tree var, gphi *p)
{
  unsigned v;
  tree name, round = PHI_ARG_DEF_FROM_EDGE (p, loop_latch_edge (l->loop));
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (SSA_NAME_VAR (name) == var && defined_in_p (l, name)
	&& name != gimple_phi_result (p) && name != round)
      return false;
  return round != gimple_phi_result (p);
}

/* True if BB comes behind L, by a path that does not lead through L.  */

static bool
other_way_p (divergent_loop *l, basic_block bb)
{
  if (l->body.contains (bb) || dominated_by_p (CDI_DOMINATORS, bb, l->head))
    return false;
  for (basic_block b = l->head; b; b = b->next_bb)
    if (b == bb)
      return true;
  return false;
}

/* True if NAME is defined in front of L.  */

static bool
defined_before_p (divergent_loop *l, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (SSA_NAME_IS_DEFAULT_DEF (name))
    return true;
  return def && gimple_bb (def) && !defined_in_p (l, name)
	 && dominated_by_p (CDI_DOMINATORS, l->head, gimple_bb (def));
}

/* True if something on another path of a condition around L uses what VAR was
   in front of L: it comes later, so that it is to see what L made of VAR.  */

static bool
seen_on_other_way_p (divergent_loop *l, tree var)
{
  unsigned v;
  tree name;
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (SSA_NAME_VAR (name) == var && defined_before_p (l, name))
      FOR_EACH_IMM_USE_FAST (use, it, name)
	{
	  gimple *s = USE_STMT (use);
	  gphi *phi = dyn_cast<gphi *> (s);
	  if (!is_gimple_debug (s)
	      && other_way_p (l, phi ? gimple_phi_arg_edge
			      (phi, PHI_ARG_INDEX_FROM_USE (use))->src
				 : gimple_bb (s)))
	    return true;
	}
  return false;
}

/* The variable of NAME if it is a scalar that the lanes share, else null.  */

static tree
shared_var (tree name)
{
  return varying_p (name) || (overlay_info (name)->flags & VALUE_LANE_CODE)
	 ? NULL_TREE : SSA_NAME_VAR (name);
}

/* A new carried value for the PHI result LIKE behind L.  */

static carried *
carry (divergent_loop *l, tree like)
{
  carried *c = new carried ();
  c->at_head = new_name (l, like);
  c->at_latch = new_name (l, like);
  overlay_info (c->at_latch)->flags
    |= overlay_info (like)->flags & (VALUE_DATA_PHI | VALUE_LANE_CODE);
  tree var = l->uniform ? NULL_TREE : shared_var (like);
  for (unsigned i = 0; i < l->exits.length (); i++)
    c->left.safe_push (name_at (l, var, l->exits[i], c->at_head));
  c->again = name_at (l, var, loop_latch_edge (l->loop), c->at_head);
  l->values.safe_push (c);
  return c;
}

/* The carried value for the scalar variable VAR, or null.  */

static carried *
carried_scalar (divergent_loop *l, tree var)
{
  for (unsigned i = 0; var && i < l->values.length (); i++)
    if (SSA_NAME_VAR (l->values[i]->at_head) == var)
      return l->values[i];
  return NULL;
}

/* Warn that the scalar RESULT behind L is what L has made of it for the last
   lane.  */

static void
warn_leaving (divergent_loop *l, tree result)
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

/* If the scalar NAME, which L leaves with, is counted in L by steps that do
   not change, let each lane count for itself: an addition under the mask of
   the lanes that go on is cheaper than a selection, which needs the vector and
   the mask of the lanes that leave.  RESULT is the counter behind L.  */

static carried *
carry_counter (divergent_loop *l, tree name, tree result)
{
  gphi *phi = NULL;
  for (unsigned i = 0; i < l->phis.length (); i++)
    if (gimple_phi_result (l->phis[i]) == name)
      phi = l->phis[i];
  if (!phi || varying_p (name) || !INTEGRAL_TYPE_P (TREE_TYPE (name)))
    return NULL;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (l->loop));
  gimple *add = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next) : NULL;
  if (!add || !is_gimple_assign (add)
      || gimple_assign_rhs_code (add) != PLUS_EXPR
      || gimple_assign_rhs1 (add) != name
      || TREE_CODE (gimple_assign_rhs2 (add)) != INTEGER_CST)
    return NULL;
  carried *c = carry (l, result);
  c->first = PHI_ARG_DEF_FROM_EDGE (phi, l->entry);
  c->step = gimple_assign_rhs2 (add);
  return c;
}

/* What replaces the arguments of PHI, behind L, for the exits to target T.  */

static tree
value_behind (divergent_loop *l, gphi *phi, unsigned t)
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
  if (same && varying_p (all))
    for (unsigned i = 0; i < l->phis.length (); i++)
      if (gimple_phi_result (l->phis[i]) == all)
	{
	  l->kept[i] = true;
	  return l->next[i];
	}
  carried *c = NULL;
  /* In lane functions each lane that leaves here has a value of its own.  */
  if (!varying_p (res) && !l->uniform
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
  else if (same && !l->uniform)
    {
      c = carry_counter (l, all, res);
      if (c)
	return c->at_latch;
    }
  if (!c)
    c = carry (l, res);
  for (unsigned i = 0; i < args.length (); i++)
    if (args[i])
      c->left[i] = args[i];
  return c->at_latch;
}

/* True if BB stands in L in the program although it is not part of the cycle,
   as what comes before a break does.  */

static bool
among_p (divergent_loop *l, basic_block bb)
{
  if (!dominated_by_p (CDI_DOMINATORS, bb, l->head))
    return false;
  for (; bb != EXIT_BLOCK_PTR_FOR_FN (cfun); bb = bb->next_bb)
    if (l->body.contains (bb))
      return true;
  return false;
}

/* Report a scalar that is used in such a block: it would have the value of the
   lane that leaves last.  RESULT is its name behind L.  */

static bool
scalar_refused_p (divergent_loop *l, tree result)
{
  imm_use_iterator it;
  use_operand_p use;
  /* A loop that stands for a try block is never repeated; only variables
     change in it.  */
  if (l->uniform || varying_p (result)
      || (try_loop_p (l->loop) && !SSA_NAME_VAR (result))
      || (overlay_info (result)->flags & VALUE_LANE_CODE))
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, result)
    {
      gimple *s = USE_STMT (use);
      if (gimple_code (s) == GIMPLE_PHI || is_gimple_debug (s)
	  || !among_p (l, gimple_bb (s)))
	continue;
      auto_diagnostic_group group;
      ripple_report (stmt_location (s), RMK_SCALAR_LEAVING);
      ripple_report (l->loc, RMK_SCALAR_CONDITION);
      explain_shapes (l->cond);
      return true;
    }
  return false;
}

void
find_values (divergent_loop *l)
{
  for (gphi_iterator p = gsi_start_phis (l->head); !gsi_end_p (p);
       gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ())))
      {
	tree res = gimple_phi_result (p.phi ()), var = shared_var (res);
	l->phis.safe_push (p.phi ());
	l->next.safe_push (new_name (l, res));
	l->kept.safe_push (false);
	l->shared.safe_push (var && (!defined_once_p (l, var, p.phi ())
				     || seen_on_other_way_p (l, var)));
	for (unsigned i = 0; i < l->exits.length (); i++)
	  l->left.safe_push (name_at (l, var, l->exits[i], res));
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

/* Collect in VARS the scalar variables that L defines, but that have no PHI in
   its head: on exits, or before they are used.  */

static void
find_unshared (divergent_loop *l, hash_set<tree> *vars)
{
  ssa_op_iter it;
  tree name, var;
  for (basic_block bb : l->body)
    {
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	    && (var = shared_var (gimple_phi_result (p.phi ()))))
	  vars->add (var);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	FOR_EACH_SSA_TREE_OPERAND (name, gsi_stmt (g), it, SSA_OP_DEF)
	  if ((var = shared_var (name)))
	    vars->add (var);
    }
  for (gphi_iterator p = gsi_start_phis (l->head); !gsi_end_p (p);
       gsi_next (&p))
    if (tree var = SSA_NAME_VAR (gimple_phi_result (p.phi ())))
      vars->remove (var);
}

/* Let what uses NAME, which is defined in front of L, in L or behind it have
   the result of a PHI in L's head.  */

static void
share_name (divergent_loop *l, tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  auto_vec<use_operand_p> uses;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gphi *phi = dyn_cast<gphi *> (USE_STMT (use));
      basic_block bb = phi ? gimple_phi_arg_edge
			       (phi, PHI_ARG_INDEX_FROM_USE (use))->src
		       : gimple_bb (USE_STMT (use));
      if (dominated_by_p (CDI_DOMINATORS, bb, l->head))
	uses.safe_push (use);
    }
  if (uses.is_empty ())
    return;
  gphi *phi = create_phi_node (copy_ssa_name (name), l->head);
  tree result = gimple_phi_result (phi);
  for (unsigned i = 0; i < uses.length (); i++)
    SET_USE (uses[i], result);
  add_phi_arg (phi, name, l->entry, UNKNOWN_LOCATION);
  add_phi_arg (phi, result, loop_latch_edge (l->loop), UNKNOWN_LOCATION);
}

void
share_scalars (const lane_exit *x)
{
  divergent_loop *l = find_loop (x, false);
  hash_set<tree> vars;
  auto_vec<tree> names;
  unsigned v;
  tree name;
  find_unshared (l, &vars);
  if (!vars.is_empty ())
    FOR_EACH_SSA_NAME (v, name, cfun)
      if (SSA_NAME_VAR (name) && vars.contains (SSA_NAME_VAR (name))
	  && defined_before_p (l, name))
	names.safe_push (name);
  for (unsigned i = 0; i < names.length (); i++)
    share_name (l, names[i]);
  delete l;
}

divergent_loop *
find_loop (const lane_exit *x, bool uniform)
{
  divergent_loop *l = new divergent_loop ();
  l->loop = x->loop;
  l->cond = x->cond;
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
