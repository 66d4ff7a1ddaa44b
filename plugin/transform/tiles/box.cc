/* Conditions of lanes round a block, or in the annotated loops round steps: a
   bound of the rows and columns.

   INPUT	if (i + y < m && j + x < n)	x, y: lanes of 16 columns, rows
		  for each step ...
   OUTPUT	count[ROW] = i < m ? MIN (m - i, 16) : 0, and so COL

   So the lanes that are on are the first ones, and all else of the nest is the
   same.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "transform/tiles/linear.h"

const char lanes_not_first[] = "the lanes that take part are not those of "
			       "the first rows and columns";

/* The loop, ROW or COL, along which V goes up by one, if that is all by which
   it differs in N's block; else -1.  */

static int
counts_along (const linear *v)
{
  int along = v->coef[ROW] ? ROW : COL;
  return (!v->coef[ROW] || !v->coef[COL]) && v->coef[along]
	 && integer_onep (v->coef[along]) ? along : -1;
}

static tree
or_zero (tree x)
{
  return x ? x : size_zero_node;
}

/* Let those rows or columns of N's block take part, of those that do, that B
   allows.  False if that differs by the loops of steps.  */

static bool
heed (tile_nest *n, const nest_bound *b)
{
  unsigned l = b->along;
  tree left = n->count[l], any = b->any;
  for (unsigned q = STEP; q < LOOPS_OF_NEST; q++)
    if (b->low.coef[q])
      return false;
  if (!any)
    {
      tree lo = or_zero (b->low.start), hi = or_zero (b->high);
      left = fold_build2 (MIN_EXPR, sizetype,
			  fold_build2 (MINUS_EXPR, sizetype, hi, lo), left);
      if (b->or_equal)
	left = plus (left, size_one_node);
      tree compared = b->is_unsigned ? sizetype : ssizetype;
      any = fold_build2 (b->or_equal ? LE_EXPR : LT_EXPR, boolean_type_node,
			 fold_convert (compared, lo),
			 fold_convert (compared, hi));
    }
  left = fold_build3 (COND_EXPR, sizetype, any, left, size_zero_node);
  n->count[l] = b->any ? left
		: fold_build2 (MIN_EXPR, sizetype, n->count[l], left);
  return true;
}

/* Heed B or, if N's blocks are turned, keep it: then loops round them may go
   over rows and columns, too.  */

static bool
note_bound (tile_nest *n, const nest_bound &b)
{
  if (!n->turned)
    return heed (n, &b);
  n->bounds.safe_push (b);
  return true;
}

static bool
heed_all (tile_nest *n, const vec<nest_bound> &list)
{
  for (unsigned i = 0; i < list.length (); i++)
    if (!heed (n, &list[i]))
      return false;
  return true;
}

bool
heed_bounds (tile_nest *n)
{
  tree all[STEP], loaded[STEP];
  memcpy (all, n->count, sizeof all);
  if (!heed_all (n, n->loaded))
    return false;
  memcpy (loaded, n->count, sizeof loaded);
  memcpy (n->count, all, sizeof all);
  if (!heed_all (n, n->bounds))
    return false;
  /* What is stored must have been loaded.  */
  for (unsigned l = ROW; l <= COL; l++)
    if (loaded[l] != all[l] && !same_p (loaded[l], n->count[l]))
      n->fits = both (n->fits, fold_build2 (LE_EXPR, boolean_type_node,
					    n->count[l], loaded[l]));
  n->limited |= n->outer && !n->bounds.is_empty ();
  return true;
}

/* Let those take part in which A < B, or A <= B if OR_EQUAL, holds.  False if
   they are not the first ones.  */

static bool
limit (tile_nest *n, tree a, tree b, bool or_equal)
{
  linear v, w;
  tree type = TREE_TYPE (a);
  if (!INTEGRAL_TYPE_P (type)
      || !linear_value (n, a, &v, DEPTH_OF_NUMBER)
      || !linear_value (n, b, &w, DEPTH_OF_NUMBER)
      || !linear_constant_p (&w))
    return false;
  int l = counts_along (&v);
  if (l < 0
      || (!TYPE_OVERFLOW_UNDEFINED (type) && !linear_fits (n, type, &v)))
    return false;
  nest_bound bound = { (unsigned) l, v, w.start, or_equal,
		       (bool) TYPE_UNSIGNED (type), NULL_TREE };
  return note_bound (n, bound);
}

static bool limit_by (tile_nest *n, tree_code code, tree a, tree b);

/* True if OP is 0 or 1: what a comparison gives, in whatever type.  */

static bool
truth_value_p (tree op)
{
  if (TREE_CODE (TREE_TYPE (op)) == BOOLEAN_TYPE)
    return true;
  gimple *def = TREE_CODE (op) == SSA_NAME ? SSA_NAME_DEF_STMT (op) : NULL;
  return def && is_gimple_assign (def)
	 && (TREE_CODE_CLASS (gimple_assign_rhs_code (def)) == tcc_comparison
	     || (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (def))
		 && truth_value_p (gimple_assign_rhs1 (def))));
}

/* The same for those for which the boolean OP is TRUTH.  */

