/* Averages, rounded products, and numbers that are cut off where they do not
   fit in narrower ones.

   INPUT	(a + b + 1) >> 1 on 32 unsigned chars, AVX2; on 4 ints
   OUTPUT	one vpavgb; (a | b) - ((a ^ b) >> 1)

   INPUT	64 ints as signed chars or the nearest end, AVX-512
   OUTPUT	two vpackssdw, a vpacksswb, and one permutation that puts what
		each 16 bytes have been packed from in order

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/permute/permute.h"

static lanes *
op (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  return lanes_binary (e, code, a, b, NULL);
}

static lanes *
number (emitter *e, const lanes *a, tree value)
{
  return lanes_splat (e, a->elt, a->es, a->n, fold_convert (a->elt, value));
}

/* The average of bytes of which there are instructions for the unsigned ones
   only, or null.  */

static lanes *
average_of_flipped (emitter *e, bool up, lanes *a, lanes *b)
{
  tree elt = a->elt;
  if (TYPE_UNSIGNED (elt) || a->es > 1)
    return NULL;
  lanes *arg[2] = { lanes_as_unsigned (e, a), lanes_as_unsigned (e, b) };
  lanes *flip = number (e, arg[0], size_int (128));
  for (unsigned i = 0; i < 2; i++)
    arg[i] = op (e, BIT_XOR_EXPR, arg[i], flip);
  lanes *r = lanes_ifn (e, up ? IFN_AVG_CEIL : IFN_AVG_FLOOR, 2, arg);
  return r ? lanes_view (e, op (e, BIT_XOR_EXPR, r, flip), elt) : NULL;
}

lanes *
lanes_average (emitter *e, bool up, lanes *a, lanes *b)
{
  lanes *arg[2] = { a, b }, *r, *x;
  lanes *one = number (e, a, integer_one_node);

  if ((r = lanes_ifn (e, up ? IFN_AVG_CEIL : IFN_AVG_FLOOR, 2, arg))
      || (r = average_of_flipped (e, up, a, b)))
    return r;
  x = op (e, BIT_XOR_EXPR, a, b);
  if (!up && (r = lanes_ifn (e, IFN_AVG_CEIL, 2, arg)))
    return op (e, MINUS_EXPR, r, op (e, BIT_AND_EXPR, x, one));
  r = op (e, up ? BIT_IOR_EXPR : BIT_AND_EXPR, a, b);
  return op (e, up ? MINUS_EXPR : PLUS_EXPR, r, op (e, RSHIFT_EXPR, x, one));
}

bool
lanes_rounded_product_p (tree elt, poly_uint64 n)
{
  tree type = lanes_part_type (elt, 0, n);
  return (VECTOR_MODE_P (TYPE_MODE (type))
	  && direct_internal_fn_supported_p (IFN_MULHRS, type,
					     OPTIMIZE_FOR_SPEED));
}

lanes *
lanes_rounded_product (emitter *e, lanes *a, lanes *b)
{
  lanes *arg[2] = { a, b }, *r, *low;
  tree elt = a->elt, uns = integer_element (a->es * 8, true);
  unsigned bits = a->es * 8;
  wide_int half = wi::set_bit_in_zero (bits - 2, bits);

  if (!TYPE_UNSIGNED (elt) && (r = lanes_ifn (e, IFN_MULHRS, 2, arg)))
    return r;
  if (bits <= 32)
    {
      tree wide = integer_element (bits * 2, TYPE_UNSIGNED (elt));
      r = op (e, MULT_EXPR, lanes_convert (e, a, wide),
	      lanes_convert (e, b, wide));
      half = wi::set_bit_in_zero (bits - 2, bits * 2);
      r = op (e, PLUS_EXPR, r, number (e, r, wide_int_to_tree (wide, half)));
      r = op (e, RSHIFT_EXPR, r, number (e, r, size_int (bits - 1)));
      return lanes_convert (e, r, elt);
    }
  r = lanes_view (e, op (e, MULT_HIGHPART_EXPR, a, b), uns);
  low = op (e, MULT_EXPR, lanes_view (e, a, uns), lanes_view (e, b, uns));
  low = op (e, PLUS_EXPR, low, number (e, low, wide_int_to_tree (uns, half)));
  /* The sum has a carry if it is less than what was added.  */
  lanes *carry = lanes_compare (e, LT_EXPR, low,
				number (e, low, wide_int_to_tree (uns, half)));
  r = op (e, PLUS_EXPR, r, lanes_convert (e, carry, uns));
  r = op (e, LSHIFT_EXPR, r, number (e, r, integer_one_node));
  low = op (e, RSHIFT_EXPR, low, number (e, low, size_int (bits - 1)));
  return lanes_view (e, op (e, BIT_IOR_EXPR, r, low), elt);
}

