/* Lane-wise arithmetic.

   INPUT	a + b on 37 ints, AVX-512
   OUTPUT	three additions of vector(16) unsigned int between
		VIEW_CONVERT_EXPRs

   Lanes that are off, and lanes past the end, hold anything; so signed
   operations that could overflow there are done in the unsigned type, where
   overflow is defined.  What a target lacks is done in wider elements
   (products of bytes) or from compares and selects (minima); GCC's vector
   lowering does the rest, lane by lane.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

static bool
half_float_p (const lanes *a)
{
  return SCALAR_FLOAT_TYPE_P (a->elt) && a->es == 2;
}

bool
lanes_native_p (enum tree_code code, const lanes *a)
{
  /* The instructions for __bf16 flush denormal numbers to zero.  */
  return (!bfloat_p (a->elt)
	  && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0])))
	  && target_supports_op_p (TREE_TYPE (a->part[0]), code,
				   optab_vector));
}

/* CODE applied to each part as it is.  */

static lanes *
map_unary (emitter *e, enum tree_code code, lanes *a)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_unary (e, code, TREE_TYPE (a->part[i]), a->part[i]);
  return r;
}

lanes *
lanes_each (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_binary (e, code, TREE_TYPE (a->part[i]), a->part[i],
			      b->part[i]);
  return r;
}

static lanes *
zero_like (emitter *e, const lanes *a)
{
  return lanes_splat (e, a->elt, a->es, a->n, build_zero_cst (a->elt));
}

/* |A| for integers, in the unsigned type.  */

static lanes *
absolute_value (emitter *e, lanes *a)
{
  lanes *u = lanes_as_unsigned (e, a), *negative;

  if (TYPE_UNSIGNED (a->elt))
    return u;
  if (lanes_native_p (ABSU_EXPR, a))
    {
      for (unsigned i = 0; i < a->nparts; i++)
	u->part[i] = part_unary (e, ABSU_EXPR, TREE_TYPE (u->part[i]),
				 a->part[i]);
      return u;
    }
  negative = lanes_compare (e, LT_EXPR, a, zero_like (e, a));
  return lanes_select (e, negative, map_unary (e, NEGATE_EXPR, u), u);
}

lanes *
lanes_unary (emitter *e, enum tree_code code, lanes *a)
{
  if (lanes_single_p (a->es))
    return scalar_unary (e, code, a);
  if (mask_p (a))
    return code == BIT_NOT_EXPR || code == TRUTH_NOT_EXPR
	   ? map_unary (e, BIT_NOT_EXPR, a) : NULL;
  if (INTEGRAL_TYPE_P (a->elt))
    switch (code)
      {
      case NEGATE_EXPR:
	return lanes_view (e, map_unary (e, code, lanes_as_unsigned (e, a)),
			   a->elt);
      case ABS_EXPR:
	return lanes_view (e, absolute_value (e, a), a->elt);
      case ABSU_EXPR:
	return absolute_value (e, a);
      default:
	return map_unary (e, code, a);
      }
  /* Sign changes of _Float16 need no arithmetic.  */
  if (half_float_p (a) && code != PAREN_EXPR && !lanes_native_p (code, a))
    {
      tree num = integer_element (16, true), elt = a->elt;
      lanes *sign = lanes_splat (e, num, 2, a->n,
				 build_int_cst (num, code == NEGATE_EXPR
						? 0x8000 : 0x7fff));
      a = lanes_view (e, a, num);
      a = lanes_each (e, code == NEGATE_EXPR ? BIT_XOR_EXPR : BIT_AND_EXPR, a,
		      sign);
      return lanes_view (e, a, elt);
    }
  return map_unary (e, code, a);
}

static lanes *
minimum (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  if (lanes_native_p (code, a) || lanes_constant_p (a))
    return lanes_each (e, code, a, b);
  return lanes_select (e, lanes_compare (e, code == MIN_EXPR ? LT_EXPR
						: GT_EXPR, a, b), a, b);
}

