/* The bodies that only the pass calls: those of functions of mathematics on
   lanes and of vector functions.

   GCC drops a static function that nothing mentions before the pass begins.
   So a function that calls expf refers to __ripplemath_expf, and to the vector
   functions for expf, until the pass is done.  What is on lanes comes at the
   end of the unit, before GCC asks which functions are needed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/internal.h"
#include "front/libraries.h"

static tree
refer (gimple_stmt_iterator *g, bool *, walk_stmt_info *info)
{
  gimple *s = gsi_stmt (*g);
  tree fndecl = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
  cgraph_node *caller = (cgraph_node *) info->info;
  if (cgraph_node *body = ripple_complex_function (s))
    caller->create_reference (body, IPA_REF_ADDR);
  if (!fndecl)
    return NULL_TREE;
  tree sincos = ripple_sincos_for (fndecl);
  if (cgraph_node *body = ripple_math_function (sincos ? sincos : fndecl))
    caller->create_reference (body, IPA_REF_ADDR);
  refer_to_library (caller, fndecl);
  return NULL_TREE;
}

void
ripple_refer_to_vector_functions (void)
{
  walk_stmt_info info;
  if (ripple_math_function_p (current_function_decl))
    return;
  memset (&info, 0, sizeof info);
  info.info = cgraph_node::get (current_function_decl);
  walk_gimple_seq (gimple_body (current_function_decl), refer, NULL, &info);
}

/* True if NODE has a body that is for lanes only.  */

static bool
vector_function_p (cgraph_node *node)
{
  return ripple_math_function_p (node->decl) || library_function_p (node);
}

bool
ripple_drop_vector_functions (void)
{
  cgraph_node *node;
  bool any = false;
  FOR_EACH_FUNCTION (node)
    {
      ipa_ref *ref = NULL;
      for (unsigned i = 0; node->iterate_reference (i, ref);)
	{
	  cgraph_node *to = dyn_cast<cgraph_node *> (ref->referred);
	  if (!ref->stmt && to && vector_function_p (to))
	    ref->remove_reference ();
	  else
	    i++;
	}
      any |= vector_function_p (node);
    }
  return any;
}
