/* PHIs become selects where the paths of lanes meet.

   INPUT, behind the paths of a and b

       x_4 = PHI <x_1 (edge a), x_2 (edge b), x_3 (edge c)>

   OUTPUT, in a row there is but one edge

       t = mask of b ? x_2 : x_1;
       x_4 = mask of c ? x_3 : t;

   Of a chain of conditions, as of if / else if, what is chosen by an inner one
   comes first, by that condition alone where it pays: the outer ones choose
   over it.

   A scalar is chosen by whether any lane takes an edge, and so is an element
   that several lanes share; what is defined last wins.  Variables of which
   that is not all are ordered by scalars.cc and ordered-variables.cc before.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "transform/cfg/cfg.h"
#include "transform/masks/masks.h"
#include "transform/masks/region.h"

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

/* The place of the node that defines OP; -1 if OP is defined before PARTED,
   where the edges to a PHI parted.  */

static int
definition_rank (region *r, tree op, basic_block parted)
{
  if (defined_before_p (op, parted))
    return -1;
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (op));
  node **n = r->phi_nodes.get (op);
  if (!n)
    n = r->node_of.get (def);
  return n ? (*n)->place : -1;
}

/* Take the PHIs at BB, where INCOMING meet, out of it.  */

static void
save_phis (region *r, basic_block bb, const vec<incoming_edge> &incoming,
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
      for (unsigned i = 0; i < incoming.length (); i++)
	{
	  tree a = PHI_ARG_DEF_FROM_EDGE (phi, incoming[i].e);
	  s->args.safe_push (a);
	  s->rank.safe_push (definition_rank (r, a, parted));
	}
      saved->safe_push (s);
      remove_phi_node (&p, false);
    }
}

tree
make_no_value (tree type)
{
  tree var = create_tmp_reg (type);
  DECL_CONTEXT (var) = current_function_decl;
  suppress_warning (var, OPT_Wuninitialized);
  return get_or_create_ssa_default_def (cfun, var);
}

bool
no_value_p (tree op)
{
  return TREE_CODE (op) == SSA_NAME && SSA_NAME_IS_DEFAULT_DEF (op)
	 && SSA_NAME_VAR (op) && VAR_P (SSA_NAME_VAR (op));
}

/* How well the value that comes by edge I does as the first operand of the
   selections for S.  */

static int
base_score (const saved_phi *s, const vec<incoming_edge> &incoming, unsigned i)
{
  return no_value_p (s->args[i]) ? -1
	 : 2 * (s->rank[i] < 0) + incoming[i].negated;
}

/* The incoming edge whose value is the first operand of the selections for the
   varying PHI S: one with a value from before the paths parted, so that an
   operation under the others' mask leaves that value where it is off; else one
   whose mask is a negation, which then need not be computed.  */

static unsigned
base_edge (const saved_phi *s, const vec<incoming_edge> &incoming)
{
  unsigned best = 0;
  int most = -1;
  for (unsigned i = 0; i < incoming.length (); i++)
    {
      int score = base_score (s, incoming, i);
      if (score > most)
	{
	  best = i;
	  most = score;
	}
    }
  return best;
}

/* True if lanes of RESULT are chosen by a register for masks: comparisons that
   set it for the lanes of another one cost no more than for all.  */

static bool
masks_in_registers_p (tree result)
{
  tree elt = lanes_element_type (TREE_TYPE (result));
  return elt && TREE_CODE (elt) != BOOLEAN_TYPE
	 && !lanes_mask_vectors_p (lanes_bytes (elt),
				   lanes_of_shape (overlay_shape (result)));
}

/* True if BB stands within an any-lane branch of R that is closed: what is
   defined there has no value if the any-lane branch is passed by.  */

static bool
in_any_lane_branch_p (region *r, basic_block bb)
{
  for (unsigned i = 0; i < r->any_lane_branches.length (); i++)
    if (r->any_lane_branches[i]->join
	&& r->any_lane_branches[i]->blocks.contains (bb))
      return true;
  return false;
}

/* True if VALUE is OLD where the mask M is off.  */

static bool
keeps_p (region *r, tree value, tree old, tree m)
{
  for (;;)
    {
      if (value == old)
	return true;
      gimple *def = TREE_CODE (value) == SSA_NAME ? SSA_NAME_DEF_STMT (value)
		    : NULL;
      if (!def || !is_gimple_assign (def) || !gimple_bb (def)
	  || in_any_lane_branch_p (r, gimple_bb (def)))
	return false;
      if (gimple_assign_rhs_code (def) == COND_EXPR
	  && TREE_CODE (gimple_assign_rhs1 (def)) == SSA_NAME
	  && mask_within_p (gimple_assign_rhs1 (def), m))
	value = gimple_assign_rhs3 (def);
      else if (gimple_assign_ssa_name_copy_p (def))
	value = gimple_assign_rhs1 (def);
      else
	return false;
    }
}

