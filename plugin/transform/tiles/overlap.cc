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
#include "transform/tiles/nest.h"

/* A value: START + the sum of COEF[l] * iteration of loop l; null is zero.
   Numbers are of sizetype.  */
struct linear
{
  tree start, coef[LOOPS_OF_NEST];
};

static bool linear_value (tile_nest *n, tree op, linear *v, unsigned depth);

static tree
plus (tree a, tree b)
{
  return !a ? b : !b ? a : fold_build2 (PLUS_EXPR, sizetype, a, b);
}

static tree
times (tree a, tree b)
{
  return a && b ? fold_build2 (MULT_EXPR, sizetype, a, b) : NULL_TREE;
}

static void
clear (linear *v)
{
  memset (v, 0, sizeof *v);
}

static bool
constant_p (const linear *v)
{
  return !v->coef[ROW] && !v->coef[COL] && !v->coef[STEP];
}

static void
add (linear *v, const linear *w)
{
  v->start = plus (v->start, w->start);
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    v->coef[l] = plus (v->coef[l], w->coef[l]);
}

static void
scale (linear *v, tree by)
{
  v->start = times (v->start, by);
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    v->coef[l] = times (v->coef[l], by);
}

/* True if the number OP is known in front of N.  */

static bool
known_before_p (tile_nest *n, tree op)
{
  if (TREE_CODE (op) != SSA_NAME)
    return is_gimple_min_invariant (op);
  return SSA_NAME_IS_DEFAULT_DEF (op)
	 || !flow_bb_inside_loop_p (n->outer,
				    gimple_bb (SSA_NAME_DEF_STMT (op)));
}

/* Let the name *TP be what it is in front of the nest DATA; something is
   returned if that is not known.  */

static tree
replace_invariant (tree *tp, int *walk, void *data)
{
  tile_nest *n = (tile_nest *) data;
  if (TYPE_P (*tp))
    *walk = 0;
  if (TREE_CODE (*tp) != SSA_NAME || known_before_p (n, *tp))
    return NULL_TREE;
  tree load = invariant_load (n, SSA_NAME_DEF_STMT (*tp));
  if (!load)
    return *tp;
  *tp = load;
  *walk = 0;
  return NULL_TREE;
}

tree
invariant_load (tile_nest *n, gimple *def)
{
  if (!is_gimple_assign (def) || !gimple_assign_load_p (def)
      || gimple_has_volatile_ops (def))
    return NULL_TREE;
  tree ref = unshare_expr (gimple_assign_rhs1 (def));
  struct shape s = overlay_address_shape (ref);
  return shape_scalar_p (&s) && !walk_tree (&ref, replace_invariant, n, NULL)
	 ? ref : NULL_TREE;
}

/* Set *V to what the PHI of the header of N's steps is, which counts.  */

static bool
linear_phi (tile_nest *n, gphi *phi, linear *v, unsigned depth)
{
  class loop *step = n->loop[STEP];
  if (gimple_bb (phi) != step->header)
    return false;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (step));
  if (TREE_CODE (next) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (next);
  linear by;
  if (!is_gimple_assign (def)
      || (gimple_assign_rhs_code (def) != PLUS_EXPR
	  && gimple_assign_rhs_code (def) != POINTER_PLUS_EXPR)
      || gimple_assign_rhs1 (def) != gimple_phi_result (phi)
      || !linear_value (n, gimple_assign_rhs2 (def), &by, depth)
      || !constant_p (&by)
      || !linear_value (n, PHI_ARG_DEF_FROM_EDGE (phi,
						  loop_preheader_edge (step)),
			v, depth))
    return false;
  v->coef[STEP] = plus (v->coef[STEP], by.start);
  return true;
}

/* True if the number OP, which counts, does not wrap: it is the counter of an
   annotated loop, or goes up one by one as long as it is below a number.  */

static bool
counter_p (tile_nest *n, tree op)
{
  while (TREE_CODE (op) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (op)
	 && gimple_assign_ssa_name_copy_p (SSA_NAME_DEF_STMT (op))
	 && op != n->counter[ROW] && op != n->counter[COL])
    op = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (op));
  if (op == n->counter[ROW] || op == n->counter[COL])
    return true;
  gcond *c = as_a<gcond *> (last_stmt (n->loop[STEP]->header));
  bool go = into_steps (n)->flags & EDGE_TRUE_VALUE;
  gphi *phi = TREE_CODE (op) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (op)) : NULL;
  if (!phi || gimple_bb (phi) != n->loop[STEP]->header || !go)
    return false;
  gimple *next = SSA_NAME_DEF_STMT (PHI_ARG_DEF_FROM_EDGE (phi,
							   n->next_step));
  return is_gimple_assign (next) && gimple_assign_rhs_code (next) == PLUS_EXPR
	 && gimple_assign_rhs1 (next) == op
	 && integer_onep (gimple_assign_rhs2 (next))
	 && gimple_cond_code (c) == LT_EXPR && gimple_cond_lhs (c) == op;
}

/* Set *V to what the conversion of OP to TYPE gives.  A number may be extended
   if it does not wrap.  */

