/* A call of the function that a nest has become takes the nest's place, where
   that may be.

   INPUT	the nest
   OUTPUT	if (its iterations are independent, tiles are worthwhile, ...)
		  tiles (a, b, c, rows, cols, steps);	by outline.cc
		else
		  the nest

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "gimplify-me.h"
#include "transform/calls/calls.h"
#include "transform/tiles/linear.h"
#include "transform/tiles/room.h"

/* Append to BB a branch to a new block, which is returned, where COND holds;
   BB goes on to where it went otherwise.  */

static basic_block
append_branch (basic_block bb, tree cond, location_t loc)
{
  gimple_seq seq = NULL;
  edge on = single_succ_edge (bb);
  cond = force_gimple_operand (unshare_expr (cond), &seq, true, NULL_TREE);
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_seq_after (&g, seq, GSI_CONTINUE_LINKING);
  gcond *c = gimple_build_cond (NE_EXPR, cond, boolean_false_node, NULL_TREE,
				NULL_TREE);
  gimple_set_location (c, loc);
  gsi_insert_after (&g, c, GSI_NEW_STMT);
  basic_block then = create_empty_bb (bb);
  add_bb_to_loop (then, bb->loop_father);
  on->flags = EDGE_FALSE_VALUE;
  on->probability = profile_probability::unlikely ();
  make_edge (bb, then, EDGE_TRUE_VALUE)->probability
    = profile_probability::likely ();
  return then;
}

static void
append (basic_block bb, gimple *g, location_t loc)
{
  gimple_stmt_iterator at = gsi_last_bb (bb);
  gimple_set_location (g, loc);
  gsi_insert_after (&at, g, GSI_NEW_STMT);
}

/* Append to BB a call of malloc for BYTES; its result.  */

static tree
append_malloc (basic_block bb, tree bytes, location_t loc)
{
  gimple_seq seq = NULL;
  bytes = force_gimple_operand (unshare_expr (bytes), &seq, true, NULL_TREE);
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
  gcall *call = gimple_build_call (builtin_decl_explicit (BUILT_IN_MALLOC), 1,
				   bytes);
  tree room = make_ssa_name (ptr_type_node, call);
  gimple_call_set_lhs (call, room);
  append (bb, call, loc);
  return room;
}

/* Append to BB, which leads on to the nest's block NEST as TEST does, a branch
   to a new block, which is returned, where COND holds.  */

static basic_block
go_on_if (basic_block bb, basic_block test, basic_block nest, tree cond,
	  location_t loc)
{
  if (bb != test)
    {
      edge e = make_edge (bb, nest, EDGE_FALLTHRU), first;
      e->probability = profile_probability::always ();
      first = find_edge (test, nest);
      for (gphi_iterator p = gsi_start_phis (nest); !gsi_end_p (p);
	   gsi_next (&p))
	add_phi_arg (p.phi (), PHI_ARG_DEF_FROM_EDGE (p.phi (), first), e,
		     UNKNOWN_LOCATION);
    }
  return append_branch (bb, cond, loc);
}

void
plan_room (tile_nest *n, nest_access *a, tree name, int kind)
{
  tree type = TREE_TYPE (name), far = TYPE_SIZE_UNIT (type);
  memset (a, 0, sizeof *a);
  a->name = name;
  a->kind = kind;
  a->place = BEFORE;
  a->ref = build2 (MEM_REF, type, null_pointer_node,
		   build_zero_cst (ptr_type_node));
  for (unsigned l = STEP; l-- > ROW; )
    if (kind & 1 << l)
      {
	a->coef[l] = far;
	far = times (far, size_int (n->extent[l]));
      }
}

/* Make the room of A, in front of N.  */

static void
make_room (tile_nest *n, nest_access *a)
{
  unsigned HOST_WIDE_INT lanes = 1;
  for (unsigned l = ROW; l <= COL; l++)
    if (a->kind & 1 << l)
      lanes *= n->extent[l];
  tree room = make_room_variable (TREE_TYPE (a->ref), lanes, "room");
  gassign *g = gimple_build_assign (make_ssa_name (ptr_type_node),
				    build_fold_addr_expr (room));
  append (n->entry->src, g, n->loc);
  a->start = fold_convert (sizetype, gimple_assign_lhs (g));
  TREE_OPERAND (a->ref, 0) = gimple_assign_lhs (g);
}

void
make_rooms (tile_nest *n)
{
  for (unsigned i = 0; i < n->sums.length () && n->block; i++)
    if (!n->sums[i]->store)
      {
	plan_room (n, &n->sums[i]->room, n->sums[i]->start, BOTH);
	make_room (n, &n->sums[i]->room);
      }
  for (unsigned i = 0; i < n->accesses.length (); i++)
    if (!n->accesses[i].stmt)
      make_room (n, &n->accesses[i]);
}

/* Append to BB the place of each lane of N's block in the room of A.  */

static tree
append_place (basic_block bb, tile_nest *n, const nest_access *a)
{
  struct shape shape = shape_scalar ();
  gimple_seq seq = NULL;
  tree id[STEP];
  for (unsigned l = ROW; l <= COL; l++)
    shape.dim[n->dim[l]].fixed = n->extent[l];
  gimple_stmt_iterator at = gsi_last_bb (bb);
  tree handle = make_handle (&at, TREE_TYPE (n->handle), &shape);
  for (unsigned l = ROW; l <= COL; l++)
    id[l] = a->kind & 1 << l ? lane_number (&seq, handle, n->dim[l])
	    : build_zero_cst (size_type_node);
  tree place = room_place (&seq, TREE_OPERAND (a->ref, 0), TREE_TYPE (a->ref),
			   id[ROW], id[COL],
			   a->kind & 1 << COL ? n->extent[COL] : 1);
  gimple_seq_set_location (seq, n->loc);
  at = gsi_last_bb (bb);
  gsi_insert_seq_after (&at, seq, GSI_CONTINUE_LINKING);
  return place;
}

