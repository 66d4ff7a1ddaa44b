/* Try blocks with their handlers: try-blocks.cc finds them, and
   conditional-try.cc changes what leads to them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TRY_BLOCKS_H
#define RIPPLE_TRY_BLOCKS_H

#include "except.h"
#include "analysis/overlay.h"

/* A try block.  */

struct varying_try
{
  gimple *mark;			/* Where it begins.  */
  eh_region region;
  bool conditional;		/* It is under a condition with lanes.  */
  basic_block head;		/* Every path to its blocks leads by this.  */
  auto_bitmap pads;		/* Landing pads of what is thrown in it, unless
				   they belong to a try block in it.  */
  auto_bitmap normal;		/* Blocks that need no such exception.  */
  auto_bitmap blocks;		/* From HEAD to what throws, and handlers.  */
  basic_block end;		/* Where the try block ends, or null.  */
  auto_vec<basic_block> leads;	/* Blocks between HEAD and PADS.  */
};

typedef auto_delete_vec<varying_try> try_list;

/* Find the try blocks of cfun, inner ones first.  */
extern void find_tries (try_list *tries);
/* The block with which T's try block ends, or null if control never comes
   there.  */
extern basic_block find_end (varying_try *t);
/* Find the landing pads and blocks of T, one of TRIES, whose head and end are
   set.  False if control also comes to them by others.  */
extern bool find_try (varying_try *t, try_list *tries);
/* The edges by which control leaves T, but for exceptions.  True if they lead
   to several places.  */
extern bool find_ways_out (varying_try *t, vec<edge> *out);
/* True if lanes part in T and meet again outside of it.  Requires
   post-dominators.  */
extern bool parts_lanes_p (varying_try *t);
/* Report lanes that leave T's try block while others stay and may throw: its
   handlers would not be for them.  True if there are none.  */
extern bool check_leaving (varying_try *t);

/* True if E is there for regions only.  */
extern bool never_taken_p (edge e);
/* True if C is the condition of such an edge.  */
extern bool never_p (gcond *c);

#endif
