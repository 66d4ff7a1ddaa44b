/* Loads and stores on the paths of branches that have become masks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"
#include "transform/tune/branch-memory.h"

bool
plain_load_p (gimple *s)
{
  return gimple_assign_load_p (s) && !gimple_has_volatile_ops (s)
	 && TREE_CODE (gimple_assign_lhs (s)) == SSA_NAME
	 && !stmt_could_throw_p (cfun, s);
}

bool
place_load_p (gimple *s, tree place)
{
  return plain_load_p (s) && same_place_p (gimple_assign_rhs1 (s), place);
}

basic_block
only_pred (basic_block bb)
{
  if (!single_pred_p (bb) || !single_succ_p (single_pred (bb))
      || single_pred_edge (bb)->flags & EDGE_COMPLEX)
    return NULL;
  return single_pred (bb);
}

basic_block
fork_before (gassign *store, tree mask, path_loads *loads)
{
  tree place = gimple_assign_lhs (store);
  gimple_stmt_iterator g = gsi_for_stmt (store);
  basic_block bb = gimple_bb (store);
  for (gsi_prev (&g);; g = gsi_last_bb (bb))
    {
      for (; !gsi_end_p (g); gsi_prev (&g))
	if (may_store_p (gsi_stmt (g)))
	  return NULL;
	else if (place_load_p (gsi_stmt (g), place))
	  loads->place.safe_push (gsi_stmt (g));
	else if (plain_load_p (gsi_stmt (g)))
	  loads->others.safe_push (gsi_stmt (g));
      bb = only_pred (bb);
      if (!bb || block_mask (bb) == mask)
	return bb;
    }
}

/* Move S to the end of BB.  */

static void
move_to_end (gimple *s, basic_block bb)
{
  gimple_stmt_iterator from = gsi_for_stmt (s), to = gsi_last_bb (bb);
  if (!gsi_end_p (to) && stmt_ends_bb_p (gsi_stmt (to)))
    gsi_move_before (&from, &to);
  else
    gsi_move_after (&from, &to);
}

bool
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
  if (depth > DEEPEST || !is_gimple_assign (def) || gimple_vuse (def)
      || gimple_has_volatile_ops (def)
      || gimple_could_trap_p (def))
    return false;
  FOR_EACH_SSA_USE_OPERAND (use, def, it, SSA_OP_USE)
    if (!hoist_value (USE_FROM_PTR (use), bb, trial, depth + 1))
      return false;
  if (!trial)
    move_to_end (def, bb);
  return true;
}

void
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
  move_to_end (load, bb);
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

bool
one_lane_each_p (tree ref, const struct shape *s, HOST_WIDE_INT span)
{
  struct affine a;
  mpz_t stride;
  affine_init (&a);
  mpz_init (stride);
  bool ok = reference_strides (ref, &a), last = false;
  for (unsigned d = 0; ok && d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d]))
      {
	ok = !last && poly_constant_p (&a.stride[d], stride)
	     && mpz_cmp_si (stride, span) >= 0
	     && mpz_cmp_si (stride, 1 << 24) < 0;
	last = s->dim[d].scalable;
	if (ok && !last)
	  span += mpz_get_si (stride) * (s->dim[d].fixed - 1);
      }
  mpz_clear (stride);
  affine_clear (&a);
  return ok;
}

bool
own_places_p (tree ref, const struct shape *s)
{
  return one_lane_each_p (ref, s,
			  tree_to_shwi (TYPE_SIZE_UNIT (TREE_TYPE (ref))));
}

gassign *
varying_store (gimple *s)
{
  if (!gimple_assign_single_p (s) || !gimple_store_p (s)
      || gimple_clobber_p (s) || gimple_has_volatile_ops (s)
      || !is_gimple_val (gimple_assign_rhs1 (s)))
    return NULL;
  struct shape at = overlay_address_shape (gimple_assign_lhs (s));
  return shape_scalar_p (&at) ? NULL : as_a<gassign *> (s);
}

/* True if A and B are of different elements of one array of a variable.  */

static bool
distinct_elements_p (tree a, tree b)
{
  if (!DECL_P (get_base_address (a)))
    return false;
  for (; handled_component_p (a) && handled_component_p (b);
       a = TREE_OPERAND (a, 0), b = TREE_OPERAND (b, 0))
    if (TREE_CODE (a) == ARRAY_REF && TREE_CODE (b) == ARRAY_REF
	&& TREE_CODE (TREE_OPERAND (a, 1)) == INTEGER_CST
	&& TREE_CODE (TREE_OPERAND (b, 1)) == INTEGER_CST
	&& !tree_int_cst_equal (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1))
	&& same_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0)))
      return true;
  return false;
}

/* True if A and B are distinct parts of one object, and each lane has an
   object to itself.  */

static bool
distinct_parts_p (tree a, tree b)
{
  poly_int64 sizes[2], starts[2];
  HOST_WIDE_INT size[2], start[2];
  tree offsets[2], bases[2], refs[] = { a, b };
  machine_mode mode;
  int sign, reverse, is_volatile;
  for (unsigned i = 0; i < 2; i++)
    {
      bases[i] = get_inner_reference (refs[i], &sizes[i], &starts[i],
				      &offsets[i], &mode, &sign, &reverse,
				      &is_volatile);
      if (!sizes[i].is_constant (&size[i])
	  || !starts[i].is_constant (&start[i])
	  || size[i] % BITS_PER_UNIT || start[i] % BITS_PER_UNIT)
	return false;
    }
  struct shape at = overlay_address_shape (a);
  HOST_WIDE_INT from = MIN (start[0], start[1]);
  HOST_WIDE_INT to = MAX (start[0] + size[0], start[1] + size[1]);
  return same_place_p (bases[0], bases[1])
	 && same_value_p (offsets[0], offsets[1], 8)
	 && to - from >= size[0] + size[1]
	 && one_lane_each_p (a, &at, (to - from) / BITS_PER_UNIT);
}

