/* Conversions between element types.

   INPUT	64 signed chars to floats, AVX-512
   OUTPUT	quarters of the V64QI, each NOP_EXPR to V16SI, each FLOAT_EXPR
		to V16SF

   A conversion is done by the back end where it knows it for as many lanes as
   the wider element allows (convert_direct_p); else through a third type
   that loses nothing, by unpacking or packing by a factor of two, or from
   the halves of the integers; and at last lane by lane.  Every way rounds
   once.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

static bool
float_p (tree elt)
{
  return SCALAR_FLOAT_TYPE_P (elt);
}

/* The tree code that converts FROM to TO.  */

static enum tree_code
convert_code (tree to, tree from)
{
  if (float_p (to) && !float_p (from))
    return FLOAT_EXPR;
  if (!float_p (to) && float_p (from))
    return FIX_TRUNC_EXPR;
  return NOP_EXPR;
}

bool
convert_direct_p (tree to, tree from, poly_uint64 width)
{
  tree vt = part_vector_type (to, width), vf = part_vector_type (from, width);
  enum tree_code code = convert_code (to, from), got = ERROR_MARK;

  if (!VECTOR_MODE_P (TYPE_MODE (vt)) || !VECTOR_MODE_P (TYPE_MODE (vf))
      || bfloat_p (to) || bfloat_p (from))
    return false;
  return (supportable_convert_operation (code, vt, vf, &got) && got == code);
}

/* The lanes in which A can be converted to TO directly.  */

static poly_uint64
direct_width (const lanes *a, tree to)
{
  poly_uint64 own = lanes_part_lanes (a->es, a->n);
  poly_uint64 other = lanes_part_lanes (element_bits (to) / 8, a->n);

  return ordered_min (own, other);
}

static bool
direct_p (const lanes *a, tree to)
{
  unsigned es = element_bits (to) / 8;

  /* Scalable vectors are cut by unpacking only.  */
  if (lanes_scalable_p (a->n) && a->width != lanes_width (es, a->n))
    return false;
  return convert_direct_p (to, a->elt, direct_width (a, to));
}

bool
lanes_converts_directly_p (const lanes *a, tree elt)
{
  return !lanes_single_p (a->es) && direct_p (a, elt);
}

/* V converted to TYPE by the one operation that there is for it.  */

static tree
convert_part (emitter *e, tree type, tree v)
{
  tree to = TREE_TYPE (type), from = TREE_TYPE (TREE_TYPE (v));
  bool rounds = float_p (to) && float_p (from)
		&& element_bits (to) < element_bits (from);

  v = part_unary (e, convert_code (to, from), type, v);
  return rounds && FOLDS_CONVERSIONS_BY_LANES ? part_hide_vector (e, v) : v;
}

static lanes *
convert_direct (emitter *e, lanes *a, tree to)
{
  poly_uint64 width = direct_width (a, to);
  auto_vec<tree> v;

  if (lanes_scalable_p (a->n))
    for (unsigned i = 0; i < a->nparts; i++)
      v.safe_push (a->part[i]);
  else
    lanes_regroup (e, a, lanes_count (width), &v);
  for (unsigned i = 0; i < v.length (); i++)
    v[i] = convert_part (e, part_vector_type (to, width), v[i]);
  return lanes_ungroup (e, to, a->n, v);
}

struct scalar_conversion
{
  lanes *a;
  tree to;
};

static tree
convert_lane (emitter *e, unsigned k, void *data)
{
  scalar_conversion *c = (scalar_conversion *) data;
  tree x = lanes_extract (e, c->a, k);

  return part_unary (e, convert_code (c->to, c->a->elt), c->to, x);
}

static lanes *
convert_by_scalars (emitter *e, lanes *a, tree to)
{
  scalar_conversion c = { a, to };

  return lanes_map_scalars (e, to, lanes_count (a->n), convert_lane, &c);
}

/* Floats to TO, doubles, where the target has a way of its own to the upper
   halves of vectors; else null.  */

