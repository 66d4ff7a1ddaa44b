/* The loop over several blocks that stands before one over single ones; see
   interleave.cc.

   The loop is copied as a whole, and the body of the first one several times,
   by what GCC unrolls loops with.  Before that, statements which copy the
   values that go from block to block are put at its beginning and its end: by
   these the copies are known, and so the values are given to other blocks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/cfg/cfg.h"
#include "transform/tune/interleave.h"

bool
lanes_on_p (const interleaved_loop *l, gimple *s)
{
  poly_int64 most;
  if (l->relation != LT_EXPR || maybe_ne (l->ahead, 0)
      || !is_gimple_assign (s) || gimple_assign_rhs_code (s) != MIN_EXPR
      || !poly_int_tree_p (gimple_assign_rhs2 (s), &most)
      || maybe_ne (most, l->step)
      || TREE_CODE (gimple_assign_rhs1 (s)) != SSA_NAME)
    return false;
  gassign *rest = dyn_cast<gassign *> (SSA_NAME_DEF_STMT
				       (gimple_assign_rhs1 (s)));
  return rest && gimple_assign_rhs_code (rest) == MINUS_EXPR
	 && copied_value (gimple_assign_rhs1 (rest)) == copied_value (l->bound)
	 && gimple_assign_rhs2 (rest) == gimple_phi_result (l->counter);
}

/* All lanes of the blocks of L's loop are on: let what depends on that be
   constant.  */

static void
turn_all_on (const interleaved_loop *l)
{
  enum { FIRST, END };
  class loop *loop = l->loop;
  basic_block *bbs = get_loop_body_in_dom_order (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree lhs = gimple_get_lhs (s);
	poly_int64 first, end;
	if (lanes_on_p (l, s))
	  replace_uses_by (lhs, gimple_assign_rhs2 (s));
	else if (gimple_call_internal_p (s, IFN_WHILE_ULT)
		 && poly_int_tree_p (gimple_call_arg (s, FIRST), &first)
		 && poly_int_tree_p (gimple_call_arg (s, END), &end)
		 && known_le (first + TYPE_VECTOR_SUBPARTS (TREE_TYPE (lhs)),
			      end))
	  replace_uses_by (lhs, build_minus_one_cst (TREE_TYPE (lhs)));
      }
  free (bbs);
}

/* Append to *SEQ the condition that M iterations follow where the counter is
   C, and if FIRST, that the bound of this is in its type.  *LIMIT is that
   bound, computed the first time.  */

static tree
enough_left (gimple_seq *seq, const interleaved_loop *l, unsigned m, tree c,
	     tree *limit, bool first)
{
  tree type = TREE_TYPE (c);
  location_t loc = gimple_location (last_stmt (l->exit->src));
  poly_int64 last = (m - 1) * l->step;
  /* If masks make blocks end, the last one has all its lanes.  */
  if (l->masked)
    last += l->step - 1;
  tree by = build_int_cst (type, l->ahead + last);
  tree valid = NULL_TREE;
  if (first)
    {
      tree unsigned_p = unsigned_type_for (type);
      *limit = gimple_build (seq, loc, MINUS_EXPR, unsigned_p,
			     gimple_convert (seq, loc, unsigned_p, l->bound),
			     gimple_convert (seq, loc, unsigned_p, by));
      *limit = gimple_convert (seq, loc, type, *limit);
      tree least = TYPE_UNSIGNED (type) ? by
		   : int_const_binop (PLUS_EXPR, TYPE_MIN_VALUE (type), by);
      valid = gimple_build (seq, loc, GE_EXPR, boolean_type_node, l->bound,
			    least);
    }
  tree left = gimple_build (seq, loc, l->relation, boolean_type_node, c,
			    *limit);
  return valid ? gimple_build (seq, loc, BIT_AND_EXPR, boolean_type_node,
			       valid, left) : left;
}

/* The copies of a body are known by statements that copy a value, whose UIDs
   are FIRST_UID and the number of the value, and LAST_UID and that.  */
enum { FIRST_UID = 1 << 20, LAST_UID = 2 << 20 };

/* Let L's values have a copy at the beginning and at the end of the body.  */

