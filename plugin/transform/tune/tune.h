/* What is cheaper in vectors, and long code.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_TUNE_H
#define RIPPLE_TUNE_H

/* dot-products.cc: keep sums of products of narrow integers in fewer lanes.
   Requires masks and forms; new names get their shapes.  */
extern void find_dot_products (void);

/* long-functions.cc: let GCC leave out of cfun, or make cheaper, what would
   need the square of N lane loops, or of the lanes of long blocks once they
   are rendered.  */
extern void spare_lane_loops (unsigned n);
extern void spare_long_blocks (void);

/* straight-code.cc: put the long basic blocks of cfun in an order and in
   pieces that GCC is quick with.  Requires virtual operands.  */
extern void tame_straight_code (void);

/* lane-order.cc: let vectors between permutations have their lanes in another
   order, where that spares permutations.  */
extern void spare_lane_order (void);

/* straight-blocks.cc: let blocks that follow each other be one.  Requires
   masks.  */
extern void join_straight_blocks (void);
/* cancelled-permutations.cc: where what is stored was taken apart and put
   together again, leave it together.  Requires virtual operands.  */
extern void cancel_permutations (void);
/* alike-operands.cc: let what is done to fields of two records alike be done
   before these are taken apart.  */
extern void join_alike_operands (void);
/* loaded-windows.cc: let what permutations make of neighbours in memory be
   loaded as one vector, with one permutation left.  */
extern void permute_windows (void);
/* shared-loads.cc: let vectors that overlap in memory, and are permuted, be
   loaded once.  */
extern void share_permuted_loads (void);

/* half-loads.cc: load halves of vectors where these are exchanged.  Requires
   virtual operands.  */
extern void split_exchanged_loads (void);

/* pushed-selects.cc: select on the one path that needs it.  After
   rendering.  */
extern void push_selects (void);

/* shifted-loads.cc: load what overlaps once.  Requires virtual operands.  */
extern void shift_overlapping_loads (void);

/* interleave.cc: let several blocks of a loop run together, each with sums of
   its own, where the loop would wait for these.  After rendering.  */
extern void interleave_blocks (void);

/* multiples.cc: test for what is left by a division by a constant without
   dividing.  Requires masks.  */
extern void find_multiples (void);

/* branch-loads.cc: what both paths of a branch load from one place, and not
   all lanes in front of it, is loaded once.  Requires masks.  */
extern void share_branch_loads (void);

/* sink-stores.cc: where both paths of a branch store to one place, store
   once, and load what they share once.  Requires masks and forms.  */
extern void sink_branch_stores (void);

/* idioms.cc: let functions of the API take the place of what C says in several
   operations.  New names get their shapes.  */
extern void find_idioms (void);

/* boolean-patterns.cc: let masks take the place of integers that are 0 or 1.
   New names get their shapes.  */
extern void find_boolean_patterns (void);

#endif
