/* Windows: constant offsets that whole vectors and permutations serve best.

   INPUT: the lanes of some parts, e.g. 16 bytes with stride 3:

	lane       0   1   2   3   4   5  ...  15
	offset     0   3   6   9  12  15  ...  45

   OUTPUT: vectors at 0, 16, and 30 (the last one ends with the last lane),
   and the permutation that picks the lanes out of them.  Or, where that makes
   the permutation simpler, at 0, 16, and 32, of which the last one is what is
   loaded from 30 on, shifted.

   Elements near each other form a cluster; within one every byte between the
   first and the last element may be read, because the distance between two
   neighbours is below a page and both are accessed anyway.  Under a mask that
   argument fails, so there a vector is loaded under the mask of its elements,
   which is the lanes' mask permuted the other way.

   A store writes exactly the elements of its lanes: whole vectors if they
   leave no gap, else under a mask.  Where lanes overlap the highest one is
   stored.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/permute/permute.h"
#include "emit/value/parts.h"

enum { MAX_GAP_BYTES = 1024, MAX_READERS = 4, CHUNK_BYTES = 16 };

struct touched
{
  place at;
  unsigned lane;
  bool own_p;			/* The lane's element, not a neighbour.  */
};

static int
compare_touched (const void *a, const void *b)
{
  const touched *s = (const touched *) a, *t = (const touched *) b;

  if (s->at.row != t->at.row)
    return s->at.row < t->at.row ? -1 : 1;
  if (s->at.off_bytes != t->at.off_bytes)
    return s->at.off_bytes < t->at.off_bytes ? -1 : 1;
  return s->lane < t->lane ? -1 : s->lane > t->lane;
}

/* The lanes of the parts HARD, in the order of memory, and what else of their
   records may be read: so all fields have the same window.  */

static void
collect (const mem_access *x, const bool *hard, auto_vec<touched> *t)
{
  for (unsigned k = 0; k < x->n; k++)
    if (hard[k / x->width])
      {
	HOST_WIDE_INT before = x->store ? 0 : x->a->before;
	HOST_WIDE_INT after = x->store ? 0 : x->a->after;

	for (HOST_WIDE_INT d = -before; d <= after; d += x->es)
	  {
	    touched one = { x->at[k], k, d == 0 };

	    one.at.off_bytes += d;
	    t->safe_push (one);
	  }
      }
  t->qsort (compare_touched);
}

/* Cover the cluster T[FIRST .. LAST] by vectors.  */

static void
cover_cluster (mem_access *x, const auto_vec<touched> &t, unsigned first,
	       unsigned last)
{
  window *w = &x->win;
  HOST_WIDE_INT start = 0, end, es = x->es;
  unsigned elements = 0;

  end = t[last].at.off_bytes + es;
  for (unsigned i = first; i <= last; i++)
    {
      if (i == first || t[i].at.off_bytes >= start + elements * es)
	{
	  window_vector v;

	  start = t[i].at.off_bytes;
	  elements = (unsigned) MIN ((end - start) / es,
				     (HOST_WIDE_INT) w->width);
	  v.shifted = false;
	  if (elements < w->width && !x->store && !x->masked
	      && !(masks_cheap_p (w->vtype)
		   && masked_access_p (w->vtype, false))
	      && end - w->width * es >= t[first].at.off_bytes)
	    {
	      w->moved++;
	      v.shifted = w->shift && w->width * es >= CHUNK_BYTES;
	      if (!v.shifted)
		{
		  start = end - w->width * es;
		  elements = w->width;
		}
	    }
	  v.at.row = t[i].at.row;
	  v.at.off_bytes = start;
	  v.elements = elements;
	  w->vectors.safe_push (v);
	}
      window_reader r;

      r.element = (unsigned) ((w->vectors.length () - 1) * w->width
			      + (t[i].at.off_bytes - start) / es);
      r.lane = t[i].lane;
      w->readers.safe_push (r);
      if (t[i].own_p)
	w->number[r.lane] = (int) r.element;
    }
}

/* Move the vectors from number FROM on that a store leaves gaps in, and behind
   whose last element there is something, back so that they end with that
   element.  What lies behind it is mostly what the next block loads first, and
   a load has to wait for a store that is not known not to concern it.  Where
   the first element is known to be aligned it is the first of its record, and
   the vectors are inside of the records as they are.  */

static void
end_with_last (mem_access *x, unsigned from)
{
  window *w = &x->win;
  auto_vec<unsigned> most, count;

  if (access_align_bytes (x, w->vectors[from].at) > x->es)
    return;
  most.safe_grow_cleared (w->vectors.length ());
  count.safe_grow_cleared (w->vectors.length ());
  for (unsigned i = 0; i < w->readers.length (); i++)
    {
      unsigned v = w->readers[i].element / w->width;

      most[v] = MAX (most[v], w->readers[i].element % w->width);
      count[v]++;
    }
  for (unsigned v = from; v < w->vectors.length (); v++)
    {
      unsigned back = w->width - 1 - most[v];

      if (count[v] > most[v] || back == 0)
	continue;
      w->vectors[v].at.off_bytes -= (HOST_WIDE_INT) back * x->es;
      w->vectors[v].elements = w->width;
      for (unsigned i = 0; i < w->readers.length (); i++)
	if (w->readers[i].element / w->width == v)
	  w->readers[i].element += back;
      for (unsigned k = 0; k < x->n; k++)
	if (w->number[k] != LANE_ANY && w->number[k] / w->width == v)
	  w->number[k] += back;
    }
}

