/* Constant masks of SVE that must stay where they are.

   INPUT	(parallel [(set (reg:VNx16BI 90) (unspec [… 0 35] WHILELO))
			   (clobber (reg:CC_NZC 66))])
		REG_EQUAL: the first 35 of 64 lanes
   OUTPUT	the same without the note

   Hoisting of common expressions (GCC 12 to 16, with -Os) takes what a note
   says for the expression, finds a constant, and makes that anew at the end of
   a block: between the comparison that sets the flags and the branch that
   reads them.  But a mask that is no pattern of PTRUE is made by WHILELO,
   which sets the flags, too.  Without the note it sees the instruction, and
   that it clobbers something.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "memmodel.h"
#include "emit-rtl.h"
#include "late/late.h"

#if defined (GCC_AARCH64_H)

/* True if INSN does more than set one register.  */

static bool
clobbers_p (rtx_insn *insn)
{
  rtx pattern = PATTERN (insn);

  if (GET_CODE (pattern) != PARALLEL)
    return false;
  for (int i = 0; i < XVECLEN (pattern, 0); i++)
    if (GET_CODE (XVECEXP (pattern, 0, i)) == CLOBBER)
      return true;
  return false;
}

void
ripple_hoisted_masks (function *)
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      rtx note;
      if (NONJUMP_INSN_P (insn)
	  && (note = find_reg_equal_equiv_note (insn)) != NULL_RTX
	  && GET_MODE_CLASS (GET_MODE (XEXP (note, 0))) == MODE_VECTOR_BOOL
	  && CONSTANT_P (XEXP (note, 0)) && clobbers_p (insn))
	remove_note (insn, note);
    }
}

#endif
