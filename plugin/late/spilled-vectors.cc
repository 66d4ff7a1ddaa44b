/* Loops that keep vectors in memory, since there are more of them than
   registers: a remark, and an error where clause Require (vector) asks for
   vectors.

   Where a loop calls functions, vectors are in memory round the calls, and
   nothing is said.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "cfgloop.h"
#include "memmodel.h"
#include "emit-rtl.h"
#include "rtl-iter.h"
#include "late/late.h"
#include "report/report.h"

namespace {

/* What a loop, without those in it, does with the stack.  */

struct spills
{
  unsigned vectors;		/* Instructions that load or store one.  */
  location_t loc;		/* Of the first one in the source.  */
  bool calls;
};

/* True if INSN loads or stores a vector that has no register.  */

bool
spill_p (rtx_insn *insn)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (it, array, PATTERN (insn), NONCONST)
    if (MEM_P (*it) && VECTOR_MODE_P (GET_MODE (*it))
	&& MEM_EXPR (*it) == get_spill_slot_decl (false))
      return true;
  return false;
}

/* True if A, which may be unknown, is a worse place than B to tell of the
   loop.  */

bool
worse_place_p (location_t a, location_t b)
{
  if (a == UNKNOWN_LOCATION || b == UNKNOWN_LOCATION)
    return b != UNKNOWN_LOCATION;
  bool required = ripple_vectors_required_p (b);
  if (required != ripple_vectors_required_p (a))
    return required;
  return linemap_resolve_location (line_table, b, LRK_MACRO_EXPANSION_POINT,
				   NULL)
	 < linemap_resolve_location (line_table, a, LRK_MACRO_EXPANSION_POINT,
				     NULL);
}

/* Count what BB, of the loop that S is of, does.  */

void
count_spills (basic_block bb, spills *s)
{
  rtx_insn *insn;
  FOR_BB_INSNS (bb, insn)
    if (NONDEBUG_INSN_P (insn))
      {
	location_t loc = INSN_LOCATION (insn);
	s->calls |= CALL_P (insn);
	s->vectors += spill_p (insn);
	if (worse_place_p (s->loc, loc))
	  s->loc = loc;
      }
}

}

void
ripple_spilled_vectors (function *fn)
{
  if (!optimize || !ripple_missed_wanted_p ())
    return;
  loop_optimizer_init (AVOID_CFG_MODIFICATIONS);
  auto_vec<spills> all;
  all.safe_grow_cleared (number_of_loops (fn));
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (loop_outer (bb->loop_father))
      count_spills (bb, &all[bb->loop_father->num]);
  loop_optimizer_finalize ();
  free_dominance_info (CDI_DOMINATORS);
  for (unsigned i = 0; i < all.length (); i++)
    if (all[i].vectors && !all[i].calls && all[i].loc != UNKNOWN_LOCATION)
      ripple_report (all[i].loc, RMK_SPILL, all[i].vectors);
}
