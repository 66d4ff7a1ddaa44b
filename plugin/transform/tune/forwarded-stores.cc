/* What all lanes load behind a store by some of them is chosen from what these
   store and what was there: processors wait where they load what was stored in
   pieces.

   INPUT	if (c) *p = a;
		x = *p;

   OUTPUT	y = *p;
		if (c) *p = a;
		x = c ? a : y;

   whether the store is jumped over where no lane does it or not; what other
   lanes load, as those of the other path, is loaded before the store.

   What the same lanes load behind it is what they have stored:
   stored-values.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "transform/masks/masks.h"
#include "transform/tune/branch-memory.h"

namespace {

enum
{
  MOST_BLOCKS = 32,		/* Between stores and a load,  */
  MOST_STATEMENTS = 2000,
  MOST_STEPS = 24,		/* and dominators that are looked at.  */
  DEEPEST = 32			/* Joins of paths.  */
};

/* A load, and the stores to its place in front of it.  */

struct forwarding
{
  gimple *load;
  tree place, mask;		/* The lanes that load; null: all.  */
  struct shape at;
  basic_block top;		/* Dominates the load and the stores.  */
  auto_vec<gassign *> stores;	/* In the order of the program.  */
  unsigned loads;		/* By some of these lanes before the first.  */
  gimple *earlier;		/* Has loaded what was there before.  */
};

basic_block
block_of (const forwarding *f)
{
  return gimple_bb (f->load);
}

/* The mask of which no lane is on if BB is left by the edge E, one of two;
   null if nothing is known.  */

tree
skipping_mask (basic_block bb, edge e)
{
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (bb));
  tree any = cond ? gimple_cond_lhs (cond) : NULL_TREE;
  if (!any || TREE_CODE (any) != SSA_NAME || EDGE_COUNT (bb->succs) != 2
      || SSA_NAME_IS_DEFAULT_DEF (any) || !(e->flags & EDGE_FALSE_VALUE)
      || gimple_cond_code (cond) != NE_EXPR
      || !integer_zerop (gimple_cond_rhs (cond))
      || ripple_api_call (SSA_NAME_DEF_STMT (any)) != API_ANY)
    return NULL_TREE;
  return gimple_call_arg (SSA_NAME_DEF_STMT (any), 0);
}

/* True if BB leads to blocks of FOUND only or, past them, none of F's lanes,
   and not for another reason than that no lane of a mask is on.  */

bool
leads_on_p (const forwarding *f, basic_block bb, hash_set<basic_block> *found)
{
  edge e;
  edge_iterator ei;
  if (single_succ_p (bb))
    return (!(single_succ_edge (bb)->flags & EDGE_COMPLEX)
	    && found->contains (single_succ (bb)));
  bool skips = false;
  FOR_EACH_EDGE (e, ei, bb->succs)
    {
      tree m = skipping_mask (bb, e);
      if (!found->contains (e->dest)
	  && !(m && f->mask && mask_within_p (f->mask, m)))
	return false;
      skips |= m != NULL_TREE;
    }
  return skips;
}

/* Append to BBS the blocks behind TOP and before that of F's load, from first
   to last.  False if there is a loop among them, or paths lead elsewhere, or
   for other reasons than that no lane takes them.  */

