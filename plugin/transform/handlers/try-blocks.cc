/* Try blocks and what belongs to them: the blocks from where one begins to
   what throws to its handlers, these, and what only they lead to.

   Where a try block begins and ends is known by marks (marks.cc), what is
   thrown in it by EH regions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "analysis/shapes.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"
#include "transform/handlers/tried.h"
#include "transform/handlers/try-blocks.h"

static unsigned
depth_of (eh_region r)
{
  unsigned n = 0;
  for (; r; r = r->outer)
    n++;
  return n;
}

static int
compare_depth (const void *x, const void *y)
{
  unsigned a = depth_of ((*(varying_try *const *) x)->region);
  unsigned b = depth_of ((*(varying_try *const *) y)->region);
  return a != b ? (a < b ? 1 : -1) : 0;
}

void
find_tries (try_list *tries)
{
  basic_block bb;
  auto_vec<gimple *> marks;
  FOR_EACH_BB_FN (bb, cfun)
    if (try_mark (bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (begins_try_p (gsi_stmt (g)))
	  marks.safe_push (gsi_stmt (g));
  for (unsigned i = 0; i < marks.length (); i++)
    {
      varying_try *t = new varying_try ();
      t->mark = marks[i];
      t->region = marked_region (t->mark);
      t->conditional = conditional_block_p (gimple_bb (t->mark));
      tries->safe_push (t);
    }
  tries->qsort (compare_depth);
}

basic_block
find_end (varying_try *t)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (gimple *mark = try_end (bb, t->region))
      {
	if (mark != last_stmt (bb))
	  split_block (bb, mark);
	return bb;
      }
  return NULL;
}

static bool
has_pad_p (try_list *tries, basic_block pad)
{
  for (unsigned i = 0; i < tries->length (); i++)
    if (bitmap_bit_p ((*tries)[i]->pads, pad->index))
      return true;
  return false;
}

static bool
within_region_p (eh_region r, eh_region outer)
{
  while (r && r != outer)
    r = r->outer;
  return r != NULL;
}

/* Find the first landing pads of T: those of its region and of what stands in
   it, unless another one of TRIES has them.  */

static void
find_pads (varying_try *t, try_list *tries)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (landing_pad_of (bb) && !has_pad_p (tries, bb)
	&& within_region_p (pad_region (bb), t->region))
      bitmap_set_bit (t->pads, bb->index);
}

static bool
returns_p (basic_block bb)
{
  gimple *last = last_stmt (bb);
  return bb == EXIT_BLOCK_PTR_FOR_FN (cfun)
	 || (last && gimple_code (last) == GIMPLE_RETURN);
}

/* Add to T what only its landing pad PAD leads to.  */

static void
add_handler (varying_try *t, basic_block pad)
{
  auto_vec<basic_block> work;
  auto_bitmap seen;
  if (bitmap_bit_p (t->normal, pad->index))
    return;
  bitmap_set_bit (seen, pad->index);
  work.safe_push (pad);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->succs)
	if ((!(e->flags & EDGE_EH) || thrown_to_p (t->pads, e))
	    && !returns_p (e->dest)
	    && !bitmap_bit_p (t->normal, e->dest->index)
	    && bitmap_set_bit (seen, e->dest->index))
	  work.safe_push (e->dest);
    }
  bitmap_ior_into (t->blocks, seen);
}

/* Add landing pads of T's own handlers: all but those of what stands round T.
   True if there are more.  */

static bool
add_pads (varying_try *t, try_list *tries)
{
  unsigned i;
  bitmap_iterator bi;
  bool any = false;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, BASIC_BLOCK_FOR_FN (cfun, i)->succs)
	if ((e->flags & EDGE_EH) && landing_pad_of (e->dest)
	    && !within_region_p (t->region, pad_region (e->dest))
	    && !has_pad_p (tries, e->dest))
	  any |= bitmap_set_bit (t->pads, e->dest->index);
    }
  return any;
}

/* Find the blocks of T, whose head is set.  False if others lead into it.  */

