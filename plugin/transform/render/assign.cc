/* Assignments that compute in lanes: their operands in the type and the order
   in which the result is held, and the operation.

   INPUT	_3 = _1 < 7;		_1: lanes
   OUTPUT	the parts of _3

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/same-value.h"
#include "emit/arith/exceptions.h"
#include "transform/cfg/cfg.h"
#include "transform/render/render-private.h"

/* The type that holds all values of the integer types A and B, if it is
   narrower than TYPE, else null.  */

static tree
common_type (tree a, tree b, tree type)
{
  unsigned pa = TYPE_PRECISION (a), pb = TYPE_PRECISION (b);
  bool uns = TYPE_UNSIGNED (a) && TYPE_UNSIGNED (b);
  unsigned bits = MAX (TYPE_UNSIGNED (a) && !uns ? 2 * pa : pa,
		       TYPE_UNSIGNED (b) && !uns ? 2 * pb : pb);
  if (bits >= TYPE_PRECISION (type))
    return NULL_TREE;
  return lanes_element_type (build_nonstandard_integer_type (bits, uns));
}

/* X CODE B for the uniform integer B, which may lie outside of X's type: what
   is past an end of it is taken as the end, which is wrong for lanes at the
   end only, and for some comparisons.  */

static lanes *
compare_uniform (emitter *e, enum tree_code code, lanes *x, tree b)
{
  tree type = TREE_TYPE (b), bt = boolean_type_node;
  tree lo = fold_convert (type, TYPE_MIN_VALUE (x->elt));
  tree hi = fold_convert (type, TYPE_MAX_VALUE (x->elt));
  tree c = gimple_build (&e->seq, e->loc, MAX_EXPR, type, b, lo);
  c = gimple_build (&e->seq, e->loc, MIN_EXPR, type, c, hi);
  c = gimple_convert (&e->seq, e->loc, x->elt, c);
  lanes *m = lanes_compare (e, code, x, lanes_splat (e, x->elt, 0, x->n, c));
  tree in, above = gimple_build (&e->seq, e->loc, GT_EXPR, bt, b, hi);
  tree below = gimple_build (&e->seq, e->loc, LT_EXPR, bt, b, lo);
  bool set = false;	/* If B is outside of the type all lanes are on, not
			   off.  */
  switch (code)
    {
    case GT_EXPR: in = below; set = true; break;
    case LT_EXPR: in = above; set = true; break;
    case GE_EXPR: in = above; break;
    case LE_EXPR: in = below; break;
    default:
      in = gimple_build (&e->seq, e->loc, BIT_IOR_EXPR, bt, above, below);
      set = code == NE_EXPR;
      break;
    }
  if (integer_zerop (in))
    return m;
  if (!set)
    in = gimple_build (&e->seq, e->loc, BIT_XOR_EXPR, bt, in,
		       boolean_true_node);
  return lanes_binary (e, set ? BIT_IOR_EXPR : BIT_AND_EXPR, m,
		       lanes_splat (e, bt, m->es, m->n, in), NULL);
}

/* The comparison in a narrower type than A and B have, or null.  */

static lanes *
compare_narrow (emitter *e, enum tree_code code, tree a, tree b,
		const struct shape *s)
{
  tree ta = value_held_type (a), tb = value_held_type (b);
  if (!ta && tb)
    return compare_narrow (e, swap_tree_comparison (code), b, a, s);
  if (!ta || !INTEGRAL_TYPE_P (ta)
      || TYPE_PRECISION (ta) >= TYPE_PRECISION (TREE_TYPE (a)))
    return NULL;
  if (!varying_p (b))
    return compare_uniform (e, code, value_lanes_held (e, a, s), b);
  tree common = tb ? common_type (ta, tb, TREE_TYPE (a)) : NULL_TREE;
  if (!common)
    return NULL;
  return lanes_compare (e, code, value_lanes_as (e, a, s, common),
			value_lanes_as (e, b, s, common));
}

/* The comparison of the floats A and B under MASK.  */

static lanes *
compare_floats (emitter *e, enum tree_code code, lanes *a, lanes *b, tree mask,
		const struct shape *s)
{
  if (!exceptions_kept_p (EXCEPTIONS_ALL))
    return lanes_compare (e, code, a, b);
  if (exceptions_kept_p (exceptions_of (code, a->elt)))
    {
      lanes *m = value_mask_lanes (e, mask, s, a->es);
      a = lanes_quiet (e, a, m, 0);
      b = lanes_quiet (e, b, m, 0);
    }
  return lanes_compare_exactly (e, code, a, b);
}

