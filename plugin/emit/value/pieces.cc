/* Vectors cut and joined: the same lanes in vectors of another width, which
   costs extractions or concatenations but moves no lane.

   INPUT	a value of 16 lanes in one part, to be "regrouped" by 4
   OUTPUT	four BIT_FIELD_REFs, or fewer and moves of integers where that
		is what the back end has instructions for

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"

/* Lanes FIRST .. FIRST + WIDTH - 1 of V, which is a constant.  */

static tree
constant_subvector (tree v, unsigned first, unsigned width)
{
  tree type = part_vector_type (TREE_TYPE (TREE_TYPE (v)), width);
  tree_vector_builder builder (type, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (vector_cst_elt (v, first + k));
  return builder.build ();
}

/* Small vectors live in integer registers or in the low part of a vector
   register, and back ends seldom know how to take them out of a bigger
   vector; they do know how to take an integer out.  True if a vector of TYPE
   is better moved as one integer.  */

static bool
moved_as_integer_p (tree type)
{
  unsigned bits = tree_to_uhwi (TYPE_SIZE (type));

  return bits <= 64 && integer_element (bits, true) != NULL_TREE;
}

/* True if the back end takes a vector of type SUB out of one of TYPE.  */

static bool
extracted_p (tree type, tree sub)
{
  machine_mode from = TYPE_MODE (type), to = TYPE_MODE (sub);

  return (VECTOR_MODE_P (from) && VECTOR_MODE_P (to)
	  && can_vec_extract (from, to));
}

tree
part_subvector (emitter *e, tree v, unsigned first, unsigned width)
{
  tree type = TREE_TYPE (v), elt = TREE_TYPE (type), sub, half, whole;
  unsigned from = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  unsigned bits = element_bits (elt);

  if (from == width)
    return v;
  if (TREE_CODE (v) == VECTOR_CST)
    return constant_subvector (v, first, width);
  sub = part_vector_type (elt, width);
  if (tree type = moved_bits_type (TREE_TYPE (v)))
    return part_view (e, sub, part_subvector (e, part_view (e, type, v),
					      first, width));
  /* A vector of one element need not have a vector's mode.  */
  if (width == 1)
    return part_view (e, sub, part_extract (e, v, first));
  if (moved_as_integer_p (sub) && !extracted_p (type, sub))
    {
      unsigned chunk = bits * width;

      /* Out of the 16 bytes in which it lies.  */
      if (from * bits > 128)
	{
	  unsigned w = 128 / bits;
	  v = part_subvector (e, v, first / w * w, w);
	  first %= w;
	  from = w;
	}
      whole = part_vector_type (integer_element (chunk, true),
				from * bits / chunk);
      v = part_extract (e, part_view (e, whole, v), first / width);
      return part_view (e, sub, v);
    }
  /* By halves: that is what back ends have instructions for.  */
  half = part_vector_type (elt, from / 2);
  v = gimple_build (&e->seq, e->loc, BIT_FIELD_REF, half, v,
		    bitsize_int (from / 2 * bits),
		    bitsize_int (first < from / 2 ? 0 : from / 2 * bits));
  return part_subvector (e, v, first % (from / 2), width);
}

/* A vector of TYPE made by a CONSTRUCTOR of V.  */

static tree
part_constructor (emitter *e, tree type, tree *v, unsigned count)
{
  vec<constructor_elt, va_gc> *elts = NULL;
  tree r = make_ssa_name (type);
  gassign *g;

  vec_alloc (elts, count);
  for (unsigned i = 0; i < count; i++)
    CONSTRUCTOR_APPEND_ELT (elts, NULL_TREE, v[i]);
  g = gimple_build_assign (r, build_constructor (type, elts));
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return r;
}

tree
part_concat (emitter *e, tree *v, unsigned count)
{
  tree type = TREE_TYPE (v[0]), elt = TREE_TYPE (type), whole;
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  bool constant = true;
  auto_vec<tree> pair;

  if (count == 1)
    return v[0];
  whole = part_vector_type (elt, width * count);
  if (tree bits = moved_bits_type (type))
    {
      auto_vec<tree> piece (count);

      for (unsigned i = 0; i < count; i++)
	piece.quick_push (part_view (e, bits, v[i]));
      return part_view (e, whole, part_concat (e, piece.address (), count));
    }
  for (unsigned i = 0; i < count; i++)
    constant &= TREE_CODE (v[i]) == VECTOR_CST;
  if (constant)
    {
      tree_vector_builder builder (whole, width * count, 1);

      for (unsigned k = 0; k < width * count; k++)
	builder.quick_push (vector_cst_elt (v[k / width], k % width));
      return builder.build ();
    }
  if (moved_as_integer_p (type)
      && element_bits (elt) * width * count >= 128)
    {
      unsigned chunk = element_bits (elt) * width;
      tree num = integer_element (chunk, true), r;
      unsigned per = 128 / chunk;
      auto_vec<tree> big;

      /* Integers make vectors of 16 bytes, those make the rest.  */
      for (unsigned i = 0; i < count; i += per)
	{
	  auto_vec<tree> part;

	  for (unsigned j = 0; j < per; j++)
	    part.safe_push (part_view (e, num, v[i + j]));
	  r = part_from_scalars (e, part_vector_type (num, per),
				 part.address ());
	  big.safe_push (part_view (e, part_vector_type (elt, width * per),
				    r));
	}
      return part_concat (e, big.address (), big.length ());
    }
  for (unsigned i = 0; i < count; i += 2)
    {
      tree two = part_vector_type (elt, width * 2);

      if (TREE_CODE (v[i]) == VECTOR_CST && TREE_CODE (v[i + 1]) == VECTOR_CST)
	pair.safe_push (part_concat (e, v + i, 2));
      else
	pair.safe_push (part_constructor (e, two, v + i, 2));
    }
  return part_concat (e, pair.address (), pair.length ());
}

void
lanes_regroup (emitter *e, lanes *a, unsigned width, auto_vec<tree> *out)
{
  unsigned count = CEIL (lanes_least (a->n), width);

  for (unsigned i = 0; i < count; i++)
    {
      unsigned lane = i * width;

      if (width <= a->width)
	out->safe_push (part_subvector (e, a->part[lane / a->width],
					lane % a->width, width));
      else
	{
	  auto_vec<tree> piece;

	  for (unsigned k = 0; k < width / a->width; k++)
	    {
	      unsigned p = lane / a->width + k;
	      piece.safe_push (p < a->nparts
			       ? a->part[p]
			       : part_any (TREE_TYPE (a->part[0])));
	    }
	  out->safe_push (part_concat (e, piece.address (), piece.length ()));
	}
    }
}

lanes *
lanes_ungroup (emitter *e, tree elt, poly_uint64 n, const vec<tree> &from)
{
  lanes *r = lanes_new (elt, 1, n);

  if (lanes_scalable_p (n))
    {
      for (unsigned i = 0; i < r->nparts; i++)
	r->part[i] = from[i];
      return r;
    }

  unsigned width = TYPE_VECTOR_SUBPARTS (TREE_TYPE (from[0])).to_constant ();

  for (unsigned i = 0; i < r->nparts; i++)
    {
      unsigned lane = i * r->width;

      if (width >= r->width)
	r->part[i] = part_subvector (e, from[lane / width], lane % width,
				     r->width);
      else
	{
	  auto_vec<tree> piece;

	  for (unsigned k = 0; k < r->width / width; k++)
	    {
	      unsigned p = lane / width + k;
	      piece.safe_push (p < from.length ()
			       ? from[p] : part_any (TREE_TYPE (from[0])));
	    }
	  r->part[i] = part_concat (e, piece.address (), piece.length ());
	}
    }
  return r;
}
