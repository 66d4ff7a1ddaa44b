/* Values of nests over the lanes of one block that another nest goes on with
   are kept in rooms, one element for each lane.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "gimplify-me.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/distribute.h"

bool
in_room_p (const lane_nest *n, gimple *stmt)
{
  if (!gimple_assign_single_p (stmt))
    return false;
  tree ref = gimple_vdef (stmt) ? gimple_assign_lhs (stmt)
	     : gimple_assign_rhs1 (stmt);
  if (TREE_CODE (ref) != MEM_REF
      || TREE_CODE (TREE_OPERAND (ref, 0)) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (TREE_OPERAND (ref, 0));
  return is_gimple_assign (def)
	 && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
	 && n->rooms->contains (gimple_assign_rhs1 (def));
}

/* True if NAME is known in both parts of N: outside of the lanes' loops, or
   where they begin.  */

static bool
known_p (const lane_nest *n, tree name)
{
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
  return !bb || bb == n->head || !flow_bb_inside_loop_p (n->inner, bb);
}

/* Put what NAME, or what it is computed from, needs of the front part of N
   behind it into KEPT; what is computed from what is known is not kept.  */

static void
find_kept (const lane_nest *n, tree name, hash_set<tree> *seen,
	   vec<tree> *kept)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  ssa_op_iter it;
  tree use;
  if (known_p (n, name) || behind_p (n, gimple_bb (def)) || seen->add (name))
    return;
  if (!is_gimple_assign (def) || gimple_vuse (def))
    kept->safe_push (name);
  else
    FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
      find_kept (n, use, seen, kept);
}

/* The statements of N that are done by another nest, and PHIs.  */

static void
statements_behind (const lane_nest *n, vec<gimple *> *list)
{
  basic_block *body = get_loop_body (n->inner);
  for (unsigned i = 0; i < n->inner->num_nodes; i++)
    if (n->after == n->latch
	? behind_p (n, body[i]) && body[i] != n->latch : body[i] == n->back)
      {
	for (gphi_iterator p = gsi_start_phis (body[i]); !gsi_end_p (p);
	     gsi_next (&p))
	  if (!virtual_operand_p (gimple_phi_result (p.phi ())))
	    list->safe_push (p.phi ());
	for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	     gsi_next (&g))
	  list->safe_push (gsi_stmt (g));
      }
  free (body);
}

/* Append to SEQ an assignment of X to a new name; the name.  */

static tree
append_name (gimple_seq *seq, tree x)
{
  tree r = make_ssa_name (TREE_TYPE (x));
  gimple_seq_add_stmt (seq, gimple_build_assign (r, x));
  return r;
}

