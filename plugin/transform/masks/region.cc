/* Forming a region: which blocks a varying condition controls, and the nodes,
   incoming edges and places of these blocks.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"
#include "transform/handlers/tried.h"
#include "transform/masks/region.h"

static const char never_meet[]
  = "its ways do not meet again in this function";

/* Report that R cannot be a region because of WHY, at the statement AT that
   stands in its way, or if that is not known, is R's condition.  */

static bool
refuse (region *r, const char *why, location_t at)
{
  if (at == UNKNOWN_LOCATION)
    at = r->loc;
  auto_diagnostic_group group;
  ripple_report (at, RMK_REGION_SHAPED, why);
  if (at != r->loc && gimple_has_location (r->cond))
    ripple_report (r->loc, RMK_REGION_BRANCH);
  explain_shapes (r->cond);
  return false;
}

/* Where control from BB, a block with uniform control, comes together again:
   its post-dominator, outside any loop that BB heads.  */

static basic_block
part_end (basic_block bb)
{
  basic_block q = ipdom (bb);
  hash_set<basic_block> body;
  auto_vec<basic_block> work;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (dominated_by_p (CDI_DOMINATORS, e->src, bb))
      work.safe_push (e->src);
  if (work.is_empty ())
    return q;
  body.add (bb);
  while (!work.is_empty ())
    {
      basic_block b = work.pop ();
      if (!body.add (b))
	FOR_EACH_EDGE (e, ei, b->preds)
	  work.safe_push (e->src);
    }
  while (q && body.contains (q))
    q = ipdom (q);
  return q;
}

/* True if some block of LIST leads to the function's end.  */

static bool
reaches_exit_p (const vec<basic_block> &list)
{
  for (unsigned i = 0; i < list.length (); i++)
    if (find_edge (list[i], EXIT_BLOCK_PTR_FOR_FN (cfun)))
      return true;
  return false;
}

/* Try to make N, whose head is set, a part of BLOCKS with uniform control.  */

static bool
form_part (node *n, hash_set<basic_block> *in_region, basic_block end)
{
  basic_block q = part_end (n->head);
  hash_set<basic_block> set;
  auto_vec<basic_block> list;
  edge e;
  edge_iterator ei;
  if (!q)
    return false;
  set.add (n->head);
  reach (n->head, q, &set, &list);
  if (q == EXIT_BLOCK_PTR_FOR_FN (cfun) && !reaches_exit_p (list))
    q = NULL;
  else if (q != end && !in_region->contains (q))
    return false;
  for (unsigned i = 0; i < list.length (); i++)
    {
      if (!in_region->contains (list[i]))
	return false;
      FOR_EACH_EDGE (e, ei, list[i]->preds)
	if (plain_edge_p (e) && !set.contains (e->src))
	  return false;
    }
  for (unsigned i = 0; i < list.length (); i++)
    n->blocks.safe_push (list[i]);
  n->dest = q;
  return true;
}

/* True if E leads from a block of IN_REGION to another one that must come
   behind it: not so what leads back to the head of a loop.  */

static bool
orders_p (edge e, hash_set<basic_block> *in_region)
{
  return plain_edge_p (e) && in_region->contains (e->src)
	 && in_region->contains (e->dest)
	 && !dominated_by_p (CDI_DOMINATORS, e->src, e->dest);
}

/* The blocks of IN_REGION in the order of the chain of blocks.  They are
   looked for from TOP, as most are close to it.  */

static void
chain_order (basic_block top, hash_set<basic_block> *in_region,
	     vec<basic_block> *order)
{
  unsigned left = in_region->elements ();
  basic_block first = top;
  for (basic_block bb = top; left && bb; bb = bb->next_bb)
    left -= in_region->contains (bb);
  for (; left; left -= in_region->contains (first))
    first = first->prev_bb;
  left = in_region->elements ();
  for (basic_block bb = first; left; bb = bb->next_bb)
    if (in_region->contains (bb))
      {
	order->safe_push (bb);
	left--;
      }
}