/* True if lanes that come by different INCOMING share elements of RESULT.  */

static bool
shared_p (region *r, tree result, const vec<incoming_edge> &incoming)
{
  unsigned dim;
  for (unsigned i = 0; i < incoming.length (); i++)
    if (!shape_fits_p (overlay_shape (incoming[i].cond),
		       overlay_shape (result),		       &dim)
	|| !shape_fits_p (overlay_shape (node_mask (r, incoming[i].from)),
			  overlay_shape (result), &dim))
      return true;
  return false;
}

/* The order in which the values of S are chosen, each over those before;
   SHARED as shared_p says.  */

static void
order_edges (const saved_phi *s, const vec<incoming_edge> &incoming,
	     bool shared, vec<unsigned> *order)
{
  for (unsigned i = 0; i < incoming.length (); i++)
    {
      unsigned k = i;
      order->safe_push (i);
      for (; shared && k > 0 && s->rank[(*order)[k - 1]] > s->rank[i]; k--)
	(*order)[k] = (*order)[k - 1];
      (*order)[k] = i;
    }
  if (!shared)
    std::swap ((*order)[0], (*order)[base_edge (s, incoming)]);
}

/* How lanes come by an edge: those of the mask PARENT (null: all) for which
   COND holds, or, if NEGATED, does not; all of these if COND is null.  */

struct edge_way
{
  tree parent, cond;
  bool negated;
};

/* How lanes come to where the mask is M; without a condition if M is none.  */

static edge_way
way_to (tree m)
{
  edge_way w = { NULL_TREE, NULL_TREE, false };
  if (!m || TREE_CODE (m) != SSA_NAME)
    return w;
  const value_info *info = overlay_info (m);
  w.parent = info->parent;
  w.cond = info->cond ? info->cond : m;
  w.negated = info->negated;
  return w;
}

static edge_way
way_of (const region *r, const incoming_edge &w)
{
  edge_way way = { node_mask (r, w.from), w.cond, w.negated };
  return w.cond ? way : way_to (way.parent);
}

/* True if the lanes of MASK that are off in M come by one of the edges from
   number FIRST of ORDER on.  */

static bool
others_come_later_p (const vec<edge_way> &ways, const vec<unsigned> &order,
		     unsigned first, tree m, tree mask)
{
  enum { DEEPEST = 16 };
  for (unsigned depth = 0; m != mask; depth++)
    {
      edge_way on = way_to (m);
      bool found = false;
      for (unsigned k = first; on.cond && k < order.length (); k++)
	{
	  const edge_way &w = ways[order[k]];
	  found |= w.parent == on.parent && w.cond == on.cond
		   && w.negated != on.negated;
	}
      if (!found || depth > DEEPEST)
	return false;
      m = on.parent;
    }
  return true;
}

/* How many conditions lead from MASK to M.  */

static unsigned
depth_of (tree m, tree mask)
{
  unsigned depth = 0;
  for (; m && m != mask && TREE_CODE (m) == SSA_NAME;
       m = overlay_info (m)->parent)
    depth++;
  return depth;
}

/* Let edges of conditions that others lead to come first in ORDER, the best
   one of the innermost first of all.  */

static void
order_chain (const saved_phi *s, const vec<incoming_edge> &incoming,
	     const vec<edge_way> &ways, tree mask, vec<unsigned> *order)
{
  vec<unsigned> &o = *order;
  for (unsigned i = 1; i < o.length (); i++)
    for (unsigned k = i; k > 0; k--)
      {
	unsigned a = depth_of (ways[o[k - 1]].parent, mask);
	unsigned b = depth_of (ways[o[k]].parent, mask);
	if (a > b || (a == b && (base_score (s, incoming, o[k - 1])
				 >= base_score (s, incoming, o[k]))))
	  break;
	std::swap (o[k - 1], o[k]);
      }
}

/* True if C compares A with VALUE, so that the choice of them may be the
   lesser or the larger one.  */

