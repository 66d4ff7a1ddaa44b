/* Tensors in vector registers, and the statements that compute with them.

   A `lanes' value holds N lanes of one scalar type, flattened with dimension
   0 fastest, cut into native vectors ("parts").  Every function here appends
   target-neutral GIMPLE (generic vectors, internal functions that the target
   was asked for) to a sequence; target builtins are used only through
   target.h.  Nothing here knows about shapes of program values, control flow
   or the overlay: this is a vector library whose machine is GIMPLE.

   The part type of element type ELT and N lanes (lanes_part_type) is a
   vector of  min (native lanes, max (16 bytes, N rounded up to a power of
   two))  elements.  Lanes at and past N in the last part hold anything.

   Element types: integers of 8 to 64 bits (enumerations and pointers are held
   as integers of their precision; lanes_element_type maps), float, double,
   _Float16 and __bf16 if the target has them, and booleans.  Elements that no
   vector has, __int128, long double and decimal numbers, are single: their
   parts, and those of masks cut for them, are scalars of one lane.  Booleans
   ("masks") are held as vector booleans; ES says for which element size in
   bytes they are cut: a comparison of floats gives ES 4, and
   lanes_mask_resize cuts it anew for elements of another size.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LANES_H
#define RIPPLE_LANES_H

#include "../core/shape.h"
#include "../core/lanemap.h"

/* All elements are single: see scalar.cc.  */
extern bool lanes_emulate;

/* Where statements go.  */
struct emitter
{
  gimple_seq seq;
  location_t loc;
};

/* A value in parts.  Passed by pointer, allocated with lanes_new, freed all
   at once by lanes_free_all at the end of a function's rendering.  */
struct lanes
{
  tree elt;		/* Scalar type; boolean_type_node for a mask.  */
  unsigned es;		/* Bytes of an element, lanes_bytes (ELT); for a mask
			   see above.  */
  poly_uint64 n;	/* Lanes.  */
  unsigned nparts;
  unsigned width;	/* Lanes of a part; see lanes_part_lanes.  */
  tree *part;		/* NPARTS gimple values (SSA names or constants).  */
  /* Of masks, where instructions take lengths (lengths.cc); else null.  */
  tree length;		/* The lanes on are those before LENGTH, of sizetype,
			   at most N, that are on in INNER too; any value of
			   INNER will do elsewhere.  */
  lanes *inner;		/* Null: all are.  */
};

/* Some value of the current function has a scalable number of lanes.  */
extern bool lanes_scalable_used;

/* How many lanes N are; N is not scalable.  */
extern unsigned lanes_count (poly_uint64 n);

/* Scalable numbers of lanes are multiples of ripple_vscale, the number of
   times that SCALABLE_BYTES fit into a scalable vector.  */
enum { SCALABLE_BYTES = 16, MAX_SCALABLE_BYTES = 256 };
enum { MAX_VSCALE = MAX_SCALABLE_BYTES / SCALABLE_BYTES };
extern const poly_uint64 ripple_vscale;

static inline bool
lanes_scalable_p (poly_uint64 n)
{
  return !n.is_constant ();
}

/* How many lanes N are at least: of a scalable number, how many for each
   vscale.  */

static inline unsigned
lanes_least (poly_uint64 n)
{
  return constant_lower_bound (n);
}

/* How many lanes N are at most: with the longest vectors.  */

static inline unsigned
lanes_most (poly_uint64 n)
{
  return lanes_least (n) * (lanes_scalable_p (n) ? MAX_VSCALE : 1);
}

/* ripple_vscale () for the current function.  */
extern poly_uint64 ripple_current_vscale (void);
/* E as a number of lanes.  */
extern poly_uint64 lanes_of_extent (struct extent e);
/* The number of lanes of a value of shape S.  */
extern poly_uint64 lanes_of_shape (const struct shape *s);

/* The integer, floating or boolean type in which values of TYPE are held, or
   NULL_TREE if TYPE cannot be an element (structures, complex, _BitInt,
   _Float16 without support).  */
extern tree lanes_element_type (tree type);
/* The bytes for which lanes of ELT, a type of elements other than booleans,
   are cut: those of ELT or, if it is single, SINGLE_BYTES.  */
enum { SINGLE_BYTES = 16, MAX_VECTOR_ELEMENT = 8 };
extern unsigned lanes_bytes (tree elt);
/* True if lanes cut for ES bytes are single.  */

static inline bool
lanes_single_p (unsigned es)
{
  return lanes_emulate || es > MAX_VECTOR_ELEMENT;
}

/* Lanes of a part for elements of ES bytes and N lanes; if N is scalable, for
   each vscale.  */
extern unsigned lanes_width (unsigned es, poly_uint64 n);
/* The number of lanes of such a part.  */
extern poly_uint64 lanes_part_lanes (unsigned es, poly_uint64 n);
/* Vector type of a part (ELT may be boolean_type_node: then for ES).  */
extern tree lanes_part_type (tree elt, unsigned es, poly_uint64 n);
/* A new value whose parts are null, of element type ELT (for masks ES says
   the cut; ignored otherwise).  */
