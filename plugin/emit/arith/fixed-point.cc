/* Averages, differences without their sign, and products in fixed point.

   INPUT	(a + b + 1) >> 1 on 32 unsigned chars, AVX2; on 4 ints
   OUTPUT	one vpavgb; (a | b) - ((a ^ b) >> 1)

   INPUT	|a - b| on 32 unsigned chars, AVX2; on 8 unsigned shorts, SSE2
   OUTPUT	max (a, b) - min (a, b); two psubusw and a por

   INPUT	((int64_t) a * b) >> 16 on 8 ints, AVX2
   OUTPUT	two vpmuldq, of the even lanes and of the odd ones, shifts to
		where the low and the high halves belong, and a blend

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

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

/* |A - B| of unsigned integers, by differences that are cut off at zero, of
   which one is zero; null if there are no instructions for that.  */

static lanes *
cut_off_differences (emitter *e, lanes *a, lanes *b)
{
  lanes *r = lanes_saturate_natively (e, SATURATE_SUB, a, b), *back;
  if (!r)
    return NULL;
  back = lanes_saturate_natively (e, SATURATE_SUB, b, a);
  return op (e, BIT_IOR_EXPR, r, back);
}

lanes *
lanes_abs_difference (emitter *e, lanes *a, lanes *b)
{
  lanes *r;
#if KNOWS_ABSOLUTE_DIFFERENCES
  lanes *arg[2] = { a, b };
  if ((r = lanes_ifn (e, IFN_ABD, 2, arg)))
    return r;
#endif
  /* Signed differences might overflow.  */
  tree uns = integer_element (a->es * 8, true), elt = a->elt;
  if (lanes_native_p (MAX_EXPR, a) && lanes_native_p (MIN_EXPR, a))
    {
      lanes *max = lanes_as_unsigned (e, op (e, MAX_EXPR, a, b));
      lanes *min = lanes_as_unsigned (e, op (e, MIN_EXPR, a, b));
      return lanes_view (e, op (e, MINUS_EXPR, max, min), elt);
    }
  if (TYPE_UNSIGNED (a->elt) && (r = cut_off_differences (e, a, b)))
    return r;
  lanes *less = lanes_compare (e, LT_EXPR, a, b);
  a = lanes_view (e, a, uns);
  b = lanes_view (e, b, uns);
  r = op (e, MINUS_EXPR, a, b);
  if (lanes_single_p (a->es))
    r = lanes_select (e, less, op (e, MINUS_EXPR, b, a), r);
  else
    {
      lanes *ones = lanes_select (e, less, number (e, a, TYPE_MAX_VALUE (uns)),
				  number (e, a, integer_zero_node));
      r = op (e, MINUS_EXPR, op (e, BIT_XOR_EXPR, r, ones), ones);
    }
  return lanes_view (e, r, elt);
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

/* How products of numbers of N lanes ELT are computed with all their bits, and
   some of these kept.  */

enum product_way
{
  NO_PRODUCT,
  BY_HALVES,			/* Both halves of the products.  */
  BY_TURNS,			/* Those of even lanes, and of odd ones.  */
  BY_ENDS			/* Those of the first, and of the last
				   lanes.  */
};

static enum product_way
product_way (tree elt, poly_uint64 n, bool more)
{
  if (lanes_single_p (lanes_bytes (elt)) || lanes_scalable_p (n)
      || BYTES_BIG_ENDIAN)
    return NO_PRODUCT;
  tree type = lanes_part_type (elt, 0, n);
  unsigned bits = TYPE_PRECISION (elt);
  if (!VECTOR_MODE_P (TYPE_MODE (type)) || (bits != 16 && bits != 32))
    return NO_PRODUCT;
  if (bits == 16 && !more
      && target_supports_op_p (type, MULT_HIGHPART_EXPR, optab_vector))
    return BY_HALVES;
  tree num = integer_element (2 * bits, TYPE_UNSIGNED (elt));
  tree wide = part_vector_type (num, exact_div (TYPE_VECTOR_SUBPARTS (type),
						2));
  if (!VECTOR_MODE_P (TYPE_MODE (wide)))
    return NO_PRODUCT;
  if (target_supports_op_p (type, VEC_WIDEN_MULT_EVEN_EXPR, optab_vector)
      && target_supports_op_p (type, VEC_WIDEN_MULT_ODD_EXPR, optab_vector))
    return BY_TURNS;
  if (target_supports_op_p (type, VEC_WIDEN_MULT_LO_EXPR, optab_vector)
      && target_supports_op_p (type, VEC_WIDEN_MULT_HI_EXPR, optab_vector)
      && target_supports_op_p (wide, VEC_PACK_TRUNC_EXPR, optab_vector))
    return BY_ENDS;
  return NO_PRODUCT;
}

bool
lanes_fixed_product_p (tree elt, poly_uint64 n, bool more)
{
  return product_way (elt, n, more) != NO_PRODUCT;
}

/* Such products of the vectors A and B, by TURNS or else by ends.  */

static tree
wide_product (emitter *e, tree a, tree b, tree more, unsigned count,
	      bool turns)
{
  tree type = TREE_TYPE (a), elt = TREE_TYPE (type), half[2];
  unsigned bits = TYPE_PRECISION (elt);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree num = integer_element (2 * bits, true);
  tree product = part_vector_type (integer_element (2 * bits,
						    TYPE_UNSIGNED (elt)),
				   width / 2);
  tree wide = part_vector_type (num, width / 2);

  for (unsigned i = 0; i < 2; i++)
    {
      enum tree_code code
	= turns ? (i ? VEC_WIDEN_MULT_ODD_EXPR : VEC_WIDEN_MULT_EVEN_EXPR)
	  : i ? VEC_WIDEN_MULT_HI_EXPR : VEC_WIDEN_MULT_LO_EXPR;
      tree x = part_view (e, wide, part_binary (e, code, product, a, b));
      if (more)
	x = part_binary (e, PLUS_EXPR, wide, x, part_splat (e, wide, more));
      /* Those of odd lanes stay in the upper halves.  */
      bool up = turns && i;
      x = part_binary (e, up ? LSHIFT_EXPR : RSHIFT_EXPR, wide, x,
		       part_splat (e, wide,
				   build_int_cst (num, up ? bits - count
						       : count)));
      half[i] = turns ? part_view (e, type, x) : x;
    }
  if (!turns)
    {
      tree r = part_vector_type (integer_element (bits, true), width);
      return part_view (e, type, part_binary (e, VEC_PACK_TRUNC_EXPR, r,
					      half[0], half[1]));
    }
  auto_vec<int> sel;
  for (unsigned k = 0; k < width; k++)
    sel.safe_push (k % 2 ? width + k : k);
  if (tree r = elements_of (e, half[0], half[1], sel.address ()))
    return r;
  tree low = part_splat (e, wide, wide_int_to_tree (num, wi::mask (bits, false,
								   2 * bits)));
  half[0] = part_binary (e, BIT_AND_EXPR, wide, part_view (e, wide, half[0]),
			 low);
  half[1] = part_binary (e, BIT_AND_EXPR, wide, part_view (e, wide, half[1]),
			 part_unary (e, BIT_NOT_EXPR, wide, low));
  return part_view (e, type, part_binary (e, BIT_IOR_EXPR, wide, half[0],
					  half[1]));
}

lanes *
lanes_fixed_product (emitter *e, lanes *a, lanes *b, tree more, unsigned count)
{
  enum product_way way = product_way (a->elt, a->n, more);
  unsigned bits = a->es * 8;
  tree elt = a->elt;

  if (way == BY_HALVES)
    {
      lanes *high = lanes_as_unsigned (e, op (e, MULT_HIGHPART_EXPR, a, b));
      lanes *low = op (e, MULT_EXPR, lanes_as_unsigned (e, a),
		       lanes_as_unsigned (e, b));
      high = op (e, LSHIFT_EXPR, high, number (e, high,
					       size_int (bits - count)));
      low = op (e, RSHIFT_EXPR, low, number (e, low, size_int (count)));
      return lanes_view (e, op (e, BIT_IOR_EXPR, high, low), elt);
    }
  if (more)
    more = fold_convert (integer_element (2 * bits, true), more);
  lanes *r = lanes_new (elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = wide_product (e, a->part[i], b->part[i], more, count,
			       way == BY_TURNS);
  return r;
}
