/* GCC Ripple, a plugin that compiles SPMD blocks and annotated loops to
   vectors.  This page is the whole pipeline.

     front/      PLUGIN_PRAGMAS		#pragma ripple parallel -> a marker
		 PLUGIN_PRE_GENERICIZE	marker + for statement: loop check
     ...         GCC's own gimplification
     transform/  the first pass below	the order of the text
		 (transform/text-order.cc)
     ...         GCC's own CFG, SSA
     transform/  the second pass	the whole unit, un-optimised SSA:
		 inline, distribute, shapes, regions, accesses, check,
		 render, finish
     ...         GCC's own optimisers, expansion, RTL; among them
     target/,    the late passes below	what GCC would make wrong code of,
     transform/				or crash on; with -flto in the link
					(transform/link-guard.cc)

   That pass stands behind build_ssa_passes because no optimiser has yet merged
   lanes or moved an operation across them, because it exists there at every
   -O level and before LTO streams the unit out, and because all of GCC's
   optimisers then work on the vectors.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/front.h"
#include "transform/transform.h"
#include "target/target.h"
#include "target/aarch64.h"
#include "target/riscv.h"
#include "startup.h"

#define RIPPLE_PUBLIC extern "C" __attribute__ ((visibility ("default")))

RIPPLE_PUBLIC int plugin_is_GPL_compatible;
int plugin_is_GPL_compatible;

namespace {

const pass_data order_pass_data =
{
  GIMPLE_PASS, "ripple_order", OPTGROUP_VEC, TV_NONE, PROP_gimple_leh,
  0, 0, 0, 0
};

class order_pass : public gimple_opt_pass
{
public:
  order_pass (gcc::context *ctxt)
  : gimple_opt_pass (order_pass_data, ctxt)
  {}

  bool
  gate (function *) final override
  {
    return ripple_text_order_p ();
  }

  unsigned int
  execute (function *) final override
  {
    ripple_keep_text_order ();
    return 0;
  }
};

/* Before GCC lowers cleanups.  */

const pass_data cleanup_pass_data =
{
  GIMPLE_PASS, "ripple_cleanups", OPTGROUP_VEC, TV_NONE, PROP_gimple_lcf,
  0, 0, 0, 0
};

class cleanup_pass : public gimple_opt_pass
{
public:
  cleanup_pass (gcc::context *ctxt)
  : gimple_opt_pass (cleanup_pass_data, ctxt)
  {}

  bool
  gate (function *) final override
  {
    return ripple_text_order_p ();
  }

  unsigned int
  execute (function *) final override
  {
    mark_try_ends ();
    ripple_keep_cleanups ();
    return 0;
  }
};

const pass_data ripple_pass_data =
{
  SIMPLE_IPA_PASS, "ripple", OPTGROUP_VEC, TV_NONE, PROP_cfg | PROP_ssa,
  0, 0, 0, 0
};

class ripple_pass : public simple_ipa_opt_pass
{
public:
  ripple_pass (gcc::context *ctxt)
  : simple_ipa_opt_pass (ripple_pass_data, ctxt)
  {}

  unsigned int
  execute (function *) final override
  {
    return ripple_transform_unit ();
  }
};

/* The passes that stand between what it makes and what GCC would make of
   it: what they are for stands in their files.  */

