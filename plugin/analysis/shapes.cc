/* Shapes of all SSA names: a data-flow fixed point.

   A value has the join (implicit broadcast) of its operands' shapes, a load
   that of its address; the ripple_* functions have rules of their own.
   Control gives no shape (manual, "Implicit broadcasting"), except to results
   of conditional expressions and to what lane functions compute.  Shapes only
   grow, so the iteration ends.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "analysis/shapes-private.h"

/* What control_operands says, which does not change while shapes are
   computed, by the index of the block.  */
static auto_vec<auto_vec<tree> *> *controls;

/* Join of *S and the shapes of the conditions that decide by which edge BB is
   reached.  */

static void
join_control (struct shape *s, basic_block bb, gimple *stmt)
{
  auto_vec<tree> *&ops = (*controls)[bb->index];
  if (!ops)
    {
      if (!ipdoms_known_p ())
	compute_ipdoms ();
      ops = new auto_vec<tree> ();
      control_operands (bb, ops);
    }
  for (unsigned i = 0; i < ops->length (); i++)
    join_operand (s, (*ops)[i], stmt);
}

static void
phi_shape (gphi *phi, struct shape *s)
{
  tree res = gimple_phi_result (phi);
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    join_operand (s, gimple_phi_arg_def (phi, i), phi);
  unsigned flags = overlay_info (res)->flags;
  if (conditional_name_p (SSA_NAME_IDENTIFIER (res)))
    overlay_info (res)->flags |= VALUE_DATA_PHI;
  else if (!(flags & (VALUE_LANE_CODE | VALUE_DATA_PHI)))
    return;
  join_control (s, gimple_bb (phi), phi);
}

static void
assign_shape (gimple *stmt, struct shape *s)
{
  for (unsigned i = 1; i < gimple_num_ops (stmt); i++)
    {
      tree op = gimple_op (stmt, i);
      if (!op)
	continue;
      if (TREE_CODE (op) == SSA_NAME)
	join_operand (s, op, stmt);
      else if (TREE_CODE (op) == ADDR_EXPR)
	join_reference (s, TREE_OPERAND (op, 0), stmt);
      else if (COMPARISON_CLASS_P (op))
	{
	  join_operand (s, TREE_OPERAND (op, 0), stmt);
	  join_operand (s, TREE_OPERAND (op, 1), stmt);
	}
      else if (TREE_CODE (op) == CONSTRUCTOR)
	{
	  unsigned k;
	  tree v;
	  FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (op), k, v)
	    join_operand (s, v, stmt);
	}
      else if (handled_component_p (op) || TREE_CODE (op) == MEM_REF
	       || DECL_P (op))
	join_reference (s, op, stmt);
    }
}

/* Recompute the shape of STMT's result; true if it grew.  */

static bool
visit (gimple *stmt)
{
  tree lhs = gimple_code (stmt) == GIMPLE_PHI
	     ? gimple_phi_result (stmt) : gimple_get_lhs (stmt);
  if (lhs ? TREE_CODE (lhs) == SSA_NAME && virtual_operand_p (lhs)
	  : !is_gimple_call (stmt))
    return false;
  struct shape s = shape_scalar ();
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    phi_shape (phi, &s);
  else if (gcall *call = dyn_cast<gcall *> (stmt))
    call_shape (call, &s);
  else if (is_gimple_assign (stmt))
    assign_shape (stmt, &s);
  bool grew = local_store (stmt, &s);
  if (!lhs || TREE_CODE (lhs) != SSA_NAME
      || shape_equal_p (&s, overlay_shape (lhs)))
    return grew;
  overlay_set_shape (lhs, &s);
  return true;
}

void
compute_shapes (bool report)
{
  hash_set<gimple *> reported;
  auto_vec<auto_vec<tree> *> blocks;
  report_joins_in (report ? &reported : NULL);
  controls = &blocks;
  blocks.safe_grow_cleared (last_basic_block_for_fn (cfun));
  bool known = ipdoms_known_p ();
  free_dominance_info (CDI_POST_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  begin_local_shapes ();
  overlay_solve (visit);
  for (unsigned i = 0; i < blocks.length (); i++)
    delete blocks[i];
  if (!known)
    forget_ipdoms ();
  controls = NULL;
  report_joins_in (NULL);
}
