/* Conditional expressions stay expressions.

   A ?: whose condition has a shape chooses each lane by itself; an if with two
   assignments does not, see transform/masks/scalars.cc.  The gimplifier makes
   a branch of both.  Up to GCC 14 the value of ?: always went through a
   variable that tells (RIPPLE_CONDITIONAL); from then on what is assigned to a
   local variable does not.

   INPUT	x = c ? a : b
   OUTPUT	x = (TARGET_EXPR <int iftmp, c ? a : b>, iftmp)

   That is no scope of its own: temporaries of A live as long as they did.

   The same where the value is that of a declaration, of the function, of a
   statement expression or of a C++ temporary, which gimplify to assignments.

   Called by the walk of normalize.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-iterator.h"
#include "front/internal.h"

/* Where the value of *TP is computed by a ?:, or null.  */

static tree *
find_conditional (tree *tp)
{
  while (*tp)
    switch (TREE_CODE (*tp))
      {
      case COND_EXPR:
	return !VOID_TYPE_P (TREE_TYPE (*tp)) ? tp : NULL;
      CASE_CONVERT:
      case NON_LVALUE_EXPR:
      case CLEANUP_POINT_EXPR:
	tp = &TREE_OPERAND (*tp, 0);
	break;
      case COMPOUND_EXPR:
	tp = &TREE_OPERAND (*tp, 1);
	break;
      case BIND_EXPR:
	tp = &BIND_EXPR_BODY (*tp);
	break;
      case STATEMENT_LIST:
	{
	  tree_stmt_iterator last = tsi_last (*tp);

	  if (tsi_end_p (last))
	    return NULL;
	  tp = tsi_stmt_ptr (last);
	  break;
	}
      default:
	if (!location_wrapper_p (*tp))
	  return NULL;
	tp = &TREE_OPERAND (*tp, 0);
      }
  return NULL;
}

/* The ?: *TP has a class or an array type, and its value becomes that of
   TARGET, which may be null, without going through a variable.  True if it
   cannot be copied: then TARGET is marked instead.  */

static bool
mark_target (tree target, tree *tp)
{
  bool copied = !TREE_ADDRESSABLE (TREE_TYPE (*tp));
  if (!target || (!VAR_P (target) && TREE_CODE (target) != RESULT_DECL)
      || (copied && !c_dialect_cxx ()))
    return !copied;
  DECL_ATTRIBUTES (target)
    = tree_cons (get_identifier (RIPPLE_CONDITIONAL_ATTRIBUTE), NULL_TREE,
		 DECL_ATTRIBUTES (target));
  return true;
}

void
keep_conditional (tree fndecl, tree target, tree *tp)
{
  if (!(tp = find_conditional (tp)))
    return;
  if (is_gimple_reg_type (TREE_TYPE (*tp)) ? !GIMPLIFIER_SPLITS_CONDITIONALS
      : mark_target (target, tp))
    return;

  location_t loc = EXPR_LOCATION (*tp);
  tree var = new_local (loc, fndecl, TREE_TYPE (*tp), RIPPLE_CONDITIONAL);
  tree init = build4_loc (loc, TARGET_EXPR, TREE_TYPE (var), var, *tp,
			  NULL_TREE, NULL_TREE);

  TREE_SIDE_EFFECTS (init) = 1;
  *tp = build2_loc (loc, COMPOUND_EXPR, TREE_TYPE (var), init, var);
}
