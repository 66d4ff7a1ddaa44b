/* Clause reduction (OP: variable, ...).

   INPUT	#pragma ripple parallel Block (BS) Dims (0) reduction (+: s)
		for (...)
		  s += x[i];

   OUTPUT	of the pragma, next to the marker of the directive:

		__ripple_reduction (OP, s);

		of the loop, n of whose iterations there are:

		{
		  T s' = __ripple_partial (BS, DIMS, OP);
		  for (...)
		    s' += x[i];
		  if (n != 0)
		    s = __ripple_combine (s, s', DIMS, OP);
		}

   DIMS is the mask of the loop's dimensions.  What the two calls mean is said
   in transform/loops/reductions.cc, where the types of every language are
   known.

   A variable is what a name means where the directive stands: also a member
   of *this, what a reference refers to, or a capture of a lambda.  Its other
   names in the body, if it has any, are not replaced.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-iterator.h"
#include "emit/lanes.h"
#include "front/directive.h"

/* Reading the clause.  */

static const struct
{
  enum cpp_ttype token;
  const char *name;		/* If the token is a name.  */
  enum reduction_op op;
} reduction_ops[] =
{
  { CPP_PLUS, NULL, REDUCTION_ADD },
  { CPP_MINUS, NULL, REDUCTION_ADD },
  { CPP_MULT, NULL, REDUCTION_MUL },
  { CPP_NAME, "min", REDUCTION_MIN },
  { CPP_NAME, "max", REDUCTION_MAX },
  { CPP_AND, NULL, REDUCTION_AND },
  { CPP_OR, NULL, REDUCTION_OR },
  { CPP_XOR, NULL, REDUCTION_XOR },
  { CPP_AND_AND, NULL, REDUCTION_ANDIF },
  { CPP_OR_OR, NULL, REDUCTION_ORIF }
};

static bool
parse_operation (struct directive *d, enum reduction_op *op)
{
  for (unsigned i = 0; i < ARRAY_SIZE (reduction_ops); i++)
    if (d->token == reduction_ops[i].token
	&& (!reduction_ops[i].name
	    || id_equal (d->value, reduction_ops[i].name)))
      {
	*op = reduction_ops[i].op;
	next_token (d);
	return expect (d, CPP_COLON, RMK_REDUCTION_COLON, NULL);
      }
  ripple_report (d->token_loc, RMK_REDUCTION_OP);
  return false;
}

/* True if VAR can be in a clause with OP; otherwise false, after an error at
   LOC.  */

static bool
reduction_variable_p (location_t loc, tree var, enum reduction_op op)
{
  tree type = TREE_TYPE (var);

  if (!VAR_P (var) && TREE_CODE (var) != PARM_DECL
      && TREE_CODE (var) != RESULT_DECL && !INDIRECT_REF_P (var)
      && TREE_CODE (var) != COMPONENT_REF)
    {
      ripple_report (loc, RMK_REDUCTION_VARIABLE);
      return false;
    }
  if (TREE_CODE (type) == ARRAY_TYPE)
    {
      ripple_report (loc, RMK_REDUCTION_ARRAY, var);
      return false;
    }
  if ((!INTEGRAL_TYPE_P (type) && !SCALAR_FLOAT_TYPE_P (type))
      || !lanes_element_type (type)
      || (TREE_CODE (var) == COMPONENT_REF
	  && DECL_BIT_FIELD_TYPE (TREE_OPERAND (var, 1))))
    {
      ripple_report (loc, RMK_REDUCTION_TYPE, var, type);
      return false;
    }
  if (SCALAR_FLOAT_TYPE_P (type)
      && (op == REDUCTION_AND || op == REDUCTION_OR || op == REDUCTION_XOR))
    {
      ripple_report (loc, RMK_REDUCTION_FLOAT, var, type);
      return false;
    }
  if (TYPE_ATOMIC (type))
    {
      ripple_report (loc, RMK_REDUCTION_ATOMIC, var);
      return false;
    }
  if (TREE_READONLY (var) || TYPE_READONLY (type))
    {
      ripple_report (loc, RMK_REDUCTION_CONST, var);
      return false;
    }
  return true;
}

bool
parse_reduction (struct directive *d)
{
  enum reduction_op op;

  if (!parse_operation (d, &op))
    return false;
  for (;;)
    {
      location_t loc = d->token_loc;
      tree var;

      if (d->token != CPP_NAME)
	{
	  ripple_report (loc, RMK_REDUCTION_VARIABLE);
	  return false;
	}
      var = parse_name (d, RMK_REDUCTION_VARIABLE);
      if (!var)
	return false;
      if (d->token == CPP_OPEN_SQUARE)
	{
	  ripple_report (loc, RMK_REDUCTION_ARRAY, var);
	  return false;
	}
      if (d->token == CPP_DOT || d->token == CPP_DEREF)
	{
	  ripple_report (loc, RMK_REDUCTION_VARIABLE);
	  return false;
	}
      if (!d->fe->dependent_p (var)
	  && !reduction_variable_p (loc, strip_wrappers (var), op))
	return false;
      for (unsigned i = 0; i < d->reductions.length (); i++)
	if (operand_equal_p (d->reductions[i].var, var, 0))
	  {
	    ripple_report (loc, RMK_REDUCTION_TWICE, var);
	    return false;
	  }
      d->reductions.safe_push ({ loc, op, var, NULL_TREE });
      if (d->token != CPP_COMMA)
	return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
		       "the variables");
      next_token (d);
    }
}

