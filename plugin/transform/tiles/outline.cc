/* A nest becomes a function that does it by tiles of the matrix unit.

   OUTPUT, for VL lanes of a vector and 2 x 2 tiles:

       for (i = 0; i < rows; i = i + 2 * VL)
	 for (j = 0; j < cols; j = j + 2 * VL)
	   {
	     __ripple_tile_zero ();	and __ripple_tile_add_rows (…) for sums
					that begin with a row or a column;
					or __ripple_tile_set_row (…)
	     for each step
	       {
		 a0, a1: VL rows of a each, as lanes; b0, b1: columns
		 __ripple_outer_add (BS, 0, a0, b0);  ...
	       }
	     for each row r of the tiles
	       {
		 sum = __ripple_tile_row (BS, t, r);	lanes are columns
		 after
	       }
	   }

   The function is a Ripple program of its own, with one block of VL lanes and
   masks for what is beyond the last row and column: the steps of the pipeline
   make vectors of it.  It is in streaming mode, where VL is another number
   than in the function that calls it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "transform/calls/calls.h"
#include "transform/handlers/handlers.h"
#include "transform/tiles/builder.h"
#include "transform/tiles/linear.h"

enum { UNROLL = 4 };		/* The steps, and rows that are moved.  */

/* True if conditions decide behind the steps of N.  */

static bool
branches_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (!single_succ_p (n->behind[i]))
      return true;
  return false;
}

/* A are accesses of elements like the sums', next to each other along
   dimension L.  */

static bool
plain_p (tile_nest *n, const nest_access *a, unsigned l)
{
  return a && same_p (a->coef[l], TYPE_SIZE_UNIT (n->type))
	 && types_compatible_p (TREE_TYPE (a->ref), n->type);
}

/* The access by which sum S begins with what is in memory, as it is there;
   null if there is none.  */

static nest_access *
plain_load (tile_nest *n, nest_sum *s)
{
  if (s->room.ref)
    return &s->room;
  if (TREE_CODE (s->start) != SSA_NAME || !inside_p (n, s->start))
    return NULL;
  nest_access *a = access_of (n, SSA_NAME_DEF_STMT (s->start));
  return plain_p (n, a, n->lanes_before) ? a : NULL;
}

/* The access by which S goes to memory as it is; null if there is none.  */

static nest_access *
plain_store (tile_nest *n, nest_sum *s)
{
  if (s->room.ref)
    return &s->room;
  nest_access *a = s->store ? access_of (n, s->store) : NULL;
  for (unsigned i = 0; i < n->after.length () && !a; i++)
    if (gimple_vdef (n->after[i])
	&& gimple_assign_rhs1 (n->after[i]) == s->result)
      a = access_of (n, n->after[i]);
  return plain_p (n, a, n->lanes_behind) ? a : NULL;
}

/* True if nothing is done with the sums of N but that they are stored, each in
   one place.  */

static bool
plain_end_p (tile_nest *n)
{
  unsigned stores = 0;
  for (unsigned i = 0; i < n->sums.length (); i++)
    {
      if (!plain_store (n, n->sums[i]))
	return false;
      stores += !n->sums[i]->store && !n->sums[i]->room.ref;
    }
  for (unsigned i = 0; i < n->after.length (); i++)
    if (gimple_vdef (n->after[i]) && stores-- == 0)
      return false;
  return !branches_p (n);
}

/* Put what STMT computes with into NEEDED.  */

static void
need_operands (tile_nest *n, gimple *stmt, hash_set<tree> *needed)
{
  ssa_op_iter it;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, stmt, it, SSA_OP_USE)
    need (n, needed, use);
}

/* Put what is needed where N ends into NEEDED, but for the sums.  */

static void
need_end (tile_nest *n, hash_set<tree> *needed)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    needed->add (n->sums[i]->result);
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (n->sums[i]->store && !n->turned)
      need_operands (n, n->sums[i]->store, needed);
  for (unsigned i = 0; i < n->after.length (); i++)
    if (gimple_vdef (n->after[i]))
      need_operands (n, n->after[i], needed);
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (gcond *c = safe_dyn_cast<gcond *> (last_stmt (n->behind[i])))
      need_operands (n, c, needed);
}

/* A row of the tiles of a row of the grid, or a column of them: its lanes are
   those of VECTOR, along the dimension LANES.  */

struct slice
{
  unsigned lanes, vector, other;
  scope *vectors;
  tree index, number;		/* In the tile, and in the nest.  */
};

/* The tile of sum SUM that has slice X.  */

static unsigned
tile_of (builder *b, const slice *x, unsigned sum)
{
  return x->lanes == COL ? tile_number (b, sum, x->other, x->vector)
	 : tile_number (b, sum, x->vector, x->other);
}

/* Append a call of API, which returns a value of TYPE, for slice X of sum SUM
   and, if there is one, VALUE.  */

