/* Rows that are added to one row are added several at a time.

   INPUT	for (i < m)
		  for (j, annotated)
		    y[j] += x[i] * a[i][j];

   OUTPUT	for (i < m - 3; i += 4)
		  for (j, annotated)
		    {
		      y[j] += x[i] * a[i][j];
		      y[j] += x[i + 1] * a[i + 1][j];
		      ...
		    }
		for (; i < m; i++)
		  as before

   so that what is updated is loaded and stored once for four rows.  For each
   element the order of operations is that of the program.  The annotated loop
   must be elementwise, store only to places that are the same in all rounds of
   the loop round it, and load nothing else from there.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "gimplify-me.h"
#include "tree-chrec.h"
#include "tree-ssa-loop.h"
#include "tree-scalar-evolution.h"

namespace {

enum
{
  ROWS = 4,			/* At a time.  */
  MOST_STATEMENTS = 48,		/* Of the body,  */
  MOST_AROUND = 64		/* and round the annotated loop.  */
};

/* An annotated loop in another one.  */

struct row_loop
{
  class loop *outer, *inner;
  gcall *marker;
  basic_block body;		/* Of the annotated loop.  */
  auto_vec<gphi *> counters;	/* Of the loop round it,  */
  auto_vec<tree> steps;		/* and what they are counted by.  */
  auto_vec<gassign *> stores;
  auto_vec<gimple *> loads;
  /* In one of the rounds that are done together: what stands for a name.  */
  hash_map<tree, tree> names;
};

bool
annotated_loop_p (class loop *loop, const vec<gcall *> &markers)
{
  for (unsigned i = 0; i < markers.length (); i++)
    if (gimple_bb (markers[i])->loop_father == loop)
      return true;
  return false;
}

/* True if X depends on the round of R's outer loop.  */

bool
of_round_p (const row_loop *r, tree x, unsigned depth = 0)
{
  enum { DEEPEST = 40 };
  if (TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (!flow_bb_inside_loop_p (r->outer, gimple_bb (def)))
    return false;
  if (x == gimple_call_lhs (r->marker))
    return false;
  if (!is_gimple_assign (def) || gimple_vuse (def) || depth > DEEPEST)
    return true;
  /* Also those in what it takes the address of.  */
  use_operand_p use;
  ssa_op_iter it;
  FOR_EACH_SSA_USE_OPERAND (use, def, it, SSA_OP_USE)
    if (of_round_p (r, USE_FROM_PTR (use), depth + 1))
      return true;
  return false;
}

/* The same for the address of REF.  */

bool
ref_of_round_p (const row_loop *r, tree ref)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF
	? of_round_p (r, TREE_OPERAND (ref, 1))
	: TREE_CODE (ref) != COMPONENT_REF)
      return true;
  return TREE_CODE (ref) == MEM_REF ? of_round_p (r, TREE_OPERAND (ref, 0))
				    : !DECL_P (ref);
}

/* True if all that S, in R's body or round its inner loop, does is to compute,
   or to load and store plainly; note what it accesses.  */

bool
note_statement (row_loop *r, gimple *s, bool in_body)
{
  if (is_gimple_debug (s) || gimple_code (s) == GIMPLE_LABEL
      || gimple_code (s) == GIMPLE_PREDICT || gimple_nop_p (s))
    return true;
  if (gimple_has_volatile_ops (s) || stmt_could_throw_p (cfun, s)
      || !is_gimple_assign (s) || gimple_clobber_p (s))
    return false;
  if (!gimple_vuse (s))
    return true;
  if (!gimple_assign_single_p (s)
      || !is_gimple_reg_type (TREE_TYPE (gimple_assign_lhs (s))))
    return false;
  if (!gimple_vdef (s))
    r->loads.safe_push (s);
  else if (!in_body)
    return false;
  else
    r->stores.safe_push (as_a<gassign *> (s));
  return true;
}

/* True if R's outer loop has nothing in it but its counters, what is computed
   from them, and the annotated loop, the body of which is one block.  */

bool
plain_nest_p (row_loop *r)
{
  unsigned in_body = 0, around = 0;
  edge exit = counted_exit (r->outer);
  if (!exit || exit->src != r->outer->header || r->inner->inner
      || r->inner->num_nodes > 3 || r->outer->inner != r->inner
      || r->inner->next)
    return false;
  bool ok = true;
  basic_block *bbs = get_loop_body (r->outer);
  for (unsigned i = 0; i < r->outer->num_nodes && ok; i++)
    {
      basic_block bb = bbs[i];
      bool header = bb == r->outer->header || bb == r->inner->header;
      ok = header || single_succ_p (bb);
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p) && ok;
	   gsi_next (&p))
	if (!virtual_operand_p (gimple_phi_result (p.phi ())))
	  ok = header;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g) && ok;
	   gsi_next (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (s == r->marker || (header && gimple_code (s) == GIMPLE_COND))
	    continue;
	  ok = note_statement (r, s, bb == r->body)
	       && (bb == r->body ? in_body++ < MOST_STATEMENTS
		   : around++ < MOST_AROUND)
	       && !(header && gimple_vuse (s));
	}
    }
  free (bbs);
  return ok;
}