void
add_reduction_markers (struct directive *d)
{
  tree marker = lookup_name (get_identifier (REDUCTION_NAME));

  for (unsigned i = 0; marker && i < d->reductions.length (); i++)
    {
      vec<tree, va_gc> *args = NULL;

      vec_safe_push (args, build_int_cst (integer_type_node,
					  d->reductions[i].op));
      vec_safe_push (args, d->reductions[i].var);
      d->fe->add_call (d->reductions[i].loc, marker, args);
    }
}

/* The loop.  */

/* Argument EXPR of the marker without the conversions that a variadic
   function makes.  */

static tree
passed_variable (tree expr)
{
  expr = strip_wrappers (expr);
  while (CONVERT_EXPR_P (expr))
    expr = strip_wrappers (TREE_OPERAND (expr, 0));
  return expr;
}

bool
read_reduction (struct annotated_loop *loop, tree call)
{
  struct reduction r;

  r.loc = location_of (call, input_location);
  r.op = (enum reduction_op) tree_to_uhwi (CALL_EXPR_ARG (call, 0));
  r.var = passed_variable (CALL_EXPR_ARG (call, 1));
  r.partial = NULL_TREE;
  if (!reduction_variable_p (r.loc, r.var, r.op))
    return false;
  for (unsigned i = 0; i < loop->reductions.length (); i++)
    if (operand_equal_p (loop->reductions[i].var, r.var, 0))
      {
	if (loop->reductions[i].op == r.op)
	  return true;
	ripple_report (r.loc, RMK_REDUCTION_TWICE, r.var);
	return false;
      }
  loop->reductions.safe_push (r);
  return true;
}

bool
check_reductions (const struct annotated_loop *loop, tree counter)
{
  for (unsigned i = 0; i < loop->reductions.length (); i++)
    if (loop->reductions[i].var == counter)
      {
	ripple_report (loop->reductions[i].loc, RMK_REDUCTION_COUNTER,
		       counter);
	return false;
      }
  return true;
}

/* The call NAME (ARGS, mask of LOOP's dimensions, operation) for R.  */

static tree
reduction_call (const struct annotated_loop *loop, const struct reduction *r,
		const char *name, vec<tree, va_gc> *args)
{
  tree type = TREE_TYPE (r->partial);
  unsigned dims = 0;

  for (unsigned i = 0; i < loop->dims.length (); i++)
    dims |= 1u << loop->dims[i];
  vec_safe_push (args, build_int_cst (integer_type_node, dims));
  vec_safe_push (args, build_int_cst (integer_type_node, r->op));
  return build_call_expr_loc_vec
	   (r->loc, declare_marker (name, build_varargs_function_type_list
						 (type, NULL_TREE)), args);
}

/* How the program calls VAR, or null.  */

static tree
variable_name (tree var)
{
  if (TREE_CODE (var) == COMPONENT_REF)
    return DECL_NAME (TREE_OPERAND (var, 1));
  if (INDIRECT_REF_P (var))
    var = TREE_OPERAND (var, 0);
  return DECL_P (var) ? DECL_NAME (var) : NULL_TREE;
}

void
open_reductions (tree fndecl, struct annotated_loop *loop, tree *body,
		 tree *vars, tree *list)
{
  for (unsigned i = 0; i < loop->reductions.length (); i++)
    {
      struct reduction *r = &loop->reductions[i];
      vec<tree, va_gc> *args = NULL;

      r->partial = new_local (r->loc, fndecl, TREE_TYPE (r->var),
			      "ripple_partial");
      /* In the body the debugger finds the lanes under the user's name.  */
      if (tree name = variable_name (r->var))
	{
	  DECL_NAME (r->partial) = name;
	  DECL_ARTIFICIAL (r->partial) = 0;
	  DECL_IGNORED_P (r->partial) = 0;
	}
      DECL_CHAIN (r->partial) = *vars;
      *vars = r->partial;
      vec_safe_push (args, unshare_expr (loop->block));
      append_to_statement_list
	(assign (r->loc, r->partial,
		 reduction_call (loop, r, "__ripple_partial", args)), list);
      replace_variable (body, r->var, r->partial, true);
    }
}

void
close_reductions (const struct annotated_loop *loop, tree n, tree *list)
{
  tree then = NULL_TREE;

  for (unsigned i = 0; i < loop->reductions.length (); i++)
    {
      const struct reduction *r = &loop->reductions[i];
      vec<tree, va_gc> *args = NULL;

      vec_safe_push (args, fold_convert (TREE_TYPE (r->partial),
					 unshare_expr (r->var)));
      vec_safe_push (args, r->partial);
      append_to_statement_list
	(assign (r->loc, unshare_expr (r->var),
		 reduction_call (loop, r, "__ripple_combine", args)), &then);
    }
  if (then)
    append_to_statement_list
      (build3_loc (loop->loc, COND_EXPR, void_type_node,
		   build2_loc (loop->loc, NE_EXPR, boolean_type_node, n,
			       size_zero_node), then, NULL_TREE), list);
}
