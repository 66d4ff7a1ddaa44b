/* Where the paths from a block meet again.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/postdom.h"

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

/* Immediate post-dominators over such edges (Cooper, Harvey and Kennedy's
   iteration).  What never reaches the exit counts for nothing that does;
   among such blocks those that lead nowhere, as where an exception is thrown
   on, are as good as the exit.  */

static vec<int> post_order;	/* Block index -> number, 0 = unreachable.  */
static int returning;		/* The number of blocks from which the exit is
				   reached.  */
static vec<basic_block> ipdoms;

basic_block
ipdom (basic_block bb)
{
  return (unsigned) bb->index < ipdoms.length () ? ipdoms[bb->index] : NULL;
}

bool
never_returns_p (basic_block bb)
{
  return !ipdom (bb) || ((unsigned) bb->index < post_order.length ()
			 && bb != EXIT_BLOCK_PTR_FOR_FN (cfun)
			 && post_order[bb->index] > returning);
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

/* Append to ORDER, and to those that are SEEN, the blocks that lead to EXIT,
   depth first over predecessors, in post-order.  */

static void
number_backwards (basic_block exit, sbitmap seen, vec<basic_block> *order)
{
  auto_vec<std::pair<basic_block, unsigned> > stack;
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

static bool
leads_nowhere_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (flow_edge_p (e))
      return false;
  return true;
}

void
compute_ipdoms (void)
{
  basic_block exit = EXIT_BLOCK_PTR_FOR_FN (cfun), bb;
  auto_vec<basic_block> order;
  auto_sbitmap seen (last_basic_block_for_fn (cfun));
  bitmap_clear (seen);
  post_order.release ();
  ipdoms.release ();
  post_order.safe_grow_cleared (last_basic_block_for_fn (cfun), true);
  ipdoms.safe_grow_cleared (last_basic_block_for_fn (cfun), true);
  number_backwards (exit, seen, &order);
  returning = order.length ();
  FOR_EACH_BB_FN (bb, cfun)
    if (!bitmap_bit_p (seen, bb->index) && leads_nowhere_p (bb))
      number_backwards (bb, seen, &order);
  post_order[exit->index] = order.length () + 1;
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
	  if (post_order[b->index] > returning && leads_nowhere_p (b))
	    d = exit;
	  FOR_EACH_EDGE (e, ei, b->succs)
	    if (flow_edge_p (e) && ipdoms[e->dest->index]
		&& (post_order[b->index] > returning
		    || e->dest == exit
		    || post_order[e->dest->index] <= returning))
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