/* The blocks of IN_REGION, under TOP: each behind those that lead to it, else
   in the order of the program, which is that of the chain of blocks.  If there
   is a cycle without a header, returns its first block, else null.  */

static basic_block
order_blocks (basic_block top, hash_set<basic_block> *in_region,
	      vec<basic_block> *order)
{
  auto_vec<basic_block> chain;
  auto_vec<unsigned> waits;	/* How many edges each block waits for, by its
				   place in CHAIN.  */
  hash_map<basic_block, unsigned> places;
  auto_bitmap ready;
  edge e;
  edge_iterator ei;
  chain_order (top, in_region, &chain);
  for (unsigned i = 0; i < chain.length (); i++)
    {
      unsigned n = 0;
      FOR_EACH_EDGE (e, ei, chain[i]->preds)
	n += orders_p (e, in_region);
      waits.safe_push (n);
      places.put (chain[i], i);
      if (!n)
	bitmap_set_bit (ready, i);
    }
  while (!bitmap_empty_p (ready))
    {
      unsigned i = bitmap_first_set_bit (ready);
      bitmap_clear_bit (ready, i);
      order->safe_push (chain[i]);
      FOR_EACH_EDGE (e, ei, chain[i]->succs)
	if (orders_p (e, in_region) && !--waits[*places.get (e->dest)])
	  bitmap_set_bit (ready, *places.get (e->dest));
    }
  for (unsigned i = 0; i < chain.length (); i++)
    if (waits[i])
      return chain[i];
  return NULL;
}

/* Make the node of R that begins with BB.  */

static bool
form_node (region *r, basic_block bb, hash_set<basic_block> *in_region)
{
  node *n = new node ();
  edge e, only = NULL;
  edge_iterator ei;
  unsigned plain = 0;
  n->head = n->tail = bb;
  n->blocks.safe_push (bb);
  r->nodes.safe_push (n);
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (plain_edge_p (e))
      {
	plain++;
	only = e;
      }
  if (loop_header_p (bb) || (plain > 1 && !varying_cond (bb)))
    {
      if (form_part (n, in_region, r->end))
	return true;
      /* Short circuits with uniform conditions among them: their edges get
	 masks, too.  */
      if (leads_to_handler_p (bb))
	return refuse (r, "the ways out of a try block in it are irregular",
		       block_location (bb));
      if (loop_header_p (bb))
	return refuse (r, ipdom (bb)
		       ? "a loop in it is entered or left in an irregular way"
		       : "a loop in it never ends", block_location (bb));
      if (!safe_dyn_cast<gcond *> (last_stmt (bb)))
	return refuse (r, "a jump in it leads out of it or into a part of it",
		       jump_location (EDGE_SUCC (bb, 0)));
    }
  if (plain > 1)
    n->branches = true;
  else if (plain == 1)
    n->dest = only->dest;
  else
    n->tail = NULL;
  return true;
}

/* Make the nodes of R from its blocks IN_REGION.  False after an error.  */

static bool
form_nodes (region *r, hash_set<basic_block> *in_region)
{
  auto_vec<basic_block> order;
  if (basic_block bb = order_blocks (r->top, in_region, &order))
    return refuse (r, "it has a loop with several entries",
		   block_location (bb));
  for (unsigned i = 0; i < order.length (); i++)
    {
      if (r->node_of.get (order[i]))
	continue;
      if (!form_node (r, order[i], in_region))
	return false;
      node *n = r->nodes.last ();
      for (unsigned k = 0; k < n->blocks.length (); k++)
	r->node_of.put (n->blocks[k], n);
    }
  return true;
}

/* Let the immediate post-dominator of BB, if it was FROM, be TO, a new
   block.  */

