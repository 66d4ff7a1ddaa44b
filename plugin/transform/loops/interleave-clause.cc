/* Which loops have clause Interleave, from when they are strip-mined to when
   their blocks are put together (tune/interleave.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/front.h"
#include "transform/loops/remainder.h"

/* By the counters of the loops.  Of the current function.  */
static hash_map<tree, interleave_clause> *clauses;

void
forget_interleave_clauses (void)
{
  delete clauses;
  clauses = NULL;
}

void
note_interleave_clause (gcall *marker, location_t loc)
{
  unsigned blocks = tree_to_uhwi (gimple_call_arg (marker, LANE_INTERLEAVE));
  if (!blocks)
    return;
  if (!clauses)
    clauses = new hash_map<tree, interleave_clause>;
  clauses->put (gimple_call_arg (marker, 2), { blocks, loc });
}

const interleave_clause *
interleave_clause_of (tree counter)
{
  return clauses ? clauses->get (counter) : NULL;
}

bool
interleave_clauses_p (void)
{
  return clauses;
}
