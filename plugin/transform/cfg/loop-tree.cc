/* GCC's tree of loops while the loops of cfun are changed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/cfg/cfg.h"

void
begin_loops (void)
{
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  loop_optimizer_init (LOOPS_NORMAL | LOOPS_HAVE_RECORDED_EXITS);
}

void
repair_loops (void)
{
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  loops_state_set (LOOPS_NEED_FIXUP);
  calculate_dominance_info (CDI_DOMINATORS);
  fix_loop_structure (NULL);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
}

void
remove_unreachable (void)
{
  basic_block bb;
  find_unreachable_blocks ();
  FOR_EACH_BB_FN (bb, cfun)
    if (!(bb->flags & BB_REACHABLE))
      {
	for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	     gsi_next (&p))
	  if (virtual_operand_p (gimple_phi_result (p.phi ())))
	    mark_virtual_phi_result_for_renaming (p.phi ());
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (tree vdef = gimple_vdef (gsi_stmt (g)))
	    if (TREE_CODE (vdef) == SSA_NAME)
	      mark_virtual_operand_for_renaming (vdef);
      }
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  delete_unreachable_blocks ();
}

void
end_loops (void)
{
  repair_loops ();
  loop_optimizer_finalize ();
}
