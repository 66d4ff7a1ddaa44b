/* Loops whose steps are shorter than the vectors that they store.

   INPUT	for (k = 0; k < n; k++) u[v + 2 * k]++;
		with v in 8 lanes, as two vectors of 4
   OUTPUT	the same, in a function without predictive commoning

   That pass reuses what another iteration has loaded or stored.  GCC 12 counts
   whole steps between two accesses, here 2 from the first vector to the
   second, and takes accesses with other distances for apart.  But where a step
   is shorter than a vector, those of the iterations between overlap both.

   This stands right before that pass, as only then the steps are known in the
   function that the loop has been inlined into, and at the end of the early
   optimisers: a link with -flto runs without the plugin.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-data-ref.h"
#include "tree-scalar-evolution.h"
#include "late/late.h"
#include "target/target.h"

namespace {

/* True if S stores a vector and LOOP goes on, at each iteration, by less than
   it has, or by an unknown step.  */

bool
short_step_p (class loop *loop, gimple *s)
{
  if (!gimple_assign_single_p (s) || !gimple_store_p (s)
      || !VECTOR_TYPE_P (TREE_TYPE (gimple_assign_lhs (s))))
    return false;
  tree ref = gimple_assign_lhs (s), step;
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (ref));
  data_reference *dr = create_data_ref (loop_preheader_edge (loop), loop, ref,
					s, false, false);
  step = DR_STEP (dr);
  free_data_ref (dr);
  /* Where nothing is known of the address that pass does nothing.  */
  if (!step || integer_zerop (step))
    return false;
  return !tree_fits_shwi_p (step) || !tree_fits_uhwi_p (size)
	 || absu_hwi (tree_to_shwi (step)) < tree_to_uhwi (size);
}

bool
short_steps_p (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (loop_outer (bb->loop_father) && !bb->loop_father->inner)
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (short_step_p (bb->loop_father, gsi_stmt (g)))
	  return true;
  return false;
}

void
forgo_commoning (struct gcc_options *opts, struct gcc_options *set)
{
  /* Not said, the vectorizer's option asks for it, too.  */
  opts->x_flag_predictive_commoning = 0;
  set->x_flag_predictive_commoning = 1;
}

}

void
ripple_short_steps (function *fn)
{
  if (!flag_predictive_commoning && !flag_tree_loop_vectorize)
    return;
  bool early = !scev_initialized_p ();
  if (early)
    {
      loop_optimizer_init (LOOPS_NORMAL);
      scev_initialize ();
    }
  if (short_steps_p (fn))
    {
      change_options (forgo_commoning);
      set_cfun (fn, true);
    }
  if (early)
    {
      scev_finalize ();
      loop_optimizer_finalize ();
    }
}
