/* Words of RISC-V that are longer than the vector they are taken from.

   INPUT	(ashift:DI (subreg:DI (reg:RVVMF8QI 90) 0) (const_int 32)), a
		vector of 4 bytes
   OUTPUT	(set (reg:SI 91) (subreg:SI (reg:RVVMF8QI 90) 0))
		(ashift:DI (subreg:DI (reg:SI 91) 0) (const_int 32))

   The combiner drops the extension of a word whose upper bits nobody needs.
   That leaves a word with more bits than the vector has, and GCC 14 crashes
   when it allocates registers and has to move it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "memmodel.h"
#include "emit-rtl.h"
#include "df.h"
#include "explow.h"
#include "expr.h"
#include "rtl-iter.h"
#include "late/late.h"

#if defined (GCC_RISCV_H)

/* If X, which INSN uses, is such a word, what stands for it behind
   instructions in front of INSN; else null.  */

static rtx
short_word (rtx x, rtx_insn *insn)
{
  if (!paradoxical_subreg_p (x) || !SCALAR_INT_MODE_P (GET_MODE (x))
      || !REG_P (SUBREG_REG (x)))
    return NULL_RTX;
  rtx vector = SUBREG_REG (x), note;
  scalar_int_mode mode;
  if (!VECTOR_MODE_P (GET_MODE (vector))
      || !int_mode_for_mode (GET_MODE (vector)).exists (&mode))
    return NULL_RTX;

  start_sequence ();
  rtx word = force_reg (mode, gen_lowpart (mode, vector));
  rtx_insn *load = get_insns ();
  end_sequence ();
  emit_insn_before (load, insn);
  if ((note = find_reg_note (insn, REG_DEAD, vector)) != NULL_RTX)
    remove_note (insn, note);
  return gen_lowpart (GET_MODE (x), word);
}

void
ripple_long_words (function *fn)
{
  basic_block bb;
  rtx_insn *insn, *next;
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS_SAFE (bb, insn, next)
      {
	rtx set = NONDEBUG_INSN_P (insn) ? single_set (insn) : NULL_RTX;
	bool changed = false;
	if (!set)
	  continue;
	subrtx_ptr_iterator::array_type array;
	FOR_EACH_SUBRTX_PTR (iter, array, &SET_SRC (set), NONCONST)
	  if (rtx word = short_word (**iter, insn))
	    {
	      **iter = word;
	      iter.skip_subrtxes ();
	      changed = true;
	    }
	if (changed)
	  df_insn_rescan (insn);
      }
}

#endif