static bool
compares_p (tree c, tree a, tree value)
{
  gimple *def = TREE_CODE (c) == SSA_NAME ? SSA_NAME_DEF_STMT (c) : NULL;
  if (!def || !is_gimple_assign (def)
      || TREE_CODE_CLASS (gimple_assign_rhs_code (def)) != tcc_comparison)
    return false;
  tree x = copied_value (gimple_assign_rhs1 (def));
  tree y = copied_value (gimple_assign_rhs2 (def));
  a = copied_value (a);
  value = copied_value (value);
  return (operand_equal_p (x, a, 0) && operand_equal_p (y, value, 0))
	 || (operand_equal_p (x, value, 0) && operand_equal_p (y, a, 0));
}

static void
append_assign (basic_block bb, gassign *g, location_t loc)
{
  gimple_set_location (g, loc);
  gimple_stmt_iterator it = gsi_last_bb (bb);
  gsi_insert_after (&it, g, GSI_NEW_STMT);
}

/* The condition by which the varying PHI S takes what comes by an edge
   with the mask M, in the lanes of MASK; ONLY: there is but one other edge.
   *FLIP: it takes it where the condition does not hold.  Lanes outside MASK do
   not matter here, unless they share an element with one in it.  */

static tree
select_condition (const saved_phi *s, tree m, tree mask, bool only, bool *flip)
{
  const value_info *info = overlay_info (m);
  unsigned dim;
  *flip = false;
  if (!only || !info->cond || info->parent != mask
      || !shape_fits_p (overlay_shape (info->cond), overlay_shape (s->result),
			&dim)
      || (!info->negated && masks_in_registers_p (s->result)))
    return m;
  *flip = info->negated;
  return info->cond;
}

/* Append to BB what gives the varying PHI S its argument A by the mask M, else
   VALUE; MASK and ONLY are as for select_condition.  */

static tree
append_lane_select (region *r, basic_block bb, const saved_phi *s, tree m,
		    tree a, tree value, tree mask, bool only)
{
  bool flip;
  tree c = select_condition (s, m, mask, only, &flip);
  if (!flip && c == m && integer_zerop (value)
      && TREE_CODE (TREE_TYPE (s->result)) == BOOLEAN_TYPE
      && integer_onep (a)
      && shape_equal_p (overlay_shape (m), overlay_shape (s->result)))
    return m;
  if (c == m && keeps_p (r, a, value, m))
    return a;
  tree v = make_ssa_name (TREE_TYPE (s->result));
  overlay_set_shape (v, overlay_shape (s->result));
  append_assign (bb, gimple_build_assign (v, COND_EXPR, c, flip ? value : a,
					  flip ? a : value), s->loc);
  return v;
}

/* The condition by which alone the PHI S, at BB, may take what comes by edge
   number K of ORDER, since lanes that do not come to it take what comes by
   later ones; null if there is none.  */

static tree
chain_condition (region *r, basic_block bb, const saved_phi *s,
		 const vec<edge_way> &ways, const vec<unsigned> &order,
		 unsigned k, tree mask)
{
  const edge_way &w = ways[order[k]];
  unsigned dim;
  if (!w.cond || w.parent == mask || TREE_CODE (w.cond) != SSA_NAME
      || !shape_fits_p (overlay_shape (w.cond), overlay_shape (s->result),
			&dim))
    return NULL_TREE;
  /* Of a loop it is what the last round knows.  */
  basic_block at = gimple_bb (SSA_NAME_DEF_STMT (w.cond));
  if (!at || at->loop_father != bb->loop_father
      || in_any_lane_branch_p (r, at))
    return NULL_TREE;
  return others_come_later_p (ways, order, k + 1, w.parent, mask) ? w.cond
	 : NULL_TREE;
}

/* Append to BB what gives the varying PHI S its argument A where C holds, or,
   if NEGATED, does not, else VALUE.  */

static tree
append_chain_select (basic_block bb, const saved_phi *s, tree c, bool negated,
		     tree a, tree value)
{
  tree v = make_ssa_name (TREE_TYPE (s->result));
  overlay_set_shape (v, overlay_shape (s->result));
  append_assign (bb, gimple_build_assign (v, COND_EXPR, c,
					  negated ? value : a,
					  negated ? a : value), s->loc);
  return v;
}

/* Append to BB what gives the scalar PHI S its argument A, that comes by edge
   W, if any lane comes by it.  */

static tree
append_scalar_select (region *r, basic_block bb, const saved_phi *s, tree m,
		      tree a, tree value, const incoming_edge *w)
{
  tree any = append_any (r, bb, m);
  if (!any)
    return a;
  warn_scalar (s->result, overlay_shape (m), edge_location (r, w), a);
  tree v = make_ssa_name (TREE_TYPE (s->result));
  overlay_set_shape (v, overlay_shape (s->result));
  append_assign (bb, gimple_build_assign (v, COND_EXPR, any, a, value),
		 s->loc);
  return v;
}