static tree
append_slice (builder *b, enum ripple_api api, tree type, const slice *x,
	      unsigned sum, tree value)
{
  tree arg[6] = { b->block,
		  build_int_cst (integer_type_node, tile_of (b, x, sum)),
		  compute (b, NOP_EXPR, unsigned_type_node, x->index),
		  build_int_cst (integer_type_node, x->lanes == ROW), value,
		  build_zero_cst (b->n->type) };
  return append_api (b, api, type, value ? 6 : 4, arg);
}

/* Move slice X of sum SUM as A does.  */

static void
move_slice (builder *b, enum ripple_api api, const slice *x, unsigned sum,
	    const nest_access *a)
{
  tree number[LOOPS_OF_NEST];
  memcpy (number, b->round, sizeof number);
  number[x->lanes] = tile_first (b, x->lanes, x->vector);
  number[x->lanes == ROW ? COL : ROW] = x->number;
  append_move (b, api, tile_of (b, x, sum), x->index,
	       address_of (b, a, number), x->vectors->count, x->lanes == ROW,
	       b->n->type);
}

/* Let S have the lanes of X.  */

static void
begin_slice (builder *b, scope *s, const slice *x, hash_set<tree> *needed)
{
  unsigned other = x->lanes == ROW ? COL : ROW;
  s->mask = x->vectors->mask;
  s->number[other] = x->number;
  copy_accesses (b, s, BEFORE, needed, true);
}

/* Let slice X of all sums be what they begin with.  */

static void
set_slice (builder *b, const slice *x)
{
  tile_nest *n = b->n;
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (nest_access *a = plain_load (n, n->sums[i]))
      move_slice (b, API_TILE_LOAD, x, i, a);
    else
      {
	hash_set<tree> needed;
	scope s (x->vectors, 1 << x->lanes);
	need (n, &needed, n->sums[i]->start);
	begin_slice (b, &s, x, &needed);
	tree start = value (b, &s, n->sums[i]->start);
	append_slice (b, API_TILE_SET_ROW, void_type_node, x, i, start);
      }
}

/* Do with slice X what is done behind the steps.  */

static void
use_slice (builder *b, const slice *x)
{
  tile_nest *n = b->n;
  hash_set<tree> needed;
  scope s (x->vectors, 1 << x->lanes);
  if (plain_end_p (n))
    {
      for (unsigned i = 0; i < n->sums.length (); i++)
	move_slice (b, API_TILE_STORE, x, i, plain_store (n, n->sums[i]));
      return;
    }
  need_end (n, &needed);
  begin_slice (b, &s, x, &needed);
  for (unsigned i = 0; i < n->sums.length (); i++)
    {
      tree sum = append_slice (b, API_TILE_ROW, n->type, x, i, NULL_TREE);
      s.names.put (n->sums[i]->result, sum);
    }
  copy_behind (b, &s, &needed);
}

/* Let the tiles in hand be set (START) or used, slice by slice, with lanes
   along the dimension L.  */

static void
append_slices (builder *b, bool start, unsigned l)
{
  unsigned other = l == ROW ? COL : ROW;
  bool moved = tile_use (b->n) == TILE_MOVED;
  auto_delete_vec<scope> vectors;
  for (unsigned v = 0; v < b->grid[l]; v++)
    {
      vectors.safe_push (new scope (b->top, 1 << l));
      append_lanes (b, vectors[v], l, v);
    }
  for (unsigned t = 0; t < b->grid[other]; t++)
    {
      counted loop;
      slice x;
      tree first = tile_first (b, other, t);
      x.index = open_loop (b, &loop, build_zero_cst (size_type_node),
			   left_of (b, first, b->count[other]),
			   build_one_cst (size_type_node));
      x.number = sum_of (b, first, x.index);
      x.lanes = l;
      x.other = t;
      if (moved && (!start || plain_load (b->n, b->n->sums[0])))
	b->unrolled.safe_push (b->bb);
      for (x.vector = 0; x.vector < b->grid[l]; x.vector++)
	{
	  x.vectors = vectors[x.vector];
	  if (start)
	    set_slice (b, &x);
	  else
	    use_slice (b, &x);
	}
      close_loop (b, &loop);
    }
}

/* Share the tiles among the sums.  */

static void
choose_grid (builder *b)
{
  tile_nest *n = b->n;
  unsigned tiles = ripple_current_target ()->matrix->tiles
		     (n->type, tile_use (n)) / n->sums.length ();
  tiles = 1 << floor_log2 (tiles);
  b->grid[ROW] = tiles >= 4 ? 2 : 1;
  b->grid[COL] = tiles / b->grid[ROW];
}

/* Make the block, whose vectors have elements like the sum's, at the end of
   B.  */

