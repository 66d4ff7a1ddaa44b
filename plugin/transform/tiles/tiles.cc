/* Nests that add products of rows and columns are done by tiles, where there
   is a matrix unit.

   INPUT	the nest of nest.h
   OUTPUT	if (its iterations are independent)
		  tiles (a, b, c, rows, cols, steps);	by outline.cc
		else
		  the nest

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "gimplify-me.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/tiles/linear.h"
#include "transform/tiles/room.h"
#include "transform/tiles/tiles.h"

/* Put the outermost annotated loops of cfun, those in no other one, into
   LOOPS.  */

static void
find_outermost (vec<class loop *> *loops)
{
  basic_block bb;
  auto_vec<class loop *> all;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE
	  && !(tree_to_uhwi (gimple_call_arg (gsi_stmt (g), 1))
	       & (LANE_DISTRIBUTED | LANE_SCALAR))
	  && loop_outer (bb->loop_father)
	  && !all.contains (bb->loop_father))
	all.safe_push (bb->loop_father);
  for (unsigned i = 0; i < all.length (); i++)
    {
      bool outermost = true;
      for (unsigned k = 0; k < all.length (); k++)
	outermost = outermost && (i == k || !flow_loop_nested_p (all[k],
								 all[i]));
      if (outermost)
	loops->safe_push (all[i]);
    }
}

/* True if LOOP is one of LOOPS, or in one of them.  */

static bool
in_loops_p (const vec<class loop *> &loops, class loop *loop)
{
  for (unsigned i = 0; i < loops.length (); i++)
    if (loops[i] == loop || flow_loop_nested_p (loops[i], loop))
      return true;
  return false;
}

/* True if all annotated loops in LOOP, which is one, run over whole blocks
   only: then a block in it is never a part of one.  */

static bool
whole_blocks_p (class loop *loop)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE
	    && !(tree_to_uhwi (gimple_call_arg (gsi_stmt (g), 1))
		 & LANE_NO_REMAINDER))
	  return false;
  return true;
}

/* Put the innermost loops of cfun, if they carry more than memory, into LOOPS:
   those inside of ANNOTATED ones, or the others.  */

static void
find_blocks (const vec<class loop *> &annotated, bool inside,
	     vec<class loop *> *loops)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      {
	class loop *loop = bb->loop_father;
	if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	    && bb == loop->header && !loop->inner && loop_outer (loop)
	    && !loops->contains (loop)
	    && in_loops_p (annotated, loop) == inside)
	  loops->safe_push (loop);
      }
}

/* Put the stores of cfun, but for those in ANNOTATED loops, into STORES.  */

static void
find_stores (const vec<class loop *> &annotated, vec<gimple *> *stores)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      bool out = in_loops_p (annotated, bb->loop_father);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !out && !gsi_end_p (g);
	   gsi_next (&g))
	if (is_gimple_assign (gsi_stmt (g)) && gimple_vdef (gsi_stmt (g)))
	  stores->safe_push (gsi_stmt (g));
    }
}

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

/* Sums of a block: they begin and end in a room, of so many rows and columns.
   Make it, in front of N.  */

static void
make_room (tile_nest *n, nest_sum *s)
{
  unsigned HOST_WIDE_INT lanes = n->extent[ROW];
  lanes *= n->extent[COL];
  tree size = fold_convert (sizetype, TYPE_SIZE_UNIT (n->type));
  tree room = make_room_variable (n->type, lanes, "room");
  gassign *g = gimple_build_assign (make_ssa_name (ptr_type_node),
				    build_fold_addr_expr (room));
  append (n->entry->src, g, n->loc);
  memset (&s->room, 0, sizeof s->room);
  s->room.start = fold_convert (sizetype, gimple_assign_lhs (g));
  s->room.coef[COL] = size;
  s->room.coef[ROW] = times (size_int (n->extent[COL]), size);
  s->room.ref = build2 (MEM_REF, n->type, gimple_assign_lhs (g),
			build_zero_cst (ptr_type_node));
}

/* Append to BB the place of each lane of N's block in the room of S.  */

