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

static bool
memory_p (gimple *s)
{
  return gimple_vuse (s) || gimple_vdef (s)
	 || (!is_gimple_debug (s) && gimple_has_volatile_ops (s));
}

/* Masks as conjunctions.  */

/* A condition, negated or not, in each lane of a mask.  */

struct literal
{
  tree cond;
  bool negated;
};

/* What M itself adds to its parent.  A mask without a parent and a condition
   is the condition; one without a condition has its parent's lanes.  */

static literal
own_literal (tree m)
{
  value_info *info = overlay_info (m);
  literal l = { info->cond ? info->cond : info->parent ? NULL_TREE : m,
		info->negated };
  return l;
}

/* True if no lane of M, which may be null, has L.  */

static bool
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

/* True if no lane is one of A and one of B.  */

static bool
disjoint_masks_p (tree a, tree b)
{
  for (; a && varying_p (a); a = overlay_info (a)->parent)
    if (excludes_p (b, own_literal (a)))
      return true;
  return false;
}

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
      return distinct_references_p (lhs, place)
	     || distinct_parts_p (lhs, place)
	     || (stores_distinct_p (s) && distinct_parameters_p (lhs, place));
    }
  if (place_load_p (s, place))
    {
      if (!outside_p (g, statement_mask (s)))
	return false;
      g->loads.place.safe_push (s);
      return true;
    }
  /* What lanes load that do not store yet, and others do not store to.  */
  if (!loads_elsewhere_p (s, place)
      && !(plain_load_p (s)
	   && (distinct_parts_p (gimple_assign_rhs1 (s), place)
	       || (lanes_apart_p (s) && outside_p (g, statement_mask (s))))))
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

/* Append to SEQ  C ? A : B.  */

static tree
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

/* Append to SEQ the lanes of A and those of B.  */

static tree
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

/* Let ALL, which SEQ computes, be stored behind the last store of G instead of
   what its stores do.  */

static gassign *
replace_stores (store_group *g, gimple_seq seq, part all)
{
  gassign *last = g->stores.last ();
  basic_block bb = gimple_bb (last);
  gassign *both = gimple_build_assign (unshare_expr (gimple_assign_lhs (last)),
				       all.value);
  gimple_seq_add_stmt (&seq, both);
  for (gimple_stmt_iterator i = gsi_start (seq); !gsi_end_p (i); gsi_next (&i))
    gimple_set_location (gsi_stmt (i), gimple_location (last));
  edge behind = split_block (bb, last);
  set_block_mask (behind->dest, block_mask (bb));
  basic_block join = split_edge (behind);
  set_block_mask (join, all.mask);
  gimple_stmt_iterator i = gsi_start_bb (join);
  gsi_insert_seq_after (&i, seq, GSI_NEW_STMT);
  for (unsigned k = 0; k < g->stores.length (); k++)
    {
      i = gsi_for_stmt (g->stores[k]);
      unlink_stmt_vdef (g->stores[k]);
      gsi_remove (&i, true);
      release_defs (g->stores[k]);
    }
  return both;
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
  return replace_stores (&g, seq, all);
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
      if (block_mask (bb))
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (gassign *s = varying_store (gsi_stmt (g)))
	    stores.safe_push (s);
    }
  for (unsigned i = 0; i < stores.length (); i++)
    if (gimple_bb (stores[i]))
      if (gassign *both = merge (stores[i]))
	stores.safe_push (both);
  for (unsigned i = 0; i < stores.length (); i++)
    if (gimple_bb (stores[i]))
      forward_store (stores[i]);
}
