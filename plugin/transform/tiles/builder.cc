/* Statements and loops of the function that a nest becomes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/builder.h"

void
append (builder *b, gimple *g)
{
  gimple_stmt_iterator at = gsi_last_bb (b->bb);
  gimple_set_location (g, LOCATION_LOCUS (b->n->loc));
  gsi_insert_after (&at, g, GSI_NEW_STMT);
}

tree
compute (builder *b, enum tree_code code, tree type, tree x, tree y)
{
  gimple_seq seq = NULL;
  tree r = y ? gimple_build (&seq, UNKNOWN_LOCATION, code, type, x, y)
	   : gimple_build (&seq, UNKNOWN_LOCATION, code, type, x);
  gimple_stmt_iterator at = gsi_last_bb (b->bb);
  gsi_insert_seq_after (&at, seq, GSI_NEW_STMT);
  return r;
}

tree
sum_of (builder *b, tree x, tree y)
{
  return compute (b, PLUS_EXPR, size_type_node, x, y);
}

tree
product_of (builder *b, tree x, tree y)
{
  return compute (b, MULT_EXPR, size_type_node, x, y);
}

tree
times_vl (builder *b, unsigned n)
{
  return n == 1 ? b->vl
	 : product_of (b, b->vl, build_int_cst (size_type_node, n));
}

tree
append_api (builder *b, enum ripple_api api, tree type, unsigned n,
	    tree *arg)
{
  auto_vec<tree> args;
  for (unsigned i = 0; i < n; i++)
    args.safe_push (arg[i]);
  gcall *call = gimple_build_call_vec (ripple_api_make_typed (api, type), args);
  tree r = NULL_TREE;
  if (!VOID_TYPE_P (type))
    {
      r = make_ssa_name (type, call);
      gimple_call_set_lhs (call, r);
    }
  append (b, call);
  return r;
}

tree
left_of (builder *b, tree first, tree count)
{
  tree rest = compute (b, MINUS_EXPR, size_type_node, count, first);
  tree none = compute (b, GE_EXPR, boolean_type_node, first, count);
  rest = compute (b, MIN_EXPR, size_type_node, rest, b->vl);
  gassign *choose = gimple_build_assign (make_ssa_name (size_type_node),
					 COND_EXPR, none,
					 build_zero_cst (size_type_node),
					 rest);
  append (b, choose);
  return gimple_assign_lhs (choose);
}

tree
open_loop (builder *b, counted *l, tree from, tree to, tree step)
{
  basic_block head = split_edge (single_succ_edge (b->bb));
  basic_block body = create_empty_bb (head);
  edge e = single_succ_edge (head);
  l->rest = split_edge (e);
  e = single_succ_edge (head);
  e->flags = EDGE_FALSE_VALUE;
  e->probability = profile_probability::unlikely ();
  make_edge (head, body, EDGE_TRUE_VALUE)->probability
    = profile_probability::likely ();
  tree i = make_ssa_name (size_type_node);
  l->phi = create_phi_node (i, head);
  l->step = step;
  add_phi_arg (l->phi, from, single_succ_edge (b->bb), UNKNOWN_LOCATION);
  b->bb = head;
  append (b, gimple_build_cond (LT_EXPR, i, to, NULL_TREE, NULL_TREE));
  make_edge (body, head, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
  b->bb = body;
  return i;
}

void
close_loop (builder *b, counted *l)
{
  tree next = sum_of (b, gimple_phi_result (l->phi), l->step);
  add_phi_arg (l->phi, next, single_succ_edge (b->bb), UNKNOWN_LOCATION);
  b->bb = l->rest;
}

basic_block
open_mask (builder *b, tree mask)
{
  append (b, gimple_build_cond (NE_EXPR, mask, boolean_false_node, NULL_TREE,
				NULL_TREE));
  edge e = single_succ_edge (b->bb);
  basic_block join = split_edge (e), body;
  e = single_succ_edge (b->bb);
  body = split_edge (e);
  e = single_succ_edge (b->bb);
  e->flags = EDGE_TRUE_VALUE;
  e->probability = profile_probability::likely ();
  make_edge (b->bb, join, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
  b->bb = body;
  return join;
}
