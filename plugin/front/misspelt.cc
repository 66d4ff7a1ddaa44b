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

/* Collect NODE in the list NAMES if it is a macro of the API.  */

static int
collect_name (cpp_reader *, cpp_hashnode *node, void *names)
{
  const char *name = (const char *) NODE_NAME (node);

  if (cpp_macro_p (node) && strncmp (name, "ripple_", strlen ("ripple_")) == 0)
    ((auto_vec<const char *> *) names)->safe_push (name);
  return 1;
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* True if LONG_NAME is NAME with some letters more.  */

static bool
within_p (const char *name, const char *long_name)
{
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
  auto_vec<const char *> names;
  const char *shortest = NULL;

  for (unsigned i = 0; i < ARRAY_SIZE (others); i++)
    if (strcmp (name, others[i][0]) == 0)
      return others[i][1];
  cpp_forall_identifiers (parse_in, collect_name, &names);
  /* The first of those that are equally close is taken.  */
  names.qsort (compare_names);
  /* Words that are left out are many letters: `ripple_set_shape'.  */
  for (unsigned i = 0; i < names.length (); i++)
    if (within_p (name, names[i])
	&& (!shortest || strlen (names[i]) < strlen (shortest)))
      shortest = names[i];
  return shortest ? shortest : find_closest_string (name, &names);
}
