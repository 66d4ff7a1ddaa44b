/* sincos whose argument is loaded through a pointer to constants.

   INPUT	sincos (*x, s, c)			const double *x
   OUTPUT	TARGET_EXPR <both, cexpi (*x)>, *s = IMAGPART (both),
		*c = REALPART (both)

   GCC folds sincos to such parts, too, but takes what such a pointer points to
   for invariable, so that it evaluates cexpi twice, and folds that further:

		*s = sin (*x), *c = cos (*x)

   That is two functions where one will do, and wrong if s points to *x.  In C
   this has happened as the call was parsed, in C++ it is still to come.  Calls
   that are two in the program have arguments of their own, these share one.

   Called by the walk of normalize.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "target.h"
#include "front/internal.h"

static const struct
{
  built_in_function sine, cosine, one, both;
} functions[] =
{
  { BUILT_IN_SINF, BUILT_IN_COSF, BUILT_IN_CEXPIF, BUILT_IN_SINCOSF },
  { BUILT_IN_SIN, BUILT_IN_COS, BUILT_IN_CEXPI, BUILT_IN_SINCOS },
  { BUILT_IN_SINL, BUILT_IN_COSL, BUILT_IN_CEXPIL, BUILT_IN_SINCOSL },
};

/* True if T is a call of F.  */

static bool
call_of_built_in_p (tree t, built_in_function f)
{
  tree fn = TREE_CODE (t) == CALL_EXPR ? get_callee_fndecl (t) : NULL_TREE;
  return fn && fndecl_built_in_p (fn, f);
}

/* True if T assigns the value of a call of F.  */

static bool
assigns_call_p (tree t, built_in_function f)
{
  return TREE_CODE (t) == MODIFY_EXPR
	 && call_of_built_in_p (TREE_OPERAND (t, 1), f);
}

/* SINE and COSINE become those of X, which F, a kind of cexpi, computes.  */

static tree
assign_both (tree fndecl, location_t loc, built_in_function f, tree x,
	     tree sine, tree cosine)
{
  tree call = build_call_expr_loc (loc, builtin_decl_explicit (f), 1, x);
  tree type = TREE_TYPE (call);
  tree both = new_local (loc, fndecl, type, "both");
  tree init = build4_loc (loc, TARGET_EXPR, type, both, call, NULL_TREE,
			  NULL_TREE);
  TREE_SIDE_EFFECTS (init) = 1;
  type = TREE_TYPE (type);
  sine = build2_loc (loc, MODIFY_EXPR, void_type_node, sine,
		     build1_loc (loc, IMAGPART_EXPR, type, both));
  cosine = build2_loc (loc, MODIFY_EXPR, void_type_node, cosine,
		       build1_loc (loc, REALPART_EXPR, type, both));
  sine = build2_loc (loc, COMPOUND_EXPR, void_type_node, init, sine);
  return build2_loc (loc, COMPOUND_EXPR, void_type_node, sine, cosine);
}

/* If T assigns a sine and a cosine of F that share their argument, what takes
   its place; else T.  */

static tree
keep_assignments (tree fndecl, tree t, unsigned f)
{
  tree sine = TREE_OPERAND (t, 0), cosine = TREE_OPERAND (t, 1);
  if (!assigns_call_p (sine, functions[f].sine)
      || !assigns_call_p (cosine, functions[f].cosine))
    return t;
  tree x = CALL_EXPR_ARG (TREE_OPERAND (sine, 1), 0);
  if (x != CALL_EXPR_ARG (TREE_OPERAND (cosine, 1), 0))
    return t;
  return assign_both (fndecl, EXPR_LOCATION (t), functions[f].one, x,
		      TREE_OPERAND (sine, 0), TREE_OPERAND (cosine, 0));
}

/* What takes the place of T, a call of F's sincos, if GCC would fold it.  */

static tree
keep_call (tree fndecl, tree t, unsigned f)
{
  location_t loc = EXPR_LOCATION (t);
  tree x = CALL_EXPR_ARG (t, 0);
  if (!targetm.libc_has_function (function_c99_math_complex, TREE_TYPE (x)))
    return t;
  tree sine = build_fold_indirect_ref_loc (loc, CALL_EXPR_ARG (t, 1));
  tree cosine = build_fold_indirect_ref_loc (loc, CALL_EXPR_ARG (t, 2));
  return assign_both (fndecl, loc, functions[f].one, x, sine, cosine);
}

void
keep_sincos (tree fndecl, tree *tp)
{
  for (unsigned f = 0; f < ARRAY_SIZE (functions); f++)
    if (TREE_CODE (*tp) == COMPOUND_EXPR)
      *tp = keep_assignments (fndecl, *tp, f);
    else if (call_of_built_in_p (*tp, functions[f].both))
      *tp = keep_call (fndecl, *tp, f);
}