lanes *
lanes_extremum (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  tree (*extremum) (emitter *, enum tree_code, tree, tree)
    = ripple_current_target ()->extremum;

  if (!extremum || lanes_single_p (a->es)
      || (lanes_constant_p (a) && lanes_constant_p (b)))
    return NULL;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    if (!(r->part[i] = extremum (e, code, a->part[i], b->part[i])))
      return NULL;
  return r;
}

/* The upper half of the products of 64 bits, from products of 32 by 32: no
   vector has elements of 128 bits, nor has every machine such integers.  The
   same for products of 128 bits.  */

static lanes *
wide_highpart (emitter *e, lanes *a, lanes *b)
{
  unsigned bits = a->es * BITS_PER_UNIT;
  tree num = integer_element (bits, true);
  lanes *x = lanes_as_unsigned (e, a), *y = lanes_as_unsigned (e, b);
  lanes *r, *middle;
  lanes *zero;
  lanes *half = lanes_splat (e, num, a->es, a->n,
			     build_int_cst (num, bits / 2));
  lanes *low = lanes_splat (e, num, a->es, a->n,
			    wide_int_to_tree (num, wi::mask (bits / 2, false,
							     bits)));
  lanes *xh = lanes_binary (e, RSHIFT_EXPR, x, half, NULL);
  lanes *yh = lanes_binary (e, RSHIFT_EXPR, y, half, NULL);
  lanes *xl = lanes_each (e, BIT_AND_EXPR, x, low);
  lanes *yl = lanes_each (e, BIT_AND_EXPR, y, low);
  lanes *hl = lanes_each (e, MULT_EXPR, xh, yl);
  lanes *lh = lanes_each (e, MULT_EXPR, xl, yh);

  middle = lanes_each (e, MULT_EXPR, xl, yl);
  middle = lanes_binary (e, RSHIFT_EXPR, middle, half, NULL);
  middle = lanes_each (e, PLUS_EXPR, middle, hl);
  lh = lanes_each (e, PLUS_EXPR, lh,
		   lanes_each (e, BIT_AND_EXPR, middle, low));
  r = lanes_each (e, MULT_EXPR, xh, yh);
  middle = lanes_binary (e, RSHIFT_EXPR, middle, half, NULL);
  lh = lanes_binary (e, RSHIFT_EXPR, lh, half, NULL);
  r = lanes_each (e, PLUS_EXPR, r, lanes_each (e, PLUS_EXPR, middle, lh));
  if (TYPE_UNSIGNED (a->elt))
    return r;
  /* A negative factor counted as 2^64 more.  */
  zero = zero_like (e, x);
  for (unsigned i = 0; i < 2; i++)
    {
      lanes *factor = i ? b : a, *other = i ? x : y, *negative;

      negative = lanes_compare (e, LT_EXPR, factor, zero_like (e, a));
      r = lanes_each (e, MINUS_EXPR, r,
		      lanes_select (e, negative, other, zero));
    }
  return lanes_view (e, r, a->elt);
}

static lanes *
mult_highpart (emitter *e, lanes *a, lanes *b)
{
  bool is_unsigned = TYPE_UNSIGNED (a->elt);
  tree elt = a->elt, wide;

  if (VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0])))
      && can_mult_highpart_p (TYPE_MODE (TREE_TYPE (a->part[0])),
			      is_unsigned))
    return lanes_each (e, MULT_HIGHPART_EXPR, a, b);
  wide = integer_element (a->es * 16, is_unsigned);
  if (!wide)
    return wide_highpart (e, a, b);
  b = lanes_binary (e, MULT_EXPR, lanes_convert (e, a, wide),
		    lanes_convert (e, b, wide), NULL);
  b = lanes_binary (e, RSHIFT_EXPR, b,
		    lanes_splat (e, wide, b->es, a->n,
				 build_int_cst (wide, a->es * 8)), NULL);
  return lanes_convert (e, b, elt);
}

