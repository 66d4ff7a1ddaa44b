/* Branches on varying conditions become masks.

   INPUT, B ends in a condition with more than one lane, P is where its two
   paths meet again:

       B: if (c) goto T; else goto F;
       T: x1 = …; goto P;
       F: *p = …; goto P;
       P: x2 = PHI <x1 (T), x0 (F)>

   OUTPUT, all blocks in one row, each under the mask of the lanes that would
   reach it:

       B: mT = mask of B & c;
       T: x1 = …;					[mT]
	  mF = mask of B & ~c;
	  if (__ripple_any (mF))			when F must not run
       F:   *p = …;					[mF] for no lane
       P: x2 = mT ? x1 : x0

   Any acyclic flow between B and P is handled, short circuits included.  Parts
   whose own control is uniform (a loop, an if) stay as they are inside the
   row.  The program is still scalar GIMPLE afterwards: masks are boolean SSA
   names with shapes, and block_mask says which one a statement runs under.

   A scalar that is assigned under a varying condition takes the value if any
   lane is active (manual, "Masking").

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/masks/masks.h"
#include "transform/masks/region.h"

/* A new block behind the row so far.  */

static basic_block
append_block (region *r, tree mask)
{
  basic_block bb = create_empty_bb (r->last);
  if (current_loops)
    add_bb_to_loop (bb, r->top->loop_father);
  bb->count = r->top->count;
  set_block_mask (bb, mask);
  return bb;
}

static void
connect (region *r, basic_block from, basic_block to,
	 int flags = EDGE_FALLTHRU)
{
  edge e = make_edge (from, to, flags);
  r->links.safe_push (e);
  e->probability = flags == EDGE_FALLTHRU ? profile_probability::always ()
		   : profile_probability::even ();
}

/* True if N stands within the any-lane branch of OUTER; null is the region
   itself.  */

static bool
within_p (node *n, node *outer)
{
  while (n && n != outer)
    n = n->outer;
  return n == outer;
}

/* Compute at LINK, in front of N, the mask of N and the values of what were
   PHIs of N, which are wanted also where no lane comes by.  */

static void
enter (region *r, node *n, basic_block link)
{
  if (all_lanes_come_p (r, n->parent, n->head))
    n->mask = within_p (n, n->parent) ? node_mask (r, n->parent)
	      : copy_mask (r, node_mask (r, n->parent), link);
  else
    n->mask = join_mask (r, n->incoming, link);
  for (unsigned i = 0; i < n->blocks.length (); i++)
    set_block_mask (n->blocks[i], n->mask);
  append_selects (r, link, &n->phis, n->incoming, n->mask);
  append_loads (r, link, n->loads);
}

/* Remark that N is jumped over.  */

static void
report_jump (region *r, node *n)
{
  location_t loc = edge_location (r, &n->incoming[0]);
  if (n->test == TEST_LOOP)
    ripple_report (loc, RMK_JUMP_LOOP);
  else if (n->test == TEST_COST)
    ripple_report (loc, RMK_JUMP_COST, n->cost);
}

/* The any-lane branch of N, if it gets one, with its test at the end of LINK.
   */

static any_lane_branch *
open_any_lane_branch (region *r, node *n, basic_block link)
{
  if (n->mask == node_mask (r, n->outer) || node_test (r, n) == TEST_NONE)
    return NULL;
  tree any = append_any (r, link, n->mask);
  if (!any && n->tail)
    return NULL;
  report_jump (r, n);
  for (unsigned i = 0; any && i < n->assigned.length (); i++)
    warn_scalar (n->assigned[i], overlay_shape (n->mask),
		 edge_location (r, &n->incoming[0]));
  any_lane_branch *g = new any_lane_branch ();
  g->test = link;
  g->mask = n->mask;
  gcond *c = gimple_build_cond (NE_EXPR, any ? any : boolean_true_node,
				boolean_false_node, NULL_TREE, NULL_TREE);
  gimple_set_location (c, r->loc);
  gimple_stmt_iterator at = gsi_last_bb (link);
  gsi_insert_after (&at, c, GSI_NEW_STMT);
  r->any_lane_branches.safe_push (g);
  return g;
}

static void lay_node (region *, node *, vec<basic_block> *);

/* Put N, and what stands within its any-lane branch, behind LINK.  */

static void
lay_blocks (region *r, node *n, basic_block link, int flags,
	    vec<basic_block> *row)
{
  unsigned arg = 0;
  connect (r, link, n->head, flags);
  for (gphi_iterator p = gsi_start_phis (n->head); !gsi_end_p (p);
       gsi_next (&p))
    add_phi_arg (p.phi (), n->entry_args[arg++], find_edge (link, n->head),
		 UNKNOWN_LOCATION);
  row->safe_splice (n->blocks);
  r->last = n->tail;
  for (unsigned i = 0; i < n->inner.length (); i++)
    lay_node (r, n->inner[i], row);
}

/* Append N to the row.  Its blocks, and those made for it, go to ROW.  */

