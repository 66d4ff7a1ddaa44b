/* Values in vector registers: how their lanes are laid out, constants, and
   the ways between them and scalars.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_VALUE_H
#define RIPPLE_VALUE_H

#include "core/lanemap.h"
#include "core/shape.h"

/* All elements are single: see arith/scalar.cc.  */
extern bool lanes_emulate;
/* The function that is rendered calls nothing and has no lanes of floats
   narrower than 8 bytes that are so few that two for each vscale are enough:
   those of integers then have a double word each, but not bytes, which GCC 12
   cannot keep so across the calls of memcpy that it makes of assignments.  */
extern bool lanes_without_floats;

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
			   see emit/lanes.h.  */
  poly_uint64 n;	/* Lanes.  */
  unsigned nparts;
  unsigned width;	/* Lanes of a part; see lanes_part_lanes.  */
  tree *part;		/* NPARTS gimple values (SSA names or constants).  */
  /* Of masks, where instructions take lengths (lengths.cc); else null.  */
  tree length;		/* The lanes on are those before LENGTH, of sizetype,
			   at most N, that are on in INNER too; any value of
			   INNER will do elsewhere.  */
  lanes *inner;		/* Null: all are.  */
  /* Of scalable values narrower than others, or null: the same lanes, one in
     each of UNPACKED->es bytes, in vectors of ELT (arith/unpacked.cc).  */
  lanes *unpacked;
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
/* Memory, not cleared, until then.  */
extern void *lanes_alloc (size_t size);
extern void lanes_free_all (void);
/* Room for N numbers until then.  */
extern HOST_WIDE_INT *lanes_numbers (unsigned n);
/* New SSA names for the parts, results of PHIs to be made.  */
extern lanes *lanes_new_names (tree elt, unsigned es, poly_uint64 n);
/* Every lane = VALUE, a scalar of a type that lanes_element_type maps to ELT
   (booleans too).  A constant gives constants.  */
extern lanes *lanes_splat (emitter *e, tree elt, unsigned es, poly_uint64 n,
			   tree value);
/* Lane k = VALUE[k], N constants of type ELT.  */
extern lanes *lanes_constant (tree elt, unsigned n, const vec<tree> &value);
/* The same bits seen as ELT, of the same size.  */
extern lanes *lanes_view (emitter *e, lanes *a, tree elt);
/* Lane K as a scalar of type A->elt (a boolean for masks).  */
extern tree lanes_extract (emitter *e, lanes *a, unsigned k);
/* The value whose lanes are the N scalars VALUE.  */
extern lanes *lanes_from_scalars (emitter *e, tree elt, unsigned n,
				  tree *value);
/* The value whose lane K, one of N, is OP (E, K, DATA).  */
extern lanes *lanes_map_scalars (emitter *e, tree elt, unsigned n,
				 tree (*op) (emitter *, unsigned lane,
					     void *data),
				 void *data);

static inline bool
mask_p (const lanes *a)
{
  return TREE_CODE (a->elt) == BOOLEAN_TYPE;
}

/* Lane K of A if it is a constant, else null.  */
extern tree lanes_constant_lane (const lanes *a, unsigned k);
/* True if the lanes of A are constants that are known one by one: the first
   lanes_least of them are all that there are.  */
extern bool lanes_constant_p (const lanes *a);
/* True if all lanes of B are one constant or one scalar.  */
extern bool lanes_uniform_p (const lanes *b);
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

#endif
