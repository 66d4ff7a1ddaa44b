/* Moving lanes: VEC_PERM_EXPR with constant selectors.

   INPUT	result lane k = source lane from[k]; sources and results in
		parts
   OUTPUT	per result part: the source part itself, or one permutation of
		one or two source parts, or a tree of them blended

   One part is permuted in permute-part.cc.  Where each result part needs many
   source parts, permute-network.cc goes first.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

/* The sources of a permutation cut into the result's width, on demand.  */

struct permute_source
{
  emitter *e;
  lanes *a, *b;
  unsigned width;
  unsigned na;			/* Pieces of A; B's come after.  */
  auto_vec<tree> piece;
};

static tree
source_piece (permute_source *s, unsigned i)
{
  lanes *x = i < s->na ? s->a : s->b;
  unsigned p = i < s->na ? i : i - s->na, lane = p * s->width;
  auto_vec<tree> whole;

  if (s->piece[i])
    return s->piece[i];
  if (s->width <= x->width)
    s->piece[i] = part_subvector (s->e, x->part[lane / x->width],
				  lane % x->width, s->width);
  else
    {
      for (unsigned k = 0; k < s->width / x->width; k++)
	{
	  unsigned q = lane / x->width + k;

	  whole.safe_push (q < x->nparts ? x->part[q]
					 : part_any (TREE_TYPE (x->part[0])));
	}
      s->piece[i] = part_concat (s->e, whole.address (), whole.length ());
    }
  return s->piece[i];
}

/* The piece and the place in it of lane FROM of the concatenated sources.  */

static unsigned
locate (const permute_source *s, int from, unsigned *place)
{
  unsigned lane = from;

  if (lane < lanes_count (s->a->n))
    {
      *place = lane % s->width;
      return lane / s->width;
    }
  lane -= lanes_count (s->a->n);
  *place = lane % s->width;
  return s->na + lane / s->width;
}

/* A result part in which lane K is FROM[K], from any number of pieces: the
   pieces in pairs, each pair permuted so that its lanes stand where they
   belong, and the pairs blended.  */

static tree
permute_tree (permute_source *s, const int *from)
{
  unsigned width = s->width, place;
  auto_vec<unsigned> used;
  auto_vec<tree> value;
  auto_vec<int> owner (width), sel (width);
  bool two_p = two_sources_p (s->a->es, width * s->a->es);

  for (unsigned k = 0; k < width; k++)
    {
      unsigned i = 0, p;

      owner.quick_push (LANE_ANY);
      sel.quick_push (LANE_ANY);
      if (from[k] == LANE_ANY)
	continue;
      p = locate (s, from[k], &place);
      while (i < used.length () && used[i] != p)
	i++;
      if (i == used.length ())
	used.safe_push (p);
      owner[k] = i;
    }
  if (used.is_empty ())
    return source_piece (s, 0);
  for (unsigned i = 0; i < used.length (); i += 2)
    {
      unsigned j = MIN (i + 1, used.length () - 1);

      for (unsigned k = 0; k < width; k++)
	{
	  sel[k] = LANE_ANY;
	  if (owner[k] != (int) i && owner[k] != (int) j)
	    continue;
	  locate (s, from[k], &place);
	  sel[k] = place + (owner[k] == (int) i ? 0 : width);
	}
      if (i == j && i && two_p)
	{
	  /* The odd one joins the pair before it.  */
	  for (unsigned k = 0; k < width; k++)
	    if (owner[k] == (int) i)
	      {
		sel[k] += width;
		owner[k] = i - 1;
	      }
	    else if (owner[k] / 2 == (int) i / 2 - 1)
	      sel[k] = k;
	  value.last () = part_permute (s->e, value.last (),
					source_piece (s, used[i]),
					sel.address ());
	  break;
	}
      value.safe_push (part_permute (s->e, source_piece (s, used[i]),
				     source_piece (s, used[j]),
				     sel.address ()));
    }
  for (unsigned k = 0; k < width; k++)
    if (owner[k] != LANE_ANY)
      owner[k] /= 2;
  while (value.length () > 1)
    {
      unsigned m = 0;

      for (unsigned i = 0; i < value.length (); i += 2, m++)
	{
	  unsigned j = MIN (i + 1, value.length () - 1);

	  for (unsigned k = 0; k < width; k++)
	    sel[k] = owner[k] == (int) i ? (int) k
		     : owner[k] == (int) j ? (int) (k + width) : LANE_ANY;
	  value[m] = part_permute (s->e, value[i], value[j], sel.address ());
	}
      value.truncate (m);
      for (unsigned k = 0; k < width; k++)
	if (owner[k] != LANE_ANY)
	  owner[k] /= 2;
    }
  return value[0];
}