static void
lay_node (region *r, node *n, vec<basic_block> *row)
{
  basic_block link = append_block (r, r->mask);
  connect (r, r->last, link);
  r->last = link;
  row->safe_push (link);
  enter (r, n, link);
  any_lane_branch *g = open_any_lane_branch (r, n, link);
  if (!g)
    {
      lay_blocks (r, n, link, EDGE_FALLTHRU, row);
      return;
    }
  lay_blocks (r, n, link, EDGE_TRUE_VALUE, &g->blocks);
  basic_block inside = r->last;
  if (!r->last)
    r->last = link;
  g->join = append_block (r, node_mask (r, n->outer));
  if (inside)
    connect (r, inside, g->join);
  connect (r, link, g->join, EDGE_FALSE_VALUE);
  if (n->unlikely)
    {
      EDGE_SUCC (link, 0)->probability = profile_probability::unlikely ();
      EDGE_SUCC (link, 1)->probability = profile_probability::likely ();
    }
  r->last = g->join;
  row->safe_splice (g->blocks);
  row->safe_push (g->join);
}

static void
lay_row (region *r)
{
  auto_vec<basic_block> row;
  cut (r->top);
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (r->nodes[i]->tail)
      cut (r->nodes[i]->tail);
  r->last = r->top;
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (!r->nodes[i]->outer)
      lay_node (r, r->nodes[i], &row);
  connect (r, r->last, r->end);
  append_loads (r, r->end, r->end_loads);
  append_selects (r, r->end, &r->end_phis, r->end_incoming, r->mask);
}

/* True if control may enter or leave BB as the row does not follow it.  */

static bool
odd_edges_p (basic_block bb)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (!plain_edge_p (e))
      return true;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (!plain_edge_p (e))
      return true;
  return false;
}

/* What dominates the blocks of R's row, and what post-dominates them.  Nothing
   changes outside of R, which control enters by its top and leaves by its end;
   or else dominators are forgotten.  Nothing changes within a node either.  */

static void
note_dominators (region *r)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    for (unsigned k = 0; k < r->nodes[i]->blocks.length (); k++)
      if (odd_edges_p (r->nodes[i]->blocks[k]))
	{
	  free_dominance_info (CDI_DOMINATORS);
	  return;
	}
  for (unsigned i = 0; i < r->links.length (); i++)
    {
      edge e = r->links[i];
      /* Of two edges to a join the one that jumps comes last.  */
      set_immediate_dominator (CDI_DOMINATORS, e->dest, e->src);
      if (!(e->flags & EDGE_TRUE_VALUE))
	set_ipdom (e->src, e->dest);
    }
}

/* Linearise the region that begins with the varying condition of TOP.  */

static bool
linearise (basic_block top)
{
  region r;
  bool ok = form_region (&r, top);
  if (ok)
    {
      order_scalars (&r);
      take_phis (&r);
      lay_row (&r);
      note_dominators (&r);
      for (unsigned i = r.any_lane_branches.length (); i-- > 0;)
	repair_any_lane_branch (&r, r.any_lane_branches[i]);
    }
  release_region (&r);
  return ok;
}

/* A block with a varying condition, the top of its region, and the places of
   both in the order of the program.  */
struct pending
{
  basic_block bb, top;
  int place, top_place;
};

static int
compare_pending (const void *x, const void *y)
{
  const pending *a = (const pending *) x, *b = (const pending *) y;
  return a->top_place != b->top_place ? a->top_place - b->top_place
	 : a->place - b->place;
}

/* All blocks with varying conditions, those of outer regions first.  A region
   may begin before its condition and so enclose conditions that come before
   it: if these became masks first, their code would be taken for the
   program's.  */

static void
find_conditions (vec<pending> *found)
{
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  auto_vec<int> place;
  place.safe_grow_cleared (last_basic_block_for_fn (cfun));
  for (int i = 0; i < n; i++)
    place[rpo[i]] = i;
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      if (!varying_cond (bb))
	continue;
      basic_block top = region_top (bb);
      found->safe_push ({ bb, top, i, place[top->index] });
    }
  found->qsort (compare_pending);
  free (rpo);
}

/* Linearise regions, outer ones first, as long as dominators are known and
   what was found first holds.  False if none is left, or after an error.
   *CHANGED: there were some.  */

static bool
linearise_some (bool *changed)
{
  auto_vec<pending> found;
  calculate_dominance_info (CDI_DOMINATORS);
  compute_ipdoms ();
  find_conditions (&found);
  *changed |= !found.is_empty ();
  for (unsigned i = 0; i < found.length (); i++)
    {
      /* An outer region may have made this condition a mask.  */
      if (!varying_cond (found[i].bb))
	continue;
      if (!dom_info_available_p (CDI_DOMINATORS)
	  || region_top (found[i].bb) != found[i].top)
	break;
      if (!linearise (found[i].bb))
	return false;
    }
  if (flag_checking && dom_info_available_p (CDI_DOMINATORS))
    verify_dominators (CDI_DOMINATORS);
  return !found.is_empty ();
}

void
linearise_regions (void)
{
  make_room_for_scalars ();
  bool changed = false;
  while (linearise_some (&changed))
    free_dominance_info (CDI_DOMINATORS);
  forget_ipdoms ();
  check_masks ();
  if (changed)
    {
      free_dominance_info (CDI_DOMINATORS);
      free_dominance_info (CDI_POST_DOMINATORS);
      if (current_loops)
	loops_state_set (LOOPS_NEED_FIXUP);
    }
}
