/* Masks of the elements of windows (memory-window.cc): an element is on if a
   lane is that has it.

   INPUT	lanes at elements 0, 3 and 6, of which the first two are on
   OUTPUT	{ -1, 0, 0, -1, 0, 0, 0, 0 }

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/permute/permute.h"
#include "emit/value/parts.h"

/* The first (lowest) lane at every element, N where there is none.  */

static void
lowest_readers (const mem_access *x, auto_vec<unsigned> *lowest)
{
  unsigned elements = x->win.vectors.length () * x->win.width;

  for (unsigned i = 0; i < elements; i++)
    lowest->safe_push (x->n);
  for (unsigned i = 0; i < x->win.readers.length (); i++)
    {
      unsigned *l = &(*lowest)[x->win.readers[i].element];

      *l = MIN (*l, x->win.readers[i].lane);
    }
}

/* Elements of vector V under a prefix of lanes: an element is on if its
   lowest lane is, which one comparison with a constant tells.  Null if the
   numbers do not fit the element size.  */

static tree
prefix_mask (mem_access *x, unsigned v, const auto_vec<unsigned> &lowest)
{
  emitter *e = x->e;
  unsigned width = x->win.width, lo = x->n, hi = 0;
  unsigned HOST_WIDE_INT most = x->es >= 4 ? 0x7fffffff
				: (1u << (x->es * BITS_PER_UNIT - 1)) - 1;
  tree type = build_nonstandard_integer_type (x->es * BITS_PER_UNIT, 0), count;
  auto_vec<tree> number;
  lanes *m;

  for (unsigned i = 0; i < width; i++)
    {
      unsigned k = lowest[v * width + i];

      if (k < x->n)
	{
	  lo = MIN (lo, k);
	  hi = MAX (hi, k);
	}
    }
  /* Without a base of its own, the count is broadcast once for all vectors. */
  if (hi + 1 <= most)
    lo = 0;
  if (hi - lo + 1 > most)
    return NULL_TREE;
  for (unsigned i = 0; i < width; i++)
    {
      unsigned k = lowest[v * width + i];

      number.safe_push (build_int_cst (type, k < x->n ? k - lo : most));
    }
  count = access_count (x);
  if (lo)
    {
      tree u = TREE_TYPE (count);

      count = gimple_build (&e->seq, e->loc, MAX_EXPR, u, count,
			    build_int_cst (u, lo));
      count = gimple_build (&e->seq, e->loc, MIN_EXPR, u, count,
			    build_int_cst (u, hi + 1));
      count = gimple_build (&e->seq, e->loc, MINUS_EXPR, u, count,
			    build_int_cst (u, lo));
    }
  else if (x->n > most)
    count = gimple_build (&e->seq, e->loc, MIN_EXPR, TREE_TYPE (count), count,
			  build_int_cst (TREE_TYPE (count), hi + 1));
  count = gimple_convert (&e->seq, e->loc, type, count);
  m = lanes_compare (e, LT_EXPR, lanes_constant (type, width, number),
		     lanes_splat (e, type, x->es, width, count));
  return emit_view (e, truth_type_for (x->win.vtype), m->part[0]);
}

tree
mapped_mask (const mem_access *x, const lanemap *map, unsigned v)
{
  tree mtype = truth_type_for (x->win.vtype);
  tree_vector_builder b (mtype, x->win.width, 1);

  for (unsigned i = 0; i < x->win.width; i++)
    b.quick_push (map->from[v * x->win.width + i] != LANE_ANY
		  ? build_all_ones_cst (TREE_TYPE (mtype))
		  : build_zero_cst (TREE_TYPE (mtype)));
  return b.build ();
}

/* Set MASK[v] to the elements of vector V any of whose lanes is on: the
   lanes' mask is permuted once for each of several readers.  */

static void
general_masks (mem_access *x, auto_vec<tree> *mask)
{
  emitter *e = x->e;
  unsigned nvec = x->win.vectors.length ();
  auto_vec<bool> seen;
  tree mtype = truth_type_for (x->win.vtype);
  bool more = true;

  for (unsigned v = 0; v < nvec; v++)
    mask->safe_push (NULL_TREE);
  seen.safe_grow_cleared (x->win.readers.length ());
  while (more)
    {
      lanemap map;
      lanes *m;

      more = false;
      lanemap_init (&map, x->n, nvec * x->win.width);
      for (unsigned i = 0; i < x->win.readers.length (); i++)
	{
	  window_reader r = x->win.readers[i];

	  if (!seen[i] && map.from[r.element] == LANE_ANY)
	    {
	      map.from[r.element] = (int) r.lane;
	      seen[i] = more = true;
	    }
	}
      if (more)
	{
	  m = lanes_permute (e, access_mask (x), &map);
	  for (unsigned v = 0; v < nvec; v++)
	    {
	      tree one = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, mtype,
				       emit_view (e, mtype, m->part[v]),
				       mapped_mask (x, &map, v));
	      tree *all = &(*mask)[v];

	      *all = (*all ? gimple_build (&e->seq, e->loc, BIT_IOR_EXPR,
					   mtype, *all, one)
		      : one);
	    }
	}
      lanemap_clear (&map);
    }
}

void
element_masks (mem_access *x, auto_vec<tree> *mask)
{
  auto_vec<unsigned> lowest;

  if (x->given->kind == lanes_mask::PREFIX)
    {
      lowest_readers (x, &lowest);
      for (unsigned v = 0; v < x->win.vectors.length (); v++)
	{
	  tree m = prefix_mask (x, v, lowest);

	  if (!m)
	    break;
	  mask->safe_push (m);
	}
      if (mask->length () == x->win.vectors.length ())
	return;
      mask->truncate (0);
    }
  general_masks (x, mask);
}
