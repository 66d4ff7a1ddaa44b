/* Names that are nearly those of the API.

   C takes a call of an unknown name for that of a function elsewhere.  Those
   of <ripple.h> are macros: what their names are is asked of the
   preprocessor.

   Called by analysis/check.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "spellcheck.h"
#include "front/frontend.h"

bool
undeclared_function_p (tree fndecl)
{
  /* C_DECL_IMPLICIT of c-tree.h, which has no meaning in C++.  */
  return (frontend_get () == &frontend_c && DECL_NAME (fndecl)
	  && DECL_LANG_FLAG_2 (fndecl));
}

/* How the names of the API begin, and LLVM-Ripple's names for it.  */
static const char *const prefixes[] = { "ripple_", "__builtin_ripple_" };

/* The macros of the API whose names begin with PREFIX.  */

struct api_names
{
  const char *prefix;
  auto_vec<const char *> names;
};

/* Collect NODE in DATA, an api_names.  */

static int
collect_name (cpp_reader *, cpp_hashnode *node, void *data)
{
  struct api_names *n = (struct api_names *) data;
  const char *name = (const char *) NODE_NAME (node);

  if (cpp_macro_p (node) && startswith (name, n->prefix))
    n->names.safe_push (name);
  return 1;
}

bool
ripple_name_p (const char *name)
{
  return startswith (name, prefixes[0]) || startswith (name, prefixes[1]);
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* True if LONG_NAME is NAME with some letters more, not more than it has.  */

static bool
within_p (const char *name, const char *long_name)
{
  if (strlen (long_name) > 2 * strlen (name))
    return false;
  for (; *name && *long_name; long_name++)
    name += *name == *long_name;
  return !*name;
}

const char *
closest_ripple_name (const char *name)
{
  static const char *const others[][2] =
  {
    { "ripple_reducesum", "ripple_reduceadd" },
    { "ripple_reduce_sum", "ripple_reduceadd" },
    { "ripple_reduceprod", "ripple_reducemul" }
  };
  struct api_names n;
  auto_vec<const char *> &names = n.names;
  const char *shortest = NULL;

  for (unsigned i = 0; i < ARRAY_SIZE (others); i++)
    if (strcmp (name, others[i][0]) == 0)
      return others[i][1];
  n.prefix = prefixes[startswith (name, "__builtin_")];
  cpp_forall_identifiers (parse_in, collect_name, &n);
  /* The first of those that are equally close is taken.  */
  names.qsort (compare_names);
  /* Words that are left out are many letters: `ripple_set_shape'.  */
  for (unsigned i = 0; i < names.length (); i++)
    if (within_p (name, names[i])
	&& (!shortest || strlen (names[i]) < strlen (shortest)))
      shortest = names[i];
  return shortest ? shortest : find_closest_string (name, &names);
}
