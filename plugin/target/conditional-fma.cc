/* Multiplications and additions under masks that keep their operands.

   INPUT	x = .COND_FMA (mask, a, b, c, x)
   OUTPUT	y = .FMA (a, b, c); x = VEC_COND_EXPR <mask, y, x>

   and likewise .COND_LEN_FMA, unless C is X, a register.

   The back end of RISC-V begins the first form by writing to the register of
   the result, which may be that of A or B (prepare_ternary_operands, seen in
   GCC 14).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "../emit/lanes-private.h"
#include "../emit/masked-access.h"
#include "../transform/transform.h"
#include "riscv.h"

#if defined (GCC_RISCV_H)

namespace {

const pass_data conditional_fma_data =
{
  GIMPLE_PASS, "ripple_fma", OPTGROUP_VEC, TV_NONE, PROP_cfg | PROP_ssa,
  0, 0, 0, 0
};

/* The function that FN is where its mask is on; IFN_LAST if none is meant
   here.  */

internal_fn
without_mask (internal_fn fn)
{
  switch (fn)
    {
    case IFN_COND_FMA:
      return IFN_FMA;
    case IFN_COND_FMS:
      return IFN_FMS;
    case IFN_COND_FNMA:
      return IFN_FNMA;
    case IFN_COND_FNMS:
      return IFN_FNMS;
    default:
      return function_without_length (fn);
    }
}

enum { MASK, FIRST_OPERAND, ADDEND = 3, OTHER };

/* LHS = Y where CALL's mask and length are on, else what CALL gives there;
   null if there is no such instruction.  */

gimple *
select_result (gcall *call, tree lhs, tree y)
{
  tree other = gimple_call_arg (call, OTHER);
  int k = length_argument (gimple_call_internal_fn (call));
  part_lanes on = lanes_on (gimple_call_arg (call, MASK));

  if (k < 0)
    return gimple_build_assign (lhs, VEC_COND_EXPR, on.mask, y, other);
  on.length = gimple_call_arg (call, k);
  gcall *some = masked_select (on, y, other);
  if (!some)
    return NULL;
  gimple_call_set_lhs (some, lhs);
  gimple_call_set_nothrow (some, true);
  return some;
}

class conditional_fma_pass : public gimple_opt_pass
{
public:
  conditional_fma_pass (gcc::context *ctxt)
  : gimple_opt_pass (conditional_fma_data, ctxt)
  {}

  bool
  gate (function *) final override
  {
    return ripple_transformed_p ();
  }

  unsigned int
  execute (function *fn) final override
  {
    basic_block bb;
    FOR_EACH_BB_FN (bb, fn)
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gcall *call = dyn_cast<gcall *> (gsi_stmt (g));
	  if (!call || !gimple_call_internal_p (call)
	      || !gimple_call_lhs (call))
	    continue;
	  internal_fn plain = without_mask (gimple_call_internal_fn (call));
	  if (plain == IFN_LAST)
	    continue;
	  tree addend = gimple_call_arg (call, ADDEND);
	  if (length_argument (gimple_call_internal_fn (call)) >= 0
	      && TREE_CODE (addend) == SSA_NAME
	      && addend == gimple_call_arg (call, OTHER))
	    continue;
	  tree lhs = gimple_call_lhs (call);
	  tree y = make_ssa_name (TREE_TYPE (lhs));
	  gimple *some = select_result (call, lhs, y);
	  if (!some)
	    continue;
	  gcall *all
	    = gimple_build_call_internal (plain, 3,
					  gimple_call_arg (call,
							   FIRST_OPERAND),
					  gimple_call_arg (call,
							   FIRST_OPERAND + 1),
					  addend);
	  gimple_call_set_lhs (all, y);
	  gimple_call_set_nothrow (all, true);
	  gimple_set_location (all, gimple_location (call));
	  gsi_insert_before (&g, all, GSI_SAME_STMT);
	  gimple_set_location (some, gimple_location (call));
	  gsi_replace (&g, some, false);
	}
    return 0;
  }
};

}

opt_pass *
ripple_conditional_fma_pass (gcc::context *ctxt)
{
  return new conditional_fma_pass (ctxt);
}

#endif
