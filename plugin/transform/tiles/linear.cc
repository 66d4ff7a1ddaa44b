/* Values of a nest that are linear in the iterations of its loops.

   INPUT	a + (k * m + i) * 4, k going up by one with each step
   OUTPUT	START a, COEF[STEP] m * 4, COEF[ROW] 4

   What is multiplied by is known in front of the nest.  Loads that no
   iteration changes are; that nothing stores there is tested with all other
   accesses.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/linear.h"

tree
plus (tree a, tree b)
{
  return !a ? b : !b ? a : fold_build2 (PLUS_EXPR, sizetype, a, b);
}

tree
times (tree a, tree b)
{
  return a && b ? fold_build2 (MULT_EXPR, sizetype, a, b) : NULL_TREE;
}

tree
both (tree a, tree b)
{
  return fold_build2 (TRUTH_AND_EXPR, boolean_type_node, a, b);
}

/* The same for addresses.  */
enum { DEPTH_OF_ADDRESS = 24 };

static void
clear (linear *v)
{
  memset (v, 0, sizeof *v);
}

bool
linear_constant_p (const linear *v)
{
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (v->coef[l])
      return false;
  return true;
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

bool
known_before_p (tile_nest *n, tree op)
{
  if (TREE_CODE (op) != SSA_NAME)
    return is_gimple_min_invariant (op);
  return !inside_p (n, op);
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
      || gimple_has_volatile_ops (def) || stmt_could_throw_p (cfun, def))
    return NULL_TREE;
  tree ref = unshare_expr (gimple_assign_rhs1 (def));
  struct shape s = overlay_address_shape (ref);
  return shape_scalar_p (&s) && !walk_tree (&ref, replace_invariant, n, NULL)
	 ? ref : NULL_TREE;
}

/* What is added to PHI, of the header of one of N's loops of steps, on the way
   to OP in it, by at most DEPTH definitions, as sizetype; null if that is not
   known.  What an inner loop adds is seen if it is known how often it is
   done.  */

static tree
linear_sum_from (tile_nest *n, gphi *phi, tree op, unsigned depth)
{
  linear by;
  if (op == gimple_phi_result (phi))
    return size_zero_node;
  if (depth == 0 || TREE_CODE (op) != SSA_NAME)
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (gphi *inner = dyn_cast<gphi *> (def))
    {
      int q = step_number (n, gimple_bb (inner)->loop_father);
      if (q < 0 || gimple_bb (inner) != n->loop[STEP + q]->header
	  || !n->step_count[q])
	return NULL_TREE;
      tree first = PHI_ARG_DEF_FROM_EDGE (inner, n->enter[q]);
      tree next = PHI_ARG_DEF_FROM_EDGE (inner, n->again[q]);
      first = linear_sum_from (n, phi, first, depth - 1);
      next = linear_sum_from (n, inner, next, depth - 1);
      return first && next ? plus (first, times (next, n->step_count[q]))
	     : NULL_TREE;
    }
  if (!is_gimple_assign (def)
      || (gimple_assign_rhs_code (def) != PLUS_EXPR
	  && gimple_assign_rhs_code (def) != POINTER_PLUS_EXPR)
      || !linear_value (n, gimple_assign_rhs2 (def), &by, depth)
      || !linear_constant_p (&by))
    return NULL_TREE;
  tree rest = linear_sum_from (n, phi, gimple_assign_rhs1 (def), depth - 1);
  return rest ? plus (rest, by.start) : NULL_TREE;
}

/* Set *V to what the PHI of the header of one of N's loops of steps is, which
   counts.  */

static bool
linear_phi (tile_nest *n, gphi *phi, linear *v, unsigned depth)
{
  class loop *step = gimple_bb (phi)->loop_father;
  int number = step_number (n, step);
  if (number < 0 || gimple_bb (phi) != step->header)
    return false;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (step));
  tree by = linear_sum_from (n, phi, next, depth);
  if (!by
      || !linear_value (n, PHI_ARG_DEF_FROM_EDGE (phi,
						  loop_preheader_edge (step)),
			v, depth))
    return false;
  v->coef[STEP + number] = plus (v->coef[STEP + number], by);
  return true;
}

/* True if the number OP, which counts, does not wrap: it is the counter of an
   annotated loop, or goes up one by one as long as it is below a number.  */

static bool
counter_p (tile_nest *n, tree op)
{
  while (TREE_CODE (op) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (op)
	 && gimple_assign_ssa_name_copy_p (SSA_NAME_DEF_STMT (op))
	 && !user_counter_p (n, op))
    op = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (op));
  if (user_counter_p (n, op))
    return true;
  gphi *phi = TREE_CODE (op) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (op)) : NULL;
  class loop *step = phi ? gimple_bb (phi)->loop_father : NULL;
  if (!phi || step_number (n, step) < 0 || gimple_bb (phi) != step->header
      || !(loop_entry (step)->flags & EDGE_TRUE_VALUE))
    return false;
  gcond *c = as_a<gcond *> (last_stmt (step->header));
  tree round = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (step));
  if (TREE_CODE (round) != SSA_NAME)
    return false;
  gimple *next = SSA_NAME_DEF_STMT (round);
  return is_gimple_assign (next) && gimple_assign_rhs_code (next) == PLUS_EXPR
	 && gimple_assign_rhs1 (next) == op
	 && integer_onep (gimple_assign_rhs2 (next))
	 && gimple_cond_code (c) == LT_EXPR && gimple_cond_lhs (c) == op;
}

/* Let N be done by tiles only if COND holds in front of it.  */

