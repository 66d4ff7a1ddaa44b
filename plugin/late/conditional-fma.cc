/* Multiplications and additions under masks that keep their operands.

   INPUT	x = .COND_FMA (mask, a, b, c, x)
   OUTPUT	y = .FMA (a, b, c); x = VEC_COND_EXPR <mask, y, x>

   and likewise .COND_LEN_FMA, unless C is X, a register.

   Where exceptions count, A, B and C are 0 where the mask is off.

   The back end of RISC-V begins the first form by writing to the register of
   the result, which may be that of A or B (prepare_ternary_operands, seen in
   GCC 14).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/arith/lengths.h"
#include "emit/arith/masked-access.h"
#include "late/late.h"

#if defined (GCC_RISCV_H)

namespace {

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

enum { MASK, FIRST, ADDEND = 3, OTHER };

/* LHS = Y where CALL's mask and length are on, else OTHER; null if there is no
   such instruction.  */

gimple *
select_on (gcall *call, tree lhs, tree y, tree other)
{
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

/* Operand I of CALL, at G, without what raises exceptions in lanes that are
   off.  */

tree
quiet_operand (gimple_stmt_iterator *g, gcall *call, unsigned i)
{
  tree a = gimple_call_arg (call, i), type = TREE_TYPE (a);
  if (!exceptions_kept_p (EXCEPTIONS_ALL))
    return a;
  tree q = make_ssa_name (type);
  gimple *s = select_on (call, q, a, build_zero_cst (type));
  gimple_set_location (s, gimple_location (call));
  gsi_insert_before (g, s, GSI_SAME_STMT);
  return q;
}

}

void
ripple_conditional_fma (function *fn)
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
	gimple *some = select_on (call, lhs, y, gimple_call_arg (call, OTHER));
	if (!some)
	  continue;
	gcall *all
	  = gimple_build_call_internal (plain, 3,
					quiet_operand (&g, call, FIRST),
					quiet_operand (&g, call, FIRST + 1),
					quiet_operand (&g, call, ADDEND));
	gimple_call_set_lhs (all, y);
	gimple_call_set_nothrow (all, true);
	gimple_set_location (all, gimple_location (call));
	gsi_insert_before (&g, all, GSI_SAME_STMT);
	gimple_set_location (some, gimple_location (call));
	gsi_replace (&g, some, false);
      }
}

#endif