/* Append to BB what replaces the PHI S: a choice among its edges, which a part
   of the mask MASK has each.  */

static void
append_select (region *r, basic_block bb, saved_phi *s,
	       const vec<incoming_edge> &incoming, tree mask)
{
  bool varying = varying_p (s->result);
  /* A scalar that only some edges assign keeps its old value on the others,
     also if lanes come by those: what is defined last wins.  Of what chooses
     between edges as such all lanes take one.  */
  bool keeps = !varying
	       && !(overlay_info (s->result)->flags & VALUE_DATA_PHI);
  bool shared = !varying || shared_p (r, s->result, incoming);
  auto_vec<unsigned> order;
  auto_vec<edge_way> ways;
  order_edges (s, incoming, shared, &order);
  /* What may be a mask is off where lanes do not come by any edge.  */
  if (!shared && incoming.length () > 2
      && TREE_CODE (TREE_TYPE (s->result)) != BOOLEAN_TYPE)
    {
      auto_vec<unsigned> chain;
      chain.safe_splice (order);
      for (unsigned i = 0; i < incoming.length (); i++)
	ways.safe_push (way_of (r, incoming[i]));
      order_chain (s, incoming, ways, mask, &chain);
      tree a = s->args[chain[1]], b = s->args[chain[0]];
      tree c = chain_condition (r, bb, s, ways, chain, 1, mask);
      if (c && compares_p (c, a, b))
	{
	  order.truncate (0);
	  order.safe_splice (chain);
	}
      else
	ways.truncate (0);
    }
  unsigned first = 0;
  while (first + 1 < incoming.length () && no_value_p (s->args[order[first]]))
    first++;
  tree value = s->args[order[first]], base = value;
  bool over = shared;
  for (unsigned k = first + 1; k < incoming.length (); k++)
    {
      unsigned i = order[k];
      tree a = s->args[i];
      /* A lane comes by one edge: it does not see what is selected for lanes
	 that come by others, but in a chain.  */
      if (operand_equal_p (a, over ? value : base, 0) || no_value_p (a)
	  || (keeps && s->rank[i] < 0))
	continue;
      tree c = (ways.is_empty () ? NULL_TREE
		: chain_condition (r, bb, s, ways, order, k, mask));
      if (c && masks_in_registers_p (s->result) && !compares_p (c, a, value))
	c = NULL_TREE;
      if (c)
	{
	  value = append_chain_select (bb, s, c, ways[i].negated, a, value);
	  over = true;
	  continue;
	}
      tree m = edge_mask (r, &incoming[i], bb);
      if (!m)
	value = base = a;
      else if (varying)
	value = append_lane_select (r, bb, s, m, a, value, mask,
				    incoming.length () == 2);
      else
	value = append_scalar_select (r, bb, s, m, a, value, &incoming[i]);
    }
  append_assign (bb, gimple_build_assign (s->result, value), s->loc);
  overlay_info (s->result)->flags &= ~(VALUE_DATA_PHI | VALUE_LANE_CODE);
}

void
take_phis (region *r)
{
  for (unsigned i = 0; i < r->nodes.length (); i++)
    {
      node *n = r->nodes[i];
      if (!loop_header_p (n->head))
	for (gphi_iterator p = gsi_start_phis (n->head); !gsi_end_p (p);
	     gsi_next (&p))
	  r->phi_nodes.put (gimple_phi_result (p.phi ()), n);
    }
  for (unsigned i = 0; i < r->nodes.length (); i++)
    {
      node *n = r->nodes[i];
      if (!loop_header_p (n->head))
	{
	  save_phis (r, n->head, n->incoming, &n->phis);
	  continue;
	}
      /* The PHIs of a loop stay; only the edge to them changes.  */
      gcc_assert (n->incoming.length () == 1);
      for (gphi_iterator p = gsi_start_phis (n->head); !gsi_end_p (p);
	   gsi_next (&p))
	n->entry_args.safe_push (PHI_ARG_DEF_FROM_EDGE (p.phi (),
							n->incoming[0].e));
    }
  save_phis (r, r->end, r->end_incoming, &r->end_phis);
}

void
append_selects (region *r, basic_block bb, vec<saved_phi *> *phis,
		const vec<incoming_edge> &incoming, tree mask)
{
  for (unsigned i = 0; i < phis->length (); i++)
    {
      append_select (r, bb, (*phis)[i], incoming, mask);
      delete (*phis)[i];
    }
  phis->truncate (0);
}
