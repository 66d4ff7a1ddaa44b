/* Recognising the ripple_* functions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/lanes.h"
#include "analysis/api.h"

static const struct { const char *name; enum ripple_api api; bool suffix; }
api_names[] =
{
  { "set_shape", API_SET_SHAPE, true },
  { "id", API_ID, false },
  { "get_size", API_GET_SIZE, false },
  { "vscale", API_VSCALE, false },
  { "parallel", API_PARALLEL, false },
  { "threads", API_PARALLEL, false },
  { "lane", API_LANE, false },
  { "chunk_idx", API_CHUNK_IDX, false },
  { "partial", API_PARTIAL, false },
  { "combine", API_COMBINE, false },
  { "ordered_add", API_ORDERED_ADD, true },
  { "broadcast", API_BROADCAST, true },
  { "reshape", API_RESHAPE, true },
  { "slice", API_SLICE, true },
  { "shuffle_pair", API_SHUFFLE_PAIR, true },
  { "shuffle", API_SHUFFLE, true },
  { "align", API_ALIGN, false },
  { "add_sat", API_ADD_SAT, true },
  { "sub_sat", API_SUB_SAT, true },
  { "shl_sat", API_SHL_SAT, true },
  { "stack", API_STACK, true },
  { "reinterp", API_REINTERP, true },
  { "to_vec", API_TO_VEC, true },
  { "from_vec", API_FROM_VEC, true },
  { "prefix", API_PREFIX, false },
  { "any", API_ANY, false },
  { "dot", API_DOT, false },
  { "fold", API_FOLD, false },
  { "total", API_TOTAL, false },
  { "flat", API_FLAT, false }
};

static const char *const reduce_names[] =
{
  "add", "mul", "min", "max", "and", "or", "xor", "minimum", "maximum"
};

/* True if NAME is WORD, or WORD and an element type's suffix if SUFFIX.  */

static bool
word_p (const char *name, const char *word, bool suffix)
{
  size_t len = strlen (word);
  if (strncmp (name, word, len) != 0)
    return false;
  return name[len] == '\0' || (suffix && name[len] == '_');
}

static const char api_prefix[] = "__ripple_";

/* What stands behind the prefix in ID, or null.  */

static const char *
behind_prefix (tree id)
{
  const char *name = IDENTIFIER_POINTER (id);
  size_t len = sizeof api_prefix - 1;
  return (name[0] == '_' && strncmp (name, api_prefix, len) == 0
	  ? name + len : NULL);
}

/* The name of FNDECL without the prefix, or null if it has none.  In C++ the
   program's name is plain, in Fortran that of the assembler.  */

static const char *
api_word (tree fndecl)
{
  const char *word = behind_prefix (DECL_NAME (fndecl));
  if (!word && DECL_EXTERNAL (fndecl) && DECL_ASSEMBLER_NAME_SET_P (fndecl))
    word = behind_prefix (DECL_ASSEMBLER_NAME (fndecl));
  return word;
}

enum ripple_api
ripple_api_decl (tree fndecl, enum reduce_op *op)
{
  static const char reduce[] = "reduce_";
  if (!fndecl || !DECL_NAME (fndecl))
    return API_NONE;
  const char *name = api_word (fndecl);
  if (!name)
    return API_NONE;
  if (strncmp (name, reduce, sizeof reduce - 1) == 0)
    {
      name += sizeof reduce - 1;
      for (unsigned i = 0; i < ARRAY_SIZE (reduce_names); i++)
	if (word_p (name, reduce_names[i], true))
	  {
	    if (op)
	      *op = (enum reduce_op) i;
	    return API_REDUCE;
	  }
      return API_UNKNOWN;
    }
  for (unsigned i = 0; i < ARRAY_SIZE (api_names); i++)
    if (word_p (name, api_names[i].name, api_names[i].suffix))
      return api_names[i].api;
  return API_UNKNOWN;
}

enum ripple_api
ripple_api_call (gimple *stmt, enum reduce_op *op)
{
  if (!is_gimple_call (stmt) || gimple_call_internal_p (stmt))
    return API_NONE;
  return ripple_api_decl (gimple_call_fndecl (stmt), op);
}

bool
ripple_declared_p (void)
{
  return maybe_get_identifier ("__ripple_id")
	 || maybe_get_identifier ("__ripple_lane");
}

const char *
ripple_api_name (tree fndecl)
{
  /* Those with another name than the one they are declared by.  */
  static const struct { const char *declared, *name; } others[] =
  {
    { "set_shape", "ripple_set_block_shape" },
    { "get_size", "ripple_get_block_size" },
    { "chunk_idx", "ripple_parallel_idx" },
    { "align", "ripple_ptr_alignment" }
  };
  static char name[64];
  const char *declared = api_word (fndecl), *type;
  bool reduce_p = strncmp (declared, "reduce_", strlen ("reduce_")) == 0;

  for (unsigned i = 0; i < ARRAY_SIZE (others); i++)
    if (strcmp (declared, others[i].declared) == 0)
      return others[i].name;
  snprintf (name, sizeof name, "ripple_%s%s", reduce_p ? "reduce" : "",
	    reduce_p ? declared + strlen ("reduce_") : declared);
  /* C has one function per type; see elements.h.  */
  type = strrchr (name, '_');
  if (type && type[1] && (ISDIGIT (type[strlen (type) - 1])
			  || strspn (type + 1, "ulcp") == strlen (type + 1)))
    name[type - name] = '\0';
  return name;
}

tree
ripple_api_make (enum ripple_api api)
{
  static tree prefix_decl, any_decl, flat_decl;
  tree *decl = api == API_ANY ? &any_decl
	       : api == API_FLAT ? &flat_decl : &prefix_decl;
  if (!*decl)
    {
      const char *name = api == API_ANY ? "__ripple_any"
			 : api == API_FLAT ? "__ripple_flat"
			 : "__ripple_prefix";
      tree value = api == API_FLAT ? size_type_node : boolean_type_node;
      tree type = build_varargs_function_type_list (value, NULL_TREE);
      *decl = build_fn_decl (name, type);
      TREE_NOTHROW (*decl) = 1;
      DECL_ATTRIBUTES (*decl)
	= tree_cons (get_identifier ("leaf"), NULL_TREE, NULL_TREE);
    }
  return *decl;
}

bool
ripple_block_type_p (tree type)
{
  if (!POINTER_TYPE_P (type) || TREE_CODE (TREE_TYPE (type)) != RECORD_TYPE)
    return false;
  tree name = TYPE_IDENTIFIER (TREE_TYPE (type));
  return name && !strcmp (IDENTIFIER_POINTER (name), "ripple_block_shape");
}

tree
ripple_call_pointer (gimple *call)
{
  tree fn = gimple_call_fn (call);
  if (fn && TREE_CODE (fn) == OBJ_TYPE_REF)
    fn = OBJ_TYPE_REF_EXPR (fn);
  return fn && TREE_CODE (fn) == SSA_NAME ? fn : NULL_TREE;
}
