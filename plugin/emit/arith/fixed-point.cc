/* Averages, differences without their sign, and rounded products.

   INPUT	(a + b + 1) >> 1 on 32 unsigned chars, AVX2; on 4 ints
   OUTPUT	one vpavgb; (a | b) - ((a ^ b) >> 1)

   INPUT	|a - b| on 32 unsigned chars, AVX2; on 8 unsigned shorts, SSE2
   OUTPUT	max (a, b) - min (a, b); two psubusw and a por

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