static tree
append_place (basic_block bb, tile_nest *n, nest_sum *s)
{
  struct shape shape = shape_scalar ();
  gimple_seq seq = NULL;
  tree id[STEP];
  for (unsigned l = ROW; l <= COL; l++)
    shape.dim[n->dim[l]].fixed = n->extent[l];
  gimple_stmt_iterator at = gsi_last_bb (bb);
  tree handle = make_handle (&at, TREE_TYPE (n->handle), &shape);
  for (unsigned l = ROW; l <= COL; l++)
    id[l] = lane_number (&seq, handle, n->dim[l]);
  tree place = room_place (&seq, TREE_OPERAND (s->room.ref, 0), n->type,
			   id[ROW], id[COL], n->extent[COL]);
  gimple_seq_set_location (seq, n->loc);
  at = gsi_last_bb (bb);
  gsi_insert_seq_after (&at, seq, GSI_CONTINUE_LINKING);
  return place;
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
	tree place = append_place (bb, n, n->sums[i]);
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
  basic_block join = split_edge (n->exit);
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

/* Let a call of DECL with ARGS take the place of N where INDEPENDENT and
   WORTHWHILE hold, the machine has tiles, and there is room for N's copies, of
   BYTES unless it needs none.  What N loads is looked at where N would come to
   load it.  */

static void
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
      {
	tree place = append_place (bb, n, n->sums[i]);
	append (bb, gimple_build_assign (place, n->sums[i]->start), n->loc);
      }
  append (bb, gimple_build_call_vec (decl, values), n->loc);
  if (room)
    append (bb, gimple_build_call (builtin_decl_explicit (BUILT_IN_FREE), 1,
				   room), n->loc);
  merge_results (n, bb);
}

/* Compute how many rows and columns of N's block take part in front of it,
   once.  */

static void
compute_counts (tile_nest *n)
{
  for (unsigned l = ROW; l <= COL && n->block && !n->turned; l++)
    {
      gimple_seq seq = NULL;
      n->count[l] = force_gimple_operand (unshare_expr (n->count[l]), &seq,
					  true, NULL_TREE);
      gimple_stmt_iterator g = gsi_last_bb (n->entry->src);
      gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
    }
}

static enum matrix_job
job_of (const tile_nest *n)
{
  switch (tile_use (n))
    {
    case TILE_MOVED: return MATRIX_TRANSPOSE;
    case TILE_OF_SUMS:
      return TYPE_MODE (n->type) == DFmode ? MATRIX_F64 : MATRIX_F32;
    default:
      return SCALAR_FLOAT_TYPE_P (n->type) ? MATRIX_F16
	     : TYPE_PRECISION (n->type) == n->ways * BITS_PER_UNIT ? MATRIX_S8
	     : MATRIX_S16;
    }
}

/* Do N by tiles; false, and *WHY, if that cannot be.  */

static bool
make_one (tile_nest *n, const char **why)
{
  *why = "the option sme does not name its type";
  if (!(ripple_matrix_jobs & 1 << job_of (n)))
    return false;
  const ripple_matrix *matrix = ripple_current_target ()->matrix;
  *why = tile_use (n) == TILE_MOVED
	 ? "the matrix unit has no tiles of such elements"
	 : "the matrix unit does not add such products, or not exactly";
  unsigned tiles = matrix->tiles (n->type, tile_use (n));
  if (tiles == 0)
    return false;
  *why = "it has more sums than the matrix unit has tiles";
  if (n->sums.length () > tiles || !find_accesses (n, why)
      || !choose_order (n, why))
    return false;
  compute_counts (n);
  *why = "its iterations are not independent";
  tree independent = nest_independent (n);
  if (integer_zerop (independent))
    return false;
  *why = "vectors are quicker";
  tree worthwhile = nest_worthwhile (n);
  if (integer_zerop (worthwhile))
    return false;
  tree copies = copy_bytes (n, NULL);
  *why = "copies of what it multiplies need malloc";
  if (copies && flag_no_builtin)
    return false;
  for (unsigned i = 0; i < n->sums.length () && n->block; i++)
    if (!n->sums[i]->store)
      make_room (n, n->sums[i]);
  if (n->turned && !n->outer)
    isolate_turned (n);
  auto_vec<tree> args;
  tree decl = make_tile_function (n, &args);
  call_instead (n, decl, args, independent, worthwhile, copies);
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  return true;
}

