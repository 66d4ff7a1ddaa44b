/* Values that need not be in the order of lanes.

   INPUT	unsigned char p, q, r;
		r = (p + q + 1) >> 1;		held in 16 bits

   OUTPUT	the sum of the even lanes, and that of the odd ones, each
		shifted; r is both of them, one beside the other

   Bytes are unpacked by a mask and a shift then, and packed by a shift and an
   or: see lanes_deinterleave.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"

static bool
deinterleaved_p (tree op)
{
  return varying_p (op) && (overlay_info (op)->flags & VALUE_DEINTERLEAVED);
}

/* True if STMT, held in 16 bits, may work on even and odd lanes apart.  */

static bool
deinterleaves_p (gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  tree held = overlay_info (lhs)->held;
  if (!held || TYPE_PRECISION (held) != 16
      || !lanes_deinterleave_p (1, lanes_of_shape (overlay_shape (lhs))))
    return false;
  switch (gimple_assign_rhs_code (stmt))
    {
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case ABS_EXPR:
      return true;
    default:
      return low_bits_code_p (gimple_assign_rhs_code (stmt));
    }
}

/* True if all operands of STMT are bytes, deinterleaved or uniform, and all
   uses are deinterleaved or make bytes of it.  */

static bool
stays_deinterleaved_p (gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  const struct shape *s = overlay_shape (lhs);
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 1; i < gimple_num_ops (stmt); i++)
    {
      tree op = gimple_op (stmt, i);
      if (varying_p (op) && held_bits (op) != 8
	  && !(deinterleaved_p (op) && shape_equal_p (s, overlay_shape (op))))
	return false;
    }
  FOR_EACH_IMM_USE_FAST (use, it, lhs)
    {
      gimple *u = USE_STMT (use);
      if (is_gimple_debug (u))
	continue;
      if (!is_gimple_assign (u) || gimple_vuse (u)
	  || TREE_CODE (gimple_assign_lhs (u)) != SSA_NAME
	  || !shape_equal_p (s, overlay_shape (gimple_assign_lhs (u)))
	  || (!deinterleaved_p (gimple_assign_lhs (u))
	      && !(gimple_assign_cast_p (u)
		   && held_bits (gimple_assign_lhs (u)) == 8)))
	return false;
    }
  return true;
}

void
choose_lane_order (const vec<gimple *> &stmts)
{
  auto_vec<gimple *> split;
  bool changed = true;
  for (unsigned i = 0; i < stmts.length (); i++)
    if (deinterleaves_p (stmts[i]))
      {
	tree lhs = gimple_assign_lhs (stmts[i]);
	overlay_info (lhs)->flags |= VALUE_DEINTERLEAVED;
	split.safe_push (stmts[i]);
      }
  while (changed)
    {
      changed = false;
      for (unsigned i = 0; i < split.length (); i++)
	if (deinterleaved_p (gimple_assign_lhs (split[i]))
	    && !stays_deinterleaved_p (split[i]))
	  {
	    overlay_info (gimple_assign_lhs (split[i]))->flags
	      &= ~VALUE_DEINTERLEAVED;
	    changed = true;
	  }
    }
}
