/* What all lanes load behind a store by some of them is chosen from what these
   store and what was there: processors wait where they load what was stored in
   pieces.

   INPUT	if (c) *p = a;
		x = *p;

   OUTPUT	y = *p;
		if (c) *p = a;
		x = c ? a : y;

   What the same lanes load behind it is what they have stored; C takes the
   values of chains of assignments from there:

   INPUT	p->b = 255;
		t = p->b;
		p->g = t;

   OUTPUT	p->b = 255;
		p->g = 255;

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "transform/tune/branch-memory.h"

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

void
forward_store (gassign *store)
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
  if (behind.is_empty () || !varying_p (c) || !own_places_p (place, &at)
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

/* True if nothing but stores uses X, and what they store is X.  */

static bool
only_stored_p (tree x)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, x)
    {
      gimple *s = USE_STMT (use);
      if (!is_gimple_debug (s)
	  && !(gimple_assign_single_p (s) && gimple_store_p (s)
	       && use->use == gimple_assign_rhs1_ptr (s)))
	return false;
    }
  return true;
}

void
forward_to_same_lanes (gassign *store)
{
  tree place = gimple_assign_lhs (store), value = gimple_assign_rhs1 (store);
  struct shape at = overlay_address_shape (place);
  if (!is_gimple_val (value) || !own_places_p (place, &at))
    return;
  bool same = shape_equal_p (&at, overlay_shape (value));
  gimple_stmt_iterator g = gsi_for_stmt (store), next;
  for (gsi_next (&g); !gsi_end_p (g) && !may_store_p (gsi_stmt (g)); g = next)
    {
      gimple *s = gsi_stmt (g);
      next = g;
      gsi_next (&next);
      tree lhs = place_load_p (s, place) ? gimple_assign_lhs (s) : NULL_TREE;
      if (!lhs || !types_compatible_p (TREE_TYPE (lhs), TREE_TYPE (value))
	  || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (lhs))
	continue;
      if (same)
	{
	  gimple_set_vuse (s, NULL_TREE);
	  gimple_assign_set_rhs_from_tree (&g, value);
	  update_stmt (gsi_stmt (g));
	}
      else if (only_stored_p (lhs))
	{
	  imm_use_iterator it;
	  gimple *user;
	  use_operand_p use;
	  FOR_EACH_IMM_USE_STMT (user, it, lhs)
	    {
	      FOR_EACH_IMM_USE_ON_STMT (use, it)
		SET_USE (use, value);
	      update_stmt (user);
	    }
	  gsi_remove (&g, true);
	  release_defs (s);
	}
    }
}
