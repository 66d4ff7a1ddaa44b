/* What the files of emit/ share: one native vector at a time.

   A function named part_* works on one part; lanes_* on all of a value.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LANES_PRIVATE_H
#define RIPPLE_LANES_PRIVATE_H

#include "lanes.h"
#include "../optabs-decl.h"
#include "machine.h"

static inline tree
part_unary (emitter *e, enum tree_code code, tree type, tree a)
{
  return gimple_build (&e->seq, e->loc, code, type, a);
}

static inline tree
part_binary (emitter *e, enum tree_code code, tree type, tree a, tree b)
{
  return gimple_build (&e->seq, e->loc, code, type, a, b);
}

static inline bool
mask_p (const lanes *a)
{
  return TREE_CODE (a->elt) == BOOLEAN_TYPE;
}

/* types.cc.  */

/* The bits of V as TYPE of the same size.  Never apply it to a mask whose
   booleans are bits: see mask_bits_p.  */
extern tree part_view (emitter *e, tree type, tree v);
/* The vector of bits that is moved for one of TYPE, of __bf16: back ends know
   few instructions for such vectors, even to move them.  Null if TYPE is of
   other elements.  */
extern tree moved_bits_type (tree type);
/* Every lane of the vector TYPE = VALUE, a scalar of its element type.  */
extern tree part_splat (emitter *e, tree type, tree value);
/* Lane K of V as a scalar of its element type.  */
extern tree part_extract (emitter *e, tree v, unsigned k);
/* A vector of TYPE from the scalars VALUE; null means any value.  */
extern tree part_from_scalars (emitter *e, tree type, tree *value);
/* Constant of vector TYPE that stands for any value.  */
extern tree part_any (tree type);
/* Lane K of A if it is a constant, else null.  */
extern tree lanes_constant_lane (const lanes *a, unsigned k);
/* True if the lanes of A are constants that are known one by one: the first
   lanes_least of them are all that there are.  */
extern bool lanes_constant_p (const lanes *a);
/* VALUE, in a register of the class that CONSTRAINT names, in a way that the
   compiler does not look through.  */
extern tree part_hide (emitter *e, tree value, const char *constraint);
/* The same for a vector, in a register of those that vectors are in.  */
extern tree part_hide_vector (emitter *e, tree value);
/* The same as TYPE, of any size that the register may have.  */
extern tree part_hide_as (emitter *e, tree type, tree value,
			  const char *constraint);
/* The integer type of BITS bits.  */
extern tree integer_element (unsigned bits, bool is_unsigned);
/* True if TYPE is __bf16, or has its format.  Vectors of it are moved as their
   bits, and computed with as float.  */
extern bool bfloat_p (tree type);
/* The vector type of WIDTH elements ELT, or its mask.  */
extern tree part_vector_type (tree elt, poly_uint64 width);
static inline unsigned
element_bits (tree elt)
{
  return GET_MODE_BITSIZE (SCALAR_TYPE_MODE (elt));
}

/* pieces.cc.  */

/* The WIDTH lanes of V from lane FIRST, a multiple of WIDTH.  */
extern tree part_subvector (emitter *e, tree v, unsigned first,
			    unsigned width);
/* The COUNT (a power of two) vectors V one after the other.  */
extern tree part_concat (emitter *e, tree *v, unsigned count);
/* The lanes of A cut into vectors of WIDTH lanes, appended to OUT: as many
   as are needed for A->n lanes.  */
extern void lanes_regroup (emitter *e, lanes *a, unsigned width,
			   auto_vec<tree> *out);
/* The inverse: a value of element type ELT and N lanes from vectors of it. */
extern lanes *lanes_ungroup (emitter *e, tree elt, poly_uint64 n,
			     const vec<tree> &from);

/* arith.cc.  */

/* True if CODE on parts of A is native.  */
extern bool lanes_native_p (enum tree_code code, const lanes *a);
/* True if all lanes of B are one constant or one scalar.  */
extern bool lanes_uniform_p (const lanes *b);

/* shift.cc: shifts and rotations, LSHIFT_EXPR and so on, of integers A by the
   counts B, of A's type.  Counts of shifts are below the bits of an element in
   all lanes that are on; of rotations the low bits count.  */
extern lanes *lanes_shift (emitter *e, enum tree_code code, lanes *a,
			   lanes *b);
extern lanes *lanes_rotate (emitter *e, enum tree_code code, lanes *a,
			    lanes *b);

/* permute*.cc, stride.cc.  */

/* VEC_PERM_EXPR <A, B, SEL>; SEL, below 2 * width or LANE_ANY, is changed.  */
extern tree part_permute (emitter *e, tree a, tree b, int *sel);
/* If the parts of A under MAP mix by a network of exchanges, do all stages but
   the last, which is left to MAP (changed accordingly), and return the new
   source.  Else A.  */
extern lanes *permute_stages (emitter *e, lanes *a, struct lanemap *map);
extern lanes *lanes_permute_strided (emitter *e, lanes *a,
				     const struct lanemap *map);
