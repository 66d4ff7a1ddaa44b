/* Operations lane by lane, and masks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ARITH_H
#define RIPPLE_ARITH_H

#include "emit/value/value.h"

/* Lane (id_0, …) = (ELT) (BASE + sum STRIDE[d] * id_d): BASE any integer
   scalar or pointer, STRIDE[d] an integer scalar or NULL_TREE for 0; computed
   modulo 2 to the width of ELT, an integer type.  Lane coordinates by S.  */
extern lanes *lanes_series (emitter *e, tree elt, const struct shape *s,
			    tree base, tree *stride);
/* CODE applied lane by lane, in type A->elt: NEGATE, BIT_NOT, ABS, ABSU
   and, for masks, TRUTH_NOT/BIT_NOT; null for others.  */
extern lanes *lanes_unary (emitter *e, enum tree_code code, lanes *a);

/* PLUS MINUS MULT MIN MAX, BIT_AND/IOR/XOR, shifts and rotations (B: same
   element type and N, counts per lane), RDIV, TRUNC/FLOOR/CEIL/EXACT _DIV and
   _MOD, TRUTH_AND/OR/XOR and BIT_* on masks, MULT_HIGHPART; null for others.

   Integer division never traps: with MASK (or null: all) lanes that are off
   divide by 1; division by constants and up to 32 bits is vectorised, 64 bits
   falls back to scalars lane by lane.  Signed overflow of vector operations
   is never undefined later (emit in the unsigned type where GCC could use
   it), since lanes that are off may overflow.  */
extern lanes *lanes_binary (emitter *e, enum tree_code code, lanes *a,
			    lanes *b, lanes *mask);
/* bytes.cc: true if lanes_binary multiplies bytes by C in few operations,
   where the back end has none.  */
extern bool lanes_bytes_times_p (unsigned c);
/* True if CODE divides integers or takes the remainder.  */
extern bool lanes_division_p (enum tree_code code);
/* LT LE GT GE EQ NE, UNORDERED, ORDERED, UNLT…, LTGT; result a mask.  */
extern lanes *lanes_compare (emitter *e, enum tree_code code, lanes *a,
			     lanes *b);
extern lanes *lanes_select (emitter *e, lanes *mask, lanes *a, lanes *b);
/* A < B ? A : B, if CODE is MIN_EXPR, or A > B ? A : B, of floats, by the
   target's own instruction; null if it has none that is needed for that.  */
extern lanes *lanes_extremum (emitter *e, enum tree_code code, lanes *a,
			      lanes *b);
/* a * b + c with one rounding, if the target has it (else null).  */
extern lanes *lanes_fma (emitter *e, lanes *a, lanes *b, lanes *c);

enum saturate_op { SATURATE_ADD, SATURATE_SUB, SATURATE_SHL };

/* A + B, A - B or A * 2^B for integers, or the end of the type that is nearest
   to it.  Counts of shifts are taken as unsigned.  */
extern lanes *lanes_saturate (emitter *e, enum saturate_op op, lanes *a,
			      lanes *b);
/* HIGH and LOW, one behind the other, shifted to the left (else right) by
   COUNT, modulo the bits of an element: the upper (lower) half of that.  */
extern lanes *lanes_funnel (emitter *e, bool left, lanes *high, lanes *low,
			    lanes *count);
/* (A + B + 1) >> 1 or, unless UP, (A + B) >> 1, without overflow.  */
extern lanes *lanes_average (emitter *e, bool up, lanes *a, lanes *b);
/* |A - B| of integers, modulo 2^n for elements of N bits.  */
extern lanes *lanes_abs_difference (emitter *e, lanes *a, lanes *b);
/* (A * B + 2^(n - 2)) >> (n - 1), modulo 2^n, for elements of N bits.  */
extern lanes *lanes_rounded_product (emitter *e, lanes *a, lanes *b);
/* True if there is an instruction for that, for N elements ELT.  */
extern bool lanes_rounded_product_p (tree elt, poly_uint64 n);
/* (A * B + MORE) >> COUNT, modulo 2^n for elements of N bits, where A * B has
   all bits.  COUNT is above 0 and below the bits of an element; MORE, a
   constant of twice as many, may be null.  */
extern lanes *lanes_fixed_product (emitter *e, lanes *a, lanes *b, tree more,
				   unsigned count);
/* True if there are instructions for that, for N elements ELT, with such a
   constant if MORE.  */
extern bool lanes_fixed_product_p (tree elt, poly_uint64 n, bool more);
/* The bits of each byte in the opposite order or, where lanes are single ones,
   those of each element.  */
extern lanes *lanes_bit_reverse (emitter *e, lanes *a);
/* The internal function FN on N operands (IFN_SQRT, IFN_FLOOR, IFN_COPYSIGN,
   …), or null if the target has no vector form for the part type.  */
extern lanes *lanes_ifn (emitter *e, internal_fn fn, unsigned nargs,
			 lanes **arg);
/* Counts in the bits of integers, as unsigned integers of their size: ones;
   zeros below the lowest one and above the highest one (if there is none: as
   many as there are bits or, for those above, anything).  */
extern lanes *lanes_popcount (emitter *e, lanes *a);
extern lanes *lanes_trailing_zeros (emitter *e, lanes *a);
extern lanes *lanes_leading_zeros (emitter *e, lanes *a);

