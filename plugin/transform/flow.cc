/* Control flow as regions need it: where ways meet again, and blocks in which
   edges come together.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/region.h"
#include "transform/transform.h"

bool
plain_edge_p (edge e)
{
  return !(e->flags & (EDGE_EH | EDGE_ABNORMAL | EDGE_FAKE));
}

/* Computed gotos are abnormal, and so are calls that may return elsewhere,
   which are like exceptions.  */

bool
flow_edge_p (edge e)
{
  if (e->flags & (EDGE_EH | EDGE_FAKE))
    return false;
  gimple *last = e->flags & EDGE_ABNORMAL ? last_stmt (e->src) : NULL;
  return !last || !is_gimple_call (last);
}

/* Immediate post-dominators over such edges, blocks that never reach the
   exit left out (Cooper, Harvey and Kennedy's iteration).  */

static vec<int> post_order;	/* Block index -> number, 0 = unreachable.  */
static vec<basic_block> ipdoms;

basic_block
ipdom (basic_block bb)
{
  return (unsigned) bb->index < ipdoms.length () ? ipdoms[bb->index] : NULL;
}

void
set_ipdom (basic_block bb, basic_block to)
{
  if (ipdoms.is_empty ())
    return;
  if ((unsigned) bb->index >= ipdoms.length ())
    ipdoms.safe_grow_cleared (bb->index + 1);
  ipdoms[bb->index] = to;
}

static void
number_backwards (basic_block exit, vec<basic_block> *order)
{
  /* Depth first over predecessors, post-order.  */
  auto_vec<std::pair<basic_block, unsigned> > stack;
  auto_sbitmap seen (last_basic_block_for_fn (cfun));
  bitmap_clear (seen);
  bitmap_set_bit (seen, exit->index);
  stack.safe_push (std::make_pair (exit, 0u));
  while (!stack.is_empty ())
    {
      basic_block b = stack.last ().first;
      unsigned i = stack.last ().second++;
      if (i < EDGE_COUNT (b->preds))
	{
	  edge e = EDGE_PRED (b, i);
	  if (flow_edge_p (e) && bitmap_set_bit (seen, e->src->index))
	    stack.safe_push (std::make_pair (e->src, 0u));
	}
      else
	{
	  order->safe_push (b);
	  post_order[b->index] = order->length ();
	  stack.pop ();
	}
    }
}

static basic_block
common_ipdom (basic_block a, basic_block b)
{
  while (a != b)
    {
      while (post_order[a->index] < post_order[b->index])
	a = ipdoms[a->index];
      while (post_order[b->index] < post_order[a->index])
	b = ipdoms[b->index];
    }
  return a;
}

void
compute_ipdoms (void)
{
  basic_block exit = EXIT_BLOCK_PTR_FOR_FN (cfun);
  auto_vec<basic_block> order;
  post_order.release ();
  ipdoms.release ();
  post_order.safe_grow_cleared (last_basic_block_for_fn (cfun), true);
  ipdoms.safe_grow_cleared (last_basic_block_for_fn (cfun), true);
  number_backwards (exit, &order);
  ipdoms[exit->index] = exit;
  bool changed;
  do
    {
      changed = false;
      for (unsigned i = order.length (); i-- > 0;)
	{
	  basic_block b = order[i], d = NULL;
	  edge e;
	  edge_iterator ei;
	  if (b == exit)
	    continue;
	  FOR_EACH_EDGE (e, ei, b->succs)
	    if (flow_edge_p (e) && post_order[e->dest->index]
		&& ipdoms[e->dest->index])
	      d = d ? common_ipdom (d, e->dest) : e->dest;
	  if (d != ipdoms[b->index])
	    {
	      ipdoms[b->index] = d;
	      changed = true;
	    }
	}
    }
  while (changed);
}

void
forget_ipdoms (void)
{
  post_order.release ();
  ipdoms.release ();
}

bool
ipdoms_known_p (void)
{
  return !ipdoms.is_empty ();
}