/* The multiplier B, kept from being split into shifts where that is worse.  */

static lanes *
keep_multiplier (emitter *e, lanes *b)
{
  tree c = lanes_constant_lane (b, 0);
  bool (*keep) (unsigned, unsigned) = ripple_current_target ()->keep_multiply;
  unsigned HOST_WIDE_INT x;

  if (!c || !keep || TREE_CODE (b->part[0]) != VECTOR_CST
      || !lanes_uniform_p (b)
      || !lanes_native_p (MULT_EXPR, b))
    return b;
  /* Digits of the non-adjacent form.  */
  x = wi::to_widest (c).to_uhwi () & GET_MODE_MASK (SCALAR_TYPE_MODE (b->elt));
  if (!keep (b->es, popcount_hwi (x ^ (3 * x))))
    return b;
  lanes *r = lanes_new (b->elt, b->es, b->n);
  for (unsigned i = 0; i < b->nparts; i++)
    r->part[i] = i ? r->part[0] : part_hide (e, b->part[0], "=v");
  return r;
}

/* The assignment of X, if that is the result of one.  */

static gassign *
assigned (tree x)
{
  return TREE_CODE (x) == SSA_NAME
	 ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL;
}

/* True if X steps from lane to lane, from a number on that the compiler may
   come to know, or becomes such when definitions are folded.  */

static bool
steps_p (tree x)
{
  gassign *g = assigned (x);
  unsigned n = 0;
  if (!g || gimple_assign_rhs_code (g) == VEC_SERIES_EXPR)
    return g || (TREE_CODE (x) == VECTOR_CST && VECTOR_CST_STEPPED_P (x));
  for (unsigned k = 1; k < gimple_num_ops (g); k++)
    {
      tree op = gimple_op (g, k);
      gassign *def = assigned (op);
      if (steps_p (op))
	n++;
      else if (!CONSTANT_CLASS_P (op)
	       && (!def || gimple_assign_rhs_code (def) != VEC_DUPLICATE_EXPR))
	return false;
    }
  return n > 0;
}

/* A scalable B, kept from being known as steps from lane to lane where the
   folder does not come to an end with such.  */

static lanes *
hide_steps (emitter *e, lanes *b)
{
  if (!SWAPS_BITS_OF_STEPS_FOREVER || !lanes_scalable_p (b->n))
    return b;
  lanes *r = lanes_new (b->elt, b->es, b->n);
  for (unsigned i = 0; i < b->nparts; i++)
    r->part[i] = (steps_p (b->part[i]) ? part_hide_vector (e, b->part[i])
		  : b->part[i]);
  return r;
}

static lanes *
and_masks (emitter *e, lanes *a, lanes *b)
{
  lanes *r = lanes_each (e, BIT_AND_EXPR, a, b);

  lengths_note_and (e, r, a, b);
  return r;
}

static lanes *
binary_masks (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  switch (code)
    {
    case TRUTH_AND_EXPR:
    case TRUTH_ANDIF_EXPR:
    case BIT_AND_EXPR:
    case MIN_EXPR:
    case MULT_EXPR:
      return and_masks (e, a, b);
    case TRUTH_OR_EXPR:
    case TRUTH_ORIF_EXPR:
    case MAX_EXPR:
      return lanes_each (e, BIT_IOR_EXPR, a, b);
    case TRUTH_XOR_EXPR:
      return lanes_each (e, BIT_XOR_EXPR, a, b);
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return lanes_each (e, code, a, b);
    default:
      return NULL;
    }
}