static lanes *
permute_numbers (emitter *e, lanes *a, lanes *b, const struct lanemap *map)
{
  lanes *r = lanes_new (a->elt, a->es, map->n);
  permute_source s;
  auto_vec<int> from (r->width);

  s.e = e;
  s.a = a;
  s.b = b;
  s.width = r->width;
  s.na = CEIL (lanes_count (a->n), r->width);
  unsigned nb = b ? CEIL (lanes_count (b->n), r->width) : 0;
  s.piece.safe_grow_cleared (s.na + nb);
  from.safe_grow (r->width);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      for (unsigned k = 0; k < r->width; k++)
	from[k] = i * r->width + k < map->n ? map->from[i * r->width + k]
					    : (int) LANE_ANY;
      r->part[i] = permute_tree (&s, from.address ());
    }
  return r;
}

static lanes *
permute_by_network (emitter *e, lanes *a, const struct lanemap *map)
{
  struct lanemap rest;
  lanes *r;

  lanemap_init (&rest, map->n_from, map->n);
  memcpy (rest.from, map->from, map->n * sizeof *map->from);
  r = permute_numbers (e, permute_stages (e, a, &rest), NULL, &rest);
  lanemap_clear (&rest);
  return r;
}

/* Mask M as integers of its elements' size.  */

static lanes *
mask_numbers (emitter *e, lanes *m)
{
  tree num = integer_element (m->es * 8, false);
  lanes *r = lanes_new (num, m->es, m->n);

  for (unsigned i = 0; i < m->nparts; i++)
    r->part[i] = part_mask_to_integers (e, m->part[i], m->es);
  return r;
}

/* MAP applied to A and, unless null, B.  */

static lanes *
permute_any (emitter *e, lanes *a, lanes *b, const struct lanemap *map)
{
  lanes *r, *m;

  if (!mask_p (a))
    return b ? permute_numbers (e, a, b, map) : permute_by_network (e, a, map);
  if (b)
    b = mask_numbers (e, lanes_mask_resize (e, b, a->es));
  r = permute_any (e, mask_numbers (e, a), b, map);
  m = lanes_new (boolean_type_node, a->es, map->n);
  for (unsigned i = 0; i < m->nparts; i++)
    m->part[i] = part_mask_from_integers (e, r->part[i]);
  return m;
}

lanes *
lanes_permute (emitter *e, lanes *a, const struct lanemap *map)
{
  gcc_assert (map->n_from == lanes_count (a->n));
  if (lanes_single_p (a->es))
    return scalar_permute (a, NULL, map);
  switch (lanemap_classify (map))
    {
    case LANEMAP_IDENTITY:
      return a;
    case LANEMAP_SPLAT:
      {
	unsigned k = 0;

	while (map->from[k] == LANE_ANY)
	  k++;
	/* Other splats are permutations like any: no trip through a scalar
	   register.  */
	if (TREE_CODE (a->part[map->from[k] / a->width]) == VECTOR_CST)
	  return lanes_splat (e, a->elt, a->es, map->n,
			      lanes_extract (e, a, map->from[k]));
	break;
      }
    default:
      if (lanes *r = mask_p (a) ? NULL : lanes_permute_strided (e, a, map))
	return r;
      break;
    }
  return permute_any (e, a, NULL, map);
}

lanes *
lanes_permute_pair (emitter *e, lanes *a, lanes *b, const struct lanemap *map)
{
  gcc_assert (map->n_from == lanes_count (a->n + b->n));
  if (lanes_single_p (a->es))
    return scalar_permute (a, b, map);
  return permute_any (e, a, b, map);
}
