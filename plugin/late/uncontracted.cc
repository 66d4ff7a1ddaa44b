/* Products that stay products under -ffp-contract=off.

   INPUT	(set (reg 90) (mult:V4SF (reg 91) (reg 92)))
   OUTPUT	what the back end of RISC-V splits that into

   That back end describes a fused multiplication and addition as a product
   and a sum, and so lets the combiner make it of these two without regard to
   the option (seen in GCC 14).  Once the product is split it is no operand for
   the combiner.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

#if defined (GCC_RISCV_H)

void
ripple_uncontracted (function *fn)
{
  if (flag_fp_contract_mode == FP_CONTRACT_FAST)
    return;
  basic_block bb;
  rtx_insn *insn, *next;
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS_SAFE (bb, insn, next)
      {
	rtx set = NONDEBUG_INSN_P (insn) ? single_set (insn) : NULL_RTX;
	if (set && GET_CODE (SET_SRC (set)) == MULT
	    && GET_MODE_CLASS (GET_MODE (SET_SRC (set)))
	       == MODE_VECTOR_FLOAT)
	  try_split (PATTERN (insn), insn, 0);
      }
}

#endif