static lanes *
compare (emitter *e, enum tree_code code, tree a, tree b, tree mask,
	 const struct shape *s)
{
  if (value_boolean_p (a))
    {
      lanes *x = value_lanes (e, a, s);
      return lanes_compare (e, code, x, value_lanes (e, b, s, x->es));
    }
  if (lanes *m = compare_narrow (e, code, a, b, s))
    return m;
  lanes *x = value_lanes (e, a, s), *y = value_lanes (e, b, s);
  return SCALAR_FLOAT_TYPE_P (x->elt) ? compare_floats (e, code, x, y, mask, s)
	 : lanes_compare (e, code, x, y);
}

/* The operand OP of STMT in the type and the order in which STMT's result is
   computed.  */

static lanes *
operand (emitter *e, gimple *stmt, tree op, const struct shape *s)
{
  value_info *to = overlay_info (gimple_assign_lhs (stmt));
  if (to->flags & VALUE_DEINTERLEAVED)
    return value_lanes_deinterleaved (e, op, s, to->held);
  return to->held ? value_lanes_as (e, op, s, to->held)
	 : value_lanes (e, op, s);
}

/* True if X, which is compared, is *CHOSEN or was loaded from the same place
   before: then it becomes *CHOSEN.  */

static bool
compared_p (tree x, tree *chosen)
{
  if (!operand_equal_p (x, *chosen, 0) && !same_as_before_p (x, *chosen))
    return false;
  *chosen = x;
  return true;
}

struct extremum;
static enum tree_code chosen_extremum (gimple *stmt, tree c, tree *a, tree *b,
				       extremum *bound = NULL);

/* True if A is a constant that is less than B, another one.  */

static bool
constant_less_p (tree a, tree b)
{
  if (TREE_CODE (a) == INTEGER_CST && TREE_CODE (b) == INTEGER_CST)
    return tree_int_cst_lt (a, b);
  return TREE_CODE (a) == REAL_CST && TREE_CODE (b) == REAL_CST
	 && real_less (TREE_REAL_CST_PTR (a), TREE_REAL_CST_PTR (b));
}

/* A minimum or maximum (CODE) of A and B; of floats B if they are equal or not
   ordered.  */

struct extremum
{
  enum tree_code code;
  tree a, b;
};

/* True if X CODE K is Y CODE K: Y is X up to a constant before K, as in
   x > 1 ? 1 : x < 0 ? 0 : x.  *BOUND is Y then, made of X itself: Y may be
   anything in lanes that do not choose it.  */

static bool
bounded_p (tree x, enum tree_code code, tree k, tree y, extremum *bound)
{
  gimple *def = TREE_CODE (y) == SSA_NAME ? SSA_NAME_DEF_STMT (y) : NULL;
  if (!def || !is_gimple_assign (def))
    return false;
  tree a = copied_value (gimple_assign_rhs1 (def)), b = NULL_TREE;
  bound->code = gimple_assign_rhs_code (def);
  if (bound->code == COND_EXPR)
    {
      tree c = a;
      a = copied_value (gimple_assign_rhs2 (def));
      b = copied_value (gimple_assign_rhs3 (def));
      bound->code = chosen_extremum (def, c, &a, &b);
    }
  else if (bound->code == MIN_EXPR || bound->code == MAX_EXPR)
    b = copied_value (gimple_assign_rhs2 (def));
  else
    return false;
  bool last = CONSTANT_CLASS_P (b);
  tree other = last ? b : a;
  if (!operand_equal_p (last ? a : b, x, 0)
      && !same_as_before_p (x, last ? a : b))
    return false;
  bound->a = last ? x : a;
  bound->b = last ? b : x;
  /* Y may be the constant where X is not a number.  */
  bool any = INTEGRAL_TYPE_P (TREE_TYPE (x));
  if (bound->code == MAX_EXPR)
    return (any || code == GT_EXPR || code == GE_EXPR)
	   && constant_less_p (other, k);
  return bound->code == MIN_EXPR
	 && (any || code == LT_EXPR || code == LE_EXPR)
	 && constant_less_p (k, other);
}