void
number_lanes (lane_nest *n)
{
  gimple_seq seq = NULL;
  n->number = build_zero_cst (size_type_node);
  for (unsigned i = 0; i < n->markers.length (); i++)
    {
      /* What is a name may be a factor of addresses.  */
      tree lanes = append_name (&seq, gimple_call_arg (n->markers[i], 3));
      tree row = gimple_build (&seq, MULT_EXPR, size_type_node, n->number,
			       lanes);
      n->number = gimple_build (&seq, PLUS_EXPR, size_type_node, row,
				gimple_call_lhs (n->markers[i]));
    }
  n->number = append_name (&seq, n->number);
  gimple_stmt_iterator g = gsi_last_bb (n->head);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

bool
keepable_p (tree type)
{
  return is_gimple_reg_type (type) && !VECTOR_TYPE_P (type)
	 && TREE_CODE (TYPE_SIZE_UNIT (type)) == INTEGER_CST;
}

tree
make_room (const lane_nest *n, tree type)
{
  gimple_seq seq = NULL;
  tree size = fold_convert (size_type_node, TYPE_SIZE_UNIT (type));
  for (unsigned i = 0; i < n->markers.length (); i++)
    {
      tree lanes = poly_constant_value (gimple_call_arg (n->markers[i], 3));
      size = gimple_build (&seq, MULT_EXPR, size_type_node, size, lanes);
    }
  tree decl = builtin_decl_explicit (BUILT_IN_ALLOCA_WITH_ALIGN);
  tree align = build_int_cst (size_type_node, BIGGEST_ALIGNMENT);
  gcall *call = gimple_build_call (decl, 2, size, align);
  tree room = make_ssa_name (ptr_type_node, call);
  gimple_call_set_lhs (call, room);
  gimple_seq_add_stmt (&seq, call);
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  cfun->calls_alloca = 1;
  n->rooms->add (room);
  return room;
}

/* Append to SEQ what computes the place of N's lane, of TYPE, in ROOM.  */

static tree
place_in_room (const lane_nest *n, gimple_seq *seq, tree room, tree type)
{
  tree at = gimple_build (seq, MULT_EXPR, size_type_node, n->number,
			  fold_convert (size_type_node,
					TYPE_SIZE_UNIT (type)));
  tree p = make_ssa_name (ptr_type_node);
  gimple_seq_add_stmt (seq, gimple_build_assign (p, POINTER_PLUS_EXPR, room,
						 at));
  return build2 (MEM_REF, type, p, build_zero_cst (ptr_type_node));
}

void
store_in_room (const lane_nest *n, gimple_seq *seq, tree room, tree x)
{
  tree place = place_in_room (n, seq, room, TREE_TYPE (x));
  gimple_seq_add_stmt (seq, gimple_build_assign (place, x));
}

tree
load_from_room (const lane_nest *n, gimple_seq *seq, tree room, tree type)
{
  return append_name (seq, place_in_room (n, seq, room, type));
}

void
insert_at_end (basic_block bb, gimple_seq seq)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

void
insert_at_start (basic_block bb, gimple_seq seq)
{
  gimple_stmt_iterator g = gsi_after_labels (bb);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
}

/* What NAME, of the front part of N, is in the other one: one of THERE, or
   computed at the end of SEQ.  */

static tree
name_behind (const lane_nest *n, tree name, hash_map<tree, tree> *there,
	     gimple_seq *seq)
{
  ssa_op_iter it;
  use_operand_p u;
  tree use;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (known_p (n, name) || behind_p (n, gimple_bb (def)))
    return name;
  if (tree *x = there->get (name))
    return *x;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    name_behind (n, use, there, seq);
  gimple *copy = gimple_copy (def);
  tree r = duplicate_ssa_name (name, copy);
  gimple_set_lhs (copy, r);
  gimple_seq_add_stmt (seq, copy);
  update_stmt (copy);
  FOR_EACH_SSA_USE_OPERAND (u, copy, it, SSA_OP_USE)
    SET_USE (u, name_behind (n, USE_FROM_PTR (u), there, seq));
  there->put (name, r);
  return r;
}

bool
keep_values (const lane_nest *n)
{
  auto_vec<gimple *> list;
  auto_vec<tree> kept;
  hash_set<tree> seen;
  hash_map<tree, tree> there;
  gimple_seq stores = NULL, seq = NULL;
  ssa_op_iter it;
  use_operand_p u;
  statements_behind (n, &list);
  for (unsigned i = 0; i < list.length (); i++)
    {
      if (is_gimple_debug (list[i]))
	continue;
      if (gphi *phi = dyn_cast<gphi *> (list[i]))
	FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	  find_kept (n, USE_FROM_PTR (u), &seen, &kept);
      else
	FOR_EACH_SSA_USE_OPERAND (u, list[i], it, SSA_OP_USE)
	  find_kept (n, USE_FROM_PTR (u), &seen, &kept);
    }
  for (unsigned i = 0; i < kept.length (); i++)
    if (!keepable_p (TREE_TYPE (kept[i])))
      return false;
  for (unsigned i = 0; i < kept.length (); i++)
    {
      tree type = TREE_TYPE (kept[i]), room = make_room (n, type);
      store_in_room (n, &stores, room, kept[i]);
      there.put (kept[i], load_from_room (n, &seq, room, type));
    }
  insert_at_end (n->front, stores);
  for (unsigned i = 0; i < list.length (); i++)
    {
      gphi *phi = dyn_cast<gphi *> (list[i]);
      if (is_gimple_debug (list[i]))
	{
	  if (gimple_debug_bind_p (list[i]))
	    gimple_debug_bind_reset_value (list[i]);
	}
      else if (phi)
	FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	  {
	    if (TREE_CODE (USE_FROM_PTR (u)) == SSA_NAME)
	      SET_USE (u, name_behind (n, USE_FROM_PTR (u), &there, &seq));
	  }
      else
	FOR_EACH_SSA_USE_OPERAND (u, list[i], it, SSA_OP_USE)
	  SET_USE (u, name_behind (n, USE_FROM_PTR (u), &there, &seq));
      if (!phi)
	update_stmt (list[i]);
    }
  insert_at_start (n->back, seq);
  return true;
}

tree
note_lanes (const lane_nest *n)
{
  gimple_seq seq = NULL;
  if (behind_p (n, n->latch))
    return NULL_TREE;
  tree on = make_room (n, boolean_type_node);
  store_in_room (n, &seq, on, boolean_true_node);
  insert_at_end (n->front, seq);
  seq = NULL;
  store_in_room (n, &seq, on, boolean_false_node);
  insert_at_start (single_succ (n->head), seq);
  return on;
}

void
test_noted (const lane_nest *n, basic_block bb, tree on)
{
  gimple_seq seq = NULL;
  tree x = load_from_room (n, &seq, on, boolean_type_node);
  gimple_seq_add_stmt (&seq, gimple_build_cond (NE_EXPR, x,
						boolean_false_node,
						NULL_TREE, NULL_TREE));
  insert_at_end (bb, seq);
}
