/* How often the loops of a nest are done that are not annotated.

   INPUT	for (unsigned l = first; l < k; l += 2)
   OUTPUT	first < k ? (k - first + 1) / 2 : 0, if k is not so large that
		l wraps

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-scalar-evolution.h"
#include "tree-ssa-loop.h"
#include "tree-ssa-loop-niter.h"
#include "transform/tiles/linear.h"

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

bool
find_step_counts (tile_nest *n, const char **why)
{
  *why = "how many products it adds is not known before it";
  for (unsigned q = n->steps; q-- > 0; )
    {
      if (!n->step_count[q])
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
