/* Constants in memory.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"

tree
read_only_table (tree elt, const vec<tree> &values)
{
  tree type = build_array_type_nelts (build_qualified_type (elt,
							    TYPE_QUAL_CONST),
				      values.length ());
  vec<constructor_elt, va_gc> *elements = NULL;

  for (unsigned i = 0; i < values.length (); i++)
    CONSTRUCTOR_APPEND_ELT (elements, size_int (i), values[i]);
  tree decl = build_decl (UNKNOWN_LOCATION, VAR_DECL,
			  create_tmp_var_name ("ripple_table"), type);
  tree init = build_constructor (type, elements);
  TREE_CONSTANT (init) = TREE_STATIC (init) = 1;
  DECL_INITIAL (decl) = init;
  TREE_STATIC (decl) = TREE_READONLY (decl) = TREE_ADDRESSABLE (decl) = 1;
  TREE_USED (decl) = DECL_ARTIFICIAL (decl) = DECL_IGNORED_P (decl) = 1;
  varpool_node::finalize_decl (decl);
  return decl;
}
