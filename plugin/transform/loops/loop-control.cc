/* Loops that a predicate or a length controls.

   Where the target makes a mask from two numbers (WHILE_ULT), a loop under the
   mask of the iterations that are left needs no other counting:

   INPUT	for (c = 0; c < n; c = c + B)
		  {
		    rest = n - c;
		    m = .WHILE_ULT (K, min (rest, B));		K a constant
		    …
		  }

   OUTPUT	m = .WHILE_ULT (K, n);
		for (c = 0; some lane of m_0; c = c + B,
					      m = .WHILE_ULT (c + K, n))
		  …

   with m_0 the mask for K = 0; without one the test stays as it was.  The
   lanes of a mask are those of one vector, so that none past B can be on if
   K and the vector's lanes are together no more than B.

   Where masks are lengths the loop counts the iterations that are left:

   INPUT	for (c = 0; c < n; c = c + B)
		  {
		    rest = n - c;
		    length = min (rest, B);
		    …
		  }

   OUTPUT	rest = n;
		for (c = 0; rest != 0; c = c + B, rest = rest - length)
		  {
		    length = min (rest, B);
		    …
		  }

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

enum { WHILE_FIRST, WHILE_END, WHILE_LIKE };

/* A loop, and the count of its iterations, which goes from BEGIN to N.  */
struct counted_loop
{
  class loop *loop;
  tree c, begin, next, n;
  poly_int64 step;
};

static gassign *
defined_as (tree name, enum tree_code code)
{
  gassign *s = TREE_CODE (name) == SSA_NAME
	       ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (name)) : NULL;

  return s && gimple_assign_rhs_code (s) == code ? s : NULL;
}

/* Find in L what counts the iterations of LOOP; false if nothing does, in the
   form that strip_mine_loops makes.  */

static bool
find_count (class loop *loop, counted_loop *l)
{
  edge exit = counted_exit (loop);

  if (!loop_outer (loop) || !loop->latch || !exit
      || exit->src != loop->header)
    return false;
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (loop->header));
  if (!cond || TREE_CODE (gimple_cond_lhs (cond)) != SSA_NAME
      || gimple_cond_code (cond) != (exit->flags & EDGE_TRUE_VALUE
				     ? GE_EXPR : LT_EXPR))
    return false;
  l->loop = loop;
  l->c = gimple_cond_lhs (cond);
  l->n = copied_value (gimple_cond_rhs (cond));
  gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (l->c));
  if (!phi || gimple_bb (phi) != loop->header
      || !TYPE_UNSIGNED (TREE_TYPE (l->c))
      || (TREE_CODE (l->n) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (l->n)
	  && flow_bb_inside_loop_p (loop,
				    gimple_bb (SSA_NAME_DEF_STMT (l->n)))))
    return false;
  l->begin = copied_value (PHI_ARG_DEF_FROM_EDGE
			     (phi, loop_preheader_edge (loop)));
  l->next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  gassign *step = defined_as (l->next, PLUS_EXPR);
  return step && gimple_assign_rhs1 (step) == l->c
	 && poly_int_tree_p (gimple_assign_rhs2 (step), &l->step);
}

/* True if CALL makes the mask of an iteration of L: its lanes from *FIRST on
   are on as long as iterations are left.  */

static bool
mask_of_rest_p (gcall *call, const counted_loop *l, poly_int64 *first)
{
  tree end = gimple_call_arg (call, WHILE_END);
  poly_int64 lanes
    = TYPE_VECTOR_SUBPARTS (TREE_TYPE (gimple_call_arg (call, WHILE_LIKE)));
  poly_int64 most;

  if (!types_compatible_p (TREE_TYPE (end), TREE_TYPE (l->c))
      || !poly_int_tree_p (gimple_call_arg (call, WHILE_FIRST), first)
      || !known_le (*first + lanes, l->step))
    return false;
  gassign *s = defined_as (end, MIN_EXPR);
  if (!s || !poly_int_tree_p (gimple_assign_rhs2 (s), &most)
      || !known_eq (most, l->step))
    return false;
  s = defined_as (gimple_assign_rhs1 (s), MINUS_EXPR);
  return s && copied_value (gimple_assign_rhs1 (s)) == l->n
	 && gimple_assign_rhs2 (s) == l->c;
}

/* Build at the end of E a mask like that of CALL, with the first lane FIRST (a
   tree).  */

static tree
mask_on_edge (gcall *call, edge e, tree first, tree n)
{
  tree lhs = gimple_call_lhs (call), r = make_ssa_name (TREE_TYPE (lhs));
  gcall *mask
    = gimple_build_call_internal (IFN_WHILE_ULT, 3, first, n,
				  gimple_call_arg (call, WHILE_LIKE));

  gimple_call_set_lhs (mask, r);
  gimple_set_location (mask, gimple_location (call));
  gsi_insert_on_edge_immediate (e, mask);
  return r;
}

/* Make the mask of CALL, which is that of L from FIRST on, a value that goes
   from iteration to iteration.  */

