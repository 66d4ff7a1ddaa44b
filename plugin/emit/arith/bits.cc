/* Operations on the bits of each lane.

   Targets that count bits in vectors are asked; for the others the bits of a
   lane are added up in pairs, then in groups of four, eight and so on, and
   other counts are numbers of bits:

     trailing zeros of x	bits of  ~x & (x - 1)
     leading zeros of x		bits of  ~(x | x >> 1 | x >> 2 | ...)

   Leading zeros of bytes are the least of what both halves say.  Those of 32
   bits are in the exponent of the float that x is, without the bit next to the
   highest one, so that rounding cannot reach the next power of two in any
   mode; the trailing ones in that of the lowest bit.

   Bytes are reversed by a permutation, or in halves of halves.  Where bytes
   are looked up in registers, both halves of a byte are looked up in a table
   of what there is for them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

/* Every lane of a value like A is X, or X repeated in each BYTES bytes.  */

static lanes *
same (emitter *e, lanes *a, uint64_t x, unsigned bytes = 8)
{
  uint64_t r = 0;

  for (unsigned i = 0; i < a->es; i += bytes)
    r |= x << (8 * i);
  return lanes_splat (e, a->elt, a->es, a->n, build_int_cstu (a->elt, r));
}

static lanes *
op (emitter *e, enum tree_code code, lanes *a, lanes *b)
{
  return lanes_binary (e, code, a, b, NULL);
}

static lanes *
right (emitter *e, lanes *a, unsigned count)
{
  return op (e, RSHIFT_EXPR, a, same (e, a, count));
}

static lanes *
left (emitter *e, lanes *a, unsigned count)
{
  return op (e, LSHIFT_EXPR, a, same (e, a, count));
}

/* The parts of A as what HOOK, null if there is no such thing, makes of them;
   null if it does not.  */

static lanes *
by_hook (emitter *e, tree (*hook) (emitter *, tree), lanes *a)
{
  if (!hook || lanes_single_p (a->es) || lanes_constant_p (a)
      || !VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (a->part[0]))))
    return NULL;
  lanes *r = lanes_new (a->elt, a->es, a->n);
  for (unsigned i = 0; i < a->nparts; i++)
    if (!(r->part[i] = hook (e, a->part[i])))
      return NULL;
  return r;
}

/* The type of the bytes that V has.  */

static tree
bytes_type (tree v)
{
  tree type = TREE_TYPE (v);
  return part_vector_type (integer_element (8, true),
			   TYPE_VECTOR_SUBPARTS (type)
			   * (element_bits (TREE_TYPE (type)) / 8));
}

/* Each byte of V as CODE of what LOW has for its low half and HIGH for its
   high one, as bytes; null if bytes are not looked up in registers.  */

static tree
of_nibbles (emitter *e, enum tree_code code, tree v, const unsigned char *low,
	    const unsigned char *high)
{
  tree (*nibbles) (emitter *, tree, const unsigned char *)
    = ripple_current_target ()->nibbles;
  if (!nibbles)
    return NULL_TREE;
  tree type = bytes_type (v), u8 = TREE_TYPE (type), u16;
  u16 = part_vector_type (integer_element (16, true),
			  exact_div (TYPE_VECTOR_SUBPARTS (type), 2));
  tree f = part_splat (e, type, build_int_cst (u8, 15)), lo, hi;
  v = part_view (e, type, v);
  lo = nibbles (e, part_binary (e, BIT_AND_EXPR, type, v, f), low);
  if (!lo)
    return NULL_TREE;
  hi = part_binary (e, RSHIFT_EXPR, u16, part_view (e, u16, v),
		    part_splat (e, u16, build_int_cst (TREE_TYPE (u16), 4)));
  hi = part_binary (e, BIT_AND_EXPR, type, part_view (e, type, hi), f);
  return part_binary (e, code, type, lo, nibbles (e, hi, high));
}

