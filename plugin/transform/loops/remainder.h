/* Copies of annotated loops for the iterations that fill no block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_REMAINDER_H
#define RIPPLE_REMAINDER_H

#include "analysis/overlay.h"

static inline HOST_WIDE_INT
lane_flags (gimple *marker)
{
  return tree_to_shwi (gimple_call_arg (marker, 1));
}

static inline void
set_lane_flags (gimple *marker, HOST_WIDE_INT flags)
{
  gimple_call_set_arg (marker, 1,
		       build_int_cst (integer_type_node, flags));
}

/* The name TO is a copy of FROM.  */
extern void copy_flags (tree from, tree to);
/* Note of what LOOP, that of MARKER, accesses that its lanes are apart, if
   they are.  Copies of the statements are to be noted, too.  */
extern void note_apart (gcall *marker, class loop *loop);
/* The edge by which LOOP ends when its iterations are done, if it has no other
   exit than those for exceptions and the like; else null.  */
extern edge counted_exit (class loop *loop);
/* dead-ends.cc: join the dead ends of the loops of MARKERS, outer ones first:
   a dead end belongs to the innermost loop whose marker it stands behind.  */
extern void join_all_dead_ends (const vec<gcall *> &markers);
/* cut-blocks.cc: the markers of all annotated loops of cfun.  */
extern void find_lane_markers (vec<gcall *> *markers);
/* The order of such markers for qsort: those of outer loops first.  */
extern int outer_loops_first (const void *a, const void *b);
/* Let MARKER's block, made by HANDLE, have EXTENT lanes in the N dimensions
   DIM; so have broadcasts to it if the block is that of a loop over all of its
   lanes.  */
extern void set_block_extents (gcall *marker, gimple *handle, unsigned n,
			       const unsigned *dim, const poly_uint64 *extent);
/* Cut the block of MARKER to LANES lanes at most, the slowest dimensions
   first.  False if that leaves less than a quarter of them.  */
extern bool cut_block (gcall *marker, uint64_t lanes);
/* block-size.cc: how many lanes the blocks have that do what the blocks of
   MARKER's loop leave; 0 if these are done by one block, under a mask.  */
extern unsigned rest_lanes (gcall *marker);
/* If the loop may do so only where a name is true, that name, the first time;
   else null.  */
extern tree take_condition (gcall *marker);
/* COPY, the marker of a copy, is that of what runs if it is not.  */
extern void make_fallback (gcall *marker, gcall *copy);
extern bool fallback_p (gcall *marker);
/* What becomes of MARKER's loop; null if its blocks are the program's.  */
extern struct fitted_loop *fitted_rest (gcall *marker);
/* MARKER is that of the copy of a loop that does its last block so: it is done
   once at most.  */
extern void make_last_block (gcall *marker);
/* COPY, the marker of a copy of MARKER's loop, which does what that leaves
   without masks, is that of blocks for LEFT iterations, of which there is not
   more than ONCE, if that is true.  */
extern void make_shorter (gcall *copy, gcall *marker, tree left, bool once);
extern bool done_once_p (gcall *marker);
/* True if MARKER's loop and the one in it have another tile than the
   program's.  */
extern bool fitted_nest_p (gcall *marker);
/* True if MARKER's loop does its iterations one by one, which is quicker.  */
extern bool fitted_single_p (gcall *marker);
/* interleave-clause.cc: the clause Interleave of an annotated loop, of BLOCKS
   blocks.  */
struct interleave_clause
{
  unsigned blocks;
  location_t loc;		/* Of the loop.  */
};

/* Forget those of the last function; note that of MARKER's loop, if any.  */
extern void forget_interleave_clauses (void);
extern void note_interleave_clause (gcall *marker, location_t loc);
/* The clause of the loop over whole blocks that has the counter COUNTER, a
   name; null if there is none.  */
extern const interleave_clause *interleave_clause_of (tree counter);
/* True if there are such loops.  */
extern bool interleave_clauses_p (void);
/* How MARKER's loop is to begin: so many iterations, which are returned, in
   blocks of LANES lanes under a mask; behind them what the statement ALIGNED,
   if that is not null, stores to is aligned to ALIGN bytes.  Null if as it
   does, or the second time one asks.  */
struct loop_head
{
  unsigned lanes, align;
  gimple *aligned;
};
extern tree take_head (gcall *marker, loop_head *head);
/* MARKER is that of a head now.  */
extern void make_head (gcall *marker);
/* split-head.cc: let MARKER's loop, with FLAGS, be its HEAD, of N
   iterations, and append one for the others.  Both are strip-mined in their
   turn.  False if its body cannot be copied.  */
extern bool split_head (class loop *loop, gcall *marker, HOST_WIDE_INT flags,
			tree n, const loop_head *head);
/* elementwise.cc: the most vectors that a value has which LOOP loads or
   stores.  */
extern unsigned vectors_per_block (class loop *loop);
/* strip-mine.cc: bring cfun to loop-closed SSA form; what leaves a loop has
   the shape that it had there.  */
extern void close_loops (void);
/* Make a copy of LOOP that runs behind it, on from where it stopped.  Put the
   copies of its blocks into COPIES, if that is not null.  */
extern class loop *append_copy (class loop *loop,
				hash_map<basic_block, basic_block> *copies
				  = NULL);
/* Let LOOP be its first round, behind which a copy does the others; that.  */
extern class loop *append_rounds (class loop *loop);
/* Make a copy of LOOP that runs instead of it if COND is false.  */
extern class loop *append_alternative (class loop *loop, tree cond);
/* Let COPY, of a loop whose counter begins with 0, do all iterations once
   more.  */
extern void begin_anew (class loop *copy);
/* The marker in COPY, a copy of the loop of MARKER.  */
extern gcall *copied_marker (class loop *copy, gcall *marker);
/* In COPY, of an annotated loop, let the annotated loops run under masks if
   they are nested so deep that a copy for each kind of tile would be too many:
   these double with every loop.  */
extern void mask_deep_loops (class loop *copy);
/* Let LOOP, which is annotated, and the annotated loops in it run under masks
   if they are nested so deep that there is a remainder for each, and these
   would be too much code.  */
extern void mask_large_nest (class loop *loop);
/* Let LOOP run while C < N, unsigned.  */
extern void set_bound (class loop *loop, tree c, tree n);
/* Let LOOP have ROUNDS rounds.  */
extern void set_rounds (class loop *loop, tree rounds);
/* Let MARKER's loop go on in steps of LANES, its body under the mask of the
   iterations that there are.  */
extern void predicate_loop (gcall *marker, poly_uint64 lanes);
/* Append to MARKER's loop the masked remainder for REST < BLOCK iterations.
   False if that is impossible.  */
extern bool append_remainder (gcall *marker, tree rest, poly_uint64 lanes);

#endif
