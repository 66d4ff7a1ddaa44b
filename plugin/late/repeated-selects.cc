/* Selections of what has been selected already.

   INPUT	m2 = m & c;  x = VEC_COND_EXPR <m2, a, b>
		y = PHI <b, x>;  z = VEC_COND_EXPR <m, y, b>
   OUTPUT	z = y

   So it is where a loop whose lanes leave in its middle counts them.  GCC
   asks of one mask only, not whether it is a part of the other.

   This stands behind the early optimisers, which show what is equal, and
   before the selections become instructions of other forms.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

enum { MOST_PHIS = 4 };

/* The assignment of CODE that makes X, or null.  */

gimple *
made_by (tree x, enum tree_code code)
{
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  return (def && is_gimple_assign (def) && gimple_assign_rhs_code (def) == code
	  ? def : NULL);
}

/* X, not as a vector of another type.  */

tree
bits_of (tree x)
{
  while (gimple *s = made_by (x, VIEW_CONVERT_EXPR))
    x = TREE_OPERAND (gimple_assign_rhs1 (s), 0);
  return x;
}

/* True if X is selected by *MASK, and *OTHERWISE where that is off: also by an
   operation under a mask.  */

bool
select_p (tree x, tree *mask, tree *otherwise)
{
  if (gimple *s = made_by (x, VEC_COND_EXPR))
    {
      *mask = gimple_assign_rhs1 (s);
      *otherwise = gimple_assign_rhs3 (s);
      return true;
    }
  gcall *call = (TREE_CODE (x) == SSA_NAME
		 ? dyn_cast <gcall *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!call || !gimple_call_internal_p (call)
      || (conditional_internal_fn_code (gimple_call_internal_fn (call))
	  == ERROR_MARK))
    return false;
  *mask = gimple_call_arg (call, 0);
  *otherwise = gimple_call_arg (call, gimple_call_num_args (call) - 1);
  return true;
}

/* True if X has one value from BB on to what BB dominates, until BB is entered
   again.  */

bool
fixed_p (tree x, basic_block bb)
{
  if (TREE_CODE (x) != SSA_NAME)
    return is_gimple_min_invariant (x);
  if (SSA_NAME_IS_DEFAULT_DEF (x))
    return true;
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (x));
  return def != bb && dominated_by_p (CDI_DOMINATORS, bb, def);
}

/* True if A is B in all lanes that MASK turns off.  A PHI counts if B and MASK
   are those that its arguments were made with: both were there before its
   block, and not made again in it.  */

bool
selected_p (tree mask, tree a, tree b, unsigned phis)
{
  tree by, otherwise;

  a = bits_of (a);
  if (a == b)
    return true;
  if (select_p (a, &by, &otherwise))
    {
      gimple *both = made_by (by, BIT_AND_EXPR);
      return (bits_of (otherwise) == b
	      && (by == mask
		  || (both && (gimple_assign_rhs1 (both) == mask
			       || gimple_assign_rhs2 (both) == mask))));
    }
  gimple *def = TREE_CODE (a) == SSA_NAME ? SSA_NAME_DEF_STMT (a) : NULL;
  if (!def || gimple_code (def) != GIMPLE_PHI || phis == 0
      || !fixed_p (mask, gimple_bb (def)) || !fixed_p (b, gimple_bb (def)))
    return false;
  for (unsigned i = 0; i < gimple_phi_num_args (def); i++)
    if (!selected_p (mask, gimple_phi_arg_def (def, i), b, phis - 1))
      return false;
  return true;
}

}

void
ripple_repeated_selects (function *fn)
{
  basic_block bb;

  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!is_gimple_assign (s)
	    || gimple_assign_rhs_code (s) != VEC_COND_EXPR
	    || !selected_p (gimple_assign_rhs1 (s), gimple_assign_rhs2 (s),
			    bits_of (gimple_assign_rhs3 (s)), MOST_PHIS))
	  continue;
	gimple_assign_set_rhs_from_tree (&g, gimple_assign_rhs2 (s));
	update_stmt (gsi_stmt (g));
      }
}
