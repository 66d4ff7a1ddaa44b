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
#include "analysis/array-bounds.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "emit/arith/lengths.h"
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

/* Let what all lanes that store in G load elsewhere be loaded at the end of
   BB, where these lanes are together.  */

static void
share_other_loads (store_group *g, basic_block bb)
{
  const vec<gimple *> &others = g->loads.others;
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

/* Add P, stored by lanes that none of PARTS stores, to these, and join it with
   those that it completes, from the inner branches to the outer ones.  */

static void
add_part (gimple_seq *seq, vec<part> *parts, part p)
{
  for (unsigned k = parts->length (); k-- > 0;)
    if (join_siblings (seq, &(*parts)[k], &p))
      {
	p = (*parts)[k];
	parts->ordered_remove (k);
	k = parts->length ();
      }
  parts->safe_push (p);
}

/* Add that the lanes of M store VALUE to PARTS; those that come together from
   several paths as lanes of each path, so that one path may complete
   another.  */

static void
add_paths (gimple_seq *seq, vec<part> *parts, tree m, tree value)
{
  while (overlay_info (m)->parent && !overlay_info (m)->cond)
    m = overlay_info (m)->parent;
  gimple *def = SSA_NAME_DEF_STMT (m);
  if (is_gimple_assign (def) && gimple_assign_rhs_code (def) == BIT_IOR_EXPR
      && varying_p (gimple_assign_rhs1 (def))
      && varying_p (gimple_assign_rhs2 (def)))
    {
      add_paths (seq, parts, gimple_assign_rhs1 (def), value);
      add_paths (seq, parts, gimple_assign_rhs2 (def), value);
    }
  else
    add_part (seq, parts, { m, value });
}

/* Let PARTS with one value be one.  */

static void
join_equals (gimple_seq *seq, vec<part> *parts)
{
  for (unsigned i = 0; i < parts->length (); i++)
    for (unsigned k = parts->length () - 1; k > i; k--)
      if ((*parts)[i].value == (*parts)[k].value)
	{
	  (*parts)[i].mask = append_union (seq, (*parts)[i].mask,
					   (*parts)[k].mask);
	  parts->ordered_remove (k);
	}
}

/* Append to SEQ what the stores of G store together.  */

static part
join_parts (gimple_seq *seq, const store_group *g)
{
  auto_vec<part> parts;
  for (unsigned i = 0; i < g->stores.length (); i++)
    add_paths (seq, &parts, statement_mask (g->stores[i]),
	       gimple_assign_rhs1 (g->stores[i]));
  join_equals (seq, &parts);
  part all = parts.last ();
  for (unsigned i = parts.length () - 1; i-- > 0;)
    all = join_other (seq, parts, i, all);
  return all;
}

/* True if elements of TYPE are stored quicker by all lanes, with what others
   have there, than by those of a mask.  */

static bool
masked_store_dear_p (tree type)
{
  tree elt = lanes_element_type (type);
  if (lanes_emulate || !elt)
    return false;
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt));
  unsigned n = ripple_native_bytes (es) / es;
  return n < 2 || ripple_masked_store_loses ()
	 || !lengths_moved_type (build_vector_type (elt, n), true);
}

/* Append to SEQ that lanes that are not in PART's keep what is at the place of
   G.  Return what loads that.  */

static gassign *
append_rest (gimple_seq *seq, const store_group *g, part *p)
{
  tree place = gimple_assign_lhs (g->stores[0]);
  struct shape at = overlay_address_shape (place);
  tree old = make_ssa_name (TREE_TYPE (place));
  gassign *load = gimple_build_assign (old, unshare_expr (place));
  overlay_set_shape (old, &at);
  gimple_seq_add_stmt (seq, load);
  p->value = append_choice (seq, p->mask, p->value, old);
  p->mask = NULL_TREE;
  return load;
}

/* Merge FIRST with the stores behind it to the same place, and with what other
   lanes have there if they may store that.  Return the new store, or null.  */

static gassign *
merge (gassign *first)
{
  store_group g;
  tree m = statement_mask (first);
  if (!m || !varying_p (m))
    return NULL;
  collect (&g, first);
  bool whole = all_lanes_may_store_p (first)
	       && masked_store_dear_p (TREE_TYPE (gimple_assign_lhs (first)));
  if ((g.stores.length () < 2 && !whole) || !shapes_fit_p (&g))
    return NULL;
  gimple_seq seq = NULL;
  part all = join_parts (&seq, &g);
  if (whole && all.mask && varying_p (all.mask))
    g.loads.place.safe_push (append_rest (&seq, &g, &all));
  basic_block fork = fork_before (first, all.mask, &g.loads);
  if (fork)
    share_other_loads (&g, fork);
  gassign *both = replace_stores (g.stores, seq, all.value, all.mask);
  if (fork)
    share_load (g.loads.place, fork);
  return both;
}

static void
overwrite_all (vec<gassign *> *stores)
{
  for (unsigned i = 0; i < stores->length (); i++)
    if (gimple_bb ((*stores)[i]))
      if (gassign *both = overwrite_store ((*stores)[i]))
	stores->safe_push (both);
}

/* Let loads be what has been stored before, or loaded by some lanes.  */

static void
forward_to_loads (void)
{
  enum { MOST_LOADS = 1000 };
  auto_vec<gimple *> loads;
  basic_block bb;
  bool masked = false;
  FOR_EACH_BB_FN (bb, cfun)
    masked |= block_mask (bb) != NULL_TREE;
  if (!masked)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (plain_load_p (gsi_stmt (g)) && loads.length () < MOST_LOADS)
	loads.safe_push (gsi_stmt (g));
  for (unsigned i = 0; i < loads.length (); i++)
    {
      calculate_dominance_info (CDI_DOMINATORS);
      forward_stores (loads[i]);
    }
}

void
sink_branch_stores (void)
{
  auto_vec<gassign *> stores;
  auto_vec<int> order;
  calculate_dominance_info (CDI_DOMINATORS);
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
      forward_to_same_lanes (stores[i]);
  forward_to_loads ();
  if (optimize && !optimize_debug)
    drop_unread_variables ();
  overwrite_all (&stores);
}
