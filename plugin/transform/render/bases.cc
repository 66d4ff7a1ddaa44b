/* Affine values: one scalar stands for all lanes, the base.

   INPUT	_3 = i_1 + 5;		i_1: base _2, stride 1
   OUTPUT	_4 = _2 + 5;		_3: base _4, stride 1

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/shapes.h"
#include "transform/render/render-private.h"

/* True if OP's base, computed in 64 bits, is its exact value.  */

static bool
exact_p (tree op)
{
  if (!varying_p (op))
    return true;
  const struct affine *a = overlay_info (op)->affine;
  return a->exact || POINTER_TYPE_P (TREE_TYPE (op))
	 || TYPE_PRECISION (TREE_TYPE (op)) == 64;
}

static tree
affine_arithmetic (emitter *e, enum tree_code code, tree lhs, tree op0,
		   tree op1)
{
  tree type = value_base_type (lhs);
  if (code == POINTER_PLUS_EXPR)
    return gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, type,
			 value_base (e, op0, type),
			 value_base (e, op1, sizetype));
  /* An operand may have wrapped: compute in the value's own width, as the
     program does, and extend the result.  */
  tree in = type;
  if (POINTER_TYPE_P (type))
    in = sizetype;
  else if (!exact_p (op0) || (op1 && !exact_p (op1)))
    in = unsigned_type_for (TREE_TYPE (lhs));
  tree a = value_base (e, op0, in), r;
  if (code == LSHIFT_EXPR)
    r = gimple_build (&e->seq, e->loc, LSHIFT_EXPR, in, a,
		      constant_value (op1));
  else if (op1)
    r = gimple_build (&e->seq, e->loc, code, in, a, value_base (e, op1, in));
  else
    r = gimple_build (&e->seq, e->loc, code, in, a);
  if (!types_compatible_p (in, type))
    {
      r = gimple_convert (&e->seq, e->loc, TREE_TYPE (lhs), r);
      r = gimple_convert (&e->seq, e->loc, type, r);
    }
  return r;
}

tree
affine_assign (emitter *e, gimple *stmt)
{
  tree lhs = gimple_assign_lhs (stmt), type = value_base_type (lhs);
  tree op0 = gimple_assign_rhs1 (stmt);
  switch (gimple_assign_rhs_code (stmt))
    {
    case SSA_NAME:
    CASE_CONVERT:
      /* An operand that may have wrapped has the value of its own type:
	 convert that.  */
      if (!exact_p (op0))
	{
	  tree v = value_base (e, op0, varying_p (op0)
			       && POINTER_TYPE_P (TREE_TYPE (op0))
			       ? sizetype : TREE_TYPE (op0));
	  v = gimple_convert (&e->seq, e->loc, TREE_TYPE (lhs), v);
	  return gimple_convert (&e->seq, e->loc, type, v);
	}
      return value_base (e, op0, type);
    case ADDR_EXPR:
      return access_affine_address (e, TREE_OPERAND (op0, 0), type);
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
      return affine_arithmetic (e, gimple_assign_rhs_code (stmt), lhs, op0,
				NULL_TREE);
    case POINTER_DIFF_EXPR:
      {
	tree p = value_base (e, op0, sizetype);
	tree q = value_base (e, gimple_assign_rhs2 (stmt), sizetype);
	tree d = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype, p, q);
	return gimple_convert (&e->seq, e->loc, type, d);
      }
    default:
      return affine_arithmetic (e, gimple_assign_rhs_code (stmt), lhs, op0,
				gimple_assign_rhs2 (stmt));
    }
}

tree
affine_call (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), type = value_base_type (lhs);
  int64_t index[SHAPE_RANK];
  switch (ripple_api_call (call))
    {
    case API_ID:
    case API_FLAT:
      return build_zero_cst (type);
    case API_LANE:
      return value_base (e, gimple_call_arg (call, 2), type);
    case API_BROADCAST:
      return value_base (e, gimple_call_arg (call, 2), type);
    case API_SLICE:
      {
	tree x = gimple_call_arg (call, 0), stride[SHAPE_RANK];
	tree in = POINTER_TYPE_P (type) ? sizetype : type;
	tree b = value_base (e, x, in);
	slice_indices (call, index);
	value_strides (e, overlay_info (x)->affine, in, stride);
	for (unsigned d = 0; d < SHAPE_RANK; d++)
	  if (index[d] > 0 && stride[d])
	    b = gimple_build (&e->seq, e->loc, PLUS_EXPR, in, b,
			      gimple_build (&e->seq, e->loc, MULT_EXPR, in,
					    stride[d],
					    build_int_cst (in, index[d])));
	return gimple_convert (&e->seq, e->loc, type, b);
      }
    default:
      break;
    }
  if (gimple_call_internal_p (call))
    {
      internal_fn fn = gimple_call_internal_fn (call);
      render_check (e, call, mask);
      return affine_arithmetic (e, fn == IFN_UBSAN_CHECK_ADD ? PLUS_EXPR
				: fn == IFN_UBSAN_CHECK_SUB ? MINUS_EXPR
				: MULT_EXPR, lhs, gimple_call_arg (call, 0),
				gimple_call_arg (call, 1));
    }
  return value_base (e, gimple_call_arg (call, 0), type);
}
