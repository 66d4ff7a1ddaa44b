/* What the front-end room knows of cc1 and cc1plus: the functions of the C
   family that it calls, all weak, so that the plugin also loads in compilers
   without a C front end; and the few operations in which C and C++ differ.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_FRONTEND_H
#define RIPPLE_FRONTEND_H

#include "c-family/c-pragma.h"

/* Re-declare FN, which a GCC header declares, as weak.  (decltype (FN) would
   repeat the default arguments.)  */
template <typename F> struct plain_function;
template <typename R, typename... A> struct plain_function<R (*) (A...)>
{
  typedef R type (A...);
};
#define FRONTEND_WEAK(FN) \
  extern plain_function<decltype (&FN)>::type FN __attribute__ ((weak))

FRONTEND_WEAK (pragma_lex);
FRONTEND_WEAK (c_register_pragma_with_expansion);
FRONTEND_WEAK (c_register_pragma);
FRONTEND_WEAK (add_stmt);
FRONTEND_WEAK (cpp_define);
FRONTEND_WEAK (cpp_get_callbacks);
FRONTEND_WEAK (cpp_get_options);
FRONTEND_WEAK (cpp_peek_token);
FRONTEND_WEAK (c_fully_fold);
extern cpp_reader *parse_in __attribute__ ((weak));
/* The same symbol in both front ends.  */
extern tree lookup_name (tree) __attribute__ ((weak));

/* What `#pragma ripple parallel' needs from the language.  */
struct frontend
{
  /* The value of variable DECL, found as identifier ID at LOC: in C++ an
     access through `this' or a lambda's capture.  */
  tree (*use_variable) (location_t loc, tree id, tree decl);
  /* True if EXPR means something only in the instances of a template.  */
  bool (*dependent_p) (tree expr);
  /* EXPR as an INTEGER_CST if it is a constant expression, else unchanged.  */
  tree (*fold_constant) (tree expr);
  /* The expression CODE (A[, B]), at least one of which is dependent.  Null
     where there are no templates.  */
  tree (*build_dependent) (location_t loc, enum tree_code code, tree a,
			   tree b);
  /* What ID names in SCOPE (a class, enumeration or namespace), null if
     nothing.  Null where there are no scopes.  */
  tree (*qualified) (tree scope, tree id);
  /* Add the statement FN (ARGS) at LOC.  */
  void (*add_call) (location_t loc, tree fn, vec<tree, va_gc> *args);
  /* The function that holds the body of coroutine FNDECL; null if FNDECL is
     none.  May be null.  */
  tree (*coroutine_body) (tree fndecl);
  /* The statements of EXPR if it is a try block, else null.  May be null.  */
  tree *(*try_body) (tree expr);
  /* Make artificial function DECL one that the language knows.  May be
     null.  */
  void (*adopt) (tree decl);
  /* Declare DECL, a function that has a name and a type, where a declaration
     may stand.  */
  void (*declare) (tree decl);
  /* Let constant expressions call the complete function FNDECL as it is now.
     May be null.  */
  void (*keep_constexpr) (tree fndecl);
};

extern const struct frontend frontend_c, frontend_cxx;

/* Define a macro as `-D DEFINITION' would.  */
extern void frontend_define (const char *definition);

/* The running front end; null if it is not C or C++.  */
extern const struct frontend *frontend_get (void);

#endif
