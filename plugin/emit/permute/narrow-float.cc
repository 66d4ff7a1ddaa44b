/* Floating numbers as integers that are cut off where they do not fit.

   INPUT	8 floats as ints or the nearest end, NaN as 0; AVX2
   OUTPUT	vcvttps2dq, which makes the least int of all that is none; two
		vcmpps, for what is above all ints and for NaN, a vpxor and a
		vpand with these

   INPUT	32 floats as signed chars or the nearest end, NaN as 0; AVX2
   OUTPUT	vcmpps and vandps, which make 0 of NaN, vminps with 127 and
		vcvttps2dq; what lanes_narrow makes of 32 ints

   Ends that the floating type has are put in before the conversion, others
   behind it.  Either is left out where the target's conversion does it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith.h"
#include "emit/permute/permute-private.h"

/* What the target makes of numbers that are no integers TO, if it converts A
   directly.  */

static enum misfits
misfits (const lanes *a, tree to)
{
  const ripple_target *target = ripple_current_target ();
  return (target->misfits && lanes_converts_directly_p (a, to)
	  ? target->misfits (TREE_TYPE (a->part[0]), to) : MISFIT_IS_ANY);
}

/* True if it is the ends of TO, or zero of NaN.  */

static bool
cuts_off_p (const lanes *a, tree to)
{
  enum misfits m = misfits (a, to);
  return m == MISFIT_IS_END || m == MISFIT_IS_END_OR_ZERO;
}

static lanes *
splat_like (emitter *e, const lanes *a, tree value)
{
  return lanes_splat (e, a->elt, a->es, a->n, value);
}

/* A with zero where it is NaN, seen from the floats X.  */

static lanes *
zero_for_nan (emitter *e, lanes *a, lanes *x)
{
  return lanes_select (e, lanes_compare (e, ORDERED_EXPR, x, x), a,
		       splat_like (e, a, build_zero_cst (a->elt)));
}

/* A with zero where it is negative or NaN.  */

static lanes *
at_least_zero (emitter *e, lanes *a)
{
  lanes *zero = splat_like (e, a, build_zero_cst (a->elt));
  lanes *r = lanes_extremum (e, MAX_EXPR, a, zero);
  return r ? r : lanes_select (e, lanes_compare (e, GT_EXPR, a, zero), a,
			       zero);
}

/* A, without NaN, cut off at the integer END: above it if CODE is MIN_EXPR,
   else below it.  */

static lanes *
cut_at (emitter *e, enum tree_code code, lanes *a, tree end)
{
  return lanes_binary (e, code, a,
		       splat_like (e, a, build_real_from_int_cst (a->elt,
								  end)),
		       NULL);
}

/* The integers A, with the greatest one where BIG is on.  */

static lanes *
greatest_where (emitter *e, lanes *big, lanes *a)
{
  return lanes_select (e, big, splat_like (e, a, TYPE_MAX_VALUE (a->elt)), a);
}

/* A as the signed integers TO, misfits as the least one but, where BIG is on,
   as the greatest one, by a conversion that gives the least one.  */

static lanes *
convert_to_least (emitter *e, lanes *a, lanes *big, tree to)
{
  if (lanes_constant_p (a) || !lanes_mask_vectors_p (a->es, a->n))
    return greatest_where (e, big, lanes_convert (e, a, to));
  /* One instruction for two, if GCC does not compute what the conversion of a
     constant is: for it that is the nearest end.  */
  lanes *hidden = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    hidden->part[i] = part_hide_vector (e, a->part[i]);
  lanes *r = lanes_convert (e, hidden, to);
  lanes *ones = lanes_select (e, big,
			      splat_like (e, r, build_minus_one_cst (to)),
			      splat_like (e, r, build_zero_cst (to)));
  return lanes_binary (e, BIT_XOR_EXPR, r, ones, NULL);
}

/* A as the integers TO, of which its type has the ends.  */

