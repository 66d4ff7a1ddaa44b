/* Accesses to some lanes of a vector in memory, of which nothing is said but
   where they begin.

   INPUT	(set (reg 90)
		     (vec_merge (mem:V8SI (reg 91) [MEM <vector(8) int> [p_1]])
				(reg 90) (reg mask)))
   OUTPUT	the same without the expression in brackets

   Before GCC 15 (seen in GCC 12) the expression says that the whole vector is
   accessed, and the analysis of aliases concludes that an object that is
   smaller is another one: stores to it are removed or moved over the access.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "memmodel.h"
#include "emit-rtl.h"
#include "rtl-iter.h"
#include "late/late.h"

namespace {

void
forget (rtx mem)
{
  if (!VECTOR_MODE_P (GET_MODE (mem)) || !MEM_EXPR (mem))
    return;
  set_mem_expr (mem, NULL_TREE);
  clear_mem_offset (mem);
}

/* Forget what is said of the memory of INSN if it accesses some of it only:
   right behind expansion no other instruction has operands in memory.  */

void
forget_partial (rtx_insn *insn)
{
  rtx set = single_set (insn);
  enum rtx_code code = set ? GET_CODE (SET_SRC (set)) : UNKNOWN;
  if (code != VEC_MERGE && code != UNSPEC && code != IF_THEN_ELSE)
    return;
  subrtx_var_iterator::array_type array;
  FOR_EACH_SUBRTX_VAR (iter, array, set, NONCONST)
    if (MEM_P (*iter))
      forget (*iter);
}

}

void
ripple_partial_accesses (function *fn)
{
  basic_block bb;
  rtx_insn *insn;
  if (!MISJUDGES_PARTIAL_ACCESSES)
    return;
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS (bb, insn)
      if (NONDEBUG_INSN_P (insn))
	forget_partial (insn);
}
