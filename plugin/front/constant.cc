/* Constant expressions in the clauses of a directive.

   pragma_lex gives tokens only, and the parsers of the front ends cannot be
   called, so the few operators that dimensions and lengths are made of are
   parsed here.  In templates the expression stays one, and is substituted.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/directive.h"

static tree parse_operators (struct directive *d, int precedence);

tree
parse_name (struct directive *d, enum remark_id bad)
{
  location_t loc = d->token_loc;
  tree id = d->value, value = lookup_name (id);

  next_token (d);
  while (value && d->token == CPP_SCOPE && d->fe->qualified)
    {
      next_token (d);
      if (d->token != CPP_NAME)
	break;
      id = d->value;
      loc = d->token_loc;
      value = d->fe->qualified (value, id);
      next_token (d);
    }
  if (!value)
    ripple_report (loc, RMK_DIRECTIVE_UNDECLARED, id);
  else if (value == error_mark_node)
    value = NULL_TREE;
  else if (TREE_CODE (value) == TYPE_DECL
	   || TREE_CODE (value) == NAMESPACE_DECL
	   || TREE_CODE (value) == FUNCTION_DECL)
    {
      ripple_report (loc, bad);
      value = NULL_TREE;
    }
  else if (DECL_P (value))
    value = d->fe->use_variable (loc, id, value);
  return value == error_mark_node ? NULL_TREE : value;
}

/* The operand of a constant expression: a number, a name, (expression) or
   an operator and its operand.  Null after an error.  */

static tree
parse_operand (struct directive *d)
{
  location_t loc = d->token_loc;
  enum tree_code code = ERROR_MARK;
  tree value = NULL_TREE;

  switch (d->token)
    {
    case CPP_NUMBER:
      value = d->value;
      next_token (d);
      if (!value || TREE_CODE (value) != INTEGER_CST)
	{
	  ripple_report (loc, d->bad_constant);
	  return NULL_TREE;
	}
      return value;

    case CPP_NAME:
      return parse_name (d, d->bad_constant);

    case CPP_OPEN_PAREN:
      next_token (d);
      value = parse_operators (d, 0);
      if (value && !expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
			    "the expression"))
	return NULL_TREE;
      return value;

    case CPP_PLUS: code = NON_LVALUE_EXPR; break;
    case CPP_MINUS: code = NEGATE_EXPR; break;
    case CPP_COMPL: code = BIT_NOT_EXPR; break;
    default:
      ripple_report (loc, d->bad_constant);
      return NULL_TREE;
    }

  next_token (d);
  value = parse_operand (d);
  if (!value || code == NON_LVALUE_EXPR)
    return value;
  if (d->fe->dependent_p (value))
    return d->fe->build_dependent (loc, code, value, NULL_TREE);
  value = d->fe->fold_constant (value);
  return fold_build1_loc (loc, code, TREE_TYPE (value), value);
}

static const struct
{
  enum cpp_ttype token;
  enum tree_code code;
  int precedence;
} operators[] =
{
  { CPP_OR, BIT_IOR_EXPR, 1 },
  { CPP_AND, BIT_AND_EXPR, 2 },
  { CPP_LSHIFT, LSHIFT_EXPR, 3 },
  { CPP_RSHIFT, RSHIFT_EXPR, 3 },
  { CPP_PLUS, PLUS_EXPR, 4 },
  { CPP_MINUS, MINUS_EXPR, 4 },
  { CPP_MULT, MULT_EXPR, 5 },
  { CPP_DIV, TRUNC_DIV_EXPR, 5 },
  { CPP_MOD, TRUNC_MOD_EXPR, 5 }
};

/* A constant expression of operators that bind tighter than PRECEDENCE.
   Null after an error.  */

static tree
parse_operators (struct directive *d, int precedence)
{
  tree left = parse_operand (d);

  while (left)
    {
      location_t loc = d->token_loc;
      unsigned op;
      tree right;

      for (op = 0; op < ARRAY_SIZE (operators); op++)
	if (operators[op].token == d->token
	    && operators[op].precedence > precedence)
	  break;
      if (op == ARRAY_SIZE (operators))
	break;
      next_token (d);
      right = parse_operators (d, operators[op].precedence);
      if (!right)
	return NULL_TREE;
      if (d->fe->dependent_p (left) || d->fe->dependent_p (right))
	{
	  left = d->fe->build_dependent (loc, operators[op].code, left, right);
	  continue;
	}
      left = d->fe->fold_constant (left);
      right = d->fe->fold_constant (right);
      if (TREE_CODE (left) != INTEGER_CST || TREE_CODE (right) != INTEGER_CST)
	{
	  ripple_report (loc, d->bad_constant);
	  return NULL_TREE;
	}
      left = fold_convert (long_long_integer_type_node, left);
      right = fold_convert (long_long_integer_type_node, right);
      left = fold_build2_loc (loc, operators[op].code,
			      long_long_integer_type_node, left, right);
      if (TREE_CODE (left) != INTEGER_CST)
	{
	  ripple_report (loc, d->bad_constant);
	  return NULL_TREE;
	}
    }
  return left;
}

tree
parse_constant (struct directive *d, enum remark_id bad)
{
  d->bad_constant = bad;
  return parse_operators (d, 0);
}

bool
safelen_p (location_t loc, tree n)
{
  if (TREE_CODE (n) == INTEGER_CST && tree_fits_uhwi_p (n)
      && !integer_zerop (n))
    return true;
  ripple_report (loc, RMK_DIRECTIVE_SAFELEN);
  return false;
}

bool
interleave_p (location_t loc, tree n)
{
  enum { MOST = 16 };
  if (TREE_CODE (n) == INTEGER_CST && tree_fits_uhwi_p (n)
      && IN_RANGE (tree_to_uhwi (n), 1, MOST))
    return true;
  ripple_report (loc, RMK_DIRECTIVE_INTERLEAVE);
  return false;
}