/* True if what R's loops access may be accessed in the other order, and some
   of it is updated in every round.  */

bool
updates_rows_p (const row_loop *r)
{
  if (r->stores.is_empty ())
    return false;
  for (unsigned i = 0; i < r->stores.length (); i++)
    {
      bool updated = false;
      tree place = gimple_assign_lhs (r->stores[i]);
      struct shape s = overlay_address_shape (place);
      if (shape_scalar_p (&s) || ref_of_round_p (r, place))
	return false;
      for (unsigned k = 0; k < r->loads.length (); k++)
	{
	  tree from = gimple_assign_rhs1 (r->loads[k]);
	  if (gimple_bb (r->loads[k]) == r->body && same_place_p (from, place))
	    updated = true;
	  else if (!distinct_references_p (from, place))
	    return false;
	}
      for (unsigned k = 0; k < i; k++)
	if (!distinct_references_p (gimple_assign_lhs (r->stores[k]), place))
	  return false;
      if (!updated)
	return false;
    }
  return true;
}

/* True if the counters of R's outer loop are known.  */

bool
find_counters (row_loop *r)
{
  for (gphi_iterator p = gsi_start_phis (r->outer->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      affine_iv iv;
      tree x = gimple_phi_result (p.phi ());
      if (virtual_operand_p (x))
	continue;
      if (!simple_iv (r->outer, r->outer, x, &iv, true)
	  || TREE_CODE (iv.step) != INTEGER_CST
	  || (INTEGRAL_TYPE_P (TREE_TYPE (x)) && !iv.no_overflow
	      && TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (x))))
	return false;
      r->counters.safe_push (p.phi ());
      r->steps.safe_push (iv.step);
    }
  return !r->counters.is_empty ();
}

/* X plus BY, appended to SEQ.  */

tree
advanced (gimple_seq *seq, tree x, tree by)
{
  tree y = make_ssa_name (TREE_TYPE (x));
  enum tree_code code = POINTER_TYPE_P (TREE_TYPE (x)) ? POINTER_PLUS_EXPR
							: PLUS_EXPR;
  gimple_seq_add_stmt (seq, gimple_build_assign (y, code, x, by));
  return y;
}

/* STEP times N, of its type.  */

tree
times (tree step, unsigned n)
{
  return wide_int_to_tree (TREE_TYPE (step),
			   wi::mul (wi::to_wide (step), n));
}

tree
replace_name (tree *op, int *, void *data)
{
  row_loop *r = (row_loop *) data;
  if (TREE_CODE (*op) == SSA_NAME)
    if (tree *to = r->names.get (*op))
      *op = *to;
  return NULL_TREE;
}

/* Let S, a copy, use what stands for names in the round at hand.  */

void
replace_names (row_loop *r, gimple *s)
{
  for (unsigned i = 0; i < gimple_num_ops (s); i++)
    if (gimple_op (s, i))
      walk_tree (gimple_op_ptr (s, i), replace_name, r, NULL);
}

/* What stands for OP in the round at hand.  What is computed round the inner
   loop is appended to AROUND for it.  */

tree
in_round (row_loop *r, tree op, gimple_seq *around)
{
  if (TREE_CODE (op) != SSA_NAME)
    return op;
  if (tree *known = r->names.get (op))
    return *known;
  if (!of_round_p (r, op))
    return op;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (flow_bb_inside_loop_p (r->inner, gimple_bb (def)))
    return op;
  gimple *copy = gimple_copy (def);
  use_operand_p use;
  ssa_op_iter it;
  auto_vec<tree> uses;
  FOR_EACH_SSA_USE_OPERAND (use, def, it, SSA_OP_USE)
    uses.safe_push (USE_FROM_PTR (use));
  for (unsigned i = 0; i < uses.length (); i++)
    in_round (r, uses[i], around);
  replace_names (r, copy);
  gimple_set_vuse (copy, NULL_TREE);
  tree to = copy_ssa_name (op, copy);
  copy_flags (op, to);
  gimple_set_lhs (copy, to);
  r->names.put (op, to);
  gimple_seq_add_stmt (around, copy);
  return to;
}

/* Do what R's body does for the round that is BY rounds ahead, too, at the end
   of the body; the statements that were there are BODY.  */