/* MIN_EXPR or MAX_EXPR if that is what STMT chooses of *A and *B by C, which
   become what C compares; else ERROR_MARK.  Of integers GCC makes that of ?:
   itself, but in C++, where it may be an lvalue.  What is held in fewer bits
   than it has is not what C compares.  Of floats it is B if they are equal or
   not ordered.  If BOUND is not null, the one of *A and *B that is no constant
   may be *BOUND instead, whose code is ERROR_MARK else.  */

static enum tree_code
chosen_extremum (gimple *stmt, tree c, tree *a, tree *b,
		 extremum *bound)
{
  if (TREE_CODE (c) != SSA_NAME
      || overlay_info (gimple_assign_lhs (stmt))->held
      || (!INTEGRAL_TYPE_P (TREE_TYPE (*a))
	  && !SCALAR_FLOAT_TYPE_P (TREE_TYPE (*a))))
    return ERROR_MARK;
  gimple *def = SSA_NAME_DEF_STMT (c);
  if (!is_gimple_assign (def)
      || TREE_CODE_CLASS (gimple_assign_rhs_code (def)) != tcc_comparison)
    return ERROR_MARK;
  enum tree_code code = gimple_assign_rhs_code (def);
  tree x = copied_value (gimple_assign_rhs1 (def));
  tree y = copied_value (gimple_assign_rhs2 (def));
  bool first = CONSTANT_CLASS_P (*a);
  tree k = first ? *a : *b;
  if (!bound || !CONSTANT_CLASS_P (k) || !operand_equal_p (y, k, 0)
      || !bounded_p (x, code, k, first ? *b : *a, bound))
    {
      if (bound)
	bound->code = ERROR_MARK;
      first = compared_p (x, b) && compared_p (y, a);
      if (!first && (!compared_p (x, a) || !compared_p (y, b)))
	return ERROR_MARK;
    }
  if (first)
    code = swap_tree_comparison (code);
  if (SCALAR_FLOAT_TYPE_P (TREE_TYPE (*a)) && code != LT_EXPR
      && code != GT_EXPR)
    {
      /* Equal numbers are the same number if that is not zero.  */
      k = TREE_CODE (*a) == REAL_CST ? *a : *b;
      if ((code != LE_EXPR && code != GE_EXPR) || TREE_CODE (k) != REAL_CST
	  || real_zerop (k))
	return ERROR_MARK;
    }
  return code == LT_EXPR || code == LE_EXPR ? MIN_EXPR
	 : code == GT_EXPR || code == GE_EXPR ? MAX_EXPR : ERROR_MARK;
}

/* The minimum or maximum (CODE) of A and B, of the type of what STMT sets;
   null if there is no instruction for it.  */

static lanes *
extremum_lanes (emitter *e, gimple *stmt, enum tree_code code, lanes *a,
		lanes *b)
{
  if (INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt))))
    return lanes_binary (e, code, a, b, NULL);
  return lanes_extremum (e, code, a, b);
}

/* What STMT chooses of A and B by the condition C, if that is a minimum or a
   maximum for which there is an instruction; else null.  */

static lanes *
render_extremum (emitter *e, gimple *stmt, const struct shape *s, tree c,
		 tree a, tree b)
{
  extremum bound;
  enum tree_code code = chosen_extremum (stmt, c, &a, &b, &bound);
  if (code == ERROR_MARK
      || (SCALAR_FLOAT_TYPE_P (TREE_TYPE (a))
	  && exceptions_kept_p (EXCEPTIONS_ALL)))
    return NULL;
  if (bound.code == ERROR_MARK)
    return extremum_lanes (e, stmt, code, operand (e, stmt, a, s),
			   operand (e, stmt, b, s));
  lanes *x = extremum_lanes (e, stmt, bound.code,
			     operand (e, stmt, bound.a, s),
			     operand (e, stmt, bound.b, s));
  if (!x)
    return NULL;
  return CONSTANT_CLASS_P (a)
	 ? extremum_lanes (e, stmt, code, operand (e, stmt, a, s), x)
	 : extremum_lanes (e, stmt, code, x, operand (e, stmt, b, s));
}

static lanes *select_summand (emitter *e, gimple *stmt, const struct shape *s,
			      tree c, tree a, tree b);

