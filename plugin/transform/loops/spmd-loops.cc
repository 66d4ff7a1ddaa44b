/* SPMD code of a block with several scalable sizes becomes annotated loops.

   Vectors are scalable in one dimension, so that lanes along the others are
   done one after the other, or a few at a time.  What the lanes of such a
   block do is what one block of annotated loops over all of its lanes does,
   and that is known how to cut (cut-blocks.cc), or to do by tiles.

   INPUT	x = ripple_id (BS, 0);		BS: 4 * vscale by 4 * vscale
		y = ripple_id (BS, 1);
		c[y * n + x] = a[y] * b[x];

   OUTPUT	for (y' = 0; y' < 4 * vscale; y'++)	FLAGS: LANE_ONE_BLOCK
		  {
		    y = __ripple_lane (BS, FLAGS, y', 4 * vscale, ...);
		    for (x' = 0; x' < 4 * vscale; x'++)
		      {
			x = __ripple_lane (BS, FLAGS, x', 4 * vscale, ...);
			c[y * n + x] = a[y] * b[x];
		      }
		  }

   spmd-regions.cc says what stands in the loops.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/spmd-region.h"

/* What is made of a region.  */

struct spmd_loops
{
  spmd_code *code;
  spmd_region *r;
  edge entry, exit;		/* Of all that is to be done by its lanes.  */
  location_t loc;
  tree block;			/* Of the region's shape.  */
  tree lanes[SHAPE_RANK];	/* By dimension: how many there are,  */
  tree lane[SHAPE_RANK];	/* and the number of one.  */
  hash_map<tree, tree> computed; /* Names that are there for these lanes.  */
};

/* Let R stand in blocks of its own, between L's edges.  */

static void
isolate (spmd_loops *l)
{
  spmd_region *r = l->r;
  if (r->meets)
    {
      edge e;
      edge_iterator ei;
      auto_vec<edge> out;
      FOR_EACH_EDGE (e, ei, r->to->preds)
	if (r->blocks.contains (e->src))
	  out.safe_push (e);
      l->exit = split_block_after_labels (merge_edges (out, r->to));
      r->blocks.add (l->exit->src);
    }
  else
    l->exit = r->end ? split_block (r->to, r->end)
	    : split_block_after_labels (r->to);
  gimple_stmt_iterator g = r->begin ? gsi_for_stmt (r->begin)
			   : gsi_last_bb (r->from);
  if (r->begin)
    gsi_prev (&g);
  l->entry = gsi_end_p (g) ? split_block_after_labels (r->from)
	     : split_block (r->from, gsi_stmt (g));
  r->blocks.remove (r->from);
  r->blocks.add (l->entry->dest);
  r->from = r->to = NULL;
}

/* The number of the dimension of which STMT gives the lane, if L has a loop
   over that; else -1.  */

static int
dim_of_lane (const spmd_loops *l, gimple *stmt)
{
  if (ripple_api_call (stmt) != API_ID)
    return -1;
  tree dim = constant_value (gimple_call_arg (stmt, 1));
  if (!dim || !tree_fits_uhwi_p (dim) || tree_to_uhwi (dim) >= SHAPE_RANK
      || !l->lane[tree_to_uhwi (dim)])
    return -1;
  return tree_to_uhwi (dim);
}

/* Move what computes NAME, which is known in front of L's region, there.  */

static void
move_before (spmd_loops *l, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  ssa_op_iter it;
  tree use;
  if (!in_region_p (l->r, def))
    return;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    move_before (l, use);
  gimple_stmt_iterator from = gsi_for_stmt (def);
  gimple_stmt_iterator to = gsi_last_bb (l->entry->src);
  gsi_move_after (&from, &to);
}

static void use_names (spmd_loops *l, gimple *stmt, gimple_stmt_iterator *at);

/* NAME, or if it differs from lane to lane and is computed in front of L's
   region, what that is for the lanes of L's loops; computed at AT.  */

static tree
name_in_loops (spmd_loops *l, tree name, gimple_stmt_iterator *at)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (in_region_p (l->r, def) || !varying_p (name)
      || !l->code->recomputable.contains (name))
    return name;
  if (tree *there = l->computed.get (name))
    return *there;
  int dim = dim_of_lane (l, def);
  if (dim >= 0)
    return l->lane[dim];
  gimple *copy = gimple_copy (def);
  tree r = duplicate_ssa_name (name, copy);
  gimple_set_lhs (copy, r);
  if (gimple_vdef (copy))
    {
      gimple_set_vdef (copy, gimple_vop (cfun));
      gimple_set_vuse (copy, gimple_vop (cfun));
    }
  gimple_stmt_iterator before = *at;
  gsi_insert_after (at, copy, GSI_NEW_STMT);
  use_names (l, copy, &before);
  l->computed.put (name, r);
  return r;
}

