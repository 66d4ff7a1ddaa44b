/* `#pragma ripple parallel Block (id) Dims (d, ...) [clauses]'.

   INPUT	#pragma ripple parallel Block (BS) Dims (0, 1) NoRemainder
		for (...) ...
   OUTPUT	__ripple_parallel (BS, 1, 0, 1);
		for (...) ...

   A call survives in both front ends until the function is complete: in
   templates it is substituted like any other, so that block and dimensions
   may depend on template parameters.  What is known here is checked here,
   where the column of every token is known; the rest when the loop is
   normalised.

   Both front ends read another statement behind such a pragma, so that
   directive and loop are one statement where a statement is expected.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "spellcheck.h"
#include "front/frontend.h"
#include "front/internal.h"

extern const char *find_closest_string (const char *,
					const auto_vec<const char *> *)
  __attribute__ ((weak));

enum clause
{
  CLAUSE_BLOCK, CLAUSE_DIMS, CLAUSE_NO_REMAINDER, CLAUSE_BLOCK_INDEPENDENT,
  CLAUSE_IGNORE_NULL_STMTS, CLAUSE_THREAD, CLAUSE_THREAD_CHUNK,
  CLAUSE_SCHEDULE, CLAUSE_COUNT
};

static const char *const clause_names[CLAUSE_COUNT] =
{
  "Block", "Dims", "NoRemainder", "BlockIndependent", "IgnoreNullStmts",
  "Thread", "ThreadChunk", "Schedule"
};

/* A directive while it is read, and the token that is looked at.  */
struct directive
{
  const struct frontend *fe;
  location_t loc;
  enum cpp_ttype token;
  tree value;
  location_t token_loc;

  bool seen[CLAUSE_COUNT];
  tree block;
  unsigned flags;
  unsigned dims_known;		/* Mask of the constant dimensions.  */
  vec<tree, va_gc> *dims;
};

static void
next_token (struct directive *d)
{
  d->value = NULL_TREE;
  d->token = pragma_lex (&d->value, &d->token_loc);
}

static bool
expect (struct directive *d, enum cpp_ttype token, enum remark_id id,
	const char *after)
{
  if (d->token != token)
    {
      ripple_report (d->token_loc, id, after);
      return false;
    }
  next_token (d);
  return true;
}

/* Dimensions.  */

static tree parse_constant (struct directive *d, int precedence);

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
	  ripple_report (loc, RMK_DIRECTIVE_DIM);
	  return NULL_TREE;
	}
      return value;

    case CPP_NAME:
      {
	tree id = d->value;

	value = lookup_name (id);
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
	    ripple_report (loc, RMK_DIRECTIVE_DIM);
	    value = NULL_TREE;
	  }
	else if (DECL_P (value))
	  value = d->fe->use_variable (loc, id, value);
	return value == error_mark_node ? NULL_TREE : value;
      }

    case CPP_OPEN_PAREN:
      next_token (d);
      value = parse_constant (d, 0);
      if (value && !expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
			    "the expression"))
	return NULL_TREE;
      return value;

    case CPP_PLUS: code = NON_LVALUE_EXPR; break;
    case CPP_MINUS: code = NEGATE_EXPR; break;
    case CPP_COMPL: code = BIT_NOT_EXPR; break;
    default:
      ripple_report (loc, RMK_DIRECTIVE_DIM);
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
parse_constant (struct directive *d, int precedence)
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
      right = parse_constant (d, operators[op].precedence);
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
	  ripple_report (loc, RMK_DIRECTIVE_DIM);
	  return NULL_TREE;
	}
      left = fold_convert (long_long_integer_type_node, left);
      right = fold_convert (long_long_integer_type_node, right);
      left = fold_build2_loc (loc, operators[op].code,
			      long_long_integer_type_node, left, right);
      if (TREE_CODE (left) != INTEGER_CST)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM);
	  return NULL_TREE;
	}
    }
  return left;
}

/* One dimension of Dims.  */

static bool
parse_dim (struct directive *d)
{
  location_t loc = d->token_loc;
  tree dim = parse_constant (d, 0);

  if (!dim)
    return false;
  if (!d->fe->dependent_p (dim))
    {
      HOST_WIDE_INT n;

      dim = d->fe->fold_constant (dim);
      if (TREE_CODE (dim) != INTEGER_CST)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM);
	  return false;
	}
      if (!tree_fits_uhwi_p (dim) || tree_to_uhwi (dim) >= SHAPE_RANK)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM_RANGE,
			 fold_convert (long_long_integer_type_node, dim));
	  return false;
	}
      n = tree_to_shwi (dim);
      if (d->dims_known >> n & 1)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM_TWICE, dim);
	  return false;
	}
      d->dims_known |= 1u << n;
      dim = build_int_cst (integer_type_node, n);
    }
  vec_safe_push (d->dims, dim);
  return true;
}

static bool
parse_dims (struct directive *d)
{
  if (d->token == CPP_CLOSE_PAREN)
    {
      ripple_report (d->token_loc, RMK_DIRECTIVE_DIM);
      return false;
    }
  while (parse_dim (d))
    {
      if (d->token != CPP_COMMA)
	return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
		       "the dimensions");
      next_token (d);
    }
  return false;
}

/* The block.  */

/* True if TYPE is ripple_block_t, maybe qualified or a reference to it.  */

static bool
block_type_p (tree type)
{
  if (TREE_CODE (type) == REFERENCE_TYPE)
    type = TREE_TYPE (type);
  return (TREE_CODE (type) == POINTER_TYPE
	  && TREE_CODE (TREE_TYPE (type)) == RECORD_TYPE
	  && TYPE_IDENTIFIER (TREE_TYPE (type))
	  && id_equal (TYPE_IDENTIFIER (TREE_TYPE (type)),
		       "ripple_block_shape"));
}

