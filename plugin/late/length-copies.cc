/* Lengths of accesses as registers that one instruction sets.

   INPUT	n = MIN_EXPR <rest, POLY_INT_CST [4, 4]>;
		x = .MASK_LEN_LOAD (p, 32B, { -1, ... }, n, 0);
		…
		.MASK_LEN_STORE (q, 32B, { -1, ... }, n, 0, y);
   OUTPUT	n = MIN_EXPR <rest, POLY_INT_CST [4, 4]>;
		asm ("" : "=r" (n') : "0" (n));
		… all else with n'

   Without Zbb a minimum becomes a branch round a move: two instructions set
   the register.  The back end then does not find out that what is computed
   from X needs no more lanes than N (pass_avlprop), and sets the length anew
   round every such operation.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/lengths.h"
#include "emit/arith/masked-access.h"
#include "late/late.h"

#if defined (GCC_RISCV_H)

namespace {

/* Let what uses LENGTH, a minimum or maximum, use a copy of it.  */

void
copy_length (tree length)
{
  gassign *s = (TREE_CODE (length) == SSA_NAME
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (length)) : NULL);

  if (!s || (gimple_assign_rhs_code (s) != MIN_EXPR
	     && gimple_assign_rhs_code (s) != MAX_EXPR))
    return;

  emitter e = { NULL, gimple_location (s) };
  gimple_stmt_iterator g = gsi_for_stmt (s);
  tree copy = part_hide (&e, length, "=r");
  gimple *stmt;
  imm_use_iterator it;
  use_operand_p use;
  gsi_insert_seq_after (&g, e.seq, GSI_SAME_STMT);
  FOR_EACH_IMM_USE_STMT (stmt, it, length)
    if (stmt != SSA_NAME_DEF_STMT (copy))
      {
	FOR_EACH_IMM_USE_ON_STMT (use, it)
	  SET_USE (use, copy);
	update_stmt (stmt);
      }
}

}

void
ripple_length_copies (function *fn)
{
  if (!optimize || TARGET_ZBB)
    return;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gcall *call = dyn_cast<gcall *> (gsi_stmt (g));
	if (!call || !gimple_call_internal_p (call))
	  continue;
	int k = length_argument (gimple_call_internal_fn (call));
	if (k >= 0)
	  copy_length (gimple_call_arg (call, k));
      }
}

#endif