static void
append_block (builder *b)
{
  struct shape s = shape_scalar ();
  b->least = SCALABLE_BYTES / tree_to_uhwi (TYPE_SIZE_UNIT (b->n->type));
  b->vl = build_int_cst (size_type_node,
			 poly_int64 (ripple_vscale) * (int) b->least);
  s.dim[0].fixed = b->least;
  s.dim[0].scalable = true;
  gimple_stmt_iterator g = gsi_last_bb (b->bb);
  b->block = make_handle (&g, TREE_TYPE (b->n->handle), &s);
  tree arg[2] = { b->block, integer_zero_node };
  b->id = append_api (b, API_ID, size_type_node, 2, arg);
}

/* Open the loops round the blocks of B's nest, as R, and compute what they
   count.  */

static void
open_rounds (builder *b, runs *r)
{
  tile_nest *n = b->n;
  open_runs (b, r);
  memcpy (b->round, r->number, sizeof b->round);
  for (unsigned i = 0; i < n->numbers.length (); i++)
    {
      tree name = n->numbers[i].name;
      tree now = linear_now (b, &n->numbers[i].value, b->round);
      b->top->names.put (name, compute (b, NOP_EXPR, TREE_TYPE (name), now));
    }
}

/* The body of the function, whose only block is FIRST, with ROOM for
   copies.  */

static void
make_body (builder *b, basic_block first, tree room)
{
  tile_nest *n = b->n;
  scope top (NULL, 0);
  counted l[STEP];
  runs rounds;
  single_succ_edge (first)->flags = EDGE_FALLTHRU;
  basic_block last = split_edge (single_succ_edge (first));
  single_succ_edge (last)->flags = 0;
  b->bb = first;
  b->top = &top;
  append_block (b);
  choose_grid (b);
  for (unsigned k = ROW; k <= COL; k++)
    b->count[k] = value_of_tree (b, iterations_before (n, k));
  memset (b->round, 0, sizeof b->round);
  if (n->turned)
    open_rounds (b, &rounds);
  begin_copies (b, room);
  if (n->ways && !n->interleaved)
    append_narrow_copies (b);
  else if (!n->ways)
    append_copies (b, COL);
  for (unsigned k = ROW; k <= COL; k++)
    {
      b->first[k] = open_loop (b, &l[k], build_zero_cst (size_type_node),
			       b->count[k], times_vl (b, b->grid[k]));
      if (k == ROW && !n->ways)
	append_copies (b, ROW);
    }
  bool transposed = tile_use (n) == TILE_MOVED;
  if (transposed || !append_starts (b))
    append_slices (b, true, n->lanes_before);
  if (n->interleaved)
    append_interleaved_steps (b);
  else if (n->ways)
    append_narrow_steps (b);
  else if (!transposed)
    append_steps (b);
  append_slices (b, false, n->lanes_behind);
  close_loop (b, &l[COL]);
  close_loop (b, &l[ROW]);
  if (n->turned)
    close_runs (b, &rounds);
  b->bb = last;
  append (b, gimple_build_return (NULL_TREE));
}

/* Give the loops of cfun, which B has made, the form that GCC wants.  */

static void
finish_loops (builder *b)
{
  loops_state_set (LOOPS_NEED_FIXUP);
  calculate_dominance_info (CDI_DOMINATORS);
  fix_loop_structure (NULL);
  free_dominance_info (CDI_DOMINATORS);
  for (unsigned i = 0; i < b->unrolled.length (); i++)
    b->unrolled[i]->loop_father->unroll = UNROLL;
  cfun->has_unroll = true;
}

tree
make_tile_function (tile_nest *n, vec<tree> *args)
{
  builder b;
  auto_vec<tree> types;
  tree room = NULL_TREE;
  b.n = n;
  b.decl = declare_part (cfun->decl, build_function_type_list
				       (void_type_node, NULL_TREE), "tiles");
  ripple_current_target ()->matrix->claim (b.decl, n->type, tile_use (n));
  bool copies = copy_bytes (n, NULL) != NULL_TREE;
  push_cfun (cfun);
  basic_block bb = init_lowered_empty_function
		     (b.decl, true, profile_count::uninitialized ());
  if (copies)
    {
      room = add_parameter (b.decl, ptr_type_node, "room");
      room = get_or_create_ssa_default_def (cfun, room);
      types.safe_push (ptr_type_node);
    }
  make_body (&b, bb, room);
  for (unsigned i = 0; i < b.args.length (); i++)
    types.safe_push (TREE_TYPE (b.args[i]));
  TREE_TYPE (b.decl) = build_function_type_array (void_type_node,
						  types.length (),
						  types.address ());
  finish_loops (&b);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  if (flag_checking)
    verify_gimple_in_cfg (cfun, true);
  pop_cfun ();
  args->safe_splice (b.args);
  transform_later (add_part (b.decl));
  return b.decl;
}