/* The zeros above the highest one of each byte of V, as bytes, or null.  */

static tree
zeros_of_bytes (emitter *e, tree v)
{
  static const unsigned char low[16]
    = { 8, 7, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4 };
  static const unsigned char high[16]
    = { 8, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0 };
  tree r = of_nibbles (e, MIN_EXPR, v, low, high);
  return r ? part_view (e, TREE_TYPE (v), r) : NULL_TREE;
}

/* The ones of each byte of V, as bytes, by an instruction or by tables.  */

static tree
ones_of_bytes (emitter *e, tree v)
{
  static const unsigned char ones[16]
    = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
  tree type = bytes_type (v);

  if (VECTOR_MODE_P (TYPE_MODE (type))
      && direct_internal_fn_supported_p (IFN_POPCOUNT, type,
					 OPTIMIZE_FOR_SPEED))
    return gimple_build (&e->seq, e->loc, CFN_POPCOUNT, type,
			 part_view (e, type, v));
  return of_nibbles (e, PLUS_EXPR, v, ones, ones);
}

static tree
ones_in_place (emitter *e, tree v)
{
  tree r = ones_of_bytes (e, v);
  return r ? part_view (e, TREE_TYPE (v), r) : NULL_TREE;
}

/* X, in whose bytes are numbers with a sum below 256, as that sum.  */

static lanes *
sum_bytes (emitter *e, lanes *x)
{
  if (x->es == 1)
    return x;
  if (lanes *r = by_hook (e, ripple_current_target ()->sum_bytes, x))
    return r;
  for (unsigned bits = 8; bits < x->es * 8; bits *= 2)
    x = op (e, PLUS_EXPR, x, right (e, x, bits));
  return op (e, BIT_AND_EXPR, x, same (e, x, 2 * 8 * x->es - 1));
}

/* True if an instruction counts the ones of each element of X.  */

static bool
counts_ones_p (const lanes *x)
{
  tree type = TREE_TYPE (x->part[0]);
  return (VECTOR_MODE_P (TYPE_MODE (type))
	  && direct_internal_fn_supported_p (IFN_POPCOUNT, type,
					     OPTIMIZE_FOR_SPEED));
}

lanes *
lanes_popcount (emitter *e, lanes *a)
{
  lanes *x = lanes_as_unsigned (e, a), *low;

  if (lanes *r = lanes_ifn (e, IFN_POPCOUNT, 1, &x))
    return r;
  if (lanes *r = by_hook (e, ones_in_place, x))
    return sum_bytes (e, r);
  low = op (e, BIT_AND_EXPR, right (e, x, 1), same (e, x, 0x55, 1));
  x = op (e, MINUS_EXPR, x, low);
  low = same (e, x, 0x33, 1);
  x = op (e, PLUS_EXPR, op (e, BIT_AND_EXPR, x, low),
	  op (e, BIT_AND_EXPR, right (e, x, 2), low));
  x = op (e, BIT_AND_EXPR, op (e, PLUS_EXPR, x, right (e, x, 4)),
	  same (e, x, 0x0f, 1));
  return sum_bytes (e, x);
}

/* A with neighbours of N bits exchanged.  */

static lanes *
exchange_bits (emitter *e, lanes *a, unsigned n)
{
  unsigned bits = a->es * 8;
  wide_int w = wi::mask (n, false, bits);
  for (unsigned k = 2 * n; k < bits; k *= 2)
    w = wi::bit_or (w, wi::lshift (w, k));
  lanes *m = lanes_splat (e, a->elt, a->es, a->n,
			  wide_int_to_tree (a->elt, w));

  return op (e, BIT_IOR_EXPR, op (e, BIT_AND_EXPR, right (e, a, n), m),
	     left (e, op (e, BIT_AND_EXPR, a, m), n));
}