/* Let STMT use what there is for the lanes of L's loops; AT is behind where
   that is computed.  */

static void
use_names (spmd_loops *l, gimple *stmt, gimple_stmt_iterator *at)
{
  ssa_op_iter it;
  use_operand_p u;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
      {
	if (TREE_CODE (USE_FROM_PTR (u)) == SSA_NAME)
	  SET_USE (u, name_in_loops (l, USE_FROM_PTR (u), at));
      }
  else
    {
      FOR_EACH_SSA_USE_OPERAND (u, stmt, it, SSA_OP_USE)
	SET_USE (u, name_in_loops (l, USE_FROM_PTR (u), at));
      update_stmt (stmt);
    }
}

/* Put L's region in a loop over the lanes of dimension D, inside of those that
   there are.  */

static void
make_loop (spmd_loops *l, unsigned d)
{
  static int id;
  tree type = size_type_node, zero = build_zero_cst (type);
  basic_block header = split_edge (l->entry);
  basic_block body = split_edge (single_succ_edge (header));
  basic_block latch = split_edge (l->exit);
  edge enter = single_pred_edge (header);
  edge back = single_succ_edge (latch), in = single_succ_edge (header);
  l->entry = single_succ_edge (body);
  l->exit = single_pred_edge (latch);
  make_edge (header, back->dest, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
  redirect_edge_succ (back, header);
  in->flags = EDGE_TRUE_VALUE;
  in->probability = profile_probability::likely ();

  gphi *phi = create_phi_node (make_ssa_name (type), header);
  tree c = gimple_phi_result (phi);
  gimple_stmt_iterator g = gsi_last_bb (header);
  gsi_insert_after (&g, gimple_build_cond (LT_EXPR, c, l->lanes[d], NULL_TREE,
					   NULL_TREE), GSI_NEW_STMT);
  gassign *next = gimple_build_assign (make_ssa_name (type), PLUS_EXPR, c,
				       build_one_cst (type));
  g = gsi_last_bb (latch);
  gsi_insert_after (&g, next, GSI_NEW_STMT);
  add_phi_arg (phi, gimple_assign_lhs (next), back, UNKNOWN_LOCATION);
  add_phi_arg (phi, zero, enter, UNKNOWN_LOCATION);

  tree args[] = { l->block, build_int_cst (integer_type_node, LANE_ONE_BLOCK),
		  c, l->lanes[d], build_int_cst (integer_type_node, --id),
		  zero, zero, build_int_cst (integer_type_node, d) };
  gimple_seq seq = NULL;
  l->lane[d] = append_api_call (&seq, l->loc, type, "__ripple_lane",
				ARRAY_SIZE (args), args);
  g = gsi_last_bb (body);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
}

/* Let STMT, of L's region, be done by the lanes of the loops.  */

static void
do_by_lanes (spmd_loops *l, gimple *stmt)
{
  gimple_stmt_iterator at = gsi_last_bb (l->entry->src);
  use_names (l, stmt, &at);
  int dim = dim_of_lane (l, stmt);
  if (dim >= 0 && gimple_call_lhs (stmt))
    {
      gimple_stmt_iterator g = gsi_for_stmt (stmt);
      gsi_replace (&g, gimple_build_assign (gimple_call_lhs (stmt),
					    l->lane[dim]), false);
    }
  if (ripple_api_call (stmt) == API_BROADCAST)
    {
      gimple_call_set_arg (stmt, 0, l->block);
      update_stmt (stmt);
    }
}

/* The statements of the region that is looked at.  */
static vec<gimple *> *statements;

static bool
note_statement (spmd_code *, spmd_region *, gimple *stmt)
{
  statements->safe_push (stmt);
  return false;
}

/* Let values of STMT, of R, be known to debuggers in R only.  */

static void
forget_for_debuggers (spmd_region *r, gimple *stmt)
{
  ssa_op_iter it;
  tree name;
  if (gimple_code (stmt) == GIMPLE_PHI)
    return;
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_DEF)
    {
      gimple *user;
      imm_use_iterator ii;
      FOR_EACH_IMM_USE_STMT (user, ii, name)
	if (gimple_debug_bind_p (user) && !in_region_p (r, user))
	  {
	    gimple_debug_bind_reset_value (user);
	    update_stmt (user);
	  }
    }
}

