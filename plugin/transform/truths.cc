/* Truths: what is computed in integers of 0 and 1, as C has it, and then
   compared with 0, is computed in masks.

   INPUT	_1 = (int) b_2;  _3 = (int) c_4;  _5 = _1 & _3;
		m_6 = _5 != 0;
   OUTPUT	_7 = b_2 & c_4;  m_6 = _7;

   INPUT	_1 = m_2 ? 1 : 0;  b_3 = (_Bool) _1;
   OUTPUT	b_3 = m_2;

   The truth of an integer X, known to be 0 or 1 in each lane, is a boolean
   that is on where X is 1.  It is computed right behind X; what is not
   needed then is removed by the renderer.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/transform.h"

/* The truths found so far; null for what is no truth.  */
static hash_map<tree, tree> *truths;

/* Statements that are looked through for one comparison.  */
static const unsigned MOST_STEPS = 16;

static tree truth_of (tree x, unsigned steps);

static bool
truth_type_p (tree type)
{
  return (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) == 1
	  && TYPE_UNSIGNED (type));
}

/* A new boolean behind the definition of X, of X's shape: the assignment of
   CODE on A, B and C.  */

static tree
new_truth (tree x, enum tree_code code, tree a, tree b, tree c)
{
  gimple *def = SSA_NAME_DEF_STMT (x);
  gimple_stmt_iterator at = gsi_for_stmt (def);
  tree r = make_ssa_name (boolean_type_node);
  gimple *g = gimple_build_assign (r, code, a, b, c);

  gimple_set_location (g, gimple_location (def));
  gsi_insert_after (&at, g, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (x));
  return r;
}

/* The truth of the SSA name X, defined by the assignment DEF; null if X may
   be anything but 0 and 1.  */

static tree
truth_of_assign (tree x, gimple *def, unsigned steps)
{
  tree a = gimple_assign_rhs1 (def), b, c;
  enum tree_code code = gimple_assign_rhs_code (def);

  switch (code)
    {
    CASE_CONVERT:
      return INTEGRAL_TYPE_P (TREE_TYPE (a)) ? truth_of (a, steps) : NULL_TREE;

    case SSA_NAME:
    case INTEGER_CST:
      return truth_of (a, steps);

    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      b = truth_of (a, steps);
      c = b ? truth_of (gimple_assign_rhs2 (def), steps) : NULL_TREE;
      return c ? new_truth (x, code, b, c, NULL_TREE) : NULL_TREE;

    case COND_EXPR:
      if (TREE_CODE (a) != SSA_NAME)
	return NULL_TREE;
      b = truth_of (gimple_assign_rhs2 (def), steps);
      c = b ? truth_of (gimple_assign_rhs3 (def), steps) : NULL_TREE;
      if (!c)
	return NULL_TREE;
      if (!shape_equal_p (overlay_shape (a), overlay_shape (x)))
	return new_truth (x, COND_EXPR, a, b, c);
      if (integer_onep (b) && integer_zerop (c))
	return a;
      if (integer_zerop (b) && integer_onep (c))
	return new_truth (x, BIT_NOT_EXPR, a, NULL_TREE, NULL_TREE);
      return new_truth (x, COND_EXPR, a, b, c);

    default:
      return NULL_TREE;
    }
}

/* The truth of X, or null.  */

static tree
truth_of (tree x, unsigned steps)
{
  gimple *def;

  if (TREE_CODE (x) == INTEGER_CST)
    return (integer_zerop (x) || integer_onep (x)
	    ? constant_boolean_node (integer_onep (x), boolean_type_node)
	    : NULL_TREE);
  if (truth_type_p (TREE_TYPE (x)))
    return x;
  if (TREE_CODE (x) != SSA_NAME || steps == 0)
    return NULL_TREE;
  if (tree *known = truths->get (x))
    return *known;
  def = SSA_NAME_DEF_STMT (x);
  tree r = NULL_TREE;
  if (is_gimple_assign (def) && !gimple_vuse (def))
    r = truth_of_assign (x, def, steps - 1);
  else if (gimple_code (def) == GIMPLE_PHI && gimple_phi_num_args (def) == 1)
    r = truth_of (gimple_phi_arg_def (def, 0), steps - 1);
  truths->put (x, r);
  return r;
}

/* Let STMT, if it asks whether an integer is 0, read a truth.  */

static void
use_truth (gimple_stmt_iterator *at)
{
  gimple *stmt = gsi_stmt (*at);
  tree lhs = gimple_assign_lhs (stmt), x = gimple_assign_rhs1 (stmt), t;
  enum tree_code code = gimple_assign_rhs_code (stmt);

  if (TREE_CODE (lhs) != SSA_NAME || !truth_type_p (TREE_TYPE (lhs))
      || TREE_CODE (x) != SSA_NAME || !shaped_p (x)
      || !INTEGRAL_TYPE_P (TREE_TYPE (x)) || truth_type_p (TREE_TYPE (x))
      || !((code == NE_EXPR && integer_zerop (gimple_assign_rhs2 (stmt)))
	   || CONVERT_EXPR_CODE_P (code)))
    return;
  t = truth_of (x, MOST_STEPS);
  if (!t || !shape_equal_p (overlay_shape (t), overlay_shape (x)))
    return;
  gimple_assign_set_rhs_with_ops (at, TREE_CODE (t), t);
  update_stmt (gsi_stmt (*at));
}

void
find_truths (void)
{
  basic_block bb;

  truths = new hash_map<tree, tree> ();
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (is_gimple_assign (gsi_stmt (g)))
	use_truth (&g);
  delete truths;
  truths = NULL;
}
