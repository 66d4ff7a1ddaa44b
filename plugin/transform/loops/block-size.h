/* How many lanes an annotated loop runs at a time, while that is decided.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_BLOCK_SIZE_H
#define RIPPLE_BLOCK_SIZE_H

#include "emit/lanes.h"

/* What becomes of a loop.  */

struct fitted_loop
{
  unsigned rest;	/* The lanes of the blocks that do what is left.  */
  tree safe;		/* If this is false the program's block, HANDLE, does
			   all of it; or null.  */
  tree handle;
  bool nest;		/* The loop in it had that, too.  */
  bool single;		/* Its iterations are done one by one.  */
  unsigned again;	/* Blocks of up to so many lanes may do iterations
			   again if this is true,  */
  tree repeatable;	/* or always, if null.  */
  tree done;		/* True if they have; or null.  */
  unsigned shortest;	/* Fewer iterations than a block has lanes are done in
			   blocks of half as many, down to so many; or 0.  */
  bool one_by_one;	/* What these leave is done so, without masks.  */
  tree left;		/* The iterations there are, where that is a name;
			   or null.  */
  bool once;		/* It has one block, if any.  */
  bool fallback;	/* It does so.  */
  tree head;		/* See take_head.  */
  unsigned head_lanes;
  gimple *aligned;
  unsigned align;
  bool headed;		/* It begins behind a head.  */
};

/* What a body does with data, in one lane.  */

struct lane_work
{
  unsigned widest, narrowest;	/* The elements loaded or stored, in bytes.  */
  unsigned operations;
  unsigned neighbours;		/* How often lanes access such.  */
  unsigned live;		/* The bytes that are alive at most.  */
  unsigned uniforms;		/* Values that all lanes share.  */
  unsigned conditions;		/* On data,  */
  unsigned conditional_stores;	/* and what is stored under them.  */
  bool sums;			/* Something goes from block to block, as in
				   results of clauses reduction,  */
  bool program_sums;		/* or in what the program reduces itself.  */
  bool again;			/* It loads what it stores to, in rounds of
				   another loop.  */
  gimple *stored;		/* The first store of lanes,  */
  gimple *streamed;		/* and that which passes by the cache.  */
  bool calls;
  bool stepped;			/* Lanes are loaded that are apart by a number
				   that only the program knows, or stored one
				   by one.  */
  bool adds, subtracts;		/* Floating numbers are added, subtracted.  */
  bool number_bits;		/* Lanes take bits of their numbers.  */
  bool diverges;		/* Lanes leave loops in it one by one,  */
  bool diverges_far;		/* in which memory is accessed.  */
  bool rounds;			/* There are loops,  */
  bool carried;			/* and data that goes from round to round.  */
  bool kept_apart;		/* kept_apart_p (analysis/depend.h).  */
};

/* True if somebody asks for the lanes of MARKER's loop, and they are
   several.  */

static inline bool
several_lanes_p (gcall *marker)
{
  tree lane = gimple_call_lhs (marker);
  return lane && varying_p (lane);
}

/* True if all lanes of a body with W do the same.  */

static inline bool
straight_work_p (const lane_work *w)
{
  return !w->calls && !w->diverges;
}

/* The bytes of a lane of TYPE; 0 if it has none.  */

static inline unsigned
lane_bytes (tree type)
{
  tree elt = lanes_element_type (type);
  return elt && tree_fits_uhwi_p (TYPE_SIZE_UNIT (elt))
	 ? (unsigned) tree_to_uhwi (TYPE_SIZE_UNIT (elt)) : 0;
}

/* lane-work.cc: how LOOP's body works; false if that is not known.  */
extern bool find_work (class loop *loop, lane_work *w);
/* The same file: true if LOOP, in an annotated one, has as many rounds for all
   lanes: it ends where all of them come by in each round, by what they
   share.  */
extern bool common_rounds_p (class loop *loop);
/* True if lanes leave LOOP, or a loop that it is in, one by one; these are in
   ANNOTATED.  */
extern bool left_by_lanes_p (class loop *loop, class loop *annotated);
/* single-lanes.cc: true if LOOP, an annotated one, takes longer by vectors
   than iteration by iteration.  */
extern bool single_lanes_p (class loop *loop);
/* The same file: true if what is done in LOOP, which is in ANNOTATED, takes
   longer by vectors than lane by lane.  */
extern bool serial_rounds_p (class loop *loop, class loop *annotated);
/* block-size.cc: what becomes of the loops of cfun is noted from now on, by
   the numbers of their markers; F is what becomes of that of MARKER.  */
extern void begin_fitted_loops (void);
extern void note_fitted_loop (gcall *marker, const fitted_loop &f);
/* aligned-head.cc: let MARKER's loop LOOP, whose body is W and whose blocks
   have LANES lanes, begin with as many iterations, F->head, as lead to an
   aligned place, if that is better.  */
extern void add_head (gcall *marker, class loop *loop, const lane_work *w,
		      uint64_t lanes, fitted_loop *f);
/* block-size.cc: true if the loop of one of MARKERS is in LOOP, or has it in
   it: masks of both meet, if both have several lanes.  */
extern bool marker_nested_p (class loop *loop, const vec<gcall *> &markers);

#endif
