/* Strip-mining: annotated loops become loops over whole blocks.

   INPUT, as the front end left it (c counts iterations):

       for (c = 0; c < n; c = c + 1)
	 {
	   l = __ripple_lane (BS, flags, c, n, id, d0, …);
	   body
	 }

   OUTPUT, for a block of B lanes:

       full = n - n % B;
       for (c = 0; c < full; c = c + B)
	 { l = __ripple_lane (BS, flags | DISTRIBUTED, c, …); body }
       if (n % B)
	 {
	   l' = __ripple_lane (BS, flags | DISTRIBUTED, c, …);
	   m = __ripple_prefix (l', n, n % B, …);	l' < n
	   if (m) body'
	 }

   What blocks of many vectors leave is a loop over blocks of one, with such a
   remainder.  Where masks are dear, and nothing is loaded that the loop stores
   to, a last block does what is left and iterations before that again; and
   if only the program knows whether longer blocks mean the
   same, a loop over its own stands beside (block-size.cc).

   The second body is not there with NoRemainder, and stays the scalar loop
   with BlockIndependent.  It has several forms, one for each range of n % B,
   where the vectors that are full or empty then are worth it.  Outer loops
   first, so that the remainder of an outer loop holds both forms of an inner
   one: the four kinds of tile.  Where more than three are nested, the inner
   ones run under masks in a remainder (mask_deep_loops), as with
   Tail (predicate): the kinds of tiles would double with every loop.  All of
   them do if the remainders were too long (mask_large_nest).

   OUTPUT with Tail (predicate):

       for (c = 0; c < n; c = c + B)
	 {
	   l = __ripple_lane (BS, flags | DISTRIBUTED, c, …);
	   m = __ripple_prefix (l, n, min (n - c, B), …);	l < n
	   if (m) body
	 }

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/show.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/mined-loop.h"
#include "transform/loops/remainder.h"
#include "transform/masks/masks.h"
#include "transform/masks/region.h"

/* Put the markers of cfun's loops that are not strip-mined yet into MARKERS.
   Blocks come in reverse post-order, so outer loops are met first.  */

static void
find_markers (vec<gcall *> *markers)
{
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE
	    && !(lane_flags (gsi_stmt (g))
		 & (LANE_DISTRIBUTED | LANE_SCALAR)))
	  markers->safe_push (as_a<gcall *> (gsi_stmt (g)));
    }
  free (rpo);
}

/* The counter in its own type: the front end's variable that is set from the
   marker's result.  */

static void
mark_counter (gcall *marker)
{
  hash_set<tree> from;
  tree l = gimple_call_lhs (marker);
  if (!l)
    return;
  from.add (l);
  gimple_stmt_iterator g = gsi_for_stmt (marker);
  for (gsi_next (&g); !gsi_end_p (g); gsi_next (&g))
    {
      gimple *s = gsi_stmt (g);
      if (is_gimple_debug (s))
	continue;
      if (!is_gimple_assign (s) || gimple_vuse (s))
	return;
      tree lhs = gimple_assign_lhs (s);
      bool derived = false;
      for (unsigned i = 1; i < gimple_num_ops (s); i++)
	if (gimple_op (s, i) && from.contains (gimple_op (s, i)))
	  derived = true;
      if (!derived)
	continue;
      from.add (lhs);
      if (temporary_name_p (SSA_NAME_IDENTIFIER (lhs), RIPPLE_COUNTER))
	{
	  unsigned f = VALUE_COUNTER;
	  if (lane_flags (marker) & LANE_BELOW_MAX)
	    f |= VALUE_BELOW_MAX;
	  if (lane_flags (marker) & LANE_ABOVE_MIN)
	    f |= VALUE_ABOVE_MIN;
	  overlay_info (lhs)->flags |= f;
	  return;
	}
    }
}

/* True if one masked loop is better for the loop of MARKER than a loop and its
   masked remainder: where masks cost nothing and the loop does not run several
   vectors at a time.  That is not asked of the optimisation level, since what
   is refused under a mask differs.  */

static bool
prefer_predicate_p (gcall *marker, poly_uint64 block)
{
  class loop *loop = gimple_bb (marker)->loop_father;

  return !lanes_emulate && lanes_scalable_p (block)
	 && vectors_per_block (loop) == 1;
}

/* FLAGS of the loop of MARKER, with the kind of remainder that its clauses
   leave open.  */

static HOST_WIDE_INT
choose_tail (gcall *marker, HOST_WIDE_INT flags, poly_uint64 block)
{
  if (flags & LANE_ANY_TAIL && prefer_predicate_p (marker, block))
    flags |= LANE_PREDICATE;
  if (flags & LANE_MAY_PEEL)
    {
      if (const char *why = why_not_elementwise (marker))
	ripple_report (stmt_location (marker), RMK_LOOP_TAIL, why);
      else
	flags |= LANE_BLOCK_INDEPENDENT;
    }
  return flags & ~LANE_MAY_PEEL;
}

/* If the blocks of MARKER's loop, of shape S, may be longer than its clause
   Safelen wants, which only shows when the program runs, that length; else
   0.  */

