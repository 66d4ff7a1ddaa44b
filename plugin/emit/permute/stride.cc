/* Permutations with a stride: one field out of an array of records.

   INPUT	result lane k = source lane first + stride * k
   OUTPUT	a few permutations of the sources that do not depend on the
		field, so that the compiler computes them once for all fields
		of the same records, and a few that do

   Three ways:

   halves	An even stride is a stride of two, whose parts every target
		can make out of two vectors, and half the stride.
   chunks	Narrow elements that the target moves fast within 16 bytes
		only: each 16 bytes are transposed, so that a field's elements
		lie one behind the other; those groups are permuted then.
   regions	An odd stride meets every place of a region of a power of two
		elements once: so the regions in which the lanes lie can be
		blended, and one permutation brings the lanes where they
		belong.  A region is a whole vector, or 16 bytes, which are
		gathered first:

		source chunks	0 1 2 3 | 4 5 6 7 | 8 9 10 11
		gathered	0 3 6 9 | 1 4 7 10 | 2 5 8 11

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

enum { CHUNK_BYTES = 16 };

static bool
strided_p (const struct lanemap *map, unsigned *first, unsigned *stride)
{
  if (map->n < 2 || map->from[0] < 0 || map->from[1] < map->from[0] + 2)
    return false;
  *first = map->from[0];
  *stride = map->from[1] - map->from[0];
  for (unsigned k = 2; k < map->n; k++)
    if (map->from[k] != (int) (*first + k * *stride))
      return false;
  return true;
}

static void
strided_map (struct lanemap *map, unsigned n_from, unsigned first,
	     unsigned stride, unsigned n)
{
  lanemap_init (map, n_from, n);
  for (unsigned k = 0; k < n; k++)
    map->from[k] = first + k * stride;
}

/* Lanes FIRST + STRIDE * k of A, N of them.  */

static lanes *
permute_stride (emitter *e, lanes *a, unsigned first, unsigned stride,
		unsigned n)
{
  struct lanemap map;
  lanes *r;

  strided_map (&map, lanes_count (a->n), first, stride, n);
  r = lanes_permute (e, a, &map);
  lanemap_clear (&map);
  return r;
}

/* The bytes of A as N elements ELT, cut in vectors of as many bytes; null if
   they would be cut differently.  */

static lanes *
view_lanes (emitter *e, lanes *a, tree elt, unsigned n)
{
  lanes *r = lanes_new (elt, 0, n);
  tree type = lanes_part_type (elt, r->es, n);

  if (r->width * r->es != a->width * a->es || r->nparts != a->nparts)
    return NULL;
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_view (e, type, a->part[i]);
  return r;
}

static lanes *
permute_halves (emitter *e, lanes *a, unsigned first, unsigned stride,
		unsigned n)
{
  if (lanes_count (a->n) / 2 < a->width)
    return NULL;
  a = permute_stride (e, a, first % 2, 2, lanes_count (a->n) / 2);
  return permute_stride (e, a, first / 2, stride / 2, n);
}

static lanes *
permute_chunks (emitter *e, lanes *a, unsigned first, unsigned stride,
		unsigned n)
{
  unsigned chunk = CHUNK_BYTES / a->es, group = chunk / stride;
  tree unit = integer_element (group * a->es * 8, true);
  lanes *b = lanes_new (a->elt, a->es, a->n), *r;
  auto_vec<int> sel (a->width);

  if (first % chunk >= stride)
    return NULL;
  for (unsigned k = 0; k < a->width; k++)
    sel.quick_push (k / chunk * chunk + k % chunk % group * stride
		    + k % chunk / group);
  for (unsigned i = 0; i < a->nparts; i++)
    b->part[i] = part_permute (e, a->part[i], a->part[i], sel.address ());
  b = view_lanes (e, b, unit, lanes_count (a->n) / group);
  if (!b)
    return NULL;
  r = permute_stride (e, b, first / chunk * stride + first % chunk, stride,
		      CEIL (n, group));
  return view_lanes (e, r, a->elt, n);
}

/* Regions.  */

/* The regions of SIZE lanes in which the sources of the lanes FROM .. of MAP
   lie, in ascending order.  */

static void
source_regions (const struct lanemap *map, unsigned from, unsigned size,
		auto_vec<unsigned> *list)
{
  for (unsigned k = from; k < MIN (from + size, map->n); k++)
    if (list->is_empty () || list->last () != map->from[k] / size)
      list->safe_push (map->from[k] / size);
}

