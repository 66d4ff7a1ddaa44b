/* Floating-point exceptions of lanes that are off.

   INPUT	q = a / b, in the lanes of m
   OUTPUT	.COND_RDIV (m, a, b, 0), or
		d = VEC_COND_EXPR <m, b, { 1, ... }>;  q = a / d;

   A lane that is off, or past the end, computes with whatever it has.  Where
   that may raise an exception that the program does not raise, the operation
   is done under the mask, or one operand is replaced by a number with which
   it raises nothing, whatever the other one is: 1 where it divides or
   multiplies, 0 where it is added, rounded or converted.  0 is what loads have
   in lanes that are off, so that it costs nothing there (part_select).

   Signalling NaNs count as other numbers do.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/arith/exceptions.h"

enum exceptions_level
exceptions_level (void)
{
  if (!flag_trapping_math)
    return EXCEPTIONS_NONE;
  /* GCC assumes it where nothing is said.  */
  return OPTION_SET_P (flag_trapping_math) ? EXCEPTIONS_ALL
	 : EXCEPTIONS_OPERATIONS;
}

bool
exceptions_kept_p (enum exceptions_level level)
{
  return level != EXCEPTIONS_NONE && exceptions_level () >= level;
}

bool
exceptions_zeros_p (tree elt)
{
  /* Integers can be viewed as floats.  */
  return exceptions_kept_p (SCALAR_FLOAT_TYPE_P (elt)
			    ? EXCEPTIONS_OPERATIONS : EXCEPTIONS_ALL);
}

void
exceptions_clear (emitter *e, tree var, tree elt)
{
  if (!exceptions_zeros_p (elt))
    return;
  gimple *g = gimple_build_assign (var, build_constructor (TREE_TYPE (var),
							   NULL));

  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
}

enum exceptions_level
exceptions_of (enum tree_code code, tree elt)
{
  if (!SCALAR_FLOAT_TYPE_P (elt))
    return EXCEPTIONS_NONE;
  switch (code)
    {
    case RDIV_EXPR:
      return EXCEPTIONS_OPERATIONS;
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case LT_EXPR:
    case LE_EXPR:
    case GT_EXPR:
    case GE_EXPR:
    case LTGT_EXPR:
      return EXCEPTIONS_ALL;
    default:
      return EXCEPTIONS_NONE;
    }
}

enum exceptions_level
exceptions_of_conversion (tree to, tree from)
{
  bool half = SCALAR_FLOAT_TYPE_P (to) && element_bits (to) == 16;

  /* Is it zero?  */
  if (TREE_CODE (to) == BOOLEAN_TYPE || TREE_CODE (from) == BOOLEAN_TYPE)
    return EXCEPTIONS_NONE;
  /* There are two formats of 128 bits, and decimal ones.  */
  if (SCALAR_FLOAT_TYPE_P (from))
    return (!SCALAR_FLOAT_TYPE_P (to)
	    || element_bits (to) < element_bits (from)
	    || ((half || lanes_bytes (from) == SINGLE_BYTES) && to != from)
	    ? EXCEPTIONS_OPERATIONS : EXCEPTIONS_NONE);
  return (half && element_bits (from) >= 16) || element_bits (from) == 128
	 ? EXCEPTIONS_OPERATIONS : EXCEPTIONS_NONE;
}

/* The lanes of part PART of A that are on in MASK; null if all are.  */

static tree
part_on (emitter *e, const lanes *a, const lanes *mask, unsigned part)
{
  tree on = mask ? mask->part[part] : NULL_TREE, end = NULL_TREE;

  if (lanes_single_p (a->es))
    return on;
  if (lanes_scalable_p (a->n))
    end = scalable_end_mask (e, a, part);
  else if ((part + 1) * a->width > lanes_count (a->n))
    end = part_first_lanes (lanes_part_type (boolean_type_node, a->es, a->n),
			    lanes_count (a->n) - part * a->width);
  if (on && end)
    return part_binary (e, BIT_AND_EXPR, TREE_TYPE (on), on, end);
  return on ? on : end;
}

/* The number X as TYPE, a scalar type.  */

static tree
number (tree type, int x)
{
  return SCALAR_FLOAT_TYPE_P (type) ? build_real (type, x ? dconst1 : dconst0)
	 : build_int_cst (type, x);
}

lanes *
lanes_quiet (emitter *e, lanes *a, lanes *mask, int neutral)
{
  lanes *r, *other = lanes_splat (e, a->elt, a->es, a->n,
				  number (a->elt, neutral));

  if (mask)
    mask = lanes_mask_resize (e, mask, a->es);
  /* A length is the end, too.  */
  if (lanes_single_p (a->es) || (mask && mask->length))
    return mask ? lanes_select (e, mask, a, other) : a;
  r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree on = part_on (e, a, mask, i);

      r->part[i] = on ? part_select (e, on, a->part[i], other->part[i])
		   : a->part[i];
    }
  return r;
}

