/* Nests of loops over the lanes of one block that are taken apart, and what
   one of them keeps for the next one.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_DISTRIBUTE_H
#define RIPPLE_DISTRIBUTE_H

/* A nest of loops over the lanes of one block.  */

struct lane_nest
{
  class loop *outer, *inner;
  auto_vec<gcall *> markers;	/* From outside.  */
  basic_block head, latch;	/* Of INNER: the marker's, and its end.  */
  /* What BACK, which stands behind FRONT alone, and what it dominates in front
     of AFTER do is done by another nest; AFTER may be LATCH.  */
  basic_block front, back, after;
  tree number;			/* Of the lane, from 0 on.  */
  hash_set<tree> *rooms;	/* Names of the addresses of cfun's.  */
};

/* True if control comes to BB of N by way of its back part only.  */

static inline bool
behind_p (const lane_nest *n, basic_block bb)
{
  return dominated_by_p (CDI_DOMINATORS, bb, n->back);
}

/* lane-rooms.cc.  */

/* Compute the number of the lane where N's lanes are known, last.  */
extern void number_lanes (lane_nest *n);
/* True if STMT loads from a room of N or stores there.  */
extern bool in_room_p (const lane_nest *n, gimple *stmt);
/* Let the back part of N use what the front part keeps in rooms.  False, with
   nothing changed, if something cannot be kept.  */
extern bool keep_values (const lane_nest *n);
/* Let what comes to the back part of N be noted; the room for that, null if
   all lanes do.  */
extern tree note_lanes (const lane_nest *n);
/* True if values of TYPE can be kept in rooms.  */
extern bool keepable_p (tree type);
/* The address of a room for one element of TYPE for each of N's lanes, which
   lasts as long as the function runs.  */
extern tree make_room (const lane_nest *n, tree type);
/* Append to SEQ what stores X in ROOM for N's lane, or loads an element of
   TYPE from there.  */
extern void store_in_room (const lane_nest *n, gimple_seq *seq, tree room,
			   tree x);
extern tree load_from_room (const lane_nest *n, gimple_seq *seq, tree room,
			    tree type);
extern void insert_at_end (basic_block bb, gimple_seq seq);
extern void insert_at_start (basic_block bb, gimple_seq seq);
/* Let what is last in BB of N, a copy, tell whether N's lane was noted in ON:
   the condition is to be true of those that were.  */
extern void test_noted (const lane_nest *n, basic_block bb, tree on);

/* interchange.cc: let LOOP, which all lanes of N do as often, and outside of
   which N does nothing that anyone sees, stand round N.  False, with nothing
   changed, if that cannot be.  */
extern bool interchange (lane_nest *n, class loop *loop);

#endif