/* A's regions of CHUNK_BYTES that are number I in their lists, in the places
   of the result's regions; MAP says the result's lanes.  */

static lanes *
gather_chunks (emitter *e, lanes *a, const struct lanemap *map, unsigned i)
{
  unsigned chunk = CHUNK_BYTES / a->es, n = CEIL (map->n, chunk);
  tree unit = integer_element (64, true);
  lanes *b = view_lanes (e, a, unit, lanes_count (a->n) / chunk * 2), *r;
  struct lanemap units;

  if (!b)
    return NULL;
  lanemap_init (&units, lanes_count (b->n), 2 * n);
  for (unsigned j = 0; j < n; j++)
    {
      auto_vec<unsigned> list;

      source_regions (map, j * chunk, chunk, &list);
      if (i < list.length ())
	{
	  units.from[2 * j] = 2 * list[i];
	  units.from[2 * j + 1] = 2 * list[i] + 1;
	}
    }
  r = lanes_permute (e, b, &units);
  lanemap_clear (&units);
  return view_lanes (e, r, a->elt, map->n);
}

/* The same of regions that are vectors: no permutation.  */

static lanes *
gather_vectors (lanes *a, const struct lanemap *map, unsigned i)
{
  lanes *r = lanes_new (a->elt, a->es, map->n);

  for (unsigned p = 0; p < r->nparts; p++)
    {
      auto_vec<unsigned> list;

      source_regions (map, p * a->width, a->width, &list);
      r->part[p] = a->part[list[MIN (i, list.length () - 1)]];
    }
  return r;
}

static lanes *
permute_regions (emitter *e, lanes *a, const struct lanemap *map,
		 unsigned region)
{
  lanes *r = lanes_new (a->elt, a->es, map->n), *next;
  unsigned most = 0, width = a->width;
  auto_vec<unsigned> owner;	/* Per place of the result.  */
  auto_vec<int> sel (width);

  owner.safe_grow_cleared (r->nparts * width);
  for (unsigned k = 0; k < map->n; k += region)
    {
      auto_vec<unsigned> list;

      source_regions (map, k, region, &list);
      most = MAX (most, list.length ());
      for (unsigned j = k, i = 0; j < MIN (k + region, map->n); j++)
	{
	  i += map->from[j] / region != list[i];
	  owner[k + map->from[j] % region] = i;
	}
    }
  sel.safe_grow (width);
  for (unsigned i = 0; i < most; i++)
    {
      next = (region == width ? gather_vectors (a, map, i)
	      : gather_chunks (e, a, map, i));
      if (!next)
	return NULL;
      for (unsigned p = 0; p < r->nparts; p++)
	{
	  for (unsigned k = 0; k < width; k++)
	    sel[k] = k + (owner[p * width + k] == i ? width : 0);
	  r->part[p] = i ? part_permute (e, r->part[p], next->part[p],
					 sel.address ()) : next->part[p];
	}
    }
  for (unsigned p = 0; p < r->nparts; p++)
    {
      for (unsigned k = 0; k < width; k++)
	{
	  unsigned lane = p * width + k;

	  sel[k] = (lane < map->n ? (int) (k / region * region
					   + map->from[lane] % region)
		    : (int) LANE_ANY);
	}
      r->part[p] = part_permute (e, r->part[p], r->part[p], sel.address ());
    }
  return r;
}

/* A's lanes by MAP, if MAP has a stride and that is cheaper done in one of
   these ways; else null.  */

lanes *
lanes_permute_strided (emitter *e, lanes *a, const struct lanemap *map)
{
  const ripple_target *target = ripple_current_target ();
  unsigned first, stride, bytes = a->width * a->es, one, two;
  lanes *r = NULL;

  if (!strided_p (map, &first, &stride) || lanes_count (a->n) % a->width
      || a->width != lanes_width (a->es, map->n))
    return NULL;
  one = target->permute_bytes ? target->permute_bytes (a->es, 1) : bytes;
  two = target->permute_bytes ? target->permute_bytes (a->es, 2) : bytes;
  if (stride % 2 == 0)
    {
      if ((stride == 2 || stride == 4) && CHUNK_BYTES / stride > a->es
	  && bytes > CHUNK_BYTES && one >= CHUNK_BYTES && two < bytes)
	r = permute_chunks (e, a, first, stride, map->n);
      if (!r && stride > 2)
	r = permute_halves (e, a, first, stride, map->n);
      return r;
    }
  if (two >= bytes || stride >= map->n)
    return NULL;
  if (one >= bytes)
    return permute_regions (e, a, map, a->width);
  if (one >= CHUNK_BYTES)
    return permute_regions (e, a, map, CHUNK_BYTES / a->es);
  return NULL;
}

