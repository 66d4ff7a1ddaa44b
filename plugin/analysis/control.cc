/* Which conditions decide by which edge a basic block is reached.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "analysis/shapes.h"

/* Collect in FROM the blocks that lead to BB from TOP, which dominates it, and
   in SEEN their indices.  */

static void
leading_blocks (basic_block top, basic_block bb, sbitmap seen,
		vec<basic_block> *from)
{
  auto_vec<basic_block> work;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    work.safe_push (e->src);
  while (!work.is_empty ())
    {
      basic_block b = work.pop ();
      if (!bitmap_set_bit (seen, b->index))
	continue;
      from->safe_push (b);
      if (b != top && b != bb)
	FOR_EACH_EDGE (e, ei, b->preds)
	  work.safe_push (e->src);
    }
}

void
control_operands (basic_block bb, vec<tree> *ops)
{
  basic_block top = get_immediate_dominator (CDI_DOMINATORS, bb);
  auto_vec<basic_block> from;
  auto_sbitmap seen (last_basic_block_for_fn (cfun));
  edge e;
  edge_iterator ei;
  if (!top)
    return;
  /* What a loop carries round does not depend on how its body branched.  */
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (dominated_by_p (CDI_DOMINATORS, e->src, bb))
      return;
  bool known = ipdoms_known_p ();
  if (!known)
    compute_ipdoms ();
  bitmap_clear (seen);
  leading_blocks (top, bb, seen, &from);
  for (unsigned i = 0; i < from.length (); i++)
    {
      basic_block meet = ipdom (from[i]);
      gimple_stmt_iterator last = gsi_last_nondebug_bb (from[i]);
      /* Paths that meet before BB do not decide.  */
      if (gsi_end_p (last) || from[i] == bb
	  || (meet && meet != bb && bitmap_bit_p (seen, meet->index)))
	continue;
      if (gcond *c = dyn_cast<gcond *> (gsi_stmt (last)))
	{
	  ops->safe_push (gimple_cond_lhs (c));
	  if (!CONSTANT_CLASS_P (gimple_cond_rhs (c)))
	    ops->safe_push (gimple_cond_rhs (c));
	}
      else if (gswitch *w = dyn_cast<gswitch *> (gsi_stmt (last)))
	ops->safe_push (gimple_switch_index (w));
    }
  if (!known)
    forget_ipdoms ();
}
