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

/* A condition, negated or not, in each lane of a mask.  */

struct literal
{
  tree cond;
  bool negated;
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
/* Move what computes X to the end of BB, which dominates it; false if that
   cannot be done.  TRIAL: do not move it.  Requires dominators.  */
extern bool hoist_value (tree x, basic_block bb, bool trial,
			 unsigned depth = 0);
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

/* True if STORE stores, or S is a load that loads, elsewhere than at PLACE, to
   which a store in front of it stores, whatever the lanes.  */
extern bool store_elsewhere_p (gassign *store, tree place);
extern bool load_elsewhere_p (gimple *s, tree place);
/* True if S accesses memory, or is volatile.  */
extern bool memory_p (gimple *s);

/* What M itself adds to its parent.  A mask without a parent and a condition
   is the condition; one without a condition has its parent's lanes.  */
extern struct literal own_literal (tree m);
/* True if no lane of M, which may be null, has L.  */
extern bool excludes_p (tree m, const struct literal &l);
/* True if no lane is one of A and one of B.  */
extern bool disjoint_masks_p (tree a, tree b);

/* Append to SEQ  C ? A : B.  */
extern tree append_choice (gimple_seq *seq, tree c, tree a, tree b);
/* Append to SEQ the lanes of A and those of B.  */
extern tree append_union (gimple_seq *seq, tree a, tree b);
/* Let VALUE, which SEQ computes, be stored by the lanes of MASK, behind the
   last one of STORES, which are to one place in a straight line and are
   removed.  Return the new store.  */
extern gassign *replace_stores (const vec<gassign *> &stores, gimple_seq seq,
				tree value, tree mask);

/* forwarded-stores.cc: let LOAD choose between what stores in front of it
   store to its place and what was there before.  Requires dominators.  */
extern void forward_stores (gimple *load);
/* Let loads of the same lanes right behind STORE be what it stores.  */
extern void forward_to_same_lanes (gassign *store);
/* unread-variables.cc: remove what lanes store to variables of cfun that
   nothing reads.  */
extern void drop_unread_variables (void);
/* overwritten-stores.cc: if the next store to where STORE stores is by lanes
   that may be some of STORE's, let one store be both.  Return it, or null.  */
extern gassign *overwrite_store (gassign *store);

#endif
