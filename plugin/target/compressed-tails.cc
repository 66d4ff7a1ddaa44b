/* Compressions of RISC-V that keep the lanes behind what they pack.

   INPUT	(set (reg 90) (unspec [… (const_int 1) …] (reg 91) (reg 90)
			      UNSPEC_VCOMPRESS))
   OUTPUT	the same with (const_int 0): undisturbed tail

   Where a permutation takes its first lanes from one vector and its last ones
   from another, GCC 14 slides the last ones to their places and compresses the
   first ones over them with an agnostic tail: the processor may fill what lies
   behind with ones.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "riscv.h"
#include "../transform/transform.h"

#if defined (GCC_RISCV_H)

/* The operands of UNSPEC_VCOMPRESS, and where its first one has the tail
   policy.  */

enum { CONTROL, FROM, OLD };
enum { TAIL_POLICY = 2 };

void
ripple_compressed_tails (function *fn)
{
  basic_block bb;
  rtx_insn *insn;
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS (bb, insn)
      {
	rtx set = NONDEBUG_INSN_P (insn) ? single_set (insn) : NULL_RTX;
	if (!set || GET_CODE (SET_SRC (set)) != UNSPEC
	    || XINT (SET_SRC (set), 1) != UNSPEC_VCOMPRESS
	    || !REG_P (XVECEXP (SET_SRC (set), 0, OLD)))
	  continue;
	rtx control = XVECEXP (SET_SRC (set), 0, CONTROL);
	XVECEXP (control, 0, TAIL_POLICY) = const0_rtx;
	INSN_CODE (insn) = -1;
	if (recog_memoized (insn) < 0)
	  gcc_unreachable ();
      }
}

#endif