static lanes *
unpack_floats (emitter *e, lanes *a, tree to)
{
  const ripple_target *target = ripple_current_target ();
  auto_vec<tree> v;

  if (!target->upper_floats || element_bits (a->elt) != 32
      || element_bits (to) != 64)
    return NULL;
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree upper = target->upper_floats (e, a->part[i]);
      tree half = part_vector_type (to, a->width / 2);
      if (!upper)
	return NULL;
      v.safe_push (part_unary (e, VEC_UNPACK_LO_EXPR, half, a->part[i]));
      if (v.length () * (a->width / 2) < lanes_least (a->n))
	v.safe_push (part_unary (e, VEC_UNPACK_LO_EXPR, half, upper));
    }
  return lanes_ungroup (e, to, a->n, v);
}

/* To elements of twice the size by VEC_UNPACK_LO/HI_EXPR, or null.  */

static lanes *
unpack (emitter *e, lanes *a, tree to)
{
  tree type = TREE_TYPE (a->part[0]);
  tree half = part_vector_type (to,
				exact_div (TYPE_VECTOR_SUBPARTS (type), 2));
  auto_vec<tree> v;

  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !target_supports_op_p (type, VEC_UNPACK_LO_EXPR)
      || !target_supports_op_p (type, VEC_UNPACK_HI_EXPR))
    return NULL;
  for (unsigned i = 0; i < a->nparts; i++)
    {
      v.safe_push (part_unary (e, VEC_UNPACK_LO_EXPR, half, a->part[i]));
      if (v.length () * (a->width / 2) < lanes_least (a->n))
	v.safe_push (part_unary (e, VEC_UNPACK_HI_EXPR, half, a->part[i]));
    }
  return lanes_ungroup (e, to, a->n, v);
}

/* To elements of half the size by VEC_PACK_TRUNC_EXPR, or null.  */

static lanes *
pack (emitter *e, lanes *a, tree to)
{
  tree type = TREE_TYPE (a->part[0]);
  tree twice = part_vector_type (to, TYPE_VECTOR_SUBPARTS (type) * 2);
  auto_vec<tree> v;

  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !target_supports_op_p (type, VEC_PACK_TRUNC_EXPR))
    return NULL;
  for (unsigned i = 0; i < a->nparts; i += 2)
    v.safe_push (part_binary (e, VEC_PACK_TRUNC_EXPR, twice, a->part[i],
			      a->part[MIN (i + 1, a->nparts - 1)]));
  return lanes_ungroup (e, to, a->n, v);
}

static lanes *convert_numbers (emitter *e, lanes *a, tree to);

/* Through the type MID.  */

static lanes *
convert_through (emitter *e, lanes *a, tree mid, tree to)
{
  return convert_numbers (e, convert_numbers (e, a, mid), to);
}

static lanes *
splat_power (emitter *e, tree elt, poly_uint64 n, int log2)
{
  REAL_VALUE_TYPE r = dconst1;

  SET_REAL_EXP (&r, REAL_EXP (&r) + log2);
  return lanes_splat (e, elt, 1, n, build_real (elt, r));
}

/* True if N lanes of ELT are _Float16 that instructions convert from and to
   float that the back end does not show.  */

static bool
hidden_half_p (tree elt, poly_uint64 n)
{
  bool (*there) (unsigned) = ripple_current_target ()->converts_halves;
  return (there && !lanes_scalable_p (n) && element_bits (elt) == 16
	  && !bfloat_p (elt)
	  && there (lanes_count (ordered_min (lanes_part_lanes (2, n),
					      lanes_part_lanes (4, n)))));
}

/* Between _Float16 and float by those.  */

static lanes *
convert_half (emitter *e, lanes *a, tree to)
{
  poly_uint64 width = direct_width (a, to);
  auto_vec<tree> v;
  lanes_regroup (e, a, lanes_count (width), &v);
  for (unsigned i = 0; i < v.length (); i++)
    v[i] = ripple_current_target ()->convert_half (e, part_vector_type
						   (to, width), v[i]);
  return lanes_ungroup (e, to, a->n, v);
}

