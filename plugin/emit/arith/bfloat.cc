/* bfloat16 from and to float: it has the same exponents, so it is the upper
   half of one.

   INPUT	32 floats as bfloat16, rounded to nearest, ties to even
   OUTPUT	AVX512_BF16: vcvtne2ps2bf16 of the two vectors; elsewhere sums
		and shifts of integers

   INPUT	8 floats as __bf16, in the rounding mode
   OUTPUT	Arm's BF16: bfcvtn and bfcvtn2

   The instruction of x86 takes subnormal numbers for zero.  There the exponent
   of 1.0 is put in front of the fraction, which is rounded just so, and taken
   away behind the conversion; where the fraction is rounded up to the next
   exponent that gives the least normal number.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

static lanes *
same (emitter *e, lanes *a, unsigned x)
{
  return lanes_splat (e, a->elt, a->es, a->n, build_int_cstu (a->elt, x));
}

static lanes *
op (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  return lanes_binary (e, code, a, b, NULL);
}

lanes *
lanes_from_bfloat (emitter *e, lanes *a)
{
  tree u16 = integer_element (16, true), u32 = integer_element (32, true);

  a = lanes_convert (e, lanes_view (e, a, u16), u32);
  return lanes_view (e, op (e, LSHIFT_EXPR, a, same (e, a, 16)),
		     float_type_node);
}

/* The parts of A, floats, two by two, as parts of U16 by the target's
   instruction, or null.  */

static lanes *
convert_parts (emitter *e, lanes *a, tree u16)
{
  tree (*convert) (emitter *, tree, tree, tree)
    = ripple_current_target ()->to_bfloat;
  tree type = lanes_part_type (u16, 0, a->n);
  unsigned width = lanes_width (2, a->n);
  unsigned pairs = width > a->width ? 2 : 1;
  auto_vec<tree> v, out;

  if (!lanes_scalable_p (a->n))
    lanes_regroup (e, a, width / pairs, &v);
  else if (width == 2 * a->width)
    for (unsigned i = 0; i < a->nparts; i++)
      v.safe_push (a->part[i]);
  else
    return NULL;
  for (unsigned i = 0; i < v.length (); i += pairs)
    {
      tree next = pairs == 1 ? NULL_TREE
		  : v[MIN (i + 1, v.length () - 1)];
      tree r = convert (e, type, v[i], next);
      if (!r)
	return NULL;
      out.safe_push (r);
    }
  return lanes_ungroup (e, u16, a->n, out);
}

/* The floats A as bfloat16 by that instruction, or null.  OF_BITS: in every
   rounding mode to nearest.  */

static lanes *
by_instruction (emitter *e, lanes *a, tree u16, bool of_bits)
{
  const ripple_target *target = ripple_current_target ();
  lanes *x, *tiny, *r;

  if (!target->to_bfloat || lanes_single_p (4) || lanes_single_p (2)
      || lanes_constant_p (a)
      || !VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0])))
      || !VECTOR_MODE_P (TYPE_MODE (lanes_part_type (u16, 0, a->n))))
    return NULL;
  if (target->bfloat_as_float)
    return of_bits ? NULL : convert_parts (e, a, u16);
  if (lanes_scalable_p (a->n))
    return NULL;
  x = lanes_as_unsigned (e, a);
  tiny = op (e, BIT_AND_EXPR, x, same (e, x, 0x7f800000));
  tiny = lanes_compare (e, EQ_EXPR, tiny, same (e, x, 0));
  x = lanes_select (e, tiny, op (e, BIT_IOR_EXPR, x, same (e, x, 0x3f800000)),
		    x);
  r = convert_parts (e, lanes_view (e, x, a->elt), u16);
  return r ? lanes_select (e, tiny, op (e, MINUS_EXPR, r, same (e, r, 0x3f80)),
			   r) : NULL;
}

lanes *
lanes_bfloat_bits (emitter *e, lanes *a, bool of_bits)
{
  tree u16 = integer_element (16, true);
  lanes *x, *r = by_instruction (e, a, u16, of_bits), *nan = NULL;

  if (r)
    return r;
  x = lanes_as_unsigned (e, a);
  r = op (e, RSHIFT_EXPR, x, same (e, x, 16));
  r = op (e, PLUS_EXPR, op (e, BIT_AND_EXPR, r, same (e, r, 1)),
	  same (e, r, 0x7fff));
  r = op (e, PLUS_EXPR, x, r);
  if (of_bits)
    nan = lanes_compare (e, GT_EXPR,
			 op (e, BIT_AND_EXPR, x, same (e, x, 0x7fffffff)),
			 same (e, x, 0x7f800000));
  else if (HONOR_NANS (a->elt))
    nan = lanes_compare (e, UNORDERED_EXPR, a, a);
  if (nan)
    r = lanes_select (e, nan, op (e, BIT_IOR_EXPR, x, same (e, x, 0x400000)),
		      r);
  return lanes_convert (e, op (e, RSHIFT_EXPR, r, same (e, r, 16)), u16);
}

static tree
number (unsigned n)
{
  return build_int_cstu (integer_element (32, true), n);
}

tree
scalar_bfloat_bits (emitter *e, tree x)
{
  tree u32 = integer_element (32, true), n, r, size, nan;

  n = gimple_build (&e->seq, e->loc, VIEW_CONVERT_EXPR, u32, x);
  r = part_binary (e, RSHIFT_EXPR, u32, n, number (16));
  r = part_binary (e, BIT_AND_EXPR, u32, r, number (1));
  r = part_binary (e, PLUS_EXPR, u32, r, number (0x7fff));
  r = part_binary (e, PLUS_EXPR, u32, r, n);
  size = part_binary (e, BIT_AND_EXPR, u32, n, number (0x7fffffff));
  nan = part_binary (e, GT_EXPR, boolean_type_node, size, number (0x7f800000));
  r = gimple_build (&e->seq, e->loc, COND_EXPR, u32, nan,
		    part_binary (e, BIT_IOR_EXPR, u32, n, number (0x400000)),
		    r);
  r = part_binary (e, RSHIFT_EXPR, u32, r, number (16));
  return gimple_convert (&e->seq, e->loc, integer_element (16, true), r);
}
