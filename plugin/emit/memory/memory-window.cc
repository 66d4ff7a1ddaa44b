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

/* Permutations.  */

/* Let *SEL, N numbers of elements of *ES bytes, be numbers of larger ones, as
   far as elements stay together.  */

static void
widen_elements (auto_vec<unsigned> *sel, unsigned *n, unsigned *es)
{
  while (*n > 1 && *es < CHUNK_BYTES)
    {
      for (unsigned k = 0; k < *n; k += 2)
	if ((*sel)[k] % 2 || (*sel)[k + 1] != (*sel)[k] + 1)
	  return;
      *n /= 2;
      *es *= 2;
      for (unsigned k = 0; k < *n; k++)
	(*sel)[k] = (*sel)[2 * k] / 2;
    }
}

/* How many instructions a permutation of two vectors of N elements of ES bytes
   by SEL takes, or of ONE, where narrow elements are moved within 16 bytes and
   words within a vector.  */

static unsigned
selector_cost (auto_vec<unsigned> *sel, unsigned n, unsigned es, bool one)
{
  widen_elements (sel, &n, &es);
  unsigned in_chunk = MAX (CHUNK_BYTES / es, 1u);
  bool within = true, blend = true, low = true, high = true, quads = es >= 4;
  for (unsigned k = 0; k < n; k++)
    {
      unsigned s = (*sel)[k] % n, c = k % in_chunk;
      unsigned first = k - c, upper = (*sel)[k] / n;
      within &= s / in_chunk == k / in_chunk;
      blend &= s == k;
      low &= s == first + c / 2 && upper == k % 2;
      high &= s == first + in_chunk / 2 + c / 2 && upper == k % 2;
      quads &= (upper == (c >= in_chunk / 2)
		&& s % in_chunk == (*sel)[c] % in_chunk);
    }
  if (one)
    return within || es >= 4 ? 1 : 4;
  if (blend || low || high || (within && quads) || es >= CHUNK_BYTES)
    return 1;
  return within || es >= 4 ? 3 : 9;
}

/* Cost of the statement G of a permutation; false if it is one that the
   target does not know.  */

static bool
permute_step_cost (gimple *g, unsigned *cost)
{
  const ripple_target *target = ripple_current_target ();
  tree vtype = TREE_TYPE (gimple_get_lhs (g)), elt = TREE_TYPE (vtype);
  unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt)), n, bytes;
  vec_perm_builder sel;
  tree cst;

  if (gimple_assign_rhs_code (g) != VEC_PERM_EXPR)
    {
      *cost += gimple_assign_rhs_code (g) != VIEW_CONVERT_EXPR;
      return true;
    }
  cst = gimple_assign_rhs3 (g);
  if (!tree_to_vec_perm_builder (&sel, cst))
    return false;
  bool one = gimple_assign_rhs1 (g) == gimple_assign_rhs2 (g);
  n = vector_lanes (vtype);
  bytes = n * es;
  vec_perm_indices indices (sel, one ? 1 : 2, n);
  /* Narrow elements mostly take more than one instruction.  */
  if (!target->permute_bytes || !target->permute_bytes (es, 1))
    *cost += es >= 4 ? 1 : 3;
  else if (target->permute_bytes (es, one ? 1 : 2) >= bytes)
    *cost += 1;
  else
    {
      auto_vec<unsigned> number (n);
      for (unsigned k = 0; k < n; k++)
	number.quick_push (TREE_INT_CST_LOW (VECTOR_CST_ELT (cst, k))
			   % (one ? n : 2 * n));
      *cost += selector_cost (&number, n, es, one);
    }
  return ripple_vec_perm_const_p (TYPE_MODE (vtype), indices);
}

/* Cost of permuting X's elements by MAP, found by a trial; false if the target
   would have to take the vectors apart.  */

static bool
permute_cost (const mem_access *x, const lanemap *map, unsigned *cost)
{
  emitter trial = { NULL, UNKNOWN_LOCATION };
  lanes *from = lanes_new (x->win.elt, x->es, map->n_from);
  tree vtype = lanes_part_type (x->win.elt, x->es, map->n_from), none;
  bool ok = true;

  /* Any loads: the folders want to see where a value comes from.  */
  none = build2 (MEM_REF, vtype, null_pointer_node,
		 build_zero_cst (build_pointer_type (vtype)));
  for (unsigned p = 0; p < from->nparts; p++)
    from->part[p] = emit_rhs (&trial, vtype, unshare_expr (none));
  lanes_permute (&trial, from, map);
  for (gimple_stmt_iterator gsi = gsi_start (trial.seq); !gsi_end_p (gsi);
       gsi_next (&gsi))
    if (!gimple_assign_load_p (gsi_stmt (gsi)))
      ok &= (is_gimple_assign (gsi_stmt (gsi))
	     && permute_step_cost (gsi_stmt (gsi), cost));
  gimple_seq_discard (trial.seq);
  return ok;
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
  ok = ok && permute_cost (x, &map, cost);
  lanemap_clear (&map);
  return ok;
}

/* Plan the window for the parts HARD of X.  False if there is none, else its
   rough COST.  */

bool
window_make (mem_access *x, const bool *hard, unsigned *cost)
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

/* Masks of the elements.  */

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

/* Constant mask of the elements of vector V for which MAP has a lane.  */

static tree
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

/* Set MASK[v] to the mask of the elements of vector V.  */

static void
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
