/* Moving lanes: VEC_PERM_EXPR with constant selectors.

   INPUT	result lane k = source lane from[k]; sources and results in
		parts
   OUTPUT	per result part: the source part itself, or one permutation of
		one or two source parts, or a tree of them blended

   Where each result part needs many source parts (transposes, interleaving),
   a network of stages, each exchanging one bit of the part's number with
   bits of the lane's place, shares the work among the parts: P parts need
   P permutations a stage and log2 P stages instead of P * (P - 1)
   permutations.

   What the back end cannot do in one instruction it would do lane by lane,
   through memory: where SSE2 has a few instructions for it, those are made.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "lanes-private.h"

/* The selector for vectors of TYPE, from lanes SEL below 2 * width (or
   LANE_ANY, which becomes what costs least).  */

static tree
selector (tree type, const int *sel, unsigned inputs)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  unsigned bits = element_bits (TREE_TYPE (type));
  vec_perm_builder builder (width, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (sel[k]);
  vec_perm_indices indices (builder, inputs, width);
  return vec_perm_indices_to_tree
    (part_vector_type (integer_element (bits, false), width), indices);
}

/* Give the lanes of SEL (WIDTH of them, below 2 * WIDTH) that do not matter
   the values that make the selector simplest.  */

static void
complete_selector (int *sel, unsigned width)
{
  int first = LANE_ANY, delta = 0;
  bool shift_p = true, splat_p = true;

  for (unsigned k = 0; k < width; k++)
    if (sel[k] != LANE_ANY)
      {
	if (first == LANE_ANY)
	  {
	    first = sel[k];
	    delta = sel[k] - (int) k;
	  }
	shift_p &= sel[k] - (int) k == delta;
	splat_p &= sel[k] == first;
      }
  for (unsigned k = 0; k < width; k++)
    if (sel[k] == LANE_ANY)
      {
	int guess = (int) k + delta;

	if (splat_p && !shift_p)
	  sel[k] = first;
	else if (shift_p && guess >= 0 && guess < 2 * (int) width)
	  sel[k] = guess;
	else
	  sel[k] = k;
      }
}

/* True if the target permutes vectors of TYPE by SEL without taking them
   apart.  */

static bool
permute_direct_p (tree type, const int *sel, unsigned inputs)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  vec_perm_builder builder (width, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (sel[k]);
  vec_perm_indices indices (builder, inputs, width);
  return ripple_vec_perm_const_p (TYPE_MODE (type), indices);
}

/* Two permutations for what the target does not do in one, of four elements
   out of two vectors: each takes two out of one and two out of another
   vector, as shufps does.  Null if these are no four elements.  */

static tree
permute_quads (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a), t;
  unsigned from_b = 0, p = 0;
  int one[4], two[4];

  if (maybe_ne (TYPE_VECTOR_SUBPARTS (type), 4u))
    return NULL_TREE;
  for (unsigned k = 0; k < 4; k++)
    from_b += sel[k] >= 4;
  if (from_b == 2)
    {
      unsigned na = 0, nb = 2;

      for (unsigned k = 0; k < 4; k++)
	{
	  two[k] = sel[k] < 4 ? na++ : nb++;
	  one[two[k]] = sel[k];
	}
      if (!permute_direct_p (type, one, 2))
	return NULL_TREE;
      t = part_permute (e, a, b, one);
      return part_permute (e, t, t, two);
    }
  /* The one lane P that comes from the other vector, and its neighbour; and
     then the other half.  */
  while ((sel[p] >= 4) != (from_b == 1))
    p++;
  if (from_b == 3)
    std::swap (a, b);
  one[0] = one[1] = sel[p ^ 1] % 4;
  one[2] = one[3] = sel[p] % 4 + 4;
  for (unsigned k = 0; k < 4; k++)
    if (k / 2 == p / 2)
      two[k] = (k == p ? 2 : 0) + (p / 2) * 4;
    else
      two[k] = sel[k] % 4 + (p / 2 ? 0 : 4);
  if (!permute_direct_p (type, one, 2) || !permute_direct_p (type, two, 2))
    return NULL_TREE;
  t = part_permute (e, a, b, one);
  return p / 2 ? part_permute (e, a, t, two) : part_permute (e, t, a, two);
}

