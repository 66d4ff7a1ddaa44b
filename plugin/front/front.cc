/* Registration of the front end.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"
#include "target/target.h"

extern tree front_marker_decls[2];

static const struct ggc_root_tab front_roots[] =
{
  { &front_marker_decls, ARRAY_SIZE (front_marker_decls), sizeof (tree),
    gt_ggc_mx_tree_node, gt_pch_nx_tree_node },
  { &front_runtime_decls, ARRAY_SIZE (front_runtime_decls), sizeof (tree),
    gt_ggc_mx_tree_node, gt_pch_nx_tree_node },
  LAST_GGC_ROOT_TAB
};

/* PLUGIN_PRAGMAS.  */

static void
on_pragmas (void *, void *)
{
  if (!frontend_get ())
    return;
  frontend_define ("__RIPPLE__=1");
  semicolon_init ();
  pragma_init ();
  openmp_init ();
}

/* PLUGIN_PRE_GENERICIZE.  Units that do not include ripple.h do not pay.  */

static void
on_pre_genericize (void *fndecl, void *)
{
  if (!maybe_get_identifier (MARKER_NAME)
      || TREE_CODE ((tree) fndecl) != FUNCTION_DECL
      || !DECL_SAVED_TREE ((tree) fndecl))
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
  register_callback (plugin_name, PLUGIN_PRE_GENERICIZE, on_pre_genericize,
		     NULL);
  register_callback (plugin_name, PLUGIN_REGISTER_GGC_ROOTS, NULL,
		     const_cast<ggc_root_tab *> (front_roots));
}
