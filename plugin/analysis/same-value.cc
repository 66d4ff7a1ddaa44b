/* Are two values, or two places in memory, the same?

   Values are if they are computed by the same operations from the same names,
   a few operations back, or loaded from one place with nothing in between that
   may write.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"

/* True if operands A1 and A2 of an operation CODE are B1 and B2, of which some
   may be null, as same_value_p.  */

static bool
same_operands_p (enum tree_code code, tree a1, tree a2, tree b1, tree b2,
		 int depth)
{
  return (same_value_p (a1, b1, depth) && same_value_p (a2, b2, depth))
	 || (commutative_tree_code (code) && same_value_p (a1, b2, depth)
	     && same_value_p (a2, b1, depth));
}

/* True if A and B number the lanes of one shape.  */

static bool
same_lane_numbers_p (gimple *a, gimple *b)
{
  if (ripple_api_call (a) != API_FLAT || ripple_api_call (b) != API_FLAT
      || gimple_call_num_args (a) != gimple_call_num_args (b))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (a); i++)
    if (!operand_equal_p (gimple_call_arg (a, i), gimple_call_arg (b, i), 0))
      return false;
  return true;
}

bool
same_value_p (tree a, tree b, int depth)
{
  if (a == b)
    return true;
  if (!a || !b || TREE_CODE (a) != TREE_CODE (b))
    return false;
  if (depth > 0 && (UNARY_CLASS_P (a) || BINARY_CLASS_P (a))
      && types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    {
      bool two = BINARY_CLASS_P (a);
      return same_operands_p (TREE_CODE (a), TREE_OPERAND (a, 0),
			      two ? TREE_OPERAND (a, 1) : NULL_TREE,
			      TREE_OPERAND (b, 0),
			      two ? TREE_OPERAND (b, 1) : NULL_TREE,
			      depth - 1);
    }
  /* A vector of one number.  */
  if (TREE_CODE (a) == CONSTRUCTOR && VECTOR_TYPE_P (TREE_TYPE (a))
      && types_compatible_p (TREE_TYPE (a), TREE_TYPE (b))
      && uniform_vector_p (a))
    return same_value_p (uniform_vector_p (a), uniform_vector_p (b), depth);
  if (TREE_CODE (a) != SSA_NAME)
    return operand_equal_p (a, b, 0);
  gimple *d = SSA_NAME_DEF_STMT (a), *f = SSA_NAME_DEF_STMT (b);
  if (d && f && same_lane_numbers_p (d, f))
    return true;
  /* Names that control flow gets when it becomes masks have no statement
     before that.  */
  if (depth == 0 || !d || !f || !is_gimple_assign (d) || !is_gimple_assign (f)
      || gimple_vuse (d) || gimple_vuse (f)
      || gimple_assign_rhs_code (d) != gimple_assign_rhs_code (f)
      || !types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  return same_operands_p (gimple_assign_rhs_code (d), gimple_assign_rhs1 (d),
			  gimple_assign_rhs2 (d), gimple_assign_rhs1 (f),
			  gimple_assign_rhs2 (f), depth - 1)
	 && same_value_p (gimple_assign_rhs3 (d), gimple_assign_rhs3 (f),
			  depth - 1);
}

bool
same_place_p (tree a, tree b)
{
  if (TREE_CODE (a) != TREE_CODE (b)
      || !types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  switch (TREE_CODE (a))
    {
    case COMPONENT_REF:
      return TREE_OPERAND (a, 1) == TREE_OPERAND (b, 1)
	     && !DECL_BIT_FIELD (TREE_OPERAND (a, 1))
	     && same_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
    case ARRAY_REF:
      return same_value_p (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1), 8)
	     && same_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
    case MEM_REF:
      return operand_equal_p (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1), 0)
	     && same_value_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0), 8);
    default:
      return DECL_P (a) && a == b;
    }
}

/* True if S asks for lanes or masks, which stand for registers.  */

static bool
query_p (gimple *s)
{
  int api = ripple_api_call (s);
  return api == API_LANE || api == API_ANY || api == API_FLAT;
}

bool
may_store_p (gimple *s)
{
  return (!is_gimple_debug (s) && !query_p (s)
	  && (gimple_vdef (s) || gimple_store_p (s)
	      || gimple_code (s) == GIMPLE_ASM
	      || (is_gimple_call (s)
		  && !(gimple_call_flags (s) & (ECF_CONST | ECF_PURE)))));
}

/* True if A and B are loaded, by *D and *F, from one place.  */

static bool
loaded_from_one_place_p (tree a, tree b, gimple **d, gimple **f)
{
  if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != SSA_NAME)
    return false;
  *d = SSA_NAME_DEF_STMT (a);
  *f = SSA_NAME_DEF_STMT (b);
  return (gimple_assign_load_p (*d) && gimple_assign_load_p (*f)
	  && !gimple_has_volatile_ops (*d) && !gimple_has_volatile_ops (*f)
	  && types_compatible_p (TREE_TYPE (a), TREE_TYPE (b))
	  && same_place_p (gimple_assign_rhs1 (*d), gimple_assign_rhs1 (*f)));
}

bool
same_load_p (tree a, tree b)
{
  gimple *d, *f;
  if (a == b)
    return true;
  if (!loaded_from_one_place_p (a, b, &d, &f)
      || gimple_bb (d) != gimple_bb (f))
    return false;
  /* From the first to the second.  */
  bool inside = false;
  for (gimple_stmt_iterator g = gsi_start_bb (gimple_bb (d)); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *s = gsi_stmt (g);
      bool end = s == d || s == f;
      if (end && inside)
	return true;
      if (inside && may_store_p (s))
	return false;
      inside |= end;
    }
  return false;
}

bool
same_as_before_p (tree a, tree b)
{
  gimple *d, *f;
  if (same_load_p (a, b))
    return true;
  if (!loaded_from_one_place_p (a, b, &d, &f))
    return false;
  basic_block bb = gimple_bb (f);
  gimple_stmt_iterator g = gsi_for_stmt (f);
  for (unsigned steps = 0; steps < 1000; steps++)
    {
      gsi_prev (&g);
      while (gsi_end_p (g))
	{
	  if (!single_pred_p (bb) || steps++ > 1000)
	    return false;
	  bb = single_pred (bb);
	  g = gsi_last_bb (bb);
	}
      if (gsi_stmt (g) == d)
	return true;
      if (may_store_p (gsi_stmt (g)))
	return false;
    }
  return false;
}