/* The last lanes of A from one on and then B's first ones, which may be A's:
   both vectors shifted as a whole, and combined.  Null if SEL is something
   else.  */

static tree
permute_shift (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a), zero = build_zero_cst (type), lo, hi;
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  auto_vec<int> shift (width);

  if (!INTEGRAL_TYPE_P (TREE_TYPE (type)) || sel[0] == 0)
    return NULL_TREE;
  for (unsigned k = 0; k < width; k++)
    {
      int lane = sel[0] + (int) k;

      if (sel[k] != (a == b ? lane % (int) width : lane))
	return NULL_TREE;
      shift.quick_push (lane);
    }
  lo = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, zero,
		     selector (type, shift.address (), 2));
  hi = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, zero, b,
		     selector (type, shift.address (), 2));
  return part_binary (e, BIT_IOR_EXPR, type, lo, hi);
}

/* The same where numbers of lanes of two vectors do not fit in an element, as
   those of two vectors of 256 bytes: what comes from A and what comes from
   B.  */

static tree
permute_each (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a), truth = truth_type_for (type);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder mask (truth, width, 1);
  auto_vec<int> lo (width), hi (width);

  for (unsigned k = 0; k < width; k++)
    {
      bool b_p = sel[k] >= (int) width;

      lo.quick_push (b_p ? 0 : sel[k]);
      hi.quick_push (b_p ? sel[k] - width : 0);
      mask.quick_push (build_int_cst (TREE_TYPE (truth), b_p ? -1 : 0));
    }
  a = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, a,
		    selector (type, lo.address (), 1));
  b = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, b, b,
		    selector (type, hi.address (), 1));
  return part_select (e, mask.build (), b, a);
}

tree
part_permute (emitter *e, tree a, tree b, int *sel)
{
  tree type = TREE_TYPE (a);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  bool identity_a = true, identity_b = true, from_a = true, from_b = true;

  if (bfloat_p (TREE_TYPE (type)))
    {
      tree bits = unsigned_type_for (type);

      a = part_view (e, bits, a);
      return part_view (e, type, part_permute (e, a, part_view (e, bits, b),
					       sel));
    }
  for (unsigned k = 0; k < width; k++)
    if (sel[k] != LANE_ANY)
      {
	identity_a &= sel[k] == (int) k;
	identity_b &= sel[k] == (int) (k + width);
	from_a &= sel[k] < (int) width;
	from_b &= sel[k] >= (int) width;
      }
  if (identity_a)
    return a;
  if (identity_b)
    return b;
  if (from_b && !from_a)
    {
      for (unsigned k = 0; k < width; k++)
	if (sel[k] != LANE_ANY)
	  sel[k] -= width;
      a = b;
      from_a = true;
    }
  if (a == b)
    {
      for (unsigned k = 0; k < width; k++)
	if (sel[k] != LANE_ANY)
	  sel[k] %= width;
      from_a = true;
    }
  if (from_a)
    b = a;
  complete_selector (sel, width);
  if (from_a)
    for (unsigned k = 0; k < width; k++)
      sel[k] %= width;
  if (TREE_CODE (a) == VECTOR_CST && TREE_CODE (b) == VECTOR_CST)
    {
      tree_vector_builder builder (type, width, 1);

      for (unsigned k = 0; k < width; k++)
	builder.quick_push (vector_cst_elt (sel[k] < (int) width ? a : b,
					    sel[k] % width));
      return builder.build ();
    }
  if (VECTOR_MODE_P (TYPE_MODE (type))
      && !permute_direct_p (type, sel, from_a ? 1 : 2))
    {
      if (tree r = from_a ? NULL_TREE : permute_quads (e, a, b, sel))
	return r;
      if (tree r = permute_shift (e, a, b, sel))
	return r;
    }
  if (!from_a && 2 * width > 1u << MIN (element_bits (TREE_TYPE (type)), 16u))
    return permute_each (e, a, b, sel);
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, b,
		       selector (type, sel, from_a ? 1 : 2));
}

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

