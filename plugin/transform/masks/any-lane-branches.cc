/* Any-lane branches: branches round nodes that no lane needs.

   OUTPUT, T a node under the mask m:

       link: if (__ripple_any (m))
	 T:    x_1 = ...; goto join
       join: x_2 = PHI <x_1 (T), 0 (link)>

   A value that is used behind the join is taken from a PHI there; no lane that
   skipped the node looks at it.  Where it is but chosen for the lanes of m,

       join: x_4 = m ? x_1 : x_3

   this is done in the node, so that who jumps does not pay for it:

	 T:    x_1 = ...; x_2 = m ? x_1 : x_3; goto join
       join: x_4 = PHI <x_2 (T), x_3 (link)>

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/arith/exceptions.h"
#include "transform/masks/masks.h"
#include "transform/masks/region.h"

/* True if S, which computes a scalar, may raise a floating-point exception of
   which it is promised that it is not raised if no lane is active.  */

static bool
raises_exception_p (gimple *s)
{
  if (!is_gimple_assign (s) || !gimple_could_trap_p (s))
    return false;
  tree a = lanes_element_type (TREE_TYPE (gimple_assign_lhs (s)));
  tree b = lanes_element_type (TREE_TYPE (gimple_assign_rhs1 (s)));
  if (!a || !b)
    return false;
  return exceptions_kept_p (gimple_assign_cast_p (s)
			    ? exceptions_of_conversion (a, b)
			    : exceptions_of (gimple_assign_rhs_code (s), b));
}

/* True if statement S must not run when no lane of its mask is active.  */

static bool
needs_active_lane_p (gimple *s)
{
  if (is_gimple_debug (s) || gimple_code (s) == GIMPLE_LABEL
      || gimple_clobber_p (s))
    return false;
  if (is_gimple_call (s))
    {
      enum ripple_api api = ripple_api_call (s);
      if (api != API_NONE)
	return false;
      return gimple_has_side_effects (s) || gimple_vdef (s)
	     || !(gimple_call_flags (s) & (ECF_CONST | ECF_PURE));
    }
  if (gimple_code (s) == GIMPLE_ASM)
    return true;
  if (!is_gimple_assign (s))
    return false;
  tree ref = gimple_store_p (s) ? gimple_assign_lhs (s)
	     : gimple_assign_load_p (s) ? gimple_assign_rhs1 (s) : NULL_TREE;
  if (ref)
    {
      struct shape a = overlay_address_shape (ref);
      if (!shape_scalar_p (&a))
	return false;
      return gimple_store_p (s) || gimple_has_volatile_ops (s)
	     || tree_could_trap_p (ref);
    }
  return !varying_p (gimple_assign_lhs (s)) && gimple_could_trap_p (s)
	 && (!FLOAT_TYPE_P (TREE_TYPE (gimple_assign_lhs (s)))
	     || raises_exception_p (s));
}

bool
node_needs_lane_p (node *n)
{
  if (!n->tail)
    return true;
  for (unsigned i = 0; i < n->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (n->blocks[i]);
	 !gsi_end_p (g); gsi_next (&g))
      if (needs_active_lane_p (gsi_stmt (g)))
	return true;
  return false;
}

bool
all_lanes_come_p (region *r, node *from, basic_block head)
{
  basic_block q = from ? from->head : r->top;
  while (q && q != r->end && q != EXIT_BLOCK_PTR_FOR_FN (cfun))
    {
      if (q == head)
	return true;
      q = ipdom (q);
    }
  return false;
}

/* The edges to the join of G: from its blocks (null: control never leaves
   them) and from its test.  */

static void
join_edges (any_lane_branch *g, edge *normal, edge *skip)
{
  edge e;
  edge_iterator ei;
  *normal = *skip = NULL;
  FOR_EACH_EDGE (e, ei, g->join->preds)
    if (e->src == g->test && e->flags & EDGE_FALSE_VALUE)
      *skip = e;
    else
      *normal = e;
}

/* True if OP is known where G is tested.  */

static bool
known_at_test_p (any_lane_branch *g, tree op)
{
  if (TREE_CODE (op) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (op))
    return true;
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (op));
  return def && dominated_by_p (CDI_DOMINATORS, g->test, def);
}

/* What the choice S makes of NAME where no lane takes G, which is the other
   operand in all lanes that matter; null if that is not known.  */

static tree
choice_without (region *r, any_lane_branch *g, gimple *s, tree name)
{
  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != COND_EXPR
      || !varying_p (gimple_assign_lhs (s))
      || TREE_CODE (TREE_TYPE (gimple_assign_lhs (s))) == BOOLEAN_TYPE)
    return NULL_TREE;
  tree c = gimple_assign_rhs1 (s);
  bool first = gimple_assign_rhs2 (s) == name;
  tree other = first ? gimple_assign_rhs3 (s) : gimple_assign_rhs2 (s);
  if (TREE_CODE (c) != SSA_NAME || other == name || !varying_p (c))
    return NULL_TREE;
  value_info *info = overlay_info (g->mask);
  bool same = info->cond == c && info->parent == r->mask
	      && info->negated == !first
	      && block_mask (gimple_bb (s)) == r->mask;
  if ((!same && !(first && mask_within_p (c, g->mask)))
      || !known_at_test_p (g, c) || !known_at_test_p (g, other))
    return NULL_TREE;
  return other;
}