static void
require (tile_nest *n, enum tree_code code, tree x, tree y)
{
  n->fits = both (n->fits, fold_build2 (code, boolean_type_node, x, y));
}

bool
linear_fits (tile_nest *n, tree type, const linear *v)
{
  tree lo = v->start ? v->start : size_zero_node, hi = lo;
  bool narrow = TYPE_PRECISION (type) < TYPE_PRECISION (sizetype);
  tree most = fold_convert (sizetype,
			    TYPE_MAX_VALUE (narrow ? type : ssizetype));
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (v->coef[l])
      {
	tree count = l < STEP ? n->count[l] : n->step_count[l - STEP];
	if (!count)
	  return false;
	/* No product is above MOST, so that their sum does not wrap; a number
	   that goes down is, without a sign.  */
	tree by = fold_build2 (MAX_EXPR, sizetype, v->coef[l], size_one_node);
	require (n, LE_EXPR, count,
		 fold_build2 (TRUNC_DIV_EXPR, sizetype, most, by));
	hi = plus (hi, times (v->coef[l], count));
      }
  require (n, GE_EXPR, fold_convert (ssizetype, lo),
	   fold_convert (ssizetype, TYPE_MIN_VALUE (type)));
  require (n, LE_EXPR, fold_convert (ssizetype, lo),
	   fold_convert (ssizetype, most));
  require (n, LE_EXPR, fold_convert (ssizetype, hi),
	   fold_convert (ssizetype, most));
  return true;
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
  if (n->exact || linear_constant_p (v))
    return true;
  bool wraps = TYPE_PRECISION (from) < TYPE_PRECISION (sizetype)
	       && !TYPE_OVERFLOW_UNDEFINED (from);
  bool narrower = TYPE_PRECISION (type) < TYPE_PRECISION (from)
		  || (TYPE_PRECISION (type) == TYPE_PRECISION (from)
		      && TYPE_PRECISION (type) < TYPE_PRECISION (sizetype)
		      && TYPE_UNSIGNED (type) != TYPE_UNSIGNED (from));
  if (n->block && (wraps || narrower))
    return (!wraps || linear_fits (n, from, v))
	   && (!narrower || linear_fits (n, type, v));
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
      if (linear_constant_p (&w))
	scale (v, w.start);
      else if (linear_constant_p (v))
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

bool
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
  int l = counted_by (n, def);
  if (l >= 0)
    {
      v->coef[l] = size_one_node;
      return true;
    }
  if (tree counter = step_counter (n, def))
    return linear_value (n, counter, v, depth - 1);
  if (gphi *phi = dyn_cast<gphi *> (def))
    return linear_phi (n, phi, v, depth - 1);
  if (tree load = invariant_load (n, def))
    {
      v->start = fold_convert (sizetype, load);
      return true;
    }
  if (!is_gimple_assign (def))
    return false;
  if (computable_before_p (n, op))
    {
      v->start = fold_convert (sizetype, computed_before (n, op));
      return true;
    }
  bool exact = n->exact;
  n->exact |= user_counter_p (n, op);
  bool ok = linear_assign (n, def, v, depth - 1);
  n->exact = exact;
  return ok;
}

bool
linear_offset (tile_nest *n, tree *ref, linear *v)
{
  linear w;
  clear (v);
  for (; handled_component_p (*ref); *ref = TREE_OPERAND (*ref, 0))
    if (TREE_CODE (*ref) == ARRAY_REF)
      {
	tree unit = array_ref_element_size (*ref);
	tree low = array_ref_low_bound (*ref);
	if (!known_before_p (n, unit) || !integer_zerop (low)
	    || !linear_value (n, TREE_OPERAND (*ref, 1), &w, DEPTH_OF_ADDRESS))
	  return false;
	scale (&w, fold_convert (sizetype, unit));
	add (v, &w);
      }
    else if (TREE_CODE (*ref) == COMPONENT_REF
	     && !DECL_BIT_FIELD (TREE_OPERAND (*ref, 1)))
      v->start = plus (v->start, byte_position (TREE_OPERAND (*ref, 1)));
    else
      return false;
  return true;
}

bool
linear_address (tile_nest *n, tree ref, linear *v)
{
  linear w;
  if (!linear_offset (n, &ref, v))
    return false;
  if (TREE_CODE (ref) == MEM_REF)
    {
      if (!linear_value (n, TREE_OPERAND (ref, 0), &w, DEPTH_OF_ADDRESS))
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

/* The same, by at most DEPTH definitions.  */

static bool
computable_p (tile_nest *n, tree op, unsigned depth)
{
  if (known_before_p (n, op))
    return true;
  if (TREE_CODE (op) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (invariant_load (n, def))
    return true;
  if (depth == 0 || !is_gimple_assign (def) || gimple_vuse (def)
      || gimple_num_ops (def) > 3 || kind_of (n, op) != 0
      || stmt_could_throw_p (cfun, def) || gimple_could_trap_p (def))
    return false;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    if (!computable_p (n, gimple_op (def, i), depth - 1))
      return false;
  return true;
}

bool
computable_before_p (tile_nest *n, tree op)
{
  enum { DEPTH = 8 };
  return computable_p (n, op, DEPTH);
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
iterations_before (tile_nest *n, unsigned l)
{
  if (!n->marker[l] || n->limited)
    return n->count[l];
  tree count = computed_before (n, n->count[l]), type = TREE_TYPE (count);
  if (n->whole[l] == 1)
    return count;
  tree whole = build_int_cst (type, n->whole[l]);
  return fold_build2 (MULT_EXPR, type,
		      fold_build2 (TRUNC_DIV_EXPR, type, count, whole),
		      whole);
}