static lanes *
render_select (emitter *e, gimple *stmt, const struct shape *s, tree mask)
{
  tree c = gimple_assign_rhs1 (stmt);
  tree a = gimple_assign_rhs2 (stmt), b = gimple_assign_rhs3 (stmt);
  lanes *x, *y, *m;
  unsigned es;
  if (value_boolean_p (a))
    {
      x = value_lanes (e, a, s, varying_p (a) ? 0 : varying_p (b) ? 0 : 4);
      if (!varying_p (a) && varying_p (b))
	{
	  y = value_lanes (e, b, s);
	  x = value_lanes (e, a, s, y->es);
	}
      else
	y = value_lanes (e, b, s, x->es);
      es = x->es;
    }
  else
    {
      tree u = copied_value (a), v = copied_value (b);
      if (lanes *r = render_extremum (e, stmt, s, c, u, v))
	return r;
      if (TREE_CODE (c) == SSA_NAME)
	if (lanes *r = select_summand (e, stmt, s, c, u, v))
	  return r;
      x = operand (e, stmt, a, s);
      y = operand (e, stmt, b, s);
      es = x->es;
    }
  if (COMPARISON_CLASS_P (c))
    {
      m = compare (e, TREE_CODE (c), TREE_OPERAND (c, 0), TREE_OPERAND (c, 1),
		   mask, s);
      m = lanes_mask_resize (e, m, es);
    }
  else
    {
      /* A condition with dimensions that the value lacks counts where any of
	 its lanes is true.  */
      m = varying_p (c) ? value_mask_lanes (e, c, s, es) : NULL;
      if (!m && varying_p (c))
	return x;
      if (!m)
	m = lanes_splat (e, boolean_type_node, es, x->n, c);
    }
  return lanes_select (e, m, x, y);
}

/* B, a count of shifts or rotations (CODE) of numbers of ELT, made of what it
   is converted from if that has as many bits as these, or null.  The upper
   bits must be cleared, but for rotations, which do not look at them.  */

static lanes *
unconverted_count (emitter *e, enum tree_code code, tree b, tree elt,
		   const struct shape *s)
{
  gassign *g = (TREE_CODE (b) == SSA_NAME
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (b)) : NULL);
  tree mask = NULL_TREE, type;

  if (g && gimple_assign_rhs_code (g) == BIT_AND_EXPR
      && TREE_CODE (gimple_assign_rhs2 (g)) == INTEGER_CST)
    {
      mask = gimple_assign_rhs2 (g);
      b = gimple_assign_rhs1 (g);
      g = (TREE_CODE (b) == SSA_NAME
	   ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (b)) : NULL);
    }
  if (!g || !CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (g))
      || (!mask && code != LROTATE_EXPR && code != RROTATE_EXPR)
      || !INTEGRAL_TYPE_P (TREE_TYPE (b))
      || TYPE_PRECISION (TREE_TYPE (b)) >= element_bits (elt)
      || TYPE_PRECISION (TREE_TYPE (b)) < 16)
    return NULL;
  tree from = gimple_assign_rhs1 (g);
  if (!varying_p (from) || !INTEGRAL_TYPE_P (TREE_TYPE (from))
      || overlay_info (from)->held || overlay_info (from)->affine
      || !(type = lanes_element_type (TREE_TYPE (from)))
      || TREE_CODE (type) != INTEGER_TYPE
      || element_bits (type) != element_bits (elt))
    return NULL;
  lanes *r = value_lanes_as (e, from, s, elt);
  if (!mask)
    return r;
  mask = fold_convert (elt, fold_convert (unsigned_type_for (TREE_TYPE (mask)),
					  mask));
  return lanes_binary (e, BIT_AND_EXPR, r,
		       lanes_splat (e, elt, r->es, r->n, mask), NULL);
}

/* A plus or minus (CODE) the truth value B, held in elements of ES bytes, as a
   sum under a mask where masks are bits: one instruction, not two.  Null for
   other operands.  */

