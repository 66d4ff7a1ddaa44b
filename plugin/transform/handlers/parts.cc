/* Functions that are made of parts of others.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/handlers/handlers.h"

tree
add_parameter (tree decl, tree type, const char *name)
{
  tree p = build_decl (DECL_SOURCE_LOCATION (decl), PARM_DECL,
		       get_identifier (name), type);
  DECL_ARG_TYPE (p) = type;
  DECL_CONTEXT (p) = decl;
  DECL_ARTIFICIAL (p) = 1;
  TREE_USED (p) = 1;
  layout_decl (p, 0);
  DECL_ARGUMENTS (decl) = chainon (DECL_ARGUMENTS (decl), p);
  return p;
}

tree
declare_part (tree of, tree type, const char *name)
{
  tree decl = build_decl (DECL_SOURCE_LOCATION (of), FUNCTION_DECL,
			  clone_function_name_numbered (of, name), type);
  SET_DECL_ASSEMBLER_NAME (decl, DECL_NAME (decl));
  /* For debuggers the function is the one that it was a part of, of which they
     were told before.  */
  DECL_ABSTRACT_ORIGIN (decl) = DECL_ORIGIN (of);
  TREE_STATIC (decl) = 1;
  TREE_USED (decl) = 1;
  DECL_ARTIFICIAL (decl) = 1;
  TREE_NOTHROW (decl) = TREE_NOTHROW (of);
  DECL_FUNCTION_SPECIFIC_TARGET (decl) = DECL_FUNCTION_SPECIFIC_TARGET (of);
  DECL_FUNCTION_SPECIFIC_OPTIMIZATION (decl)
    = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (of);
  tree result = build_decl (DECL_SOURCE_LOCATION (of), RESULT_DECL, NULL_TREE,
			    void_type_node);
  DECL_ARTIFICIAL (result) = 1;
  DECL_IGNORED_P (result) = 1;
  DECL_CONTEXT (result) = decl;
  DECL_RESULT (decl) = result;
  return decl;
}

cgraph_node *
add_part (tree decl)
{
  cgraph_node *node = cgraph_node::get_create (decl);
  node->definition = true;
  node->analyzed = true;
  node->lowered = true;
  node->local = true;
  push_cfun (DECL_STRUCT_FUNCTION (decl));
  cgraph_edge::rebuild_edges ();
  pop_cfun ();
  symtab->call_cgraph_insertion_hooks (node);
  return node;
}
