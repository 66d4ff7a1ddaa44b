/* What the files of the loads and stores share; nobody else includes this.

   A `mem_access' is one call of lanes_load or lanes_store.  Every lane has a
   place: a row and a constant offset in it.  Dimensions with a constant
   stride make up the offset; those whose stride is known only at run time
   number the rows, each with a pointer of its own, computed once.  Run-time
   offsets per lane come on top of the places.

   A "run" is a group of lanes that lie one behind the other in memory.
   A "piece" is a group of a power of two of lanes, aligned in its part.

	memory-plan.cc		places, runs, costs, the policy
	memory.cc		the two entry points, pieces
	memory-places.cc	pointers and references
	memory-run.cc		runs; all that touches memory at once
	memory-window.cc	whole vectors and permutations
	memory-tile.cc		rows that lie along a later dimension
	memory-gather.cc	indices, gathers and scatters
	memory-branch.cc	what the target has no instruction for
	memory-prefix.cc	the first lanes of a run, in pieces
	memory-blocks.cc	control flow
	memory-scalable.cc	shapes of scalable size
	interleaved-access.cc	all fields of records at once
	prefetch.cc		which lines of the cache the lanes are in

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MEMORY_PRIV_H
#define RIPPLE_MEMORY_PRIV_H

#include "emit/arith/arith-private.h"
#include "emit/memory/memory.h"

enum { LEAST_PAGE = 4096 };

struct place
{
  unsigned row;
  HOST_WIDE_INT off_bytes;
};

/* How a part is moved.  */
enum part_how
{
  HOW_RUN,		/* One vector access, masked if need be.  */
  HOW_PIECES,		/* Smaller accesses, down to elements, joined.  */
  HOW_WINDOW,		/* Out of, or into, the vectors of the window.  */
  HOW_FIELD,		/* As a field of records whose others are dropped.  */
  HOW_GATHER,		/* The target's gather or scatter.  */
  HOW_WORDS,		/* A gather of the words that the elements are in.  */
  HOW_BRANCH		/* Lane by lane, under tests or in a loop.  */
};

/* One vector of a window: ELEMENTS elements from AT on are accessed; SHIFTED:
   as the last ones of a vector.  */
struct window_vector
{
  struct place at;
  unsigned elements;
  bool shifted;
};

/* So many elements of 16 bytes from a place on, a piece of a vector.  */
struct window_chunk
{
  struct place at;
  unsigned elements;
};

/* Element number ELEMENT may be touched if LANE is on.  */
struct window_reader
{
  unsigned element, lane;
};

/* A window: the vectors that cover the lanes of some parts.  Element J of
   vector V counts as number V * width + J.  */
struct window
{
  unsigned width;
  bool shift;			/* Vectors do not overlap, but are shifted.  */
  unsigned moved;		/* How many would overlap otherwise.  */
  tree elt, vtype;
  auto_vec<window_vector> vectors;
  auto_vec<window_chunk> chunks;	/* What these are made of, all of as
					   many; or none.  */
  auto_vec<int> number;		/* Per lane of the access: the number of its
				   element, or LANE_ANY.  */
  auto_vec<window_reader> readers;
};

struct mem_access
{
  emitter *e;
  const lanes_address *a;
  bool store;
  bool masked;
  bool single;			/* Elements are: one access per lane.  */
  bool has_masks;		/* Masked vector accesses exist for VTYPE.  */
  tree elt;			/* Element as held: an integer or float.  */
  unsigned es, n, width, nparts;
  tree vtype;
  auto_vec<place> at;		/* Per lane.  */
  unsigned nrows;
  unsigned row_stride[SHAPE_RANK];	/* Row number per coordinate.  */
  auto_vec<tree> row_pointer;	/* Null until first used.  */
  const lanes_mask *given;	/* Null for ALL.  */
  lanes *mask;			/* GIVEN cut for ES, null until first used.  */
  auto_vec<part_how> how;
  unsigned cost;		/* Of all parts, as they are moved.  */
  unsigned mask_piece;		/* Lanes of a piece under a mask, or 0.  */
  window win;
};

