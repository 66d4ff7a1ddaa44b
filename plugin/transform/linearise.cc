/* Branches on shaped conditions become masks.

   INPUT, B ends in a condition with more than one lane, P is where its two
   ways meet again:

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

   A scalar that is assigned under a shaped condition takes the value if any
   lane is active (manual, "Masking").

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/transform.h"
#include "transform/region.h"

static location_t region_loc;

/* Control flow edges that the row follows.  */

bool
plain_edge_p (edge e)
{
  return !(e->flags & (EDGE_EH | EDGE_ABNORMAL | EDGE_FAKE));
}

/* Edges that decide where control meets: computed gotos are abnormal.  */

static bool
flow_edge_p (edge e)
{
  return !(e->flags & (EDGE_EH | EDGE_FAKE));
}

/* Immediate post-dominators over such edges, blocks that never reach the
   exit left out (Cooper, Harvey and Kennedy's iteration).  */

static vec<int> post_order;	/* Block index -> number, 0 = unreachable.  */
static vec<basic_block> ipdoms;

static basic_block
ipdom (basic_block bb)
{
  return (unsigned) bb->index < ipdoms.length () ? ipdoms[bb->index] : NULL;
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

static void
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

/* Blocks reachable from the successors of BB without passing END.  */

static void
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

/* The condition of BB if it is one on shaped operands, else null.  */

static gcond *
shaped_cond (basic_block bb)
{
  gcond *c = safe_dyn_cast<gcond *> (last_stmt (bb));
  if (c && !shaped_p (gimple_cond_lhs (c)) && !shaped_p (gimple_cond_rhs (c)))
    c = NULL;
  return c;
}

static void
refuse (const char *why)
{
  ripple_report (region_loc, RMK_REGION_SHAPED, why);
}

/* Redirect EDGES, all to DEST, through a new block; its PHIs collect their
   arguments.  */

static basic_block
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
      if (!virtual_operand_p (res))
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
      free_dominance_info (CDI_DOMINATORS);
      calculate_dominance_info (CDI_DOMINATORS);
    }
  if (changed && current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
}

/* Forming nodes.  */

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
  if (q != end && !in_region->contains (q))
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

/* True if all ways to BB that do not come from BB itself, as a loop's do, come
   from outside of IN_REGION or from the blocks DONE.  */

static bool
ready_p (basic_block bb, hash_set<basic_block> *in_region,
	 hash_set<basic_block> *done)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    if (plain_edge_p (e) && in_region->contains (e->src)
	&& !done->contains (e->src)
	&& !dominated_by_p (CDI_DOMINATORS, e->src, bb))
      return false;
  return true;
}

/* The blocks of IN_REGION: each behind those that lead to it, else in the
   order of the program, which is that of the chain of blocks.  False if
   there is a cycle without a header.  */

static bool
order_blocks (hash_set<basic_block> *in_region, vec<basic_block> *order)
{
  auto_vec<basic_block> todo;
  hash_set<basic_block> done;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (in_region->contains (bb))
      todo.safe_push (bb);
  while (!todo.is_empty ())
    {
      unsigned i = 0;
      while (i < todo.length () && !ready_p (todo[i], in_region, &done))
	i++;
      if (i == todo.length ())
	return false;
      done.add (todo[i]);
      order->safe_push (todo[i]);
      todo.ordered_remove (i);
    }
  return true;
}

/* Make the nodes of R from its blocks IN_REGION.  False after an error.  */

