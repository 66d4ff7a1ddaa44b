/* Store sinking: what both paths of a branch store to one place is stored once
   behind them.

   INPUT	m = mask & c;		m' = mask & !c;
		*p = a, lanes of m;	*p = b, lanes of m';

   OUTPUT	v = c ? a : b;
		*p = v, lanes of mask;

   Only if nothing else is read or written from the first store to where the
   paths meet, and if no two lanes store to one place: there the last path
   wins, not the highest lane.  Else somebody could tell.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tune/tune.h"

/* True if operands A1 and A2 of an operation CODE are B1 and B2, of which some
   may be null, as same_value_p.  */

static bool
same_operands_p (enum tree_code code, tree a1, tree a2, tree b1, tree b2,
		 int depth)
{
  return (same_value_p (a1, b1, depth) && same_value_p (a2, b2, depth))
	 || (commutative_tree_code (code) && same_value_p (a1, b2, depth)
	     && same_value_p (a2, b1, depth));
}

bool
same_value_p (tree a, tree b, int depth)
{
  if (a == b)
    return true;
  if (!a || !b || TREE_CODE (a) != TREE_CODE (b))
    return false;
  if (depth > 0 && (UNARY_CLASS_P (a) || BINARY_CLASS_P (a))
      && types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    {
      bool two = BINARY_CLASS_P (a);
      return same_operands_p (TREE_CODE (a), TREE_OPERAND (a, 0),
			      two ? TREE_OPERAND (a, 1) : NULL_TREE,
			      TREE_OPERAND (b, 0),
			      two ? TREE_OPERAND (b, 1) : NULL_TREE,
			      depth - 1);
    }
  /* A vector of one number.  */
  if (TREE_CODE (a) == CONSTRUCTOR && VECTOR_TYPE_P (TREE_TYPE (a))
      && types_compatible_p (TREE_TYPE (a), TREE_TYPE (b))
      && uniform_vector_p (a))
    return same_value_p (uniform_vector_p (a), uniform_vector_p (b), depth);
  if (TREE_CODE (a) != SSA_NAME)
    return operand_equal_p (a, b, 0);
  gimple *d = SSA_NAME_DEF_STMT (a), *f = SSA_NAME_DEF_STMT (b);
  if (depth == 0 || !is_gimple_assign (d) || !is_gimple_assign (f)
      || gimple_vuse (d) || gimple_vuse (f)
      || gimple_assign_rhs_code (d) != gimple_assign_rhs_code (f)
      || !types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  return same_operands_p (gimple_assign_rhs_code (d), gimple_assign_rhs1 (d),
			  gimple_assign_rhs2 (d), gimple_assign_rhs1 (f),
			  gimple_assign_rhs2 (f), depth - 1)
	 && same_value_p (gimple_assign_rhs3 (d), gimple_assign_rhs3 (f),
			  depth - 1);
}

static bool
same_place_p (tree a, tree b)
{
  if (TREE_CODE (a) != TREE_CODE (b)
      || !types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  switch (TREE_CODE (a))
    {
    case COMPONENT_REF:
      return TREE_OPERAND (a, 1) == TREE_OPERAND (b, 1)
	     && !DECL_BIT_FIELD (TREE_OPERAND (a, 1))
	     && same_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
    case ARRAY_REF:
      return same_value_p (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1), 8)
	     && same_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
    case MEM_REF:
      return operand_equal_p (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1), 0)
	     && same_value_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0), 8);
    default:
      return DECL_P (a) && a == b;
    }
}

/* True if S may change memory.  */

static bool
may_store_p (gimple *s)
{
  return (!is_gimple_debug (s)
	  && (gimple_vdef (s) || gimple_store_p (s)
	      || gimple_code (s) == GIMPLE_ASM
	      || (is_gimple_call (s)
		  && !(gimple_call_flags (s) & (ECF_CONST | ECF_PURE)))));
}

/* True if A and B are loaded, by *D and *F, from one place.  */

static bool
loaded_from_one_place_p (tree a, tree b, gimple **d, gimple **f)
{
  if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != SSA_NAME)
    return false;
  *d = SSA_NAME_DEF_STMT (a);
  *f = SSA_NAME_DEF_STMT (b);
  return (gimple_assign_load_p (*d) && gimple_assign_load_p (*f)
	  && !gimple_has_volatile_ops (*d) && !gimple_has_volatile_ops (*f)
	  && types_compatible_p (TREE_TYPE (a), TREE_TYPE (b))
	  && same_place_p (gimple_assign_rhs1 (*d), gimple_assign_rhs1 (*f)));
}

