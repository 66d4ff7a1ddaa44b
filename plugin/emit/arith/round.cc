/* Floats rounded to integers, by an instruction or by sums.

   INPUT	a rounded to the nearest integer, ties to even
   OUTPUT	vroundps; elsewhere |a| + 2^23 - 2^23 with the sign of a, for
		numbers below 2^23

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/arith/exceptions.h"

/* A rounded by IFN or, if the target lacks that, as it says itself.  */

static lanes *
round_by (emitter *e, internal_fn ifn, enum float_rounding how, lanes *a)
{
  tree (*round) (emitter *, unsigned, tree)
    = ripple_current_target ()->round;
  lanes *r = lanes_ifn (e, ifn, 1, &a);

  if (r || !round || !VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0]))))
    return r;
  r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    if (!(r->part[i] = round (e, how, a->part[i])))
      return NULL;
  return r;
}

lanes *
lanes_barrier (emitter *e, lanes *a)
{
  /* _Float16 may be computed in float.  */
  tree computed = element_bits (a->elt) < 32 ? float_type_node : a->elt;
  bool fused = direct_internal_fn_supported_p (IFN_FMA, computed,
					       OPTIMIZE_FOR_SPEED);
  if (!flag_associative_math
      && !(optimize && fused && flag_fp_contract_mode != FP_CONTRACT_OFF))
    return a;
  /* Sums of constants are put together on RTL, too, which knows of no
     parentheses.  */
  if (!optimize)
    return lanes_unary (e, PAREN_EXPR, a);
  if (!lanes_scalable_p (a->n)
      && !((ripple_current_target ()->no_parentheses || flag_associative_math)
	   && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0])))))
    return lanes_unary (e, PAREN_EXPR, a);
  /* Of scalable vectors GCC 12 keeps the first 128 bits only.  */
  lanes *r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = part_hide_vector (e, a->part[i]);
  return r;
}

/* Where A is less in magnitude than LIMIT.  The bits are compared: comparing a
   NaN would raise an exception.  */

static lanes *
small_lanes (emitter *e, lanes *a, lanes *limit)
{
  tree num = integer_element (a->es * 8, true);
  return lanes_compare (e, LT_EXPR,
			lanes_view (e, lanes_unary (e, ABS_EXPR, a), num),
			lanes_view (e, limit, num));
}

/* A rounded as HOW says where there is no instruction: numbers from 2^P on, P
   the bits behind the point of 1.0, are integers, so that a sum with 2^P is
   rounded to one.  Which of the two neighbours of A that is depends on the
   rounding mode; if it is not the one that is wanted the other is one away.
   An integer that is zero has the sign of A.  Larger numbers, infinities and
   NaNs take no part.  */

static lanes *
round_by_sum (emitter *e, enum float_rounding how, lanes *a)
{
  tree elt = a->elt;
  machine_mode mode = TYPE_MODE (elt);
  REAL_VALUE_TYPE x;
  if ((mode != SFmode && mode != DFmode) || excess_precision_p ())
    return NULL;
  real_ldexp (&x, &dconst1, REAL_MODE_FORMAT (mode)->p - 1);
  lanes *limit = lanes_splat (e, elt, a->es, a->n, build_real (elt, x));
  lanes *one = lanes_splat (e, elt, a->es, a->n, build_one_cst (elt));
  lanes *zero = lanes_splat (e, elt, a->es, a->n, build_zero_cst (elt));
  lanes *small = small_lanes (e, a, limit), *whole = a;
  a = lanes_select (e, small, a, zero);
  lanes *by = lanes_copysign (e, limit, a);
  lanes *off = NULL;
  lanes *r = lanes_barrier (e, lanes_binary (e, PLUS_EXPR, a, by, NULL));
  r = lanes_barrier (e, lanes_binary (e, MINUS_EXPR, r, by, NULL));
  switch (how)
    {
    case ROUND_DOWN:
      off = lanes_select (e, lanes_compare (e, GT_EXPR, r, a), one, zero);
      break;
    case ROUND_UP:
      one = lanes_unary (e, NEGATE_EXPR, one);
      off = lanes_select (e, lanes_compare (e, LT_EXPR, r, a), one, zero);
      break;
    case ROUND_TO_ZERO:
      off = lanes_select (e, lanes_compare (e, GT_EXPR,
					    lanes_unary (e, ABS_EXPR, r),
					    lanes_unary (e, ABS_EXPR, a)),
			  lanes_copysign (e, one, a), zero);
      break;
    case ROUND_HALF_EVEN:
      {
	lanes *more = lanes_binary (e, MINUS_EXPR, r, a, NULL);
	lanes *half = lanes_splat (e, elt, a->es, a->n,
				   build_real (elt, dconsthalf));
	off = lanes_select (e, lanes_compare (e, GT_EXPR,
					      lanes_unary (e, ABS_EXPR, more),
					      half),
			    lanes_copysign (e, one, more), zero);
	break;
      }
    default:
      break;
    }
  if (off)
    r = lanes_binary (e, MINUS_EXPR, r, off, NULL);
  return lanes_select (e, small, lanes_copysign (e, r, a), whole);
}

/* |A| is rounded down after the largest number below 0.5 was added: numbers
   from one half on are rounded up, all others down.  */

static lanes *
round_half_away (emitter *e, lanes *a)
{
  lanes *x = lanes_unary (e, ABS_EXPR, a);
  machine_mode mode = TYPE_MODE (a->elt);
  REAL_VALUE_TYPE half, step;
  char text[32];

  if (flag_rounding_math)
    return NULL;
  snprintf (text, sizeof text, "0x1p-%d", REAL_MODE_FORMAT (mode)->p + 1);
  real_from_string (&step, text);
  real_arithmetic (&half, MINUS_EXPR, &dconsthalf, &step);
  x = lanes_binary (e, PLUS_EXPR, x,
		    lanes_splat (e, a->elt, a->es, a->n,
				 build_real (a->elt, half)), NULL);
  x = lanes_round (e, ROUND_TO_ZERO, x);
  return x ? lanes_copysign (e, x, a) : NULL;
}

lanes *
lanes_round (emitter *e, enum float_rounding how, lanes *a)
{
  static const internal_fn ifn[]
    = { IFN_FLOOR, IFN_CEIL, IFN_TRUNC, IFN_RINT, IFN_ROUND, IFN_ROUNDEVEN };
  lanes *r;

  if (how == ROUND_HALF_AWAY)
    {
      r = lanes_ifn (e, IFN_ROUND, 1, &a);
      return r ? r : round_half_away (e, a);
    }
  r = round_by (e, ifn[how], how, a);
  /* A tie is rounded as the rounding mode says.  */
  if (!r && !(how == ROUND_HALF_EVEN && flag_rounding_math))
    r = round_by_sum (e, how, a);
  return r;
}
