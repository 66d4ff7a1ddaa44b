/* Places that an annotated loop accesses (places.cc), and tests of their
   addresses (address-tests.cc).  Between begin_addresses and end_addresses.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_PLACES_H
#define RIPPLE_PLACES_H

#include "analysis/depend.h"

struct place
{
  gimple *stmt;
  bool store;
  tree base;			/* A variable, or a pointer that a parameter
				   had; null if neither is known.  */
  struct poly at;
  HOST_WIDE_INT size;
  bool near;			/* Something may be stored there.  */
};

enum { MOST_TESTS = 6 };	/* Of addresses, for one loop.  */

static inline location_t
loop_location (const struct parallel_loop *loop)
{
  return gimple_location (loop->marker);
}

/* Note in PLACES what STMT accesses, but for what lanes have to themselves in
   a LOOP over one block; false if that is not known, or if shorter blocks
   would do it in another order.  */
extern bool note_places (const struct parallel_loop *loop, gimple *stmt,
			 vec<place *> *places);
extern void free_places (vec<place *> *places);
/* What P loads or stores to.  */
extern tree place_ref (const place *p);
/* True if NAME counts the rounds of a loop in LOOP, or of LOOP if that has no
   lanes.  */
extern bool inner_counter_p (const struct parallel_loop *loop, tree name);
/* True if NAME is a number from 0 to *MOST, by the operation that makes it: of
   few bits, as the index of a table.  */
extern bool small_number_p (tree name, HOST_WIDE_INT *most);
/* True if P, but for the lane, and what counts rounds of loops in LOOP or is a
   small number if it is COUNTED, is the same throughout an iteration of
   LOOP.  */
extern bool fixed_p (const struct parallel_loop *loop, const struct poly *p,
		     bool counted = false);
/* True if what a lane of LOOP accesses by A is away from what any other lane
   accesses by B.  */
extern bool apart_p (const struct parallel_loop *loop, const place *a,
		     const place *b);
/* True if one block of LOOP, and shorter ones, store to P in the same order:
   once for each lane, and by lanes along no slower dimensions than LOOP's.
   Loops over one block in LOOP go along faster ones.  */
extern bool same_order_p (const struct parallel_loop *loop, const place *p);
/* True if the store to A cannot change what B is of: another object, one of
   another type, or a variable of which none is a part.  */
extern bool distinct_places_p (const place *a, const place *b);
/* True if A and B were found to be apart before, whatever the lanes: they have
   different bases in one dependence clique.  */
extern bool in_other_clique_base_p (const place *a, const place *b);
/* True if A and B are one place, accessed in the same way.  */
extern bool same_access_p (const place *a, const place *b);
/* The first of PLACES that is the one numbered I.  */
extern unsigned first_of_place (const vec<place *> &places, unsigned i);
/* True if lanes of LOOP that have stored to A may do B, another store or a
   load: somebody may want to do the store later (tune/).  PLACES may be
   accessed more than once.  */
extern bool done_behind_p (const struct parallel_loop *loop,
			   const vec<place *> &places, const place *a,
			   const place *b);

/* address-tests.cc.  */

/* Append to SEQ the value of P but for its constant and the product with SKIP,
   of sizetype, to be computed before LOOP; null if P is made of what is not
   known there.  The constant is *C.  */
extern tree build_poly (const struct parallel_loop *loop, const struct poly *p,
			gimple_seq *seq, HOST_WIDE_INT *c,
			tree skip = NULL_TREE);
/* Append to SEQ the number of iterations of MARKER's loop, which is in LOOP or
   is that, as sizetype; null if it is not known before LOOP.  */
extern tree build_count (const struct parallel_loop *loop, gcall *marker,
			 gimple_seq *seq);
/* AND to *SAFE a condition under which the address of P is what its polynomial
   says, also where numbers narrower than addresses make it, throughout LOOP.
   False if none is known.  */
extern bool build_plain_address (const struct parallel_loop *loop,
				 const place *p, gimple_seq *seq, tree *safe);
/* independent-nests.cc: true if rows, which are STRIDE bytes apart and of
   which each iteration of LOOP takes SIZE, do not overlap, or do not if *SAFE,
   to which SEQ is appended, computed before OUTER.  */
extern bool build_beyond (const struct parallel_loop *outer,
			  const struct parallel_loop *loop,
			  const struct poly *stride, HOST_WIDE_INT size,
			  gimple_seq *seq, tree *safe);
/* AND to *SAFE a condition under which all that LOOP, and the annotated ones
   in it, access by A is away from what they access by B.  False if none is
   known.  */
extern bool build_all_distinct (const struct parallel_loop *loop,
				const place *a, const place *b,
				gimple_seq *seq, tree *safe);
/* AND to *SAFE a condition under which LANES lanes of LOOP that access A and B
   do not access what others store to, and what they store to themselves only
   if A and B need not be DISTINCT.  B is near if other lanes may.  False if
   none is known.  */
extern bool build_safe (const struct parallel_loop *loop, const place *a,
			place *b, unsigned lanes, bool distinct,
			gimple_seq *seq, tree *safe);

#endif