static uint64_t
safe_length (gcall *marker, const struct shape *s)
{
  uint64_t length = tree_to_uhwi (gimple_call_arg (marker, LANE_SAFELEN));
  uint64_t most = shape_least_lanes (s)
		  * (MAX_SCALABLE_BYTES / SCALABLE_BYTES);
  return shape_scalable_p (s) && length < most ? length : 0;
}

/* LOOP, whose marker stands at LOC, has not one exit: say why.  Jumps out of
   it have been refused before, and what ends the program has been joined to
   it, so that the other exits lead to what never ends.  */

static void
report_exits (class loop *loop, location_t loc)
{
  unsigned i;
  edge e;
  auto_vec<edge> exits = get_loop_exit_edges (loop);
  FOR_EACH_VEC_ELT (exits, i, e)
    if (e->src != loop->header)
      {
	location_t at = block_location (e->dest);
	ripple_report (at == UNKNOWN_LOCATION ? loc : at, RMK_LOOP_FORM,
		       "what begins here never ends");
	return;
      }
  ripple_report (loc, RMK_LOOP_FORM, "it has several exits");
}

/* Find what counts the iterations of M's loop; false, after a report, if it
   has no loop's form.  */

static bool
find_counter (mined_loop *m)
{
  class loop *loop = m->loop;
  gphi *phi = TREE_CODE (m->c) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (m->c)) : NULL;
  /* Without a latch edge there is no loop.  */
  edge exit = loop_outer (loop) ? counted_exit (loop) : NULL;
  if (!phi || gimple_bb (phi) != loop->header || !exit || !loop->latch
      || exit->src != loop->header)
    {
      if (!phi || gimple_bb (phi) != loop->header || !loop_outer (loop))
	ripple_report (m->loc, RMK_LOOP_FORM, "its body never ends");
      else
	report_exits (loop, m->loc);
      return false;
    }
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  /* See dead-ends.cc.  */
  while (TREE_CODE (next) == SSA_NAME
	 && gimple_code (SSA_NAME_DEF_STMT (next)) == GIMPLE_PHI
	 && gimple_phi_num_args (SSA_NAME_DEF_STMT (next)) > 0
	 && SSA_NAME_DEF_STMT (next) != phi)
    next = gimple_phi_arg_def (SSA_NAME_DEF_STMT (next), 0);
  m->step = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next) : NULL;
  if (!safe_dyn_cast<gcond *> (last_stmt (loop->header))
      || !m->step || !is_gimple_assign (m->step)
      || gimple_assign_rhs_code (m->step) != PLUS_EXPR
      || gimple_assign_rhs1 (m->step) != m->c)
    {
      ripple_report (m->loc, RMK_LOOP_FORM, "its counter is changed");
      return false;
    }
  return true;
}

/* Decide what becomes of the remainder of M's loop; false after a report.  */

static bool
choose_remainder (mined_loop *m)
{
  m->flags = lane_flags (m->marker);
  if (maybe_gt (m->block, 1u))
    m->flags = choose_tail (m->marker, m->flags, m->block);
  m->safelen = safe_length (m->marker, &m->shape);
  if (m->safelen && why_not_elementwise (m->marker))
    {
      refuse_scalable (m->loc, "Safelen for a loop that is not elementwise",
		       &m->shape);
      return false;
    }
  if (m->safelen)
    m->flags |= LANE_BLOCK_INDEPENDENT;
  set_lane_flags (m->marker, m->flags | LANE_DISTRIBUTED);
  return true;
}

static void
report_done (const mined_loop *m)
{
  char text[SHAPE_TEXT];
  const fitted_loop *f = fitted_rest (m->marker);
  ripple_report (m->loc, RMK_LOOP_DONE,
		 shape_print (&m->shape, text, sizeof text),
		 vectors_per_block (m->loop),
		 m->flags & LANE_NO_REMAINDER ? "none"
		 : m->flags & LANE_PREDICATE ? "predicated"
		 : m->flags & LANE_BLOCK_INDEPENDENT || (f && f->one_by_one)
		 ? "scalar" : "masked");
}

/* How many iterations of M's loop are in full blocks, computed before it; in
   *REST, how many are left, and in *ONCE, unless it may have several rounds,
   how many these are.  */

