/* Trees of the front ends: new variables, statements and functions, arguments
   of markers, structures of <ripple.h>, variables that take the place of
   others, and expressions without what is wrapped round them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "gimple-expr.h"
#include "front/frontend.h"
#include "front/internal.h"

tree
new_local (location_t loc, tree fndecl, tree type, const char *name)
{
  tree var = create_tmp_var_raw (TYPE_MAIN_VARIANT (type), name);

  DECL_SOURCE_LOCATION (var) = loc;
  DECL_CONTEXT (var) = fndecl;
  TREE_USED (var) = 1;
  DECL_READ_P (var) = 1;
  suppress_warning (var);
  return var;
}

tree
assign (location_t loc, tree var, tree value)
{
  tree stmt = build2_loc (loc, MODIFY_EXPR, TREE_TYPE (var), var,
			  fold_convert_loc (loc, TREE_TYPE (var), value));

  TREE_SIDE_EFFECTS (stmt) = 1;
  suppress_warning (stmt);
  return stmt;
}

tree
bind (location_t loc, tree vars, tree body)
{
  tree stmt = build3_loc (loc, BIND_EXPR, void_type_node, vars, body,
			  NULL_TREE);

  TREE_SIDE_EFFECTS (stmt) = 1;
  return stmt;
}

tree
declare_marker (const char *name, tree type)
{
  tree decl = build_fn_decl (name, type);

  SET_DECL_ASSEMBLER_NAME (decl, DECL_NAME (decl));
  DECL_ATTRIBUTES (decl) = tree_cons (get_identifier ("leaf"), NULL_TREE,
				      DECL_ATTRIBUTES (decl));
  if (frontend_get ()->adopt)
    frontend_get ()->adopt (decl);
  return decl;
}

tree
constant_argument (tree arg)
{
  arg = frontend_get ()->fold_constant (arg);
  while (CONVERT_EXPR_P (arg))
    arg = frontend_get ()->fold_constant (TREE_OPERAND (arg, 0));
  return arg;
}

int
constant_dimension (location_t loc, tree arg)
{
  arg = constant_argument (arg);
  if (TREE_CODE (arg) != INTEGER_CST)
    {
      ripple_report (loc, RMK_DIRECTIVE_DIM);
      return -1;
    }
  if (!tree_fits_uhwi_p (arg) || tree_to_uhwi (arg) >= SHAPE_RANK)
    {
      ripple_report (loc, RMK_DIRECTIVE_DIM_RANGE, arg);
      return -1;
    }
  return tree_to_uhwi (arg);
}

bool
handle_type_p (tree type, const char *name)
{
  if (TREE_CODE (type) == REFERENCE_TYPE)
    type = TREE_TYPE (type);
  return (TREE_CODE (type) == POINTER_TYPE
	  && TREE_CODE (TREE_TYPE (type)) == RECORD_TYPE
	  && TYPE_IDENTIFIER (TREE_TYPE (type))
	  && id_equal (TYPE_IDENTIFIER (TREE_TYPE (type)), name));
}

tree
integer_field (tree type, const char *name)
{
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL && DECL_NAME (f)
	&& id_equal (DECL_NAME (f), name)
	&& INTEGRAL_TYPE_P (TREE_TYPE (f)))
      return f;
  return NULL_TREE;
}

/* What replaces what.  */

struct substitution
{
  tree from, to;
  bool addresses;
  hash_map<tree, tree> done;	/* What became of what was walked.  */
};

/* True if T must be copied before it is changed: the C++ front end may have
   folded it for the sake of a warning, and remembers what T was folded to.  */

static bool
remembered_p (tree t)
{
  switch (TREE_CODE (t))
    {
    case SAVE_EXPR:
    case TARGET_EXPR:
    case BIND_EXPR:
    case DECL_EXPR:
      return false;
    case CONSTRUCTOR:
      return true;
    default:
      return EXPR_P (t) && TREE_CODE_CLASS (TREE_CODE (t)) != tcc_statement;
    }
}

static tree
substitute (tree *tp, int *walk_subtrees, void *data)
{
  struct substitution *s = (struct substitution *) data;
  tree t = *tp;

  if (t == s->from || (TREE_CODE (t) == TREE_CODE (s->from)
		       && EXPR_P (t) && operand_equal_p (t, s->from, 0)))
    {
      *tp = s->to;
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (DECL_P (t))
    return NULL_TREE;
  tree *done = s->done.get (t);
  bool address = (TREE_CODE (t) == ADDR_EXPR
		  && operand_equal_p (TREE_OPERAND (t, 0), s->from, 0));
  if (TYPE_P (t) || done || (address && !s->addresses))
    {
      *tp = done ? *done : t;
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (address)
    TREE_ADDRESSABLE (s->to) = 1;
  if (remembered_p (t))
    {
      *tp = copy_node (t);
      if (TREE_CODE (t) == CONSTRUCTOR)
	CONSTRUCTOR_ELTS (*tp) = vec_safe_copy (CONSTRUCTOR_ELTS (t));
      s->done.put (*tp, *tp);
    }
  s->done.put (t, *tp);
  if (TREE_CODE (t) == DECL_EXPR && VAR_P (DECL_EXPR_DECL (t))
      && !TREE_STATIC (DECL_EXPR_DECL (t)))
    walk_tree (&DECL_INITIAL (DECL_EXPR_DECL (t)), substitute, s, NULL);
  return NULL_TREE;
}

void
replace_variable (tree *tp, tree var, tree by, bool addresses)
{
  struct substitution s;

  s.from = var;
  s.to = by;
  s.addresses = addresses;
  walk_tree (tp, substitute, &s, NULL);
}

tree
strip_wrappers (tree expr)
{
  for (;;)
    switch (TREE_CODE (expr))
      {
      case CLEANUP_POINT_EXPR:
      case NON_LVALUE_EXPR:
      case ANNOTATE_EXPR:
      case EXPR_STMT:
	expr = TREE_OPERAND (expr, 0);
	if (!expr)
	  return build_empty_stmt (UNKNOWN_LOCATION);
	break;
      case VIEW_CONVERT_EXPR:
	if (!location_wrapper_p (expr))
	  return expr;
	expr = TREE_OPERAND (expr, 0);
	break;
      CASE_CONVERT:
	if (!VOID_TYPE_P (TREE_TYPE (expr))
	    || IS_EMPTY_STMT (expr))
	  return expr;
	expr = TREE_OPERAND (expr, 0);
	break;
      default:
	return expr;
      }
}

tree
strip_statement (tree stmt)
{
  stmt = strip_wrappers (stmt);
  if (TREE_CODE (stmt) == MUST_NOT_THROW_EXPR)
    stmt = strip_wrappers (TREE_OPERAND (stmt, 0));
  return stmt;
}

static tree
find_decl (tree *tp, int *walk_subtrees, void *decl)
{
  if (TYPE_P (*tp))
    *walk_subtrees = 0;
  return *tp == decl ? *tp : NULL_TREE;
}

bool
mentions_p (tree expr, tree decl)
{
  return walk_tree_without_duplicates (&expr, find_decl, decl) != NULL_TREE;
}

location_t
location_of (tree expr, location_t default_loc)
{
  for (;;)
    {
      if (EXPR_HAS_LOCATION (expr))
	return EXPR_LOCATION (expr);
      if (!CONVERT_EXPR_P (expr) && TREE_CODE (expr) != NON_LVALUE_EXPR
	  && TREE_CODE (expr) != CLEANUP_POINT_EXPR
	  && TREE_CODE (expr) != EXPR_STMT)
	return default_loc;
      expr = TREE_OPERAND (expr, 0);
    }
}