lanes *
lanes_binary (emitter *e, enum tree_code code, lanes *a, lanes *b,
	      lanes *mask)
{
  tree elt = a->elt;

  if (mask_p (a))
    b = lanes_mask_resize (e, b, a->es);
  if (code == MULT_HIGHPART_EXPR && lanes_single_p (a->es))
    return wide_highpart (e, a, b);
  if (lanes_single_p (a->es))
    return scalar_binary (e, code, a, b, mask);
  if (mask_p (a))
    return binary_masks (e, code, a, b);
  if (SCALAR_FLOAT_TYPE_P (elt))
    {
      if (half_partial_p (elt, a->n))
	{
	  lanes *r = lanes_binary (e, code, half_fill (e, a, NULL),
				   half_fill (e, b, NULL), NULL);
	  return half_cut (e, r, a->n);
	}
      if (half_float_p (a) && !lanes_native_p (code, a))
	{
	  /* float has enough digits that rounding twice is rounding once.  */
	  a = lanes_convert (e, a, float_type_node);
	  b = lanes_convert (e, b, float_type_node);
	  return lanes_convert (e, lanes_binary (e, code, a, b, mask), elt);
	}
      if (code == MIN_EXPR || code == MAX_EXPR)
	return minimum (e, code, a, b);
      return lanes_each (e, code, a, b);
    }
  switch (code)
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case POINTER_PLUS_EXPR:
    case POINTER_DIFF_EXPR:
      if (code == POINTER_PLUS_EXPR)
	code = PLUS_EXPR;
      if (code == POINTER_DIFF_EXPR)
	code = MINUS_EXPR;
      a = lanes_as_unsigned (e, a);
      b = lanes_as_unsigned (e, b);
      if (code == MULT_EXPR && a->es == 1 && !lanes_constant_p (a)
	  && ripple_current_target ()->no_byte_multiply)
	a = lanes_multiply_bytes (e, a, b);
      else
	a = lanes_each (e, code, a,
			code == MULT_EXPR ? keep_multiplier (e, b) : b);
      return lanes_view (e, a, elt);
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return lanes_each (e, code, hide_steps (e, a), hide_steps (e, b));
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
      return lanes_shift (e, code, a, b);
    case LROTATE_EXPR:
    case RROTATE_EXPR:
      return lanes_rotate (e, code, a, b);
    case MIN_EXPR:
    case MAX_EXPR:
      return minimum (e, code, a, b);
    case MULT_HIGHPART_EXPR:
      return mult_highpart (e, a, b);
    default:
      return lanes_divide (e, code, a, b, mask);
    }
}

lanes *
lanes_ifn (emitter *e, internal_fn fn, unsigned nargs, lanes **arg)
{
  lanes *r = lanes_new (arg[0]->elt, arg[0]->es, arg[0]->n);
  tree type = TREE_TYPE (arg[0]->part[0]);

  if (half_partial_p (arg[0]->elt, arg[0]->n))
    {
      lanes *full[3];
      for (unsigned i = 0; i < nargs; i++)
	full[i] = half_fill (e, arg[i], NULL);
      r = lanes_ifn (e, fn, nargs, full);
      return r ? half_cut (e, r, arg[0]->n) : NULL;
    }

  if (!VECTOR_MODE_P (TYPE_MODE (type)) || !direct_internal_fn_p (fn)
      || bfloat_p (arg[0]->elt)
      || !direct_internal_fn_supported_p (fn, type, OPTIMIZE_FOR_SPEED))
    return NULL;
  for (unsigned i = 0; i < r->nparts; i++)
    {
      combined_fn cfn = as_combined_fn (fn);
      tree x = arg[0]->part[i];

      if (nargs == 1)
	x = gimple_build (&e->seq, e->loc, cfn, type, x);
      else if (nargs == 2)
	x = gimple_build (&e->seq, e->loc, cfn, type, x, arg[1]->part[i]);
      else
	{
	  gcc_assert (nargs == 3);
	  x = gimple_build (&e->seq, e->loc, cfn, type, x, arg[1]->part[i],
			    arg[2]->part[i]);
	}
      r->part[i] = x;
    }
  return r;
}

lanes *
lanes_fma (emitter *e, lanes *a, lanes *b, lanes *c)
{
  lanes *arg[3] = { a, b, c };

  return lanes_ifn (e, IFN_FMA, 3, arg);
}