/* memory-plan.cc  */
/* What A's elements are moved as: an integer or float.  */
extern tree access_element (const lanes_address *a);
extern void access_init (mem_access *x, emitter *e, const lanes_address *a,
			 bool store, const lanes_mask *mask);
extern void access_plan (mem_access *x);
extern void access_by_loop (mem_access *x);
extern bool from_first_p (mem_access *x);
extern bool accesses_checked_p (void);
extern bool masked_access_p (tree vtype, bool store);
extern bool masks_cheap_p (tree vtype);
extern bool run_p (const mem_access *x, unsigned k, unsigned c);
extern bool same_place_p (const mem_access *x, unsigned k, unsigned c);
/* Bytes that a lane may lie behind lane 0's first row, all constant; false
   if the access has rows or run-time offsets.  */
extern bool single_stride_p (const mem_access *x, HOST_WIDE_INT *stride_bytes);
extern unsigned piece_lanes_of_16 (const mem_access *x, unsigned k);

inline unsigned
part_valid (const mem_access *x, unsigned p)
{
  return MIN (x->width, x->n - p * x->width);
}

inline unsigned
vector_lanes (tree vtype)
{
  return (unsigned) TYPE_VECTOR_SUBPARTS (vtype).to_constant ();
}

/* memory-places.cc  */
extern tree emit_rhs (emitter *e, tree type, tree rhs);
extern tree access_pointer (mem_access *x, const place &at);
extern tree access_ref (mem_access *x, const place &at, tree type);
extern location_t masked_location (const mem_access *x, const place &at);
extern unsigned access_align_bytes (const mem_access *x, const place &at);
/* POINTER + BYTES.  It has no position: the lanes there may be off, and GCC
   warns of addresses outside of arrays only where it can say where.  What a
   lane adds to a constant is the address itself, which GCC would take for one
   behind the object at that constant.  */
extern tree address_plus (gimple_seq *seq, tree pointer, tree bytes);
extern lanes *access_known_offsets (mem_access *x, tree elt);
extern tree access_lane_pointer (mem_access *x, unsigned k);
extern tree lane_ref (mem_access *x, tree pointer);

/* memory-run.cc  */
extern tree emit_view (emitter *e, tree type, tree value);
extern tree emit_bits (emitter *e, tree type, tree value, unsigned pos_bits);
extern void emit_store (mem_access *x, tree ref, tree value);
extern tree unsigned_of_bytes (unsigned bytes);
extern tree emit_vector_of (emitter *e, tree elt, unsigned n, tree *value);
extern tree emit_sub_mask (emitter *e, tree mask, tree elt, unsigned lo,
			   unsigned c);
extern tree emit_join (emitter *e, tree *v, unsigned n);
extern lanes *access_mask (mem_access *x);
extern tree access_count (mem_access *x);
extern tree access_part_mask (mem_access *x, unsigned p);
extern part_lanes access_part_lanes (mem_access *x, unsigned p);
extern tree first_lanes_mask (tree vtype, unsigned c);
extern tree load_vector (mem_access *x, const place &at, tree vtype,
			 const part_lanes &on);
extern void store_vector (mem_access *x, const place &at, tree value,
			  const part_lanes &on);

/* memory-first.cc  */
extern tree load_unit (mem_access *x, const place &at, unsigned w, unsigned c);
extern tree load_first (mem_access *x, const place &at, tree vtype,
			unsigned c);
extern void store_first (mem_access *x, const place &at, tree value,
			 unsigned c);

/* memory-window.cc  */
extern bool window_make (mem_access *x, const bool *hard, unsigned *cost);
/* memory-plan.cc: true if X moves lanes at places that are apart by one
   stride, or by known ones, each alone, and a gather or a scatter takes less
   than putting them together or taking them apart.  */
