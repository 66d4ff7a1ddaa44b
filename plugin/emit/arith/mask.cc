/* Masks: comparisons, selection, resizing and their tests.

   INPUT	a mask cut for elements of 4 bytes, 16 lanes a part
   OUTPUT	the same lanes cut for elements of 1 byte, 64 lanes a part

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

/* Comparison of masks: a boolean is 0 or 1.  */

static lanes *
compare_masks (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  switch (code)
    {
    case NE_EXPR:
      return lanes_binary (e, BIT_XOR_EXPR, a, b, NULL);
    case EQ_EXPR:
      return lanes_unary (e, BIT_NOT_EXPR,
			  lanes_binary (e, BIT_XOR_EXPR, a, b, NULL));
    case GT_EXPR:
      return compare_masks (e, LT_EXPR, b, a);
    case GE_EXPR:
      return compare_masks (e, LE_EXPR, b, a);
    case LT_EXPR:
      return lanes_binary (e, BIT_AND_EXPR, lanes_unary (e, BIT_NOT_EXPR, a),
			   b, NULL);
    case LE_EXPR:
      return lanes_binary (e, BIT_IOR_EXPR, lanes_unary (e, BIT_NOT_EXPR, a),
			   b, NULL);
    default:
      gcc_unreachable ();
    }
}

lanes *
lanes_compare (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r;
  tree type = TREE_TYPE (a->part[0]);

  if (mask_p (a))
    b = lanes_mask_resize (e, b, a->es);
  if (lanes_single_p (a->es))
    return scalar_compare (e, code, a, b);
  if (mask_p (a))
    return compare_masks (e, code, a, b);
  if (SCALAR_FLOAT_TYPE_P (a->elt) && a->es == 2
      && (bfloat_p (a->elt)
	  || !expand_vec_cmp_expr_p (type, truth_type_for (type), code)))
    {
      r = lanes_compare (e, code, lanes_convert (e, a, float_type_node),
			 lanes_convert (e, b, float_type_node));
      return lanes_mask_resize (e, r, a->es);
    }
  /* Without optimisation the x86 back end of GCC 12 writes both halves of
     these to one register on SSE2.  */
  if ((code == LTGT_EXPR || code == UNEQ_EXPR) && !optimize)
    {
      r = lanes_binary (e, BIT_IOR_EXPR, lanes_compare (e, LT_EXPR, a, b),
			lanes_compare (e, GT_EXPR, a, b), NULL);
      return code == LTGT_EXPR ? r : lanes_unary (e, BIT_NOT_EXPR, r);
    }
  r = lanes_new (boolean_type_node, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_compare (e, code, a->part[i], b->part[i]);
  return r;
}

lanes *
lanes_select (emitter *e, lanes *mask, lanes *a, lanes *b)
{
  lanes *r;

  mask = lanes_mask_resize (e, mask, a->es);
  if (mask_p (a))
    b = lanes_mask_resize (e, b, a->es);
  if (lanes_single_p (a->es))
    return scalar_select (e, mask, a, b);
  if (mask_p (a))
    {
      r = lanes_binary (e, BIT_AND_EXPR, a, mask, NULL);
      b = lanes_binary (e, BIT_AND_EXPR, b,
			lanes_unary (e, BIT_NOT_EXPR, mask), NULL);
      return lanes_binary (e, BIT_IOR_EXPR, r, b, NULL);
    }
  r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      part_lanes on = lengths_of_part (e, mask, i);

      r->part[i] = part_select_before (e, on, a->part[i], b->part[i]);
      if (!r->part[i])
	r->part[i] = part_select (e, mask->part[i], a->part[i], b->part[i]);
    }
  return r;
}

/* The mask type with one bit a lane and WIDTH lanes, or null.  */

static tree
mask_bits_type (unsigned width)
{
  tree elt = integer_element (512 / width, false), type;

  if (!elt)
    return NULL_TREE;
  type = truth_type_for (part_vector_type (elt, width));
  return mask_form (type) == MASK_BITS ? type : NULL_TREE;
}

/* Set the parts of R from the parts of M, both of bits, by concatenating or
   halving.  False if the target cannot.  */

