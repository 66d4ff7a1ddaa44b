/* Any-lane branches: branches round nodes that no lane needs.

   OUTPUT, T a node under the mask m:

       link: if (__ripple_any (m))
	 T:    x_1 = ...; goto join
       join: x_2 = PHI <x_1 (T), 0 (link)>

   A value that is used behind the join is taken from a PHI there; no lane that
   skipped the node looks at it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/arith/exceptions.h"
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

/* A value that is defined in the blocks of G and used elsewhere does not
   dominate its uses any more: merge it with zero at the join.  No lane that
   skipped the blocks looks at it.  */

static void
repair_value (any_lane_branch *g, hash_set<basic_block> *inside, tree name)
{
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
  edge e;
  edge_iterator ei;
  edge normal = NULL, skip = NULL;
  FOR_EACH_EDGE (e, ei, g->join->preds)
    if (e->src == g->test && e->flags & EDGE_FALSE_VALUE)
      skip = e;
    else
      normal = e;
  tree zero = build_zero_cst (TREE_TYPE (name));
  if (normal)
    add_phi_arg (phi, name, normal, UNKNOWN_LOCATION);
  add_phi_arg (phi, zero, skip, UNKNOWN_LOCATION);
}

void
repair_any_lane_branch (any_lane_branch *g)
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
      repair_value (g, &inside, names[i]);
}