/* A, integers, cut off at the ends of ELT that they can pass.  */

static lanes *
cut_off (emitter *e, lanes *a, tree elt)
{
  tree lo = TYPE_MIN_VALUE (elt), hi = TYPE_MAX_VALUE (elt);
  if (tree_int_cst_lt (hi, TYPE_MAX_VALUE (a->elt)))
    a = op (e, MIN_EXPR, a, number (e, a, hi));
  if (tree_int_cst_lt (TYPE_MIN_VALUE (a->elt), lo))
    a = op (e, MAX_EXPR, a, number (e, a, lo));
  return a;
}

/* V, of 2^LEVELS vectors of 16 bytes or more that were packed two by two, each
   16 bytes by themselves, with the elements in their order.  */

static tree
in_order (emitter *e, tree v, unsigned levels)
{
  unsigned n = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v)).to_constant ();
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (v)));
  unsigned rows = bytes / 16, count = 1u << levels, run = n / rows / count;
  auto_vec<int> sel;
  if (rows == 1)
    return v;
  /* Row R of the source vector S is run S of row R of the result.  */
  for (unsigned k = 0; k < n; k++)
    {
      unsigned piece = k / run, s = piece / rows, row = piece % rows;
      sel.safe_push ((row * count + s) * run + k % run);
    }
  return part_permute (e, v, v, sel.address ());
}

/* A narrowed by instructions that cut off, or null.  */

static lanes *
pack_lanes (emitter *e, lanes *a, tree elt)
{
  tree (*pack) (emitter *, tree, tree, tree)
    = ripple_current_target ()->pack_saturated;
  unsigned bits = element_bits (elt), from = element_bits (a->elt);
  if (!pack || lanes_single_p (a->es) || lanes_scalable_p (a->n)
      || lanes_constant_p (a))
    return NULL;
  tree type = lanes_part_type (elt, 0, a->n);
  unsigned bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  if (!VECTOR_MODE_P (TYPE_MODE (type)) || bytes < 16)
    return NULL;
  auto_vec<tree> v, out;
  lanes_regroup (e, a, bytes * 8 / from, &v);
  unsigned levels = exact_log2 (from / bits), count = 1u << levels;
  while (v.length () % count)
    v.safe_push (part_any (TREE_TYPE (v[0])));
  for (unsigned i = 0; i < v.length (); i += count)
    {
      auto_vec<tree> now;
      for (unsigned k = 0; k < count; k++)
	now.safe_push (v[i + k]);
      for (unsigned w = from / 2; w >= bits; w /= 2)
	{
	  /* On the way numbers are signed: only the last step may be to an
	     unsigned type.  */
	  bool uns = TYPE_UNSIGNED (w == bits ? elt : a->elt);
	  tree to = part_vector_type (integer_element (w, uns), bytes * 8 / w);
	  auto_vec<tree> next;
	  for (unsigned k = 0; k < now.length (); k += 2)
	    {
	      tree r = pack (e, to, now[k], now[k + 1]);
	      if (!r)
		return NULL;
	      next.safe_push (r);
	    }
	  now.truncate (0);
	  now.safe_splice (next);
	}
      out.safe_push (in_order (e, now[0], levels));
    }
  return lanes_ungroup (e, elt, a->n, out);
}

lanes *
lanes_narrow (emitter *e, lanes *a, tree elt)
{
  unsigned bits = element_bits (elt);

  if (element_bits (a->elt) <= bits)
    return lanes_convert (e, cut_off (e, a, elt), elt);
  lanes *r = pack_lanes (e, a, elt);
  if (r)
    return r;
  /* What is cut off already has no sign that matters.  */
  lanes *cut = cut_off (e, a, elt);
  if (TYPE_UNSIGNED (a->elt))
    r = pack_lanes (e, lanes_view (e, cut, integer_element (a->es * 8, false)),
		    elt);
  return r ? r : lanes_convert (e, cut, elt);
}