bool
find_blocks (const forwarding *f, basic_block top, vec<basic_block> *bbs)
{
  hash_set<basic_block> found, placed;
  auto_vec<basic_block> all;
  edge e;
  edge_iterator ei;
  all.safe_push (block_of (f));
  for (unsigned i = 0; i < all.length (); i++)
    FOR_EACH_EDGE (e, ei, all[i]->preds)
      if (e->src == block_of (f) || e->flags & EDGE_COMPLEX
	  || all.length () > MOST_BLOCKS)
	return false;
      else if (e->src != top && !found.add (e->src))
	all.safe_push (e->src);
  found.add (block_of (f));
  all[0] = top;
  for (unsigned i = 0; i < all.length (); i++)
    if (!dominated_by_p (CDI_DOMINATORS, all[i], top)
	|| !leads_on_p (f, all[i], &found))
      return false;
  placed.add (top);
  for (bool more = true; more && bbs->length () < all.length () - 1;)
    {
      more = false;
      for (unsigned i = 1; i < all.length (); i++)
	{
	  bool ready = !placed.contains (all[i]);
	  FOR_EACH_EDGE (e, ei, all[i]->preds)
	    ready &= placed.contains (e->src);
	  if (!ready)
	    continue;
	  placed.add (all[i]);
	  bbs->safe_push (all[i]);
	  more = true;
	}
    }
  return bbs->length () == all.length () - 1;
}

/* True if each lane of the place of F's load is on or off in the mask of S as
   a whole.  Of a mask with more dimensions some of what shares a place may be
   on, and then others come after it.  */

bool
mask_fits_p (const forwarding *f, gimple *s)
{
  struct shape joined;
  unsigned dim;
  tree m = statement_mask (s);
  return (!m || !varying_p (m)
	  || (shape_join (&joined, &f->at, overlay_shape (m), &dim)
	      && shape_equal_p (&joined, &f->at)));
}

/* True if S loads what F's load does, in lanes that are among its own.  */

bool
shares_load_p (const forwarding *f, gimple *s)
{
  return (s != f->load && place_load_p (s, f->place)
	  && mask_within_p (statement_mask (s), f->mask)
	  && types_compatible_p (TREE_TYPE (gimple_assign_lhs (s)),
				 TREE_TYPE (gimple_assign_lhs (f->load))));
}

/* Append to STORES what is stored to F's place between TOP and the load, and
   let *LOADS be how often it is loaded before, by some of the lanes; false if
   it may be stored to in another way.  */

bool
find_stores (const forwarding *f, basic_block top, vec<gassign *> *stores,
	     unsigned *loads)
{
  auto_vec<basic_block> bbs;
  unsigned seen = 0;
  *loads = 0;
  if (!find_blocks (f, top, &bbs))
    return false;
  bbs.safe_push (block_of (f));
  for (unsigned i = 0; i < bbs.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]);
	 !gsi_end_p (g) && gsi_stmt (g) != f->load; gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	/* Behind an exception what was stored before it is seen.  */
	if (stmt_could_throw_p (cfun, s) || seen++ > MOST_STATEMENTS)
	  return false;
	*loads += stores->is_empty () && shares_load_p (f, s);
	if (!may_store_p (s))
	  continue;
	gassign *store = varying_store (s);
	if (!store)
	  return false;
	if (same_place_p (gimple_assign_lhs (store), f->place)
	    && types_compatible_p (TREE_TYPE (gimple_assign_rhs1 (store)),
				   TREE_TYPE (gimple_assign_lhs (f->load))))
	  {
	    if (!mask_fits_p (f, store))
	      return false;
	    stores->safe_push (store);
	  }
	else if (!store_elsewhere_p (store, f->place))
	  return false;
      }
  return true;
}

/* True if BB loads from F's place or stores there.  */

bool
touches_place_p (const forwarding *f, basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      gassign *store = varying_store (gsi_stmt (g));
      if (gsi_stmt (g) == f->load)
	break;
      if (place_load_p (gsi_stmt (g), f->place)
	  || (store && same_place_p (gimple_assign_lhs (store), f->place)))
	return true;
    }
  return false;
}

/* The block that BB, which F's load is in or behind, follows; one of its own
   if what BB does would not be seen, as control may go elsewhere in front of
   it.  */