static bool
form_nodes (region *r, hash_set<basic_block> *in_region)
{
  auto_vec<basic_block> order;
  hash_set<basic_block> taken;
  bool ok = order_blocks (in_region, &order);
  if (!ok)
    refuse ("it has a loop with several entries");
  for (unsigned i = 0; ok && i < order.length (); i++)
    {
      basic_block bb = order[i];
      if (taken.contains (bb))
	continue;
      node *n = new node ();
      n->head = bb;
      n->blocks.safe_push (bb);
      n->tail = bb;
      r->nodes.safe_push (n);
      unsigned plain = 0;
      edge e, only = NULL;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (plain_edge_p (e))
	  {
	    plain++;
	    only = e;
	  }
      if (loop_header_p (bb) || (plain > 1 && !shaped_cond (bb)))
	{
	  if (!form_part (n, in_region, r->end))
	    {
	      gcond *c = safe_dyn_cast<gcond *> (last_stmt (bb));
	      if (loop_header_p (bb) || !c)
		{
		  refuse ("a loop or switch in it is entered or left in an"
			  " irregular way");
		  ok = false;
		}
	      else
		n->cond = boolean_true_node;	/* Set below.  */
	    }
	}
      else if (plain > 1)
	n->cond = boolean_true_node;
      else if (plain == 1)
	n->dest = only->dest;
      else
	n->tail = NULL;
      for (unsigned k = 0; k < n->blocks.length (); k++)
	taken.add (n->blocks[k]);
    }
  return ok;
}

/* The boolean SSA name of the condition that ends BB, computed there.  */

static tree
materialise_condition (basic_block bb)
{
  gcond *c = as_a<gcond *> (last_stmt (bb));
  tree lhs = gimple_cond_lhs (c), rhs = gimple_cond_rhs (c);
  enum tree_code code = gimple_cond_code (c);
  if (TREE_CODE (lhs) == SSA_NAME
      && TREE_CODE (TREE_TYPE (lhs)) == BOOLEAN_TYPE
      && code == NE_EXPR && integer_zerop (rhs))
    return lhs;
  tree m = make_ssa_name (boolean_type_node);
  gassign *s = gimple_build_assign (m, code, lhs, rhs);
  gimple_set_location (s, gimple_location (c));
  gimple_stmt_iterator g = gsi_for_stmt (c);
  gsi_insert_before (&g, s, GSI_SAME_STMT);
  struct shape sh = *overlay_shape (lhs);
  unsigned dim;
  shape_join (&sh, &sh, overlay_shape (rhs), &dim);
  overlay_set_shape (m, &sh);
  return m;
}

/* Masks.  */

static tree
append_assign (basic_block bb, enum tree_code code, tree a, tree b,
	       const struct shape *s)
{
  tree r = make_ssa_name (boolean_type_node);
  gassign *g = b ? gimple_build_assign (r, code, a, b)
		 : gimple_build_assign (r, code, a);
  gimple_set_location (g, region_loc);
  gimple_stmt_iterator i = gsi_last_bb (bb);
  gsi_insert_after (&i, g, GSI_NEW_STMT);
  overlay_set_shape (r, s);
  return r;
}

/* Append to BB the mask of the lanes of MASK (null: all) in which COND holds
   (does not, if NEGATED).  */

static tree
append_mask (basic_block bb, tree mask, tree cond, bool negated)
{
  if (!cond)
    return mask;
  tree c = cond;
  if (negated)
    c = append_assign (bb, BIT_NOT_EXPR, cond, NULL_TREE,
		       overlay_shape (cond));
  if (!mask && !negated)
    return c;
  tree m = c;
  if (mask)
    {
      struct shape s = *overlay_shape (mask);
      unsigned dim;
      if (!shape_join (&s, &s, overlay_shape (c), &dim))
	report_join (region_loc, &s, overlay_shape (c), dim);
      m = append_assign (bb, BIT_AND_EXPR, mask, c, &s);
    }
  overlay_info (m)->parent = mask;
  overlay_info (m)->cond = cond;
  overlay_info (m)->negated = negated;
  return m;
}

static tree
node_mask (region *r, node *n)
{
  return n ? n->mask : r->mask;
}

static tree
way_mask (region *r, way *w, basic_block bb)
{
  return append_mask (bb, node_mask (r, w->from), w->cond, w->negated);
}

/* True if some lane of MASK is on, without looking.  */