static tree
reversed_bytes (emitter *e, tree v)
{
  static const unsigned char low[16]
    = { 0x00, 0x80, 0x40, 0xc0, 0x20, 0xa0, 0x60, 0xe0, 0x10, 0x90, 0x50, 0xd0,
	0x30, 0xb0, 0x70, 0xf0 };
  static const unsigned char high[16]
    = { 0x0, 0x8, 0x4, 0xc, 0x2, 0xa, 0x6, 0xe, 0x1, 0x9, 0x5, 0xd, 0x3, 0xb,
	0x7, 0xf };
  tree (*hook) (emitter *, tree) = ripple_current_target ()->reverse_bits;
  tree r = hook ? hook (e, v) : NULL_TREE;

  r = r ? r : of_nibbles (e, PLUS_EXPR, v, low, high);
  return r ? part_view (e, TREE_TYPE (v), r) : NULL_TREE;
}

lanes *
lanes_bit_reverse (emitter *e, lanes *a)
{
  lanes *x = lanes_as_unsigned (e, a), *r = by_hook (e, reversed_bytes, x);

  if (!r)
    {
      r = x;
      for (unsigned n = 1; n < (lanes_single_p (a->es) ? a->es * 8 : 8);
	   n *= 2)
	r = exchange_bits (e, r, n);
    }
  return lanes_view (e, r, a->elt);
}

/* The number N in each element of TYPE, viewed as VIEW.  */

static tree
number_as (emitter *e, tree type, uint64_t n, tree view)
{
  return part_view (e, view, part_splat (e, type,
					 build_int_cstu (TREE_TYPE (type),
							 n)));
}

/* The sign and, next to it, the exponent of each element of V, integers of 32
   bits, as a float, as such integers; null if there is no instruction for
   that.  */

static tree
exponents (emitter *e, tree v)
{
  tree type = TREE_TYPE (v);
  tree num = part_vector_type (integer_element (32, false),
			       TYPE_VECTOR_SUBPARTS (type));
  tree f = part_vector_type (float_type_node, TYPE_VECTOR_SUBPARTS (type));

  if (BYTES_BIG_ENDIAN || !VECTOR_MODE_P (TYPE_MODE (f))
      || !convert_direct_p (float_type_node, TREE_TYPE (num),
			    TYPE_VECTOR_SUBPARTS (type)))
    return NULL_TREE;
  v = part_unary (e, FLOAT_EXPR, f, part_view (e, num, v));
  return part_binary (e, RSHIFT_EXPR, type, part_view (e, type, v),
		      part_splat (e, type, build_int_cst (TREE_TYPE (type),
							  23)));
}

/* The zeros below the lowest one of each element of V, of 32 bits.  That of
   zero, 129 modulo 256, is too large, as is the sign of the highest bit.  */

static tree
trailing_zeros_of_word (emitter *e, tree v)
{
  tree type = TREE_TYPE (v), bytes = bytes_type (v);

  if (element_bits (TREE_TYPE (type)) != 32)
    return NULL_TREE;
  v = part_binary (e, BIT_AND_EXPR, type, v,
		   part_unary (e, NEGATE_EXPR, type, v));
  v = exponents (e, v);
  if (!v || !target_supports_op_p (bytes, MIN_EXPR))
    return NULL_TREE;
  v = part_binary (e, MINUS_EXPR, bytes, part_view (e, bytes, v),
		   number_as (e, type, 127, bytes));
  v = part_binary (e, MIN_EXPR, bytes, v, number_as (e, type, 32, bytes));
  return part_view (e, type, v);
}

/* The zeros above the highest one of each element of V, of 32 bits: 158 less
   the exponent, none if there is a sign.  */