void
reach (basic_block bb, basic_block end, hash_set<basic_block> *set,
       vec<basic_block> *list)
{
  auto_vec<basic_block> work;
  work.safe_push (bb);
  while (!work.is_empty ())
    {
      basic_block b = work.pop ();
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, b->succs)
	if (plain_edge_p (e) && e->dest != end
	    && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
	    && !set->add (e->dest))
	  {
	    list->safe_push (e->dest);
	    work.safe_push (e->dest);
	  }
    }
}

bool
loop_header_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (dominated_by_p (CDI_DOMINATORS, e->src, bb))
      return true;
  return false;
}

basic_block
merge_edges (const vec<edge> &edges, basic_block dest)
{
  basic_block bb = create_empty_bb (edges[0]->src);
  if (current_loops)
    add_bb_to_loop (bb, dest->loop_father);
  bb->count = dest->count;
  auto_vec<tree> args;
  for (gphi_iterator p = gsi_start_phis (dest); !gsi_end_p (p); gsi_next (&p))
    for (unsigned i = 0; i < edges.length (); i++)
      args.safe_push (PHI_ARG_DEF_FROM_EDGE (p.phi (), edges[i]));
  auto_vec<edge> moved;
  for (unsigned i = 0; i < edges.length (); i++)
    moved.safe_push (redirect_edge_and_branch (edges[i], bb));
  edge out = make_edge (bb, dest, EDGE_FALLTHRU);
  set_ipdom (bb, dest);
  if (dom_info_available_p (CDI_DOMINATORS))
    {
      basic_block d = moved[0]->src;
      for (unsigned i = 1; i < moved.length (); i++)
	d = nearest_common_dominator (CDI_DOMINATORS, d, moved[i]->src);
      set_immediate_dominator (CDI_DOMINATORS, bb, d);
      if (single_pred_p (dest))
	set_immediate_dominator (CDI_DOMINATORS, dest, bb);
    }
  out->probability = profile_probability::always ();
  unsigned k = 0;
  for (gphi_iterator p = gsi_start_phis (dest); !gsi_end_p (p); gsi_next (&p))
    {
      tree old = gimple_phi_result (p.phi ());
      tree res = copy_ssa_name (old);
      gphi *phi = create_phi_node (res, bb);
      for (unsigned i = 0; i < moved.length (); i++)
	add_phi_arg (phi, args[k++], moved[i], UNKNOWN_LOCATION);
      add_phi_arg (p.phi (), res, out, UNKNOWN_LOCATION);
      if (!virtual_operand_p (res) && overlay_here_p ())
	{
	  overlay_set_shape (res, overlay_shape (old));
	  overlay_info (res)->flags |= overlay_info (old)->flags
				       & (VALUE_DATA_PHI | VALUE_LANE_CODE);
	}
    }
  return bb;
}

void
merge_latches (void)
{
  auto_vec<basic_block> headers;
  basic_block bb;
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    headers.safe_push (bb);
  bool changed = false;
  for (unsigned i = 0; i < headers.length (); i++)
    {
      auto_vec<edge> back;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, headers[i]->preds)
	if (plain_edge_p (e)
	    && dominated_by_p (CDI_DOMINATORS, e->src, headers[i]))
	  back.safe_push (e);
      if (back.length () < 2)
	continue;
      merge_edges (back, headers[i]);
      changed = true;
    }
  if (changed && current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
}

void
cut (basic_block bb)
{
  gimple *last = last_stmt (bb);
  if (last && (gimple_code (last) == GIMPLE_COND
	       || gimple_code (last) == GIMPLE_SWITCH))
    {
      gimple_stmt_iterator g = gsi_for_stmt (last);
      gsi_remove (&g, true);
    }
  for (unsigned i = EDGE_COUNT (bb->succs); i-- > 0;)
    if (plain_edge_p (EDGE_SUCC (bb, i)))
      remove_edge (EDGE_SUCC (bb, i));
}
