/* Which memory a nest accesses, and whether its iterations are independent.

   INPUT	a[k * m + i], b[k * n + j], c[i * n + j] = ...
   OUTPUT	n * 4 >= cols * 4, and the bytes of c are none of a's or b's

   An address is linear in the iterations of the loops; what it is multiplied
   by is known in front of the nest.  The tiles of a nest are not its blocks:
   they run in another order, so nobody must be able to tell.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "tree-scalar-evolution.h"
#include "tree-ssa-loop.h"
#include "tree-ssa-loop-niter.h"
#include "transform/tiles/linear.h"

/* Where STMT of N stands.  Sums in memory are loaded in front of the steps and
   stored behind them, and so is what they need for that.  */

static int
place_of (tile_nest *n, gimple *stmt)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (stmt == n->sums[i]->store)
      return BEHIND;
  if (n->behind.contains (gimple_bb (stmt)))
    return BEHIND;
  tree lhs = gimple_get_lhs (stmt);
  if (TREE_CODE (lhs) == SSA_NAME && n->outside.contains (lhs))
    return BEFORE;
  return steps_around (n, gimple_bb (stmt));
}

static bool
find_in (tile_nest *n, const vec<gimple *> &list)
{
  for (unsigned i = 0; i < list.length (); i++)
    if (gimple_vuse (list[i]) && is_gimple_assign (list[i]))
      {
	nest_access a;
	linear v;
	a.stmt = list[i];
	a.store = gimple_vdef (list[i]) != NULL_TREE;
	a.ref = a.store ? gimple_assign_lhs (list[i])
		: gimple_assign_rhs1 (list[i]);
	if (!linear_address (n, a.ref, &v))
	  return false;
	a.kind = kind_of_place (n, a.ref);
	a.place = place_of (n, list[i]);
	a.packed = false;
	a.at_once = false;
	a.start = v.start;
	memcpy (a.coef, v.coef, sizeof a.coef);
	n->accesses.safe_push (a);
      }
  return true;
}

/* Let the name *TP, which stands in the nest DATA, be what is known of it in
   front of that; something is returned if nothing is.  */

static tree
replace_name (tree *tp, int *walk, void *data)
{
  tile_nest *n = (tile_nest *) data;
  linear v;
  if (TYPE_P (*tp))
    *walk = 0;
  if (TREE_CODE (*tp) != SSA_NAME || known_before_p (n, *tp))
    return NULL_TREE;
  if (!linear_value (n, *tp, &v, DEPTH_OF_NUMBER) || !linear_constant_p (&v))
    return *tp;
  *tp = fold_convert (TREE_TYPE (*tp), v.start ? v.start : size_zero_node);
  *walk = 0;
  return NULL_TREE;
}

/* Move what OP is computed from in LOOP, of N, to the front of it, if that is
   the same in all iterations: a number divided by another one is none to GCC's
   analysis of loops.  */

static void
move_out (tile_nest *n, class loop *loop, tree op)
{
  if (TREE_CODE (op) != SSA_NAME || known_before_p (n, op)
      || !flow_bb_inside_loop_p (loop, gimple_bb (SSA_NAME_DEF_STMT (op)))
      || !computable_before_p (n, op))
    return;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (!is_gimple_assign (def) || gimple_vuse (def))
    return;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    move_out (n, loop, gimple_op (def, i));
  gimple_stmt_iterator from = gsi_for_stmt (def);
  gimple_stmt_iterator to = gsi_last_bb (loop_preheader_edge (loop)->src);
  gsi_remove (&from, false);
  gsi_insert_after (&to, def, GSI_NEW_STMT);
}

/* Find how often LOOP, left by EXIT, is done, in D: an unsigned number goes up
   by a constant as long as it is below another one.  GCC's analysis wants to
   know that it is at first.  */

static bool
count_up (class loop *loop, edge exit, class tree_niter_desc *d)
{
  affine_iv i, to;
  gcond *cond = as_a<gcond *> (last_stmt (exit->src));
  enum tree_code code = gimple_cond_code (cond);
  tree a = gimple_cond_lhs (cond), b = gimple_cond_rhs (cond);
  tree type = TREE_TYPE (a);
  if (code == GT_EXPR)
    std::swap (a, b);
  if ((code != LT_EXPR && code != GT_EXPR) || exit->flags & EDGE_TRUE_VALUE
      || !INTEGRAL_TYPE_P (type) || !TYPE_UNSIGNED (type)
      || !simple_iv (loop, loop, a, &i, false)
      || !simple_iv (loop, loop, b, &to, false)
      || TREE_CODE (i.step) != INTEGER_CST || integer_zerop (i.step)
      || !integer_zerop (to.step))
    return false;
  tree last = fold_build2 (MINUS_EXPR, type, i.step, build_one_cst (type));
  tree far = fold_build2 (MINUS_EXPR, type, to.base, i.base);
  d->niter = fold_build2 (TRUNC_DIV_EXPR, type,
			  fold_build2 (PLUS_EXPR, type, far, last), i.step);
  d->may_be_zero = fold_build2 (GE_EXPR, boolean_type_node, i.base, to.base);
  d->assumptions = fold_build2 (LE_EXPR, boolean_type_node, to.base,
				fold_build2 (MINUS_EXPR, type,
					     TYPE_MAX_VALUE (type), last));
  return true;
}

/* How often LOOP, of N, is done, as sizetype, computed in front of N, if what
   FITS says holds; null if that is not known.  */

