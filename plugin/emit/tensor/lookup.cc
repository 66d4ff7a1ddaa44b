/* Lanes at indices that are known only at run time.

   INPUT	lanes of 4 bytes, an index for each lane of the result
   OUTPUT	up to MOST_PARTS vectors: a VEC_PERM_EXPR of each pair of them,
		and a selection by the bits of the index above; else, and where
		there is no such instruction, the lanes in memory, and a gather

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/tensor/tensor-private.h"
#include "emit/value/scalable-rows.h"

enum { MOST_PARTS = 8 };

static lanes *
splat (emitter *e, const lanes *a, HOST_WIDE_INT value)
{
  return lanes_splat (e, a->elt, a->es, a->n, build_int_cst (a->elt, value));
}

/* INDEX, whose lanes are all constants.  */

static lanes *
look_up_constants (emitter *e, lanes *a, lanes *index)
{
  unsigned n = lanes_count (index->n);
  struct lanemap map;

  lanemap_init (&map, lanes_count (a->n), n);
  for (unsigned k = 0; k < n; k++)
    map.from[k] = TREE_INT_CST_LOW (lanes_constant_lane (index, k));
  lanes *r = lanes_permute (e, a, &map);
  lanemap_clear (&map);
  return r;
}

/* By way of memory.  */

static lanes *
look_up_in_memory (emitter *e, lanes *a, lanes *index)
{
  struct shape s
    = shape_1d (0, lanes_least (a->n), lanes_scalable_p (a->n));
  lanes_mask all = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  lanes_address x = lanes_address ();

  x.base = scalable_to_buffer (e, a, &s);
  x.shape = shape_1d (0, lanes_least (index->n),
		      lanes_scalable_p (index->n));
  x.elt = a->elt;
  x.alias_type = build_pointer_type_for_mode (char_type_node, ptr_mode, true);
  x.align = TYPE_ALIGN_UNIT (a->elt);
  if (index->es < 4)
    index = lanes_convert (e, index, integer_element (32, true));
  x.offset = index;
  x.scale = tree_to_uhwi (TYPE_SIZE_UNIT (a->elt));
  return lanes_load (e, &x, &all);
}

/* The lanes at INDEX, a vector of ELT, of the vectors PIECE, which it counts
   through.  */

static tree
look_up_part (emitter *e, const vec<tree> &piece, tree index, tree elt)
{
  auto_vec<tree> value;
  tree type = TREE_TYPE (index);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();

  if (piece.length () == 1 && ripple_current_target ()->look_up)
    if (tree r = ripple_current_target ()->look_up (e, piece[0], index))
      return r;
  for (unsigned i = 0; i < piece.length (); i += 2)
    {
      tree other = piece[MIN (i + 1, piece.length () - 1)];

      value.safe_push (gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type,
				     piece[i], other, index));
    }
  for (unsigned bit = 2 * width; value.length () > 1; bit *= 2)
    {
      tree on = part_binary (e, BIT_AND_EXPR, type, index,
			     part_splat (e, type, build_int_cst (elt, bit)));
      unsigned m = 0;

      on = part_compare (e, NE_EXPR, on, build_zero_cst (type));
      for (unsigned i = 0; i < value.length (); i += 2)
	value[m++] = i + 1 < value.length ()
		     ? part_select (e, on, value[i + 1], value[i]) : value[i];
      value.truncate (m);
    }
  return value[0];
}

/* The lanes of the longest vectors of integers NUM, at most WIDTH, that the
   target permutes by indices; 0 if there are none.  */

static unsigned
permuted_width (tree num, unsigned width)
{
  for (; width * element_bits (num) >= 128; width /= 2)
    {
      machine_mode mode = TYPE_MODE (part_vector_type (num, width));

      if (VECTOR_MODE_P (mode) && can_vec_perm_var_p (mode))
	return width;
    }
  return 0;
}

/* In registers; null if that cannot be done, or is dearer.  */

static lanes *
look_up_in_registers (emitter *e, lanes *a, lanes *index)
{
  unsigned bits = a->es * BITS_PER_UNIT;
  tree num = integer_element (bits, true), elt = a->elt;
  auto_vec<tree> piece, places;

  if (lanes_single_p (a->es) || lanes_scalable_p (a->n + index->n))
    return NULL;
  tree own = lanes_part_type (num, 0, index->n);
  unsigned width = permuted_width (num, TYPE_VECTOR_SUBPARTS (own)
					.to_constant ());
  unsigned parts = width ? CEIL (lanes_count (a->n), width) : 0;
  if (!width || parts > MOST_PARTS || 2 * width > 1ull << MIN (bits, 16u)
      || lanes_count (a->n) > 1ull << MIN (bits, 16u))
    return NULL;
  lanes_regroup (e, lanes_convert (e, index, num), width, &places);
  lanes_regroup (e, lanes_view (e, a, num), width, &piece);
  for (unsigned i = 0; i < places.length (); i++)
    places[i] = look_up_part (e, piece, places[i], num);
  return lanes_view (e, lanes_ungroup (e, num, index->n, places), elt);
}