static bool
resize_bits (emitter *e, lanes *r, lanes *m)
{
  auto_vec<tree> from, to;
  unsigned width = m->width;

  for (unsigned i = 0; i < m->nparts; i++)
    from.safe_push (m->part[i]);
  for (; width != r->width; width = width < r->width ? width * 2 : width / 2)
    {
      tree type = TREE_TYPE (from[0]);
      tree next = mask_bits_type (width < r->width ? width * 2 : width / 2);

      if (!next)
	return false;
      to.truncate (0);
      if (width < r->width)
	{
	  if (!target_supports_op_p (type, VEC_PACK_TRUNC_EXPR))
	    return false;
	  for (unsigned i = 0; i < from.length (); i += 2)
	    to.safe_push (part_binary (e, VEC_PACK_TRUNC_EXPR, next, from[i],
				       from[MIN (i + 1, from.length () - 1)]));
	}
      else
	{
	  if (!target_supports_op_p (type, VEC_UNPACK_LO_EXPR)
	      || !target_supports_op_p (type, VEC_UNPACK_HI_EXPR))
	    return false;
	  for (unsigned i = 0; i < from.length (); i++)
	    {
	      to.safe_push (part_unary (e, VEC_UNPACK_LO_EXPR, next,
					from[i]));
	      if (to.length () < CEIL (lanes_count (m->n), width / 2))
		to.safe_push (part_unary (e, VEC_UNPACK_HI_EXPR, next,
					  from[i]));
	    }
	}
      from.truncate (0);
      from.safe_splice (to);
    }
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = from[i];
  return true;
}

/* A and B, masks in integers of ES bytes, in those of half the size: in each
   16 bytes those of A and behind them those of B.  Null if there is no
   instruction.  -1 and 0 are cut off as what they are, and those of 64 bits
   are two of 32.  */

static tree
pack_two (emitter *e, tree a, tree b, unsigned es)
{
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (a)));
  unsigned from = MIN (es, 4);
  tree in = part_vector_type (integer_element (from * 8, false), bytes / from);
  tree to = part_vector_type (integer_element (from * 4, false),
			      2 * bytes / from);
  tree r = ripple_current_target ()->pack_saturated (e, to,
						     part_view (e, in, a),
						     part_view (e, in, b));
  return r ? part_view (e, part_vector_type (integer_element (es * 4, false),
					     2 * bytes / es), r) : NULL_TREE;
}

/* V, of 32 bytes, made of 2^LEVELS vectors that were packed two by two, each
   16 bytes by themselves, with the elements in their order.  */

static tree
packed_in_order (emitter *e, tree v, unsigned levels)
{
  unsigned n = 2u << levels;
  tree runs = part_vector_type (integer_element (256 / n, false), n);
  vec_perm_builder order (n, n, 1);
  for (unsigned k = 0; k < n; k++)
    order.quick_push (k % 2 * (n / 2) + k / 2);
  vec_perm_indices sel (order, 1, n);
  tree q = part_view (e, runs, v);
  tree by = vec_perm_indices_to_tree (part_vector_type
				      (integer_element (256 / n, false), n),
				      sel);
  q = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, runs, q, q, by);
  return part_view (e, TREE_TYPE (v), q);
}

/* Masks V, in integers, in those of ES bytes, which is less, by instructions
   that cut off; null where what truncates is better.  */

static lanes *
pack_masks (emitter *e, lanes *v, unsigned es)
{
  const ripple_target *target = ripple_current_target ();
  tree type = TREE_TYPE (v->part[0]);
  if (!target->truncates_by_packing || !VECTOR_MODE_P (TYPE_MODE (type)))
    return NULL;
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  unsigned levels = exact_log2 (v->es / es);
  if (bytes != 16 && bytes != 32)
    return NULL;
  if (levels > 2)
    return (v = pack_masks (e, v, v->es / 2)) ? pack_masks (e, v, es) : NULL;
  auto_vec<tree> out;
  for (unsigned i = 0; i < v->nparts; i += 1 << levels)
    {
      auto_vec<tree> now;
      for (unsigned k = i; k < i + (1 << levels); k++)
	now.safe_push (v->part[MIN (k, v->nparts - 1)]);
      for (unsigned w = v->es; w > es; w /= 2)
	for (unsigned k = 0; k < now.length (); k++)
	  {
	    tree r = pack_two (e, now[k], now[k + 1], w);
	    if (!r)
	      return NULL;
	    now[k] = r;
	    now.ordered_remove (k + 1);
	  }
      out.safe_push (bytes == 32 ? packed_in_order (e, now[0], levels)
		     : now[0]);
    }
  return lanes_ungroup (e, integer_element (es * 8, false), v->n, out);
}

/* M, all constant, cut for ES bytes.  */

