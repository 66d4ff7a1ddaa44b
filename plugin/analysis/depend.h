/* Warnings of annotated loops whose iterations depend on each other, so that
   they mean something else than the scalar loop: depend.cc and the files that
   it asks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_DEPEND_H
#define RIPPLE_DEPEND_H

#include "analysis/overlay.h"

/* An annotated loop, or one round annotated loops.  */
struct parallel_loop
{
  class loop *loop;
  gcall *marker;		/* Its API_LANE, or that of one in it.  */
  tree lane;			/* What that returns; null if it is one in
				   it.  */
  struct shape shape;		/* Of its lanes.  */
  uint64_t lanes;		/* The most that run together.  */
};

/* depend.cc: call VISIT for each annotated loop of cfun whose iterations
   nobody has said to be independent.  */
extern void for_parallel_loops (void (*visit) (const struct parallel_loop *));

/* True if STMT is in LOOP.  */
extern bool inside_p (const struct parallel_loop *loop, gimple *stmt);

/* How many bytes P moves from one iteration to the next; 0 if that is no
   constant, or what else P depends on differs from lane to lane.  */
extern HOST_WIDE_INT lane_stride (const struct parallel_loop *loop,
				  const struct poly *p);

/* independent.cc: true if the block of the loop whose lanes MARKER numbers, if
   that is elementwise, may be run as shorter or longer ones, one after the
   other.  If LANES is not 0: so many lanes at a time, if *SAFE is true, which
   is appended to *SEQ, to be computed before the loop, and stays null if it
   always is.  */
extern bool lanes_independent_p (gcall *marker, unsigned lanes = 0,
				 gimple_seq *seq = NULL, tree *safe = NULL);
/* The same file: true if iterations of that loop may be done again, after
   others, as nothing is loaded that it stores to; if *SAFE, as above.  */
extern bool repeatable_p (gcall *marker, gimple_seq *seq, tree *safe);
/* The same file.  Let LOOP be that of MARKER; false if nobody asks for its
   lanes.  */
extern bool loop_of_marker (struct parallel_loop *loop, gcall *marker);
/* independent-nests.cc: the same as lanes_independent_p for the blocks of two
   elementwise loops, that of INNER in that of OUTER, if *SAFE is true.  */
extern bool nest_independent_p (gcall *outer, gcall *inner, gimple_seq *seq,
				tree *safe);
/* The same file: true if what neighbours along the lanes of COLUMNS, one of
   OUTER and INNER, access is close together, or not known not to be.  */
extern bool rows_contiguous_p (gcall *outer, gcall *inner, gcall *columns);
/* independent.cc: a new dependence clique, for what LOOP accesses.  */
extern unsigned new_clique (class loop *loop);
/* independent-rounds.cc: whether rounds of a loop may be done at once: each
   annotated loop in it does for all of them what it does, one after the
   other.  */
enum round_places
{
  ROUNDS_DEPEND,		/* They may not.  */
  ROUNDS_UPDATE,		/* They store to the same places, in one
				   annotated loop each.  */
  ROUNDS_OWN			/* Each has places of its own.  */
};

/* That for LOOP, in which the elementwise loops of MARKERS are, if *SAFE,
   computed before LOOP by what is appended to *SEQ, is true or remains null.
   Put those loads into UPDATES that are from where the round stores to.  If
   lanes that are apart load what is next to what they did in the last round,
   *ALONG is the size of that in bytes, else 0.  */
extern enum round_places places_of_rounds (class loop *loop,
					   const vec<gcall *> &markers,
					   hash_set<gimple *> *updates,
					   unsigned *along, gimple_seq *seq,
					   tree *safe);
/* independent.cc.  Append to SEQ the address, of sizetype, to which STMT
   stores in the first iteration of the loop of MARKER, to be computed before
   it.  Null if that is not known, the elements are not next to each other, or
   they are known to begin at a multiple of ALIGN.  */
extern tree first_address (gcall *marker, gimple *stmt, unsigned align,
			   gimple_seq *seq);
/* True if that loop also loads from where STMT stores to.  */
extern bool loaded_p (gcall *marker, gimple *stmt);
/* The marker of LOOP if that runs over one block, else null.  */
extern gcall *one_block_marker (class loop *loop);

/* bases.cc.

   True if no object that is reached from A, a variable or a pointer that a
   parameter had or null, is also reached from B.  */
extern bool distinct_bases_p (tree a, tree b);
/* The variable that REF is a part of, or the pointer of a parameter from which
   its address is counted; null if neither is known.  */
extern tree known_base (tree ref);
/* True if the types of the references A and B say that they are not to one
   place, whatever the lanes.  */
extern bool distinct_types_p (tree a, tree b);
/* True if A and B are to different objects, whatever the lanes.  */
extern bool distinct_references_p (tree a, tree b);
/* True if A and B are reached from different variables, parameters or other
   pointers that need not be equal.  */
extern bool distinct_origins_p (tree a, tree b);
/* True if the references A and B are reached from one variable or name.  */
extern bool same_origin_p (tree a, tree b);
/* True if among LIST, statements in their order, are two stores to one object
   with a load between them that keeps them from being done together, unless
   it is known to be from elsewhere.  */
extern bool kept_apart_p (const vec<gimple *> &list);
/* True if STMT loads nothing that the store to REF changes.  */
extern bool loads_elsewhere_p (gimple *stmt, tree ref);
/* depend-address.cc.

   A number or an address is a polynomial (core/affine.h) in symbols: SSA
   names, by their version, and the addresses of variables.  Loads of one place
   that the loop does not change are one symbol.  The width of types is not
   looked at from 32 bits on, as what wraps there is not meant to; where code
   depends on that, narrow_values says what must not.  */

extern void begin_addresses (const struct parallel_loop *loop);
extern void end_addresses (void);
/* Set *P to the address of REF.  *ROW is the size in bytes of the array whose
   index depends on the lane of the loop, 0 if that is not known.  */
extern void reference_address (tree ref, struct poly *p, uint64_t *row);
/* Set *P to OP, a number.  */
extern void number_value (tree op, struct poly *p);
/* A number that is right as a polynomial only if TYPE has it.  */
struct narrow_value
{
  tree op, type;
};
/* Append those to KEPT that the address of REF is made of.  */
extern void narrow_values (tree ref, vec<narrow_value> *kept);
/* The SSA name that SYMBOL is, or null.  */
extern tree symbol_name (unsigned symbol);
/* The variable whose address SYMBOL is, or null.  */
extern tree symbol_variable (unsigned symbol);

/* depend-value.cc: warn of variables that carry values from one iteration to
   the next, other than sums and the like.  */
extern void warn_carried_values (const struct parallel_loop *loop);
/* The same for what LOAD loads in all iterations and STORE, at the same place
   behind it, stores.  True if it was warned of.  */
extern bool warn_carried_load (const struct parallel_loop *loop, gimple *load,
			       gimple *store);

/* depend.cc: warn of annotated loops whose iterations depend on each
   other.  */
extern void warn_dependences (void);
/* The operation by which an annotated loop adds to the scalar VAR, as
   PLUS_EXPR, ERROR_MARK if none does.  */
extern enum tree_code accumulation_of (tree var);
/* Obey the clauses NoWarn and Require.  To be called before anything is
   reported.  */
extern void silence_loops (void);

#endif
