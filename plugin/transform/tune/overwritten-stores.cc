/* One store instead of two of which the second one overwrites, in some lanes,
   what the first one has stored.

   INPUT	*p = a;
		if (c) *p = *p + b;

   OUTPUT	x = c ? a + b : a;
		*p = x;

   What is loaded from there in between, by lanes that have stored, is what
   they have stored.  Nothing else may be written or read there.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "transform/masks/masks.h"
#include "transform/tune/branch-memory.h"

/* What S, behind STORE, means for it.  */

enum meaning { NOTHING, LOADS_VALUE, OVERWRITES, ENDS };

static enum meaning
meaning_of (gimple *s, gassign *store)
{
  tree place = gimple_assign_lhs (store), mask = statement_mask (store);
  /* Behind an exception what was stored before it is seen.  */
  if (stmt_could_throw_p (cfun, s))
    return ENDS;
  if (!memory_p (s))
    return NOTHING;
  bool others = disjoint_masks_p (statement_mask (s), mask);
  if (gassign *next = varying_store (s))
    return !same_place_p (gimple_assign_lhs (next), place)
	   ? store_elsewhere_p (next, place) ? NOTHING : ENDS
	   : others ? ENDS : OVERWRITES;
  if (place_load_p (s, place))
    return others ? NOTHING
	   : mask_within_p (statement_mask (s), mask) ? LOADS_VALUE : ENDS;
  return load_elsewhere_p (s, place)
	 || (others && plain_load_p (s) && lanes_apart_p (s))
	 ? NOTHING : ENDS;
}

/* The store that overwrites what STORE stores, in a straight line behind it;
   null if there is none, or that could be told.  LOADS: what is loaded of that
   before.  */

static gassign *
overwriting (gassign *store, vec<gimple *> *loads)
{
  enum { MOST_STATEMENTS = 1000 };
  unsigned seen = 0;
  gimple_stmt_iterator i = gsi_for_stmt (store);
  basic_block bb = gimple_bb (store);
  for (gsi_next (&i); seen < MOST_STATEMENTS; i = gsi_start_bb (bb))
    {
      for (; !gsi_end_p (i) && seen++ < MOST_STATEMENTS; gsi_next (&i))
	switch (meaning_of (gsi_stmt (i), store))
	  {
	  case LOADS_VALUE:
	    loads->safe_push (gsi_stmt (i));
	    break;
	  case OVERWRITES:
	    return as_a<gassign *> (gsi_stmt (i));
	  case ENDS:
	    return NULL;
	  case NOTHING:
	    break;
	  }
      if (!single_succ_p (bb) || !only_pred (single_succ (bb)))
	return NULL;
      bb = single_succ (bb);
    }
  return NULL;
}

/* True if WHOLE joined with the shape of X, which may be null, is WHOLE.  */

static bool
fits_p (const struct shape *whole, tree x)
{
  struct shape s = *whole;
  unsigned dim;
  return !x || (shape_join (&s, &s, overlay_shape (x), &dim)
		&& shape_equal_p (&s, whole));
}

gassign *
overwrite_store (gassign *store)
{
  auto_vec<gimple *> loads;
  auto_vec<gassign *> both;
  gassign *next = overwriting (store, &loads);
  tree place = gimple_assign_lhs (store), value = gimple_assign_rhs1 (store);
  struct shape at = overlay_address_shape (place);
  if (!next)
    return NULL;
  tree first = statement_mask (store), second = statement_mask (next);
  if (!second || !varying_p (second) || (first && !varying_p (first))
      || !own_places_p (place, &at) || !fits_p (&at, first)
      || !fits_p (&at, second) || !fits_p (&at, value)
      || !fits_p (&at, gimple_assign_rhs1 (next))
      || (!loads.is_empty () && !shape_equal_p (overlay_shape (value), &at)))
    return NULL;
  for (unsigned i = 0; i < loads.length (); i++)
    {
      gimple_stmt_iterator g = gsi_for_stmt (loads[i]);
      gimple_set_vuse (loads[i], NULL_TREE);
      gimple_assign_set_rhs_from_tree (&g, value);
      update_stmt (gsi_stmt (g));
    }
  gimple_seq seq = NULL;
  literal l = own_literal (second);
  if (overlay_info (second)->parent != first || !l.cond || !varying_p (l.cond))
    l = { second, false };
  tree then = gimple_assign_rhs1 (next);
  tree v = append_choice (&seq, l.cond, l.negated ? value : then,
			  l.negated ? then : value);
  tree mask = mask_within_p (second, first) ? first
	      : mask_within_p (first, second) ? second
	      : append_union (&seq, first, second);
  both.safe_push (store);
  both.safe_push (next);
  return replace_stores (both, seq, v, mask);
}
