/* How far the indices of tables go.

   INPUT	_3 = in[i] & 15;  ... t[_3]
   OUTPUT	the greatest index is 15

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/greatest-index.h"

tree
unextended_index (tree index)
{
  bool extended = false;
  while (TREE_CODE (index) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (index);
      if (!is_gimple_assign (def) || !gimple_assign_cast_p (def))
	break;
      tree from = gimple_assign_rhs1 (def);
      bool wider = (TYPE_PRECISION (TREE_TYPE (index))
		    > TYPE_PRECISION (TREE_TYPE (from)));
      if (!INTEGRAL_TYPE_P (TREE_TYPE (from))
	  || TREE_CODE (TREE_TYPE (from)) == BOOLEAN_TYPE
	  || !type_has_mode_precision_p (TREE_TYPE (from))
	  || (TYPE_PRECISION (TREE_TYPE (from))
	      > TYPE_PRECISION (TREE_TYPE (index)))
	  /* That would be extended by another sign.  */
	  || (extended && !wider
	      && TYPE_UNSIGNED (TREE_TYPE (from))
		 != TYPE_UNSIGNED (TREE_TYPE (index))))
	break;
      extended |= wider;
      index = from;
    }
  return index;
}

/* What greatest_index returns, as far as that is seen in DEPTH statements.  */

static unsigned
greatest (tree index, unsigned depth, bool not_negative)
{
  unsigned most = NO_INDEX;
  tree type = TREE_TYPE (index);
  unsigned bits = TYPE_PRECISION (type);
  if (tree c = constant_value (index))
    return tree_fits_uhwi_p (c) ? MIN (tree_to_uhwi (c), most) : most;
  if (TYPE_UNSIGNED (type) && bits <= 8)
    most = (1u << bits) - 1;
  gimple *def = TREE_CODE (index) == SSA_NAME ? SSA_NAME_DEF_STMT (index)
		: NULL;
  if (!depth || !def || !is_gimple_assign (def))
    return most;
  tree a = gimple_assign_rhs1 (def);
  tree c = gimple_num_ops (def) > 2 ? constant_value (gimple_assign_rhs2 (def))
	   : NULL_TREE;
  bool known = c && tree_fits_uhwi_p (c);
  unsigned HOST_WIDE_INT n = known ? tree_to_uhwi (c) : 0;
  unsigned from;
  switch (gimple_assign_rhs_code (def))
    {
    case BIT_AND_EXPR:
      return known ? MIN (n, most) : most;
    case TRUNC_MOD_EXPR:
      return n && (TYPE_UNSIGNED (type) || not_negative)
	     ? MIN (n - 1, most) : most;
    case RSHIFT_EXPR:
      if (!known || n >= bits)
	return most;
      from = greatest (a, depth - 1, false);
      if (from < NO_INDEX)
	return from >> n;
      return bits - n <= 8 && (TYPE_UNSIGNED (type) || not_negative)
	     ? MIN ((1u << (bits - n)) - 1, most) : most;
    CASE_CONVERT:
      if (!INTEGRAL_TYPE_P (TREE_TYPE (a)))
	return most;
      from = greatest (a, depth - 1, false);
      return TYPE_UNSIGNED (type) || bits > 8 ? MIN (from, most) : most;
    default:
      return most;
    }
}

unsigned
greatest_index (tree index, bool not_negative)
{
  enum { DEEPEST = 4 };
  return greatest (index, DEEPEST, not_negative);
}