static void
move_ipdom (basic_block bb, basic_block from, basic_block to)
{
  if (ipdom (bb) == from)
    set_ipdom (bb, to);
}

/* Let N, a part of R with uniform control, be left by one edge.  */

static void
merge_exits (region *r, node *n)
{
  hash_set<basic_block> set;
  auto_vec<edge> edges;
  edge e;
  edge_iterator ei;
  for (unsigned k = 0; k < n->blocks.length (); k++)
    set.add (n->blocks[k]);
  if (n->dest)
    FOR_EACH_EDGE (e, ei, n->dest->preds)
      if (plain_edge_p (e) && set.contains (e->src))
	edges.safe_push (e);
  if (edges.is_empty ())
    n->tail = NULL;
  else
    {
      n->tail = merge_edges (edges, n->dest);
      for (unsigned k = 0; k < n->blocks.length (); k++)
	move_ipdom (n->blocks[k], n->dest, n->tail);
      r->node_of.put (n->tail, n);
      n->blocks.safe_push (n->tail);
    }
}

static void
add_incoming_edge (region *r, edge e, node *from, tree cond, bool negated)
{
  incoming_edge w = { e, from, cond, negated };
  if (e->dest == r->end)
    r->end_incoming.safe_push (w);
  else
    (*r->node_of.get (e->dest))->incoming.safe_push (w);
}

/* Add the edges from the end of BB, which belongs to FROM; a condition decides
   among them if it BRANCHES.  */

static void
add_incoming_edges (region *r, basic_block bb, node *from, bool branches)
{
  tree cond = branches ? materialise_condition (bb) : NULL_TREE;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (plain_edge_p (e))
      add_incoming_edge (r, e, from, cond,
			 cond && (e->flags & EDGE_FALSE_VALUE));
}

/* Set the parents of R's nodes.  */

static void
find_parents (region *r)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    {
      node *n = r->nodes[i];
      basic_block d = get_immediate_dominator (CDI_DOMINATORS, n->head);
      for (; d && d != r->top && !n->parent;
	   d = get_immediate_dominator (CDI_DOMINATORS, d))
	if (node **p = r->node_of.get (d))
	  n->parent = *p;
    }
}

/* Decide the places of R's nodes in the row: the order of the program.  A node
   stands within the any-lane branch of one that dominates it, unless others
   come between:

       if (a && b) X; else Y;

   The test of b dominates Y only, but X comes first.  So both stand behind
   the test.  */

static void
place_nodes (region *r)
{
  auto_vec<node *> open;
  for (unsigned i = 0; i < r->nodes.length (); i++)
    {
      node *n = r->nodes[i];
      while (!open.is_empty () && !dominates_p (open.last (), n))
	open.pop ();
      n->place = i;
      n->outer = open.is_empty () ? NULL : open.last ();
      if (n->outer)
	n->outer->inner.safe_push (n);
      open.safe_push (n);
    }
}

tree
live_condition (basic_block bb)
{
  gcond *c = varying_cond (bb);
  tree live = c ? gimple_cond_lhs (c) : NULL_TREE;
  return live && TREE_CODE (live) == SSA_NAME
	 && (overlay_info (live)->flags & VALUE_LIVE) ? live : NULL_TREE;
}

/* Whether TOP leads to a try block that all lanes which come to it begin.  */

static bool
begins_once_p (basic_block top)
{
  tree live = live_condition (top);
  return live && (overlay_info (live)->flags & VALUE_ONCE);
}

/* Collect the blocks between the branch at the end of R's top and R's end,
   where its paths meet.  Returns why that cannot be done, or null, and at *AT
   where what is at fault stands, if that is not R's condition.  */

