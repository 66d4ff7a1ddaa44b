/* Store sinking: what both paths of a branch store to one place is stored once
   behind them.

   INPUT	m = mask & c;		m' = mask & !c;
		*p = a, lanes of m;	*p = b, lanes of m';

   OUTPUT	v = c ? a : b;
		*p = v, lanes of mask;

   Only if nothing is written from the first store to where the paths meet, and
   nothing read but other places and, in the lanes of the other path, this one;
   and if no two lanes store to one place: there the last path wins, not the
   highest lane.  Else somebody could tell.

   What both paths load from that place is loaded once before them, so that

		if (c) *p += a; else *p += b;

   needs no masks.  What all lanes load behind a store by some of them is
   chosen from what these store and what was there: processors wait where they
   load what was stored in pieces.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "analysis/overlay.h"
#include "transform/tune/tune.h"

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

/* True if the lanes of the mask M are lanes of OF.  */

static bool
within_mask_p (tree m, tree of)
{
  while (m && m != of && TREE_CODE (m) == SSA_NAME)
    m = overlay_info (m)->parent;
  return m == of;
}

/* The loads of two paths: from the place that both store to, and from others
   by all lanes of the first and of the second one.  */

struct path_loads
{
  auto_vec<gimple *> place, first, second;
};

/* True if S loads a value, and nothing else comes of it.  */

static bool
plain_load_p (gimple *s)
{
  return gimple_assign_load_p (s) && !gimple_has_volatile_ops (s)
	 && TREE_CODE (gimple_assign_lhs (s)) == SSA_NAME
	 && !stmt_could_throw_p (cfun, s);
}

static bool
place_load_p (gimple *s, tree place)
{
  return plain_load_p (s) && same_place_p (gimple_assign_rhs1 (s), place);
}

/* The store before LAST in a straight line, if what is loaded between them is
   elsewhere or loaded from the same place by lanes of MASK, which is that of
   LAST; those loads are added to LOADS.  */

static gassign *
store_before (gassign *last, tree mask, path_loads *loads)
{
  tree place = gimple_assign_lhs (last);
  gimple_stmt_iterator g = gsi_for_stmt (last);
  basic_block bb = gimple_bb (last);
  for (gsi_prev (&g);; g = gsi_last_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_prev (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (!memory_p (s))
	    continue;
	  if (gassign *first = varying_store (s))
	    return first;
	  if (place_load_p (s, place) && within_mask_p (block_mask (bb), mask))
	    loads->place.safe_push (s);
	  else if (!loads_elsewhere_p (s, place))
	    return NULL;
	  else if (plain_load_p (s) && block_mask (bb) == mask)
	    loads->second.safe_push (s);
	}
      bb = only_pred (bb);
      if (!bb)
	return NULL;
    }
}

/* Loads that two paths share.  */

/* The block before that of STORE, in a straight line, whose mask is MASK, if
   nothing in between may write; the loads in between are added to LOADS.  */

static basic_block
fork_before (gassign *store, tree mask, path_loads *loads)
{
  tree place = gimple_assign_lhs (store);
  gimple_stmt_iterator g = gsi_for_stmt (store);
  basic_block bb = gimple_bb (store);
  tree own = block_mask (bb);
  for (gsi_prev (&g);; g = gsi_last_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_prev (&g))
	if (may_store_p (gsi_stmt (g)))
	  return NULL;
	else if (place_load_p (gsi_stmt (g), place))
	  loads->place.safe_push (gsi_stmt (g));
	else if (plain_load_p (gsi_stmt (g)) && block_mask (bb) == own)
	  loads->first.safe_push (gsi_stmt (g));
      bb = only_pred (bb);
      if (!bb || block_mask (bb) == mask)
	return bb;
    }
}

/* Move what computes X to the end of BB, which dominates it; false if that
   cannot be done.  TRIAL: do not move it.  */

static bool
hoist_value (tree x, basic_block bb, bool trial, unsigned depth)
{
  enum { DEEPEST = 16 };
  use_operand_p use;
  ssa_op_iter it;
  if (TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x))
    return true;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (def)))
    return true;
  if (depth > DEEPEST || !is_gimple_assign (def) || memory_p (def)
      || gimple_could_trap_p (def))
    return false;
  FOR_EACH_SSA_USE_OPERAND (use, def, it, SSA_OP_USE)
    if (!hoist_value (USE_FROM_PTR (use), bb, trial, depth + 1))
      return false;
  if (!trial)
    {
      gimple_stmt_iterator from = gsi_for_stmt (def);
      gimple_stmt_iterator to = gsi_last_bb (bb);
      gsi_move_after (&from, &to);
    }
  return true;
}

/* Let the first of LOADS, which are of one place, be done at the end of BB,
   and the others take its value.  */