static bool
limit_by_boolean (tile_nest *n, tree op, bool truth)
{
  gimple *def = TREE_CODE (op) == SSA_NAME ? SSA_NAME_DEF_STMT (op) : NULL;
  if (!def || !is_gimple_assign (def))
    return false;
  tree_code code = gimple_assign_rhs_code (def);
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  if (CONVERT_EXPR_CODE_P (code) || code == SSA_NAME)
    return limit_by (n, truth ? NE_EXPR : EQ_EXPR, a,
		     build_zero_cst (TREE_TYPE (a)));
  if (code == (truth ? BIT_AND_EXPR : BIT_IOR_EXPR)
      && truth_value_p (a) && truth_value_p (b))
    return limit_by_boolean (n, a, truth) && limit_by_boolean (n, b, truth);
  if (TREE_CODE_CLASS (code) != tcc_comparison)
    return false;
  return limit_by (n, truth ? code : invert_tree_comparison (code, false), a,
		   b);
}

/* Let all or none of N's rows and columns take part, as A CODE B, which is the
   same for all lanes, holds or not.  False if that is not known.  */

static bool
limit_all (tile_nest *n, tree_code code, tree a, tree b)
{
  if (!INTEGRAL_TYPE_P (TREE_TYPE (a)) || !computable_before_p (n, a)
      || !computable_before_p (n, b))
    return false;
  nest_bound bound = { ROW, { NULL_TREE, { NULL_TREE } }, NULL_TREE, false,
		       false, NULL_TREE };
  bound.any = fold_build2 (code, boolean_type_node, computed_before (n, a),
			   computed_before (n, b));
  return note_bound (n, bound);
}

/* The same for those for which A CODE B holds.  */

static bool
limit_by (tile_nest *n, tree_code code, tree a, tree b)
{
  if (!varying_p (a) && !varying_p (b))
    return limit_all (n, code, a, b);
  switch (code)
    {
    case NE_EXPR:
    case EQ_EXPR:
      return integer_zerop (b) && limit_by_boolean (n, a, code == NE_EXPR);
    case LT_EXPR:
    case LE_EXPR:
      return limit (n, a, b, code == LE_EXPR);
    case GT_EXPR:
    case GE_EXPR:
      return limit (n, b, a, code == GE_EXPR);
    default:
      return false;
    }
}

/* N is limited to those of its lanes that come to the end of E's source and
   take E.  False if they are not the first ones.  */

static bool
limit_by_condition (tile_nest *n, edge e)
{
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (e->src));
  if (single_succ_p (e->src))
    return true;
  if (!cond || !INTEGRAL_TYPE_P (TREE_TYPE (gimple_cond_lhs (cond))))
    return false;
  tree_code code = gimple_cond_code (cond);
  if (e->flags & EDGE_FALSE_VALUE)
    code = invert_tree_comparison (code, false);
  return limit_by (n, code, gimple_cond_lhs (cond), gimple_cond_rhs (cond));
}

/* The same of a block N, in front of which E is: what is the same for all
   lanes has been decided there.  */

static bool
limit_by_edge (tile_nest *n, edge e)
{
  edge other;
  edge_iterator ei;
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (e->src));
  if (cond && !varying_p (gimple_cond_lhs (cond))
      && !varying_p (gimple_cond_rhs (cond)))
    return true;
  /* Lanes that have left a loop do not come back.  */
  FOR_EACH_EDGE (other, ei, e->src->succs)
    if (cond && loop_exit_edge_p (e->src->loop_father, other))
      return false;
  return limit_by_condition (n, e);
}

bool
find_guards (tile_nest *n)
{
  class loop *inner = guarded_loop (n);
  basic_block bb = n->guarded;
  for (; bb != loop_entry (inner)->dest; bb = single_pred (bb))
    if (!limit_by_condition (n, single_pred_edge (bb)))
      return false;
  return true;
}

bool
find_bounds (tile_nest *n, basic_block from, basic_block bb)
{
  while (bb != from)
    if (single_pred_p (bb))
      {
	if (!limit_by_condition (n, single_pred_edge (bb)))
	  return false;
	bb = single_pred (bb);
      }
    else
      {
	basic_block parted = get_immediate_dominator (CDI_DOMINATORS, bb);
	if (!dominated_by_p (CDI_POST_DOMINATORS, parted, bb))
	  return false;
	bb = parted;
      }
  return true;
}

bool
find_box (tile_nest *n, basic_block bb)
{
  bool ok = true;
  free_dominance_info (CDI_POST_DOMINATORS);
  while (ok && conditional_block_p (bb))
    if (single_pred_p (bb))
      {
	ok = limit_by_edge (n, single_pred_edge (bb));
	bb = single_pred (bb);
      }
    else if (bb == bb->loop_father->header)
      {
	auto_vec<edge> exits = get_loop_exit_edges (bb->loop_father);
	for (unsigned i = 0; i < exits.length (); i++)
	  {
	    gimple *last = last_stmt (exits[i]->src);
	    gcond *c = safe_dyn_cast<gcond *> (last);
	    ok = ok && c && !varying_p (gimple_cond_lhs (c))
		 && !varying_p (gimple_cond_rhs (c));
	  }
	bb = loop_preheader_edge (bb->loop_father)->src;
      }
    else
      {
	/* All lanes that came to where paths part meet again here.  */
	basic_block parted = get_immediate_dominator (CDI_DOMINATORS, bb);
	calculate_dominance_info (CDI_POST_DOMINATORS);
	ok = dominated_by_p (CDI_POST_DOMINATORS, parted, bb);
	bb = parted;
      }
  free_dominance_info (CDI_POST_DOMINATORS);
  return ok;
}
