/* Reversals of RISC-V that begin with the first lane.

   INPUT	y = VEC_PERM_EXPR <x, x, { 0, 3, 2, 1 }>
   OUTPUT	r = VEC_PERM_EXPR <x, x, { 3, 2, 1, 0 }>
		y = VEC_PERM_EXPR <r, r, { 3, 0, 1, 2 }>

   The back end of GCC 14 takes these lanes for the multiples of 3 without
   their remainders of 4, and so finds no lane but the first two.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

#if defined (GCC_RISCV_H)

/* If S is such a permutation, how many lanes it has; else 0.  */

static unsigned
wrapped_reversal (gimple *s)
{
  unsigned HOST_WIDE_INT n;

  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != VEC_PERM_EXPR
      || TREE_CODE (gimple_assign_rhs3 (s)) != VECTOR_CST
      || gimple_assign_rhs1 (s) != gimple_assign_rhs2 (s)
      || !TYPE_VECTOR_SUBPARTS (TREE_TYPE (gimple_assign_rhs1 (s)))
	  .is_constant (&n))
    return 0;
  for (unsigned k = 0; k < n; k++)
    {
      tree from = vector_cst_elt (gimple_assign_rhs3 (s), k);
      if ((TREE_INT_CST_LOW (from) + k) % n != 0)
	return 0;
    }
  return n;
}

/* A permutation of X, of N lanes, for TO: lanes from FIRST in steps of STEP,
   of which the remainder is taken.  */

static gassign *
permutation (tree to, tree x, tree mask, unsigned n, unsigned first,
	     unsigned step)
{
  tree_vector_builder from (TREE_TYPE (mask), n, 1);

  for (unsigned k = 0; k < n; k++)
    from.quick_push (build_int_cst (TREE_TYPE (TREE_TYPE (mask)),
				    (first + k * step) % n));
  return gimple_build_assign (to, VEC_PERM_EXPR, x, x, from.build ());
}

void
ripple_wrapped_reversals (function *fn)
{
  basic_block bb;

  if (!MISPERMUTES_WRAPPED_REVERSALS)
    return;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	unsigned n = wrapped_reversal (s);

	/* Two lanes are as they were.  */
	if (n <= 2)
	  continue;
	tree mask = gimple_assign_rhs3 (s), x = gimple_assign_rhs1 (s);
	tree reversed = make_ssa_name (TREE_TYPE (x));
	gassign *first = permutation (reversed, x, mask, n, n - 1, n - 1);
	gassign *second = permutation (gimple_assign_lhs (s), reversed, mask,
				       n, n - 1, 1);

	gimple_set_location (first, gimple_location (s));
	gimple_set_location (second, gimple_location (s));
	gsi_insert_before (&g, first, GSI_SAME_STMT);
	gsi_replace (&g, second, false);
      }
}

#endif