/* The integers A as TO, one of which are bytes in words and the other ones in
   double words (lanes_width); null if they are not.  */

static lanes *
convert_bytes_in_words (emitter *e, lanes *a, tree to)
{
  tree i64 = integer_element (64, TYPE_UNSIGNED (a->elt));
  poly_uint64 pairs = lanes_part_lanes (8, a->n);
  poly_uint64 four = lanes_part_lanes (1, a->n);
  tree words = part_vector_type (integer_element (32, TYPE_UNSIGNED (a->elt)),
				 four);
  lanes *r;

  if (!lanes_scalable_p (a->n) || scalable_groups_p () || a->nparts != 1
      || known_eq (pairs, four) || (a->es != 1 && element_bits (to) != 8)
      || maybe_ne (lanes_part_lanes (2, a->n), pairs))
    return NULL;
  if (a->es == 1)
    {
      r = lanes_new (i64, 8, a->n);
      tree v = part_unary (e, NOP_EXPR, words, a->part[0]);
      r->part[0] = part_unary (e, VEC_UNPACK_LO_EXPR,
			       part_vector_type (i64, pairs), v);
      return lanes_convert (e, r, to);
    }
  a = lanes_convert (e, a, i64);
  r = lanes_new (to, 1, a->n);
  tree v = part_binary (e, VEC_PACK_TRUNC_EXPR, words, a->part[0],
			a->part[0]);
  r->part[0] = part_unary (e, NOP_EXPR, part_vector_type (to, four), v);
  return r;
}

static lanes *
convert_integers (emitter *e, lanes *a, tree to)
{
  bool is_unsigned = TYPE_UNSIGNED (a->elt);
  unsigned from_bits = element_bits (a->elt), bits = element_bits (to);
  lanes *r;

  if (from_bits == bits)
    return lanes_view (e, a, to);
  if (direct_p (a, to))
    return convert_direct (e, a, to);
  if ((r = convert_bytes_in_words (e, a, to)))
    return r;
  if (bits > from_bits)
    {
      tree step = integer_element (from_bits * 2, is_unsigned);

      if (bits > from_bits * 2)
	return convert_through (e, a, step, to);
      r = unpack (e, a, step);
    }
  else
    {
      tree step = integer_element (from_bits / 2, is_unsigned);

      if (bits < from_bits / 2)
	return convert_through (e, a, step, to);
      r = pack (e, a, step);
    }
  return r ? lanes_view (e, r, to) : convert_by_scalars (e, a, to);
}

/* HIGH * 2^LOG2 + LOW, both exact in TO before the sum rounds.  */

static lanes *
from_halves (emitter *e, lanes *high, lanes *low, int log2, tree to)
{
  high = convert_numbers (e, high, to);
  low = convert_numbers (e, low, to);
  high = lanes_binary (e, MULT_EXPR, high,
		       splat_power (e, to, high->n, log2), NULL);
  return lanes_binary (e, PLUS_EXPR, high, low, NULL);
}

static lanes *
bits_operation (emitter *e, enum tree_code code, lanes *a, unsigned b)
{
  return lanes_binary (e, code, a,
		       lanes_splat (e, a->elt, a->es, a->n,
				    build_int_cst (a->elt, b)), NULL);
}

/* The integers A of 64 bits as doubles from which one more rounding gives what
   rounding A at once would: where the sum of the two halves is not exact, its
   neighbour towards zero, and odd.  */