static lanes *
add_truth_value (emitter *e, enum tree_code code, gimple *stmt, tree a, tree b,
		 const struct shape *s, unsigned es)
{
  gimple *def = TREE_CODE (b) == SSA_NAME ? SSA_NAME_DEF_STMT (b) : NULL;
  if (!def || !varying_p (a) || !gimple_assign_cast_p (def)
      || !varying_p (gimple_assign_rhs1 (def))
      || !value_boolean_p (gimple_assign_rhs1 (def))
      || (overlay_info (gimple_assign_lhs (stmt))->flags
	  & VALUE_DEINTERLEAVED)
      || !lanes_mask_bits_p (es, lanes_of_shape (s)))
    return NULL;
  lanes *m = value_mask_lanes (e, gimple_assign_rhs1 (def), s, es);
  lanes *x = operand (e, stmt, a, s);
  lanes *one = lanes_splat (e, x->elt, 0, x->n, build_one_cst (x->elt));
  return m ? lanes_select (e, m, lanes_binary (e, code, x, one, NULL), x)
	 : NULL;
}

/* What STMT chooses of A, which is B plus or minus X, and B by the mask C: B
   plus what is chosen of X and zero, where that takes an instruction less.
   Null for other operands.  */

static lanes *
select_summand (emitter *e, gimple *stmt, const struct shape *s, tree c,
		tree a, tree b)
{
  gimple *def = TREE_CODE (a) == SSA_NAME ? SSA_NAME_DEF_STMT (a) : NULL;
  if (!def || !is_gimple_assign (def) || !varying_p (c)
      || !INTEGRAL_TYPE_P (TREE_TYPE (b)) || !varying_p (b)
      || !shape_equal_p (overlay_shape (b), s)
      || !shape_equal_p (overlay_shape (a), s))
    return NULL;
  enum tree_code code = gimple_assign_rhs_code (def);
  tree x = gimple_assign_rhs2 (def);
  if (code == PLUS_EXPR && copied_value (x) == b)
    x = gimple_assign_rhs1 (def);
  else if ((code != PLUS_EXPR && code != MINUS_EXPR)
	   || copied_value (gimple_assign_rhs1 (def)) != b)
    return NULL;
  lanes *y = operand (e, stmt, b, s);
  if (lanes_single_p (y->es) || !lanes_mask_vectors_p (y->es, y->n))
    return NULL;
  lanes *m = value_mask_lanes (e, c, s, y->es);
  lanes *zero = lanes_splat (e, y->elt, 0, y->n, build_zero_cst (y->elt));
  return m ? lanes_binary (e, code, y,
			   lanes_select (e, m, operand (e, stmt, x, s), zero),
			   NULL)
	 : NULL;
}

static lanes *
render_binary (emitter *e, gimple *stmt, const struct shape *s, tree mask)
{
  enum tree_code code = gimple_assign_rhs_code (stmt);
  tree a = gimple_assign_rhs1 (stmt), b = gimple_assign_rhs2 (stmt);
  tree elt = lanes_element_type (TREE_TYPE (gimple_assign_lhs (stmt)));
  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    {
      /* The operand whose mask is in vectors decides for which size of
	 elements: a prefix is made for any.  */
      if (!varying_p (a) || rendered_as (a)->count)
	std::swap (a, b);
      lanes *x = value_lanes (e, a, s);
      return lanes_binary (e, code, x, value_lanes (e, b, s, x->es), NULL);
    }
  lanes *x, *y = NULL;
  if (INTEGRAL_TYPE_P (elt) && (code == PLUS_EXPR || code == MINUS_EXPR))
    {
      value_info *to = overlay_info (gimple_assign_lhs (stmt));
      unsigned es = element_bits (to->held ? to->held : elt) / BITS_PER_UNIT;
      if ((x = add_truth_value (e, code, stmt, a, b, s, es))
	  || (code == PLUS_EXPR
	      && (x = add_truth_value (e, code, stmt, b, a, s, es))))
	return x;
    }
  x = operand (e, stmt, a, s);
  if (code == LSHIFT_EXPR || code == RSHIFT_EXPR || code == LROTATE_EXPR
      || code == RROTATE_EXPR)
    y = unconverted_count (e, code, b, x->elt, s);
  if (!y)
    y = operand (e, stmt, b, s);
  if (code == POINTER_PLUS_EXPR)
    code = PLUS_EXPR;
  else if (code == POINTER_DIFF_EXPR)
    {
      lanes *d = lanes_binary (e, MINUS_EXPR, x, y, NULL);
      return lanes_convert (e, d, elt);
    }
  if (code == LSHIFT_EXPR || code == RSHIFT_EXPR || code == LROTATE_EXPR
      || code == RROTATE_EXPR)
    y = lanes_convert (e, y, x->elt);
  lanes *m = NULL;
  if (exceptions_kept_p (exceptions_of (code, x->elt)))
    return lanes_quiet_binary (e, code, x, y,
			       value_mask_lanes (e, mask, s, x->es));
  if (lanes_division_p (code) && varying_p (b))
    m = value_mask_lanes (e, mask, s, x->es);
  return lanes_binary (e, code, x, y, m);
}

