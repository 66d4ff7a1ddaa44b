/* Loops that lanes do one after the other, as serial-loops.cc has found them,
   are made.

   INPUT	for (k = from_1; k < to_2; k++)	of lanes
		  sum_3 = ...
		... = sum_3

   OUTPUT	froms[lane] = from_1;  tos[lane] = to_2;
		for (l = 0; l < lanes; l++)
		  {
		    for (k = froms[l]; k < tos[l]; k++)
		      sum_3 = ...
		    sums[l] = sum_3;
		  }
		... = sums[lane]

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "calls.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "transform/loops/serial-loop.h"

static tree
find_copied (tree *op, int *, void *)
{
  return VAR_P (*op) && !shape_scalar_p (local_shape (*op)) ? *op : NULL_TREE;
}

bool
copied_p (tree op)
{
  return op && walk_tree (&op, find_copied, NULL, NULL);
}

namespace {

enum { DEEPEST = 8 };		/* Of what is computed anew.  */

/* True if X is computed from the number of the lane, and of what all lanes
   have in common, by operations that cost nearly nothing.  */

bool
computed_p (const serial_loop *s, tree x, unsigned depth = 0)
{
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x))
    return !copied_p (x);
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (def == s->marker)
    return true;
  if (!is_gimple_assign (def) || depth > DEEPEST)
    return false;
  switch (gimple_assign_rhs_code (def))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case POINTER_PLUS_EXPR:
    CASE_CONVERT:
    case SSA_NAME:
      return (!SCALAR_FLOAT_TYPE_P (TREE_TYPE (x))
	      && computed_p (s, gimple_assign_rhs1 (def), depth + 1)
	      && (gimple_num_ops (def) < 3
		  || computed_p (s, gimple_assign_rhs2 (def), depth + 1)));
    default:
      return false;
    }
}

/* X, of which computed_p is true, of the lane S->at, by statements that are
   appended to SEQ.  */

tree
computed (serial_loop *s, gimple_seq *seq, tree x)
{
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x))
    return x;
  if (tree *known = s->scalars.get (x))
    return *known;
  gimple *def = SSA_NAME_DEF_STMT (x);
  tree r = make_ssa_name (TREE_TYPE (x));
  gassign *stmt;
  if (def == s->marker)
    stmt = gimple_build_assign (r, PLUS_EXPR,
				gimple_call_arg (s->marker, 2), s->at);
  else
    {
      tree a = computed (s, seq, gimple_assign_rhs1 (def));
      tree b = gimple_num_ops (def) == 3
	       ? computed (s, seq, gimple_assign_rhs2 (def)) : NULL_TREE;
      stmt = gimple_build_assign (r, gimple_assign_rhs_code (def), a, b);
    }
  gimple_set_location (stmt, s->loc);
  gimple_seq_add_stmt (seq, stmt);
  s->scalars.put (x, r);
  return r;
}

/* A new array of an element of TYPE for each lane.  */

tree
lane_array (serial_loop *s, tree type)
{
  tree array = create_tmp_var (build_array_type_nelts
			       (TYPE_MAIN_VARIANT (type), s->lanes), "lanes");
  TREE_ADDRESSABLE (array) = 1;
  return array;
}

/* The element of ARRAY that is of lane INDEX.  */

tree
element (tree array, tree index)
{
  return build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (array)), array, index,
		 NULL_TREE, NULL_TREE);
}

void
append_assign (const serial_loop *s, gimple_seq *seq, tree to, tree from)
{
  gassign *stmt = gimple_build_assign (to, from);
  gimple_set_location (stmt, s->loc);
  gimple_seq_add_stmt (seq, stmt);
}

/* Append to BEFORE, in front of all lanes, and to TURN, of the lane S->at,
   what makes S->scalars.  */

void
hand_over (serial_loop *s, gimple_seq *before, gimple_seq *turn)
{
  for (unsigned i = 0; i < s->in.length (); i++)
    {
      tree x = s->in[i];
      if (computed_p (s, x))
	{
	  computed (s, turn, x);
	  continue;
	}
      tree array = lane_array (s, TREE_TYPE (x));
      tree r = make_ssa_name (TREE_TYPE (x));
      append_assign (s, before, element (array, s->place), x);
      append_assign (s, turn, r, element (array, s->at));
      s->scalars.put (x, r);
    }
}

/* Let what STMT uses of lanes be what the one whose turn it is has.  */

void
replace_operands (serial_loop *s, gimple *stmt)
{
  ssa_op_iter it;
  use_operand_p use;
  FOR_EACH_PHI_OR_STMT_USE (use, stmt, it, SSA_OP_USE)
    if (tree *r = s->scalars.get (USE_FROM_PTR (use)))
      SET_USE (use, *r);
}

/* NAME is no longer one of lanes.  */

void
forget_lanes (tree name)
{
  if (name && TREE_CODE (name) == SSA_NAME && !virtual_operand_p (name))
    overlay_info (name)->flags &= ~(VALUE_LANE_CODE | VALUE_DATA_PHI);
}

/* Let the statements of the loop of S, and the PHIs behind it, be those of one
   lane.  */

void
make_scalar (serial_loop *s)
{
  for (unsigned i = 0; i < s->blocks.length (); i++)
    {
      basic_block bb = s->blocks[i];
      for (gphi_iterator p = gsi_start_nonvirtual_phis (bb);
	   !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
	{
	  forget_lanes (gimple_phi_result (p.phi ()));
	  replace_operands (s, p.phi ());
	}
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  forget_lanes (gimple_get_lhs (gsi_stmt (g)));
	  replace_operands (s, gsi_stmt (g));
	  update_stmt (gsi_stmt (g));
	}
    }
  for (unsigned i = 0; i < s->out.length (); i++)
    {
      forget_lanes (gimple_phi_result (s->out[i]));
      replace_operands (s, s->out[i]);
    }
}