/* Append to BB stores of the lanes of X to the room of A.  */

static void
append_to_room (basic_block bb, tile_nest *n, const nest_access *a, tree x)
{
  tree place = append_place (bb, n, a);
  append (bb, gimple_build_assign (place, x), n->loc);
}

/* A name of the nest that is used behind it, and what it is there if tiles
   have done the nest.  */

struct nest_result
{
  tree name, found;
};

/* Append to BB what the results of N are: sums of a block in their rooms, and
   what counts.  */

static void
append_results (tile_nest *n, basic_block bb, vec<nest_result> *results)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (n->sums[i]->room.ref)
      {
	nest_result r = { n->sums[i]->result, make_ssa_name (n->type) };
	tree place = append_place (bb, n, &n->sums[i]->room);
	append (bb, gimple_build_assign (r.found, place), n->loc);
	results->safe_push (r);
      }
  for (unsigned i = 0; i < n->counted.length (); i++)
    {
      linear v;
      gimple_seq seq = NULL;
      nest_result r = { n->counted[i], NULL_TREE };
      linear_value (n, r.name, &v, DEPTH_OF_NUMBER);
      tree x = plus (v.start, times (v.coef[STEP], n->step_count[0]));
      x = fold_convert (TREE_TYPE (r.name), x ? x : size_zero_node);
      r.found = force_gimple_operand (unshare_expr (x), &seq, true, NULL_TREE);
      gimple_stmt_iterator at = gsi_last_bb (bb);
      gsi_insert_seq_after (&at, seq, GSI_NEW_STMT);
      results->safe_push (r);
    }
}

/* Let BB go on where N ends, and there be what it has found.  */

static void
merge_results (tile_nest *n, basic_block bb)
{
  auto_vec<nest_result> results;
  append_results (n, bb, &results);
  basic_block join = split_edge (end_of_nest (n));
  edge left = single_pred_edge (join);
  edge e = make_edge (bb, join, EDGE_FALLTHRU);
  e->probability = profile_probability::always ();
  for (unsigned i = 0; i < results.length (); i++)
    {
      tree name = results[i].name, x = make_ssa_name (TREE_TYPE (name));
      gimple *use;
      imm_use_iterator it;
      use_operand_p op;
      gphi *phi = create_phi_node (x, join);
      FOR_EACH_IMM_USE_STMT (use, it, name)
	if (use != phi && !flow_bb_inside_loop_p (n->outer, gimple_bb (use)))
	  {
	    FOR_EACH_IMM_USE_ON_STMT (op, it)
	      SET_USE (op, x);
	    update_stmt (use);
	  }
      add_phi_arg (phi, name, left, UNKNOWN_LOCATION);
      add_phi_arg (phi, results[i].found, e, UNKNOWN_LOCATION);
    }
}

void
call_instead (tile_nest *n, tree decl, const vec<tree> &args,
	      tree independent, tree worthwhile, tree bytes)
{
  auto_vec<tree> values;
  tree room = NULL_TREE;
  tree available = ripple_current_target ()->matrix->available
		     (n->type, tile_use (n));
  basic_block test = split_edge (n->entry), nest = single_succ (test);
  basic_block bb = test;
  for (class loop *l = n->outer; l; l = l->inner)
    {
      int q = step_number (n, l);
      tree some = q >= 0 ? n->step_count[q]
		  : iterations_before (n, l == n->loop[ROW] ? ROW : COL);
      bb = go_on_if (bb, test, nest,
		     fold_build2 (NE_EXPR, boolean_type_node, some,
				  build_zero_cst (TREE_TYPE (some))), n->loc);
    }
  bb = go_on_if (bb, test, nest, worthwhile, n->loc);
  bb = go_on_if (bb, test, nest, independent, n->loc);
  if (available)
    bb = go_on_if (bb, test, nest, available, n->loc);
  if (bytes)
    {
      room = append_malloc (bb, bytes, n->loc);
      values.safe_push (room);
      bb = go_on_if (bb, test, nest,
		     fold_build2 (NE_EXPR, boolean_type_node, room,
				  null_pointer_node), n->loc);
    }
  values.safe_splice (args);
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (n->sums[i]->room.ref)
      append_to_room (bb, n, &n->sums[i]->room, n->sums[i]->start);
  for (unsigned i = 0; i < n->accesses.length (); i++)
    if (!n->accesses[i].stmt)
      append_to_room (bb, n, &n->accesses[i], n->accesses[i].name);
  append (bb, gimple_build_call_vec (decl, values), n->loc);
  if (room)
    append (bb, gimple_build_call (builtin_decl_explicit (BUILT_IN_FREE), 1,
				   room), n->loc);
  merge_results (n, bb);
}

void
compute_counts (tile_nest *n)
{
  bool expressions = (n->block && !n->turned) || n->limited;
  for (unsigned l = ROW; l <= COL && expressions; l++)
    {
      gimple_seq seq = NULL;
      n->count[l] = force_gimple_operand (unshare_expr (n->count[l]), &seq,
					  true, NULL_TREE);
      gimple_stmt_iterator g = gsi_last_bb (n->entry->src);
      gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
    }
}