static lanes *
resize_constant (lanes *m, unsigned es)
{
  lanes *r = lanes_new (boolean_type_node, es, m->n);
  tree type = lanes_part_type (boolean_type_node, es, m->n);

  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree_vector_builder builder (type, r->width, 1);

      for (unsigned k = 0; k < r->width; k++)
	{
	  /* Lanes past the end continue the last one, so that "all on" stays
	     one.  */
	  unsigned lane = MIN (i * r->width + k, lanes_count (m->n) - 1);
	  bool on = !integer_zerop (lanes_constant_lane (m, lane));
	  builder.quick_push (build_int_cst (TREE_TYPE (type), on ? -1 : 0));
	}
      r->part[i] = builder.build ();
    }
  return r;
}

lanes *
lanes_mask_resize (emitter *e, lanes *m, unsigned es)
{
  lanes *r, *v, *next;
  tree type, num;

  if (m->es == es)
    return m;
  if (lanes_single_p (m->es) || lanes_single_p (es))
    return scalar_resize (e, m, es);
  if (lanes_scalable_p (m->n))
    return scalable_mask_resize (e, m, es);
  if (lanes_constant_p (m))
    return resize_constant (m, es);
  r = lanes_new (boolean_type_node, es, m->n);
  type = lanes_part_type (boolean_type_node, es, m->n);
  if (useless_type_conversion_p (type, TREE_TYPE (m->part[0]))
      && r->width == m->width)
    {
      for (unsigned i = 0; i < r->nparts; i++)
	r->part[i] = m->part[i];
      return r;
    }
  if (mask_form (type) == MASK_BITS
      && mask_form (TREE_TYPE (m->part[0])) == MASK_BITS
      && resize_bits (e, r, m))
    return r;
  v = lanes_new (integer_element (m->es * 8, false), m->es, m->n);
  for (unsigned i = 0; i < m->nparts; i++)
    v->part[i] = part_mask_to_integers (e, m->part[i], m->es);
  num = integer_element (es * 8, false);
  next = v->es > es ? pack_masks (e, v, es) : NULL;
  v = next ? next : lanes_convert (e, v, num);
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = part_mask_from_integers (e, v->part[i]);
  return r;
}

lanes *
lanes_mask_all (unsigned es, poly_uint64 n)
{
  lanes *r = lanes_new (boolean_type_node, es, n);
  tree type = lanes_part_type (boolean_type_node, es, n);

  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = constant_boolean_node (true, type);
  return r;
}

bool
lanes_mask_bits_p (unsigned es, poly_uint64 n)
{
  return (!lanes_single_p (es)
	  && mask_form (lanes_part_type (boolean_type_node, es, n))
	     == MASK_BITS);
}

bool
lanes_mask_vectors_p (unsigned es, poly_uint64 n)
{
  return (lanes_single_p (es)
	  || mask_form (lanes_part_type (boolean_type_node, es, n))
	     == MASK_VALUES);
}

/* Scalar boolean: some bit of the integer vector V is on.  */

static tree
any_bit (emitter *e, tree v)
{
  const ripple_target *target = ripple_current_target ();
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v))), width;
  tree num = integer_element (64, true), r = NULL_TREE;

  if (TREE_CODE (v) == VECTOR_CST)
    return constant_boolean_node (!integer_zerop (v), boolean_type_node);
  if (target->any_bit && (r = target->any_bit (e, v)))
    return r;
  width = bytes / 8;
  v = part_view (e, part_vector_type (num, width), v);
  for (; width > 2; width /= 2)
    v = part_binary (e, BIT_IOR_EXPR, part_vector_type (num, width / 2),
		     part_subvector (e, v, 0, width / 2),
		     part_subvector (e, v, width / 2, width / 2));
  for (unsigned k = 0; k < width; k++)
    {
      tree x = part_extract (e, v, k);
      r = r ? part_binary (e, BIT_IOR_EXPR, num, r, x) : x;
    }
  return part_binary (e, NE_EXPR, boolean_type_node, r, build_zero_cst (num));
}

