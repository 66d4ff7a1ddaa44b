/* Vectors that are loaded once and used several times stay in registers.

   INPUT	b = *q;
		s0 += a0 * b; s1 += a1 * b; s2 += a2 * b;

   OUTPUT	b = *q;
		asm ("" : "=v" (b) : "0" (b));
		s0 += a0 * b; s1 += a1 * b; s2 += a2 * b;

   GCC knows that B is what is in memory there.  Where its tables make loads
   cheap, as those for Zen do, it gives B no register, though there are some,
   and each use loads it again: three loads here, of which the processor does
   one or two at a time.

   It is done in loops of one block that have registers enough.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "emit/value/parts.h"
#include "late/late.h"

namespace {

enum
{
  USUAL_SIZE = 4,
  TEMPORARIES = 3		/* Registers for what is computed.  */
};

bool
in_register_p (tree x)
{
  return TREE_CODE (x) == SSA_NAME && VECTOR_TYPE_P (TREE_TYPE (x))
	 && VECTOR_MODE_P (TYPE_MODE (TREE_TYPE (x)))
	 && !VECTOR_BOOLEAN_TYPE_P (TREE_TYPE (x));
}

/* True if STMT of BB loads a vector that several operations of BB use, and
   nothing else.  */

bool
shared_load_p (gimple *stmt, basic_block bb)
{
  imm_use_iterator it;
  use_operand_p use;
  unsigned n = 0;
  if (!gimple_assign_load_p (stmt)
      || !in_register_p (gimple_assign_lhs (stmt))
      || stmt_ends_bb_p (stmt))
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, gimple_assign_lhs (stmt))
    {
      gimple *u = USE_STMT (use);
      if (is_gimple_debug (u))
	continue;
      if (gimple_bb (u) != bb || gimple_code (u) == GIMPLE_PHI
	  || gimple_store_p (u))
	return false;
      n++;
    }
  return n > 1;
}

/* Put the loads of BB that are shared into LOADS.  False if there are not
   registers enough for them, for what BB carries round and for what comes from
   outside.  */

bool
find_loads (basic_block bb, vec<gimple *> *loads)
{
  auto_bitmap outside;
  unsigned n = TEMPORARIES;
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    n += in_register_p (gimple_phi_result (p.phi ()));
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    {
      ssa_op_iter it;
      tree x;
      if (shared_load_p (gsi_stmt (g), bb))
	loads->safe_push (gsi_stmt (g));
      FOR_EACH_SSA_TREE_OPERAND (x, gsi_stmt (g), it, SSA_OP_USE)
	if (in_register_p (x) && gimple_bb (SSA_NAME_DEF_STMT (x)) != bb)
	  bitmap_set_bit (outside, SSA_NAME_VERSION (x));
    }
  return n + loads->length () + bitmap_count_bits (outside)
	 <= ripple_vector_registers (USUAL_SIZE);
}

/* Let GCC forget where STMT has loaded its vector from.  */

void
hide_load (gimple *stmt)
{
  tree x = gimple_assign_lhs (stmt), y = make_ssa_name (TREE_TYPE (x));
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  gimple_assign_set_lhs (stmt, y);
  SSA_NAME_DEF_STMT (y) = stmt;
  gasm *hidden
    = hiding_asm (x, y, ripple_current_target ()->vector_register);
  gimple_set_location (hidden, gimple_location (stmt));
  gsi_insert_after (&g, hidden, GSI_NEW_STMT);
  update_stmt (stmt);
}

}

void
ripple_held_loads (function *fn)
{
  const ripple_target *target = ripple_current_target ();
  basic_block bb;
  if (!optimize || !target->loads_again || !target->loads_again ())
    return;
  FOR_EACH_BB_FN (bb, fn)
    {
      auto_vec<gimple *> loads;
      if (find_edge (bb, bb) && find_loads (bb, &loads))
	for (unsigned i = 0; i < loads.length (); i++)
	  hide_load (loads[i]);
    }
}