/* The number that is FIRST for vscale 0 and grows by STEP.  */
extern poly_int64 scalable_line (HOST_WIDE_INT first, HOST_WIDE_INT step);
/* lanes_permute_scalable, of integers, by way of memory.  */
extern lanes *permute_by_table (emitter *e, lanes *a, lanes *b, poly_uint64 n,
				const struct lanemap *map, unsigned missing);

/* mask-prefix.cc.  */

/* The constant mask of TYPE whose first COUNT lanes are on.  */
extern tree part_first_lanes (tree type, unsigned count);

/* lengths.cc: masks as lengths.  */

/* The lanes of a part that are on: those of MASK before LENGTH, of sizetype;
   null: all.  */
struct part_lanes
{
  tree mask, length;
};
static const part_lanes all_lanes = { NULL_TREE, NULL_TREE };

static inline part_lanes
lanes_on (tree mask)
{
  part_lanes on = { mask, NULL_TREE };

  return on;
}

/* Note that the lanes of M before COUNT are on, where that is of use.  */
extern void lengths_note_prefix (emitter *e, lanes *m, tree count);
/* The same for M, which is A and B, and for M, which is A cut anew.  */
extern void lengths_note_and (emitter *e, lanes *m, lanes *a, lanes *b);
extern void lengths_note_resized (emitter *e, lanes *m, lanes *a);
/* The type as which vectors of VTYPE are loaded (stored, if STORE) under a
   mask; null if they cannot be.  */
extern tree lengths_moved_type (tree vtype, bool store);
/* V as TYPE, of another size, in the same register.  */
extern tree lengths_in_register (emitter *e, tree type, tree v);
/* The first COUNT lanes of VTYPE.  */
extern part_lanes lengths_of_first (tree vtype, unsigned count);
/* Part PART of M.  */
extern part_lanes lengths_of_part (emitter *e, const lanes *m, unsigned part);
/* A where ON is on, else B; null if no instruction does that with ON's
   length.  */
extern tree part_select_before (emitter *e, const part_lanes &on, tree a,
				tree b);

/* mask.cc.  */

/* How a back end holds a mask.  */
enum mask_form
{
  MASK_VALUES,		/* A vector of 0 and -1 of the elements' size.  */
  MASK_BITS,		/* One bit a lane, of an integer mode with as many
			   bits as lanes.  */
  MASK_OPAQUE		/* Anything else.  */
};
extern enum mask_form mask_form (tree masktype);
/* Mask part M as integers 0 and -1 of its element size, and back.  */
extern tree part_mask_to_integers (emitter *e, tree m, unsigned es);
extern tree part_mask_from_integers (emitter *e, tree v);
/* VEC_COND_EXPR.  */
extern tree part_select (emitter *e, tree mask, tree a, tree b);
extern tree part_compare (emitter *e, enum tree_code code, tree a, tree b);

/* divide.cc.  */
extern lanes *lanes_divide (emitter *e, enum tree_code code, lanes *a,
			    lanes *b, lanes *mask);

/* reduce.cc.  */
/* The constant X of type ELT with OP (x, X) = x.  */
extern tree reduce_identity (enum reduce_op op, tree elt);

/* convert.cc.  */
/* True if conversion between vectors of WIDTH lanes is one instruction or a
   few that the back end knows.  */
extern bool convert_direct_p (tree to, tree from, poly_uint64 width);

/* half.cc.  */
/* True if N lanes of ELT are halves in parts that have no arithmetic.  */
extern bool half_partial_p (tree elt, poly_uint64 n);
/* Such lanes in one vector for which there is, UPPER behind them (null:
   anything), and the first N lanes of that.  */
extern lanes *half_fill (emitter *e, lanes *a, lanes *upper);
extern lanes *half_cut (emitter *e, lanes *a, poly_uint64 n);
/* Such lanes as floats, and floats as such lanes, of type ELT.  */
extern lanes *half_to_float (emitter *e, lanes *a);
extern lanes *half_from_float (emitter *e, lanes *a, tree elt);

/* scalable.cc: what the functions of lanes.h do for scalable lanes.  */
extern lanes *scalable_series (emitter *e, tree elt, const struct shape *s,
			       tree base, tree *stride);
extern lanes *scalable_mask_resize (emitter *e, lanes *m, unsigned es);
extern lanes *scalable_prefix (emitter *e, tree count, unsigned es,
			       poly_uint64 n);
/* A as the compiler does not know it.  */
extern lanes *scalable_hide (emitter *e, lanes *a);
extern tree scalable_any (emitter *e, lanes *m);
/* SCALABLE_GROUP_LANES: 0, or how many lanes for each vscale a part of a
   scalable value has at most, whatever the size of its elements, in groups of
   registers; then masks are the same for all sizes.  */
#if defined (GCC_RISCV_H)
enum { SCALABLE_GROUP_LANES = 8, LONGEST_SCALABLE_BYTES = 8192 };
#else
enum { SCALABLE_GROUP_LANES = 0, LONGEST_SCALABLE_BYTES = MAX_SCALABLE_BYTES };
#endif
static inline bool
scalable_groups_p (void)
{
  return SCALABLE_GROUP_LANES != 0;
}
/* Null if that cannot be done.  */
extern tree scalable_reduce (emitter *e, enum reduce_op op, lanes *a);
/* The internal function that reduces a vector of ELT by OP, if the result is
   what lanes_reduce promises; else IFN_LAST.  */
