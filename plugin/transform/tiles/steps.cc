/* The products of all steps are added to the tiles.

   OUTPUT	for each step
		  {
		    a0, a1: vectors of rows; b0, b1: vectors of columns
		    __ripple_outer_add (BS, tile, minus, a0, b0);  ...
		  }

   The loops are those of the nest: their own conditions end them, and what
   they carry from step to step is carried here, for each vector by itself.

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
  tree from = tile_first (b, l, t), zero = integer_zero_node;
  HOST_WIDE_INT flags = LANE_DISTRIBUTED | LANE_BLOCK_INDEPENDENT;
  if (marker)
    flags |= tree_to_uhwi (gimple_call_arg (marker, 1)) & KEPT;
  tree arg[] = { b->block, build_int_cst (integer_type_node, flags), from,
		 b->count[l], zero, zero, zero, zero };
  for (unsigned i = 4; i < LANE_INTERLEAVE && marker; i++)
    arg[i] = gimple_call_arg (marker, i);
  tree lane = append_api (b, API_LANE, size_type_node, ARRAY_SIZE (arg), arg);
  s->number[l] = lane;
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

/* One vector of rows or columns, or what is the same for all, in one place:
   before the steps or in one of the loops.  */

struct strand
{
  scope s;
  unsigned loop, vector;
  strand (scope *outer, int kind, scope *shared, unsigned l, unsigned t)
  : s (outer, kind, shared), loop (l), vector (t) {}
};

typedef auto_delete_vec<strand> strands;

/* A PHI of the nest, and its copy for a strand.  */

struct carried_phi
{
  gphi *of, *copy;
  scope *in;
};

/* Put the strands IN, of a loop, to where those of OUTER are round it.  */

static void
open_strands (const strands &outer, strands *in)
{
  for (unsigned i = 0; i < outer.length (); i++)
    {
      strand *o = outer[i];
      in->safe_push (new strand (&o->s, o->s.kind,
				 i > 0 ? &(*in)[0]->s : NULL, o->loop,
				 o->vector));
      (*in)[i]->s.mask = o->s.mask;
      (*in)[i]->s.count = o->s.count;
    }
}

/* Copy the PHIs of the Q-th loop that are needed, and are of T's kind, to
   HEAD, where what they begin with, as it is in OUTER, comes by ENTRY.  */

