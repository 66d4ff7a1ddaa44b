/* Cleanups of block functions stay one copy each.

   A destructor, or the end of a handler, is wanted on every path that leads
   out of its scope.  Where GCC optimises it gives each path a copy:

       {
	 object o;
	 if (c)
	   {  o.~object (); return;  }
	 o.~object ();
       }

   If C has lanes both paths are taken, one after the other, and the one object
   of the block would be destroyed twice.  Where GCC does not optimise there is
   one copy, and a variable (RIPPLE_FINALLY) says where each lane goes on:

       {
	 object o;
	 if (c) to = 0; else to = 1;
	 o.~object ();
	 if (to == 0) return;
       }

   So it is made not to, in functions with code for lanes of a block.  In the
   bodies of annotated loops objects are those of a lane.

   Called before and after cleanups are lowered, function by function.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "gimple-walk.h"
#include "transform/handlers/handlers.h"

/* The level of optimisation of cfun, while it is another one; else -1.  */
static int level = -1;

/* True if S asks for coordinates, or passes a block to a function of the
   program.  */

static bool
uses_block_p (gimple *s)
{
  enum ripple_api api = ripple_api_call (s);
  if (api == API_NONE && is_gimple_call (s))
    for (unsigned i = 0; i < gimple_call_num_args (s); i++)
      if (ripple_block_type_p (TREE_TYPE (gimple_call_arg (s, i))))
	return true;
  return api == API_ID;
}

/* The same for a statement at G and those in it.  */

static tree
find_use (gimple_stmt_iterator *g, bool *handled, walk_stmt_info *)
{
  *handled = uses_block_p (gsi_stmt (*g));
  return *handled ? boolean_true_node : NULL_TREE;
}

static bool
block_function_p (void)
{
  walk_stmt_info wi;
  for (tree p = DECL_ARGUMENTS (cfun->decl); p; p = DECL_CHAIN (p))
    if (ripple_block_type_p (TREE_TYPE (p)))
      return true;
  memset (&wi, 0, sizeof wi);
  walk_gimple_seq (gimple_body (cfun->decl), find_use, NULL, &wi);
  return wi.callback_result != NULL_TREE;
}

void
ripple_keep_cleanups (void)
{
  if (!block_function_p ())
    return;
  level = optimize;
  optimize = 0;
}

void
ripple_keep_level (void)
{
  if (level < 0)
    return;
  optimize = level;
  level = -1;
}

/* True if NAME is a constant that says where control goes on.  */

static bool
exit_number_p (tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  return temporary_name_p (SSA_NAME_IDENTIFIER (name), RIPPLE_FINALLY)
	 && gimple_assign_single_p (def)
	 && TREE_CODE (gimple_assign_rhs1 (def)) == INTEGER_CST;
}

void
propagate_exits (void)
{
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (exit_number_p (name))
      replace_uses_by (name, gimple_assign_rhs1 (SSA_NAME_DEF_STMT (name)));
}
