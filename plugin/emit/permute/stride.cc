/* Permutations with a stride: one field out of an array of records.

   INPUT	result lane k = source lane first + stride * k
   OUTPUT	a few permutations of the sources that do not depend on the
		field, so that the compiler computes them once for all fields
		of the same records, and a few that do

   Four ways:

   halves	An even stride is a stride of two, whose parts every target
		can make out of two vectors, and half the stride.
   stages	Records of a power of two elements, all of which are there, are
		transposed (permute-network.cc), as far as one field needs it.
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

   The other way round, records are made of their fields: an odd number of them
   by regions, too, an even number by pairs.

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

lanes *
lanes_view_bytes (emitter *e, lanes *a, tree elt, unsigned n)
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
  b = lanes_view_bytes (e, b, unit, lanes_count (a->n) / group);
  if (!b)
    return NULL;
  r = permute_stride (e, b, first / chunk * stride + first % chunk, stride,
		      CEIL (n, group));
  return lanes_view_bytes (e, r, a->elt, n);
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
  lanes *b = lanes_view_bytes (e, a, unit, lanes_count (a->n) / chunk * 2), *r;
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
  return lanes_view_bytes (e, r, a->elt, map->n);
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
      if (!r && stride > 2 && bytes > CHUNK_BYTES && two < bytes
	  && first < stride && map->n * stride == lanes_count (a->n))
	r = permute_field (e, a, first, stride);
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

/* The bytes of the regions by which fields of elements of ES bytes, in vectors
   of BYTES bytes, are best interleaved if their number is odd; 0 if the target
   had better permute two vectors at a time.  */

static unsigned
region_bytes (unsigned es, unsigned bytes)
{
  const ripple_target *target = ripple_current_target ();
  if (!target->permute_bytes || target->permute_bytes (es, 2) >= bytes)
    return 0;
  unsigned one = target->permute_bytes (es, 1);
  return one >= bytes ? bytes : one >= CHUNK_BYTES ? CHUNK_BYTES : 0;
}

bool
lanes_interleave_p (unsigned es, unsigned count)
{
  if (lanes_single_p (es) || count < 2 || count > MAX_INTERLEAVED)
    return false;
  const ripple_target *target = ripple_current_target ();
  while (count % 2 == 0)
    count /= 2;
  return (count == 1 || (count == 3 && es >= 4) || !target->permute_bytes
	  || target->permute_bytes (es, 1) > 0);
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
      half[h] = lanes_view_bytes (e, x, unit, lanes_count (a->n) * a->es / 8);
      if (!half[h])
	return NULL;
    }
  unsigned n = lanes_count (half[0]->n);
  lanemap_init (&map, 2 * n, 2 * n);
  for (unsigned k = 0; k < map.n; k++)
    map.from[k] = (int) (k / 4 * 2 + k % 2 + (k / 2 % 2 ? n : 0));
  r = lanes_permute_pair (e, half[0], half[1], &map);
  lanemap_clear (&map);
  return lanes_view_bytes (e, r, a->elt, 2 * lanes_count (a->n));
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

/* The lanes of A, whose regions of SIZE lanes are those of the result of
   interleaving COUNT fields, but that the regions made of one region of the
   fields lie in as many vectors: put in order.  */

static lanes *
order_regions (emitter *e, lanes *a, unsigned count, unsigned size)
{
  unsigned in_part = a->width / size, regions = a->nparts * in_part;
  tree unit = integer_element (64, true);
  if (in_part == 1)
    return a;
  lanes *b = lanes_view_bytes (e, a, unit, 2 * regions);
  if (!b)
    return NULL;
  struct lanemap map;
  lanemap_init (&map, 2 * regions, 2 * regions);
  for (unsigned k = 0; k < 2 * regions; k++)
    {
      unsigned source = k / 2 / count, c = k / 2 % count;
      unsigned part = source / in_part * count + c;
      map.from[k] = 2 * (part * in_part + source % in_part) + k % 2;
    }
  lanes *r = lanes_permute (e, b, &map);
  lanemap_clear (&map);
  return lanes_view_bytes (e, r, a->elt, lanes_count (a->n));
}

/* Interleave the COUNT fields V, an odd number, by regions of BYTES bytes: in
   each of these the lanes of a field have places of their own.  So they are
   brought there, and then blended with those of the other fields.  Null if the
   result is cut into other vectors.  */