extern lanes *lanes_new (tree elt, unsigned es, poly_uint64 n);
extern void lanes_free_all (void);
/* New SSA names for the parts, results of PHIs to be made.  */
extern lanes *lanes_new_names (tree elt, unsigned es, poly_uint64 n);

/* Every lane = VALUE, a scalar of a type that lanes_element_type maps to ELT
   (booleans too).  A constant gives constants.  */
extern lanes *lanes_splat (emitter *e, tree elt, unsigned es, poly_uint64 n,
			   tree value);
/* Lane (id_0, …) = (ELT) (BASE + sum STRIDE[d] * id_d): BASE any integer
   scalar or pointer, STRIDE[d] an integer scalar or NULL_TREE for 0; computed
   modulo 2 to the width of ELT, an integer type.  Lane coordinates by S.  */
extern lanes *lanes_series (emitter *e, tree elt, const struct shape *s,
			    tree base, tree *stride);
/* Lane k = VALUE[k], N constants of type ELT.  */
extern lanes *lanes_constant (tree elt, unsigned n, const vec<tree> &value);

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
/* True if CODE divides integers or takes the remainder.  */
extern bool lanes_division_p (enum tree_code code);
/* LT LE GT GE EQ NE, UNORDERED, ORDERED, UNLT…, LTGT; result a mask.  */
extern lanes *lanes_compare (emitter *e, enum tree_code code, lanes *a,
			     lanes *b);
extern lanes *lanes_select (emitter *e, lanes *mask, lanes *a, lanes *b);
/* a * b + c with one rounding, if the target has it (else null).  */
extern lanes *lanes_fma (emitter *e, lanes *a, lanes *b, lanes *c);
enum saturate_op { SATURATE_ADD, SATURATE_SUB, SATURATE_SHL };
/* A + B, A - B or A * 2^B for integers, or the end of the type that is nearest
   to it.  Counts of shifts are taken as unsigned.  */
extern lanes *lanes_saturate (emitter *e, enum saturate_op op, lanes *a,
			      lanes *b);
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
/* Integers with their bytes in the opposite order.  */
extern lanes *lanes_reverse_bytes (emitter *e, lanes *a);
/* Masks: what the floating value A is, told from its bits.  */
enum float_class
{
  FLOAT_SIGNBIT, FLOAT_INFINITE, FLOAT_NAN, FLOAT_FINITE, FLOAT_NORMAL
};
extern lanes *lanes_float_class (emitter *e, enum float_class what, lanes *a);
extern lanes *lanes_copysign (emitter *e, lanes *a, lanes *b);
/* A rounded to an integer, in its type; null if the target cannot.  */
enum float_rounding
{
  ROUND_DOWN, ROUND_UP, ROUND_TO_ZERO, ROUND_CURRENT, ROUND_HALF_AWAY
};
extern lanes *lanes_round (emitter *e, enum float_rounding how, lanes *a);

/* C conversion to element type ELT, any pair of element types incl.
   masks (bool from x is x != 0; number from mask is 0 or 1).  */
extern lanes *lanes_convert (emitter *e, lanes *a, tree elt);
/* The same bits seen as ELT, of the same size.  */
extern lanes *lanes_view (emitter *e, lanes *a, tree elt);
/* Mask M cut for elements of ES bytes.  */
extern lanes *lanes_mask_resize (emitter *e, lanes *m, unsigned es);

/* True if N elements of ES bytes fill vectors that can be split.  */
extern bool lanes_split_p (unsigned es, poly_uint64 n);
/* A, of integers, converted to ELT of twice the size, in split order: for
   each of A's parts a part of its even lanes and one of its odd lanes.
   Operations lane by lane on values that are both in this order, or the same
   in all lanes, give a value in this order.  */
extern lanes *lanes_split (emitter *e, lanes *a, tree elt);
/* The inverse: the low bits as ELT of half the size, in lane order.  FITS: the
   upper bits are known to be 0.  */
extern lanes *lanes_merge (emitter *e, lanes *a, tree elt, bool fits);
/* A in lane order.  */
extern lanes *lanes_unsplit (emitter *e, lanes *a);

/* dot.cc: true if sums of type ELT over N lanes of products of integers of the
   types A and B, of one size, can be kept in as many times fewer lanes as ELT
   is larger.  */
extern bool lanes_dot_p (tree elt, tree a, tree b, poly_uint64 n);
/* SUMS, with to each of its lanes added as many products of lanes of A and B
   as there are of these for it.  Sums wrap.  */
extern lanes *lanes_dot (emitter *e, lanes *sums, lanes *a, lanes *b);
/* N lanes with the sum of A's, which are a multiple of N.  */
extern lanes *lanes_fold (emitter *e, lanes *a, poly_uint64 n);