static lanes *
integer_to_odd (emitter *e, lanes *a)
{
  tree f64 = double_type_node, u64 = integer_element (64, true);
  tree half = integer_element (32, TYPE_UNSIGNED (a->elt));
  lanes *zero = lanes_splat (e, f64, 8, a->n, build_zero_cst (f64));
  lanes *high, *low, *sum, *rest, *large, *bits, *odd;

  high = lanes_binary (e, RSHIFT_EXPR, a,
		       lanes_splat (e, a->elt, a->es, a->n,
				    build_int_cst (a->elt, 32)), NULL);
  high = convert_numbers (e, convert_numbers (e, high, half), f64);
  high = lanes_binary (e, MULT_EXPR, high, splat_power (e, f64, a->n, 32),
		       NULL);
  low = convert_numbers (e, a, integer_element (32, true));
  low = convert_numbers (e, low, f64);
  sum = lanes_binary (e, PLUS_EXPR, high, low, NULL);
  rest = lanes_binary (e, MINUS_EXPR, sum, high, NULL);
  rest = lanes_binary (e, MINUS_EXPR, low, rest, NULL);
  large = lanes_compare (e, NE_EXPR, lanes_compare (e, LT_EXPR, rest, zero),
			 lanes_compare (e, LT_EXPR, sum, zero));
  bits = lanes_view (e, sum, u64);
  odd = lanes_select (e, large, bits_operation (e, MINUS_EXPR, bits, 1), bits);
  odd = bits_operation (e, BIT_IOR_EXPR, odd, 1);
  odd = lanes_select (e, lanes_compare (e, NE_EXPR, rest, zero), odd, bits);
  return lanes_view (e, odd, f64);
}

static lanes *
integer_to_float (emitter *e, lanes *a, tree to)
{
  bool is_unsigned = TYPE_UNSIGNED (a->elt);
  unsigned bits = element_bits (a->elt), fbits = element_bits (to);
  tree i32 = integer_element (32, false), u32 = integer_element (32, true);
  tree i64 = integer_element (64, false);
  lanes *low, *high;

  if (direct_p (a, to))
    return convert_direct (e, a, to);
  /* What float rounds is more than a half can hold.  */
  if (fbits == 16 && (bits < 32 || hidden_half_p (to, a->n)))
    return convert_through (e, a, float_type_node, to);
  if (bits < 32)
    return convert_through (e, a, i32, to);
  if ((bfloat_p (to) || (fbits == 16 && lanes_scalable_p (a->n)))
      && bits == 32)
    return convert_through (e, a, double_type_node, to);
  if (lanes_scalable_p (a->n) && bits == 64 && fbits < 64)
    return convert_numbers (e, integer_to_odd (e, a), to);
  if (fbits == 16 || (bits == 64 && fbits == 32))
    return convert_by_scalars (e, a, to);
  if (bits == 64)
    {
      high = lanes_binary (e, RSHIFT_EXPR, a,
			   lanes_splat (e, a->elt, a->es, a->n,
					build_int_cst (a->elt, 32)), NULL);
      high = convert_numbers (e, high, is_unsigned ? u32 : i32);
      return from_halves (e, high, convert_numbers (e, a, u32), 32, to);
    }
  if (fbits == 64 && convert_direct_p (to, i64, lanes_part_lanes (8, a->n)))
    return convert_through (e, a, i64, to);
  if (!is_unsigned)
    return convert_by_scalars (e, a, to);
  if (fbits == 64)
    {
      low = lanes_binary (e, BIT_XOR_EXPR, a,
			  lanes_splat (e, u32, 4, a->n,
				       build_int_cstu (u32, 0x80000000u)),
			  NULL);
      low = convert_numbers (e, lanes_view (e, low, i32), to);
      return lanes_binary (e, PLUS_EXPR, low,
			   splat_power (e, to, a->n, 31), NULL);
    }
  high = lanes_binary (e, RSHIFT_EXPR, a,
		       lanes_splat (e, u32, 4, a->n, build_int_cst (u32, 16)),
		       NULL);
  low = lanes_binary (e, BIT_AND_EXPR, a,
		      lanes_splat (e, u32, 4, a->n,
				   build_int_cst (u32, 0xffff)), NULL);
  return from_halves (e, lanes_view (e, high, i32), lanes_view (e, low, i32),
		      16, to);
}

/* To the unsigned type TO of BITS bits where only the signed conversion is
   known: what is at least 2^(BITS - 1) goes down by that and gets the top
   bit afterwards.  */

