/* GCC Ripple, a plugin that compiles SPMD blocks and annotated loops to
   vectors.  This page is the whole pipeline.

     front/      PLUGIN_PRAGMAS		#pragma ripple parallel -> a marker
		 PLUGIN_PRE_GENERICIZE	marker + for statement: loop check
     ...         GCC's own gimplification, CFG, SSA
     transform/  the pass below		the whole unit, un-optimised SSA:
		 inline, distribute, shapes, regions, accesses, check,
		 render, finish
     ...         GCC's own optimisers
     target/     poly-offsets.cc	where vectors have a length unknown
     ...         more of them
     transform/  debug-webs.cc		with -g: no wrong values in a debugger
     ...         expansion
     target/     masked-loads.cc	RTL, before GCC 15 only
		 conditional-fma.cc, ordered-scatters.cc, uncontracted.cc:
				RISC-V only

   The pass stands behind build_ssa_passes because no optimiser has yet merged
   lanes or moved an operation across them, because it exists there at every
   -O level and before LTO streams the unit out, and because all of GCC's
   optimisers then work on the vectors.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/front.h"
#include "transform/transform.h"
#include "target/target.h"
#include "target/riscv.h"
#include "startup.h"

#define RIPPLE_PUBLIC extern "C" __attribute__ ((visibility ("default")))

RIPPLE_PUBLIC int plugin_is_GPL_compatible;
int plugin_is_GPL_compatible;

namespace {

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
  register_pass_info pass;

  /* In another GCC nothing else of the compiler may be used before this.  */
  if (!ripple_check_gcc (plugin, gcc))
    return 1;

  pass.pass = new ripple_pass (g);
  pass.reference_pass_name = "build_ssa_passes";
  pass.ref_pass_instance_number = 1;
  pass.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);

  pass.pass = ripple_debug_webs_pass (g);
  pass.reference_pass_name = "optimized";
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);

  if (ripple_mask_load_keeps_p ())
    {
      pass.pass = ripple_masked_loads_pass (g);
      pass.reference_pass_name = "dfinit";
      register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
			 &pass);
    }

#if NUM_POLY_INT_COEFFS > 1
  pass.pass = ripple_poly_offsets_pass (g);
  pass.reference_pass_name = "pre";
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);
#endif

#if defined (GCC_RISCV_H)
  pass.pass = ripple_conditional_fma_pass (g);
  pass.reference_pass_name = "isel";
  pass.pos_op = PASS_POS_INSERT_BEFORE;
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);
  pass.pass = ripple_length_copies_pass (g);
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);

  pass.pos_op = PASS_POS_INSERT_AFTER;
  pass.pass = ripple_ordered_scatters_pass (g);
  pass.reference_pass_name = "vregs";
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);
  pass.pass = ripple_uncontracted_pass (g);
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL,
		     &pass);
#endif

  ripple_parse_options (plugin);
  ripple_add_include_dir (plugin);
  ripple_front_init (plugin->base_name);
  return 0;
}
