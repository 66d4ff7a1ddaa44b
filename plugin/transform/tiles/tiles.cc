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

/* Put the innermost loops of cfun, but for those in ANNOTATED ones, into
   LOOPS.  */

static void
find_blocks (const vec<class loop *> &annotated, vec<class loop *> *loops)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      {
	class loop *loop = bb->loop_father;
	tree r = gimple_phi_result (p.phi ());
	bool out = virtual_operand_p (r) || bb != loop->header || loop->inner
		   || !loop_outer (loop) || loops->contains (loop);
	for (unsigned i = 0; i < annotated.length (); i++)
	  out = out || annotated[i] == loop
		|| flow_loop_nested_p (annotated[i], loop);
	if (!out)
	  loops->safe_push (loop);
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
  unsigned HOST_WIDE_INT lanes = tree_to_uhwi (n->count[ROW])
				 * tree_to_uhwi (n->count[COL]);
  tree size = fold_convert (sizetype, TYPE_SIZE_UNIT (n->type));
  tree room = create_tmp_var (build_array_type_nelts (n->type, lanes), "room");
  TREE_ADDRESSABLE (room) = 1;
  gassign *g = gimple_build_assign (make_ssa_name (ptr_type_node),
				    build_fold_addr_expr (room));
  append (n->entry->src, g, n->loc);
  memset (&s->room, 0, sizeof s->room);
  s->room.start = fold_convert (sizetype, gimple_assign_lhs (g));
  s->room.coef[COL] = size;
  s->room.coef[ROW] = times (n->count[COL], size);
  s->room.ref = build2 (MEM_REF, n->type, gimple_assign_lhs (g),
			build_zero_cst (ptr_type_node));
}

/* Append to BB the place of each lane of N's block in the room of S.  */

static tree
append_place (basic_block bb, tile_nest *n, nest_sum *s)
{
  struct shape shape = shape_scalar ();
  tree p = TREE_OPERAND (s->room.ref, 0);
  for (unsigned l = ROW; l <= COL; l++)
    shape.dim[n->dim[l]].fixed = tree_to_uhwi (n->count[l]);
  gimple_stmt_iterator at = gsi_last_bb (bb);
  tree handle = make_handle (&at, TREE_TYPE (n->handle), &shape);
  for (unsigned l = ROW; l <= COL; l++)
    {
      gcall *id = gimple_build_call (ripple_api_make_typed (API_ID,
							    size_type_node),
				     2, handle,
				     build_int_cst (integer_type_node,
						    n->dim[l]));
      tree number = make_ssa_name (size_type_node, id);
      gimple_call_set_lhs (id, number);
      append (bb, id, n->loc);
      tree far = make_ssa_name (size_type_node);
      append (bb, gimple_build_assign (far, MULT_EXPR, number,
				       fold_convert (size_type_node,
						     s->room.coef[l])),
	      n->loc);
      tree next = make_ssa_name (ptr_type_node);
      append (bb, gimple_build_assign (next, POINTER_PLUS_EXPR, p, far),
	      n->loc);
      p = next;
    }
  return build2 (MEM_REF, n->type, p, build_zero_cst (ptr_type_node));
}

/* Let what the sums of N, a block, are where BB goes on be what it has found
   in their rooms, or what N has left.  */

static void
merge_sums (tile_nest *n, basic_block bb)
{
  basic_block join = split_edge (n->exit);
  edge left = single_pred_edge (join);
  auto_vec<tree> found;
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (n->sums[i]->room.ref)
      {
	tree x = make_ssa_name (n->type);
	append (bb, gimple_build_assign (x, append_place (bb, n, n->sums[i])),
		n->loc);
	found.safe_push (x);
      }
  edge e = make_edge (bb, join, EDGE_FALLTHRU);
  e->probability = profile_probability::always ();
  for (unsigned i = 0, k = 0; i < n->sums.length (); i++)
    if (n->sums[i]->room.ref)
      {
	tree result = n->sums[i]->result, x = make_ssa_name (n->type);
	gimple *use;
	imm_use_iterator it;
	use_operand_p op;
	gphi *phi = create_phi_node (x, join);
	FOR_EACH_IMM_USE_STMT (use, it, result)
	  if (!flow_bb_inside_loop_p (n->outer, gimple_bb (use)))
	    {
	      FOR_EACH_IMM_USE_ON_STMT (op, it)
		SET_USE (op, x);
	      update_stmt (use);
	    }
	add_phi_arg (phi, result, left, UNKNOWN_LOCATION);
	add_phi_arg (phi, found[k++], e, UNKNOWN_LOCATION);
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
  if (n->block)
    {
      merge_sums (n, bb);
      return;
    }
  edge e = make_edge (bb, n->exit->dest, EDGE_FALLTHRU);
  e->probability = profile_probability::always ();
  for (gphi_iterator p = gsi_start_phis (n->exit->dest); !gsi_end_p (p);
       gsi_next (&p))
    if (virtual_operand_p (gimple_phi_result (p.phi ())))
      add_phi_arg (p.phi (), gimple_vop (cfun), e, UNKNOWN_LOCATION);
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
  *why = "the matrix unit does not add such products, or not exactly";
  unsigned tiles = matrix->tiles (n->type, tile_use (n));
  if (tiles == 0)
    return false;
  *why = "it has more sums than the matrix unit has tiles";
  if (n->sums.length () > tiles || !find_accesses (n, why)
      || !choose_order (n, why))
    return false;
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
  auto_vec<tree> args;
  tree decl = make_tile_function (n, &args);
  call_instead (n, decl, args, independent, worthwhile, copies);
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  return true;
}

/* Do the nest whose outermost annotated loop, or innermost one of a BLOCK, is
   LOOP by tiles, and the loops round it if they belong to the nest.  */

static bool
make_widest (class loop *loop, bool block)
{
  auto_vec<class loop *> outer;
  const char *why;
  for (; loop_outer (loop) && outer.length () <= MAX_STEPS;
       loop = loop_outer (loop))
    outer.safe_push (loop);
  for (unsigned i = outer.length (); i-- > 0; )
    {
      tile_nest n;
      if (find_nest (&n, outer[i], block, &why) && make_one (&n, &why))
	{
	  ripple_report (n.loc, n.products ? RMK_TILES : RMK_TILES_TRANSPOSED);
	  return true;
	}
      if (i == 0 && why && n.products)
	ripple_report (n.loc, RMK_TILES_NOT, why);
    }
  return false;
}

bool
make_tiles (void)
{
  auto_vec<class loop *> loops, blocks;
  bool any = false;
  if (!ripple_current_target ()->matrix || ripple_matrix_use == MATRIX_OFF)
    return false;
  find_outermost (&loops);
  for (unsigned i = 0; i < loops.length (); i++)
    any |= make_widest (loops[i], false);
  find_blocks (loops, &blocks);
  for (unsigned i = 0; i < blocks.length (); i++)
    any |= make_widest (blocks[i], true);
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