/* True if S stands outside of a branch of R within which G stands.  */

static bool
beyond_outer_p (region *r, any_lane_branch *g, gimple *s)
{
  for (unsigned i = 0; i < r->any_lane_branches.length (); i++)
    {
      any_lane_branch *o = r->any_lane_branches[i];
      if (o != g && o->blocks.contains (g->test)
	  && !o->blocks.contains (gimple_bb (s)))
	return true;
    }
  return false;
}

/* Put choices between NAME, which is defined in G's blocks INSIDE, and what is
   known before into those blocks.  */

static void
sink_choices (region *r, any_lane_branch *g, hash_set<basic_block> *inside,
	      tree name)
{
  edge normal, skip;
  join_edges (g, &normal, &skip);
  if (!normal || !single_succ_p (normal->src)
      || !dom_info_available_p (CDI_DOMINATORS))
    return;
  auto_vec<gimple *> choices;
  imm_use_iterator it;
  gimple *s;
  FOR_EACH_IMM_USE_STMT (s, it, name)
    if (!inside->contains (gimple_bb (s)) && choice_without (r, g, s, name)
	&& !beyond_outer_p (r, g, s))
      choices.safe_push (s);
  for (unsigned i = 0; i < choices.length (); i++)
    {
      s = choices[i];
      tree other = choice_without (r, g, s, name);
      tree lhs = gimple_assign_lhs (s), v = make_ssa_name (TREE_TYPE (lhs));
      overlay_set_shape (v, overlay_shape (lhs));
      gassign *choice
	= gimple_build_assign (v, COND_EXPR, gimple_assign_rhs1 (s),
			       gimple_assign_rhs2 (s), gimple_assign_rhs3 (s));
      gimple_set_location (choice, gimple_location (s));
      gimple_stmt_iterator at = gsi_last_bb (normal->src);
      gsi_insert_after (&at, choice, GSI_NEW_STMT);
      at = gsi_for_stmt (s);
      gsi_remove (&at, true);
      gphi *phi = create_phi_node (lhs, g->join);
      add_phi_arg (phi, v, normal, gimple_location (choice));
      add_phi_arg (phi, other, skip, gimple_location (choice));
    }
}

/* A value that is defined in the blocks of G and used elsewhere does not
   dominate its uses any more: merge it with zero at the join.  No lane that
   skipped the blocks looks at it.  */

static void
repair_value (region *r, any_lane_branch *g, hash_set<basic_block> *inside,
	      tree name)
{
  if (varying_p (name))
    sink_choices (r, g, inside, name);
  imm_use_iterator it;
  use_operand_p use;
  bool outside = false;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      basic_block bb = gimple_bb (s);
      if (gphi *phi = dyn_cast<gphi *> (s))
	bb = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
      if (!inside->contains (bb))
	outside = true;
    }
  if (!outside)
    return;
  tree res = make_ssa_name (SSA_NAME_VAR (name) && !varying_p (name)
			    ? SSA_NAME_VAR (name) : TREE_TYPE (name));
  overlay_set_shape (res, overlay_shape (name));
  overlay_info (res)->flags |= VALUE_ANY_LANE_PHI;
  gimple *stmt;
  FOR_EACH_IMM_USE_STMT (stmt, it, name)
    {
      if (is_gimple_debug (stmt))
	{
	  if (!inside->contains (gimple_bb (stmt)))
	    {
	      gimple_debug_bind_reset_value (stmt);
	      update_stmt (stmt);
	    }
	  continue;
	}
      bool changed = false;
      FOR_EACH_IMM_USE_ON_STMT (use, it)
	{
	  basic_block bb = gimple_bb (stmt);
	  if (gphi *phi = dyn_cast<gphi *> (stmt))
	    bb = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
	  if (!inside->contains (bb))
	    {
	      SET_USE (use, res);
	      changed = true;
	    }
	}
      if (changed)
	update_stmt (stmt);
    }
  gphi *phi = create_phi_node (res, g->join);
  edge normal, skip;
  join_edges (g, &normal, &skip);
  tree zero = build_zero_cst (TREE_TYPE (name));
  if (normal)
    add_phi_arg (phi, name, normal, UNKNOWN_LOCATION);
  add_phi_arg (phi, zero, skip, UNKNOWN_LOCATION);
}

void
repair_any_lane_branch (region *r, any_lane_branch *g)
{
  hash_set<basic_block> inside;
  auto_vec<tree> names;
  for (unsigned i = 0; i < g->blocks.length (); i++)
    inside.add (g->blocks[i]);
  for (unsigned i = 0; i < g->blocks.length (); i++)
    {
      basic_block bb = g->blocks[i];
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	names.safe_push (gimple_phi_result (p.phi ()));
      for (gimple_stmt_iterator s = gsi_start_bb (bb); !gsi_end_p (s);
	   gsi_next (&s))
	{
	  ssa_op_iter it;
	  tree def;
	  FOR_EACH_SSA_TREE_OPERAND (def, gsi_stmt (s), it, SSA_OP_DEF)
	    names.safe_push (def);
	}
    }
  for (unsigned i = 0; i < names.length (); i++)
    if (!virtual_operand_p (names[i]))
      repair_value (r, g, &inside, names[i]);
}
