/* One native vector at a time, for those who make values: emit/, target/,
   late/.  A function named part_* works on one part; lanes_* on all parts.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_PARTS_H
#define RIPPLE_PARTS_H

#include "emit/machine.h"
#include "emit/value/value.h"
#include "optabs-decl.h"

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
/* True if X is a multiple of the length of vectors that GCC does not put into
   a register as it should (late/large-multiples.cc).  */
extern bool large_multiple_p (const_tree x);
/* The statement that sets TO, a name, to VALUE in a register of the class that
   CONSTRAINT names, in a way that the compiler does not look through.  */
extern gasm *hiding_asm (tree to, tree value, const char *constraint);
/* The value that X was set to by such a statement; null if it was not.  */
extern tree hidden_value (tree x);
/* VALUE, in a register of the class that CONSTRAINT names, in a way that the
   compiler does not look through.  */
extern tree part_hide (emitter *e, tree value, const char *constraint);
/* The same for a vector, in a register of those that vectors are in.  */
extern tree part_hide_vector (emitter *e, tree value);
/* The same as TYPE, of any size that the register may have.  */
extern tree part_hide_as (emitter *e, tree type, tree value,
			  const char *constraint);
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
/* The constant mask of TYPE whose first COUNT lanes are on.  */
extern tree part_first_lanes (tree type, unsigned count);

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
/* VALUE as a boolean: VALUE != 0, if it is none.  */
extern tree scalar_boolean (emitter *e, tree value);
/* The lanes of V, one by one.  */
extern lanes *scalar_from_vector (emitter *e, tree elt, unsigned n, tree v);
/* A as the compiler does not know it.  */
extern lanes *scalable_hide (emitter *e, lanes *a);

/* True if the parts of scalable values are in groups of registers.  */

static inline bool
scalable_groups_p (void)
{
  return ripple_current_target ()->group_lanes != 0;
}

/* The greatest vscale that there may be.  */

static inline unsigned
greatest_vscale (void)
{
  return ripple_current_target ()->longest_bytes / SCALABLE_BYTES;
}

/* The number that is FIRST for vscale 0 and grows by STEP.  */
extern poly_int64 scalable_line (HOST_WIDE_INT first, HOST_WIDE_INT step);

#endif