lanes *
scalable_look_up (emitter *e, lanes *a, lanes *index, bool zero)
{
  const ripple_target *target = ripple_current_target ();
  tree num, elt = a->elt;

  if (!target->look_up || lanes_single_p (a->es)
      || !lanes_scalable_p (a->n) || !lanes_scalable_p (index->n)
      || a->width != lanes_width (a->es, index->n) || a->nparts > MOST_PARTS)
    return NULL;
  num = integer_element ((scalable_groups_p () ? a->es
			  : SCALABLE_BYTES / MAX (a->width, 2u))
			 * BITS_PER_UNIT, true);
  if ((!zero && element_bits (num) < 32
       && (lanes_most (a->n) - 1) >> element_bits (num))
      || a->width < 2)
    return NULL;
  index = lanes_convert (e, index, num);
  lanes *v = lanes_view (e, a, integer_element (a->es * BITS_PER_UNIT, true));
  v = lanes_convert (e, v, num);
  lanes *r = lanes_new (num, 0, index->n);
  if (v->width != a->width || index->width != a->width)
    return NULL;
  tree type = lanes_part_type (num, 0, v->n);
  for (unsigned i = 0; i < r->nparts; i++)
    for (unsigned j = 0; j < v->nparts; j++)
      {
	poly_int64 first = poly_int64 (lanes_part_lanes (v->es, v->n)) * j;
	tree at = j ? part_binary (e, MINUS_EXPR, type, index->part[i],
				   part_splat (e, type,
					       scalable_amount (e, num,
								first)))
		  : index->part[i];
	tree x = target->look_up (e, v->part[j], at);

	if (!x)
	  return NULL;
	r->part[i] = r->part[i] ? part_binary (e, BIT_IOR_EXPR, type,
					       r->part[i], x) : x;
      }
  r = lanes_convert (e, r, integer_element (a->es * BITS_PER_UNIT, true));
  return lanes_view (e, r, elt);
}

lanes *
lanes_look_up (emitter *e, lanes *a, lanes *index)
{
  if (!lanes_single_p (a->es) && !lanes_single_p (index->es)
      && !lanes_scalable_p (a->n + index->n) && lanes_constant_p (index))
    return look_up_constants (e, a, index);
  if (lanes *r = look_up_in_registers (e, a, index))
    return r;
  if (lanes *r = scalable_look_up (e, a, index))
    return r;
  return look_up_in_memory (e, a, index);
}

/* The narrowest type of at least BITS bits for N lanes' numbers and, if INDEX
   is signed, for it and its negative.  */

static tree
index_type (poly_uint64 n, unsigned bits, bool is_unsigned)
{
  while (bits < 64 && (uint64_t) lanes_most (n) >> (bits - !is_unsigned))
    bits *= 2;
  return integer_element (bits, is_unsigned);
}

lanes *
lanes_wrap_index (emitter *e, lanes *index, poly_uint64 n, unsigned es)
{
  unsigned count = lanes_scalable_p (n) ? 0 : lanes_count (n);

  if (count && pow2p_hwi (count))
    {
      unsigned bits = 8 * MIN (es, (unsigned) MAX_VECTOR_ELEMENT);

      index = lanes_convert (e, index, index_type (count - 1, bits, true));
      return lanes_binary (e, BIT_AND_EXPR, index,
			   splat (e, index, count - 1), NULL);
    }
  bool is_unsigned = TYPE_UNSIGNED (index->elt);
  index = lanes_convert (e, index,
			 index_type (n, element_bits (index->elt),
				     is_unsigned));
  lanes *most = count ? splat (e, index, count)
		: lanes_splat (e, index->elt, index->es, index->n,
			       scalable_amount (e, index->elt, n));
  index = lanes_binary (e, TRUNC_MOD_EXPR, index, most, NULL);
  if (is_unsigned)
    return index;
  lanes *up = lanes_binary (e, PLUS_EXPR, index, most, NULL);
  index = lanes_select (e, lanes_compare (e, LT_EXPR, index,
					  splat (e, index, 0)), up, index);
  return lanes_convert (e, index,
			integer_element (element_bits (index->elt), true));
}
