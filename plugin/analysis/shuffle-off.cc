/* Shuffles under a constant condition that take lanes that are off.

   INPUT	if (ripple_id (block, 0) < 4)
		  {
		    x = a[v];
		    y = ripple_shuffle (x, rotate);	lane 3 takes lane 4
		  }

   Lane 4 of x is what it was when lane 4 was last on.  A value that the lane
   got before the condition is another matter.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/shuffle.h"
#include "report/report.h"

/* How deep conditions are looked at.  */
enum { MAX_DEPTH = 32 };

/* The value of OP in the lane with the coordinates ID, null if that is not
   known at compile time.  */

static tree
lane_value (tree op, const uint64_t *id, unsigned depth)
{
  if (CONSTANT_CLASS_P (op))
    return op;
  if (TREE_CODE (op) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (op)
      || depth == MAX_DEPTH)
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (op);
  tree type = TREE_TYPE (op), a, b;
  if (ripple_api_call (def) == API_ID)
    {
      tree d = constant_value (gimple_call_arg (def, 1));
      return d ? build_int_cst (type, id[tree_to_uhwi (d)]) : NULL_TREE;
    }
  if (!is_gimple_assign (def) || gimple_vuse (def))
    return NULL_TREE;
  a = lane_value (gimple_assign_rhs1 (def), id, depth + 1);
  if (!a)
    return NULL_TREE;
  switch (get_gimple_rhs_class (gimple_assign_rhs_code (def)))
    {
    case GIMPLE_SINGLE_RHS:
      return a;
    case GIMPLE_UNARY_RHS:
      return fold_unary (gimple_assign_rhs_code (def), type, a);
    case GIMPLE_BINARY_RHS:
      b = lane_value (gimple_assign_rhs2 (def), id, depth + 1);
      return b ? fold_binary (gimple_assign_rhs_code (def), type, a, b)
	     : NULL_TREE;
    default:
      return NULL_TREE;
    }
}

/* True if a lane is off under MASK, whatever the program's input is.  */

static bool
off_p (tree mask, const uint64_t *id)
{
  for (unsigned i = 0; mask && i < MAX_DEPTH; i++)
    {
      value_info *info = overlay_info (mask);
      tree cond = info->cond ? info->cond : mask;
      tree on = lane_value (cond, id, 0);
      if (on && TREE_CODE (on) == INTEGER_CST
	  && integer_zerop (on) != info->negated)
	return true;
      mask = info->parent;
    }
  return false;
}

/* The coordinates of lane K of S.  */

static void
coordinates (const struct shape *s, unsigned k, uint64_t *id)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      id[d] = k % s->dim[d].fixed;
      k /= s->dim[d].fixed;
    }
}

static void
warn_shuffle (gcall *call)
{
  tree mask = block_mask (gimple_bb (call)), x = gimple_call_arg (call, 0);
  const struct shape *s = overlay_shape (x);
  struct lanemap map;
  if (!mask || TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x)
      || shape_scalar_p (s) || shape_scalable_p (s)
      || gimple_code (SSA_NAME_DEF_STMT (x)) == GIMPLE_PHI)
    return;
  tree made = block_mask (gimple_bb (SSA_NAME_DEF_STMT (x)));
  if (!made || !shuffle_map (call, &map))
    return;
  for (unsigned k = 0; k < map.n; k++)
    {
      uint64_t to[SHAPE_RANK], from[SHAPE_RANK];
      coordinates (s, k, to);
      coordinates (s, map.from[k], from);
      if (off_p (mask, to) || !off_p (mask, from) || !off_p (made, from))
	continue;
      ripple_report (stmt_location (call), RMK_SHUFFLE_OFF, k, map.from[k]);
      break;
    }
  lanemap_clear (&map);
}

void
warn_shuffles (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_SHUFFLE)
	warn_shuffle (as_a<gcall *> (gsi_stmt (g)));
}