basic_block
block_before (const forwarding *f, basic_block bb)
{
  basic_block d = get_immediate_dominator (CDI_DOMINATORS, bb);
  if (!d || d == ENTRY_BLOCK_PTR_FOR_FN (cfun) || !single_pred_p (bb)
      || single_succ_p (d) || single_pred_edge (bb)->flags & EDGE_COMPLEX
      || skipping_mask (d, EDGE_SUCC (d, EDGE_SUCC (d, 0)->dest == bb))
      || !touches_place_p (f, bb))
    return d;
  basic_block own = split_edge (single_pred_edge (bb));
  set_block_mask (own, block_mask (bb));
  return own;
}

/* Set F's stores and loads to as many as can be seen, and its top to the last
   block that is in front of all; that before the load if there are none.
   False if there is no such block.  */

bool
find_top (forwarding *f)
{
  basic_block top = block_of (f);
  f->top = NULL;
  f->loads = 0;
  for (unsigned i = 0; i < MOST_STEPS; i++)
    {
      auto_vec<gassign *> stores;
      unsigned loads;
      top = block_before (f, top);
      if (!top || top == ENTRY_BLOCK_PTR_FOR_FN (cfun)
	  || !find_stores (f, top, &stores, &loads))
	break;
      if (!f->top || stores.length () > f->stores.length ()
	  || (stores.length () == f->stores.length () && loads > f->loads))
	{
	  f->top = top;
	  f->loads = loads;
	  f->stores.truncate (0);
	  f->stores.safe_splice (stores);
	}
    }
  return f->top;
}

/* True if all lanes that F is about have stored in S.  */

bool
stores_all_p (const forwarding *f, gassign *s)
{
  return mask_within_p (f->mask, statement_mask (s));
}

/* The load of F's place by all its lanes at the end of F's top, or before that
   if nothing is stored there since; else null.  */

gimple *
earlier_load (const forwarding *f)
{
  basic_block bb = f->top;
  for (unsigned i = 0; i < MOST_STEPS; i++)
    {
      for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);
	   gsi_prev (&g))
	{
	  gimple *s = gsi_stmt (g);
	  gassign *store = varying_store (s);
	  if (place_load_p (s, f->place)
	      && mask_within_p (f->mask, statement_mask (s))
	      && types_compatible_p (TREE_TYPE (gimple_assign_lhs (s)),
				     TREE_TYPE (gimple_assign_lhs (f->load))))
	    return s;
	  if (stmt_could_throw_p (cfun, s)
	      || (may_store_p (s)
		  && !(store && store_elsewhere_p (store, f->place))))
	    return NULL;
	}
      auto_vec<gassign *> stores;
      unsigned loads;
      bb = get_immediate_dominator (CDI_DOMINATORS, bb);
      if (!bb || bb == ENTRY_BLOCK_PTR_FOR_FN (cfun)
	  || !find_stores (f, bb, &stores, &loads)
	  || stores.length () > f->stores.length ())
	break;
    }
  return NULL;
}

bool
defined_before_p (tree x, basic_block bb)
{
  return TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x)
	 || dominated_by_p (CDI_DOMINATORS, bb,
			    gimple_bb (SSA_NAME_DEF_STMT (x)));
}

/* The condition on which the lanes of F's load have stored in S: that of the
   mask of S among those of the load, if there is one, and that is known in
   front of the load.  */

literal
stored_on (const forwarding *f, gassign *s)
{
  tree m = statement_mask (s);
  literal l = own_literal (m), whole = { m, false };
  return l.cond && varying_p (l.cond) && overlay_info (m)->parent == f->mask
	 && defined_before_p (l.cond, block_of (f)) ? l : whole;
}

/* The first of F's stores that matters, before which something was there that
   matters, too, unless all lanes store there: *WHOLE.  */

unsigned
first_store (const forwarding *f, bool *whole)
{
  unsigned i = f->stores.length ();
  *whole = false;
  while (i > 0 && !*whole)
    *whole = stores_all_p (f, f->stores[--i]);
  return i;
}

/* True if the shapes of what F's stores from the Nth on store, and of the
   conditions on which they do, fit the place's.  */