static bool
parse_block (struct directive *d)
{
  location_t loc = d->token_loc;
  tree id = d->value, decl;

  if (d->token != CPP_NAME)
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_NAME);
      return false;
    }
  decl = lookup_name (id);
  if (!decl)
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_UNDECLARED, id);
      return false;
    }
  if (decl == error_mark_node)
    return false;
  next_token (d);
  if (!expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
	       IDENTIFIER_POINTER (id)))
    return false;
  if (TREE_CODE (decl) == TYPE_DECL || TREE_CODE (decl) == FUNCTION_DECL
      || TREE_CODE (decl) == NAMESPACE_DECL)
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_NAME);
      return false;
    }
  d->block = d->fe->use_variable (loc, id, decl);
  if (d->block == error_mark_node)
    return false;
  if (!d->fe->dependent_p (d->block) && TREE_TYPE (d->block)
      && !block_type_p (TREE_TYPE (d->block)))
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_TYPE, d->block,
		     TREE_TYPE (d->block));
      return false;
    }
  return true;
}

/* Clauses.  */

/* Report that NAME at LOC is no clause.  */

static void
unknown_clause (location_t loc, const char *name)
{
  const char *hint = NULL;

  if (find_closest_string)
    {
      auto_vec<const char *> names;
      for (int i = 0; i <= CLAUSE_IGNORE_NULL_STMTS; i++)
	names.safe_push (clause_names[i]);
      hint = find_closest_string (name, &names);
    }
  if (hint)
    ripple_report (loc, RMK_DIRECTIVE_CLAUSE_HINT, name, hint);
  else
    ripple_report (loc, RMK_DIRECTIVE_CLAUSE, name);
}

static bool
parse_clause (struct directive *d)
{
  location_t loc = d->token_loc;
  const char *name;
  int c;

  if (d->token != CPP_NAME)
    {
      ripple_report (loc, RMK_DIRECTIVE_NO_CLAUSE);
      return false;
    }
  name = IDENTIFIER_POINTER (d->value);
  for (c = 0; c < CLAUSE_COUNT; c++)
    if (strcasecmp (name, clause_names[c]) == 0)
      break;
  if (c == CLAUSE_COUNT)
    {
      unknown_clause (loc, name);
      return false;
    }
  if (c >= CLAUSE_THREAD)
    {
      ripple_report (loc, RMK_DIRECTIVE_THREADS, clause_names[c]);
      return false;
    }
  if (d->seen[c])
    {
      ripple_report (loc, RMK_DIRECTIVE_CLAUSE_TWICE, clause_names[c]);
      return false;
    }
  d->seen[c] = true;
  next_token (d);
  if (c == CLAUSE_NO_REMAINDER)
    d->flags |= LANE_NO_REMAINDER;
  else if (c == CLAUSE_BLOCK_INDEPENDENT)
    d->flags |= LANE_BLOCK_INDEPENDENT;
  else if (c == CLAUSE_BLOCK || c == CLAUSE_DIMS)
    {
      if (!expect (d, CPP_OPEN_PAREN, RMK_DIRECTIVE_OPEN, clause_names[c]))
	return false;
      return c == CLAUSE_BLOCK ? parse_block (d) : parse_dims (d);
    }
  return true;
}

/* The handler of the pragma.  */

static void
handle_parallel (cpp_reader *)
{
  struct directive d = directive ();
  vec<tree, va_gc> *args = NULL;
  tree marker;

  d.fe = frontend_get ();
  d.loc = input_location;
  marker = lookup_name (get_identifier (MARKER_NAME));
  if (!marker)
    {
      ripple_report (d.loc, RMK_DIRECTIVE_HEADER);
      return;
    }
  next_token (&d);
  while (d.token != CPP_EOF)
    if (!parse_clause (&d))
      return;
  if (!current_function_decl)
    {
      ripple_report (d.loc, RMK_DIRECTIVE_OUTSIDE);
      return;
    }
  for (int c = CLAUSE_BLOCK; c <= CLAUSE_DIMS; c++)
    if (!d.seen[c])
      {
	ripple_report (d.loc, RMK_DIRECTIVE_MISSING, clause_names[c],
		       c == CLAUSE_BLOCK ? "the block" : "its dimensions");
	return;
      }
  vec_safe_push (args, d.block);
  vec_safe_push (args, build_int_cst (integer_type_node, d.flags));
  for (unsigned i = 0; i < vec_safe_length (d.dims); i++)
    vec_safe_push (args, (*d.dims)[i]);
  d.fe->add_call (d.loc, marker, args);
}

/* GCC mentions unknown pragmas only if asked to; but who loads the plugin
   means every `#pragma ripple'.  */

static void (*next_def_pragma) (cpp_reader *, location_t);

static void
def_pragma (cpp_reader *reader, location_t loc)
{
  const cpp_token *space = cpp_peek_token (reader, 0);

  if (space->type == CPP_NAME
      && id_equal (HT_IDENT_TO_GCC_IDENT (HT_NODE (space->val.node.node)),
		   "ripple"))
    {
      const cpp_token *name = cpp_peek_token (reader, 1);

      ripple_report (loc, RMK_DIRECTIVE_NAME,
		     name->type == CPP_NAME
		     ? (const char *) NODE_NAME (name->val.node.node) : "");
    }
  else if (next_def_pragma)
    next_def_pragma (reader, loc);
}

void
pragma_init (void)
{
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);

  c_register_pragma_with_expansion ("ripple", "parallel", handle_parallel);
  if (flag_preprocess_only)
    return;
  next_def_pragma = callbacks->def_pragma;
  callbacks->def_pragma = def_pragma;
}