extern bool spread_p (mem_access *x);
/* window-masks.cc */
/* Constant mask of the elements of vector V for which MAP has a lane.  */
extern tree mapped_mask (const mem_access *x, const struct lanemap *map,
			 unsigned v);
/* Set MASK[v] to the mask of the elements of vector V.  */
extern void element_masks (mem_access *x, auto_vec<tree> *mask);
/* permutation-cost.cc: add to *COST what it takes to permute lanes ELT of ES
   bytes by MAP, found by a trial; false if the target would have to take the
   vectors apart.  */
extern bool permutation_cost (tree elt, unsigned es,
			      const struct lanemap *map, unsigned *cost);
/* memory-chunks.cc */
/* True if X loads chunks of records that others have in common with it.  */
extern bool chunks_of_rows_p (const mem_access *x);
extern bool chunks_make (mem_access *x, const bool *hard, unsigned *cost);
/* Fill in the parts of RESULT, all of which come out of such a window.  */
extern void load_chunks (mem_access *x, lanes *result);
extern void window_load (mem_access *x, lanes *result);
extern void window_store (mem_access *x, lanes *value);

/* memory-tile.cc  */
/* True if the rows in memory of X lie along a later dimension, and X is best
   accessed by these rows, under its mask or, if that sets *WHOLE, where all
   lanes are on.  */
extern bool tile_p (mem_access *x, bool *whole);
extern lanes *tile_load (mem_access *x, bool whole);
/* Set *VALUE, *T and, unless null, *MASK to what is stored for X, a tile, row
   by row.  */
extern void tile_turn (mem_access *x, lanes **value, lanes_address *t,
		       lanes_mask *mask);
/* The condition that rows of the tile X have no byte in common.  */
extern tree tile_rows_apart (mem_access *x);
/* The address of the tile X with a stride that GCC knows nothing of: what
   depends on it is not computed earlier than it is needed.  */
extern lanes_address tile_hidden (mem_access *x);

/* interleaved-access.cc  */
/* True if X's lanes can be loaded as a field of records; the COST of that.  */
extern bool field_p (const mem_access *x, unsigned *cost);
extern lanes *field_load (mem_access *x);

/* memory-gather.cc  */
extern bool gather_p (mem_access *x);
extern void gather_load (mem_access *x, lanes *result);
extern bool words_p (mem_access *x);
extern lanes *words_load (mem_access *x, const lanes_mask *mask);
extern void scatter_store (mem_access *x, lanes *value);

/* memory-blocks.cc  */

enum placeholder { GUARDED_LOAD, GUARDED_STORE, LOOP_LOAD, LOOP_STORE,
		   PREFIX_LOAD, PREFIX_STORE, PREFIX_GATHER, CHOICE_IF,
		   CHOICE_ELSE, CHOICE_END, CHOICE_VALUE, PLACEHOLDERS };

/* Arguments of the placeholders.  */
enum { GUARD_COND, GUARD_POINTER, GUARD_ALIGN, GUARD_VALUE };
enum { LOOP_LIMIT, LOOP_POINTER, LOOP_ALIGN, LOOP_STRIDE, LOOP_VALUES,
       LOOP_OFFSETS, LOOP_OFFSET, LOOP_MASK, LOOP_BITS, LOOP_ELEMENT };
/* Behind these, for each other field that a LOOP_STORE stores: the values, and
   how many bytes it is from the first one.  */
/* PREFIX_WHOLE: the count may be that of all lanes, or more.  */
enum { PREFIX_COUNT, PREFIX_POINTER, PREFIX_ALIGN, PREFIX_WHOLE,
       PREFIX_VALUE };
/* GATHER_ALIGN: of the elements, align_word.  GATHER_INDEX: a vector, or a
   pointer to the indices, of which GATHER_INDEX_ALIGN is the alignment in bits
   and the alias type then.  GATHER_INDEX_ELEMENT: of the type of an index.
   GATHER_MASK: that of the first GATHER_COUNT lanes.  GATHER_WHOLE as
   PREFIX_WHOLE.  */