bool
excess_precision_p (void)
{
  switch (targetm.c.excess_precision (EXCESS_PRECISION_TYPE_STANDARD))
    {
    case FLT_EVAL_METHOD_PROMOTE_TO_FLOAT:
    case FLT_EVAL_METHOD_PROMOTE_TO_FLOAT16:
      return false;
    default:
      return true;
    }
}

/* True if dividing by B raises nothing: numbers not below 1.  */

static bool
safe_divisor_p (const lanes *b)
{
  if (lanes_single_p (b->es) || !lanes_constant_p (b))
    return false;
  for (unsigned k = 0; k < lanes_least (b->n); k++)
    {
      tree c = lanes_constant_lane (b, k);
      REAL_VALUE_TYPE x = real_value_abs (TREE_REAL_CST_PTR (c));

      if (!real_isfinite (&x) || real_less (&x, &dconst1))
	return false;
    }
  /* Lanes past the end hold something else.  */
  return lanes_uniform_p (b) || lanes_least (b->n) % b->width == 0;
}

/* A / B where ON is, by one instruction, or null.  */

static tree
divide_on (emitter *e, tree on, tree a, tree b)
{
  tree type = TREE_TYPE (a), op[2] = { a, b }, r;
  gcall *call;

  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !direct_internal_fn_supported_p (IFN_COND_RDIV, type,
					  OPTIMIZE_FOR_SPEED))
    return NULL_TREE;
  call = gimple_build_call_internal
    (IFN_COND_RDIV, 4, on, a, b,
     targetm.preferred_else_value (IFN_COND_RDIV, type, 2, op));
  r = make_ssa_name (type);
  gimple_call_set_lhs (call, r);
  gimple_call_set_nothrow (call, true);
  gimple_set_location (call, e->loc);
  gimple_seq_add_stmt (&e->seq, call);
  return r;
}

/* The same for all parts, or null.  */

static lanes *
divide_under (emitter *e, lanes *a, lanes *b, lanes *mask)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  if (!lanes_native_p (RDIV_EXPR, a)
      || (mask && mask->length))
    return NULL;
  if (mask)
    mask = lanes_mask_resize (e, mask, a->es);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree on = part_on (e, a, mask, i);

      r->part[i] = on ? divide_on (e, on, a->part[i], b->part[i])
		   : part_binary (e, RDIV_EXPR, TREE_TYPE (a->part[i]),
				  a->part[i], b->part[i]);
      if (!r->part[i])
	return NULL;
    }
  return r;
}

lanes *
lanes_quiet_binary (emitter *e, enum tree_code code, lanes *a, lanes *b,
		    lanes *mask)
{
  if (code == RDIV_EXPR)
    {
      if (safe_divisor_p (b))
	return lanes_binary (e, code, a, b, mask);
      if (lanes *r = divide_under (e, a, b, mask))
	return r;
    }
  b = lanes_quiet (e, b, mask, code == RDIV_EXPR || code == MULT_EXPR);
  return lanes_binary (e, code, a, b, mask);
}

/* A CODE B, which signals, in every lane: AVX-512 compares under a mask, and
   the back end takes any mask to which the result is applied.  */

static lanes *
signalling (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *r = lanes_compare (e, code, a, b);
  const char *hidden = ripple_current_target ()->compared_mask;

  if (hidden && !lanes_mask_vectors_p (r->es, r->n))
    for (unsigned i = 0; i < r->nparts; i++)
      r->part[i] = part_hide (e, r->part[i], hidden);
  return r;
}

lanes *
lanes_compare_exactly (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  lanes *ordered, *r;

  switch (code)
    {
    case LTGT_EXPR:
      return lanes_binary (e, BIT_IOR_EXPR, signalling (e, LT_EXPR, a, b),
			   signalling (e, GT_EXPR, a, b), NULL);
    case LT_EXPR:
    case LE_EXPR:
    case GT_EXPR:
    case GE_EXPR:
      return signalling (e, code, a, b);
    case UNLT_EXPR:
    case UNLE_EXPR:
    case UNGT_EXPR:
    case UNGE_EXPR:
    case UNEQ_EXPR:
      /* The instruction may signal for every NaN: let it not see any.  */
      ordered = lanes_compare (e, ORDERED_EXPR, a, b);
      r = lanes_compare (e, code, lanes_quiet (e, a, ordered, 0),
			 lanes_quiet (e, b, ordered, 0));
      return lanes_binary (e, BIT_IOR_EXPR, r,
			   lanes_unary (e, BIT_NOT_EXPR, ordered), NULL);
    default:
      return lanes_compare (e, code, a, b);
    }
}