/* Append to TURN, behind the loop, and to BEHIND, behind all lanes, what hands
   the results of S on.  */

void
hand_back (serial_loop *s, gimple_seq *turn, gimple_seq *behind)
{
  for (unsigned i = 0; i < s->out.length (); i++)
    {
      tree x = gimple_phi_result (s->out[i]);
      tree array = lane_array (s, TREE_TYPE (x));
      tree r = make_ssa_name (TREE_TYPE (x));
      imm_use_iterator it;
      use_operand_p use;
      gimple *stmt;
      FOR_EACH_IMM_USE_STMT (stmt, it, x)
	{
	  FOR_EACH_IMM_USE_ON_STMT (use, it)
	    SET_USE (use, r);
	  update_stmt (stmt);
	}
      append_assign (s, turn, element (array, s->at), x);
      append_assign (s, behind, r, element (array, s->place));
    }
}

/* Make an array of S that says which lanes come to the loop.  Append to BEFORE
   that those there do, and to TURN the question, whose answer is returned.  */

tree
note_active (serial_loop *s, gimple_seq *before, gimple_seq *turn)
{
  tree type = unsigned_type_node, array = lane_array (s, type);
  tree on = make_ssa_name (type);
  gimple_seq none = NULL;
  append_assign (s, &none, element (array, s->place), build_zero_cst (type));
  /* Not in front of the counter.  */
  gimple_stmt_iterator g = gsi_last_bb (gimple_bb (s->marker));
  if (stmt_ends_bb_p (gsi_stmt (g)))
    gsi_insert_seq_before (&g, none, GSI_SAME_STMT);
  else
    gsi_insert_seq_after (&g, none, GSI_SAME_STMT);
  append_assign (s, before, element (array, s->place), build_one_cst (type));
  append_assign (s, turn, on, element (array, s->at));
  return on;
}

/* Let FROM, which leads to one block, lead there if A CODE B, and else to
   OTHER.  */

void
lead_if (const serial_loop *s, basic_block from, tree_code code, tree a,
	 tree b, basic_block other)
{
  gimple_stmt_iterator g = gsi_last_bb (from);
  gcond *cond = gimple_build_cond (code, a, b, NULL_TREE, NULL_TREE);
  edge e = single_succ_edge (from);
  gimple_set_location (cond, s->loc);
  gsi_insert_after (&g, cond, GSI_NEW_STMT);
  e->flags = (e->flags & ~EDGE_FALLTHRU) | EDGE_TRUE_VALUE;
  e->probability = profile_probability::likely ();
  e = make_edge (from, other, EDGE_FALSE_VALUE);
  e->probability = profile_probability::unlikely ();
}

void
append_to_block (basic_block bb, gimple_seq seq)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

}

void
run_serially (serial_loop *s, bool some)
{
  gimple_seq before = NULL, test = NULL, turn = NULL, done = NULL;
  gimple_seq step = NULL, behind = NULL;
  tree lane = gimple_call_lhs (s->marker), on = NULL_TREE;
  s->place = make_ssa_name (size_type_node);
  s->at = make_ssa_name (size_type_node);
  tree next = make_ssa_name (size_type_node);
  tree count = make_ssa_name (size_type_node);
  gimple_stmt_iterator g = gsi_for_stmt (s->marker);
  gsi_insert_after (&g, gimple_build_assign (s->place, MINUS_EXPR, lane,
					     gimple_call_arg (s->marker, 2)),
		    GSI_SAME_STMT);
  gcall *call = gimple_build_call (ripple_api_make (API_LANE_COUNT), 1, lane);
  gimple_call_set_lhs (call, count);
  gimple_set_location (call, s->loc);
  gimple_seq_add_stmt (&before, call);
  if (some)
    on = note_active (s, &before, &test);
  for (unsigned i = 0; i < s->told.length (); i++)
    {
      gimple_debug_bind_reset_value (s->told[i]);
      update_stmt (s->told[i]);
    }
  hand_over (s, &before, &turn);
  make_scalar (s);
  hand_back (s, &done, &behind);
  gimple_seq_add_stmt (&step, gimple_build_assign (next, PLUS_EXPR, s->at,
						   size_one_node));

  /* first -> head -> own -> to_loop -> loop -> join -> latch -> head;
     own -> latch; head -> rest.  */
  basic_block first = split_edge (loop_preheader_edge (s->loop));
  basic_block head = split_edge (single_succ_edge (first));
  basic_block own = split_edge (single_succ_edge (head));
  basic_block to_loop = split_edge (single_succ_edge (own));
  basic_block latch = split_block_after_labels (s->join)->dest;
  basic_block rest = split_block_after_labels (latch)->dest;
  append_to_block (first, before);
  append_to_block (own, test);
  append_to_block (to_loop, turn);
  append_to_block (s->join, done);
  append_to_block (latch, step);
  g = gsi_after_labels (rest);
  gsi_insert_seq_before (&g, behind, GSI_SAME_STMT);
  edge back = redirect_edge_succ_nodup (single_succ_edge (latch), head);
  gphi *phi = create_phi_node (s->at, head);
  add_phi_arg (phi, size_zero_node, single_succ_edge (first), s->loc);
  add_phi_arg (phi, next, back, s->loc);
  lead_if (s, head, LT_EXPR, s->at, count, rest);
  if (some)
    lead_if (s, own, NE_EXPR, on, build_zero_cst (TREE_TYPE (on)), latch);
}