static lanes *
convert_cut (emitter *e, lanes *a, tree to)
{
  tree i32 = integer_element (32, false);
  bool uns = TYPE_UNSIGNED (to);
  bool packs = (element_bits (to) < 32 && misfits (a, i32) == MISFIT_IS_LEAST
		&& ripple_current_target ()->pack_saturated);

  a = uns ? at_least_zero (e, a) : zero_for_nan (e, a, a);
  a = cut_at (e, MIN_EXPR, a, TYPE_MAX_VALUE (to));
  /* The least int is cut off when it is packed.  */
  if (packs)
    return lanes_narrow (e, lanes_convert (e, a, i32), to);
  if (!uns)
    a = cut_at (e, MAX_EXPR, a, TYPE_MIN_VALUE (to));
  return lanes_convert (e, a, to);
}

/* A, floats that are not negative, as the integers TO by an instruction of the
   target, or null.  */

static lanes *
convert_to_unsigned (emitter *e, lanes *a, tree to)
{
  const ripple_target *target = ripple_current_target ();
  if (misfits (a, to) == MISFIT_IS_LEAST)
    return lanes_convert (e, a, to);
  if (!target->to_unsigned || a->es != 4 || element_bits (to) != 32
      || lanes_single_p (a->es) || lanes_constant_p (a))
    return NULL;
  lanes *r = lanes_new (to, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    if (!(r->part[i] = target->to_unsigned (e, a->part[i])))
      return NULL;
  return r;
}

/* A as the integers TO; what is the first number above these is one of A's
   type, the greatest one is not.  */

static lanes *
convert_and_cut (emitter *e, lanes *a, tree to)
{
  bool uns = TYPE_UNSIGNED (to);
  bool least = misfits (a, to) == MISFIT_IS_LEAST;
  lanes *x = a, *r;
  REAL_VALUE_TYPE limit;
  real_2expN (&limit, element_bits (to) - !uns, TYPE_MODE (a->elt));

  if (uns)
    {
      a = at_least_zero (e, a);
      if ((r = convert_to_unsigned (e, a, to)))
	return r;
    }
  lanes *big = lanes_compare (e, GE_EXPR, a,
			      splat_like (e, a, build_real (a->elt, limit)));
  if (least && !uns)
    return zero_for_nan (e, convert_to_least (e, a, big, to), x);
  if (!uns)
    {
      a = zero_for_nan (e, a, a);
      a = cut_at (e, MAX_EXPR, a, TYPE_MIN_VALUE (to));
    }
  /* Vectors may hold anything there, other conversions must not meet it.  */
  if (misfits (a, integer_element (element_bits (to), false))
      != MISFIT_IS_LEAST)
    a = lanes_select (e, big, splat_like (e, a, build_zero_cst (a->elt)), a);
  return greatest_where (e, big, lanes_convert (e, a, to));
}

/* A as the integers TO by the target's conversion, which cuts off.  */

static lanes *
convert_natively (emitter *e, lanes *a, tree to)
{
  if (misfits (a, to) == MISFIT_IS_END)
    a = zero_for_nan (e, a, a);
  return lanes_convert (e, a, to);
}

lanes *
lanes_narrow_float (emitter *e, lanes *a, tree to)
{
  unsigned bits = element_bits (to);

  if (a->es == 2)
    a = lanes_convert (e, a, float_type_node);
  if (bits == 64 && a->es == 4 && !lanes_converts_directly_p (a, to))
    a = lanes_convert (e, a, double_type_node);
  if (cuts_off_p (a, to))
    return convert_natively (e, a, to);
  tree same = integer_element (a->es * 8, false);
  if (bits < a->es * 8 && cuts_off_p (a, same))
    return lanes_narrow (e, convert_natively (e, a, same), to);
  if (REAL_MODE_FORMAT (TYPE_MODE (a->elt))->p
      >= (int) bits - !TYPE_UNSIGNED (to))
    return convert_cut (e, a, to);
  return convert_and_cut (e, a, to);
}
