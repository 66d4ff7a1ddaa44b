/* Annotated loops from a number to one a known distance above it.

   INPUT	for (j = i; j < i + h; j++)

		lo = i, bound = i + h, n = max (bound, lo) - lo

   OUTPUT	n = max (h, 0)

   if the numbers are signed, so that the sum does not overflow.  N may be the
   same for all i then, or a constant, as where a loop is cut into blocks.

   Called before anything else is done with annotated loops.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

enum { DEEP = 8 };

/* What X, an integer, is a copy of, or a conversion that keeps the value; or,
   with SIGN, the bits.  *DEF is what makes it, or null.  */

static tree
unconverted (tree x, gassign **def, bool sign)
{
  for (unsigned i = 0; i < DEEP; i++)
    {
      *def = TREE_CODE (x) == SSA_NAME
	     ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL;
      if (!*def || (!gimple_assign_ssa_name_copy_p (*def)
		    && !gimple_assign_cast_p (*def)))
	return x;
      tree from = gimple_assign_rhs1 (*def);
      if (TREE_CODE (from) != SSA_NAME
	  || !INTEGRAL_TYPE_P (TREE_TYPE (from)))
	return x;
      int more = (int) TYPE_PRECISION (TREE_TYPE (x))
		 - (int) TYPE_PRECISION (TREE_TYPE (from));
      bool same = TYPE_UNSIGNED (TREE_TYPE (x))
		  == TYPE_UNSIGNED (TREE_TYPE (from));
      if (more < 0
	  || (!same && !(more > 0 && TYPE_UNSIGNED (TREE_TYPE (from)))
	      && !(more == 0 && sign)))
	return x;
      x = from;
    }
  *def = NULL;
  return x;
}

/* The operation CODE that X is a copy or a conversion of, as above, or
   null.  */

static gassign *
made_by_code (tree x, enum tree_code code, bool sign = false)
{
  gassign *def;
  unconverted (x, &def, sign);
  return def && gimple_assign_rhs_code (def) == code ? def : NULL;
}

/* True if A and B are the same number; with SIGN, if they have the same
   bits.  */

static bool
same_number_p (tree a, tree b, bool sign = false)
{
  gassign *def;
  a = unconverted (a, &def, sign);
  b = unconverted (b, &def, sign);
  return a == b || same_value_p (a, b, DEEP);
}

/* What is added to LO to make BOUND, without overflow; null if that is not
   known.  */

static tree
distance_above (tree bound, tree lo)
{
  gassign *sum = made_by_code (bound, PLUS_EXPR);
  if (!sum || !TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (gimple_assign_lhs (sum)))
      || TYPE_UNSIGNED (TREE_TYPE (gimple_assign_lhs (sum))))
    return NULL_TREE;
  tree a = gimple_assign_rhs1 (sum), b = gimple_assign_rhs2 (sum);
  return same_number_p (a, lo) ? b : same_number_p (b, lo) ? a : NULL_TREE;
}

/* If N, the iterations of a loop, is  max (bound, lo) - lo , that distance, or
   0 if it is negative; else null.  Appended to SEQ.  */

static tree
count_below (tree n, gimple_seq *seq)
{
  gassign *minus = made_by_code (n, MINUS_EXPR);
  gassign *most = minus ? made_by_code (gimple_assign_rhs1 (minus), MAX_EXPR,
					true) : NULL;
  if (!most || !same_number_p (gimple_assign_rhs2 (most),
			       gimple_assign_rhs2 (minus), true))
    return NULL_TREE;
  tree h = distance_above (gimple_assign_rhs1 (most),
			   gimple_assign_rhs2 (most));
  return h ? gimple_build (seq, MAX_EXPR, TREE_TYPE (h), h,
			   build_zero_cst (TREE_TYPE (h))) : NULL_TREE;
}

/* The same if N is  bound - lo + 1 , or 0 if BOUND is below LO, with a
   constant distance.  */

static tree
count_up_to (tree n)
{
  gassign *both = made_by_code (n, BIT_AND_EXPR);
  gassign *next = both ? made_by_code (gimple_assign_rhs1 (both), PLUS_EXPR)
		  : NULL;
  gassign *minus = next && integer_onep (gimple_assign_rhs2 (next))
		   ? made_by_code (gimple_assign_rhs1 (next), MINUS_EXPR)
		   : NULL;
  gassign *mask = both ? made_by_code (gimple_assign_rhs2 (both), NEGATE_EXPR)
		  : NULL;
  gassign *some = mask ? made_by_code (gimple_assign_rhs1 (mask), LE_EXPR)
		  : NULL;
  if (!minus || !some)
    return NULL_TREE;
  tree lo = gimple_assign_rhs1 (some), bound = gimple_assign_rhs2 (some);
  tree h = distance_above (bound, lo);
  if (!h || TREE_CODE (h) != INTEGER_CST
      || !same_number_p (gimple_assign_rhs1 (minus), bound, true)
      || !same_number_p (gimple_assign_rhs2 (minus), lo, true))
    return NULL_TREE;
  return tree_int_cst_sgn (h) < 0
	 ? build_zero_cst (TREE_TYPE (n))
	 : int_const_binop (PLUS_EXPR, fold_convert (TREE_TYPE (n), h),
			    build_one_cst (TREE_TYPE (n)));
}

bool
simplify_counts (void)
{
  auto_vec<gcall *> markers;
  find_lane_markers (&markers);
  for (unsigned i = 0; i < markers.length () && optimize; i++)
    {
      tree n = gimple_call_arg (markers[i], 3);
      gassign *def = TREE_CODE (n) == SSA_NAME
		     ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (n)) : NULL;
      gimple_seq seq = NULL;
      tree count = def ? count_below (n, &seq) : NULL_TREE;
      if (def && !count)
	count = count_up_to (n);
      if (!count)
	continue;
      count = gimple_convert (&seq, TREE_TYPE (n), count);
      gimple_stmt_iterator g = gsi_for_stmt (def);
      gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
      gimple_assign_set_rhs_from_tree (&g, count);
      update_stmt (gsi_stmt (g));
    }
  return false;
}