static void
open_phis (builder *b, unsigned q, scope *outer, strand *t, basic_block head,
	   edge entry, vec<carried_phi> *phis)
{
  tile_nest *n = b->n;
  for (gphi_iterator p = gsi_start_phis (n->loop[STEP + q]->header);
       !gsi_end_p (p); gsi_next (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      if (virtual_operand_p (r) || !n->in_steps.contains (r)
	  || kind_of (n, r) != t->s.kind)
	continue;
      tree from = value (b, outer, PHI_ARG_DEF_FROM_EDGE (p.phi (),
							  n->enter[q]));
      tree copy = make_ssa_name (TREE_TYPE (r));
      gphi *phi = create_phi_node (copy, head);
      add_phi_arg (phi, from, entry, UNKNOWN_LOCATION);
      t->s.names.put (r, copy);
      carried_phi c = { p.phi (), phi, &t->s };
      phis->safe_push (c);
    }
}

/* End HEAD with the condition of the Q-th loop, in S, which leads to REST or
   to a new block, which is returned and leads back to HEAD.  */

static basic_block
append_condition (builder *b, unsigned q, scope *s, basic_block head)
{
  edge leave = b->n->leave[q], out = single_succ_edge (head);
  gcond *cond = as_a<gcond *> (last_stmt (leave->src));
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

/* The number of a step: in all, and in each of the loops round a place; null
   for the other loops.  */

struct step_index
{
  tree all, of[LOOPS_OF_NEST];
};

/* Load what the factors need in the place of the strands T, in so many loops
   of steps: those of STEP.  */

static void
append_loads (builder *b, const strands &t, int place,
	      const step_index *step)
{
  tile_nest *n = b->n;
  for (unsigned i = 0; i < t.length (); i++)
    copy_accesses (b, &t[i]->s, place, &n->in_steps, false);
  for (unsigned k = 0; k < n->accesses.length (); k++)
    {
      nest_access *a = &n->accesses[k];
      tree x[MOST_VECTORS];
      if (a->place != place || (!a->packed && !a->at_once)
	  || !n->in_steps.contains (a->name))
	continue;
      if (a->packed)
	load_vectors (b, false, TREE_TYPE (a->ref),
		      copy_place (b, a, step->all), b->grid[loop_of (a)], x);
      else
	load_at_once (b, a, step->of, x);
      for (unsigned i = 1; i < t.length (); i++)
	if (t[i]->loop == loop_of (a))
	  t[i]->s.names.put (a->name, x[t[i]->vector]);
    }
}

/* Add the products of a step, of the factors in T.  */

static void
append_products (builder *b, const strands &t)
{
  tile_nest *n = b->n;
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = n->sums[i]->terms.length (); k-- > 0; )
      {
	nest_term *term = &n->sums[i]->terms[k];
	for (unsigned r = 0; r < b->grid[ROW]; r++)
	  for (unsigned c = 0; c < b->grid[COL]; c++)
	    {
	      strand *row = t[1 + r], *col = t[1 + b->grid[ROW] + c];
	      tree arg[6] = { b->block,
			      build_int_cst (integer_type_node,
					     tile_number (b, i, r, c)),
			      build_int_cst (integer_type_node, term->minus),
			      value (b, &row->s, term->factor[ROW]),
			      value (b, &col->s, term->factor[COL]),
			      build_zero_cst (n->type) };
	      append_api (b, API_OUTER_ADD, void_type_node, 6, arg);
	    }
      }
}

/* A number of steps that begins with FROM in HEAD, which is come to by
   ENTRY.  */

static gphi *
open_number (basic_block head, edge entry, tree from)
{
  gphi *phi = create_phi_node (make_ssa_name (size_type_node), head);
  add_phi_arg (phi, from, entry, UNKNOWN_LOCATION);
  return phi;
}

/* Do the Q-th loop of steps, in OUTER, from STEP on.  The number of the next
   step in all is returned.  */

static tree
append_loop (builder *b, const strands &outer, unsigned q, step_index step)
{
  tile_nest *n = b->n;
  strands in;
  auto_vec<carried_phi> phis;
  open_strands (outer, &in);
  basic_block head = split_edge (single_succ_edge (b->bb));
  edge entry = single_pred_edge (head);
  basic_block rest = split_edge (single_succ_edge (head));
  for (unsigned i = 0; i < in.length (); i++)
    open_phis (b, q, &outer[i]->s, in[i], head, entry, &phis);
  gphi *all = open_number (head, entry, step.all);
  gphi *own = open_number (head, entry, build_zero_cst (size_type_node));
  step.all = gimple_phi_result (all);
  step.of[STEP + q] = b->round[STEP + q] = gimple_phi_result (own);
  b->bb = head;
  b->bb = append_condition (b, q, &in[0]->s, head);
  append_loads (b, in, q + 1, &step);
  tree next_step;
  if (q + 1 < n->steps)
    next_step = append_loop (b, in, q + 1, step);
  else
    {
      b->unrolled.safe_push (head);
      append_products (b, in);
      next_step = sum_of (b, step.all, build_one_cst (size_type_node));
    }
  for (unsigned i = 0; i < phis.length (); i++)
    {
      tree next = PHI_ARG_DEF_FROM_EDGE (phis[i].of, n->again[q]);
      next = value (b, phis[i].in, next);
      add_phi_arg (phis[i].copy, next, single_succ_edge (b->bb),
		   UNKNOWN_LOCATION);
      /* Loops round it may go on with what it ends with.  */
      phis[i].in->outer->names.put (gimple_phi_result (phis[i].of),
				    gimple_phi_result (phis[i].copy));
    }
  tree next_own = sum_of (b, step.of[STEP + q],
			  build_one_cst (size_type_node));
  add_phi_arg (all, next_step, single_succ_edge (b->bb), UNKNOWN_LOCATION);
  add_phi_arg (own, next_own, single_succ_edge (b->bb), UNKNOWN_LOCATION);
  b->round[STEP + q] = NULL_TREE;
  b->bb = rest;
  return step.all;
}

void
append_steps (builder *b)
{
  tile_nest *n = b->n;
  strands t;
  t.safe_push (new strand (b->top, 0, NULL, STEP, 0));
  for (unsigned l = ROW; l <= COL; l++)
    for (unsigned v = 0; v < b->grid[l]; v++)
      t.safe_push (new strand (b->top, 1 << l, &t[0]->s, l, v));
  for (unsigned i = 1; i < t.length (); i++)
    append_lanes (b, &t[i]->s, t[i]->loop, t[i]->vector);
  step_index none = {};
  find_at_once (b);
  none.all = build_zero_cst (size_type_node);
  append_loads (b, t, BEFORE, &none);
  if (n->steps == 0)
    append_products (b, t);
  else
    append_loop (b, t, 0, none);
}