/* Put LOOP and the loops round it, as many as a nest may have, into OUTER, the
   innermost first.  */

static void
find_outer (class loop *loop, vec<class loop *> *outer)
{
  for (; loop_outer (loop) && outer->length () <= MAX_STEPS;
       loop = loop_outer (loop))
    outer->safe_push (loop);
}

/* Do the nest whose outermost annotated loop, or innermost one of a BLOCK, is
   LOOP by tiles, and the loops round it if they belong to the nest.  If that
   cannot be, *WHY says why, or is null, and *LOC says where.  */

static bool
make_widest (class loop *loop, bool block, const char **why, location_t *loc)
{
  auto_vec<class loop *> outer;
  *why = NULL;
  find_outer (loop, &outer);
  for (unsigned i = outer.length (); i-- > 0; )
    {
      tile_nest n;
      const char *reason;
      if (find_nest (&n, outer[i], block, &reason) && make_one (&n, &reason))
	{
	  ripple_report (n.loc, n.products ? RMK_TILES : RMK_TILES_TRANSPOSED);
	  return true;
	}
      *why = n.products ? reason : NULL;
      *loc = n.loc;
    }
  return false;
}

/* The same of the blocks whose innermost loops are LOOPS.  */

static bool
make_blocks (const vec<class loop *> &loops)
{
  bool any = false;
  location_t loc;
  const char *why;
  for (unsigned i = 0; i < loops.length (); i++)
    if (make_widest (loops[i], true, &why, &loc))
      any = true;
    else if (why)
      ripple_report (loc, RMK_TILES_NOT, why);
  return any;
}

/* The same of the annotated LOOP, or of blocks in it.  */

static bool
make_annotated (class loop *loop)
{
  auto_vec<class loop *> annotated, blocks;
  location_t loc;
  const char *why;
  if (make_widest (loop, false, &why, &loc))
    return true;
  annotated.safe_push (loop);
  if (whole_blocks_p (loop))
    find_blocks (annotated, true, &blocks);
  if (make_blocks (blocks))
    return true;
  if (why)
    ripple_report (loc, RMK_TILES_NOT, why);
  return false;
}

/* Do the blocks that STORE leaves turned by tiles, and the loops round them if
   nothing else is done there.  */

static bool
make_turned (gimple *store)
{
  auto_vec<class loop *> outer;
  const char *why;
  tile_nest alone;
  bool found = find_turned (&alone, store, NULL, &why);
  if (!found && !why)
    return false;
  find_outer (gimple_bb (store)->loop_father, &outer);
  for (unsigned i = outer.length (); i-- > 0; )
    {
      tile_nest n;
      if (find_turned (&n, store, outer[i], &why) && make_one (&n, &why))
	{
	  ripple_report (n.loc, RMK_TILES_TURNED);
	  return true;
	}
    }
  if (found && make_one (&alone, &why))
    {
      ripple_report (alone.loc, RMK_TILES_TURNED);
      return true;
    }
  ripple_report (alone.loc, RMK_TILES_NOT_TURNED, why);
  return false;
}

bool
make_tiles (void)
{
  auto_vec<class loop *> loops, blocks;
  auto_vec<gimple *> stores;
  bool any = false;
  const ripple_matrix *matrix = ripple_current_target ()->matrix;
  if (!matrix || ripple_matrix_use == MATRIX_OFF)
    return false;
  find_outermost (&loops);
  for (unsigned i = 0; i < loops.length (); i++)
    any |= make_annotated (loops[i]);
  find_blocks (loops, false, &blocks);
  any |= make_blocks (blocks);
  /* Where there is no matrix unit at all nothing is to be said of them.  */
  if (matrix->tiles (unsigned_type_node, TILE_MOVED) > 0)
    find_stores (loops, &stores);
  for (unsigned i = 0; i < stores.length (); i++)
    any |= make_turned (stores[i]);
  if (any)
    {
      free_dominance_info (CDI_DOMINATORS);
      free_dominance_info (CDI_POST_DOMINATORS);
      loops_state_set (LOOPS_NEED_FIXUP);
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
      cgraph_edge::rebuild_edges ();
    }
  return any;
}
