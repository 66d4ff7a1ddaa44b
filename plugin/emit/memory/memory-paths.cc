/* Paths that part and meet, in place of a placeholder.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-blocks.h"

void
begin_path (piece_path *at, gcall *call)
{
  at->call = call;
  at->loc = gimple_location (call);
  at->bb = gimple_bb (call);
}

basic_block
fork_path (piece_path *at, enum tree_code code, tree a, tree b)
{
  basic_block bb = at->bb;
  profile_count half = bb->count.apply_scale (1, 2);
  basic_block then = new_block (bb, half, bb->loop_father);
  append (bb, gimple_build_cond (code, a, b, NULL_TREE, NULL_TREE), at->loc);
  at->bb = new_block (then, half, bb->loop_father);
  new_edge (bb, then, EDGE_TRUE_VALUE, profile_probability::even ());
  new_edge (bb, at->bb, EDGE_FALSE_VALUE, profile_probability::even ());
  return then;
}

edge
go_to (basic_block from, basic_block to)
{
  return new_edge (from, to, EDGE_FALLTHRU, profile_probability::always ());
}

void
meet_paths (piece_path *at, basic_block then, unsigned n, tree *x, tree *y,
      tree *value)
{
  basic_block join = new_block (at->bb, at->bb->count + then->count,
				at->bb->loop_father);
  edge a = go_to (then, join), b = go_to (at->bb, join);
  for (unsigned i = 0; i < n; i++)
    {
      tree r = make_ssa_name (TREE_TYPE (x[i]));
      gphi *phi = create_phi_node (r, join);
      add_phi_arg (phi, x[i], a, at->loc);
      add_phi_arg (phi, y[i], b, at->loc);
      value[i] = r;
    }
  at->bb = join;
}

basic_block
cut_behind (piece_path *at)
{
  edge out = split_block (at->bb, at->call);
  basic_block after = out->dest;
  remove_edge (out);
  return after;
}

void
end_path (piece_path *at, basic_block after, tree x)
{
  tree lhs = gimple_call_lhs (at->call);
  go_to (at->bb, after);
  if (lhs)
    {
      gphi *phi = create_phi_node (lhs, after);
      add_phi_arg (phi, x, single_pred_edge (after), at->loc);
    }
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  remove_placeholder (at->call);
}
