/* Registration of the front end.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"
#include "front/libraries.h"
#include "target/target.h"

extern tree front_marker_decls[2], front_library_decls;

static const struct ggc_root_tab front_roots[] =
{
  { &front_marker_decls, ARRAY_SIZE (front_marker_decls), sizeof (tree),
    gt_ggc_mx_tree_node, gt_pch_nx_tree_node },
  { &front_runtime_decls, ARRAY_SIZE (front_runtime_decls), sizeof (tree),
    gt_ggc_mx_tree_node, gt_pch_nx_tree_node },
  { &front_library_decls, 1, sizeof (tree), gt_ggc_mx_tree_node,
    gt_pch_nx_tree_node },
  LAST_GGC_ROOT_TAB
};

/* PLUGIN_PRAGMAS.  */

static void
on_pragmas (void *, void *)
{
  if (!frontend_get ())
    return;
  frontend_define ("__RIPPLE__=1");
  if (ripple_math < MATH_LIBMVEC)
    frontend_define (ripple_math == MATH_FAST ? "__RIPPLE_MATH__=2"
		     : ripple_math == MATH_EXACT ? "__RIPPLE_MATH__=3"
		     : "__RIPPLE_MATH__=1");
  semicolon_init ();
  pragma_init ();
  prototypes_init ();
  wanted_math_init ();
  openmp_init ();
}

/* PLUGIN_FINISH_DECL.  */

static void
on_decl (void *decl, void *)
{
  if (TREE_CODE ((tree) decl) == FUNCTION_DECL)
    library_note ((tree) decl);
}

/* PLUGIN_PRE_GENERICIZE.  Units that do not include ripple.h do not pay.  */

static void
on_pre_genericize (void *fndecl, void *)
{
  /* The functions of mathematics on lanes have no directives, and call none
     but each other and what is an instruction.  */
  if (TREE_CODE ((tree) fndecl) != FUNCTION_DECL
      || !DECL_SAVED_TREE ((tree) fndecl)
      || ripple_math_function_p ((tree) fndecl))
    return;
  /* A library may come before ripple.h.  */
  library_note ((tree) fndecl);
  if (!maybe_get_identifier (MARKER_NAME))
    return;
  if (frontend_get ()->keep_constexpr)
    frontend_get ()->keep_constexpr ((tree) fndecl);
  ripple_declare_builtins ();
  normalize_function ((tree) fndecl);
}

void
ripple_front_init (const char *plugin_name)
{
  register_callback (plugin_name, PLUGIN_PRAGMAS, on_pragmas, NULL);
  register_callback (plugin_name, PLUGIN_FINISH_DECL, on_decl, NULL);
  register_callback (plugin_name, PLUGIN_PRE_GENERICIZE, on_pre_genericize,
		     NULL);
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (front_roots));
}
