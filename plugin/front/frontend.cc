/* Which front end is running, and what C needs from struct frontend.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"

FRONTEND_WEAK (build_function_call_vec);
/* c-tree.h, which cannot be included next to cp-tree.h.  */
extern void mark_exp_read (tree) __attribute__ ((weak));
extern tree finish_expr_stmt (tree) __attribute__ ((weak));

static tree
c_use_variable (location_t, tree, tree decl)
{
  TREE_USED (decl) = 1;
  if (mark_exp_read)
    mark_exp_read (decl);
  return decl;
}

static bool
c_dependent_p (tree)
{
  return false;
}

/* The value of constants in the sense of C, and of const variables, so that
   what is a constant does not depend on -O.  */

static tree
c_fold_constant (tree expr)
{
  tree value = expr;

  STRIP_NOPS (value);
  if (TREE_CODE (value) == CONST_DECL
      || (VAR_P (value) && TREE_READONLY (value)
	  && !TREE_THIS_VOLATILE (value) && !DECL_EXTERNAL (value)))
    value = DECL_INITIAL (value);
  else if (!DECL_P (value))
    value = c_fully_fold (expr, false, NULL);
  return value && TREE_CODE (value) == INTEGER_CST ? value : expr;
}

static void
c_add_call (location_t loc, tree fn, vec<tree, va_gc> *args)
{
  tree call = build_function_call_vec (loc, vNULL, fn, args, NULL, NULL_TREE);

  if (call == error_mark_node)
    return;
  if (EXPR_P (call))
    SET_EXPR_LOCATION (call, loc);
  add_stmt (call);
}

static void
c_declare (tree decl)
{
  lang_hooks.decls.pushdecl (decl);
}

const struct frontend frontend_c =
{
  c_use_variable, c_dependent_p, c_fold_constant, NULL, NULL, c_add_call,
  NULL, NULL, NULL, c_declare, NULL
};

const struct frontend *
frontend_get (void)
{
  if (!c_register_pragma_with_expansion || !pragma_lex || !add_stmt)
    return NULL;
  return finish_expr_stmt ? &frontend_cxx : &frontend_c;
}

/* Plugins are called before the preprocessor has a line map, without which
   the debug information of macros (-g3) cannot be told of a definition; and
   preprocessed text has all definitions that it needs.  */

void
frontend_define (const char *definition)
{
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);
  auto saved = callbacks->define;

  if (cpp_get_options (parse_in)->preprocessed)
    return;
  if (!flag_preprocess_only)
    callbacks->define = NULL;
  cpp_define (parse_in, definition);
  callbacks->define = saved;
}