static bool
some_lane_p (tree mask)
{
  value_info *info = overlay_info (mask);
  if (info->flags & VALUE_PREFIX)
    return true;
  if (!info->parent || !info->cond || info->negated
      || !shaped_p (info->cond) || !some_lane_p (info->parent)
      || !some_lane_p (info->cond))
    return false;
  /* Where the two have no dimension in common each keeps its lanes.  */
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (overlay_shape (info->parent)->dim[d].fixed > 1
	&& overlay_shape (info->cond)->dim[d].fixed > 1)
      return false;
  return true;
}

/* Uniform boolean: some lane of MASK is on; null if that is known.  */

static tree
append_any (basic_block bb, tree mask)
{
  if (!mask || some_lane_p (mask))
    return NULL_TREE;
  tree r = make_ssa_name (boolean_type_node);
  gcall *c = gimple_build_call (ripple_api_make (API_ANY), 1, mask);
  gimple_call_set_lhs (c, r);
  gimple_set_location (c, region_loc);
  gimple_stmt_iterator i = gsi_last_bb (bb);
  gsi_insert_after (&i, c, GSI_NEW_STMT);
  return r;
}

/* The PHIs of a node's head, taken out of the block before the control flow
   changes: RESULT = value of ARG[i] by way i.  */

struct saved_phi
{
  tree result;
  location_t loc;
  auto_vec<tree> args;
  auto_vec<int> rank;	/* Where ARG[i] is defined: the node's place in the
			   row, -1 before the ways parted.  */
};

/* True if OP is defined where it dominates BB.  */

static bool
defined_before_p (tree op, basic_block bb)
{
  if (TREE_CODE (op) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (op))
    return true;
  /* A PHI that has been taken out stood inside.  */
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (op));
  return def && dominated_by_p (CDI_DOMINATORS, bb, def);
}

static int
definition_rank (region *r, tree op, basic_block parted)
{
  if (defined_before_p (op, parted))
    return -1;
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (op));
  if (node **n = r->phi_nodes.get (op))
    return (*n)->place;
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (r->nodes[i]->blocks.contains (def))
      return r->nodes[i]->place;
  return -1;
}

static void
save_phis (region *r, basic_block bb, const vec<way> &ways,
	   vec<saved_phi *> *saved)
{
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);)
    {
      gphi *phi = p.phi ();
      if (virtual_operand_p (gimple_phi_result (phi)))
	{
	  mark_virtual_phi_result_for_renaming (phi);
	  remove_phi_node (&p, true);
	  continue;
	}
      saved_phi *s = new saved_phi ();
      s->result = gimple_phi_result (phi);
      s->loc = gimple_location (phi);
      basic_block parted = get_immediate_dominator (CDI_DOMINATORS, bb);
      for (unsigned i = 0; i < ways.length (); i++)
	{
	  tree a = PHI_ARG_DEF_FROM_EDGE (phi, ways[i].e);
	  s->args.safe_push (a);
	  s->rank.safe_push (definition_rank (r, a, parted));
	}
      saved->safe_push (s);
      remove_phi_node (&p, false);
    }
}

/* Append to BB what replaces the PHI S: a choice among its ways, which a part
   of the mask MASK has each.  */

