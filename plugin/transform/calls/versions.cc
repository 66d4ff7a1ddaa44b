/* Functions for several targets.

   GCC copies a function with __attribute__ ((target_clones (...))) for each
   of its targets in a pass that comes later: all copies would have the
   vectors of the default target.  So its pass is run first; each copy is
   then a function like any other, for its own target.

     target_clones ("default", "avx2") f   ->   f.default, f.avx2, f (ifunc)

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"

void
make_target_versions (void)
{
  cgraph_node *node;
  bool any = false;
  FOR_EACH_FUNCTION (node)
    any |= lookup_attribute ("target_clones", DECL_ATTRIBUTES (node->decl))
	   != NULL_TREE;
  if (!any)
    return;
  opt_pass *pass = make_pass_target_clone (g);
  pass->execute (NULL);
  delete pass;
  /* GCC's pass that makes these versions must not make them again later.  */
  FOR_EACH_FUNCTION (node)
    DECL_ATTRIBUTES (node->decl)
      = remove_attribute ("target_clones", DECL_ATTRIBUTES (node->decl));
  /* The calls go to other functions now, which may touch other memory.  */
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (function *fn = node->get_fun ())
      if (fn->cfg && gimple_in_ssa_p (fn))
	{
	  push_cfun (fn);
	  update_ssa (TODO_update_ssa);
	  pop_cfun ();
	}
}

cgraph_node *
default_version (cgraph_node *node)
{
  cgraph_function_version_info *info
    = node->dispatcher_function ? node->function_version () : NULL;
  return info && info->next ? info->next->this_node : node;
}

/* True if the body of FN has what only its own target knows: its built-in
   functions, or functions for a target, such as intrinsics.  */

static bool
machine_code_p (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree callee = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
	if (gimple_code (s) == GIMPLE_ASM
	    || (callee && (fndecl_built_in_p (callee, BUILT_IN_MD)
			   || DECL_FUNCTION_SPECIFIC_TARGET (callee))))
	  return true;
      }
  return false;
}

bool
other_target_p (tree caller, cgraph_node *callee)
{
  tree target = DECL_FUNCTION_SPECIFIC_TARGET (callee->decl);
  return target && target != DECL_FUNCTION_SPECIFIC_TARGET (caller)
	 && machine_code_p (callee->get_fun ())
	 && !targetm.target_option.can_inline_p (caller, callee->decl);
}