static tree
full_blocks (const mined_loop *m, tree *rest, tree *once)
{
  tree type = TREE_TYPE (m->c), full = m->n;
  tree size = build_int_cst (type, poly_int64 (m->block));
  edge entry = loop_preheader_edge (m->loop);
  gimple_seq seq = NULL;
  *rest = *once = NULL_TREE;
  if (m->flags & LANE_ONE_BLOCK)
    return full;
  if (!(m->flags & LANE_PREDICATE))
    {
      const fitted_loop *f = fitted_rest (m->marker);
      tree left = m->n;
      if (f && f->left)
	left = f->left;
      else if (f && f->headed)
	left = gimple_build (&seq, m->loc, MINUS_EXPR, type, left,
			     PHI_ARG_DEF_FROM_EDGE (as_a<gphi *>
						      (SSA_NAME_DEF_STMT
							 (m->c)), entry));
      *rest = gimple_build (&seq, m->loc, TRUNC_MOD_EXPR, type, left, size);
      full = gimple_build (&seq, m->loc, MINUS_EXPR, type, m->n, *rest);
      if (f && f->once)
	{
	  tree any = gimple_build (&seq, m->loc, GE_EXPR, boolean_type_node,
				   left, size);
	  *once = gimple_convert (&seq, m->loc, type, any);
	}
    }
  if (m->safelen)
    {
      /* All iterations are left to the scalar loop if the blocks are too
	 long.  */
      tree safe = gimple_build (&seq, m->loc, LE_EXPR, boolean_type_node,
				fold_convert (size_type_node, size),
				build_int_cst (size_type_node, m->safelen));
      full = gimple_build (&seq, m->loc, COND_EXPR, type, safe, full,
			   build_zero_cst (type));
    }
  gsi_insert_seq_on_edge_immediate (entry, seq);
  return full;
}

/* Strip-mine the loop of MARKER; false, after a report, if that cannot be
   done.  */

static bool
strip_mine (gcall *marker)
{
  mined_loop m;
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  m.marker = marker;
  m.loop = gimple_bb (marker)->loop_father;
  m.loc = stmt_location (marker);
  m.c = gimple_call_arg (marker, 2);
  m.n = gimple_call_arg (marker, 3);
  if (!lane_dims (marker, LANE_DIM0, dim, extent, &m.shape))
    gcc_unreachable ();
  m.block = lanes_of_shape (&m.shape);
  if (!find_counter (&m))
    return false;
  mark_counter (marker);
  mask_large_nest (m.loop);
  if (!choose_remainder (&m))
    return false;
  if (known_eq (m.block, 1u))
    {
      if (fitted_nest_p (marker))
	ripple_report (m.loc, RMK_LOOP_BY_LANES);
      else if (fitted_single_p (marker))
	ripple_report (m.loc, RMK_LOOP_SINGLE);
      else if (!(m.flags & LANE_ONE_BLOCK))
	ripple_report (m.loc, RMK_LOOP_ONE_LANE);
      if (append_fallback (&m))
	return true;
      ripple_report (m.loc, RMK_LOOP_FORM, "its body cannot be copied");
      return false;
    }
  loop_head head;
  if (tree n = take_head (m.marker, &head))
    {
      bool ok = (append_fallback (&m)
		 && split_head (m.loop, m.marker, m.flags, n, &head));
      if (!ok)
	ripple_report (m.loc, RMK_LOOP_FORM, "its body cannot be copied");
      return ok;
    }
  /* Of a loop and what it leaves the loop is reported.  */
  if (!(m.flags & LANE_ONE_BLOCK)
      && !known_eq (m.block, rest_lanes (m.marker))
      && !fallback_p (m.marker))
    report_done (&m);
  note_interleave_clause (m.marker, m.loc);
  bool ok = append_fallback (&m);
  tree rest, once, full = full_blocks (&m, &rest, &once);
  if (!ok || !append_rest (&m, rest))
    {
      ripple_report (m.loc, RMK_LOOP_FORM, "its body cannot be copied");
      return false;
    }
  if (once)
    set_rounds (m.loop, once);
  else
    set_bound (m.loop, m.c, full);
  note_apart (m.marker, m.loop);
  if (m.flags & LANE_PREDICATE)
    predicate_loop (marker, m.block);
  else if (done_once_p (marker))
    {
      gimple_stmt_iterator g = gsi_for_stmt (m.step);
      gimple_assign_set_rhs_from_tree (&g, full);
      update_stmt (gsi_stmt (g));
    }
  else
    {
      gimple_assign_set_rhs2 (m.step, build_int_cst (TREE_TYPE (m.c),
						     poly_int64 (m.block)));
      update_stmt (m.step);
    }
  return true;
}

void
close_loops (void)
{
  basic_block bb;
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	 gsi_next_nonvirtual_phi (&p))
      {
	tree res = gimple_phi_result (p.phi ());
	tree from = degenerate_phi_result (p.phi ());
	if (from && TREE_CODE (from) == SSA_NAME && varying_p (from)
	    && !varying_p (res))
	  overlay_set_shape (res, overlay_shape (from));
      }
}

/* The same for loops that were made as what strip-mining leaves.  */

static void
mark_mined_counters (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE
	  && lane_flags (gsi_stmt (g)) & LANE_DISTRIBUTED)
	mark_counter (as_a<gcall *> (gsi_stmt (g)));
}

void
strip_mine_loops (void)
{
  auto_vec<gcall *> markers;
  forget_interleave_clauses ();
  mark_mined_counters ();
  find_markers (&markers);
  if (!markers.is_empty ())
    join_all_dead_ends (markers);
  while (!markers.is_empty ())
    {
      begin_loops ();
      close_loops ();
      bool ok = strip_mine (markers[0]);
      end_loops ();
      if (!ok)
	return;
      markers.truncate (0);
      find_markers (&markers);
    }
  /* Copies may run over blocks of other sizes.  */
  overlay_forget_shapes ();
  compute_shapes (false);
}