static const char *
find_blocks (region *r, hash_set<basic_block> *in_region,
	     vec<basic_block> *list, location_t *at)
{
  *at = UNKNOWN_LOCATION;
  in_region->empty ();
  list->truncate (0);
  r->end = ipdom (r->top);
  if (!r->end || r->end == EXIT_BLOCK_PTR_FOR_FN (cfun))
    return in_cleanup_p (r->top)
	   ? "an exception would destroy the elements of an array that each "
	     "lane has made so far; make that in a function that the lanes "
	     "call, or by constructors that are 'noexcept'"
	   : never_meet;
  reach (r->top, r->end, in_region, list);
  for (unsigned i = 0; i < list->length (); i++)
    {
      basic_block bb = (*list)[i];
      gimple *last = last_stmt (bb), *mark = try_mark (bb);
      if (last && computed_goto_p (last))
	{
	  *at = own_location (last);
	  return "it decides over a computed goto";
	}
      /* conditional-try.cc could not tell its handlers.  A handler would
	 run for all lanes, and those of other paths would not go on.  */
      if (mark)
	{
	  *at = location_from (bb, gsi_for_stmt (mark));
	  return "an exception is caught under it; catch it round the "
		 "condition, or in a function that the lanes call";
	}
      if (!begins_once_p (r->top) && destroys_objects_p (bb, r->top))
	{
	  *at = own_location (last);
	  return "an exception would destroy what lanes make under it "
		 "without a constructor; make that round the condition, or in "
		 "a function that the lanes call";
	}
    }
  if (in_region->contains (r->top))
    return "it decides how long a loop runs";
  return NULL;
}

/* An edge from a block outside of the region LIST under TOP into it, or
   null.  */

static edge
jumps_into (basic_block top, hash_set<basic_block> *in_region,
	    const vec<basic_block> &list)
{
  edge e;
  edge_iterator ei;
  for (unsigned i = 0; i < list.length (); i++)
    FOR_EACH_EDGE (e, ei, list[i]->preds)
      if (flow_edge_p (e) && e->src != top && !in_region->contains (e->src))
	return e;
  return NULL;
}

/* Find the blocks IN_REGION of R, whose top is set, and its end.  Short
   circuits may lead back to a condition before the top: a uniform one shares
   an edge with it.  Returns what find_blocks does.  */

static const char *
find_region (region *r, hash_set<basic_block> *in_region, location_t *at)
{
  auto_vec<basic_block> list;
  const char *why = find_blocks (r, in_region, &list, at);
  while (!why)
    {
      basic_block old = r->top;
      edge other = jumps_into (old, in_region, list);
      if (!other)
	return NULL;
      r->top = nearest_common_dominator (CDI_DOMINATORS, old, other->src);
      if (r->top == old || !plain_edge_p (other)
	  || !safe_dyn_cast<gcond *> (last_stmt (r->top))
	  || leads_to_handler_p (r->top))
	{
	  why = "a jump from outside leads into it";
	  *at = jump_location (other);
	}
      else
	why = find_blocks (r, in_region, &list, at);
    }
  return why;
}

basic_block
region_top (basic_block bb)
{
  region r;
  hash_set<basic_block> in_region;
  location_t at;
  r.top = bb;
  return find_region (&r, &in_region, &at) ? bb : r.top;
}

/* Give R one block where it ends.  */

static void
merge_end (region *r, hash_set<basic_block> *in_region)
{
  auto_vec<edge> out;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, r->end->preds)
    if (plain_edge_p (e)
	&& (e->src == r->top || in_region->contains (e->src)))
      out.safe_push (e);
  basic_block old = r->end;
  r->end = merge_edges (out, old);
  move_ipdom (r->top, old, r->end);
  for (hash_set<basic_block>::iterator i = in_region->begin ();
       i != in_region->end (); ++i)
    move_ipdom (*i, old, r->end);
  set_block_mask (r->end, r->mask);
}

static gswitch *
switch_of (basic_block bb)
{
  return safe_dyn_cast<gswitch *> (last_stmt (bb));
}

static bool
begins_part_p (basic_block bb)
{
  return loop_header_p (bb) || switch_of (bb);
}

