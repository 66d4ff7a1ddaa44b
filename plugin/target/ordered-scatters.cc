/* Scatters of RISC-V that store the highest lane last.

   INPUT	(set (mem:BLK …) (unspec:BLK [mask, pointer, offsets, value]
					     UNSPEC_UNORDERED))
   OUTPUT	the same with UNSPEC_ORDERED: vsoxei instead of vsuxei

   IFN_MASK_LEN_SCATTER_STORE becomes an instruction that may store its
   elements in any order.  Where lanes have one address, the highest wins.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "riscv.h"
#include "../transform/transform.h"

#if defined (GCC_RISCV_H)

void
ripple_ordered_scatters (function *fn)
{
  basic_block bb;
  rtx_insn *insn;
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS (bb, insn)
      {
	rtx set = NONDEBUG_INSN_P (insn) ? single_set (insn) : NULL_RTX;
	if (!set || GET_CODE (SET_SRC (set)) != UNSPEC
	    || XINT (SET_SRC (set), 1) != UNSPEC_UNORDERED)
	  continue;
	XINT (SET_SRC (set), 1) = UNSPEC_ORDERED;
	INSN_CODE (insn) = -1;
	if (recog_memoized (insn) < 0)
	  gcc_unreachable ();
      }
}

#endif