/* The other way round.  */

bool
lanes_interleave_p (unsigned es, unsigned count)
{
  if (lanes_single_p (es))
    return false;
  const ripple_target *target = ripple_current_target ();

  if (count == 2 || count == 4)
    return true;
  return (count == 3
	  && (es >= 4 || !target->permute_bytes
	      || target->permute_bytes (es, 1) > 0));
}

/* Narrow elements that the target moves fast within 16 bytes only: those of
   A and B interleaved within them, and the 16 bytes then permuted.  Null if
   that is no gain.  */

static lanes *
interleave_chunks (emitter *e, lanes *a, lanes *b)
{
  const ripple_target *target = ripple_current_target ();
  unsigned chunk = CHUNK_BYTES / a->es, width = a->width;
  tree unit = integer_element (64, true);
  struct lanemap map;
  auto_vec<int> sel;
  lanes *half[2], *r;

  if (width * a->es <= CHUNK_BYTES || a->es >= 4 || !target->permute_bytes
      || target->permute_bytes (a->es, 1) < CHUNK_BYTES
      || lanes_count (a->n) % width)
    return NULL;
  sel.safe_grow (width);
  for (unsigned h = 0; h < 2; h++)
    {
      lanes *x = lanes_new (a->elt, a->es, a->n);

      for (unsigned p = 0; p < a->nparts; p++)
	{
	  for (unsigned k = 0; k < width; k++)
	    sel[k] = (int) (k / chunk * chunk + h * (chunk / 2)
			    + k % chunk / 2 + (k & 1 ? width : 0));
	  x->part[p] = part_permute (e, a->part[p], b->part[p],
				     sel.address ());
	}
      half[h] = view_lanes (e, x, unit, lanes_count (a->n) * a->es / 8);
      if (!half[h])
	return NULL;
    }
  unsigned n = lanes_count (half[0]->n);
  lanemap_init (&map, 2 * n, 2 * n);
  for (unsigned k = 0; k < map.n; k++)
    map.from[k] = (int) (k / 4 * 2 + k % 2 + (k / 2 % 2 ? n : 0));
  r = lanes_permute_pair (e, half[0], half[1], &map);
  lanemap_clear (&map);
  return view_lanes (e, r, a->elt, 2 * lanes_count (a->n));
}

/* Lane k of A and B become lanes COUNT * k and COUNT * k + 1; the others are
   any.  */

static lanes *
interleave_two (emitter *e, lanes *a, lanes *b, unsigned count)
{
  struct lanemap map;
  lanes *r = count == 2 ? interleave_chunks (e, a, b) : NULL;

  if (r)
    return r;
  lanemap_init (&map, lanes_count (a->n + b->n), lanes_count (a->n) * count);
  for (unsigned k = 0; k < lanes_count (a->n); k++)
    {
      map.from[k * count] = (int) k;
      map.from[k * count + 1] = (int) (lanes_count (a->n) + k);
    }
  r = lanes_permute_pair (e, a, b, &map);
  lanemap_clear (&map);
  return r;
}

lanes *
lanes_interleave (emitter *e, lanes **v, unsigned count)
{
  struct lanemap map;
  lanes *r;

  if (count == 4)
    return interleave_two (e, interleave_two (e, v[0], v[2], 2),
			   interleave_two (e, v[1], v[3], 2), 2);
  r = interleave_two (e, v[0], v[1], count);
  if (count == 2)
    return r;
  lanemap_init (&map, lanes_count (r->n + v[2]->n), lanes_count (r->n));
  for (unsigned k = 0; k < lanes_count (r->n); k++)
    map.from[k] = (int) (k % 3 == 2 ? lanes_count (r->n) + k / 3 : k);
  r = lanes_permute_pair (e, r, v[2], &map);
  lanemap_clear (&map);
  return r;
}