static void
append_choice (region *r, basic_block bb, saved_phi *s, vec<way> *ways,
	       tree mask)
{
  bool shaped = shaped_p (s->result);
  /* A scalar that only some ways assign keeps its old value on the others,
     also if lanes come by those: what is defined last wins.  */
  auto_vec<unsigned> order;
  for (unsigned i = 0; i < ways->length (); i++)
    {
      unsigned k = i;
      order.safe_push (i);
      for (; !shaped && k > 0 && s->rank[order[k - 1]] > s->rank[i]; k--)
	order[k] = order[k - 1];
      order[k] = i;
    }
  tree value = s->args[order[0]];
  for (unsigned k = 1; k < ways->length (); k++)
    {
      unsigned i = order[k];
      if (operand_equal_p (s->args[i], value, 0)
	  || (!shaped && s->rank[i] < 0))
	continue;
      tree m = way_mask (r, &(*ways)[i], bb), c = m;
      if (!m)
	{
	  value = s->args[i];
	  continue;
	}
      bool flip = false;
      if (!shaped)
	{
	  c = append_any (bb, m);
	  if (c)
	    warn_scalar (r, s->result, m);
	  else
	    {
	      value = s->args[i];
	      continue;
	    }
	}
      /* Lanes outside MASK do not matter here.  */
      else if (ways->length () == 2 && overlay_info (m)->cond
	       && overlay_info (m)->parent == mask)
	{
	  c = overlay_info (m)->cond;
	  flip = overlay_info (m)->negated;
	}
      tree v = make_ssa_name (TREE_TYPE (s->result));
      overlay_set_shape (v, overlay_shape (s->result));
      gassign *g = gimple_build_assign (v, COND_EXPR, c,
					flip ? value : s->args[i],
					flip ? s->args[i] : value);
      gimple_set_location (g, s->loc);
      gimple_stmt_iterator it = gsi_last_bb (bb);
      gsi_insert_after (&it, g, GSI_NEW_STMT);
      value = v;
    }
  gassign *g = gimple_build_assign (s->result, value);
  gimple_set_location (g, s->loc);
  gimple_stmt_iterator it = gsi_last_bb (bb);
  gsi_insert_after (&it, g, GSI_NEW_STMT);
  overlay_info (s->result)->flags &= ~(VALUE_DATA_PHI | VALUE_LANE_CODE);
}

/* Ways into heads.  */

static node *
node_of (region *r, basic_block head)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (r->nodes[i]->head == head)
      return r->nodes[i];
  return NULL;
}

static void
add_way (region *r, edge e, node *from, tree cond, bool negated)
{
  way w = { e, from, cond, negated };
  if (e->dest == r->end)
    r->end_ways.safe_push (w);
  else
    node_of (r, e->dest)->ways.safe_push (w);
}

static void
add_ways (region *r, basic_block bb, node *from, tree cond)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (plain_edge_p (e))
      add_way (r, e, from, cond, cond && (e->flags & EDGE_FALSE_VALUE));
}

/* Laying the row.  */

static basic_block
new_link (region *r)
{
  basic_block bb = create_empty_bb (r->last);
  if (current_loops)
    add_bb_to_loop (bb, r->top->loop_father);
  bb->count = r->top->count;
  set_block_mask (bb, r->mask);
  return bb;
}

static void
connect (basic_block from, basic_block to, int flags = EDGE_FALLTHRU)
{
  edge e = make_edge (from, to, flags);
  e->probability = flags == EDGE_FALLTHRU ? profile_probability::always ()
		   : profile_probability::even ();
}

/* True if statement S must not run when no lane of its mask is active.  */

static bool
needs_active_lane_p (gimple *s)
{
  if (is_gimple_debug (s) || gimple_code (s) == GIMPLE_LABEL
      || gimple_clobber_p (s))
    return false;
  if (is_gimple_call (s))
    {
      enum ripple_api api = ripple_api_call (s);
      if (api != API_NONE)
	return false;
      return gimple_has_side_effects (s) || gimple_vdef (s)
	     || !(gimple_call_flags (s) & (ECF_CONST | ECF_PURE));
    }
  if (gimple_code (s) == GIMPLE_ASM)
    return true;
  if (!is_gimple_assign (s))
    return false;
  tree ref = gimple_store_p (s) ? gimple_assign_lhs (s)
	     : gimple_assign_load_p (s) ? gimple_assign_rhs1 (s) : NULL_TREE;
  if (ref)
    {
      struct shape a = overlay_address_shape (ref);
      if (!shape_scalar_p (&a))
	return false;
      return gimple_store_p (s) || gimple_has_volatile_ops (s)
	     || tree_could_trap_p (ref);
    }
  return !shaped_p (gimple_assign_lhs (s)) && gimple_could_trap_p (s)
	 && !FLOAT_TYPE_P (TREE_TYPE (gimple_assign_lhs (s)));
}

/* The one place that decides where lanes are tested.  Needed for what must
   not run; pays for loops, calls and long code.  */

enum { LONG_PART = 40 };