bool
choices_fit_p (const forwarding *f, unsigned n)
{
  struct shape s = f->at;
  unsigned dim;
  for (unsigned i = n; i < f->stores.length (); i++)
    {
      tree value = gimple_assign_rhs1 (f->stores[i]);
      if (disjoint_masks_p (statement_mask (f->stores[i]), f->mask))
	continue;
      if (!shape_join (&s, &s, overlay_shape (value), &dim))
	return false;
      if (stores_all_p (f, f->stores[i]))
	{
	  if (!shape_equal_p (overlay_shape (value), &f->at))
	    return false;
	  continue;
	}
      tree c = stored_on (f, f->stores[i]).cond;
      if (!varying_p (c) || !shape_join (&s, &s, overlay_shape (c), &dim))
	return false;
    }
  return shape_equal_p (&s, &f->at);
}

/* What X, which is defined behind F's top, is where BB begins, or zero if no
   lane has come by there; null if no path leads here from there.  */

tree
value_behind (const forwarding *f, tree x, basic_block bb,
	      hash_map<basic_block, tree> *known, unsigned depth = 0)
{
  if (defined_before_p (x, bb))
    return x;
  if (bb == f->top || depth > DEEPEST)
    return NULL_TREE;
  if (tree *k = known->get (bb))
    return *k;
  auto_vec<tree> arg;
  edge e;
  edge_iterator ei;
  tree r = NULL_TREE;
  unsigned missing = 0, same = 0;
  FOR_EACH_EDGE (e, ei, bb->preds)
    {
      arg.safe_push (value_behind (f, x, e->src, known, depth + 1));
      missing += !arg.last ();
      same += arg.last () == arg[0];
    }
  if (same == arg.length ())
    r = arg[0];
  else if (missing < arg.length ())
    {
      r = make_ssa_name (TREE_TYPE (x));
      overlay_set_shape (r, overlay_shape (x));
      /* A mask that is off there is looked at.  */
      if (missing && arg[0] && arg.length () == 2
	  && TREE_CODE (TREE_TYPE (x)) != BOOLEAN_TYPE)
	overlay_info (r)->flags |= VALUE_ANY_LANE_PHI;
      gphi *phi = create_phi_node (r, bb);
      for (unsigned i = 0; i < arg.length (); i++)
	add_phi_arg (phi, arg[i] ? arg[i] : build_zero_cst (TREE_TYPE (x)),
		     EDGE_PRED (bb, i), UNKNOWN_LOCATION);
    }
  known->put (bb, r);
  return r;
}

/* The value that F's load loads, computed in front of it: BEFORE if none of
   the stores from the Nth on is by its lanes.  */

tree
chosen_value (const forwarding *f, tree before, unsigned n)
{
  gimple_seq seq = NULL;
  tree value = before;
  for (unsigned i = n; i < f->stores.length (); i++)
    {
      gassign *s = f->stores[i];
      hash_map<basic_block, tree> known, masks;
      if (disjoint_masks_p (statement_mask (s), f->mask))
	continue;
      tree x = gimple_assign_rhs1 (s);
      x = value_behind (f, x, block_of (f), &known);
      if (stores_all_p (f, s))
	{
	  value = x;
	  continue;
	}
      literal l = stored_on (f, s);
      tree c = value_behind (f, l.cond, block_of (f), &masks);
      value = append_choice (&seq, c, l.negated ? value : x,
			     l.negated ? x : value);
    }
  for (gimple_stmt_iterator i = gsi_start (seq); !gsi_end_p (i); gsi_next (&i))
    gimple_set_location (gsi_stmt (i), gimple_location (f->load));
  gimple_stmt_iterator g = gsi_for_stmt (f->load);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  return value;
}

/* True if F's load can be done at the end of its top, by its own lanes.  */