/* Masks: what the floating value A is, told from its bits.  */
enum float_class
{
  FLOAT_SIGNBIT, FLOAT_INFINITE, FLOAT_NAN, FLOAT_FINITE, FLOAT_NORMAL
};

extern lanes *lanes_float_class (emitter *e, enum float_class what, lanes *a);
extern lanes *lanes_copysign (emitter *e, lanes *a, lanes *b);

/* The floats A as bfloat16, rounded to nearest, ties to even, in unsigned
   integers; NaN keeps its upper bits and is a quiet one, also where nobody
   cares for NaN, and raises no exception, if OF_BITS.  And back, from __bf16
   or 16-bit integers.  */
extern lanes *lanes_bfloat_bits (emitter *e, lanes *a, bool of_bits);
extern tree scalar_bfloat_bits (emitter *e, tree x);
extern lanes *lanes_from_bfloat (emitter *e, lanes *a);

/* A rounded to an integer, in its type; null if the target cannot.  */
enum float_rounding
{
  ROUND_DOWN, ROUND_UP, ROUND_TO_ZERO, ROUND_CURRENT, ROUND_HALF_AWAY,
  ROUND_HALF_EVEN
};

extern lanes *lanes_round (emitter *e, enum float_rounding how, lanes *a);
/* The floating value A, computed before more is done with it: it is not fused
   with a sum, nor is the order of operations changed across it.  */
extern lanes *lanes_barrier (emitter *e, lanes *a);
/* C conversion to element type ELT, any pair of element types incl.
   masks (bool from x is x != 0; number from mask is 0 or 1).  */
extern lanes *lanes_convert (emitter *e, lanes *a, tree elt);
/* True if that is done by the back end's own conversions of vectors.  */
extern bool lanes_converts_directly_p (const lanes *a, tree elt);
/* What is multiplied: bytes or words in 32 bits; A and B may have different
   signs.  */
enum dot_kind
{
  DOT_U8U8, DOT_U8I8, DOT_I8I8, DOT_I16I16,
  DOT_SATURATES = 4		/* Added: the sum of all is cut off.  */
};

/* SUMS plus, in each lane, the products of the parts of A and B, lanes of 32
   bits.  KIND is an enum dot_kind.  */
extern lanes *lanes_dot_add (emitter *e, unsigned kind, lanes *a, lanes *b,
			     lanes *sums);
/* dot.cc: true if sums of type ELT over N lanes of products of integers of the
   types A and B, of one size, can be kept in as many times fewer lanes as ELT
   is larger; DIRECTLY: by one instruction.  */
extern bool lanes_dot_p (tree elt, tree a, tree b, poly_uint64 n,
			 bool directly);
/* SUMS, with to each of its lanes added as many products of lanes of A and B
   as there are of these for it.  Sums wrap.  */
extern lanes *lanes_dot (emitter *e, lanes *sums, lanes *a, lanes *b);
/* The same for products of unsigned and signed bytes, of which any two add up
   to a number of 16 bits.  */
extern bool lanes_small_dot_p (tree elt, poly_uint64 n);
extern lanes *lanes_small_dot (emitter *e, lanes *sums, lanes *a, lanes *b);
/* The same for sums of |a - b| of unsigned bytes; and, in numbers of 64 bits,
   of the bytes of lanes of type A that has more of them.  */
extern bool lanes_sad_p (tree elt, tree a, poly_uint64 n);
extern lanes *lanes_sad (emitter *e, lanes *sums, lanes *a, lanes *b);
/* N lanes with the sum of A's, which are a multiple of N.  */
extern lanes *lanes_fold (emitter *e, lanes *a, poly_uint64 n);
/* Mask M cut for elements of ES bytes.  */
extern lanes *lanes_mask_resize (emitter *e, lanes *m, unsigned es);
/* Scalar boolean: some lane of mask M is on (lanes past N never count).  */
extern tree lanes_any (emitter *e, lanes *m);
extern tree lanes_all (emitter *e, lanes *m);
/* CONDITION, which is either of these of M, as a value that more than a branch
   may use.  */
extern tree lanes_condition_value (emitter *e, lanes *m, tree condition);
/* Lanes FIRST .. of M, at most 64, as the bits of an unsigned 64-bit integer;
   FIRST is a multiple of 64.  Bits of lanes that do not exist are 0.  Null if
   the target has no instruction for that.  */
extern tree lanes_bits (emitter *e, lanes *m, unsigned first);
/* True if masks that are prefixes become lengths.  */
extern bool lengths_p (void);
/* Mask of N lanes, for elements of ES bytes: lane k on iff k < COUNT, a
   scalar of an unsigned type of any width (may exceed N), known to be at
   least LO and at most HI (unless HI is N).  */
extern lanes *lanes_prefix (emitter *e, tree count, unsigned lo, unsigned hi,
			    unsigned es, poly_uint64 n);
/* True if masks of N lanes of ES bytes have one bit a lane.  */
extern bool lanes_mask_bits_p (unsigned es, poly_uint64 n);
/* True if they are vectors of values, or scalars.  */
extern bool lanes_mask_vectors_p (unsigned es, poly_uint64 n);
/* All lanes on.  */
extern lanes *lanes_mask_all (unsigned es, poly_uint64 n);

#endif