bool
memory_p (gimple *s)
{
  return gimple_vuse (s) || gimple_vdef (s)
	 || (!is_gimple_debug (s) && gimple_has_volatile_ops (s));
}

bool
store_elsewhere_p (gassign *store, tree place)
{
  tree lhs = gimple_assign_lhs (store);
  return distinct_references_p (lhs, place) || distinct_parts_p (lhs, place)
	 || distinct_elements_p (lhs, place)
	 || (stores_distinct_p (store) && distinct_origins_p (lhs, place));
}

bool
load_elsewhere_p (gimple *s, tree place)
{
  return loads_elsewhere_p (s, place)
	 || (plain_load_p (s)
	     && (distinct_parts_p (gimple_assign_rhs1 (s), place)
		 || (stores_distinct_p (s)
		     && distinct_origins_p (gimple_assign_rhs1 (s),
					       place))));
}

/* Masks as conjunctions.  */

literal
own_literal (tree m)
{
  value_info *info = overlay_info (m);
  literal l = { info->cond ? info->cond : info->parent ? NULL_TREE : m,
		info->negated };
  return l;
}

bool
excludes_p (tree m, const literal &l)
{
  for (; m && varying_p (m); m = overlay_info (m)->parent)
    {
      literal own = own_literal (m);
      if (own.cond && own.cond == l.cond && own.negated != l.negated)
	return true;
    }
  return false;
}

static bool disjoint_to_depth_p (tree a, tree b, unsigned depth);

/* True if A, or a mask that it is part of, is the union of two of which no
   lane is one of B.  */

static bool
disjoint_parts_p (tree a, tree b, unsigned depth)
{
  for (; a && varying_p (a); a = overlay_info (a)->parent)
    {
      gimple *def = SSA_NAME_DEF_STMT (a);
      if (is_gimple_assign (def)
	  && gimple_assign_rhs_code (def) == BIT_IOR_EXPR
	  && disjoint_to_depth_p (gimple_assign_rhs1 (def), b, depth)
	  && disjoint_to_depth_p (gimple_assign_rhs2 (def), b, depth))
	return true;
    }
  return false;
}

/* True if no lane is one of A and of B, at most DEPTH joins of paths away.  */

static bool
disjoint_to_depth_p (tree a, tree b, unsigned depth)
{
  for (tree m = a; m && varying_p (m); m = overlay_info (m)->parent)
    if (excludes_p (b, own_literal (m)))
      return true;
  return depth > 0 && (disjoint_parts_p (a, b, depth - 1)
		       || disjoint_parts_p (b, a, depth - 1));
}

bool
disjoint_masks_p (tree a, tree b)
{
  enum { MOST_JOINS = 8 };
  return disjoint_to_depth_p (a, b, MOST_JOINS);
}

/* New stores.  */

tree
append_choice (gimple_seq *seq, tree c, tree a, tree b)
{
  struct shape s = *overlay_shape (c);
  unsigned dim;
  shape_join (&s, &s, overlay_shape (a), &dim);
  shape_join (&s, &s, overlay_shape (b), &dim);
  tree v = make_ssa_name (TREE_TYPE (a));
  overlay_set_shape (v, &s);
  gimple_seq_add_stmt (seq, gimple_build_assign (v, COND_EXPR, c, a, b));
  return v;
}

tree
append_union (gimple_seq *seq, tree a, tree b)
{
  struct shape s = *overlay_shape (a);
  unsigned dim;
  shape_join (&s, &s, overlay_shape (b), &dim);
  tree m = make_ssa_name (boolean_type_node);
  overlay_set_shape (m, &s);
  gimple_seq_add_stmt (seq, gimple_build_assign (m, BIT_IOR_EXPR, a, b));
  return m;
}

gassign *
replace_stores (const vec<gassign *> &stores, gimple_seq seq, tree value,
		tree mask)
{
  gassign *last = stores[stores.length () - 1];
  basic_block bb = gimple_bb (last);
  gassign *both = gimple_build_assign (unshare_expr (gimple_assign_lhs (last)),
				       value);
  gimple_seq_add_stmt (&seq, both);
  for (gimple_stmt_iterator i = gsi_start (seq); !gsi_end_p (i); gsi_next (&i))
    gimple_set_location (gsi_stmt (i), gimple_location (last));
  edge behind = split_block (bb, last);
  set_block_mask (behind->dest, block_mask (bb));
  basic_block join = split_edge (behind);
  set_block_mask (join, mask);
  gimple_stmt_iterator i = gsi_start_bb (join);
  gsi_insert_seq_after (&i, seq, GSI_NEW_STMT);
  for (unsigned k = 0; k < stores.length (); k++)
    {
      i = gsi_for_stmt (stores[k]);
      unlink_stmt_vdef (stores[k]);
      gsi_remove (&i, true);
      release_defs (stores[k]);
    }
  return both;
}
