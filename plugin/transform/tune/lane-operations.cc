/* What is done to each lane of vectors, and to what.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "transform/tune/origins.h"

enum { DEEP = 3 };	/* Operations that one sees through.  */

bool
lane_by_lane_p (gimple *g)
{
  if (gimple_vuse (g) || !gimple_get_lhs (g) || gimple_has_side_effects (g)
      || stmt_ends_bb_p (g))
    return false;
  if (is_gimple_call (g))
    {
      bool (*elementwise_p) (gcall *)
	= ripple_current_target ()->elementwise_p;
      if (!gimple_call_internal_p (g))
	return elementwise_p && elementwise_p (as_a<gcall *> (g));
      switch (gimple_call_internal_fn (g))
	{
	case IFN_FMA:
	case IFN_FMS:
	case IFN_FNMA:
	case IFN_FNMS:
	case IFN_SQRT:
	case IFN_COPYSIGN:
	case IFN_AVG_FLOOR:
	case IFN_AVG_CEIL:
	  return true;
	default:
	  return false;
	}
    }
  if (!is_gimple_assign (g))
    return false;
  switch (gimple_assign_rhs_code (g))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case MULT_HIGHPART_EXPR:
    case RDIV_EXPR:
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    case EXACT_DIV_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
    case LROTATE_EXPR:
    case RROTATE_EXPR:
    case BIT_NOT_EXPR:
    case NEGATE_EXPR:
    case ABS_EXPR:
    case ABSU_EXPR:
    CASE_CONVERT:
    case FLOAT_EXPR:
    case FIX_TRUNC_EXPR:
    case PAREN_EXPR:
    case VEC_COND_EXPR:
      return true;
    default:
      return TREE_CODE_CLASS (gimple_assign_rhs_code (g)) == tcc_comparison;
    }
}

unsigned
operands (gimple *g)
{
  return is_gimple_call (g) ? gimple_call_num_args (g)
	 : gimple_num_ops (g) - 1;
}

tree
operand_of (gimple *g, unsigned i)
{
  return is_gimple_call (g) ? gimple_call_arg (g, i) : gimple_op (g, i + 1);
}

bool
same_operations_p (gimple *a, gimple *b)
{
  if (gimple_code (a) != gimple_code (b) || operands (a) != operands (b)
      || (is_gimple_call (a)
	  ? !gimple_call_same_target_p (a, b)
	  : gimple_assign_rhs_code (a) != gimple_assign_rhs_code (b))
      || !types_compatible_p (TREE_TYPE (gimple_get_lhs (a)),
			      TREE_TYPE (gimple_get_lhs (b))))
    return false;
  for (unsigned i = 0; i < operands (a); i++)
    {
      tree x = operand_of (a, i), y = operand_of (b, i);
      if (!types_compatible_p (TREE_TYPE (x), TREE_TYPE (y))
	  || (!VECTOR_TYPE_P (TREE_TYPE (x)) && !operand_equal_p (x, y, 0)))
	return false;
    }
  return true;
}

static bool
commutes_p (gimple *g)
{
  return is_gimple_assign (g) && operands (g) == 2
	 && commutative_tree_code (gimple_assign_rhs_code (g));
}

/* How much of what byte AX of X and byte AY of Y are made of is in the same
   vectors, as far as one sees through DEPTH operations.  */

static unsigned
likeness (replacement *r, tree x, unsigned ax, tree y, unsigned ay,
	  unsigned depth)
{
  look_behind (&x, &ax);
  look_behind (&y, &ay);
  if (first_load (r, x) == first_load (r, y))
    return 1;
  if (TREE_CODE (x) != SSA_NAME || TREE_CODE (y) != SSA_NAME || depth == 0)
    return 0;
  gimple *a = SSA_NAME_DEF_STMT (x), *b = SSA_NAME_DEF_STMT (y);
  if (!lane_by_lane_p (a) || !lane_by_lane_p (b)
      || !same_operations_p (a, b))
    return 0;
  unsigned straight = 0, crossed = 0, n = operands (a);
  for (unsigned k = 0; k < n; k++)
    if (VECTOR_TYPE_P (TREE_TYPE (operand_of (a, k))))
      {
	straight += likeness (r, operand_of (a, k), ax, operand_of (b, k), ay,
			      depth - 1);
	if (commutes_p (a))
	  crossed += likeness (r, operand_of (a, k), ax,
			       operand_of (b, n - 1 - k), ay, depth - 1);
      }
  return MAX (straight, crossed);
}

/* True if the operands of B, which commute, are more like those of A the other
   way round.  AX and AY are the bytes of these that are meant.  */

static bool
crossed_p (replacement *r, gimple *a, unsigned ax, gimple *b, unsigned ay)
{
  unsigned straight = 0, crossed = 0;
  if (a == b || !commutes_p (b) || operands (a) != 2)
    return false;
  for (unsigned k = 0; k < 2; k++)
    {
      tree x = operand_of (a, k);
      straight += likeness (r, x, ax, operand_of (b, k), ay, DEEP);
      crossed += likeness (r, x, ax, operand_of (b, 1 - k), ay, DEEP);
    }
  return crossed > straight;
}

unsigned
origin_elements (const origin *o)
{
  tree first = o->from[0];
  if (TREE_CODE (first) != SSA_NAME
      || vector_bytes (TREE_TYPE (first)) != o->bytes)
    return 0;
  unsigned es = element_bytes (TREE_TYPE (first));
  for (unsigned i = 0; i < o->bytes; i++)
    {
      tree x = o->from[i], y = o->from[i / es * es];
      if (TREE_CODE (x) != SSA_NAME || x != y || o->at[i] % es != i % es
	  || o->at[i] / es != o->at[i / es * es] / es
	  || !types_compatible_p (TREE_TYPE (x), TREE_TYPE (first)))
	return 0;
    }
  return es;
}

bool
operand_origins (replacement *r, const origin *o, unsigned k, origin *of)
{
  unsigned es = element_bytes (TREE_TYPE (o->from[0])), first = 0;
  /* What does not commute says which operand is which.  */
  for (unsigned i = 0; i < o->bytes && !first; i += es)
    if (!commutes_p (SSA_NAME_DEF_STMT (o->from[i])))
      first = i;
  gimple *g = SSA_NAME_DEF_STMT (o->from[first]);
  of->bytes = o->bytes;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      gimple *s = SSA_NAME_DEF_STMT (o->from[i]);
      if (i % es != 0)
	of->from[i] = of->from[i - 1];
      else
	of->from[i] = operand_of (s, crossed_p (r, g, o->at[first], s,
						o->at[i]) ? 1 - k : k);
      of->at[i] = o->at[i];
      if (vector_bytes (TREE_TYPE (of->from[i])) != o->bytes
	  || element_bytes (TREE_TYPE (of->from[i])) != es)
	return false;
    }
  return true;
}
