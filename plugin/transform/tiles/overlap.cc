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
	struct shape s = overlay_address_shape (a.ref);
	a.kind = nest_kind (n, &s);
	a.packed = false;
	a.start = v.start;
	memcpy (a.coef, v.coef, sizeof a.coef);
	n->accesses.safe_push (a);
      }
  return true;
}

static bool
same_p (tree a, tree b)
{
  return a == b || (a && b && operand_equal_p (a, b, 0));
}

/* What is stored in a row is next to each other.  */

static bool
rows_stored_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->store && !same_p (a->coef[COL],
			       TYPE_SIZE_UNIT (TREE_TYPE (a->ref))))
	return false;
    }
  return true;
}

/* The loads of rows and columns in the steps of N are of elements that are
   next to each other, or, in another step, behind each other: then they are
   packed.  */

static bool
choose_copies (tile_nest *n)
{
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      tree size = TYPE_SIZE_UNIT (TREE_TYPE (a->ref));
      if (!n->body.contains (a->stmt) || a->kind == 0)
	continue;
      if (n->bytes[ROW] && a->stmt != n->bytes[ROW]
	  && a->stmt != n->bytes[COL])
	return false;
      if (same_p (a->coef[a->kind == 1 << ROW ? ROW : COL], size))
	{
	  a->packed = n->bytes[ROW] != NULL;
	  continue;
	}
      tree sum = TREE_TYPE (gimple_phi_result (n->sum));
      if (!same_p (a->coef[STEP], size)
	  || (!n->bytes[ROW] && !same_p (size, TYPE_SIZE_UNIT (sum))))
	return false;
      a->packed = true;
    }
  return true;
}

/* Let the name *TP, which stands in the nest DATA, be what is known of it in
   front of that; something is returned if nothing is.  */

static tree
replace_name (tree *tp, int *walk, void *data)
{
  enum { DEPTH = 8 };
  tile_nest *n = (tile_nest *) data;
  linear v;
  if (TYPE_P (*tp))
    *walk = 0;
  if (TREE_CODE (*tp) != SSA_NAME || known_before_p (n, *tp))
    return NULL_TREE;
  if (!linear_value (n, *tp, &v, DEPTH) || !linear_constant_p (&v))
    return *tp;
  *tp = fold_convert (TREE_TYPE (*tp), v.start ? v.start : size_zero_node);
  *walk = 0;
  return NULL_TREE;
}

/* How often N's steps are done, as sizetype, computed in front of N; null if
   that is not known.  */

static tree
steps_of (tile_nest *n)
{
  class tree_niter_desc d;
  class loop *step = n->loop[STEP];
  scev_initialize ();
  bool known = number_of_iterations_exit (step, loop_exit (step), &d, false,
					  true);
  scev_finalize ();
  if (!known || !integer_onep (d.assumptions))
    return NULL_TREE;
  tree count = unshare_expr (fold_build3 (COND_EXPR, sizetype, d.may_be_zero,
					  size_zero_node,
					  fold_convert (sizetype, d.niter)));
  return walk_tree (&count, replace_name, n, NULL) ? NULL_TREE : count;
}

bool
find_accesses (tile_nest *n, const char **why)
{
  *why = "how its addresses depend on its loops is not known before it";
  if (!find_in (n, n->before) || !find_in (n, n->body)
      || !find_in (n, n->after))
    return false;
  n->steps = steps_of (n);
  if (!n->steps)
    {
      *why = "how many products it adds is not known before it";
      return false;
    }
  *why = "what it stores in a row is not next to each other";
  if (!rows_stored_p (n))
    return false;
  *why = "the elements that it multiplies are not next to each other";
  return choose_copies (n);
}

tree
copy_bytes (tile_nest *n, const nest_access *only)
{
  tree bytes = NULL_TREE;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      const nest_access *a = &n->accesses[i];
      if (!a->packed || (only && a != only))
	continue;
      enum { MOST_VECTORS = 4 };
      tree lanes = size_int (MOST_VECTORS * MAX_SCALABLE_BYTES);
      unsigned l = a->kind == 1 << COL ? COL : ROW;
      tree steps = n->steps;
      if (l == COL || n->bytes[l])
	lanes = plus (lanes, times (iterations_before (n, l),
				    TYPE_SIZE_UNIT (TREE_TYPE (a->ref))));
      if (n->bytes[l])
	steps = plus (steps, size_int (WAYS));
      bytes = plus (bytes, times (lanes, steps));
    }
  return bytes;
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

/* True if A and B access the same place in the same iteration of ROW and
   COL.  */

static bool
same_place_p (const nest_access *a, const nest_access *b)
{
  return same_p (a->start, b->start) && same_p (a->coef[ROW], b->coef[ROW])
	 && same_p (a->coef[COL], b->coef[COL]) && !a->coef[STEP]
	 && !b->coef[STEP]
	 && operand_equal_p (TYPE_SIZE_UNIT (TREE_TYPE (a->ref)),
			     TYPE_SIZE_UNIT (TREE_TYPE (b->ref)), 0);
}

static tree
both (tree a, tree b)
{
  return fold_build2 (TRUTH_AND_EXPR, boolean_type_node, a, b);
}

/* A boolean: the elements of rows and columns that A stores are distinct.  */

static tree
distinct_rows (const nest_access *a, tree cols)
{
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (a->ref));
  if (!a->coef[ROW])
    return boolean_false_node;
  tree row = times (cols, size);
  return fold_build2 (GE_EXPR, boolean_type_node,
		      fold_convert (ssizetype, a->coef[ROW]),
		      fold_convert (ssizetype, row));
}

tree
nest_independent (tile_nest *n)
{
  tree rows = iterations_before (n, ROW);
  tree cols = iterations_before (n, COL);
  tree count[LOOPS_OF_NEST] = { rows, cols, n->steps };
  tree ok = boolean_true_node, lo[2], hi[2];
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *s = &n->accesses[i];
      if (!s->store)
	continue;
      ok = both (ok, distinct_rows (s, cols));
      span (s, count, &lo[0], &hi[0]);
      for (unsigned k = 0; k < n->accesses.length (); k++)
	{
	  nest_access *a = &n->accesses[k];
	  if (same_place_p (s, a))
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