static bool
node_wants_guard_p (node *n)
{
  unsigned statements = 0;
  if (!n->tail || loop_header_p (n->head))
    return true;
  for (unsigned i = 0; i < n->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (n->blocks[i]);
	 !gsi_end_p (g); gsi_next (&g))
      {
	if (needs_active_lane_p (gsi_stmt (g)))
	  return true;
	statements += is_gimple_assign (gsi_stmt (g));
      }
  return statements > LONG_PART;
}

/* True if every lane of FROM (null: the region) comes to HEAD.  */

static bool
all_lanes_come_p (region *r, node *from, basic_block head)
{
  basic_block q = from ? from->head : r->top;
  while (q && q != r->end)
    {
      if (q == head)
	return true;
      q = ipdom (q);
    }
  return false;
}

/* True if the guard of N must be there for N or for a node within it that has
   all of its lanes.  */

static bool
wants_guard_p (region *r, node *n)
{
  if (node_wants_guard_p (n))
    return true;
  for (unsigned i = 0; i < n->inner.length (); i++)
    if (all_lanes_come_p (r, n, n->inner[i]->head)
	&& wants_guard_p (r, n->inner[i]))
      return true;
  return false;
}

static void
lay_node (region *r, node *n, vec<basic_block> *row)
{
  basic_block link = new_link (r);
  connect (r->last, link);
  r->last = link;
  row->safe_push (link);

  if (all_lanes_come_p (r, n->parent, n->head))
    n->mask = node_mask (r, n->parent);
  else
    {
      n->mask = way_mask (r, &n->ways[0], link);
      for (unsigned i = 1; i < n->ways.length (); i++)
	{
	  tree m = way_mask (r, &n->ways[i], link);
	  struct shape s = *overlay_shape (n->mask);
	  unsigned dim;
	  shape_join (&s, &s, overlay_shape (m), &dim);
	  n->mask = append_assign (link, BIT_IOR_EXPR, n->mask, m, &s);
	}
    }
  for (unsigned i = 0; i < n->blocks.length (); i++)
    set_block_mask (n->blocks[i], n->mask);

  /* PHIs of the head, before the test: what they choose is also wanted
     where no lane comes by.  */
  vec<saved_phi *> *saved = (vec<saved_phi *> *) n->head->aux;
  if (saved)
    {
      for (unsigned i = 0; i < saved->length (); i++)
	{
	  append_choice (r, link, (*saved)[i], &n->ways, n->mask);
	  delete (*saved)[i];
	}
      saved->release ();
      delete saved;
      n->head->aux = NULL;
    }

  append_loads (r, link, n->loads);

  guard *g = NULL;
  if (n->mask != node_mask (r, n->outer) && wants_guard_p (r, n))
    {
      tree any = append_any (link, n->mask);
      if (any || !n->tail)
	{
	  g = new guard ();
	  g->test = link;
	  gcond *c = gimple_build_cond (NE_EXPR, any ? any : boolean_true_node,
					boolean_false_node, NULL_TREE,
					NULL_TREE);
	  gimple_set_location (c, region_loc);
	  gimple_stmt_iterator it = gsi_last_bb (link);
	  gsi_insert_after (&it, c, GSI_NEW_STMT);
	  for (unsigned i = 0; any && i < n->assigned.length (); i++)
	    warn_scalar (r, n->assigned[i], n->mask);
	}
    }
  auto_vec<basic_block> inner;
  connect (link, n->head, g ? EDGE_TRUE_VALUE : EDGE_FALLTHRU);
  unsigned arg = 0;
  for (gphi_iterator p = gsi_start_phis (n->head); !gsi_end_p (p);
       gsi_next (&p))
    add_phi_arg (p.phi (), n->entry_args[arg++], find_edge (link, n->head),
		 UNKNOWN_LOCATION);
  inner.safe_splice (n->blocks);
  r->last = n->tail;
  for (unsigned i = 0; i < n->inner.length (); i++)
    lay_node (r, n->inner[i], &inner);
  if (g)
    {
      g->join = create_empty_bb (r->last ? r->last : link);
      if (current_loops)
	add_bb_to_loop (g->join, r->top->loop_father);
      g->join->count = r->top->count;
      set_block_mask (g->join, node_mask (r, n->outer));
      if (r->last)
	connect (r->last, g->join);
      connect (link, g->join, EDGE_FALSE_VALUE);
      r->last = g->join;
      g->blocks.safe_splice (inner);
      r->guards.safe_push (g);
      row->safe_push (g->join);
    }
  row->safe_splice (inner);
}