enum { GATHER_COUNT, GATHER_BASE, GATHER_ALIGN, GATHER_INDEX,
       GATHER_INDEX_ELEMENT, GATHER_INDEX_ALIGN, GATHER_MASK, GATHER_SCALE,
       GATHER_WHOLE, GATHER_ARGS };

extern tree emit_placeholder (emitter *e, enum placeholder p, tree type,
			      unsigned n, tree *arg);

/* memory-scalable.cc: accesses of scalable shapes.  */
/* True if A's lanes lie one behind the other.  */
extern bool scalable_run_p (const lanes_address *a);
/* True if those of each row do, and rows are whole parts.  */
extern bool scalable_rows_p (const lanes_address *a);
/* MASK of N lanes cut for elements of ES bytes, null if all are on; lanes past
   the end are off.  */
extern lanes *scalable_access_mask (emitter *e, const lanes_mask *mask,
				    unsigned es, poly_uint64 n);
/* True if those of each row lie one before the other, and can be reversed.  */
extern bool scalable_reversed_p (const lanes_address *a);
extern lanes *scalable_load (emitter *e, const lanes_address *a,
			     const lanes_mask *mask);
extern void scalable_store (emitter *e, const lanes_address *a, lanes *value,
			    const lanes_mask *mask);

/* table.cc: a constant array of the integers VALUES, of type ELT.  */
extern tree read_only_table (tree elt, const vec<tree> &values);

/* memory-prefix.cc  */
/* True if X, under the mask of a prefix, is best done in pieces.  */
extern bool prefix_pieces_p (const mem_access *x);
extern lanes *prefix_load (mem_access *x);
/* How many lanes of part P of X are on, of sizetype: the mask is a prefix.  */
extern tree prefix_part_count (mem_access *x, unsigned p);
/* True if these may be all, or more.  */
extern tree prefix_part_whole (const mem_access *x, unsigned p);
extern void prefix_store (mem_access *x, lanes *value);

/* memory-first-lanes.cc  */
/* True if X, a gather under the mask of a prefix, is best done by loads and
   insertions of the lanes that are on.  */
extern bool first_lanes_p (mem_access *x);
extern lanes *first_lanes_load (mem_access *x);

/* memory-branch.cc  */
/* Alias type, alignment and volatility in one constant.  */
extern tree align_word (const mem_access *x);
extern lanes *branch_load (mem_access *x);
extern void branch_store (mem_access *x, lanes *value);
/* Set WORD to the bits of X's mask, 64 lanes each; left empty if X's mask is a
   prefix or the target has no bits.  */
extern void mask_words (mem_access *x, auto_vec<tree> *word);
/* An array on the stack with VALUE; its contents are not needed any more, so
   that its stack slot is free.  */
extern tree buffer_of_lanes (emitter *e, lanes *value);
extern void end_buffer (emitter *e, tree var);
/* Emit the loop that moves X's lanes to or from the array VALUES: over the
   bits WORD, unless there are none.  MORE are the arguments for other
   fields.  */
extern void emit_lane_loops (mem_access *x, tree values,
			     const vec<tree> &word,
			     const vec<tree> &more = vNULL);

/* memory-records.cc  */
/* True if COUNT fields of the records at X are best stored by a loop over the
   lanes that are on, half of them, say.  Else each vector of each field is
   stored under a mask.  */
extern bool loop_over_records_p (const mem_access *x, unsigned count);
/* Begin a choice: what follows is done where all lanes are on.  False if that
   is known.  */
extern bool begin_all_choice (const mem_access *x);

/* memory-plan.cc  */
/* True if X stores by a mask of lanes, at which the processor is slow.  */
extern bool slow_masks_p (const mem_access *x);

#endif