static lanes *
float_to_unsigned (emitter *e, lanes *a, tree to)
{
  unsigned bits = element_bits (to);
  lanes *limit = splat_power (e, a->elt, a->n, bits - 1), *r, *top;
  lanes *big = lanes_compare (e, GE_EXPR, a, limit);
  wide_int bit = wi::set_bit_in_zero (bits - 1, bits);

  r = lanes_select (e, big, lanes_binary (e, MINUS_EXPR, a, limit, NULL), a);
  r = convert_numbers (e, r, integer_element (bits, false));
  top = lanes_splat (e, to, bits / 8, a->n, wide_int_to_tree (to, bit));
  top = lanes_select (e, big, top,
		      lanes_splat (e, to, bits / 8, a->n,
				   build_zero_cst (to)));
  return lanes_binary (e, BIT_XOR_EXPR, lanes_view (e, r, to), top, NULL);
}

static lanes *
float_to_integer (emitter *e, lanes *a, tree to)
{
  unsigned bits = element_bits (to);
  poly_uint64 width8 = lanes_part_lanes (8, a->n);
  tree i32 = integer_element (32, false), i64 = integer_element (64, false);

  if (direct_p (a, to))
    return convert_direct (e, a, to);
  if (a->es == 2)
    return convert_through (e, a, float_type_node, to);
  if (bits < 32)
    return convert_through (e, a, i32, to);
  if (bits == 64 && a->es == 4
      && (convert_direct_p (to, double_type_node, width8)
	  || convert_direct_p (i64, double_type_node, width8)))
    return convert_through (e, a, double_type_node, to);
  if (bits == 32 && a->es == 8
      && convert_direct_p (i64, double_type_node, width8))
    return convert_through (e, a, i64, to);
  if (TYPE_UNSIGNED (to)
      && direct_p (a, integer_element (bits, false)))
    return float_to_unsigned (e, a, to);
  return convert_by_scalars (e, a, to);
}

/* The double A as a float from which one more rounding to a type of 16 bits
   gives what rounding A at once would: towards zero, and odd if that changed
   it.  The bits are compared: comparing a NaN would raise an exception.  */

static lanes *
round_to_odd (emitter *e, lanes *a)
{
  tree u32 = integer_element (32, true), i64 = integer_element (64, false);
  lanes *f = convert_numbers (e, a, float_type_node), *x, *down;
  lanes *back = convert_numbers (e, f, a->elt), *inexact, *above;

  inexact = lanes_compare (e, NE_EXPR, lanes_view (e, back, i64),
			   lanes_view (e, a, i64));
  back = lanes_unary (e, ABS_EXPR, back);
  a = lanes_unary (e, ABS_EXPR, a);
  above = lanes_compare (e, GT_EXPR, lanes_view (e, back, i64),
			 lanes_view (e, a, i64));
  x = lanes_view (e, f, u32);
  down = bits_operation (e, MINUS_EXPR, x, 1);
  down = bits_operation (e, BIT_IOR_EXPR,
			 lanes_select (e, above, down, x), 1);
  return lanes_view (e, lanes_select (e, inexact, down, x), float_type_node);
}

static lanes *
float_to_float (emitter *e, lanes *a, tree to)
{
  unsigned bits = element_bits (to), from_bits = element_bits (a->elt);
  lanes *r = NULL;

  if (bfloat_p (a->elt))
    return convert_numbers (e, lanes_from_bfloat (e, a), to);
  if (bfloat_p (to))
    {
      a = from_bits == 64 ? round_to_odd (e, a)
	  : convert_numbers (e, a, float_type_node);
      return lanes_view (e, lanes_bfloat_bits (e, a, false), to);
    }
  if ((r = unpack_floats (e, a, to)))
    return r;
  if (direct_p (a, to))
    return convert_direct (e, a, to);
  if (from_bits + bits == 16 + 32
      && hidden_half_p (bits == 16 ? to : a->elt, a->n))
    return convert_half (e, a, to);
  if (half_partial_p (a->elt, a->n))
    return convert_numbers (e, half_to_float (e, a), to);
  if (from_bits == 64 && bits == 16
      && (lanes_scalable_p (a->n) || hidden_half_p (to, a->n)))
    return convert_numbers (e, round_to_odd (e, a), to);
  if (half_partial_p (to, a->n))
    return half_from_float (e, a, to);
  if (from_bits == 16 && bits == 64)
    return convert_through (e, a, float_type_node, to);
  if (from_bits * 2 == bits)
    r = unpack (e, a, to);
  else if (from_bits == bits * 2)
    r = pack (e, a, to);
  return r ? r : convert_by_scalars (e, a, to);
}