/* Lane k of the result is lane MAP->from[k] of A (masks too).  */
extern lanes *lanes_permute (emitter *e, lanes *a, const struct lanemap *map);
/* Lanes 0 .. A->n-1 from A, then B's: maps count A->n + B->n lanes.  */
extern lanes *lanes_permute_pair (emitter *e, lanes *a, lanes *b,
				  const struct lanemap *map);
/* The same for N scalable lanes of A and, unless null, B, as many: MAP[v - 1]
   is the map for vscale v, but where bit v of MISSING is set, where the
   program stops.  *TABLE: it is done by way of memory.  */
extern lanes *lanes_permute_scalable (emitter *e, lanes *a, lanes *b,
				      poly_uint64 n,
				      const struct lanemap *map,
				      unsigned missing, bool *table);

/* A, of shape FROM, repeated along the dimensions that TO has and FROM has
   not.  */
extern lanes *lanes_broadcast (emitter *e, lanes *a, const struct shape *from,
			       const struct shape *to);
/* The lanes of A, of shape S, whose coordinate in each dimension D is INDEX[D]
   or, where that is less than 0, anything.  If that is one lane, *SCALAR is
   set and null returned.  */
extern lanes *lanes_slice (emitter *e, lanes *a, const struct shape *s,
			   const int64_t *index, tree *scalar);

/* The lanes of V[0], then those of V[1], …: COUNT values of one shape.  */
extern lanes *lanes_concat (emitter *e, lanes **v, unsigned count);
/* The N lanes of type ELT that lie in memory where A's do, as many bytes.  */
extern lanes *lanes_reinterpret (emitter *e, lanes *a, tree elt,
				 poly_uint64 n);
/* Write A to memory at the pointer P, and read such lanes, N of type ELT.  */
extern void lanes_write (emitter *e, lanes *a, tree p);
extern lanes *lanes_read (emitter *e, tree elt, poly_uint64 n, tree p);
/* Write A, which is not scalable, to memory at the pointer P as COUNT
   elements; those that A has not get any value.  */
extern void lanes_to_memory (emitter *e, lanes *a, tree p, unsigned count);
/* The N lanes of type ELT that are the first elements of the vector V, which
   has any size.  */
extern lanes *lanes_from_vector (emitter *e, tree elt, unsigned n, tree v);

/* True if COUNT values of elements of ES bytes are interleaved by
   instructions of the target: 2, 3 or 4.  */
extern bool lanes_interleave_p (unsigned es, unsigned count);
/* Lane k * COUNT + i of the result is lane k of V[i].  */
extern lanes *lanes_interleave (emitter *e, lanes **v, unsigned count);

/* Lane K as a scalar of type A->elt (a boolean for masks).  */
extern tree lanes_extract (emitter *e, lanes *a, unsigned k);
/* The value whose lanes are the N scalars VALUE.  */
extern lanes *lanes_from_scalars (emitter *e, tree elt, unsigned n,
				  tree *value);

/* Scalar boolean: some lane of mask M is on (lanes past N never count).  */
extern tree lanes_any (emitter *e, lanes *m);
extern tree lanes_all (emitter *e, lanes *m);
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

enum reduce_op
{
  REDUCE_ADD, REDUCE_MUL, REDUCE_MIN, REDUCE_MAX, REDUCE_AND, REDUCE_OR,
  REDUCE_XOR, REDUCE_MINIMUM, REDUCE_MAXIMUM
};
/* Reduce the dimensions in DIMS of A (of shape S) by OP.  Lanes off in MASK
   (null: none) count as OP's identity.  The upper half of the flattened
   reduced lanes is folded onto the lower half until one is left, extents
   padded to powers of two by the identity: the same result bit for bit on
   every target.  MIN and MAX of floats prefer a number to a quiet NaN,
   MINIMUM and MAXIMUM propagate NaN; both order -0 below +0.  If all of S is
   reduced, *SCALAR is set and null returned.  */
extern lanes *lanes_reduce (emitter *e, enum reduce_op op, lanes *a,
			    const struct shape *s, uint64_t dims,
			    lanes *mask, tree *scalar);
/* START, of S without DIMS, to which the lanes of A along DIMS are added one
   by one, in flat order.  Lanes off in MASK (null: none) are left out.  If all
   of S is reduced, *SCALAR is set and null returned.  */
extern lanes *lanes_add_in_order (emitter *e, lanes *start, lanes *a,
				  const struct shape *s, uint64_t dims,
				  lanes *mask, tree *scalar);
/* True if that can be done to N lanes of type ELT.  */
extern bool lanes_ordered_p (tree elt, poly_uint64 n);
/* OP on two values, as used by reductions.  */
extern lanes *lanes_reduce_step (emitter *e, enum reduce_op op, lanes *a,
				 lanes *b);

#endif