/* A value that is defined in the blocks of G and used elsewhere does not
   dominate its uses any more: merge it with zero at the join.  No lane that
   skipped the blocks looks at it.  */

static void
repair_value (guard *g, hash_set<basic_block> *inside, tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  bool outside = false;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      basic_block bb = gimple_bb (s);
      if (gphi *phi = dyn_cast<gphi *> (s))
	bb = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
      if (!inside->contains (bb))
	outside = true;
    }
  if (!outside)
    return;
  tree res = make_ssa_name (SSA_NAME_VAR (name) && !shaped_p (name)
			    ? SSA_NAME_VAR (name) : TREE_TYPE (name));
  overlay_set_shape (res, overlay_shape (name));
  overlay_info (res)->flags |= VALUE_GUARD_PHI;
  gimple *stmt;
  FOR_EACH_IMM_USE_STMT (stmt, it, name)
    {
      if (is_gimple_debug (stmt))
	{
	  if (!inside->contains (gimple_bb (stmt)))
	    {
	      gimple_debug_bind_reset_value (stmt);
	      update_stmt (stmt);
	    }
	  continue;
	}
      bool changed = false;
      FOR_EACH_IMM_USE_ON_STMT (use, it)
	{
	  basic_block bb = gimple_bb (stmt);
	  if (gphi *phi = dyn_cast<gphi *> (stmt))
	    bb = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
	  if (!inside->contains (bb))
	    {
	      SET_USE (use, res);
	      changed = true;
	    }
	}
      if (changed)
	update_stmt (stmt);
    }
  gphi *phi = create_phi_node (res, g->join);
  edge e;
  edge_iterator ei;
  edge normal = NULL, skip = NULL;
  FOR_EACH_EDGE (e, ei, g->join->preds)
    if (e->src == g->test && e->flags & EDGE_FALSE_VALUE)
      skip = e;
    else
      normal = e;
  tree zero = build_zero_cst (TREE_TYPE (name));
  if (normal)
    add_phi_arg (phi, name, normal, UNKNOWN_LOCATION);
  add_phi_arg (phi, zero, skip, UNKNOWN_LOCATION);
}

static void
repair_guard (guard *g)
{
  hash_set<basic_block> inside;
  auto_vec<tree> names;
  for (unsigned i = 0; i < g->blocks.length (); i++)
    inside.add (g->blocks[i]);
  for (unsigned i = 0; i < g->blocks.length (); i++)
    {
      basic_block bb = g->blocks[i];
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	names.safe_push (gimple_phi_result (p.phi ()));
      for (gimple_stmt_iterator s = gsi_start_bb (bb); !gsi_end_p (s);
	   gsi_next (&s))
	{
	  ssa_op_iter it;
	  tree def;
	  FOR_EACH_SSA_TREE_OPERAND (def, gsi_stmt (s), it, SSA_OP_DEF)
	    names.safe_push (def);
	}
    }
  for (unsigned i = 0; i < names.length (); i++)
    if (!virtual_operand_p (names[i]))
      repair_value (g, &inside, names[i]);
}

/* Decide the places of R's nodes in the row: the order of the program.  A node
   stands within the guard of one that dominates it, unless others come
   between:

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

static void
release_region (region *r)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    delete r->nodes[i];
  for (unsigned i = 0; i < r->guards.length (); i++)
    delete r->guards[i];
}

/* Remove the branch at the end of BB and its plain outgoing edges.  */

static void
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

