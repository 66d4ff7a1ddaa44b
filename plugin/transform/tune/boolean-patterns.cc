/* Boolean patterns: what is computed in integers of 0 and 1, as C has it, and
   then compared with 0, is computed in masks.

   INPUT	_1 = (int) b_2;  _3 = (int) c_4;  _5 = _1 & _3;
		m_6 = _5 != 0;
   OUTPUT	_7 = b_2 & c_4;  m_6 = _7;

   INPUT	_1 = m_2 ? 1 : 0;  b_3 = (_Bool) _1;
   OUTPUT	b_3 = m_2;

   INPUT	x_1 = PHI <x_0, x_2>;  m_3 = x_1 != 0;  x_2 = m_4 ? 1 : 0;
		with x_0 = __ripple_broadcast (BS, DIMS, 1)
   OUTPUT	t_1 = PHI <t_0, m_4>;  m_3 = t_1;
		with t_0 = x_0 != 0

   The boolean of an integer X, known to be 0 or 1 in each lane, is a boolean
   that is on where X is 1.  It is computed right behind X; what is not
   needed then is removed by the renderer.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tune/tune.h"

/* The booleans that stand for integers.  */
static hash_map<tree, tree> *booleans;

/* Names that are looked through for one comparison.  */
static const unsigned MOST_NAMES = 32;

static tree boolean_of (tree x);

static bool
truth_type_p (tree type)
{
  return (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) == 1
	  && TYPE_UNSIGNED (type));
}

/* A new boolean behind the definition of X, of X's shape: the assignment of
   CODE on A, B and C.  */

static tree
new_boolean (tree x, enum tree_code code, tree a, tree b, tree c)
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

/* Is X an integer that is 0 or 1 in each lane?  SEEN are names of which this
   is supposed; what goes round a loop is such an integer if it is one when the
   loop is entered, and what the loop makes of one is.  */

static bool
truth_p (tree x, hash_set<tree> *seen)
{
  if (TREE_CODE (x) == INTEGER_CST)
    return integer_zerop (x) || integer_onep (x);
  if (!INTEGRAL_TYPE_P (TREE_TYPE (x)))
    return false;
  if (truth_type_p (TREE_TYPE (x)))
    return true;
  if (TREE_CODE (x) != SSA_NAME)
    return false;
  if (booleans->get (x) || seen->contains (x))
    return true;
  if (seen->elements () == MOST_NAMES)
    return false;
  seen->add (x);

  gimple *def = SSA_NAME_DEF_STMT (x);
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	if (!truth_p (gimple_phi_arg_def (phi, i), seen))
	  return false;
      return true;
    }
  if (ripple_api_call (def) == API_BROADCAST)
    return truth_p (gimple_call_arg (def, 2), seen);
  if (tree expected = ripple_expected_value (def))
    return truth_p (expected, seen);
  if (!is_gimple_assign (def) || gimple_vuse (def))
    return false;
  switch (gimple_assign_rhs_code (def))
    {
    CASE_CONVERT:
    case SSA_NAME:
    case INTEGER_CST:
      return truth_p (gimple_assign_rhs1 (def), seen);
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return (truth_p (gimple_assign_rhs1 (def), seen)
	      && truth_p (gimple_assign_rhs2 (def), seen));
    case COND_EXPR:
      return (TREE_CODE (gimple_assign_rhs1 (def)) == SSA_NAME
	      && truth_p (gimple_assign_rhs2 (def), seen)
	      && truth_p (gimple_assign_rhs3 (def), seen));
    default:
      return false;
    }
}

/* The boolean of the SSA name X, defined by the assignment DEF.  */

static tree
boolean_of_assign (tree x, gimple *def)
{
  tree a = gimple_assign_rhs1 (def), b, c;
  enum tree_code code = gimple_assign_rhs_code (def);

  switch (code)
    {
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      b = boolean_of (a);
      return new_boolean (x, code, b, boolean_of (gimple_assign_rhs2 (def)),
			  NULL_TREE);

    case COND_EXPR:
      b = boolean_of (gimple_assign_rhs2 (def));
      c = boolean_of (gimple_assign_rhs3 (def));
      if (!shape_equal_p (overlay_shape (a), overlay_shape (x)))
	return new_boolean (x, COND_EXPR, a, b, c);
      if (integer_onep (b) && integer_zerop (c))
	return a;
      if (integer_zerop (b) && integer_onep (c))
	return new_boolean (x, BIT_NOT_EXPR, a, NULL_TREE, NULL_TREE);
      return new_boolean (x, COND_EXPR, a, b, c);

    default:
      return boolean_of (a);
    }
}

/* The boolean of the result X of PHI, which goes round loops as X does.  */

static tree
boolean_of_phi (tree x, gphi *phi)
{
  tree r = make_ssa_name (boolean_type_node);
  gphi *g = create_phi_node (r, gimple_bb (phi));

  overlay_set_shape (r, overlay_shape (x));
  booleans->put (x, r);
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    add_phi_arg (g, boolean_of (gimple_phi_arg_def (phi, i)),
		 gimple_phi_arg_edge (phi, i),
		 gimple_phi_arg_location (phi, i));
  return r;
}

/* The boolean of X, which has one.  */

static tree
boolean_of (tree x)
{
  gimple *def;
  tree r;

  if (TREE_CODE (x) == INTEGER_CST)
    return constant_boolean_node (integer_onep (x), boolean_type_node);
  if (truth_type_p (TREE_TYPE (x)))
    return x;
  if (tree *known = booleans->get (x))
    return *known;
  def = SSA_NAME_DEF_STMT (x);
  if (gphi *phi = dyn_cast<gphi *> (def))
    r = (gimple_phi_num_args (phi) == 1
	 ? boolean_of (gimple_phi_arg_def (phi, 0)) : boolean_of_phi (x, phi));
  else if (is_gimple_assign (def))
    r = boolean_of_assign (x, def);
  else if (tree expected = ripple_expected_value (def))
    r = boolean_of (expected);
  else
    r = new_boolean (x, NE_EXPR, x, build_zero_cst (TREE_TYPE (x)), NULL_TREE);
  booleans->put (x, r);
  return r;
}

/* Let STMT, if it asks whether an integer is 0, read a boolean.  */

static void
use_boolean (gimple_stmt_iterator *at)
{
  gimple *stmt = gsi_stmt (*at);
  tree lhs = gimple_assign_lhs (stmt), x = gimple_assign_rhs1 (stmt), t;
  enum tree_code code = gimple_assign_rhs_code (stmt);

  if (TREE_CODE (lhs) != SSA_NAME || !truth_type_p (TREE_TYPE (lhs))
      || TREE_CODE (x) != SSA_NAME || !varying_p (x)
      || !INTEGRAL_TYPE_P (TREE_TYPE (x)) || truth_type_p (TREE_TYPE (x))
      || !((code == NE_EXPR && integer_zerop (gimple_assign_rhs2 (stmt)))
	   || CONVERT_EXPR_CODE_P (code)))
    return;
  hash_set<tree> seen;
  if (!truth_p (x, &seen))
    return;
  t = boolean_of (x);
  if (!shape_equal_p (overlay_shape (t), overlay_shape (x)))
    return;
  gimple_assign_set_rhs_with_ops (at, TREE_CODE (t), t);
  update_stmt (gsi_stmt (*at));
}

void
find_boolean_patterns (void)
{
  basic_block bb;

  booleans = new hash_map<tree, tree> ();
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (is_gimple_assign (gsi_stmt (g)))
	use_boolean (&g);
  delete booleans;
  booleans = NULL;
}