/* Cover T by vectors of WIDTH elements; false if elements do not lie at
   multiples of their size from each other.  */

static bool
cover (mem_access *x, const auto_vec<touched> &t, unsigned width)
{
  window *w = &x->win;
  HOST_WIDE_INT gap = MIN ((HOST_WIDE_INT) 2 * width * x->es, MAX_GAP_BYTES);
  unsigned first = 0;

  w->width = width;
  /* Fields of different types have the same window, too.  */
  w->elt = (x->a->before || x->a->after ? unsigned_of_bytes (x->es) : x->elt);
  w->vtype = build_vector_type (w->elt, width);
  w->moved = 0;
  w->vectors.truncate (0);
  w->chunks.truncate (0);
  w->number.truncate (0);
  w->readers.truncate (0);
  for (unsigned k = 0; k < x->n; k++)
    w->number.safe_push (LANE_ANY);
  for (unsigned i = 1; i <= t.length (); i++)
    {
      if (i < t.length () && t[i].at.row == t[first].at.row
	  && t[i].at.off_bytes - t[i - 1].at.off_bytes <= gap)
	{
	  if ((t[i].at.off_bytes - t[first].at.off_bytes) % x->es)
	    return false;
	  continue;
	}
      /* Elements of two clusters overlap only if a gap is that small.  */
      unsigned from = w->vectors.length ();
      cover_cluster (x, t, first, i - 1);
      if (x->store)
	end_with_last (x, from);
      first = i;
    }
  return true;
}

/* The map of a load: lane from element.  The map of a store: element from
   lane, the highest of several.  */

static void
window_map (const mem_access *x, lanemap *map)
{
  unsigned elements = x->win.vectors.length () * x->win.width;

  if (!x->store)
    {
      lanemap_init (map, elements, x->n);
      for (unsigned k = 0; k < x->n; k++)
	map->from[k] = x->win.number[k];
      return;
    }
  lanemap_init (map, x->n, elements);
  for (unsigned k = 0; k < x->n; k++)
    if (x->win.number[k] != LANE_ANY)
      map->from[x->win.number[k]] = (int) k;
}

/* The most lanes at one element.  */

static unsigned
most_readers (const mem_access *x)
{
  auto_vec<unsigned> count;
  unsigned most = 0;

  count.safe_grow_cleared (x->win.vectors.length () * x->win.width);
  for (unsigned i = 0; i < x->win.readers.length (); i++)
    {
      unsigned c = ++count[x->win.readers[i].element];

      most = MAX (most, c);
    }
  return most;
}

/* True if vector V of a store's MAP has no gap.  */

static bool
gapless_p (const mem_access *x, const lanemap *map, unsigned v)
{
  for (unsigned i = 0; i < x->win.vectors[v].elements; i++)
    if (map->from[v * x->win.width + i] == LANE_ANY)
      return false;
  return true;
}

/* False if X's window cannot be accessed the way its lanes ask for.  */

static bool
access_allowed_p (const mem_access *x, const lanemap *map)
{
  unsigned readers;

  if (!x->masked)
    {
      if (x->store)
	for (unsigned v = 0; v < x->win.vectors.length (); v++)
	  if (!gapless_p (x, map, v)
	      && !(masked_access_p (x->win.vtype, true)
		   && masks_cheap_p (x->win.vtype)))
	    return false;
      return true;
    }
  if (!masked_access_p (x->win.vtype, x->store))
    return false;
  readers = most_readers (x);
  return readers <= (x->store ? 1 : MAX_READERS);
}

/* Plan the window of X that covers T; if SHIFT, with no vectors that overlap
   others.  False if there is none, else its rough COST.  */

static bool
plan_window (mem_access *x, const auto_vec<touched> &t, bool shift,
	     unsigned *cost)
{
  unsigned width = x->width, nvec;
  lanemap map;
  bool ok;

  x->win.shift = shift;
  while (true)
    {
      unsigned next;

      if (!cover (x, t, width))
	return false;
      nvec = x->win.vectors.length ();
      next = lanes_width (x->es, nvec * width);
      if (next <= width)
	break;
      width = next;
    }
  window_map (x, &map);
  ok = access_allowed_p (x, &map);
  /* A vector for less than two lanes is no gain over its elements.  */
  ok &= 2 * nvec <= t.length ();
  *cost = 0;
  for (unsigned v = 0; v < nvec; v++)
    *cost += 1 + (x->win.vectors[v].elements < width) + 3 * x->masked
	     + (x->win.vectors[v].shifted
		? floor_log2 (width * x->es / CHUNK_BYTES) : 0);
  ok = ok && permutation_cost (x->win.elt, x->es, &map, cost);
  lanemap_clear (&map);
  return ok;
}