/* Collect the blocks between the branch at the end of TOP and the block, which
   is returned, where its ways meet.  Null after an error.  */

static basic_block
find_region (basic_block top, hash_set<basic_block> *in_region,
	     vec<basic_block> *list)
{
  basic_block meet = ipdom (top);
  if (!meet || meet == EXIT_BLOCK_PTR_FOR_FN (cfun))
    {
      refuse ("its ways do not meet again in this function");
      return NULL;
    }
  reach (top, meet, in_region, list);
  if (in_region->contains (top))
    {
      refuse ("it decides how long a loop runs");
      return NULL;
    }
  return meet;
}

/* A block outside of the region LIST under TOP with an edge into it, or
   null.  */

static basic_block
jumps_into (basic_block top, hash_set<basic_block> *in_region,
	    const vec<basic_block> &list)
{
  edge e;
  edge_iterator ei;
  for (unsigned i = 0; i < list.length (); i++)
    FOR_EACH_EDGE (e, ei, list[i]->preds)
      if (plain_edge_p (e) && e->src != top && !in_region->contains (e->src))
	return e->src;
  return NULL;
}

/* Linearise the region that begins with the shaped condition of TOP.  */

static bool
linearise (basic_block top)
{
  region r;
  hash_set<basic_block> in_region;
  auto_vec<basic_block> list;
  edge e;
  edge_iterator ei;

  region_loc = stmt_location (shaped_cond (top));
  basic_block meet = find_region (top, &in_region, &list);
  if (!meet)
    return false;
  while (basic_block other = jumps_into (top, &in_region, list))
    {
      /* Short circuits: a uniform condition shares a way with this one.  */
      top = nearest_common_dominator (CDI_DOMINATORS, top, other);
      in_region.empty ();
      list.truncate (0);
      if (!safe_dyn_cast<gcond *> (last_stmt (top)))
	{
	  refuse ("a jump from outside leads into it");
	  return false;
	}
      meet = find_region (top, &in_region, &list);
      if (!meet)
	return false;
    }
  r.top = top;
  r.mask = block_mask (top);

  /* One block where the region ends.  */
  auto_vec<edge> out;
  FOR_EACH_EDGE (e, ei, meet->preds)
    if (plain_edge_p (e) && (e->src == top || in_region.contains (e->src)))
      out.safe_push (e);
  r.end = merge_edges (out, meet);
  set_block_mask (r.end, r.mask);
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  compute_ipdoms ();
  if (!form_nodes (&r, &in_region))
    {
      release_region (&r);
      return false;
    }

  /* One way out of every part with uniform control.  */
  for (unsigned i = 0; i < r.nodes.length (); i++)
    {
      node *n = r.nodes[i];
      if (n->blocks.length () == 1)
	continue;
      hash_set<basic_block> set;
      auto_vec<edge> edges;
      for (unsigned k = 0; k < n->blocks.length (); k++)
	set.add (n->blocks[k]);
      FOR_EACH_EDGE (e, ei, n->dest->preds)
	if (plain_edge_p (e) && set.contains (e->src))
	  edges.safe_push (e);
      if (edges.is_empty ())
	n->tail = NULL;
      else
	{
	  n->tail = merge_edges (edges, n->dest);
	  n->blocks.safe_push (n->tail);
	}
    }

  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);

  /* Ways between nodes, and conditions.  */
  tree cond = materialise_condition (top);
  add_ways (&r, top, NULL, cond);
  for (unsigned i = 0; i < r.nodes.length (); i++)
    {
      node *n = r.nodes[i];
      if (n->cond)
	n->cond = materialise_condition (n->tail);
      if (n->tail)
	add_ways (&r, n->tail, n, n->cond);
    }
  for (unsigned i = 0; i < r.nodes.length (); i++)
    {
      node *n = r.nodes[i];
      basic_block d = get_immediate_dominator (CDI_DOMINATORS, n->head);
      for (; d && d != top && !n->parent;
	   d = get_immediate_dominator (CDI_DOMINATORS, d))
	for (unsigned k = 0; k < i; k++)
	  if (r.nodes[k]->blocks.contains (d))
	    n->parent = r.nodes[k];
    }

  for (unsigned i = 0; i < r.nodes.length (); i++)
    for (gphi_iterator p = gsi_start_phis (r.nodes[i]->head); !gsi_end_p (p);
	 gsi_next (&p))
      r.phi_nodes.put (gimple_phi_result (p.phi ()), r.nodes[i]);

  place_nodes (&r);
  r.loc = region_loc;
  order_scalars (&r);

  /* Take the PHIs out, then lay all nodes in a row.  */
  for (unsigned i = 0; i < r.nodes.length (); i++)
    {
      node *n = r.nodes[i];
      if (gimple_seq_empty_p (phi_nodes (n->head)))
	continue;
      if (loop_header_p (n->head))
	{
	  gcc_assert (n->ways.length () == 1);
	  for (gphi_iterator p = gsi_start_phis (n->head); !gsi_end_p (p);
	       gsi_next (&p))
	    n->entry_args.safe_push (PHI_ARG_DEF_FROM_EDGE (p.phi (),
							    n->ways[0].e));
	  continue;
	}
      vec<saved_phi *> *saved = new vec<saved_phi *> ();
      *saved = vNULL;
      save_phis (&r, n->head, n->ways, saved);
      n->head->aux = saved;
    }
  auto_vec<saved_phi *> at_end;
  save_phis (&r, r.end, r.end_ways, &at_end);

  cut (top);
  for (unsigned i = 0; i < r.nodes.length (); i++)
    if (r.nodes[i]->tail)
      cut (r.nodes[i]->tail);
  auto_vec<basic_block> row;
  r.last = top;
  for (unsigned i = 0; i < r.nodes.length (); i++)
    if (!r.nodes[i]->outer)
      lay_node (&r, r.nodes[i], &row);
  connect (r.last, r.end);
  append_loads (&r, r.end, r.end_loads);
  for (unsigned i = 0; i < at_end.length (); i++)
    {
      append_choice (&r, r.end, at_end[i], &r.end_ways, r.mask);
      delete at_end[i];
    }

  free_dominance_info (CDI_DOMINATORS);
  for (unsigned i = 0; i < r.guards.length (); i++)
    repair_guard (r.guards[i]);
  release_region (&r);
  return true;
}

