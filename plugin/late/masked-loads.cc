/* Masked loads that depend on nothing but memory.

   INPUT	(set (reg 90) (vec_merge (mem …) (reg 90) (reg mask)))
   OUTPUT	(set (reg 90) (vec_merge (mem …) (const_vector 0) (reg mask)))

   Before GCC 15 IFN_MASK_LOAD says nothing of the lanes that are off, and the
   x86 back end lets them hold what the register held before.  In a loop that
   is a value: it stays alive from one round to the next, is spilled and
   reloaded, and each load waits for the one before.  If nothing else sets the
   register, what it held was never anything.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "df.h"
#include "late/late.h"

namespace {

/* If INSN is a masked load whose inactive lanes keep what an uninitialised
   register holds, the operand that names that register; else null.  */

static rtx *
undefined_lanes (rtx_insn *insn)
{
  rtx set = single_set (insn);
  if (!set || GET_CODE (SET_SRC (set)) != VEC_MERGE)
    return NULL;
  rtx dest = SET_DEST (set), *off = &XEXP (SET_SRC (set), 1);
  if (!REG_P (dest) || HARD_REGISTER_P (dest) || !rtx_equal_p (*off, dest)
      || !MEM_P (XEXP (SET_SRC (set), 0))
      || DF_REG_DEF_COUNT (REGNO (dest)) != 1)
    return NULL;
  return off;
}

}

void
ripple_masked_loads (function *fn)
{
  /* Without optimisation there is no data flow, and no need.  */
  if (!optimize || !ripple_mask_load_keeps_p ())
    return;
  basic_block bb;
  rtx_insn *insn;
  df_analyze ();
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS (bb, insn)
      if (NONDEBUG_INSN_P (insn))
	if (rtx *off = undefined_lanes (insn))
	  validate_change (insn, off, CONST0_RTX (GET_MODE (*off)), false);
}
