/* Loads and stores of tensors.

   The caller says where each lane's element lies; this room finds the best
   way to move it: whole vectors, masked vectors, reversed vectors, windows
   and shuffles, rows of a block, gathers and scatters, scalars.

   No byte is written and no page is read that the scalar program, run for
   the lanes that are on, would not touch.  Lanes that are off in the mask
   hold anything after a load.  Where several lanes store to one place the
   highest lane wins.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MEMORY_H
#define RIPPLE_MEMORY_H

#include "emit/value/value.h"

enum { MAX_FIELDS = 8 };

struct lanes_mask
{
  enum { ALL, PREFIX, LANES } kind;
  tree count;		/* PREFIX: lanes k < COUNT are on (unsigned scalar).
			   At least one lane is on.  */
  unsigned lo, hi;	/* LO < COUNT <= HI.  */
  lanes *m;		/* LANES.  Some lane may be on or none.  */
  bool partial = false;		/* LANES: hardly ever are all on.  */
};

/* Records that are a number of bytes apart which is known only at run time:
   null until it is known.  */
struct shared_rows
{
  tree *pointer;	/* For each lane: to its record.  */
  tree *vector;		/* For each 16 bytes of the records: as many vectors
			   of these as they have numbers, for each part.  */
};

struct lanes_address
{
  tree base;		/* Scalar pointer to the element of lane 0 (its own
			   address even if lane 0 is off).  */
  struct shape shape;	/* Shape of the access; lanes = its product.  */
  tree stride[SHAPE_RANK];	/* Byte stride per dimension in sizetype
				   (INTEGER_CST or SSA name, modulo 2^64),
				   NULL_TREE = 0.  */
  lanes *offset;	/* Null, or offsets from BASE per lane, added to the
			   affine part: 64-bit integers, or smaller ones that
			   are to be extended as their sign says.  */
  unsigned scale;	/* OFFSET counts units of so many bytes (multiplied
			   after the extension, modulo 2^64); 0 means 1.
			   Index and element size stay apart so that a 32-bit
			   index need not be widened.  */
  const HOST_WIDE_INT *places = NULL;	/* Or so many bytes for each lane, too,
				   0 for lane 0.  Where lanes are follows from
				   neither of these by a rule then.  */
  tree elt;		/* Scalar type of the element in memory; its size is
			   the access's size (_Bool: 1 byte).  */
  tree alias_type;	/* Pointer type for MEM_REF's second operand
			   (reference_alias_ptr_type of the scalar access).  */
  unsigned short clique = 0;	/* What the dependence clique of the scalar  */
  unsigned short member = 0;	/* access and its base in that are.  */
  unsigned align;	/* Known alignment in bytes of lane 0's element; the
			   other lanes' is what follows from constant strides,
			   else the smaller of this and ELT's.  */
  bool is_volatile;	/* Then one scalar access per lane, in order.  */
  /* Records: the fields of an array of structures share one BASE, so that
     their loads are the same statements.  */
  HOST_WIDE_INT start;	/* Bytes to add to BASE for this field.  */
  unsigned before;	/* The program reads so many bytes before and behind */
  unsigned after;	/* each lane's element, too, if the lane is on: a load
			   may do so.  Less than a page.  */
  struct shared_rows *rows = NULL;	/* Or null: what loads of other
			   fields of the same records have in common.  */
  bool whole_group;	/* Moved with all other fields.  */
  bool unsure = false;	/* It may never be done, so GCC is not to warn of
			   what is not there.  */
  bool *streamed;	/* Null, or: a store passes by the cache where it can,
			   and says here if it does.  */
  unsigned extended;	/* What is loaded is wanted in elements of so many
			   bytes; 0: as it is.  */
};

/* REF, a MEM_REF, as one of the scalar accesses of A.  */

static inline tree
lanes_reference (const lanes_address *a, tree ref)
{
  MR_DEPENDENCE_CLIQUE (ref) = a->clique;
  MR_DEPENDENCE_BASE (ref) = a->member;
  return ref;
}

enum access_class
{
  ACCESS_CONTIGUOUS, ACCESS_REVERSED, ACCESS_ROWS, ACCESS_WINDOW,
  ACCESS_GATHER, ACCESS_SCALAR
};