/* True if one instruction permutes two vectors of BYTES bytes.  */

static bool
two_sources_p (unsigned es, unsigned bytes)
{
  const ripple_target *target = ripple_current_target ();

  return !target->permute_bytes || target->permute_bytes (es, 2) >= bytes;
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

/* If MAP of 2^m lanes moves the bits of the lanes' numbers about (BIT[i]: the
   source's bit that is bit i of the result's; a constant may be added without
   carry), set BIT and return true.  */

static bool
bit_permutation_p (const struct lanemap *map, unsigned *bit)
{
  unsigned n = map->n, seen = 0;

  if (n != map->n_from || !pow2p_hwi (n) || map->from[0] == LANE_ANY)
    return false;
  for (unsigned i = 0; 1u << i < n; i++)
    {
      unsigned x = map->from[1u << i] ^ map->from[0];

      if (map->from[1u << i] == LANE_ANY || !pow2p_hwi (x) || (seen & x))
	return false;
      seen |= x;
      bit[i] = exact_log2 (x);
    }
  for (unsigned k = 0; k < n; k++)
    {
      unsigned x = map->from[0];

      for (unsigned i = 0; k >> i; i++)
	if (k >> i & 1)
	  x ^= 1u << bit[i];
      if (map->from[k] != (int) x)
	return false;
    }
  return true;
}

/* Exchange bit X of the lane's place with bit Y of its number (a bit of the
   part's number): the parts of A in pairs that differ in Y.  */

static lanes *
exchange_bits (emitter *e, lanes *a, unsigned x, unsigned y)
{
  unsigned width = a->width, step = (1u << y) / width, at = 1u << x;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  auto_vec<int> sel (width);

  sel.safe_grow (width);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      bool upper = (i & step) != 0;
      unsigned first = i & ~step;

      for (unsigned k = 0; k < width; k++)
	sel[k] = ((k & ~at) | (upper ? at : 0)) + (k & at ? width : 0);
      r->part[i] = part_permute (e, a->part[first], a->part[first + step],
				 sel.address ());
    }
  return r;
}

/* If the parts of A under MAP mix by a network of exchanges, do all stages but
   the last, which is left to MAP (changed accordingly), and return the new
   source.  Else A.  */

static lanes *
exchange_network (emitter *e, lanes *a, struct lanemap *map)
{
  unsigned bit[32], bits, w = exact_log2 (a->width), stages = 0;
  unsigned up = 0, down = 0;	/* Source bits that must change sides.  */

  if (a->width != lanes_width (a->es, map->n)
      || !bit_permutation_p (map, bit))
    return a;
  bits = exact_log2 (map->n);
  for (unsigned i = 0; i < bits; i++)
    if (i < w && bit[i] >= w)
      down |= 1u << bit[i];
    else if (i >= w && bit[i] < w)
      {
	up |= 1u << bit[i];
	stages++;
      }
  for (; stages > 1; stages--)
    {
      unsigned x = floor_log2 (up), y = bit[x];

      /* Best goes down to place X what belongs there.  */
      if (y < w || !(down >> y & 1))
	y = floor_log2 (down);
      a = exchange_bits (e, a, x, y);
      up &= ~(1u << x);
      down &= ~(1u << y);
      for (unsigned k = 0; k < map->n; k++)
	{
	  unsigned lane = map->from[k];
	  unsigned differ = (lane >> x ^ lane >> y) & 1;

	  map->from[k] = lane ^ (differ << x | differ << y);
	}
      for (unsigned i = 0; i < bits; i++)
	bit[i] = bit[i] == x ? y : bit[i] == y ? x : bit[i];
    }
  return a;
}

static lanes *
permute_by_network (emitter *e, lanes *a, const struct lanemap *map)
{
  struct lanemap rest;
  lanes *r;

  lanemap_init (&rest, map->n_from, map->n);
  memcpy (rest.from, map->from, map->n * sizeof *map->from);
  r = permute_numbers (e, exchange_network (e, a, &rest), NULL, &rest);
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
  if (lanes_emulate)
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
  if (lanes_emulate)
    return scalar_permute (a, b, map);
  return permute_any (e, a, b, map);
}