/* OP as booleans: GIMPLE's conversion keeps the lowest bit.  C's is a
   comparison there.  */

static lanes *
lowest_bit (emitter *e, tree op, const struct shape *s)
{
  lanes *x = value_lanes_held (e, op, s);
  if (TREE_CODE (x->elt) == INTEGER_TYPE)
    x = lanes_binary (e, BIT_AND_EXPR, x,
		      lanes_splat (e, x->elt, x->es, x->n,
				   build_one_cst (x->elt)), NULL);
  return lanes_convert (e, x, boolean_type_node);
}

/* STMT converts a number.  */

static lanes *
render_conversion (emitter *e, gimple *stmt, const struct shape *s, tree mask)
{
  tree op = gimple_assign_rhs1 (stmt);
  value_info *to = overlay_info (gimple_assign_lhs (stmt));
  tree elt = lanes_element_type (TREE_TYPE (gimple_assign_lhs (stmt)));
  tree from = lanes_element_type (TREE_TYPE (op));
  if (exceptions_kept_p (exceptions_of_conversion (elt, from)))
    {
      lanes *x = value_lanes_held (e, op, s);
      x = lanes_quiet (e, x, value_mask_lanes (e, mask, s, x->es), 0);
      return lanes_convert (e, x, to->held ? to->held : elt);
    }
  if (to->held)
    return operand (e, stmt, op, s);
  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    return lowest_bit (e, op, s);
  if (TREE_CODE (op) == SSA_NAME && varying_p (op) && INTEGRAL_TYPE_P (elt))
    if (gcall *call = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (op)))
      if (lanes *r = wide_count (e, call, s, elt))
	return r;
  /* Integers in narrow lanes may be deinterleaved, which value_lanes_as
     knows.  */
  return INTEGRAL_TYPE_P (elt) && value_held_type (op)
	 && INTEGRAL_TYPE_P (value_held_type (op))
	 ? value_lanes_as (e, op, s, elt)
	 : lanes_convert (e, value_lanes_held (e, op, s), elt);
}

lanes *
assign_lanes (emitter *e, gimple *stmt, tree mask)
{
  tree lhs = gimple_assign_lhs (stmt), op0 = gimple_assign_rhs1 (stmt);
  const struct shape *s = overlay_shape (lhs);
  tree elt = lanes_element_type (TREE_TYPE (lhs));
  enum tree_code code = gimple_assign_rhs_code (stmt);
  switch (code)
    {
    case PAREN_EXPR:
      if (SCALAR_FLOAT_TYPE_P (elt))
	return lanes_barrier (e, operand (e, stmt, op0, s));
      return operand (e, stmt, op0, s);
    case SSA_NAME:
    case INTEGER_CST:
    case REAL_CST:
      return operand (e, stmt, op0, s);
    CASE_CONVERT:
    case FLOAT_EXPR:
    case FIX_TRUNC_EXPR:
      return render_conversion (e, stmt, s, mask);
    case ADDR_EXPR:
      return render_address (e, TREE_OPERAND (op0, 0), s);
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
    case ABS_EXPR:
    case ABSU_EXPR:
      {
	lanes *x = lanes_unary (e, code, operand (e, stmt, op0, s));
	return code == ABSU_EXPR ? lanes_view (e, x, elt) : x;
      }
    case COND_EXPR:
      return render_select (e, stmt, s, mask);
    default:
      break;
    }
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    {
      lanes *m = compare (e, code, op0, gimple_assign_rhs2 (stmt), mask, s);
      return TREE_CODE (elt) == BOOLEAN_TYPE ? m : lanes_convert (e, m, elt);
    }
  if (TREE_CODE_CLASS (code) == tcc_binary)
    return render_binary (e, stmt, s, mask);
  return NULL;
}
