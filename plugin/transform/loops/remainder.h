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
/* The edge by which LOOP ends when its iterations are done, if it has no other
   exit than those for exceptions and the like; else null.  */
extern edge counted_exit (class loop *loop);
/* elementwise.cc: the most vectors that a value has which LOOP loads or
   stores.  */
extern unsigned vectors_per_block (class loop *loop);
/* Make a copy of LOOP that runs behind it, on from where it stopped.  Put the
   copies of its blocks into COPIES, if that is not null.  */
extern class loop *append_copy (class loop *loop,
				hash_map<basic_block, basic_block> *copies
				  = NULL);
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
/* Let MARKER's loop go on in steps of LANES, its body under the mask of the
   iterations that there are.  */
extern void predicate_loop (gcall *marker, poly_uint64 lanes);
/* Append to MARKER's loop the masked remainder for REST < BLOCK iterations.
   False if that is impossible.  */
extern bool append_remainder (gcall *marker, tree rest, poly_uint64 lanes);

#endif