/* The same for one of the kind that covers all between its lanes.  */

static bool
plan_cover (mem_access *x, const bool *hard, unsigned *cost)
{
  auto_vec<touched> t;
  unsigned shifted_cost;

  /* The vectors of a store are emitted row by row; rows may overlap at run
     time, so lanes must not go back to an earlier one.  */
  for (unsigned k = 1; x->store && k < x->n; k++)
    if (x->at[k].row < x->at[k - 1].row)
      return false;
  if (!VECTOR_MODE_P (TYPE_MODE (x->vtype)))
    return false;
  collect (x, hard, &t);
  bool ok = plan_window (x, t, false, cost);
  if (!x->win.moved)
    return ok;
  if (plan_window (x, t, true, &shifted_cost)
      && (!ok || shifted_cost < *cost))
    {
      *cost = shifted_cost;
      return true;
    }
  return plan_window (x, t, false, cost);
}

/* Plan the window for the parts HARD of X.  False if there is none, else its
   rough COST.  */

bool
window_make (mem_access *x, const bool *hard, unsigned *cost)
{
  unsigned of_chunks;
  bool chunks = VECTOR_MODE_P (TYPE_MODE (x->vtype))
		&& chunks_make (x, hard, &of_chunks);
  bool ok = plan_cover (x, hard, cost);
  if (!chunks || (ok && *cost < of_chunks))
    return ok;
  return chunks_make (x, hard, cost);
}

/* The first C of W elements at AT of X's window, which are no more than there
   are behind its begin: what ends with them is loaded, and shifted.  */

static tree
load_shifted (mem_access *x, place at, unsigned w, unsigned c)
{
  emitter *e = x->e;
  tree vtype = build_vector_type (x->win.elt, w);
  tree zero = build_zero_cst (vtype);
  auto_vec<int> sel (w);

  if (c == 0)
    return zero;
  if (c == w)
    return load_vector (x, at, vtype, all_lanes);
  if (w * x->es > CHUNK_BYTES)
    {
      place upper = at;
      tree half[2];

      upper.off_bytes += (HOST_WIDE_INT) w / 2 * x->es;
      half[0] = load_shifted (x, at, w / 2, MIN (c, w / 2));
      half[1] = load_shifted (x, upper, w / 2, c - MIN (c, w / 2));
      return emit_join (e, half, 2);
    }
  at.off_bytes -= (HOST_WIDE_INT) (w - c) * x->es;
  for (unsigned k = 0; k < w; k++)
    sel.quick_push (k + w - c);
  return part_permute (e, load_vector (x, at, vtype, all_lanes), zero,
		       sel.address ());
}

/* Fill in the parts of RESULT that come out of X's window.  */

void
window_load (mem_access *x, lanes *result)
{
  unsigned nvec = x->win.vectors.length ();
  lanes *all = lanes_new (x->win.elt, x->es, nvec * x->win.width), *r;
  auto_vec<tree> mask;
  lanemap map;

  if (!x->win.chunks.is_empty ())
    {
      load_chunks (x, result);
      return;
    }
  gcc_assert (all->width == x->win.width);
  if (x->masked)
    element_masks (x, &mask);
  for (unsigned v = 0; v < nvec; v++)
    {
      const window_vector *w = &x->win.vectors[v];

      all->part[v]
	= emit_view (x->e, x->win.vtype,
		     x->masked
		     ? load_vector (x, w->at, x->win.vtype,
				    lanes_on (mask[v]))
		     : w->shifted
		     ? load_shifted (x, w->at, x->win.width, w->elements)
		     : load_first (x, w->at, x->win.vtype, w->elements));
    }
  window_map (x, &map);
  r = lanes_permute (x->e, all, &map);
  lanemap_clear (&map);
  for (unsigned p = 0; p < x->nparts; p++)
    if (x->how[p] == HOW_WINDOW)
      result->part[p] = emit_view (x->e, x->vtype, r->part[p]);
}

/* Store VALUE through X's window.  */

void
window_store (mem_access *x, lanes *value)
{
  auto_vec<tree> mask;
  lanemap map;
  lanes *r;

  window_map (x, &map);
  r = lanes_permute (x->e, value, &map);
  gcc_assert (r->width == x->win.width);
  if (x->masked)
    element_masks (x, &mask);
  for (unsigned v = 0; v < x->win.vectors.length (); v++)
    {
      const window_vector *w = &x->win.vectors[v];

      if (x->masked)
	store_vector (x, w->at, r->part[v], lanes_on (mask[v]));
      else if (gapless_p (x, &map, v))
	store_first (x, w->at, r->part[v], w->elements);
      else
	store_vector (x, w->at, r->part[v],
		      lanes_on (mapped_mask (x, &map, v)));
    }
  lanemap_clear (&map);
}