static void
mark_values (const interleaved_loop *l)
{
  class loop *loop = l->loop;
  edge back = loop_latch_edge (loop), in = NULL, e;
  edge_iterator ei;
  basic_block end = split_edge (back);
  back = single_succ_edge (end);
  FOR_EACH_EDGE (e, ei, loop->header->succs)
    if (e != l->exit)
      in = e;
  basic_block begin = split_edge (in), bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	gimple_set_uid (gsi_stmt (g), 0);
  for (unsigned i = 0; i < l->values.length (); i++)
    {
      gphi *phi = l->values[i]->sum.phi;
      tree now = gimple_phi_result (phi);
      tree next = PHI_ARG_DEF_FROM_EDGE (phi, back);
      gassign *s = gimple_build_assign (make_ssa_name (TREE_TYPE (now)), now);
      gimple_stmt_iterator g = gsi_last_bb (begin);
      gsi_insert_after (&g, s, GSI_NEW_STMT);
      gimple_set_uid (s, FIRST_UID + i);
      imm_use_iterator it;
      gimple *user;
      use_operand_p use;
      FOR_EACH_IMM_USE_STMT (user, it, now)
	if (user != s && gimple_bb (user) != loop->header
	    && flow_bb_inside_loop_p (loop, gimple_bb (user)))
	  {
	    FOR_EACH_IMM_USE_ON_STMT (use, it)
	      SET_USE (use, gimple_assign_lhs (s));
	    update_stmt (user);
	  }
      s = gimple_build_assign (make_ssa_name (TREE_TYPE (now)), next);
      g = gsi_last_bb (end);
      gsi_insert_after (&g, s, GSI_NEW_STMT);
      gimple_set_uid (s, LAST_UID + i);
      SET_PHI_ARG_DEF (phi, back->dest_idx, gimple_assign_lhs (s));
    }
}

/* Make M blocks of the body of L's loop, one behind the other.  */

static bool
copy_body (const interleaved_loop *l, unsigned m)
{
  auto_sbitmap goes_on (m);
  auto_vec<edge> never;
  edge e;
  unsigned i;
  bitmap_ones (goes_on);
  bitmap_clear_bit (goes_on, 0);
  initialize_original_copy_tables ();
  bool ok = gimple_duplicate_loop_body_to_header_edge
	      (l->loop, loop_latch_edge (l->loop), m - 1, goes_on, l->exit,
	       &never, 0);
  free_original_copy_tables ();
  FOR_EACH_VEC_ELT (never, i, e)
    remove_path (e);
  update_ssa (TODO_update_ssa);
  return ok;
}

/* Find the copies of values that are marked, in the order of the blocks.  */

static void
find_marks (interleaved_loop *l)
{
  auto_vec<basic_block> path;
  for (basic_block bb = l->loop->latch;;
       bb = get_immediate_dominator (CDI_DOMINATORS, bb))
    {
      path.safe_push (bb);
      if (bb == l->loop->header)
	break;
    }
  while (!path.is_empty ())
    {
      basic_block bb = path.pop ();
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  unsigned uid = gimple_uid (gsi_stmt (g));
	  if (uid >= LAST_UID)
	    l->values[uid - LAST_UID]->last.safe_push
	      (as_a<gassign *> (gsi_stmt (g)));
	  else if (uid >= FIRST_UID)
	    l->values[uid - FIRST_UID]->first.safe_push
	      (as_a<gassign *> (gsi_stmt (g)));
	}
    }
}

/* Let each block of L's loop add to a sum of its own; combine those of V at
   the end of EXIT.  The result.  */

