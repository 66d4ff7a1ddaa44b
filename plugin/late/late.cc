/* Where the late passes stand among GCC's.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

bool (*late_wanted) (void);

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
  { GIMPLE_PASS, "ripple_selects_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_repeated_selects },
  { GIMPLE_PASS, "ripple_steps_early", "release_ssa", PASS_POS_INSERT_AFTER,
    ripple_short_steps },
  { GIMPLE_PASS, "ripple_steps", "pcom", PASS_POS_INSERT_BEFORE,
    ripple_short_steps },
  { GIMPLE_PASS, "ripple_small", "fre", PASS_POS_INSERT_AFTER,
    ripple_small_objects },
  { GIMPLE_PASS, "ripple_stores", "dse", PASS_POS_INSERT_BEFORE,
    ripple_hidden_stores },
  { GIMPLE_PASS, "ripple_stores_again", "dse", PASS_POS_INSERT_AFTER,
    ripple_shown_stores },
#if !SELECTION_KNOWS_OTHER_SIZES
  { GIMPLE_PASS, "ripple_whole", "veclower2", PASS_POS_INSERT_BEFORE,
    ripple_whole_vectors },
  { GIMPLE_PASS, "ripple_dead", "optimized", PASS_POS_INSERT_BEFORE,
    ripple_dead_selections },
#endif
#if NUM_POLY_INT_COEFFS > 1
  { GIMPLE_PASS, "ripple_offsets", "pre", PASS_POS_INSERT_AFTER,
    ripple_poly_offsets },
#endif
  { GIMPLE_PASS, "ripple_comparisons", "optimized", PASS_POS_INSERT_AFTER,
    ripple_masked_comparisons },
  { GIMPLE_PASS, "ripple_loaded", "optimized", PASS_POS_INSERT_AFTER,
    ripple_loaded_lanes },
  { GIMPLE_PASS, "ripple_held", "optimized", PASS_POS_INSERT_AFTER,
    ripple_held_loads },
  { GIMPLE_PASS, "ripple_crowds", "optimized", PASS_POS_INSERT_AFTER,
    ripple_crowded_blocks },
#if NUM_POLY_INT_COEFFS > 1
  { GIMPLE_PASS, "ripple_multiples", "optimized", PASS_POS_INSERT_AFTER,
    ripple_large_multiples },
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
  { GIMPLE_PASS, "ripple_parts", "optimized", PASS_POS_INSERT_AFTER,
    ripple_unpacked_parts },
  { GIMPLE_PASS, "ripple_masks", "optimized", PASS_POS_INSERT_AFTER,
    ripple_irregular_masks },
  { GIMPLE_PASS, "ripple_selects", "optimized", PASS_POS_INSERT_AFTER,
    ripple_mask_selects },
  { GIMPLE_PASS, "ripple_constants_first", "optimized", PASS_POS_INSERT_AFTER,
    ripple_leading_constants },
  { RTL_PASS, "ripple_masks_stay", "hoist", PASS_POS_INSERT_BEFORE,
    ripple_hoisted_masks },
#endif
  { RTL_PASS, "ripple_partial", "vregs", PASS_POS_INSERT_AFTER,
    ripple_partial_accesses },
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
  { RTL_PASS, "ripple_spills", "reload", PASS_POS_INSERT_AFTER,
    ripple_spilled_vectors },
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
    return late_wanted ();
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

}

void
ripple_register_pass (const char *name, opt_pass *pass, const char *reference,
		      enum pass_positioning_ops position, bool each)
{
  register_pass_info info = { pass, reference, each ? 0 : 1, position };
  register_callback (name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

void
ripple_register_late_passes (const char *name, bool (*wanted) (void))
{
  late_wanted = wanted;
  ripple_order_stores (wanted);
  for (unsigned i = 0; i < ARRAY_SIZE (late_passes); i++)
    ripple_register_pass (name, new late_pass (g, &late_passes[i]),
			  late_passes[i].reference, late_passes[i].position,
			  true);
}
