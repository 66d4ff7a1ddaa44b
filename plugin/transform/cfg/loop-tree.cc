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
end_loops (void)
{
  repair_loops ();
  loop_optimizer_finalize ();
}