static tree
split_sum (const interleaved_loop *l, carried *v, edge exit)
{
  class loop *loop = l->loop;
  edge entry = loop_preheader_edge (loop), back = loop_latch_edge (loop);
  tree begin = PHI_ARG_DEF_FROM_EDGE (v->sum.phi, entry);
  location_t loc = gimple_location (v->first[0]);
  auto_vec<tree> parts;
  gimple_seq end = NULL;
  parts.safe_push (gimple_phi_result (v->sum.phi));
  SET_PHI_ARG_DEF (v->sum.phi, back->dest_idx,
		   gimple_assign_lhs (v->last[0]));
  for (unsigned k = 1; k < v->first.length (); k++)
    {
      gphi *own = create_phi_node (make_ssa_name (TREE_TYPE (begin)),
				   loop->header);
      add_phi_arg (own, neutral_value (&v->sum, begin), entry, loc);
      add_phi_arg (own, gimple_assign_lhs (v->last[k]), back, loc);
      gimple_assign_set_rhs1 (v->first[k], gimple_phi_result (own));
      update_stmt (v->first[k]);
      parts.safe_push (gimple_phi_result (own));
    }
  /* In pairs, so that none waits for all others.  */
  for (; parts.length () > 1; parts.truncate (CEIL (parts.length (), 2)))
    for (unsigned k = 0; k < CEIL (parts.length (), 2); k++)
      parts[k] = 2 * k + 1 < parts.length ()
		 ? combine_accumulators (&end, &v->sum, parts[2 * k],
					 parts[2 * k + 1])
		 : parts[2 * k];
  gimple_stmt_iterator g = gsi_last_bb (exit->src);
  gsi_insert_seq_after (&g, end, GSI_NEW_STMT);
  return parts[0];
}

static void
append_test (basic_block bb, gimple_seq seq, tree cond, location_t loc)
{
  gcond *test = gimple_build_cond (NE_EXPR, cond, boolean_false_node,
				   NULL_TREE, NULL_TREE);
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gimple_set_location (test, loc);
  gimple_seq_add_stmt (&seq, test);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

bool
interleave (interleaved_loop *l, unsigned m)
{
  class loop *loop = l->loop;
  location_t loc = gimple_location (last_stmt (loop->header));
  auto_vec<tree> begin;
  gimple_seq seq = NULL;
  tree limit = NULL_TREE;
  class loop *rest = append_copy (loop);
  if (!rest)
    return false;
  /* Where the number of iterations is known, GCC takes what begins behind the
     last one for more than an int counts, and says so.  */
  loop->warned_aggressive_loop_optimizations = true;
  rest->warned_aggressive_loop_optimizations = true;

  if (l->masked)
    turn_all_on (l);
  mark_values (l);
  if (!copy_body (l, m))
    return false;
  find_marks (l);

  /* Round the loop leads a way for fewer iterations.  */
  edge entry = loop_preheader_edge (loop);
  tree enough = enough_left (&seq, l, m,
			     PHI_ARG_DEF_FROM_EDGE (l->counter, entry),
			     &limit, true);
  for (unsigned i = 0; i < l->values.length (); i++)
    begin.safe_push (PHI_ARG_DEF_FROM_EDGE (l->values[i]->sum.phi, entry));
  basic_block guard = split_edge (entry);
  edge to_loop = single_pred_edge (split_edge (single_succ_edge (guard)));
  basic_block end = split_edge (counted_exit (loop));
  basic_block join = split_edge (single_succ_edge (end));
  edge on = single_succ_edge (end);
  l->exit = counted_exit (loop);
  append_test (guard, seq, enough, loc);
  to_loop->flags = EDGE_TRUE_VALUE;
  to_loop->probability = profile_probability::unlikely ();
  /* Short loops are to go straight on: they have less to spare.  */
  edge around = make_edge (guard, join, EDGE_FALSE_VALUE);
  around->probability = profile_probability::likely ();
  set_immediate_dominator (CDI_DOMINATORS, join, guard);

  seq = NULL;
  tree c = gimple_phi_result (l->counter);
  tree left = enough_left (&seq, l, m, c, &limit, false);
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  gimple_stmt_iterator g = gsi_for_stmt (cond);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  gimple_cond_set_condition (cond, l->exit->flags & EDGE_TRUE_VALUE
				   ? EQ_EXPR : NE_EXPR, left,
			     boolean_false_node);
  update_stmt (cond);
  gphi_iterator p = gsi_start_nonvirtual_phis (rest->header);
  for (unsigned i = 0; i < l->values.length (); i++)
    {
      carried *v = l->values[i];
      tree last = v->sum.code == ERROR_MARK ? gimple_phi_result (v->sum.phi)
		  : split_sum (l, v, on);
      gphi *both = create_phi_node (make_ssa_name (TREE_TYPE (last)), join);
      add_phi_arg (both, begin[i], around, loc);
      add_phi_arg (both, last, on, loc);
      SET_PHI_ARG_DEF (p.phi (), loop_preheader_edge (rest)->dest_idx,
		       gimple_phi_result (both));
      gsi_next_nonvirtual_phi (&p);
    }
  return true;
}
