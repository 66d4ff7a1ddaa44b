/* Accesses to some lanes of a vector in memory, which GCC before 15 takes for
   ones of the whole vector: objects that are smaller are then other ones, it
   concludes, and removes stores or moves them over the access.

   On RTL, of expressions in which nothing is said but where they begin:

   INPUT	(set (reg 90)
		     (vec_merge (mem:V8SI (reg 91) [MEM <vector(8) int> [p_1]])
				(reg 90) (reg mask)))
   OUTPUT	the same without the expression in brackets

   On GIMPLE, where GCC 13 and 14 think so in one pass only, the elimination
   of dead stores, by another name as long as that pass looks at them:

   INPUT	.MASK_STORE (p, 32B, mask, x)
   OUTPUT	.MASK_STORE_LANES (p, 32B, mask, x)

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "memmodel.h"
#include "emit-rtl.h"
#include "rtl-iter.h"
#include "late/late.h"

namespace {

/* The functions that store some lanes and those, of arrays of vectors, that
   GCC knows as well but for dead stores.  */

const struct
{
  internal_fn store, store_lanes;
}
partial_stores[] =
{
#if GCCPLUGIN_VERSION >= 14000
  { IFN_MASK_LEN_STORE, IFN_MASK_LEN_STORE_LANES },
#endif
  { IFN_MASK_STORE, IFN_MASK_STORE_LANES }
};

/* Let CALL, if it stores lanes of one vector, have the other name: LANES says
   that of arrays.  */

void
rename_store (gcall *call, bool lanes)
{
  internal_fn fn = gimple_call_internal_fn (call);
  for (unsigned i = 0; i < ARRAY_SIZE (partial_stores); i++)
    {
      internal_fn plain = partial_stores[i].store;
      internal_fn other = partial_stores[i].store_lanes;
      if (fn != (lanes ? plain : other))
	continue;
      tree x = gimple_call_arg (call, gimple_call_num_args (call) - 1);
      if (VECTOR_TYPE_P (TREE_TYPE (x)))
	gimple_call_set_internal_fn (call, lanes ? other : plain);
    }
}

void
rename_stores (function *fn, bool lanes)
{
  basic_block bb;
  if (!MISJUDGES_PARTIAL_DEAD_STORES)
    return;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	if (gimple_call_internal_p (call))
	  rename_store (call, lanes);
}

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

void
ripple_hidden_stores (function *fn)
{
  rename_stores (fn, true);
}

void
ripple_shown_stores (function *fn)
{
  rename_stores (fn, false);
}