bool
same_load_p (tree a, tree b)
{
  gimple *d, *f;
  if (a == b)
    return true;
  if (!loaded_from_one_place_p (a, b, &d, &f)
      || gimple_bb (d) != gimple_bb (f))
    return false;
  /* From the first to the second.  */
  bool inside = false;
  for (gimple_stmt_iterator g = gsi_start_bb (gimple_bb (d)); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *s = gsi_stmt (g);
      bool end = s == d || s == f;
      if (end && inside)
	return true;
      if (inside && may_store_p (s))
	return false;
      inside |= end;
    }
  return false;
}

bool
same_as_before_p (tree a, tree b)
{
  gimple *d, *f;
  if (same_load_p (a, b))
    return true;
  if (!loaded_from_one_place_p (a, b, &d, &f))
    return false;
  basic_block bb = gimple_bb (f);
  gimple_stmt_iterator g = gsi_for_stmt (f);
  for (unsigned steps = 0; steps < 1000; steps++)
    {
      gsi_prev (&g);
      while (gsi_end_p (g))
	{
	  if (!single_pred_p (bb) || steps++ > 1000)
	    return false;
	  bb = single_pred (bb);
	  g = gsi_last_bb (bb);
	}
      if (gsi_stmt (g) == d)
	return true;
      if (may_store_p (gsi_stmt (g)))
	return false;
    }
  return false;
}

/* Add INDEX * SIZE bytes to SUM; false if that is not affine.  */

static bool
add_affine (struct affine *sum, tree index, HOST_WIDE_INT size)
{
  if (!varying_p (index))
    return true;
  const struct affine *a = overlay_info (index)->affine;
  if (!a || (!a->exact && TYPE_PRECISION (TREE_TYPE (index)) < 64))
    return false;
  struct affine one, term;
  struct poly factor;
  affine_init (&one);
  affine_init (&term);
  poly_init (&factor);
  poly_set_si (&factor, size);
  bool ok = affine_mul (&term, a, &one, &factor)
	    && affine_add (sum, sum, &term);
  poly_clear (&factor);
  affine_clear (&term);
  affine_clear (&one);
  return ok;
}

/* Set A to the strides of REF's address; false if they are not known.  */

static bool
reference_strides (tree ref, struct affine *a)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	tree size = array_ref_element_size (ref);
	if (!tree_fits_shwi_p (size)
	    || !add_affine (a, TREE_OPERAND (ref, 1), tree_to_shwi (size)))
	  return false;
      }
  return TREE_CODE (ref) != MEM_REF
	 || add_affine (a, TREE_OPERAND (ref, 0), 1);
}

/* True if no two lanes of shape S write to the same byte of REF.  */

static bool
one_lane_each_p (tree ref, const struct shape *s)
{
  struct affine a;
  mpz_t stride;
  HOST_WIDE_INT span = tree_to_shwi (TYPE_SIZE_UNIT (TREE_TYPE (ref)));
  affine_init (&a);
  mpz_init (stride);
  bool ok = !shape_scalable_p (s) && reference_strides (ref, &a);
  for (unsigned d = 0; ok && d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d]))
      {
	ok = poly_constant_p (&a.stride[d], stride)
	     && mpz_cmp_si (stride, span) >= 0
	     && mpz_cmp_si (stride, 1 << 24) < 0;
	if (ok)
	  span += mpz_get_si (stride) * (s->dim[d].fixed - 1);
      }
  mpz_clear (stride);
  affine_clear (&a);
  return ok;
}

static bool
memory_p (gimple *s)
{
  return gimple_vuse (s) || gimple_vdef (s)
	 || (!is_gimple_debug (s) && gimple_has_volatile_ops (s));
}

static gassign *
varying_store (gimple *s)
{
  if (!gimple_assign_single_p (s) || !gimple_store_p (s)
      || gimple_clobber_p (s) || gimple_has_volatile_ops (s)
      || !is_gimple_val (gimple_assign_rhs1 (s)))
    return NULL;
  struct shape at = overlay_address_shape (gimple_assign_lhs (s));
  return shape_scalar_p (&at) ? NULL : as_a<gassign *> (s);
}

