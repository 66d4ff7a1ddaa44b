/* GCC Ripple, a plugin that compiles SPMD blocks and annotated loops to
   vectors.  This page is the whole pipeline.

     front/      PLUGIN_PRAGMAS		#pragma ripple parallel -> a marker
		 PLUGIN_PRE_GENERICIZE	marker + for statement: loop check
     ...         GCC's own gimplification
     transform/  the first pass below	the order of the text
		 (transform/text-order.cc)
     ...         GCC's own CFG, SSA
     transform/  the second pass	the whole unit, un-optimised SSA:
		 inline, strip-mining, shapes, regions, accesses, check,
		 render, finish
     ...         GCC's own optimisers, expansion, RTL; among them
     late/	 the late passes	what GCC would make wrong code of,
					or crash on; with -flto in the link
					(transform/link-guard.cc)

   That pass stands behind build_ssa_passes because no optimiser has yet merged
   lanes or moved an operation across them, because it exists there at every
   -O level and before LTO streams the unit out, and because all of GCC's
   optimisers then work on the vectors.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/front.h"
#include "late/late.h"
#include "startup.h"
#include "target/target.h"
#include "transform/handlers/handlers.h"
#include "transform/transform.h"

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
    ripple_refer_to_vector_functions ();
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

}

RIPPLE_PUBLIC int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *gcc)
{
  /* In another GCC nothing else of the compiler may be used before this.  */
  if (!ripple_check_gcc (plugin, gcc))
    return 1;

  const char *name = plugin->base_name;
  ripple_register_pass (name, new cleanup_pass (g), "eh",
			PASS_POS_INSERT_BEFORE, false);
  ripple_register_pass (name, new order_pass (g), "cfg",
			PASS_POS_INSERT_BEFORE, false);
  ripple_register_pass (name, new ripple_pass (g), "build_ssa_passes",
			PASS_POS_INSERT_AFTER, false);
  ripple_register_late_passes (name, ripple_transformed_p);
  register_callback (name, PLUGIN_ALL_IPA_PASSES_END, ripple_drop_link_guards,
		     NULL);

  ripple_register_target ();
  ripple_parse_options (plugin);
  ripple_add_include_dir (plugin);
  ripple_front_init (name);
  return 0;
}
