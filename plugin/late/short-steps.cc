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

   What is reused is kept in registers.  Where a loop needs more than half of
   them for what does not change, as the coefficients of a long filter, that
   would be loaded from memory instead in each iteration: such functions are
   without that pass, too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-data-ref.h"
#include "tree-hash-traits.h"
#include "tree-scalar-evolution.h"
#include "emit/machine.h"
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

/* True if OP is a vector that is not set in LOOP.  */

bool
unchanged_vector_p (class loop *loop, tree op)
{
  if (!op || !TREE_TYPE (op) || !VECTOR_TYPE_P (TREE_TYPE (op))
      || VECTOR_BOOLEAN_TYPE_P (TREE_TYPE (op)))
    return false;
  if (TREE_CODE (op) == VECTOR_CST)
    return true;
  return TREE_CODE (op) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (op)
	 && !flow_bb_inside_loop_p (loop, gimple_bb (SSA_NAME_DEF_STMT (op)));
}

/* True if the statements of LOOP, an innermost one, use more vectors that do
   not change than half of the registers hold.  */

bool
crowded_p (class loop *loop)
{
  enum { USUAL_SIZE = 4 };
  hash_set<tree_operand_hash> vectors;
  basic_block *bbs = get_loop_body (loop);

  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (gassign *s = dyn_cast<gassign *> (gsi_stmt (g)))
	for (unsigned k = 1; k < gimple_num_ops (s); k++)
	  if (unchanged_vector_p (loop, gimple_op (s, k)))
	    vectors.add (gimple_op (s, k));
  free (bbs);
  return vectors.elements () > ripple_vector_registers (USUAL_SIZE) / 2;
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

bool
crowded_loop_p (void)
{
  for (auto loop : loops_list (cfun, LI_ONLY_INNERMOST))
    if (crowded_p (loop))
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
  if (short_steps_p (fn) || crowded_loop_p ())
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