static void
share_load (const vec<gimple *> &loads, basic_block bb)
{
  if (loads.is_empty ())
    return;
  gimple *load = loads[0];
  use_operand_p use;
  ssa_op_iter it;
  for (unsigned trial = 2; trial-- > 0;)
    FOR_EACH_SSA_USE_OPERAND (use, load, it, SSA_OP_USE)
      if (!hoist_value (USE_FROM_PTR (use), bb, trial, 0))
	return;
  gimple_stmt_iterator from = gsi_for_stmt (load), to = gsi_last_bb (bb);
  gsi_move_after (&from, &to);
  for (unsigned i = 1; i < loads.length (); i++)
    if (types_compatible_p (TREE_TYPE (gimple_assign_lhs (loads[i])),
			    TREE_TYPE (gimple_assign_lhs (load))))
      {
	gimple_stmt_iterator g = gsi_for_stmt (loads[i]);
	gimple_set_vuse (loads[i], NULL_TREE);
	gimple_assign_set_rhs_from_tree (&g, gimple_assign_lhs (load));
	update_stmt (gsi_stmt (g));
      }
}

/* Let what all lanes of both paths load be loaded at the end of BB.  */

static void
share_loads (path_loads *loads, basic_block bb)
{
  calculate_dominance_info (CDI_DOMINATORS);
  share_load (loads->place, bb);
  for (unsigned i = 0; i < loads->first.length (); i++)
    for (unsigned k = 0; k < loads->second.length (); k++)
      if (same_place_p (gimple_assign_rhs1 (loads->first[i]),
			gimple_assign_rhs1 (loads->second[k])))
	{
	  auto_vec<gimple *> both;
	  both.safe_push (loads->first[i]);
	  both.safe_push (loads->second[k]);
	  share_load (both, bb);
	  loads->second.unordered_remove (k);
	  break;
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
  path_loads loads;
  tree m = block_mask (gimple_bb (store)), n;
  if (!m || !varying_p (m))
    return NULL;
  gassign *first = store_before (store, m, &loads);
  if (!first)
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
  if (basic_block fork = fork_before (first, im->parent, &loads))
    share_loads (&loads, fork);

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

/* Loads behind a store.  */

/* The loads, in a straight line behind STORE and before anything that may
   write, of the place that it stores to, in lanes of MASK; those of other
   masks end the search.  */

static void
loads_behind (gassign *store, tree mask, vec<gimple *> *loads)
{
  tree place = gimple_assign_lhs (store);
  gimple_stmt_iterator g = gsi_for_stmt (store);
  basic_block bb = gimple_bb (store);
  for (gsi_next (&g);; g = gsi_start_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_next (&g))
	if (may_store_p (gsi_stmt (g)))
	  return;
	else if (place_load_p (gsi_stmt (g), place)
		 && block_mask (bb) == mask)
	  loads->safe_push (gsi_stmt (g));
      if (!single_succ_p (bb) || !only_pred (single_succ (bb)))
	return;
      bb = single_succ (bb);
    }
}

/* Let loads behind STORE, by more lanes, choose between what it stores and
   what was there before.  */

static void
forward (gassign *store)
{
  tree m = block_mask (gimple_bb (store)), place = gimple_assign_lhs (store);
  tree value = gimple_assign_rhs1 (store);
  auto_vec<gimple *> behind;
  path_loads loads;
  if (!m || !varying_p (m))
    return;
  tree parent = overlay_info (m)->parent, c = overlay_info (m)->cond;
  bool negated = overlay_info (m)->negated;
  /* A mask without a condition of its own is the condition.  */
  c = c ? c : m;
  loads_behind (store, parent, &behind);
  struct shape at = overlay_address_shape (place), s = at;
  unsigned dim;
  if (behind.is_empty () || !varying_p (c) || !one_lane_each_p (place, &at)
      || !shape_join (&s, &s, overlay_shape (c), &dim)
      || !shape_join (&s, &s, overlay_shape (value), &dim)
      || !shape_equal_p (&s, &at))
    return;
  basic_block fork = fork_before (store, parent, &loads);
  if (!fork)
    return;

  tree before = make_ssa_name (TREE_TYPE (value));
  overlay_set_shape (before, &at);
  gassign *load = gimple_build_assign (before, unshare_expr (place));
  gimple_set_location (load, gimple_location (store));
  gimple_stmt_iterator g = gsi_for_stmt (store);
  gsi_insert_before (&g, load, GSI_SAME_STMT);
  loads.place.safe_insert (0, load);
  calculate_dominance_info (CDI_DOMINATORS);
  share_load (loads.place, fork);
  if (gimple_bb (load) != fork)
    {
      g = gsi_for_stmt (load);
      gsi_remove (&g, true);
      release_defs (load);
      return;
    }
  for (unsigned i = 0; i < behind.length (); i++)
    {
      g = gsi_for_stmt (behind[i]);
      gimple_set_vuse (behind[i], NULL_TREE);
      gimple_assign_set_rhs_with_ops (&g, COND_EXPR, c,
				      negated ? before : value,
				      negated ? value : before);
      update_stmt (gsi_stmt (g));
    }
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
  for (unsigned i = 0; i < stores.length (); i++)
    if (gimple_bb (stores[i]))
      forward (stores[i]);
}
