/* Absolute values of vectors that were extended with zeros.

   INPUT	y = ABS_EXPR <x>;  x = (vector(16) int) bytes;
   OUTPUT	y = x;

   GCC knows that of scalars only.  When it cuts such a y again, its RTL
   simplification takes the absolute value of the narrow number for that of the
   extended one: 200 becomes 56 (seen in GCC 12).

   This stands at the end of the optimisers, which may bring the two together,
   and of the early ones: a link with -flto runs without the plugin.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* True if X, a vector of integers, was extended with zeros, and is perhaps
   seen as signed numbers or not.  */

bool
extended_p (tree x)
{
  while (TREE_CODE (x) == SSA_NAME && is_gimple_assign (SSA_NAME_DEF_STMT (x)))
    {
      gimple *s = SSA_NAME_DEF_STMT (x);
      tree type = TREE_TYPE (x), from;

      x = gimple_assign_rhs1 (s);
      switch (gimple_assign_rhs_code (s))
	{
	case SSA_NAME:
	  continue;
	case VIEW_CONVERT_EXPR:
	  x = TREE_OPERAND (x, 0);
	  break;
	CASE_CONVERT:
	case VEC_UNPACK_LO_EXPR:
	case VEC_UNPACK_HI_EXPR:
	  break;
	default:
	  return false;
	}
      from = TREE_TYPE (x);
      if (!VECTOR_INTEGER_TYPE_P (from))
	return false;
      if (element_precision (from) < element_precision (type))
	return gimple_assign_rhs_code (s) != VIEW_CONVERT_EXPR
	       && TYPE_UNSIGNED (from);
      if (element_precision (from) != element_precision (type))
	return false;
    }
  return false;
}

}

void
ripple_extended_abs (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);

	if (!is_gimple_assign (s)
	    || (gimple_assign_rhs_code (s) != ABS_EXPR
		&& gimple_assign_rhs_code (s) != ABSU_EXPR)
	    || !extended_p (gimple_assign_rhs1 (s)))
	  continue;
	tree x = gimple_assign_rhs1 (s), type = TREE_TYPE (gimple_get_lhs (s));
	if (!useless_type_conversion_p (type, TREE_TYPE (x)))
	  gimple_assign_set_rhs_with_ops (&g, VIEW_CONVERT_EXPR,
					  build1 (VIEW_CONVERT_EXPR, type, x));
	else
	  gimple_assign_set_rhs_with_ops (&g, SSA_NAME, x);
	update_stmt (gsi_stmt (g));
      }
}