static bool
has_parts_p (hash_set<basic_block> *blocks)
{
  for (hash_set<basic_block>::iterator i = blocks->begin ();
       i != blocks->end (); ++i)
    if (begins_part_p (*i))
      return true;
  return false;
}

/* OTHER ends in front of TOP and shares paths with TOP: the switch, or the
   head of the loop, that it belongs to; else null.  */

static basic_block
shared_part (basic_block other, basic_block top)
{
  class loop *l = other->loop_father;
  if (switch_of (other))
    return other;
  if (flow_bb_inside_loop_p (l, top))
    return NULL;
  while (!flow_bb_inside_loop_p (loop_outer (l), top))
    l = loop_outer (l);
  return l->header;
}

basic_block
irregular_part (basic_block top)
{
  region r;
  hash_set<basic_block> in_region, taken;
  auto_vec<basic_block> order;
  location_t at;
  r.top = top;
  if (find_region (&r, &in_region, &at))
    {
      if (r.top == top)
	return NULL;
      basic_block part = shared_part (r.top, top);
      /* A exit of the loop, which all lanes take, stands beside TOP.  */
      return part || !in_region.contains (r.top)
	     ? part : r.top->loop_father->header;
    }
  if (!has_parts_p (&in_region) || order_blocks (r.top, &in_region, &order))
    return NULL;
  for (unsigned i = 0; i < order.length (); i++)
    {
      basic_block bb = order[i];
      if (taken.contains (bb) || !begins_part_p (bb))
	continue;
      node n;
      n.head = bb;
      if (!form_part (&n, &in_region, r.end))
	{
	  /* What never ends can be given no exit.  */
	  if (ipdom (bb))
	    return bb;
	  continue;
	}
      for (unsigned k = 0; k < n.blocks.length (); k++)
	taken.add (n.blocks[k]);
    }
  return NULL;
}

/* If R's top heads a loop that lanes leave one by one, those that come to it
   begin.  */

static void
begin_live (region *r)
{
  tree live = live_condition (r->top);
  if (!r->mask || !live)
    return;
  gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (live));
  struct shape s = *overlay_shape (live);
  unsigned dim;
  if (!shape_join (&s, &s, overlay_shape (r->mask), &dim))
    report_join (r->loc, &s, overlay_shape (r->mask), dim);
  overlay_set_shape (live, &s);
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    if (integer_onep (gimple_phi_arg_def (phi, i)))
      SET_PHI_ARG_DEF (phi, i, r->mask);
    else
      overlay_set_shape (gimple_phi_arg_def (phi, i), &s);
}

bool
form_region (region *r, basic_block top)
{
  hash_set<basic_block> in_region;
  r->top = top;
  r->cond = varying_cond (top);
  r->loc = stmt_location (r->cond);
  location_t at;
  if (const char *why = find_region (r, &in_region, &at))
    return refuse (r, why, at);
  /* In a loop that never ends what comes before TOP may also stand behind
     what follows it.  */
  if (top != r->top && !in_region.contains (top))
    return refuse (r, never_meet, UNKNOWN_LOCATION);
  r->mask = block_mask (r->top);
  /* PHIs that merge_end makes copy shapes: those of begin_live must be
     known.  */
  begin_live (r);
  merge_end (r, &in_region);
  if (!form_nodes (r, &in_region))
    return false;
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (r->nodes[i]->blocks.length () > 1)
      merge_exits (r, r->nodes[i]);
  add_incoming_edges (r, r->top, NULL, true);
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (r->nodes[i]->tail)
      add_incoming_edges (r, r->nodes[i]->tail, r->nodes[i],
			  r->nodes[i]->branches);
  find_parents (r);
  place_nodes (r);
  return true;
}

void
release_region (region *r)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    delete r->nodes[i];
  for (unsigned i = 0; i < r->any_lane_branches.length (); i++)
    delete r->any_lane_branches[i];
}