extern internal_fn scalable_reduction (enum reduce_op op, tree elt);
/* The first lane of part PART of A as an integer of TYPE.  */
extern tree scalable_first (const lanes *a, unsigned part, tree type);
/* The mask of the lanes of part PART that are no lanes past the end; null if
   all are.  */
extern tree scalable_end_mask (emitter *e, const lanes *a, unsigned part);

/* scalable-rows.cc: the rows of a scalable shape are the lanes of its
   dimensions up to the scalable one; they lie one behind the other.  */
struct scalable_rows
{
  unsigned dim;			/* The scalable dimension.  */
  unsigned count;
  struct shape row;		/* Of one row.  */
  bool whole;			/* Each row is PARTS parts.  */
  unsigned parts;
};
/* Set *R to the rows of S, of elements of ES bytes.  */
extern void scalable_find_rows (const struct shape *s, unsigned es,
				scalable_rows *r);
/* Set INDEX to the coordinates of the first lane of row ROW.  */
extern void scalable_row_index (const struct shape *s,
				const scalable_rows *r, unsigned row,
				uint64_t *index);
/* How many lanes of S there are for one coordinate in dimension D.  */
extern poly_uint64 scalable_inner_lanes (const struct shape *s, unsigned d);
/* N as an SSA name of the integer TYPE: a vector of such constants would have
   lanes that are not known.  */
extern tree scalable_amount (emitter *e, tree type, poly_uint64 n);

/* scalable-shape.cc.  */
extern lanes *scalable_broadcast (emitter *e, lanes *a,
				  const struct shape *from,
				  const struct shape *to);
extern lanes *scalable_slice (emitter *e, lanes *a, const struct shape *s,
			      const int64_t *index, tree *scalar);
/* lanes_reduce where dimensions are left.  */
extern lanes *scalable_reduce_some (emitter *e, enum reduce_op op, lanes *a,
				    const struct shape *s, uint64_t dims);

/* scalable-buffer.cc.  */
/* A, of shape S, in memory: a pointer to its first lane.  Of masks each lane
   is an integer of A->es bytes.  */
extern tree scalable_to_buffer (emitter *e, lanes *a, const struct shape *s);
/* The value of shape TO that a buffer P of A's lanes, of shape S, holds from
   the coordinates INDEX on (less than 0: from 0 on).  Dimensions that S lacks
   are repeated.  */
extern lanes *scalable_from_buffer (emitter *e, tree p, lanes *a,
				    const struct shape *s,
				    const int64_t *index,
				    const struct shape *to);

/* lanes_concat and lanes_reinterpret.  */
extern lanes *scalable_concat (emitter *e, lanes **v, unsigned count);
extern lanes *scalable_reinterpret (emitter *e, lanes *a, tree elt,
				    poly_uint64 n);

/* HALF: the even and the odd lanes of the one part of A and, behind it, that
   of B.  */
extern void scalable_split_pairs (emitter *e, lanes *a, lanes *b,
				  lanes **half);

/* scalar.cc: what the functions of lanes.h do where lanes are single.  A of
   scalar_convert and M of scalar_resize may be others, if the result is
   single.  */
extern lanes *scalar_splat (emitter *e, tree elt, unsigned es, unsigned n,
			    tree value);
extern lanes *scalar_from (emitter *e, tree elt, unsigned n,
			   const tree *value);
extern lanes *scalar_unary (emitter *e, enum tree_code code, lanes *a);
extern lanes *scalar_binary (emitter *e, enum tree_code code, lanes *a,
			     lanes *b, lanes *mask);
extern lanes *scalar_compare (emitter *e, enum tree_code code, lanes *a,
			      lanes *b);
extern lanes *scalar_select (emitter *e, lanes *mask, lanes *a, lanes *b);
extern lanes *scalar_convert (emitter *e, lanes *a, tree elt);
extern lanes *scalar_resize (emitter *e, lanes *m, unsigned es);
extern lanes *scalar_prefix (emitter *e, tree count, unsigned es, unsigned n);
/* The lanes of floats A whose sign is set.  */
extern lanes *scalar_signbit (emitter *e, lanes *a);
extern tree scalar_any (emitter *e, lanes *m);
extern lanes *scalar_permute (lanes *a, lanes *b, const struct lanemap *map);
extern lanes *scalar_reinterpret (emitter *e, lanes *a, tree elt, unsigned n);
extern void scalar_to_memory (emitter *e, lanes *a, tree p, unsigned count);
extern lanes *scalar_from_vector (emitter *e, tree elt, unsigned n, tree v);

/* OP of the target for one part, if it helps.  */
extern lanes *lanes_map_scalars (emitter *e, tree elt, unsigned n,
				 tree (*op) (emitter *, unsigned lane,
					     void *data),
				 void *data);

#endif
