/* The built-in functions of the machine, by name.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "target.h"

/* Declarations of the machine-specific built-in functions by name, found at
   the first question: their codes change with every release, their names
   do not.  */
static hash_map<nofree_string_hash, tree> *builtins;

tree
ripple_target_builtin (const char *name)
{
  tree *slot;

  if (!builtins)
    {
      builtins = new hash_map<nofree_string_hash, tree>;
      if (targetm.builtin_decl)
	/* AArch64 numbers two tables with the even and the odd codes; one of
	   them may be empty.  */
	for (unsigned i = 0, missing = 0; missing < 4; i++)
	  {
	    tree decl = targetm.builtin_decl (i, true);

	    missing = decl == error_mark_node ? missing + 1 : 0;
	    if (decl && TREE_CODE (decl) == FUNCTION_DECL && DECL_NAME (decl))
	      builtins->put (IDENTIFIER_POINTER (DECL_NAME (decl)), decl);
	  }
    }
  slot = builtins->get (name);
  return slot ? *slot : NULL_TREE;
}

tree
ripple_target_call (emitter *e, tree fn, tree *arg, unsigned count)
{
  tree types = TYPE_ARG_TYPES (TREE_TYPE (fn));
  tree rt = TREE_TYPE (TREE_TYPE (fn)), lhs = NULL_TREE;
  auto_vec<tree> args;
  gcall *g;

  for (unsigned i = 0; i < count; i++, types = TREE_CHAIN (types))
    {
      tree type = TREE_VALUE (types), x = arg[i];

      if (VECTOR_TYPE_P (type))
	x = part_view (e, type, x);
      else
	x = gimple_convert (&e->seq, e->loc, type, x);
      args.safe_push (x);
    }
  g = gimple_build_call_vec (fn, args);
  if (!VOID_TYPE_P (rt))
    {
      /* Several vectors are no register for GIMPLE.  */
      lhs = is_gimple_reg_type (rt) ? make_ssa_name (rt)
	    : create_tmp_var (rt, "vectors");
      gimple_call_set_lhs (g, lhs);
    }
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return lhs;
}

tree
ripple_target_argument (tree fn, unsigned i)
{
  tree types = TYPE_ARG_TYPES (TREE_TYPE (fn));

  while (i--)
    types = TREE_CHAIN (types);
  return TREE_VALUE (types);
}