static void
carry_mask (gcall *call, const counted_loop *l, poly_int64 first)
{
  class loop *loop = l->loop;
  tree lhs = gimple_call_lhs (call), type = TREE_TYPE (l->c);
  location_t loc = gimple_location (call);
  tree start = build_int_cst (type, first);
  gimple_seq seq = NULL;
  tree again = gimple_build (&seq, loc, PLUS_EXPR, type, l->next, start);

  if (seq)
    gsi_insert_seq_on_edge_immediate (loop_latch_edge (loop), seq);
  seq = NULL;
  start = gimple_build (&seq, loc, PLUS_EXPR, type, l->begin, start);
  if (seq)
    gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);
  tree on_entry = mask_on_edge (call, loop_preheader_edge (loop), start, l->n);
  tree on_latch = mask_on_edge (call, loop_latch_edge (loop), again, l->n);
  gimple_stmt_iterator g = gsi_for_stmt (call);
  gsi_remove (&g, true);
  gphi *phi = create_phi_node (lhs, loop->header);
  add_phi_arg (phi, on_entry, loop_preheader_edge (loop), loc);
  add_phi_arg (phi, on_latch, loop_latch_edge (loop), loc);
}

/* Have LOOP run while V, a number or a mask, is not zero.  */

static void
test_not_zero (class loop *loop, tree v)
{
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  edge exit = counted_exit (loop);

  gimple_cond_set_condition (cond, exit->flags & EDGE_TRUE_VALUE
				   ? EQ_EXPR : NE_EXPR, v,
			     build_zero_cst (TREE_TYPE (v)));
  update_stmt (cond);
}

/* If S is the length of an iteration of L, the statement that computes the
   iterations that are left; else null.  */

static gassign *
rest_of_length (gimple *s, const counted_loop *l)
{
  poly_int64 most;

  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != MIN_EXPR
      || !poly_int_tree_p (gimple_assign_rhs2 (s), &most)
      || !known_eq (most, l->step))
    return NULL;
  gassign *rest = defined_as (gimple_assign_rhs1 (s), MINUS_EXPR);
  return (rest && copied_value (gimple_assign_rhs1 (rest)) == l->n
	  && gimple_assign_rhs2 (rest) == l->c
	  && flow_bb_inside_loop_p (l->loop, gimple_bb (rest))
	  ? rest : NULL);
}

/* Let L run while the number of iterations that are left, which REST computes,
   is not zero.  */

static void
count_rest (const counted_loop *l, gassign *rest)
{
  class loop *loop = l->loop;
  tree left = gimple_assign_lhs (rest), type = TREE_TYPE (left);
  location_t loc = gimple_location (rest);
  gimple_seq seq = NULL;
  gimple_stmt_iterator g = gsi_for_stmt (rest);

  gsi_remove (&g, true);
  gphi *phi = create_phi_node (left, loop->header);
  tree length = gimple_build (&seq, loc, MIN_EXPR, type, left,
			      build_int_cst (type, l->step));
  tree next = gimple_build (&seq, loc, MINUS_EXPR, type, left, length);
  gsi_insert_seq_on_edge_immediate (loop_latch_edge (loop), seq);
  seq = NULL;
  tree all = gimple_build (&seq, loc, MINUS_EXPR, type, l->n, l->begin);
  if (seq)
    gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);
  add_phi_arg (phi, all, loop_preheader_edge (loop), loc);
  add_phi_arg (phi, next, loop_latch_edge (loop), loc);
  test_not_zero (loop, left);
}

/* Have the loop of L controlled by a length, if it has one.  Constant counts
   are left, of which GCC makes more.  */

static void
control_by_length (const counted_loop *l)
{
  gassign *rest = NULL;

  if (!lengths_p () || TREE_CODE (l->n) != SSA_NAME)
    return;
  basic_block *body = get_loop_body (l->loop);
  for (unsigned i = 0; !rest && i < l->loop->num_nodes; i++)
    if (body[i]->loop_father == l->loop)
      for (gimple_stmt_iterator g = gsi_start_bb (body[i]);
	   !rest && !gsi_end_p (g); gsi_next (&g))
	rest = rest_of_length (gsi_stmt (g), l);
  free (body);
  if (rest)
    count_rest (l, rest);
}

static void
control_loop (class loop *loop)
{
  auto_vec<gcall *> masks;
  auto_vec<poly_int64> firsts;
  counted_loop l;
  tree control = NULL_TREE;

  if (!find_count (loop, &l))
    return;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    if (body[i]->loop_father == loop)
      for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  poly_int64 first;
	  gcall *call = dyn_cast<gcall *> (gsi_stmt (g));
	  if (call && gimple_call_internal_p (call, IFN_WHILE_ULT)
	      && mask_of_rest_p (call, &l, &first))
	    {
	      masks.safe_push (call);
	      firsts.safe_push (first);
	    }
	}
  free (body);
  for (unsigned i = 0; i < masks.length (); i++)
    {
      tree lhs = gimple_call_lhs (masks[i]);
      carry_mask (masks[i], &l, firsts[i]);
      if (!control && known_eq (firsts[i], 0))
	control = lhs;
    }
  if (control)
    test_not_zero (loop, control);
  else
    control_by_length (&l);
}

void
control_loops (void)
{
  if (!optimize || lanes_emulate)
    return;
  loop_optimizer_init (LOOPS_NORMAL | LOOPS_HAVE_RECORDED_EXITS);
  for (class loop *loop : loops_list (cfun, LI_FROM_INNERMOST))
    control_loop (loop);
  loop_optimizer_finalize ();
}