static basic_block
only_pred (basic_block bb)
{
  if (!single_pred_p (bb) || !single_succ_p (single_pred (bb))
      || single_pred_edge (bb)->flags & EDGE_COMPLEX)
    return NULL;
  return single_pred (bb);
}

/* The store before the last memory access of BB, in a straight line.  */

static gassign *
store_before (gimple *last)
{
  gimple_stmt_iterator g = gsi_for_stmt (last);
  basic_block bb = gimple_bb (last);
  for (gsi_prev (&g);; g = gsi_last_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_prev (&g))
	if (memory_p (gsi_stmt (g)))
	  return varying_store (gsi_stmt (g));
      bb = only_pred (bb);
      if (!bb)
	return NULL;
    }
}

/* The block behind STORE, in a straight line without memory accesses, whose
   mask is MASK; else null.  */

static basic_block
join_behind (gimple *store, tree mask)
{
  gimple_stmt_iterator g = gsi_for_stmt (store);
  basic_block bb = gimple_bb (store);
  for (gsi_next (&g);; g = gsi_start_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_next (&g))
	if (memory_p (gsi_stmt (g)))
	  return NULL;
      if (!single_succ_p (bb) || !only_pred (single_succ (bb)))
	return NULL;
      bb = single_succ (bb);
      if (block_mask (bb) == mask)
	return bb;
    }
}

/* Merge STORE with the access before, if that is its counterpart.  Return the
   new store, or null.  */

static gassign *
merge (gassign *store)
{
  gassign *first = store_before (store);
  tree m = block_mask (gimple_bb (store)), n;
  if (!first || !m || !varying_p (m))
    return NULL;
  n = block_mask (gimple_bb (first));
  if (!n || !varying_p (n))
    return NULL;
  value_info *im = overlay_info (m), *in = overlay_info (n);
  /* A mask without a condition of its own is the condition.  */
  tree c = im->cond ? im->cond : m, d = in->cond ? in->cond : n;
  tree lhs = gimple_assign_lhs (store);
  if (c != d || im->parent != in->parent || im->negated == in->negated
      || !varying_p (c) || !same_place_p (lhs, gimple_assign_lhs (first)))
    return NULL;
  tree a = gimple_assign_rhs1 (in->negated ? store : first);
  tree b = gimple_assign_rhs1 (in->negated ? first : store);
  struct shape at = overlay_address_shape (lhs), s = *overlay_shape (c);
  unsigned dim;
  if (!one_lane_each_p (lhs, &at)
      || !shape_join (&s, &s, overlay_shape (a), &dim)
      || !shape_join (&s, &s, overlay_shape (b), &dim)
      || !shape_fits_p (&s, &at, &dim))
    return NULL;
  basic_block join = join_behind (store, im->parent);
  if (!join)
    return NULL;

  tree v = make_ssa_name (TREE_TYPE (a));
  overlay_set_shape (v, &s);
  gassign *choice = gimple_build_assign (v, COND_EXPR, c, a, b);
  gimple_set_location (choice, gimple_location (store));
  gassign *both = gimple_build_assign (unshare_expr (lhs), v);
  gimple_set_location (both, gimple_location (store));
  gimple_stmt_iterator g = gsi_after_labels (join);
  gsi_insert_before (&g, choice, GSI_SAME_STMT);
  gsi_insert_before (&g, both, GSI_SAME_STMT);
  gimple *old[] = { first, store };
  for (unsigned i = 0; i < 2; i++)
    {
      g = gsi_for_stmt (old[i]);
      unlink_stmt_vdef (old[i]);
      gsi_remove (&g, true);
      release_defs (old[i]);
    }
  return both;
}

void
sink_branch_stores (void)
{
  basic_block bb;
  auto_vec<gassign *> stores;
  FOR_EACH_BB_FN (bb, cfun)
    if (block_mask (bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gassign *s = varying_store (gsi_stmt (g)))
	  stores.safe_push (s);
  /* From the inner branches to the outer ones.  */
  for (unsigned i = 0; i < stores.length (); i++)
    if (gimple_bb (stores[i]))
      if (gassign *both = merge (stores[i]))
	stores.safe_push (both);
}