static lanes *
interleave_regions (emitter *e, lanes **v, unsigned count, unsigned bytes)
{
  unsigned width = v[0]->width, size = bytes / v[0]->es;
  unsigned nparts = v[0]->nparts;
  lanes *r = lanes_new (v[0]->elt, v[0]->es, nparts * width * count);
  lanes *whole = lanes_new (v[0]->elt, v[0]->es,
			    lanes_count (v[0]->n) * count);
  auto_vec<int> sel (width);
  auto_vec<tree> moved (count);

  if (r->width != width || whole->width != width)
    return NULL;
  sel.safe_grow (width);
  moved.safe_grow (count);
  for (unsigned p = 0; p < nparts; p++)
    {
      for (unsigned f = 0; f < count; f++)
	{
	  for (unsigned k = 0; k < width; k++)
	    sel[k / size * size + (count * k + f) % size] = k;
	  moved[f] = part_permute (e, v[f]->part[p], v[f]->part[p],
				   sel.address ());
	}
      for (unsigned c = 0; c < count; c++)
	{
	  tree x = NULL_TREE;
	  for (unsigned f = 0; f < count; f++)
	    {
	      bool any = false;
	      for (unsigned k = 0; k < width; k++)
		{
		  bool own = (c * size + k % size) % count == f;
		  sel[k] = k + (own ? width : 0);
		  any |= own;
		}
	      if (any)
		x = x ? part_permute (e, x, moved[f], sel.address ())
		    : moved[f];
	    }
	  r->part[p * count + c] = x;
	}
    }
  r = order_regions (e, r, count, size);
  for (unsigned p = 0; r && p < whole->nparts; p++)
    whole->part[p] = r->part[p];
  return r ? whole : NULL;
}

/* The fields V, one behind the other; null if they would be cut
   differently.  */

static lanes *
join_fields (lanes **v, unsigned count)
{
  lanes *r = lanes_new (v[0]->elt, v[0]->es, lanes_count (v[0]->n) * count);
  unsigned nparts = v[0]->nparts;

  if (r->width != v[0]->width || lanes_count (v[0]->n) % r->width)
    return NULL;
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = v[i / nparts]->part[i % nparts];
  return r;
}

/* Interleave COUNT fields, each K of whose lanes stay together.  Null if they
   would be cut differently.  */

static lanes *
interleave_groups (emitter *e, lanes **v, unsigned count, unsigned k)
{
  struct lanemap map;
  unsigned n = lanes_count (v[0]->n);
  lanes *all = join_fields (v, count), *r;

  if (!all)
    return NULL;
  lanemap_init (&map, n * count, n * count);
  for (unsigned i = 0; i < n * count; i++)
    map.from[i] = (int) (i / k % count * n + i / (k * count) * k + i % k);
  r = lanes_permute (e, all, &map);
  lanemap_clear (&map);
  return r;
}

/* Interleave COUNT fields, an even number: pairs of them first, which then are
   fields of larger elements.  */

static lanes *
interleave_pairs (emitter *e, lanes **v, unsigned count)
{
  unsigned es = v[0]->es, half = count / 2;
  lanes *pair[MAX_INTERLEAVED / 2], *r;

  for (unsigned i = 0; i < half; i++)
    pair[i] = interleave_two (e, v[2 * i], v[2 * i + 1], 2);
  if (2 * es > 8)
    return interleave_groups (e, pair, half, 2);
  unsigned n = lanes_count (v[0]->n);
  for (unsigned i = 0; i < half; i++)
    {
      pair[i] = lanes_view_bytes (e, pair[i], integer_element (16 * es, true),
				  n);
      if (!pair[i])
	return NULL;
    }
  r = lanes_interleave (e, pair, half);
  return lanes_view_bytes (e, r, v[0]->elt, n * count);
}

/* Interleave COUNT fields, an even number: those of even numbers, and then
   these with those of odd numbers.  */

static lanes *
interleave_halves (emitter *e, lanes **v, unsigned count)
{
  lanes *even[MAX_INTERLEAVED / 2], *odd[MAX_INTERLEAVED / 2];

  for (unsigned i = 0; i < count; i++)
    (i % 2 ? odd : even)[i / 2] = v[i];
  return interleave_two (e, lanes_interleave (e, even, count / 2),
			 lanes_interleave (e, odd, count / 2), 2);
}

/* Large elements are best brought from place to place by exchanges between
   vectors, which share the work; narrow ones by what unpacks two vectors.  */

static lanes *
interleave_even (emitter *e, lanes **v, unsigned count)
{
  unsigned es = v[0]->es;
  lanes *r = NULL;

  if (pow2p_hwi (count)
      && (es == 8 || (es == 4 && v[0]->width * es > CHUNK_BYTES)))
    r = interleave_groups (e, v, count, 1);
  else if (count == 6 || (es == 4 && count > 4))
    r = interleave_pairs (e, v, count);
  return r ? r : interleave_halves (e, v, count);
}

lanes *
lanes_interleave (emitter *e, lanes **v, unsigned count)
{
  struct lanemap map;
  lanes *r;

  if (count == 1)
    return v[0];
  if (count == 2)
    return interleave_two (e, v[0], v[1], 2);
  if (count % 2 == 0)
    return interleave_even (e, v, count);
  unsigned bytes = region_bytes (v[0]->es, v[0]->width * v[0]->es);
  if (bytes && (r = interleave_regions (e, v, count, bytes)))
    return r;
  r = interleave_two (e, v[0], v[1], count);
  for (unsigned i = 2; i < count; i++)
    {
      unsigned n = lanes_count (r->n);
      lanemap_init (&map, lanes_count (r->n + v[i]->n), n);
      for (unsigned k = 0; k < n; k++)
	if (k % count <= i)
	  map.from[k] = (int) (k % count == i ? n + k / count : k);
      r = lanes_permute_pair (e, r, v[i], &map);
      lanemap_clear (&map);
    }
  return r;
}
