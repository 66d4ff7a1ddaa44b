/* Store sinking: what both paths of a branch store to one place is stored once
   behind them.

   INPUT	m = mask & c;		m' = mask & !c;
		*p = a, lanes of m;	*p = b, lanes of m';

   OUTPUT	v = c ? a : b;
		*p = v, lanes of mask;

   So are the stores of all ways of a switch, or of a chain of conditions of
   which none may hold: by the union of their lanes.

   Only if from the first store to the last one nothing is written but to other
   places, and nothing read but these and, in lanes of other paths, this one;
   and if no two lanes store to one place: there the last path wins, not the
   highest lane.  Else somebody could tell.

   So are two stores of which the second one overwrites what the first one has
   stored, in some lanes (overwritten-stores.cc).

   What all paths load from that place is loaded once before them, so that

		if (c) *p += a; else *p += b;

   needs no masks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "transform/tune/branch-memory.h"
#include "transform/tune/tune.h"

/* Stores to one place.  */

/* VALUE is stored by the lanes of MASK.  */

struct part
{
  tree mask, value;
};

/* Stores to one place in a straight line, by distinct lanes.  */

struct store_group
{
  auto_vec<gassign *> stores;
  path_loads loads;
};

/* True if no lane of M is one that stores in G.  */

static bool
outside_p (const store_group *g, tree m)
{
  for (unsigned i = 0; i < g->stores.length (); i++)
    if (!disjoint_masks_p (m, statement_mask (g->stores[i])))
      return false;
  return true;
}

/* What may stand between two stores of G, one of which comes before S: nothing
   that could tell whether they are one.  Adds S to G if that stores to the
   same place, and its loads.  */

static bool
passes_p (store_group *g, gimple *s, bool *foreign)
{
  tree place = gimple_assign_lhs (g->stores[0]);
  /* Behind an exception what was stored before it is seen.  */
  if (stmt_could_throw_p (cfun, s))
    return false;
  if (!memory_p (s))
    return true;
  if (gassign *store = varying_store (s))
    {
      tree lhs = gimple_assign_lhs (store);
      if (same_place_p (lhs, place))
	{
	  if (!outside_p (g, statement_mask (s)))
	    return false;
	  g->stores.safe_push (store);
	  return true;
	}
      *foreign = true;
      return store_elsewhere_p (store, place);
    }
  if (place_load_p (s, place))
    {
      if (!outside_p (g, statement_mask (s)))
	return false;
      g->loads.place.safe_push (s);
      return true;
    }
  /* What lanes load that do not store yet, and others do not store to.  */
  if (!load_elsewhere_p (s, place)
      && !(plain_load_p (s) && lanes_apart_p (s)
	   && outside_p (g, statement_mask (s))))
    return false;
  if (plain_load_p (s) && !*foreign)
    g->loads.others.safe_push (s);
  return true;
}

/* Collect in G what FIRST and stores behind it store to one place.  */

static void
collect (store_group *g, gassign *first)
{
  bool foreign = false;
  gimple_stmt_iterator i = gsi_for_stmt (first);
  basic_block bb = gimple_bb (first);
  g->stores.safe_push (first);
  for (gsi_next (&i);; i = gsi_start_bb (bb))
    {
      for (; !gsi_end_p (i); gsi_next (&i))
	if (!passes_p (g, gsi_stmt (i), &foreign))
	  return;
      if (!single_succ_p (bb) || !only_pred (single_succ (bb)))
	return;
      bb = single_succ (bb);
    }
}

/* True if the shapes of the masks and values of G fit the place's.  */

static bool
shapes_fit_p (const store_group *g)
{
  tree lhs = gimple_assign_lhs (g->stores[0]);
  struct shape at = overlay_address_shape (lhs), s = at;
  unsigned dim;
  for (unsigned i = 0; i < g->stores.length (); i++)
    {
      tree value = gimple_assign_rhs1 (g->stores[i]);
      if (!shape_join (&s, &s, overlay_shape (value), &dim))
	return false;
      for (tree m = statement_mask (g->stores[i]); m && varying_p (m);
	   m = overlay_info (m)->parent)
	if (!shape_join (&s, &s, overlay_shape (m), &dim))
	  return false;
    }
  return shape_equal_p (&s, &at) && own_places_p (lhs, &at);
}

/* The load among OTHERS, by all lanes of MASK, from where LOAD loads; or
   null.  */

static gimple *
same_load_in_lanes (const vec<gimple *> &others, gimple *load, tree mask)
{
  for (unsigned i = 0; i < others.length (); i++)
    if (statement_mask (others[i]) == mask
	&& same_place_p (gimple_assign_rhs1 (others[i]),
			 gimple_assign_rhs1 (load)))
      return others[i];
  return NULL;
}

