/* Masks of the first lanes, as remainders need them.

   INPUT	a count of lanes, and between which numbers it is
   OUTPUT	for each part: a constant, if that is known; else bits of an
		integer, an instruction that compares lanes' numbers with a
		count (SVE), or a comparison of a vector of numbers

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

/* The mask R, of TYPE, where masks have one bit a lane and R's fit in a word:
   bits 0 .. COUNT-1 are on.  */

static void
prefix_bits (emitter *e, tree count, tree type, lanes *r)
{
  tree word = integer_element (64, true), small = unsigned_type_node;
  tree own = integer_element (tree_to_uhwi (TYPE_SIZE (type)), true);
  tree one = build_one_cst (word), ct = TREE_TYPE (count), bits;
  unsigned n = lanes_count (r->n);

  if (n < 64)
    count = part_binary (e, MIN_EXPR, ct, count, build_int_cst (ct, n));
  bits = gimple_build (&e->seq, e->loc, LSHIFT_EXPR, word, one,
		       part_binary (e, BIT_AND_EXPR, small,
				    gimple_convert (&e->seq, e->loc, small,
						    count),
				    build_int_cst (small, 63)));
  bits = part_binary (e, MINUS_EXPR, word, bits, one);
  if (n == 64)
    bits = gimple_build (&e->seq, e->loc, COND_EXPR, word,
			 part_binary (e, LT_EXPR, boolean_type_node, count,
				      build_int_cst (ct, 64)),
			 bits, build_all_ones_cst (word));
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree part = gimple_build (&e->seq, e->loc, RSHIFT_EXPR, word, bits,
				build_int_cst (small, i * r->width));

      if (!r->part[i])
	r->part[i] = part_view (e, type,
				gimple_convert (&e->seq, e->loc, own, part));
    }
}

/* The parts of R that are known from LO and HI.  */

static void
prefix_known_parts (lanes *r, tree type, unsigned lo, unsigned hi)
{
  for (unsigned i = 0; i < r->nparts; i++)
    if ((i + 1) * r->width <= MIN (lo, lanes_count (r->n)))
      r->part[i] = build_all_ones_cst (type);
    else if (i * r->width >= hi)
      r->part[i] = build_zero_cst (type);
}

/* Set the parts of R that are not known to WHILE_ULT of their first lane and
   COUNT, if the target makes masks so (SVE).  */

static bool
prefix_while (emitter *e, tree count, lanes *r)
{
  tree type = lanes_part_type (boolean_type_node, r->es, r->n);
  tree ct = TREE_TYPE (count);

  if (!direct_internal_fn_supported_p (IFN_WHILE_ULT, tree_pair (ct, type),
				       OPTIMIZE_FOR_SPEED))
    return false;
  for (unsigned i = 0; i < r->nparts; i++)
    if (!r->part[i])
      r->part[i] = gimple_build (&e->seq, e->loc, CFN_WHILE_ULT, type,
				 build_int_cst (ct, i * r->width), count,
				 build_zero_cst (type));
  return true;
}

lanes *
lanes_prefix (emitter *e, tree count, unsigned lo, unsigned hi, unsigned es,
	      poly_uint64 number)
{
  if (lanes_single_p (es))
    return scalar_prefix (e, count, es, lanes_count (number));
  if (lanes_scalable_p (number))
    return scalable_prefix (e, count, es, number);

  unsigned n = lanes_count (number);
  lanes *r = lanes_new (boolean_type_node, es, n);
  tree elt = integer_element (es * 8, false);
  tree type = part_vector_type (elt, r->width);
  tree ct = TREE_TYPE (count), all = NULL_TREE;
  bool one_p = es >= 4 || n < (1u << (es * 8 - 1));

  gcc_assert (INTEGRAL_TYPE_P (ct) && TYPE_UNSIGNED (ct));
  if (TYPE_PRECISION (ct) < 32)
    {
      ct = unsigned_type_node;
      count = gimple_convert (&e->seq, e->loc, ct, count);
    }
  prefix_known_parts (r, truth_type_for (type), lo, hi);
  if (n <= 64 && mask_form (truth_type_for (type)) == MASK_BITS)
    {
      prefix_bits (e, count, truth_type_for (type), r);
      return r;
    }
  if (prefix_while (e, count, r))
    return r;
  /* The count is clamped before it is narrowed to the element; where all
     lanes' numbers fit in an element one splat serves all parts.  The
     comparison is signed, which every target has.  */
  if (one_p)
    all = part_splat (e, type,
		      part_binary (e, MIN_EXPR, ct, count,
				   build_int_cst (ct, n)));
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree first = build_int_cst (ct, i * r->width), limit = all;
      tree start = build_int_cst (elt, one_p ? i * r->width : 0);

      if (r->part[i])
	continue;
      if (!one_p)
	{
	  tree c = part_binary (e, MAX_EXPR, ct, count, first);

	  c = part_binary (e, MINUS_EXPR, ct, c, first);
	  c = part_binary (e, MIN_EXPR, ct, c, build_int_cst (ct, r->width));
	  limit = part_splat (e, type, c);
	}
      r->part[i] = part_compare (e, LT_EXPR,
				 build_vec_series (type, start,
						   build_one_cst (elt)),
				 limit);
    }
  lengths_note_prefix (e, r, count);
  return r;
}