tree
lanes_any (emitter *e, lanes *m)
{
  tree type = TREE_TYPE (m->part[0]), v = NULL_TREE, num, r = NULL_TREE;

  if (lanes_single_p (m->es))
    return scalar_any (e, m);
  if (lanes_scalable_p (m->n))
    return scalable_any (e, m);

  unsigned n = lanes_count (m->n), full = n / m->width, rest = n % m->width;

  for (unsigned i = 0; i < full; i++)
    v = v ? part_binary (e, BIT_IOR_EXPR, type, v, m->part[i]) : m->part[i];
  if (mask_form (type) == MASK_BITS)
    {
      num = integer_element (m->width, true);
      if (v && TREE_CODE (v) == VECTOR_CST)
	r = build_int_cst (num, integer_zerop (v) ? 0 : 1);
      else if (v)
	r = part_view (e, num, v);
      if (rest)
	{
	  unsigned HOST_WIDE_INT valid = (HOST_WIDE_INT_1U << rest) - 1;

	  v = part_view (e, num, m->part[full]);
	  v = part_binary (e, BIT_AND_EXPR, num, v,
			   build_int_cstu (num, valid));
	  r = r ? part_binary (e, BIT_IOR_EXPR, num, r, v) : v;
	}
      return part_binary (e, NE_EXPR, boolean_type_node, r,
			  build_zero_cst (num));
    }
  if (rest)
    {
      tree last = part_binary (e, BIT_AND_EXPR, type, m->part[full],
			       part_first_lanes (type, rest));
      v = v ? part_binary (e, BIT_IOR_EXPR, type, v, last) : last;
    }
  if (ripple_current_target ()->count_mask
      && mask_form (TREE_TYPE (v)) == MASK_OPAQUE)
    if (tree count = ripple_current_target ()->count_mask (e, v))
      return part_binary (e, NE_EXPR, boolean_type_node, count,
			  build_zero_cst (TREE_TYPE (count)));
  return any_bit (e, part_mask_to_integers (e, v, m->es));
}

/* Where a comparison of masks of variable length decides which of two scalars
   is taken, GCC makes an instruction that AArch64 lacks (seen in GCC 12).  */

tree
lanes_condition_value (emitter *e, lanes *m, tree condition)
{
  if (!lanes_scalable_p (m->n) || TREE_CODE (condition) != SSA_NAME)
    return condition;
  tree n = part_hide (e, gimple_convert (&e->seq, e->loc, integer_type_node,
					 condition), "=r");
  return part_binary (e, NE_EXPR, boolean_type_node, n, integer_zero_node);
}

/* Part M of a mask for elements of ES bytes as an unsigned integer with a bit
   a lane.

   The back end of x86 combines a comparison whose mask is extended with zeros
   and used as it is, too, and then forgets the zeros (seen in GCC 12): so the
   bits are hidden.  */

static tree
part_bits (emitter *e, tree m, unsigned es)
{
  const ripple_target *target = ripple_current_target ();
  unsigned width = TYPE_VECTOR_SUBPARTS (TREE_TYPE (m)).to_constant ();

  if (mask_form (TREE_TYPE (m)) == MASK_BITS)
    return part_hide (e, part_view (e, integer_element (width, true), m),
		      "=r");
  return (target->lane_bits
	  ? target->lane_bits (e, part_mask_to_integers (e, m, es))
	  : NULL_TREE);
}

tree
lanes_bits (emitter *e, lanes *m, unsigned first)
{
  tree word = integer_element (64, true), r = build_zero_cst (word);
  if (lanes_emulate || lanes_scalable_p (m->n))
    return NULL_TREE;

  unsigned count = MIN (64u, lanes_count (m->n) - first);

  /* A part or two as they are, rather than as bytes.  */
  if (lanes_single_p (m->es) || m->es < 4 || m->nparts > 2
      || mask_form (TREE_TYPE (m->part[0])) != MASK_VALUES
      || !part_bits (e, m->part[0], m->es))
    m = lanes_mask_resize (e, m, 1);
  for (unsigned k = first; k < first + count; k += m->width)
    {
      tree b = part_bits (e, m->part[k / m->width], m->es);

      if (!b)
	return NULL_TREE;
      b = gimple_convert (&e->seq, e->loc, word, b);
      b = part_binary (e, LSHIFT_EXPR, word, b,
		       build_int_cst (unsigned_type_node, k - first));
      r = part_binary (e, BIT_IOR_EXPR, word, r, b);
    }
  if (count < 64)
    r = part_binary (e, BIT_AND_EXPR, word, r,
		     build_int_cstu (word, (HOST_WIDE_INT_1U << count) - 1));
  return r;
}

tree
lanes_all (emitter *e, lanes *m)
{
  tree type = TREE_TYPE (m->part[0]), v = NULL_TREE, num;

  /* kortest sets the carry if all bits are on: cheaper than inverting.  */
  if (!lanes_single_p (m->es) && mask_form (type) == MASK_BITS
      && lanes_count (m->n) % m->width == 0 && !lanes_constant_p (m))
    {
      for (unsigned i = 0; i < m->nparts; i++)
	v = v ? part_binary (e, BIT_AND_EXPR, type, v, m->part[i])
	      : m->part[i];
      num = integer_element (m->width, true);
      return part_binary (e, EQ_EXPR, boolean_type_node,
			  part_view (e, num, v), build_minus_one_cst (num));
    }
  v = lanes_any (e, lanes_unary (e, BIT_NOT_EXPR, m));
  return part_binary (e, EQ_EXPR, boolean_type_node, v, boolean_false_node);
}