void
add_row (row_loop *r, unsigned by, const vec<gimple *> &body)
{
  gimple_seq around = NULL, copies = NULL;
  r->names.empty ();
  for (unsigned i = 0; i < r->counters.length (); i++)
    {
      tree x = gimple_phi_result (r->counters[i]);
      r->names.put (x, advanced (&around, x, times (r->steps[i], by)));
    }
  for (unsigned i = 0; i < body.length (); i++)
    {
      use_operand_p use;
      ssa_op_iter it;
      gimple *s = body[i];
      bool own = gimple_vuse (s) != NULL_TREE;
      FOR_EACH_SSA_USE_OPERAND (use, s, it, SSA_OP_USE)
	own |= in_round (r, USE_FROM_PTR (use), &around) != USE_FROM_PTR (use);
      if (!own)
	continue;
      gimple *copy = gimple_copy (s);
      replace_names (r, copy);
      if (tree lhs = gimple_get_lhs (s))
	if (TREE_CODE (lhs) == SSA_NAME)
	  {
	    tree to = copy_ssa_name (lhs, copy);
	    copy_flags (lhs, to);
	    gimple_set_lhs (copy, to);
	    r->names.put (lhs, to);
	  }
      gimple_set_vuse (copy, NULL_TREE);
      gimple_set_vdef (copy, NULL_TREE);
      gimple_seq_add_stmt (&copies, copy);
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (r->inner), around);
  gimple_stmt_iterator g = gsi_last_bb (r->body);
  if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
    gsi_insert_seq_before (&g, copies, GSI_SAME_STMT);
  else
    gsi_insert_seq_after (&g, copies, GSI_NEW_STMT);
}

/* Let R's outer loop run while N, the rounds that are left, are at least so
   many as are done together.  */

void
count_rows (row_loop *r, tree n)
{
  class loop *loop = r->outer;
  edge enter = loop_preheader_edge (loop), again = loop_latch_edge (loop);
  gimple_seq seq = NULL;
  tree type = unsigned_type_for (TREE_TYPE (n));
  n = force_gimple_operand (fold_convert (type, unshare_expr (n)), &seq, true,
			    NULL_TREE);
  gsi_insert_seq_on_edge_immediate (enter, seq);
  enter = loop_preheader_edge (loop);
  tree left = make_ssa_name (type), next = make_ssa_name (type);
  gphi *phi = create_phi_node (left, loop->header);
  gimple_stmt_iterator g = gsi_last_bb (again->src);
  seq = NULL;
  gimple_seq_add_stmt (&seq, gimple_build_assign (next, MINUS_EXPR, left,
						  build_int_cst (type,
								 ROWS)));
  for (unsigned i = 0; i < r->counters.length (); i++)
    {
      tree x = gimple_phi_result (r->counters[i]);
      SET_PHI_ARG_DEF (r->counters[i], again->dest_idx,
		       advanced (&seq, x, times (r->steps[i], ROWS)));
    }
  if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
    gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  else
    gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
  add_phi_arg (phi, n, enter, UNKNOWN_LOCATION);
  add_phi_arg (phi, next, again, UNKNOWN_LOCATION);
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  bool stays = EDGE_SUCC (loop->header, 0)->flags & EDGE_TRUE_VALUE;
  edge e = EDGE_SUCC (loop->header, stays ? 0 : 1);
  stays = flow_bb_inside_loop_p (loop, e->dest);
  gimple_cond_set_condition (cond, stays ? GE_EXPR : LT_EXPR, left,
			     build_int_cst (type, ROWS));
  update_stmt (cond);
}

/* Let R's loops do several rows at a time, if they may and that is better.  */

bool
jam_rows (row_loop *r)
{
  if (!plain_nest_p (r) || !updates_rows_p (r) || !find_counters (r)
      || of_round_p (r, gimple_call_arg (r->marker, 3)))
    return false;
  tree n = number_of_latch_executions (r->outer);
  if (!n || chrec_contains_undetermined (n) || TREE_CODE (n) == COND_EXPR
      || !INTEGRAL_TYPE_P (TREE_TYPE (n))
      || (tree_fits_uhwi_p (n) && tree_to_uhwi (n) < ROWS))
    return false;
  auto_vec<gimple *> body;
  for (gimple_stmt_iterator g = gsi_start_bb (r->body); !gsi_end_p (g);
       gsi_next (&g))
    if (is_gimple_assign (gsi_stmt (g)))
      body.safe_push (gsi_stmt (g));
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  if (!append_copy (r->outer))
    return false;
  for (unsigned k = 1; k < ROWS; k++)
    add_row (r, k, body);
  count_rows (r, n);
  r->outer->any_upper_bound = r->outer->any_likely_upper_bound = false;
  r->outer->any_estimate = false;
  return true;
}

} // anonymous namespace

bool
jam_updated_rows (void)
{
  auto_vec<gcall *> markers;
  bool changed = false, again = true;
  find_lane_markers (&markers);
  if (markers.is_empty () || !optimize || optimize_function_for_size_p (cfun))
    return false;
  for (unsigned i = 0; i < markers.length () && again; i++)
    {
      begin_loops ();
      scev_initialize ();
      row_loop r;
      r.marker = markers[i];
      r.body = gimple_bb (r.marker);
      r.inner = r.body->loop_father;
      r.outer = loop_outer (r.inner);
      bool done = loop_outer (r.inner) && loop_outer (r.outer)
		  && !annotated_loop_p (r.outer, markers)
		  && !(lane_flags (r.marker) & LANE_LENGTH)
		  && !why_not_elementwise (r.marker) && jam_rows (&r);
      scev_finalize ();
      if (done)
	{
	  end_loops ();
	  overlay_forget_shapes ();
	  compute_shapes (false);
	  changed = true;
	}
      else
	loop_optimizer_finalize ();
    }
  return changed;
}
