/* One step of a reduction, and what does not change its result.

   INPUT	an operation, two values
   OUTPUT	the operation lane by lane; zeros and NaNs are ordered as
		lanes_reduce promises

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/tensor/tensor-private.h"

tree
reduce_identity (enum reduce_op op, tree elt)
{
  REAL_VALUE_TYPE r;
  bool is_float = SCALAR_FLOAT_TYPE_P (elt);
  bool smallest_p = op == REDUCE_MAX || op == REDUCE_MAXIMUM;

  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    return (op == REDUCE_AND || op == REDUCE_MUL || op == REDUCE_MIN
	    || op == REDUCE_MINIMUM) ? boolean_true_node : boolean_false_node;
  switch (op)
    {
    case REDUCE_ADD:
      if (!is_float)
	return build_zero_cst (elt);
      r = dconst0;
      r.sign = 1;
      return build_real (elt, r);
    case REDUCE_MUL:
      return build_one_cst (elt);
    case REDUCE_AND:
      return build_minus_one_cst (elt);
    case REDUCE_OR:
    case REDUCE_XOR:
      return build_zero_cst (elt);
    default:
      break;
    }
  if (!is_float)
    return smallest_p ? TYPE_MIN_VALUE (elt) : TYPE_MAX_VALUE (elt);
  /* Next to a number NaN disappears, and of NaNs alone the result must be
     NaN; an infinity would win over them.  */
  if (HONOR_NANS (elt) && (op == REDUCE_MIN || op == REDUCE_MAX))
    {
      real_nan (&r, "", 1, TYPE_MODE (elt));
      return build_real (elt, r);
    }
  real_inf (&r);
  r.sign = smallest_p;
  return build_real (elt, r);
}

/* Where A == B, the bits of both under CODE: -0 and +0 are equal, and and /
   or of their signs is the larger / smaller.  Elsewhere R.  Of what has no
   integer of its size, the one or the other is chosen by its sign.  */

static lanes *
order_zeros (emitter *e, enum tree_code code, lanes *a, lanes *b, lanes *r)
{
  tree num = integer_element (a->es * 8, true);
  lanes *both, *negative;

  if (lanes_single_p (a->es))
    {
      negative = lanes_float_class (e, FLOAT_SIGNBIT, a);
      both = (code == BIT_IOR_EXPR ? lanes_select (e, negative, a, b)
	      : lanes_select (e, negative, b, a));
    }
  else
    {
      both = lanes_binary (e, code, lanes_view (e, a, num),
			   lanes_view (e, b, num), NULL);
      both = lanes_view (e, both, a->elt);
    }
  return lanes_select (e, lanes_compare (e, EQ_EXPR, a, b), both, r);
}

/* A < B, or A > B unless LESS.  Functions do not signal for NaN, operators
   do.  */

static lanes *
comes_first (emitter *e, bool less, lanes *a, lanes *b)
{
  if (!exceptions_kept_p (EXCEPTIONS_ALL))
    return lanes_compare (e, less ? LT_EXPR : GT_EXPR, a, b);
  a = lanes_compare_exactly (e, less ? UNGE_EXPR : UNLE_EXPR, a, b);
  return lanes_unary (e, BIT_NOT_EXPR, a);
}

/* Minima and maxima of floats.  */

static lanes *
float_extremum (emitter *e, enum reduce_op op, lanes *a, lanes *b)
{
  bool min_p = op == REDUCE_MIN || op == REDUCE_MINIMUM;
  bool number_p = op == REDUCE_MIN || op == REDUCE_MAX;
  bool nans = HONOR_NANS (a->elt), zeros = HONOR_SIGNED_ZEROS (a->elt);
  lanes *pair[2] = { a, b }, *r;

  if (!nans && !zeros)
    return lanes_binary (e, min_p ? MIN_EXPR : MAX_EXPR, a, b, NULL);
  if (number_p && ripple_current_target ()->fmin_orders_zeros
      && (r = lanes_ifn (e, min_p ? IFN_FMIN : IFN_FMAX, 2, pair)))
    return r;
  r = lanes_select (e, comes_first (e, min_p, a, b), a, b);
  if (zeros)
    r = order_zeros (e, min_p ? BIT_IOR_EXPR : BIT_AND_EXPR, a, b, r);
  if (!nans)
    return r;
  /* R is B if either is NaN.  */
  if (number_p)
    return lanes_select (e, lanes_compare (e, UNORDERED_EXPR, b, b), a, r);
  return lanes_select (e, lanes_compare (e, UNORDERED_EXPR, a, a), a, r);
}

lanes *
lanes_reduce_step (emitter *e, enum reduce_op op, lanes *a, lanes *b)
{
  static const enum tree_code codes[] =
    { PLUS_EXPR, MULT_EXPR, MIN_EXPR, MAX_EXPR, BIT_AND_EXPR, BIT_IOR_EXPR,
      BIT_XOR_EXPR, MIN_EXPR, MAX_EXPR };
  enum tree_code code = codes[op];

  if (SCALAR_FLOAT_TYPE_P (a->elt) && (code == MIN_EXPR || code == MAX_EXPR))
    return float_extremum (e, op, a, b);
  if (mask_p (a) && op == REDUCE_ADD)
    code = BIT_IOR_EXPR;
  return lanes_binary (e, code, a, b, NULL);
}