static tree
iterations_of (tile_nest *n, class loop *loop)
{
  class tree_niter_desc d;
  edge leave = loop_exit (loop);
  gimple *cond = last_stmt (loop->header);
  move_out (n, loop, gimple_cond_lhs (cond));
  move_out (n, loop, gimple_cond_rhs (cond));
  scev_initialize ();
  bool known = number_of_iterations_exit_assumptions (loop, leave, &d, NULL)
	       || count_up (loop, leave, &d);
  scev_finalize ();
  if (!known)
    return NULL_TREE;
  tree count = unshare_expr (fold_build3 (COND_EXPR, sizetype, d.may_be_zero,
					  size_zero_node,
					  fold_convert (sizetype, d.niter)));
  tree ok = unshare_expr (d.assumptions);
  if (walk_tree (&count, replace_name, n, NULL)
      || walk_tree (&ok, replace_name, n, NULL))
    return NULL_TREE;
  n->fits = both (n->fits, ok);
  return count;
}

/* Find how often the loops of steps of N, and those that are not annotated,
   are done.  */

static bool
find_step_counts (tile_nest *n, const char **why)
{
  *why = "how many products it adds is not known before it";
  for (unsigned q = n->steps; q-- > 0; )
    {
      n->step_count[q] = iterations_of (n, n->loop[STEP + q]);
      if (!n->step_count[q])
	return false;
    }
  *why = "how many iterations there are is not known before it";
  for (unsigned l = ROW; l <= COL; l++)
    if (n->loop[l] && !n->marker[l])
      {
	n->count[l] = iterations_of (n, n->loop[l]);
	if (!n->count[l])
	  return false;
      }
  return true;
}

bool
find_accesses (tile_nest *n, const char **why)
{
  if (n->turned && !find_step_counts (n, why))
    return false;
  *why = "how its addresses depend on its loops is not known before it";
  if (!find_in (n, n->body) || !find_in (n, n->after))
    return false;
  if (!n->turned)
    return find_step_counts (n, why);
  *why = "how its shuffle turns the block does not suit the addresses";
  if (!undo_turn (n))
    return false;
  merge_rounds (n);
  return true;
}

/* The smaller or larger (CODE) of 0 and FAR, a distance.  */

static tree
up_to (enum tree_code code, tree far)
{
  return fold_convert (sizetype,
		       fold_build2 (code, ssizetype,
				    fold_convert (ssizetype, far),
				    ssize_int (0)));
}

/* The first byte that A accesses to *LO, and the first one behind to *HI.
   COUNT: the iterations of the loops.  */

static void
span (const nest_access *a, tree const *count, tree *lo, tree *hi)
{
  *lo = a->start;
  *hi = plus (a->start, TYPE_SIZE_UNIT (TREE_TYPE (a->ref)));
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (a->coef[l])
      {
	tree far = times (a->coef[l], fold_build2 (MINUS_EXPR, sizetype,
						   count[l], size_one_node));
	*lo = plus (*lo, up_to (MIN_EXPR, far));
	*hi = plus (*hi, up_to (MAX_EXPR, far));
      }
}

/* True if A and B access the same place in the same iteration of ROW and COL,
   in all steps.  */

static bool
same_place_p (const nest_access *a, const nest_access *b)
{
  for (unsigned l = STEP; l < LOOPS_OF_NEST; l++)
    if (a->coef[l] || b->coef[l])
      return false;
  return same_p (a->start, b->start) && same_p (a->coef[ROW], b->coef[ROW])
	 && same_p (a->coef[COL], b->coef[COL])
	 && same_p (TYPE_SIZE_UNIT (TREE_TYPE (a->ref)),
		    TYPE_SIZE_UNIT (TREE_TYPE (b->ref)));
}

/* A boolean: the elements that A stores, in COUNT[l] iterations of loop l, are
   distinct; lanes go along dimension L.  */

static tree
distinct (const nest_access *a, unsigned l, tree const *count)
{
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (a->ref));
  tree next = a->coef[l == ROW ? COL : ROW];
  if (!next)
    return boolean_false_node;
  return fold_build2 (GE_EXPR, boolean_type_node,
		      fold_convert (ssizetype, next),
		      fold_convert (ssizetype, times (count[l], size)));
}

tree
nest_independent (tile_nest *n)
{
  tree count[LOOPS_OF_NEST], ok = n->fits, lo[2], hi[2];
  for (unsigned l = ROW; l <= COL; l++)
    count[l] = iterations_before (n, l);
  for (unsigned q = 0; q < n->steps; q++)
    count[STEP + q] = n->step_count[q];
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *s = &n->accesses[i];
      if (!s->store)
	continue;
      ok = both (ok, distinct (s, n->lanes_behind, count));
      span (s, count, &lo[0], &hi[0]);
      for (unsigned k = 0; k < n->accesses.length (); k++)
	{
	  nest_access *a = &n->accesses[k];
	  if (i == k || same_place_p (s, a))
	    continue;
	  span (a, count, &lo[1], &hi[1]);
	  tree before = fold_build2 (LE_EXPR, boolean_type_node, hi[0], lo[1]);
	  tree behind = fold_build2 (LE_EXPR, boolean_type_node, hi[1], lo[0]);
	  ok = both (ok, fold_build2 (TRUTH_OR_EXPR, boolean_type_node, before,
				      behind));
	}
    }
  return ok;
}
