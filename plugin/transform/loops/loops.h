/* Annotated loops: whole blocks, remainders, reductions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LOOPS_H
#define RIPPLE_LOOPS_H

/* spmd-loops.cc: put SPMD code whose lanes go along several scalable
   dimensions into annotated loops over one block; true if shapes must be
   computed anew.  The same behind a report where that cannot be.  */
extern bool loop_over_lanes (void);
extern bool check_scalable_lanes (void);

/* cut-blocks.cc: let annotated loops over blocks of several scalable sizes run
   over shorter ones, whose sizes but one are fixed; true if shapes must be
   computed anew.  */
extern bool cut_scalable_blocks (void);

/* distribute.cc: take loops over one block apart where lanes that are done
   later would access what others have stored.  True if shapes must be computed
   anew.  */
extern bool distribute_lanes (void);

/* short-loops.cc: unroll short loops that store fields of records.  True if
   there were any.  */
extern bool unroll_short_loops (void);
/* The same file: unroll short loops over local arrays of lanes.  True if there
   were any; shapes must be computed anew.  */
extern bool unroll_loops_over_locals (void);
/* known-rounds.cc: how many rounds LOOP has, in which there is no other, if
   all conditions that lead out of it are known in each and they are not more
   than MOST; else 0.  */
extern unsigned known_rounds (class loop *loop, unsigned most);
/* Let that one be its rounds, one behind the other.  */
extern void peel_known_rounds (class loop *loop);
/* Forget what conditions on numbers that are known in cfun never lead to, but
   not that loops end.  True if there was any.  */
extern bool take_known_conditions (void);

/* iteration-counts.cc: count the iterations of annotated loops from a number
   to one above it by the distance of these.  */
extern bool simplify_counts (void);

/* lane-distances.cc: compare what all lanes share where they compare numbers
   or pointers of their own that are apart by that.  */
extern bool share_distances (void);

/* lane-work.cc: true if the places of REF in neighbouring lanes are apart by
   *BY bytes; if the number X is apart by *BY.  */
extern bool lanes_apart_by (tree ref, HOST_WIDE_INT *by);
extern bool lanes_differ_by (tree x, HOST_WIDE_INT *by);

/* wide-indices.cc: compute indices that are widened in the wide type.  */
extern bool widen_indices (void);

/* jam-rows.cc: let loops round annotated loops that update the same place in
   every round do several rounds at a time.  True if there were any.  */
extern bool jam_updated_rows (void);

/* loop-versions.cc: make versions of annotated loops, outer ones first, for
   CONDITION (LOOP, DATA), which stands in front of LOOP; null: for none.  RELY
   (LOOP, DATA) changes LOOP then.  True if shapes must be computed anew.  */
extern bool version_loops (tree (*condition) (class loop *, void *),
			   void (*rely) (class loop *, void *), void *data);

/* unit-strides.cc: make versions of annotated loops for strides of 1 that only
   the program knows.  True if shapes must be computed anew.  */
extern bool version_unit_strides (void);

/* whole-tables.cc: make versions of annotated loops for tables that can be
   read as a whole.  True if shapes must be computed anew.  */
extern bool version_whole_tables (void);

/* alike-fields.cc: let annotated loops that do the same to all fields of
   records run over the fields.  True if shapes must be computed anew.  */
extern bool join_alike_fields (void);

/* unchanged-loads.cc: let annotated loops load before the first iteration what
   is the same in all of them.  True if they do now.  */
extern bool move_unchanged_loads (void);

/* nontemporal.cc: mark the stores that clauses Nontemporal are for.  */
extern void mark_nontemporal_stores (void);

/* nest-size.cc.  Let two nested annotated loops that are elementwise, and
   whose lanes do not depend on each other, run over the tile that is best;
   true if shapes must be computed anew.  */
extern bool fit_nests (void);
/* block-size.cc.  Let elementwise annotated loops, whose iterations do not
   depend on each other, run over as many lanes at a time as are best; true if
   shapes must be computed anew.  */
extern bool fit_blocks (void);
/* serial-loops.cc: let lanes do loops in annotated ones one after the other
   where vectors take longer; true if shapes must be computed anew.  */
extern bool serialise_loops (void);
/* cut-blocks.cc.  Report blocks that are too long for straight code.  Needs
   forms.  */
extern void check_length (void);

/* strip-mine.cc: make every annotated loop of cfun run over whole blocks, with
   a masked remainder.  Shapes must be computed anew.  */
extern void strip_mine_loops (void);

/* Results of clauses reduction that a loop may have: none; such as are the
   same whatever lanes they were made in; or also such as are the same if each
   lane adds once only.  */
enum loop_sums { NO_SUMS, LANELESS_SUMS, ORDERED_SUMS };
/* elementwise.cc: why the annotated loop whose lanes MARKER numbers would mean
   something else if its remainder were a scalar loop; null if it would not.
   It may have SUMS.  */
extern const char *why_not_elementwise (gcall *marker,
					enum loop_sums sums = NO_SUMS);

/* reductions.cc: TAIL, a scalar loop, goes on behind LOOP; let the partial
   results of clauses reduction be scalars there.  */
extern void reduce_before_tail (class loop *loop, class loop *tail);
/* Arguments of the calls that clauses reduction leave (front/front.h).  */
enum { PARTIAL_DIMS = 1, PARTIAL_OP };
enum { COMBINE_OLD, COMBINE_PARTIAL, COMBINE_DIMS, COMBINE_OP };
/* reductions.cc: the call that made what PHI, in the header of a loop, begins
   with on ENTRY, if that is the partial result of a clause; else null.  */
extern gimple *partial_of (gphi *phi, edge entry);
/* reductions.cc: true if PHI, in the header of the loop whose lanes MARKER
   numbers, is such a partial result, one of SUMS; or one of which the program
   uses nothing but a reduction of all lanes, whatever their order.  */
extern bool laneless_reduction_p (gcall *marker, gphi *phi,
				  enum loop_sums sums);
/* reductions.cc: what clauses reduction have left becomes broadcasts and
   reductions.  Shapes must be computed anew.  */
extern void lower_reductions (void);

/* reductions.cc: append to *SEQ a call of the ripple_* function NAME, of TYPE,
   with N arguments; its result.  */
extern tree append_api_call (gimple_seq *seq, location_t loc, tree type,
			     const char *name, unsigned n, tree *args);

/* reductions.cc: a call, to be inserted, whose result is the number of a lane
   in a shape S, for every lane.  */
extern gcall *build_flat_lane (const struct shape *s, location_t loc);

/* loop-control.cc: let predicated loops be controlled by their masks.  After
   rendering.  */
extern void control_loops (void);

#endif
