/* Nests that add products of rows and columns are done by tiles, where there
   is a matrix unit: which loops and blocks are looked at, in which order, and
   what is said of them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/machine.h"
#include "report/report.h"
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
  make_rooms (n);
  if (n->turned && !n->outer)
    isolate_turned (n);
  auto_vec<tree> args;
  tree decl = make_tile_function (n, &args);
  call_instead (n, decl, args, independent, worthwhile, copies);
  free_dominance_info (CDI_POST_DOMINATORS);
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
      if (n.products)
	{
	  *why = reason;
	  *loc = n.loc;
	}
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

/* The same of the annotated LOOP, or of blocks in it or, if it has a clause,
   round it.  */

static bool
make_annotated (class loop *loop)
{
  auto_vec<class loop *> annotated, blocks;
  location_t loc;
  const char *why;
  if (make_widest (loop, false, &why, &loc))
    return true;
  annotated.safe_push (loop);
  if (!why && reduces_p (loop))
    blocks.safe_push (loop);
  else if (whole_blocks_p (loop))
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
  if (!found && !why && !loop_outer (gimple_bb (store)->loop_father)
      && adds_once_p (store))
    ripple_report (alone.loc, RMK_TILES_NOT, "vectors are quicker");
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
