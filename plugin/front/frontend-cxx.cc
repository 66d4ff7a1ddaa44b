/* What C++ needs from struct frontend.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

/* cp-tree.h wants to stand before what compat.h includes.  */
#define INCLUDE_VECTOR
#include "gcc-plugin.h"
#include "tree.h"
#include "cp/cp-tree.h"
#include "compat.h"
#include "front/frontend.h"

FRONTEND_WEAK (finish_id_expression);
FRONTEND_WEAK (finish_call_expr);
FRONTEND_WEAK (finish_expr_stmt);
FRONTEND_WEAK (instantiation_dependent_expression_p);
FRONTEND_WEAK (fold_non_dependent_expr);
extern tree build_min_nt_loc (location_t, enum tree_code, ...)
  __attribute__ ((weak));
FRONTEND_WEAK (build_qualified_name);
FRONTEND_WEAK (mark_exp_read);
FRONTEND_WEAK (dependent_type_p);
FRONTEND_WEAK (retrofit_lang_decl);
FRONTEND_WEAK (coro_get_actor_function);
FRONTEND_WEAK (coro_get_ramp_function);
#if GCCPLUGIN_VERSION >= 16000
FRONTEND_WEAK (maybe_save_constexpr_fundef);
#endif
extern tree lookup_qualified_name (tree, tree, LOOK_want, bool)
  __attribute__ ((weak));

static tree
cxx_use_variable (location_t loc, tree id, tree decl)
{
  const char *message = NULL;
  bool non_constant = false;
  cp_id_kind kind = CP_ID_KIND_NONE;
  tree expr;

  expr = finish_id_expression (id, decl, NULL_TREE, &kind,
			       false, true, &non_constant,
			       false, true, false, false, &message, loc);
  if (message)
    error_at (loc, "%s", message);
  if (!expr || expr == error_mark_node)
    return error_mark_node;
  mark_exp_read (expr);
  return expr;
}

static bool
cxx_dependent_p (tree expr)
{
  return instantiation_dependent_expression_p (expr);
}

static tree
cxx_fold_constant (tree expr)
{
  tree value;

  if (instantiation_dependent_expression_p (expr))
    return expr;
  value = fold_non_dependent_expr (expr);
  while (value && CONVERT_EXPR_P (value))
    value = TREE_OPERAND (value, 0);
  return value && TREE_CODE (value) == INTEGER_CST ? value : expr;
}

static tree
cxx_build_dependent (location_t loc, enum tree_code code, tree a, tree b)
{
  return b ? build_min_nt_loc (loc, code, a, b)
	   : build_min_nt_loc (loc, code, a);
}

static tree
cxx_qualified (tree scope, tree id)
{
  tree found;

  if (TREE_CODE (scope) == TYPE_DECL)
    scope = TREE_TYPE (scope);
  if (TYPE_P (scope) && dependent_type_p (scope))
    return build_qualified_name (NULL_TREE, scope, id, false);
  if (TREE_CODE (scope) != NAMESPACE_DECL
      && (!TYPE_P (scope) || (!CLASS_TYPE_P (scope)
			      && TREE_CODE (scope) != ENUMERAL_TYPE)))
    return NULL_TREE;
  found = lookup_qualified_name (scope, id, LOOK_want::NORMAL, false);
  return found == error_mark_node ? NULL_TREE : found;
}

static void
cxx_add_call (location_t loc, tree fn, vec<tree, va_gc> *args)
{
  location_t saved = input_location;
  tree call;

  input_location = loc;
  call = finish_call_expr (fn, &args, false, false, tf_warning_or_error);
  if (call != error_mark_node)
    finish_expr_stmt (call);
  input_location = saved;
}

/* From GCC 15 on the body comes to PLUGIN_PRE_GENERICIZE itself.  */

static tree
cxx_coroutine_body (tree fndecl)
{
  if (coro_get_ramp_function (fndecl))
    return fndecl;
  return (DECL_LANG_SPECIFIC (fndecl) && DECL_COROUTINE_P (fndecl)
	  ? coro_get_actor_function (fndecl) : NULL_TREE);
}

static tree *
cxx_try_body (tree expr)
{
  return TREE_CODE (expr) == TRY_BLOCK ? &TRY_STMTS (expr) : NULL;
}

static void
cxx_adopt (tree decl)
{
  retrofit_lang_decl (decl);
  SET_DECL_LANGUAGE (decl, lang_c);
}

/* Overloads have mangled names, whatever stands round the declaration.  */

static void
cxx_declare (tree decl)
{
  retrofit_lang_decl (decl);
  SET_DECL_LANGUAGE (decl, lang_cplusplus);
  lang_hooks.decls.pushdecl (decl);
}

/* From GCC 16 on this is done after PLUGIN_PRE_GENERICIZE, unless the function
   is known to be no constant one.  */

static void
cxx_keep_constexpr (tree fndecl)
{
#if GCCPLUGIN_VERSION >= 16000
  maybe_save_constexpr_fundef (fndecl);
  cp_function_chain->invalid_constexpr = true;
#else
  (void) fndecl;
#endif
}

const struct frontend frontend_cxx =
{
  cxx_use_variable, cxx_dependent_p, cxx_fold_constant, cxx_build_dependent,
  cxx_qualified, cxx_add_call, cxx_coroutine_body, cxx_try_body, cxx_adopt,
  cxx_declare, cxx_keep_constexpr
};