/* Let what all lanes that store in G load be loaded at the end of BB, where
   these lanes are together.  */

static void
share_loads (store_group *g, basic_block bb)
{
  const vec<gimple *> &others = g->loads.others;
  calculate_dominance_info (CDI_DOMINATORS);
  share_load (g->loads.place, bb);
  for (unsigned i = 0; i < others.length (); i++)
    {
      auto_vec<gimple *> all;
      for (unsigned k = 0; k < g->stores.length (); k++)
	if (gimple *load = same_load_in_lanes (others, others[i],
					       statement_mask (g->stores[k])))
	  all.safe_push (load);
      if (all.length () == g->stores.length () && all[0] == others[i])
	share_load (all, bb);
    }
}

/* One store instead of several.  */

/* If the lanes of A and B are those of one mask, which a condition divides,
   let A be what all of them store.  */

static bool
join_siblings (gimple_seq *seq, part *a, const part *b)
{
  if (!a->mask || !b->mask)
    return false;
  literal l = own_literal (a->mask), k = own_literal (b->mask);
  tree parent = overlay_info (a->mask)->parent;
  if (!l.cond || l.cond != k.cond || l.negated == k.negated
      || !varying_p (l.cond) || parent != overlay_info (b->mask)->parent)
    return false;
  a->value = append_choice (seq, l.cond, l.negated ? b->value : a->value,
			    l.negated ? a->value : b->value);
  a->mask = parent;
  return true;
}

/* What PARTS from the Nth on store together, if those behind it store
   REST.  */

static part
join_other (gimple_seq *seq, const vec<part> &parts, unsigned n, part rest)
{
  part a = parts[n];
  literal l = own_literal (a.mask);
  bool told = l.cond && varying_p (l.cond);
  for (unsigned i = n + 1; told && i < parts.length (); i++)
    told = excludes_p (parts[i].mask, l);
  if (!told)
    l = { a.mask, false };
  a.value = append_choice (seq, l.cond, l.negated ? rest.value : a.value,
			   l.negated ? a.value : rest.value);
  a.mask = append_union (seq, a.mask, rest.mask);
  return a;
}

/* Append to SEQ what the stores of G store together.  */

static part
join_parts (gimple_seq *seq, const store_group *g)
{
  auto_vec<part> parts;
  for (unsigned i = 0; i < g->stores.length (); i++)
    {
      part p = { statement_mask (g->stores[i]),
		 gimple_assign_rhs1 (g->stores[i]) };
      parts.safe_push (p);
      /* Those before that it completes, from the inner branches to the outer
	 ones.  */
      for (unsigned k = parts.length () - 1; k-- > 0;)
	if (join_siblings (seq, &parts[k], &parts.last ()))
	  {
	    p = parts[k];
	    parts.pop ();
	    parts.ordered_remove (k);
	    parts.safe_push (p);
	    k = parts.length () - 1;
	  }
    }
  part all = parts.last ();
  for (unsigned i = parts.length () - 1; i-- > 0;)
    all = join_other (seq, parts, i, all);
  return all;
}

/* Merge FIRST with the stores behind it to the same place.  Return the new
   store, or null.  */

static gassign *
merge (gassign *first)
{
  store_group g;
  tree m = statement_mask (first);
  if (!m || !varying_p (m))
    return NULL;
  collect (&g, first);
  if (g.stores.length () < 2 || !shapes_fit_p (&g))
    return NULL;
  gimple_seq seq = NULL;
  part all = join_parts (&seq, &g);
  if (basic_block fork = fork_before (first, all.mask, &g.loads))
    share_loads (&g, fork);
  return replace_stores (g.stores, seq, all.value, all.mask);
}

static void
overwrite_all (vec<gassign *> *stores)
{
  for (unsigned i = 0; i < stores->length (); i++)
    if (gimple_bb ((*stores)[i]))
      if (gassign *both = overwrite_store ((*stores)[i]))
	stores->safe_push (both);
}

void
sink_branch_stores (void)
{
  auto_vec<gassign *> stores;
  auto_vec<int> order;
  order.safe_grow (n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, order.address (), false);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, order[i]);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gassign *s = varying_store (gsi_stmt (g)))
	  stores.safe_push (s);
    }
  overwrite_all (&stores);
  for (unsigned i = 0; i < stores.length (); i++)
    if (gimple_bb (stores[i]))
      if (gassign *both = merge (stores[i]))
	stores.safe_push (both);
  for (unsigned i = 0; i < stores.length (); i++)
    if (gimple_bb (stores[i]))
      {
	forward_to_same_lanes (stores[i]);
	forward_store (stores[i]);
      }
  overwrite_all (&stores);
}
