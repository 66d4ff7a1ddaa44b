/* What becomes a function that each lane calls: tried.cc finds it,
   outline-catch.cc makes the function.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TRIED_H
#define RIPPLE_TRIED_H

#include "analysis/overlay.h"

struct tried
{
  gcall *marker;		/* Of LOOP, an annotated one.  */
  class loop *loop;
  basic_block latch;		/* Counts, and does nothing else.  */
  auto_bitmap pads;		/* Landing pads of exceptions of one lane.  */
  auto_bitmap normal;		/* Blocks that need no such exception.  */
  auto_bitmap blocks;		/* What becomes a function.  */
  basic_block entry;		/* The only one with an edge from outside.  */
  basic_block end;		/* Its way out, but for exceptions.  */
  basic_block after;		/* The block behind that.  */
  edge thrown;			/* How exceptions leave it, or null.  */
  tree way;			/* Which way leads on.  */
  auto_vec<tree> params;	/* Names of values from outside.  */

  /* What the cleanups in BLOCKS are for: variables in memory and names that
     lanes have copies of, and which of these stand outside of the loop.  */
  hash_set<tree> objects;
  hash_set<tree> foreign;
};

static inline bool
tried_p (tried *t, basic_block bb)
{
  return bitmap_bit_p (t->blocks, bb->index);
}

/* The number of the landing pad that BB begins with, or 0.  */
extern int landing_pad_of (basic_block bb);

/* Find the first part of MARKER's loop that must be a function, to T.  What
   stands before and behind it in its first and last blocks has been split
   off.  False if there is none.  */
extern bool find_tried (tried *t, gcall *marker);

/* Why T cannot be a function: the statement *AT, or null if that is how its
   exceptions leave it.  True if it can; T's way out for exceptions is then
   set.  */
extern bool movable_p (tried *t, gimple **at);
/* True if an exception of BB destroys objects that lanes have made behind the
   end of TOP, which dominates it.  */
extern bool destroys_objects_p (basic_block bb, basic_block top);

#endif