static lanes *
convert_numbers (emitter *e, lanes *a, tree to)
{
  lanes *r;

  if (a->elt == to)
    return a;
  if ((r = unpacked_to_wide (e, a, to)))
    return r;
  if (a->unpacked && float_p (to) && !float_p (a->elt))
    {
      tree word = integer_element (a->unpacked->es * BITS_PER_UNIT,
				   TYPE_UNSIGNED (a->elt));
      if (element_bits (word) == element_bits (to)
	  && (r = unpacked_to_wide (e, a, word)))
	return convert_numbers (e, r, to);
    }
  if (float_p (to))
    r = float_p (a->elt) ? float_to_float (e, a, to)
	: integer_to_float (e, a, to);
  else
    r = float_p (a->elt) ? float_to_integer (e, a, to)
	: convert_integers (e, a, to);
  unpacked_from_wide (e, r, a);
  return r;
}

/* A, all constant, as TO; null if some lane has no constant result.  */

static lanes *
convert_constant (lanes *a, tree to)
{
  enum tree_code code = convert_code (to, a->elt);
  unsigned n = lanes_scalable_p (a->n) ? 1 : lanes_count (a->n);
  auto_vec<tree> value (n);

  for (unsigned k = 0; k < n; k++)
    {
      tree c = fold_unary (code, to, lanes_constant_lane (a, k));

      if (!c || !CONSTANT_CLASS_P (c))
	return NULL;
      value.quick_push (drop_tree_overflow (c));
    }
  if (lanes_scalable_p (a->n))
    {
      emitter none = { NULL, UNKNOWN_LOCATION };
      return (lanes_uniform_p (a)
	      ? lanes_splat (&none, to, 0, a->n, value[0]) : NULL);
    }
  return lanes_constant (to, n, value);
}

lanes *
lanes_convert (emitter *e, lanes *a, tree elt)
{
  unsigned es;
  lanes *r;

  if (a->elt == elt)
    return a;
  if (TREE_CODE (elt) == BOOLEAN_TYPE ? lanes_single_p (a->es)
      : (lanes_single_p (lanes_bytes (elt))
	 || (lanes_single_p (a->es) && !mask_p (a))))
    return scalar_convert (e, a, elt);
  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    return lanes_compare (e, NE_EXPR, a,
			  lanes_splat (e, a->elt, a->es, a->n,
				       build_zero_cst (a->elt)));
  if (mask_p (a))
    {
      es = element_bits (elt) / 8;
      return lanes_select (e, a,
			   lanes_splat (e, elt, es, a->n, build_one_cst (elt)),
			   lanes_splat (e, elt, es, a->n,
					build_zero_cst (elt)));
    }
  if (lanes_constant_p (a) && (r = convert_constant (a, elt)))
    return r;
  return convert_numbers (e, a, elt);
}

lanes *
lanes_from_unpacked (emitter *e, tree elt, unsigned es, poly_uint64 n,
		     const tree *part)
{
  tree bits = integer_element (element_bits (elt), true);
  tree word = integer_element (es * BITS_PER_UNIT, true);
  tree narrow = part_vector_type (bits, lanes_part_lanes (es, n));
  lanes *w = lanes_new (word, es, n), *r;

  for (unsigned i = 0; i < w->nparts; i++)
    w->part[i] = part_unary (e, NOP_EXPR, lanes_part_type (word, es, n),
			     part_view (e, narrow, part[i]));
  r = lanes_view (e, lanes_convert (e, w, bits), elt);
  unpacked_note (r, es, part);
  return r;
}
