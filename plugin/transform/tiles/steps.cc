/* The products of all steps are added to the tiles.

   OUTPUT	for each step
		  {
		    a0, a1: vectors of rows; b0, b1: vectors of columns
		    __ripple_outer_add (BS, tile, minus, a0, b0);  ...
		  }

   The loop is that of the nest: its own condition ends it, and what it carries
   from step to step is carried here, for each vector by itself.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/builder.h"

void
append_lanes (builder *b, scope *s, unsigned l, unsigned t)
{
  enum { KEPT = LANE_BELOW_MAX | LANE_ABOVE_MIN };
  gcall *marker = b->n->marker[l];
  tree flag = gimple_call_arg (marker, 1), from = tile_first (b, l, t);
  HOST_WIDE_INT flags = (tree_to_uhwi (flag) & KEPT) | LANE_DISTRIBUTED
			| LANE_BLOCK_INDEPENDENT;
  tree lane = make_ssa_name (size_type_node);
  gcall *call
    = gimple_build_call (gimple_call_fndecl (marker), 7, b->block,
			 build_int_cst (TREE_TYPE (flag), flags), from,
			 b->count[l], gimple_call_arg (marker, 4),
			 gimple_call_arg (marker, 5),
			 build_zero_cst (TREE_TYPE (gimple_call_arg
						    (marker, LANE_DIM0))));
  gimple_call_set_lhs (call, lane);
  append (b, call);
  s->names.put (gimple_call_lhs (marker), lane);
  /* So that strip_mine_loops finds it.  */
  if (b->n->counter[l])
    value (b, s, b->n->counter[l]);
  s->count = left_of (b, from, b->count[l]);
  gcall *prefix = gimple_build_call (ripple_api_make (API_PREFIX), 5, lane,
				     b->count[l], s->count, size_int (0),
				     size_int (b->least));
  s->mask = make_ssa_name (boolean_type_node);
  gimple_call_set_lhs (prefix, s->mask);
  append (b, prefix);
}

/* One vector of rows or columns, or what is the same for all.  */

struct strand
{
  scope s;
  unsigned loop, vector;
  tree factor;
  strand (scope *outer, int kind, unsigned l, unsigned t)
  : s (outer, kind), loop (l), vector (t), factor (NULL_TREE) {}
};

/* A PHI of the nest, and its copy for a strand.  */

struct carried_phi
{
  gphi *of, *copy;
  scope *in;
};

/* Copy the PHIs of the steps that are of T's kind to HEAD, where what they
   begin with comes by ENTRY.  */