static bool
linear_conversion (tile_nest *n, tree type, tree op, linear *v,
		   unsigned depth)
{
  tree from = TREE_TYPE (op);
  if (!INTEGRAL_TYPE_P (type) || !INTEGRAL_TYPE_P (from)
      || !linear_value (n, op, v, depth))
    return false;
  if (n->exact || constant_p (v))
    return true;
  return TYPE_PRECISION (type) >= TYPE_PRECISION (from)
	 && (TYPE_PRECISION (from) >= TYPE_PRECISION (sizetype)
	     || TYPE_OVERFLOW_UNDEFINED (from) || counter_p (n, op));
}

static bool
linear_assign (tile_nest *n, gimple *def, linear *v, unsigned depth)
{
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  linear w;
  switch (gimple_assign_rhs_code (def))
    {
    case SSA_NAME:
    case INTEGER_CST:
    case ADDR_EXPR:
      return linear_value (n, a, v, depth);
    CASE_CONVERT:
      return linear_conversion (n, TREE_TYPE (gimple_assign_lhs (def)), a, v,
				depth);
    case PLUS_EXPR:
    case POINTER_PLUS_EXPR:
    case MINUS_EXPR:
      if (!linear_value (n, a, v, depth) || !linear_value (n, b, &w, depth))
	return false;
      if (gimple_assign_rhs_code (def) == MINUS_EXPR)
	scale (&w, size_int (-1));
      add (v, &w);
      return true;
    case MULT_EXPR:
      if (!linear_value (n, a, v, depth) || !linear_value (n, b, &w, depth))
	return false;
      if (constant_p (&w))
	scale (v, w.start);
      else if (constant_p (v))
	{
	  scale (&w, v->start);
	  *v = w;
	}
      else
	return false;
      return true;
    default:
      return false;
    }
}

/* Set *V to the number or the pointer OP.  */

static bool
linear_value (tile_nest *n, tree op, linear *v, unsigned depth)
{
  clear (v);
  if (known_before_p (n, op))
    {
      if (!integer_zerop (op))
	v->start = fold_convert (sizetype, op);
      return true;
    }
  if (depth == 0 || TREE_CODE (op) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (op);
  for (unsigned l = ROW; l <= COL; l++)
    if (def == n->marker[l])
      {
	v->coef[l] = size_one_node;
	return true;
      }
  if (gphi *phi = dyn_cast<gphi *> (def))
    return linear_phi (n, phi, v, depth - 1);
  if (tree load = invariant_load (n, def))
    {
      v->start = fold_convert (sizetype, load);
      return true;
    }
  if (!is_gimple_assign (def))
    return false;
  bool exact = n->exact;
  n->exact |= op == n->counter[ROW] || op == n->counter[COL];
  bool ok = linear_assign (n, def, v, depth - 1);
  n->exact = exact;
  return ok;
}

/* Set *V to the address of REF.  */

static bool
linear_address (tile_nest *n, tree ref, linear *v)
{
  enum { DEPTH = 24 };
  linear w;
  clear (v);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	tree unit = array_ref_element_size (ref);
	tree low = array_ref_low_bound (ref);
	if (!known_before_p (n, unit) || !integer_zerop (low)
	    || !linear_value (n, TREE_OPERAND (ref, 1), &w, DEPTH))
	  return false;
	scale (&w, fold_convert (sizetype, unit));
	add (v, &w);
      }
    else if (TREE_CODE (ref) == COMPONENT_REF
	     && !DECL_BIT_FIELD (TREE_OPERAND (ref, 1)))
      v->start = plus (v->start, byte_position (TREE_OPERAND (ref, 1)));
    else
      return false;
  if (TREE_CODE (ref) == MEM_REF)
    {
      if (!linear_value (n, TREE_OPERAND (ref, 0), &w, DEPTH))
	return false;
      add (v, &w);
      v->start = plus (v->start, fold_convert (sizetype,
					       TREE_OPERAND (ref, 1)));
      return true;
    }
  if (!VAR_P (ref) || !is_global_var (ref) || DECL_THREAD_LOCAL_P (ref))
    return false;
  v->start = plus (v->start, fold_convert (sizetype, build_fold_addr_expr
							  (ref)));
  return true;
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
  if (!linear_value (n, *tp, &v, DEPTH) || !constant_p (&v))
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
	lanes = plus (lanes, times (computed_before (n, n->count[l]),
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
computed_before (tile_nest *n, tree op)
{
  if (known_before_p (n, op))
    return op;
  gimple *def = SSA_NAME_DEF_STMT (op);
  tree type = TREE_TYPE (op);
  if (tree load = invariant_load (n, def))
    return load;
  tree a = computed_before (n, gimple_assign_rhs1 (def));
  if (gimple_assign_single_p (def))
    return a;
  enum tree_code code = gimple_assign_rhs_code (def);
  if (gimple_num_ops (def) == 2)
    return fold_build1 (code, type, a);
  return fold_build2 (code, type, a,
		      computed_before (n, gimple_assign_rhs2 (def)));
}

tree
nest_independent (tile_nest *n)
{
  tree rows = computed_before (n, n->count[ROW]);
  tree cols = computed_before (n, n->count[COL]);
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