static tree
leading_zeros_of_word (emitter *e, tree v)
{
  tree type = TREE_TYPE (v);
  tree (*saturate) (emitter *, enum saturate_op, tree, tree)
    = ripple_current_target ()->saturate;

  if (direct_internal_fn_supported_p (IFN_CLZ, type, OPTIMIZE_FOR_SPEED))
    return gimple_build (&e->seq, e->loc, CFN_CLZ, type, v);
  poly_uint64 n = TYPE_VECTOR_SUBPARTS (type) * 2;
  tree words = part_vector_type (integer_element (16, true), n);
  tree nums = part_vector_type (integer_element (16, false), n);
  tree half = part_binary (e, RSHIFT_EXPR, type, v,
			   part_splat (e, type,
				       build_one_cst (TREE_TYPE (type))));
  v = part_binary (e, BIT_AND_EXPR, type, v,
		   part_unary (e, BIT_NOT_EXPR, type, half));
  v = exponents (e, v);
  if (!v || !saturate || !target_supports_op_p (nums, MIN_EXPR))
    return NULL_TREE;
  v = saturate (e, SATURATE_SUB, number_as (e, type, 158, words),
		part_view (e, words, v));
  if (!v)
    return NULL_TREE;
  v = part_binary (e, MIN_EXPR, nums, part_view (e, nums, v),
		   number_as (e, type, 32, nums));
  return part_view (e, type, v);
}

/* The same for elements of 32 or 64 bits: of the upper half and, if it has
   zeros only, of the lower half.  */

static tree
leading_zeros_of_words (emitter *e, tree v)
{
  tree type = TREE_TYPE (v), u32 = integer_element (32, true), half, up, same;

  if (element_bits (TREE_TYPE (type)) == 32)
    return leading_zeros_of_word (e, v);
  half = part_vector_type (u32, TYPE_VECTOR_SUBPARTS (type) * 2);
  if (element_bits (TREE_TYPE (type)) != 64 || BYTES_BIG_ENDIAN
      || !VECTOR_MODE_P (TYPE_MODE (half))
      || !(v = leading_zeros_of_word (e, part_view (e, half, v))))
    return NULL_TREE;
  up = part_binary (e, RSHIFT_EXPR, type, part_view (e, type, v),
		    part_splat (e, type, build_int_cst (TREE_TYPE (type),
							32)));
  /* The upper half of that is zero, and compared with something else.  */
  same = part_binary (e, EQ_EXPR, truth_type_for (half),
		      part_view (e, half, up),
		      number_as (e, type, (HOST_WIDE_INT_M1U << 32) + 32,
				 half));
  v = part_select (e, same, v, build_zero_cst (half));
  return part_binary (e, PLUS_EXPR, type, up, part_view (e, type, v));
}

lanes *
lanes_trailing_zeros (emitter *e, lanes *a)
{
  lanes *x = lanes_as_unsigned (e, a), *r;

  if ((r = lanes_ifn (e, IFN_CTZ, 1, &x))
      || (!counts_ones_p (x) && (r = by_hook (e, trailing_zeros_of_word, x))))
    return r;
  lanes *below = op (e, MINUS_EXPR, x, same (e, x, 1));

  return lanes_popcount (e, op (e, BIT_AND_EXPR, below,
				lanes_unary (e, BIT_NOT_EXPR, x)));
}

/* The same from those of the bytes of X, or null: if all N bits of the upper
   half are zeros, N and those of the lower half.  */

static lanes *
leading_zeros_of_bytes (emitter *e, lanes *x)
{
  if (x->es > 2 || (x->es == 2 && counts_ones_p (x)))
    return NULL;
  lanes *r = by_hook (e, zeros_of_bytes, x), *up;
  if (!r || r->es == 1)
    return r;
  up = right (e, r, 8);
  r = op (e, BIT_AND_EXPR, r, same (e, r, 0xff));
  r = lanes_select (e, lanes_compare (e, EQ_EXPR, up, same (e, r, 8)), r,
		    same (e, r, 0));
  return op (e, PLUS_EXPR, up, r);
}