/* The type of handles.  */

static tree
handle_type (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_ID)
	return TREE_TYPE (gimple_call_arg (gsi_stmt (g), 0));
  return ptr_type_node;
}

/* Make L's block where the function begins, and ask for its sizes there:
   streaming functions, which loops round L's may become, would take a multiple
   of vscale for another number.  */

static void
make_block (spmd_loops *l)
{
  gimple_seq seq = NULL;
  auto_vec<tree> sizes;
  sizes.safe_push (integer_zero_node);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    sizes.safe_push (build_int_cst (size_type_node,
				    poly_int64 (lanes_of_extent
						(l->r->shape.dim[d]))));
  l->block = append_api_call (&seq, l->loc, handle_type (),
			      "__ripple_set_shape", sizes.length (),
			      sizes.address ());
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (l->r->dims >> d & 1)
      {
	tree args[] = { l->block, build_int_cst (integer_type_node, d) };
	l->lanes[d] = append_api_call (&seq, l->loc, size_type_node,
				       "__ripple_get_size", 2, args);
      }
  gimple_stmt_iterator g
    = gsi_after_labels (single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
}

/* Remove what computes values that are recomputable and not used any more.  */

static void
remove_unused (spmd_code *code)
{
  auto_vec<tree> work;
  for (hash_set<tree>::iterator i = code->recomputable.begin ();
       i != code->recomputable.end (); ++i)
    work.safe_push (*i);
  while (!work.is_empty ())
    {
      tree name = work.pop (), use;
      ssa_op_iter it;
      gimple *def = SSA_NAME_DEF_STMT (name);
      if (SSA_NAME_IN_FREE_LIST (name) || !varying_p (name)
	  || !has_zero_uses (name))
	continue;
      FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
	if (code->recomputable.contains (use))
	  work.safe_push (use);
      gimple_stmt_iterator g = gsi_for_stmt (def);
      unlink_stmt_vdef (def);
      gsi_remove (&g, true);
      release_defs (def);
    }
}

/* Put R in loops.  */

static void
make_loops (spmd_code *code, spmd_region *r)
{
  auto_vec<gimple *> list;
  spmd_loops l;
  l.code = code;
  l.r = r;
  l.loc = stmt_location (r->stmt);
  memset (l.lane, 0, sizeof l.lane);
  isolate (&l);
  statements = &list;
  visit_region (code, r, note_statement);
  for (unsigned i = 0; i < list.length (); i++)
    {
      tree lhs = gimple_code (list[i]) == GIMPLE_PHI ? NULL_TREE
		 : gimple_get_lhs (list[i]);
      if (lhs && TREE_CODE (lhs) == SSA_NAME
	  && known_before_p (code, r, lhs))
	move_before (&l, lhs);
    }
  make_block (&l);
  for (unsigned d = SHAPE_RANK; d-- > 0; )
    if (r->dims >> d & 1)
      make_loop (&l, d);
  for (unsigned i = 0; i < list.length (); i++)
    if (in_region_p (r, list[i]))
      {
	forget_for_debuggers (r, list[i]);
	do_by_lanes (&l, list[i]);
      }
  remove_unused (code);
}

/* True if some value of cfun has several scalable sizes.  */

static bool
any_p (void)
{
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, cfun)
    {
      unsigned sizes = 0;
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	sizes += overlay_shape (name)->dim[d].scalable;
      if (sizes > 1)
	return true;
    }
  return false;
}

bool
loop_over_lanes (void)
{
  spmd_code code;
  bool done = false;
  if (!any_p ())
    return false;
  begin_loops ();
  find_spmd_code (&code);
  for (unsigned i = 0; i < code.regions.length () && !done; i++)
    if (!code.regions[i]->why)
      {
	make_loops (&code, code.regions[i]);
	done = true;
      }
  end_loops ();
  if (done)
    cgraph_edge::rebuild_edges ();
  else
    /* There may be more PHIs.  */
    compute_shapes (false);
  return done;
}

bool
check_scalable_lanes (void)
{
  spmd_code code;
  if (!any_p ())
    return false;
  begin_loops ();
  find_spmd_code (&code);
  for (unsigned i = 0; i < code.regions.length (); i++)
    {
      spmd_region *r = code.regions[i];
      unsigned first = ctz_hwi (r->scalable);
      ripple_report (stmt_location (r->stmt), RMK_SCALABLE_TWO, first,
		     ctz_hwi (r->scalable & ~(1 << first)), r->why);
    }
  end_loops ();
  return true;
}