bool
loads_at_top_p (const forwarding *f)
{
  use_operand_p use;
  ssa_op_iter it;
  FOR_EACH_SSA_USE_OPERAND (use, f->load, it, SSA_OP_USE)
    if (!hoist_value (USE_FROM_PTR (use), f->top, true))
      return false;
  return !f->mask || hoist_value (f->mask, f->top, true);
}

/* What F's load loads at the end of its top.  */

tree
load_at_top (const forwarding *f)
{
  use_operand_p use;
  ssa_op_iter it;
  basic_block bb = f->top;
  tree mask = block_mask (bb), was = gimple_assign_lhs (f->load);
  FOR_EACH_SSA_USE_OPERAND (use, f->load, it, SSA_OP_USE)
    hoist_value (USE_FROM_PTR (use), bb, false);
  if (f->mask)
    hoist_value (f->mask, bb, false);
  tree before = make_ssa_name (TREE_TYPE (was));
  overlay_set_shape (before, &f->at);
  gassign *load = gimple_build_assign (before, unshare_expr (f->place));
  gimple_set_location (load, gimple_location (f->load));
  gimple_stmt_iterator g = gsi_last_bb (bb);
  if (mask == f->mask)
    {
      if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
	gsi_insert_before (&g, load, GSI_SAME_STMT);
      else
	gsi_insert_after (&g, load, GSI_NEW_STMT);
      return before;
    }
  /* Lanes that do not load have a block of their own.  */
  if (!gsi_end_p (g) && stmt_ends_bb_p (gsi_stmt (g)))
    gsi_prev (&g);
  edge behind = (gsi_end_p (g) ? split_block_after_labels (bb)
		 : split_block (bb, gsi_stmt (g)));
  set_block_mask (behind->dest, mask);
  bb = split_edge (behind);
  set_block_mask (bb, f->mask);
  g = gsi_start_bb (bb);
  gsi_insert_after (&g, load, GSI_NEW_STMT);
  return before;
}

/* Let what lanes of F load of its place before anything is stored there be
   BEFORE.  */

void
share_before (const forwarding *f, tree before)
{
  auto_vec<basic_block> bbs;
  gimple_stmt_iterator g;
  if (!find_blocks (f, f->top, &bbs))
    return;
  for (unsigned i = 0; i < bbs.length (); i++)
    for (g = gsi_start_bb (bbs[i]); !gsi_end_p (g); gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!f->stores.is_empty () && s == f->stores[0])
	  return;
	if (shares_load_p (f, s) && gimple_assign_lhs (s) != before)
	  {
	    gimple_set_vuse (s, NULL_TREE);
	    gimple_assign_set_rhs_from_tree (&g, before);
	    update_stmt (gsi_stmt (g));
	  }
      }
}

} // anonymous namespace

void
forward_stores (gimple *load)
{
  forwarding f;
  bool whole;
  f.load = load;
  f.place = gimple_assign_rhs1 (load);
  f.mask = statement_mask (load);
  f.at = overlay_address_shape (f.place);
  if (shape_scalar_p (&f.at) || !own_places_p (f.place, &f.at)
      || !mask_fits_p (&f, load)
      || !shape_equal_p (&f.at, overlay_shape (gimple_assign_lhs (load)))
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (gimple_assign_lhs (load))
      || !find_top (&f))
    return;
  unsigned first = first_store (&f, &whole);
  if (!choices_fit_p (&f, first))
    return;
  f.earlier = whole ? NULL : earlier_load (&f);
  if (!whole && !f.earlier
      && ((f.stores.is_empty () && !f.loads) || !loads_at_top_p (&f)))
    return;
  tree before = (whole ? NULL_TREE : f.earlier ? gimple_assign_lhs (f.earlier)
		 : load_at_top (&f));
  tree value = chosen_value (&f, before, first);
  gimple_stmt_iterator g = gsi_for_stmt (load);
  gimple_set_vuse (load, NULL_TREE);
  gimple_assign_set_rhs_from_tree (&g, value);
  update_stmt (gsi_stmt (g));
  if (before)
    share_before (&f, before);
}