const struct late_pass_info
{
  enum opt_pass_type type;
  const char *name, *reference;
  enum pass_positioning_ops position;
  void (*run) (function *fn);
}
late_passes[] =
{
  { GIMPLE_PASS, "ripple_views_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_viewed_vectors },
  { GIMPLE_PASS, "ripple_views", "pre", PASS_POS_INSERT_BEFORE,
    ripple_viewed_vectors },
  { GIMPLE_PASS, "ripple_abs_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_extended_abs },
  { GIMPLE_PASS, "ripple_abs", "isel", PASS_POS_INSERT_BEFORE,
    ripple_extended_abs },
  { GIMPLE_PASS, "ripple_lanes_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_widened_lanes },
  { GIMPLE_PASS, "ripple_lanes", "forwprop", PASS_POS_INSERT_BEFORE,
    ripple_widened_lanes },
  { GIMPLE_PASS, "ripple_types_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_retyped_lanes },
  { GIMPLE_PASS, "ripple_types", "forwprop", PASS_POS_INSERT_AFTER,
    ripple_retyped_lanes },
  { GIMPLE_PASS, "ripple_steps_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_short_steps },
  { GIMPLE_PASS, "ripple_steps", "pcom", PASS_POS_INSERT_BEFORE,
    ripple_short_steps },
#if NUM_POLY_INT_COEFFS > 1
  { GIMPLE_PASS, "ripple_offsets", "pre", PASS_POS_INSERT_AFTER,
    ripple_poly_offsets },
#endif
#if defined (GCC_RISCV_H)
  { GIMPLE_PASS, "ripple_fma", "isel", PASS_POS_INSERT_BEFORE,
    ripple_conditional_fma },
  { GIMPLE_PASS, "ripple_lengths", "isel", PASS_POS_INSERT_BEFORE,
    ripple_length_copies },
  { GIMPLE_PASS, "ripple_reversals", "optimized", PASS_POS_INSERT_AFTER,
    ripple_wrapped_reversals },
#endif
  { GIMPLE_PASS, "ripple_cuts", "optimized", PASS_POS_INSERT_AFTER,
    ripple_cut_integers },
  { GIMPLE_PASS, "ripple_debug", "optimized", PASS_POS_INSERT_AFTER,
    ripple_debug_webs },
#if defined (GCC_AARCH64_H)
  { GIMPLE_PASS, "ripple_masks", "optimized", PASS_POS_INSERT_AFTER,
    ripple_irregular_masks },
  { GIMPLE_PASS, "ripple_choices", "optimized", PASS_POS_INSERT_AFTER,
    ripple_mask_choices },
  { GIMPLE_PASS, "ripple_constants_first", "optimized", PASS_POS_INSERT_AFTER,
    ripple_leading_constants },
  { RTL_PASS, "ripple_masks_stay", "hoist", PASS_POS_INSERT_BEFORE,
    ripple_hoisted_masks },
#endif
#if defined (GCC_RISCV_H)
  { RTL_PASS, "ripple_scatters", "vregs", PASS_POS_INSERT_AFTER,
    ripple_ordered_scatters },
  { RTL_PASS, "ripple_tails", "vregs", PASS_POS_INSERT_AFTER,
    ripple_compressed_tails },
  { RTL_PASS, "ripple_products", "vregs", PASS_POS_INSERT_AFTER,
    ripple_uncontracted },
  { RTL_PASS, "ripple_words", "combine", PASS_POS_INSERT_AFTER,
    ripple_long_words },
  { RTL_PASS, "ripple_constants", "shorten", PASS_POS_INSERT_BEFORE,
    ripple_merged_masks },
#endif
  { RTL_PASS, "ripple_loads", "dfinit", PASS_POS_INSERT_AFTER,
    ripple_masked_loads }
};

pass_data
late_pass_data (const late_pass_info *info)
{
  return { info->type, info->name, OPTGROUP_VEC, TV_NONE,
	   info->type == GIMPLE_PASS ? PROP_cfg | PROP_ssa : 0u, 0, 0, 0, 0 };
}

class late_pass : public opt_pass
{
public:
  late_pass (gcc::context *ctxt, const late_pass_info *info)
  : opt_pass (late_pass_data (info), ctxt), m_info (info)
  {}

  opt_pass *
  clone () final override
  {
    return new late_pass (m_ctxt, m_info);
  }

  bool
  gate (function *) final override
  {
    return ripple_transformed_p ();
  }

  unsigned int
  execute (function *fn) final override
  {
    m_info->run (fn);
    return 0;
  }

private:
  const late_pass_info *m_info;
};

/* Have PLUGIN run PASS at POSITION of GCC's pass REFERENCE: of its first
   instance, or of EACH, where copies of PASS stand.  */

void
register_pass (const plugin_name_args *plugin, opt_pass *pass,
	       const char *reference, enum pass_positioning_ops position,
	       bool each)
{
  register_pass_info info = { pass, reference, each ? 0 : 1, position };
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &info);
}

}

RIPPLE_PUBLIC int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *gcc)
{
  /* In another GCC nothing else of the compiler may be used before this.  */
  if (!ripple_check_gcc (plugin, gcc))
    return 1;

  register_pass (plugin, new cleanup_pass (g), "eh", PASS_POS_INSERT_BEFORE,
		 false);
  register_pass (plugin, new order_pass (g), "cfg", PASS_POS_INSERT_BEFORE,
		 false);
  register_pass (plugin, new ripple_pass (g), "build_ssa_passes",
		 PASS_POS_INSERT_AFTER, false);
  for (unsigned i = 0; i < ARRAY_SIZE (late_passes); i++)
    register_pass (plugin, new late_pass (g, &late_passes[i]),
		   late_passes[i].reference, late_passes[i].position,
		   true);
  register_callback (plugin->base_name, PLUGIN_ALL_IPA_PASSES_END,
		     ripple_drop_link_guards, NULL);

  ripple_parse_options (plugin);
  ripple_add_include_dir (plugin);
  ripple_front_init (plugin->base_name);
  return 0;
}
