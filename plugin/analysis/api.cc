/* Recognising the ripple_* functions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/lanes.h"
#include "analysis/api.h"

/* The columns of api.def that tell a function from others.  */
static const struct api_row
{
  const char *name, *other;	/* Declared as; the public name, if it is
				   another.  */
  bool typed;
  unsigned least, most;
  bool lanewise;
}
api_rows[] =
{
#define RIPPLE_API(ID, NAME, PUBLIC, TYPED, LEAST, MOST, SHAPE, LANEWISE, \
		   CHECK, RENDER) \
  { NAME, PUBLIC, TYPED, LEAST, MOST, LANEWISE },
#include "analysis/api.def"
#undef RIPPLE_API
};

static const int FIRST_ROW = API_UNKNOWN + 1;

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
   program's name is plain, in Fortran that of the assembler: but procedures of
   a module there have the module's name, which may begin with ripple_.  */

static const char *
api_word (tree fndecl)
{
  const char *word = behind_prefix (DECL_NAME (fndecl));
  if (!word && DECL_EXTERNAL (fndecl) && DECL_ASSEMBLER_NAME_SET_P (fndecl))
    word = behind_prefix (DECL_ASSEMBLER_NAME (fndecl));
  return word && strstr (word, "_MOD_") ? NULL : word;
}

/* Functions of which there is one for each operation: declared as PREFIX and
   the operation, called BEFORE, the operation and BEHIND.  */
static const struct api_family
{
  enum ripple_api api;
  const char *prefix, *before, *behind;
}
families[] =
{
  { API_REDUCE, "reduce_", "reduce", "" },
  { API_SCAN, "scan_", "scan", "" },
  { API_EXCLUSIVE_SCAN, "exclusive_scan_", "scan", "_exclusive" }
};

static const api_family *
find_family (enum ripple_api api)
{
  for (unsigned i = 0; i < ARRAY_SIZE (families); i++)
    if (families[i].api == api)
      return &families[i];
  return NULL;
}

/* True if NAME is that of a function of FAMILY; its operation is *OP.  */

static bool
family_word_p (const api_family *family, const char *name, enum reduce_op *op)
{
  size_t len = strlen (family->prefix);
  if (strncmp (name, family->prefix, len) != 0)
    return false;
  name += len;
  for (unsigned i = 0; i < ARRAY_SIZE (reduce_names); i++)
    if (word_p (name, reduce_names[i], true))
      {
	if (op)
	  *op = (enum reduce_op) i;
	return true;
      }
  return false;
}

enum ripple_api
ripple_api_decl (tree fndecl, enum reduce_op *op)
{
  if (!fndecl || !DECL_NAME (fndecl))
    return API_NONE;
  const char *name = api_word (fndecl);
  if (!name)
    return API_NONE;
  for (unsigned i = 0; i < ARRAY_SIZE (api_rows); i++)
    {
      enum ripple_api api = (enum ripple_api) (FIRST_ROW + i);
      const api_family *family = find_family (api);
      if (family ? family_word_p (family, name, op)
	  : word_p (name, api_rows[i].name, api_rows[i].typed))
	return api;
    }
  return API_UNKNOWN;
}

enum ripple_api
ripple_api_call (gimple *stmt, enum reduce_op *op)
{
  if (!is_gimple_call (stmt) || gimple_call_internal_p (stmt))
    return API_NONE;
  enum ripple_api api = ripple_api_decl (gimple_call_fndecl (stmt), op);
  if (api < FIRST_ROW)
    return api;
  unsigned n = gimple_call_num_args (stmt), least, most;
  ripple_api_arguments (api, &least, &most);
  return n >= least && n <= most ? api : API_UNKNOWN;
}

void
ripple_api_arguments (enum ripple_api api, unsigned *least, unsigned *most)
{
  *least = api_rows[api - FIRST_ROW].least;
  *most = api_rows[api - FIRST_ROW].most;
}

bool
ripple_api_lanewise_p (enum ripple_api api)
{
  return api_rows[api - FIRST_ROW].lanewise;
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
  static char name[64];
  const char *declared = api_word (fndecl), *type;
  enum ripple_api api = ripple_api_decl (fndecl);
  const api_family *family = find_family (api);

  if (api >= FIRST_ROW && api_rows[api - FIRST_ROW].other)
    {
      snprintf (name, sizeof name, "ripple_%s",
		api_rows[api - FIRST_ROW].other);
      return name;
    }
  snprintf (name, sizeof name, "ripple_%s%s", family ? family->before : "",
	    declared + (family ? strlen (family->prefix) : 0));
  /* C has one function per type; see elements.h.  */
  type = strrchr (name, '_');
  if (type && type[1] && (ISDIGIT (type[strlen (type) - 1])
			  || strspn (type + 1, "ulcp") == strlen (type + 1)))
    name[type - name] = '\0';
  if (family)
    strcat (name, family->behind);
  return name;
}

tree
ripple_api_declare (const char *name, tree type)
{
  tree decl = build_fn_decl (name, build_varargs_function_type_list
				   (type, NULL_TREE));
  TREE_NOTHROW (decl) = 1;
  DECL_ATTRIBUTES (decl)
    = tree_cons (get_identifier ("leaf"), NULL_TREE, NULL_TREE);
  return decl;
}

tree
ripple_api_make_typed (enum ripple_api api, tree type)
{
  char name[64];
  snprintf (name, sizeof name, "%s%s", api_prefix,
	    api_rows[api - FIRST_ROW].name);
  return ripple_api_declare (name, type);
}

tree
ripple_api_make (enum ripple_api api)
{
  static tree decls[ARRAY_SIZE (api_rows)];
  tree *decl = &decls[api - FIRST_ROW];
  if (!*decl)
    *decl = ripple_api_make_typed (api,
				   api == API_FLAT || api == API_LANE_COUNT
				   ? size_type_node : boolean_type_node);
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
ripple_expected_value (gimple *stmt)
{
  return gimple_call_builtin_p (stmt, BUILT_IN_EXPECT)
	 || gimple_call_builtin_p (stmt, BUILT_IN_EXPECT_WITH_PROBABILITY)
	 ? gimple_call_arg (stmt, 0) : NULL_TREE;
}

tree
ripple_call_pointer (gimple *call)
{
  tree fn = gimple_call_fn (call);
  if (fn && TREE_CODE (fn) == OBJ_TYPE_REF)
    fn = OBJ_TYPE_REF_EXPR (fn);
  return fn && TREE_CODE (fn) == SSA_NAME ? fn : NULL_TREE;
}