/* Report accesses whose shapes do not join with the mask they run under.  */

static void
check_masks (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (block_mask (bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  tree ref = !is_gimple_assign (stmt) ? NULL_TREE
		     : gimple_store_p (stmt) ? gimple_assign_lhs (stmt)
		     : gimple_assign_load_p (stmt) ? gimple_assign_rhs1 (stmt)
		     : NULL_TREE;
	  if (!ref)
	    continue;
	  struct shape a = overlay_address_shape (ref), s;
	  const struct shape *m = overlay_shape (block_mask (bb));
	  unsigned dim;
	  if (!shape_join (&s, &a, m, &dim))
	    report_join (stmt_location (stmt), &a, m, dim);
	}
}

void
linearise_regions (void)
{
  bool changed = false;
  basic_block bb;
  make_room_for_scalars ();
  FOR_ALL_BB_FN (bb, cfun)
    bb->aux = NULL;
  for (;;)
    {
      basic_block top = NULL;
      int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
      int n = pre_and_rev_post_order_compute (NULL, rpo, false);
      for (int i = 0; i < n && !top; i++)
	if (shaped_cond (BASIC_BLOCK_FOR_FN (cfun, rpo[i])))
	  top = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      free (rpo);
      if (!top)
	break;
      changed = true;
      calculate_dominance_info (CDI_DOMINATORS);
      compute_ipdoms ();
      if (!linearise (top))
	break;
    }
  post_order.release ();
  ipdoms.release ();
  check_masks ();
  if (changed)
    {
      free_dominance_info (CDI_DOMINATORS);
      free_dominance_info (CDI_POST_DOMINATORS);
      if (current_loops)
	loops_state_set (LOOPS_NEED_FIXUP);
    }
}
