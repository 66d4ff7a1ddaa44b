/* Comparisons under a mask whose opposite is asked for.

   INPUT	c = a > b;  t = ~c;  live = m & t;

   OUTPUT	live = m & (the mask of VCMPPS under m with the predicate
			    "not greater than")

   Loops that lanes leave one by one have this for each of their conditions.
   Where floating-point exceptions are honoured GCC has no comparison in GIMPLE
   that is the opposite of another one and raises the same.  The back end has
   one, and finds it, but then needs another instruction for m.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"
#include "target/target.h"

#if defined (TARGET_AVX512F)

namespace {

/* The predicate of VCMPPS that is the opposite of CODE with the same
   exceptions, or -1.  */

int
opposite_predicate (enum tree_code code)
{
  enum { NEQ_UQ = 4, NLT_US = 5, NLE_US = 6, NGE_US = 9, NGT_US = 10 };
  switch (code)
    {
    case EQ_EXPR: return NEQ_UQ;
    case LT_EXPR: return NLT_US;
    case LE_EXPR: return NLE_US;
    case GE_EXPR: return NGE_US;
    case GT_EXPR: return NGT_US;
    default: return -1;
    }
}

/* The definition of NAME by CODE if that is its only use, or null.  */

gassign *
only_use_of (tree name, enum tree_code code)
{
  gassign *s = (TREE_CODE (name) == SSA_NAME && has_single_use (name)
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (name)) : NULL);
  return s && (code == ERROR_MARK || gimple_assign_rhs_code (s) == code)
	 ? s : NULL;
}

/* The builtin that compares vectors of TYPE under a mask, or null.  */

tree
masked_comparison (tree type)
{
  if (!TARGET_AVX512F || !VECTOR_MODE_P (TYPE_MODE (type)))
    return NULL_TREE;
  switch (TYPE_MODE (type))
    {
    case E_V16SFmode:
      return ripple_target_builtin ("__builtin_ia32_cmpps512_mask");
    case E_V8DFmode:
      return ripple_target_builtin ("__builtin_ia32_cmppd512_mask");
    case E_V8SFmode:
      return TARGET_AVX512VL
	     ? ripple_target_builtin ("__builtin_ia32_cmpps256_mask")
	     : NULL_TREE;
    default:
      return NULL_TREE;
    }
}

/* Compare under the mask M at G what the opposite of which, NOT_C, is anded
   with it.  False if it is not such a comparison.  */

bool
compare_under (gimple_stmt_iterator *g, tree m, tree not_c)
{
  enum { CURRENT_DIRECTION = 4 };
  gassign *opposite = only_use_of (not_c, BIT_NOT_EXPR);
  gassign *c = opposite ? only_use_of (gimple_assign_rhs1 (opposite),
				       ERROR_MARK) : NULL;
  if (!c || TREE_CODE_CLASS (gimple_assign_rhs_code (c)) != tcc_comparison)
    return false;
  gimple *s = gsi_stmt (*g);
  tree a = gimple_assign_rhs1 (c), b = gimple_assign_rhs2 (c);
  tree type = TREE_TYPE (a);
  int predicate = opposite_predicate (gimple_assign_rhs_code (c));
  tree fn = predicate >= 0 ? masked_comparison (type) : NULL_TREE;
  if (!fn)
    return false;
  tree mask_type = TREE_TYPE (m);
  tree bits = TREE_TYPE (TREE_TYPE (fn));
  tree on = make_ssa_name (bits), r = make_ssa_name (bits);
  gimple *v = gimple_build_assign (on, build1 (VIEW_CONVERT_EXPR, bits, m));
  gsi_insert_before (g, v, GSI_SAME_STMT);
  tree p = build_int_cst (integer_type_node, predicate);
  tree direction = build_int_cst (integer_type_node, CURRENT_DIRECTION);
  gcall *call = GET_MODE_SIZE (TYPE_MODE (type)).to_constant () == 64
		? gimple_build_call (fn, 5, a, b, p, on, direction)
		: gimple_build_call (fn, 4, a, b, p, on);
  gimple_call_set_lhs (call, r);
  gimple_set_location (call, gimple_location (s));
  gsi_insert_before (g, call, GSI_SAME_STMT);
  gimple_assign_set_rhs_from_tree (g, build1 (VIEW_CONVERT_EXPR, mask_type,
					      r));
  update_stmt (gsi_stmt (*g));
  return true;
}

}

#endif

void
ripple_masked_comparisons (function *fn)
{
#if defined (TARGET_AVX512F)
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (!is_gimple_assign (s)
	    || gimple_assign_rhs_code (s) != BIT_AND_EXPR
	    || !VECTOR_BOOLEAN_TYPE_P (TREE_TYPE (gimple_assign_lhs (s))))
	  continue;
	tree m = gimple_assign_rhs1 (s), x = gimple_assign_rhs2 (s);
	if (!compare_under (&g, m, x))
	  compare_under (&g, x, m);
      }
#endif
}