static void
open_phis (builder *b, strand *t, basic_block head, edge entry,
	   vec<carried_phi> *phis)
{
  tile_nest *n = b->n;
  for (gphi_iterator p = gsi_start_phis (n->loop[STEP]->header);
       !gsi_end_p (p); gsi_next (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      if (virtual_operand_p (r) || p.phi () == n->sum
	  || nest_kind (n, overlay_shape (r)) != t->s.kind)
	continue;
      tree from = value (b, &t->s, PHI_ARG_DEF_FROM_EDGE (p.phi (),
							  n->enter_steps));
      tree copy = make_ssa_name (TREE_TYPE (r));
      gphi *phi = create_phi_node (copy, head);
      add_phi_arg (phi, from, entry, UNKNOWN_LOCATION);
      t->s.names.put (r, copy);
      carried_phi c = { p.phi (), phi, &t->s };
      phis->safe_push (c);
    }
}

/* End HEAD with the condition of the nest's steps, in S, which leads to REST
   or to a new block, which is returned and leads back to HEAD.  */

static basic_block
append_condition (builder *b, scope *s, basic_block head)
{
  edge leave = b->n->leave_steps, out = single_succ_edge (head);
  gcond *cond = as_a<gcond *> (last_stmt (b->n->loop[STEP]->header));
  bool leave_if_true = leave->flags & EDGE_TRUE_VALUE;
  basic_block body = create_empty_bb (head);
  tree lhs = value (b, s, gimple_cond_lhs (cond));
  tree rhs = value (b, s, gimple_cond_rhs (cond));
  append (b, gimple_build_cond (gimple_cond_code (cond), lhs, rhs, NULL_TREE,
				NULL_TREE));
  out->flags = leave_if_true ? EDGE_TRUE_VALUE : EDGE_FALSE_VALUE;
  out->probability = profile_probability::unlikely ();
  make_edge (head, body, leave_if_true ? EDGE_FALSE_VALUE
	     : EDGE_TRUE_VALUE)->probability = profile_probability::likely ();
  make_edge (body, head, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
  return body;
}

/* Do a step: STRANDS[0] is what is the same for all; STEP is its number.  */

static void
append_step (builder *b, const vec<strand *> &strands, tree step)
{
  tile_nest *n = b->n;
  hash_set<tree> needed;
  for (unsigned i = 0; i < n->body.length (); i++)
    need (n, &needed, gimple_assign_lhs (n->body[i]));
  for (unsigned i = 0; i < strands.length (); i++)
    {
      strand *t = strands[i];
      for (unsigned k = 0; k < n->accesses.length () && i > 0; k++)
	if (n->accesses[k].packed && n->accesses[k].kind == t->s.kind)
	  load_copy (b, &t->s, &n->accesses[k], t->vector, step);
      copy_accesses (b, &t->s, n->body, &needed, false);
      if (i > 0)
	t->factor = value (b, &t->s, n->factor[t->loop]);
    }
  for (unsigned r = 0; r < b->grid[ROW]; r++)
    for (unsigned c = 0; c < b->grid[COL]; c++)
      {
	tree arg[5] = { b->block,
			build_int_cst (integer_type_node,
				       tile_number (b, r, c)),
			build_int_cst (integer_type_node, n->minus),
			strands[1 + r]->factor,
			strands[1 + b->grid[ROW] + c]->factor };
	append_api (b, API_OUTER_ADD, void_type_node, 5, arg);
      }
}

/* What the loads in front of the steps are needed for in these.  */

static void
need_before (tile_nest *n, hash_set<tree> *needed)
{
  for (unsigned i = 0; i < n->body.length (); i++)
    need (n, needed, gimple_assign_lhs (n->body[i]));
  for (gphi_iterator p = gsi_start_phis (n->loop[STEP]->header);
       !gsi_end_p (p); gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	&& p.phi () != n->sum)
      need (n, needed, PHI_ARG_DEF_FROM_EDGE (p.phi (), n->enter_steps));
}

void
append_steps (builder *b)
{
  tile_nest *n = b->n;
  hash_set<tree> needed;
  auto_vec<strand *> strands;
  auto_vec<carried_phi> phis;
  need_before (n, &needed);
  strands.safe_push (new strand (b->top, 0, STEP, 0));
  for (unsigned l = ROW; l <= COL; l++)
    for (unsigned t = 0; t < b->grid[l]; t++)
      strands.safe_push (new strand (&strands[0]->s, 1 << l, l, t));
  for (unsigned i = 0; i < strands.length (); i++)
    {
      if (i > 0)
	append_lanes (b, &strands[i]->s, strands[i]->loop,
		      strands[i]->vector);
      copy_accesses (b, &strands[i]->s, n->before, &needed, false);
    }
  basic_block head = split_edge (single_succ_edge (b->bb));
  edge entry = single_pred_edge (head);
  basic_block rest = split_edge (single_succ_edge (head));
  for (unsigned i = 0; i < strands.length (); i++)
    open_phis (b, strands[i], head, entry, &phis);
  tree step = make_ssa_name (size_type_node);
  gphi *counting = create_phi_node (step, head);
  add_phi_arg (counting, build_zero_cst (size_type_node), entry,
	       UNKNOWN_LOCATION);
  b->bb = head;
  b->bb = append_condition (b, &strands[0]->s, head);
  b->unrolled.safe_push (head);
  append_step (b, strands, step);
  for (unsigned i = 0; i < phis.length (); i++)
    {
      tree next = PHI_ARG_DEF_FROM_EDGE (phis[i].of, n->next_step);
      add_phi_arg (phis[i].copy, value (b, phis[i].in, next),
		   single_succ_edge (b->bb), UNKNOWN_LOCATION);
    }
  tree next = sum_of (b, step, build_one_cst (size_type_node));
  add_phi_arg (counting, next, single_succ_edge (b->bb), UNKNOWN_LOCATION);
  b->bb = rest;
  for (unsigned i = 0; i < strands.length (); i++)
    delete strands[i];
}