static bool
find_blocks (varying_try *t, try_list *tries)
{
  unsigned i, n;
  edge e;
  edge_iterator ei;
  bitmap_iterator bi;
  auto_vec<basic_block> pads, sources;
  do
    {
      find_normal (t->normal, t->pads);
      bitmap_clear (t->blocks);
      bitmap_set_bit (t->blocks, t->head->index);
      do
	{
	  n = bitmap_count_bits (t->blocks);
	  pads.truncate (0);
	  sources.truncate (0);
	  EXECUTE_IF_SET_IN_BITMAP (t->pads, 0, i, bi)
	    {
	      basic_block pad = BASIC_BLOCK_FOR_FN (cfun, i);
	      pads.safe_push (pad);
	      FOR_EACH_EDGE (e, ei, pad->preds)
		if (e->flags & EDGE_EH)
		  sources.safe_push (e->src);
	    }
	  if (t->end)
	    sources.safe_push (t->end);
	  for (i = 0; i < sources.length (); i++)
	    {
	      if (!dominated_by_p (CDI_DOMINATORS, sources[i], t->head))
		return false;
	      add_paths (t->blocks, t->head, sources[i]);
	    }
	  for (i = 0; i < pads.length (); i++)
	    add_handler (t, pads[i]);
	}
      while (n != bitmap_count_bits (t->blocks));
    }
  while (add_pads (t, tries));
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    if (!dominated_by_p (CDI_DOMINATORS, BASIC_BLOCK_FOR_FN (cfun, i),
			 t->head))
      return false;
  return true;
}

bool
find_try (varying_try *t, try_list *tries)
{
  find_pads (t, tries);
  return bitmap_empty_p (t->pads) || find_blocks (t, tries);
}

bool
find_ways_out (varying_try *t, vec<edge> *out)
{
  unsigned i;
  bitmap_iterator bi;
  bool several = false;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, BASIC_BLOCK_FOR_FN (cfun, i)->succs)
	if (plain_edge_p (e) && !bitmap_bit_p (t->blocks, e->dest->index))
	  {
	    out->safe_push (e);
	    several |= e->dest != (*out)[0]->dest;
	  }
    }
  return several;
}

/* True if lanes part at the end of BB, in T, and meet again outside of T.
   Requires post-dominators.  */

static bool
parts_lanes_p (varying_try *t, basic_block bb)
{
  basic_block meet = ipdom (bb);
  gswitch *sw = safe_dyn_cast<gswitch *> (last_stmt (bb));
  return (varying_cond (bb) || (sw && varying_p (gimple_switch_index (sw))))
	 && !(meet && bitmap_bit_p (t->blocks, meet->index));
}

bool
parts_lanes_p (varying_try *t)
{
  unsigned i;
  bitmap_iterator bi;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    if (parts_lanes_p (t, BASIC_BLOCK_FOR_FN (cfun, i)))
      return true;
  return false;
}

/* True if what stands behind BB in T may throw to T's handlers.  */

static bool
throws_behind_p (varying_try *t, basic_block bb)
{
  edge e;
  edge_iterator ei;
  auto_vec<basic_block> work;
  auto_bitmap seen;
  work.safe_push (bb);
  while (!work.is_empty ())
    FOR_EACH_EDGE (e, ei, work.pop ()->succs)
      {
	basic_block next = e->dest;
	if (thrown_to_p (t->pads, e) && e->src != bb)
	  return true;
	if (plain_edge_p (e) && !never_taken_p (e)
	    && bitmap_bit_p (t->blocks, next->index)
	    && bitmap_set_bit (seen, next->index))
	  work.safe_push (next);
      }
  return false;
}

bool
check_leaving (varying_try *t)
{
  unsigned i;
  bitmap_iterator bi;
  EXECUTE_IF_AND_IN_BITMAP (t->blocks, t->normal, 0, i, bi)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      if (!parts_lanes_p (t, bb) || !throws_behind_p (t, bb))
	continue;
      auto_diagnostic_group group;
      ripple_report (stmt_location (last_stmt (bb)), RMK_REGION_SHAPED,
		     "lanes leave a try block by it while others stay, and an "
		     "exception may come; leave it behind the last call that "
		     "may throw");
      explain_shapes (last_stmt (bb));
      return false;
    }
  return true;
}

bool
never_p (gcond *c)
{
  tree name = gimple_cond_lhs (c);
  gimple *def = TREE_CODE (name) == SSA_NAME ? SSA_NAME_DEF_STMT (name) : NULL;
  return def && ripple_api_call (def) == API_ANY
	 && integer_zerop (gimple_call_arg (def, 0));
}

bool
never_taken_p (edge e)
{
  gcond *c = safe_dyn_cast<gcond *> (last_stmt (e->src));
  return c && never_p (c) && (e->flags & EDGE_TRUE_VALUE);
}

bool
leads_to_handler_p (basic_block bb)
{
  edge taken, other;
  gcond *c = safe_dyn_cast<gcond *> (last_stmt (bb));
  if (!c || !never_p (c))
    return false;
  extract_true_false_edges_from_block (bb, &taken, &other);
  while (!landing_pad_of (taken->dest) && single_succ_p (taken->dest))
    taken = single_succ_edge (taken->dest);
  return landing_pad_of (taken->dest);
}
