/* Loads and stores on the paths of branches that have become masks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
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
  if (depth > DEEPEST || !is_gimple_assign (def) || gimple_vuse (def)
      || gimple_has_volatile_ops (def)
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