/* True if elements of TYPE are stored anywhere by instructions.  */
extern bool lanes_scatters_p (tree type);
/* How A would be accessed (for remarks and for tests).  */
extern enum access_class lanes_access_class (const lanes_address *a,
					     bool store, bool masked);

/* True if instructions load or store COUNT fields of records of as many
   elements like A's and tell them apart, under a mask if MASKED.  */
extern bool lanes_interleaved_p (const lanes_address *a, unsigned count,
			    bool store, bool masked);
/* Load and store all COUNT fields of the records whose lowest field is at A;
   A's alias type is that of all.  Loaded fields are of A's type, booleans are
   integers.  */
extern void lanes_interleaved_load (emitter *e, const lanes_address *a,
			       lanes **field, unsigned count,
			       const lanes_mask *mask);
extern void lanes_interleaved_store (emitter *e, const lanes_address *a,
				lanes **field, unsigned count,
				const lanes_mask *mask);

/* Load element type A->elt (result: lanes of lanes_element_type (A->elt)). */
extern lanes *lanes_load (emitter *e, const lanes_address *a,
			  const lanes_mask *mask);
extern void lanes_store (emitter *e, const lanes_address *a, lanes *value,
			 const lanes_mask *mask);
/* The same as lanes_load where the elements of all lanes that lie OTHER bytes
   from A's, in the same records, may be read: without the mask, if what is
   read besides is in the same pages.  Null if that is no better.  */
extern lanes *lanes_load_in_page (emitter *e, const lanes_address *a,
				  const lanes_mask *mask,
				  HOST_WIDE_INT other);
/* The same for a MASK that is a PREFIX, in which no lane may be on.  Null,
   false where that is better done as with other masks.  */
extern lanes *lanes_load_first (emitter *e, const lanes_address *a,
				const lanes_mask *mask);
extern bool lanes_store_first (emitter *e, const lanes_address *a,
			       lanes *value, const lanes_mask *mask);

/* Store those of the COUNT fields VALUE that are not null to the records whose
   lowest field, of A's type, is at A, lane by lane, each lane with all its
   fields.  False if that is not to be done so.  */
extern bool lanes_store_fields (emitter *e, const lanes_address *a,
				lanes **value, unsigned count,
				const lanes_mask *mask);

/* Add the scalar X, of A's type, an integer, to the element of each lane that
   is on in MASK, once for each of these; false if no instruction tells how
   many lanes have the same element.  */
extern bool lanes_add_each (emitter *e, const lanes_address *a, tree x,
			    const lanes_mask *mask);

/* Append pointers to POINT so that for each lane of A one is in its line of
   the cache.  ON: if A has one stride, more lanes follow, for which the same
   is done.  False if they would be too many, or are not known.  */
extern bool lanes_prefetch_points (emitter *e, const lanes_address *a, bool on,
				   vec<tree> *point);

/* COUNT places, of which number K is min (K * STEP, END) bytes behind the base
   or, if BACK, before it: numbers of sizetype, END null if all are less.  */
struct prefetch_steps
{
  tree step, end, count;
  bool back;
};

/* The same for a loop: set *S; false if that cannot be.  */
extern bool lanes_prefetch_steps (emitter *e, const lanes_address *a, bool on,
				  prefetch_steps *s);

/* Write A to memory at the pointer P, and read such lanes, N of type ELT.  */
extern void lanes_write (emitter *e, lanes *a, tree p);
extern lanes *lanes_read (emitter *e, tree elt, poly_uint64 n, tree p);

/* Statements that need a branch per lane (scalar fallbacks under a mask)
   cannot be expressed in a straight sequence.  They are emitted as calls to
   placeholders which lanes_expand_branches turns into control flow once the
   sequence stands in a basic block of cfun: to be called by the renderer
   after all statements are inserted, before SSA is updated (virtual operands
   are to be renamed).  True if the control flow graph changed: then dominators
   are gone and, if there are loops, they are marked LOOPS_NEED_FIXUP.  */
extern bool lanes_expand_branches (void);

#endif
