/* Indices that are widened are computed wide.

   INPUT	for (int j = lo; j < n; j++)	annotated
		  a[j + 1] = 0;

		c = lo + (int) lane;
		p = a + (size_t) (c + 1) * 4;

   OUTPUT	p = a + ((size_t) lo + lane + (size_t) 1) * 4;

   Where the sums are signed, so that they do not overflow, they are the same
   numbers.  GCC would add up in 32 bits and extend the sum in each round of
   the loop, for it does not know the number of the lane to be small; what is
   done in 64 bits is a pointer that goes on by one constant.

   Called before anything else is done with annotated loops.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "transform/loops/loops.h"

enum { DEEPEST = 8 };

/* True if X is a sum of lane numbers, converted to its type, and of what all
   lanes share, times such, that does not overflow.  */

static bool
index_p (tree x, unsigned depth)
{
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (!def || !varying_p (x) || depth > DEEPEST || !is_gimple_assign (def)
      || !ANY_INTEGRAL_TYPE_P (TREE_TYPE (x))
      || !TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (x)))
    return false;
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  switch (gimple_assign_rhs_code (def))
    {
    case SSA_NAME:
      return index_p (a, depth + 1);
    CASE_CONVERT:
      return TREE_CODE (a) == SSA_NAME
	     && ripple_api_call (SSA_NAME_DEF_STMT (a)) == API_LANE;
    case PLUS_EXPR:
    case MINUS_EXPR:
      return (!varying_p (a) || index_p (a, depth + 1))
	     && (!varying_p (b) || index_p (b, depth + 1));
    case MULT_EXPR:
      return (!varying_p (a) && index_p (b, depth + 1))
	     || (!varying_p (b) && index_p (a, depth + 1));
    default:
      return false;
    }
}

/* True if an addend of X, of which index_p is true, is a number that only the
   program knows, such as a lower bound: GCC knows how to take apart a sum with
   constants.  */

static bool
unknown_addend_p (tree x)
{
  if (TREE_CODE (x) != SSA_NAME)
    return false;
  if (!varying_p (x))
    return true;
  gimple *def = SSA_NAME_DEF_STMT (x);
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  switch (gimple_assign_rhs_code (def))
    {
    case SSA_NAME:
      return unknown_addend_p (a);
    case PLUS_EXPR:
    case MINUS_EXPR:
      return unknown_addend_p (a) || unknown_addend_p (b);
    case MULT_EXPR:
      return unknown_addend_p (varying_p (a) ? a : b);
    default:
      return false;
    }
}

/* X, of which index_p is true or which all lanes share, as TYPE, computed by
   SEQ at LOC.  */

static tree
widened (gimple_seq *seq, location_t loc, tree type, tree x)
{
  if (!varying_p (x))
    return gimple_convert (seq, loc, type, x);
  gimple *def = SSA_NAME_DEF_STMT (x);
  tree a = gimple_assign_rhs1 (def);
  tree_code code = gimple_assign_rhs_code (def);
  if (code == SSA_NAME)
    return widened (seq, loc, type, a);
  if (CONVERT_EXPR_CODE_P (code))
    return gimple_convert (seq, loc, type, a);
  tree b = gimple_assign_rhs2 (def);
  a = widened (seq, loc, type, a);
  b = widened (seq, loc, type, b);
  return gimple_build (seq, loc, code, type, a, b);
}

/* True if STMT widens an index for which that pays.  */

static bool
widens_index_p (gimple *stmt)
{
  if (!gimple_assign_cast_p (stmt))
    return false;
  tree to = gimple_assign_lhs (stmt), x = gimple_assign_rhs1 (stmt);
  return INTEGRAL_TYPE_P (TREE_TYPE (to)) && INTEGRAL_TYPE_P (TREE_TYPE (x))
	 && TYPE_PRECISION (TREE_TYPE (to)) == TYPE_PRECISION (sizetype)
	 && TYPE_PRECISION (TREE_TYPE (to)) > TYPE_PRECISION (TREE_TYPE (x))
	 && index_p (x, 0) && unknown_addend_p (x);
}

bool
widen_indices (void)
{
  basic_block bb;
  bool changed = false;
  if (!optimize)
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (widens_index_p (gsi_stmt (g)))
	{
	  gimple_seq seq = NULL;
	  gimple *stmt = gsi_stmt (g);
	  tree type = TREE_TYPE (gimple_assign_lhs (stmt));
	  location_t loc = gimple_location (stmt);
	  tree x = widened (&seq, loc, unsigned_type_for (type),
			    gimple_assign_rhs1 (stmt));
	  x = gimple_convert (&seq, loc, type, x);
	  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
	  gimple_assign_set_rhs_from_tree (&g, x);
	  update_stmt (gsi_stmt (g));
	  changed = true;
	}
  if (!changed)
    return false;
  overlay_forget_shapes ();
  compute_shapes (false);
  return true;
}
