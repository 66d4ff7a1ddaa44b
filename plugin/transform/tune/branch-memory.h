/* Loads and stores on the paths of branches that have become masks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_BRANCH_MEMORY_H
#define RIPPLE_BRANCH_MEMORY_H

#include "analysis/overlay.h"

/* The loads of several paths: of the place that all store to, and of others,
   before anything is stored elsewhere.  */

struct path_loads
{
  auto_vec<gimple *> place, others;
};

/* The mask of S's block, null for all lanes.  */

static inline tree
statement_mask (gimple *s)
{
  return block_mask (gimple_bb (s));
}

/* True if S loads a value, and nothing else comes of it.  */
extern bool plain_load_p (gimple *s);
/* The same, from PLACE.  */
extern bool place_load_p (gimple *s, tree place);
/* The block before BB that leads to nothing else, as nothing else leads to BB;
   or null.  */
extern basic_block only_pred (basic_block bb);
/* The block before that of STORE, in a straight line, whose mask is MASK, if
   nothing in between may write; the loads in between are added to LOADS.  */
extern basic_block fork_before (gassign *store, tree mask, path_loads *loads);
/* Let the first of LOADS, which are of one place, be done at the end of BB,
   and the others take its value.  Requires dominators.  */
extern void share_load (const vec<gimple *> &loads, basic_block bb);

/* S as an assignment if lanes store a value at places of their own, and
   nothing else comes of it; else null.  */
extern gassign *varying_store (gimple *s);
/* True if no two lanes of shape S reach the same byte from SPAN of them, of
   which REF is one.  A scalable extent may only be the last one.  */
extern bool one_lane_each_p (tree ref, const struct shape *s,
			     HOST_WIDE_INT span);
/* The same for the bytes of REF.  */
extern bool own_places_p (tree ref, const struct shape *s);

/* forwarded-stores.cc: let loads behind STORE, by more lanes, choose between
   what it stores and what was there before.  */
extern void forward_store (gassign *store);

#endif
