/* Loops that run several blocks at a time: interleave.cc and what makes them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_INTERLEAVE_H
#define RIPPLE_INTERLEAVE_H

#include "transform/loops/remainder.h"
#include "transform/tune/accumulators.h"

/* A value that goes from block to block.  */

struct carried
{
  accumulator sum;		/* Of code ERROR_MARK if it is none.  */
  /* In the copies of the loop's body, block by block, what the value is when
     the block begins, and when it ends.  */
  auto_vec<gassign *> first, last;
};

struct interleaved_loop
{
  class loop *loop;
  const interleave_clause *clause;	/* Or null.  */
  edge exit;
  auto_delete_vec<carried> values;
  gphi *counter;
  poly_int64 step, ahead;	/* The loop runs while COUNTER + AHEAD  */
  enum tree_code relation;	/* has this relation to  */
  tree bound;
  bool masked;			/* Its blocks may end before their last
				   lane.  */
  /* What one block does.  */
  unsigned loads, operations, statements, registers, latency;
};

/* interleave-make.cc: true if S computes how many lanes are on in a block of
   L.  */
extern bool lanes_on_p (const interleaved_loop *l, gimple *s);
/* Let L's loop be run for M blocks at a time, and a copy
   of it for those that are left.  False if it cannot be copied.  Requires
   loop-closed form.  */
extern bool interleave (interleaved_loop *l, unsigned m);

#endif