lanes *
lanes_leading_zeros (emitter *e, lanes *a)
{
  lanes *x = lanes_as_unsigned (e, a);

  if (lanes *r = lanes_ifn (e, IFN_CLZ, 1, &x))
    return r;
  if (lanes *r = leading_zeros_of_bytes (e, x))
    return r;
  if (lanes *r = by_hook (e, leading_zeros_of_words, x))
    return r;
  for (unsigned bits = 1; bits < x->es * 8; bits *= 2)
    x = op (e, BIT_IOR_EXPR, x, right (e, x, bits));
  return lanes_popcount (e, lanes_unary (e, BIT_NOT_EXPR, x));
}

lanes *
lanes_exchange_halves (emitter *e, lanes *a, unsigned bytes)
{
  uint64_t half = HOST_WIDE_INT_M1U >> (64 - 4 * bytes);

  return op (e, BIT_IOR_EXPR,
	     left (e, op (e, BIT_AND_EXPR, a, same (e, a, half, bytes)),
		   4 * bytes),
	     op (e, BIT_AND_EXPR, right (e, a, 4 * bytes),
		 same (e, a, half, bytes)));
}

/* The value of the floating type of A that X is, in A's bits.  */

static lanes *
bits_of (emitter *e, lanes *a, tree num, const REAL_VALUE_TYPE &x)
{
  tree c = fold_unary (VIEW_CONVERT_EXPR, num, build_real (a->elt, x));

  return lanes_splat (e, num, a->es, a->n, c);
}

lanes *
lanes_float_class (emitter *e, enum float_class what, lanes *a)
{
  tree num = integer_element (a->es * 8, false);
  lanes *x, *infinity, *least;
  REAL_VALUE_TYPE r;
  char text[32];

  if (what == FLOAT_SIGNBIT && lanes_single_p (a->es))
    return scalar_signbit (e, a);
  x = lanes_view (e, a, num);
  if (what == FLOAT_SIGNBIT)
    return lanes_compare (e, LT_EXPR, x, same (e, x, 0));
  x = op (e, BIT_AND_EXPR, x,
	  lanes_splat (e, num, a->es, a->n, TYPE_MAX_VALUE (num)));
  real_inf (&r);
  infinity = bits_of (e, a, num, r);
  switch (what)
    {
    case FLOAT_INFINITE:
      return lanes_compare (e, EQ_EXPR, x, infinity);
    case FLOAT_NAN:
      return lanes_compare (e, GT_EXPR, x, infinity);
    case FLOAT_FINITE:
      return lanes_compare (e, LT_EXPR, x, infinity);
    default:
      snprintf (text, sizeof text, "0x1p%d",
		REAL_MODE_FORMAT (TYPE_MODE (a->elt))->emin - 1);
      real_from_string (&r, text);
      least = bits_of (e, a, num, r);
      return op (e, BIT_AND_EXPR, lanes_compare (e, GE_EXPR, x, least),
		 lanes_compare (e, LT_EXPR, x, infinity));
    }
}

lanes *
lanes_copysign (emitter *e, lanes *a, lanes *b)
{
  lanes *arg[2] = { a, b };
  tree num = integer_element (a->es * 8, true), elt = a->elt;
  lanes *sign;

  /* The expander for SVE makes these three instructions, too, but in GCC 14 an
     AND of two constants if B is, or becomes, one.  Of constants of any target
     some of the three are folded.  */
  if (!lanes_scalable_p (a->n) && !lanes_constant_p (a)
      && !lanes_constant_p (b))
    if (lanes *r = lanes_ifn (e, IFN_COPYSIGN, 2, arg))
      return r;
  a = lanes_view (e, a, num);
  b = lanes_view (e, b, num);
  sign = same (e, a, HOST_WIDE_INT_1U << (8 * a->es - 1));
  a = op (e, BIT_AND_EXPR, a, lanes_unary (e, BIT_NOT_EXPR, sign));
  return lanes_view (e, op (e, BIT_IOR_EXPR, a,
			    op (e, BIT_AND_EXPR, b, sign)), elt);
}
