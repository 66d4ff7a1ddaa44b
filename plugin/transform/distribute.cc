/* Annotated loops become loops over whole blocks.

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

   The second body is not there with NoRemainder, and stays the scalar loop
   with BlockIndependent.  It has several forms, one for each range of n % B,
   where the vectors that are full or empty then are worth it.  Outer loops
   first, so that the remainder of an outer loop holds both forms of an inner
   one: the four kinds of tile.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/transform.h"

static HOST_WIDE_INT
lane_flags (gimple *marker)
{
  return tree_to_shwi (gimple_call_arg (marker, 1));
}

static void
set_lane_flags (gimple *marker, HOST_WIDE_INT flags)
{
  gimple_call_set_arg (marker, 1,
		       build_int_cst (integer_type_node, flags));
}

/* In LOOP, the scalar copy of that of MARKER, variables of which lanes have
   copies are those of lane 0 along its dimensions.  */

static void
choose_lane_0 (class loop *loop, gcall *marker)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  struct shape s = shape_scalar ();
  unsigned n = lane_dims (marker, LANE_DIM0, dim, extent, &s);
  basic_block *body = get_loop_body (loop);

  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_FLAT)
	for (unsigned k = 0; k < gimple_call_num_args (gsi_stmt (g)); k += 3)
	  for (unsigned d = 0; d < n; d++)
	    if (dim[d] == tree_to_uhwi (gimple_call_arg (gsi_stmt (g), k)))
	      gimple_call_set_arg (gsi_stmt (g), k + 1, size_one_node);
  free (body);
}

/* Loops of cfun as the functions here want them.  */

static void
begin_loops (void)
{
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
  loop_optimizer_init (LOOPS_NORMAL | LOOPS_HAVE_RECORDED_EXITS);
}

/* Make up for changes since begin_loops.  */

static void
end_loops (void)
{
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  loops_state_set (LOOPS_NEED_FIXUP);
  calculate_dominance_info (CDI_DOMINATORS);
  fix_loop_structure (NULL);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  loop_optimizer_finalize ();
}

/* The first undistributed marker in cfun, or null.  Blocks come in reverse
   post-order, so outer loops are met first.  */

static gcall *
find_marker (void)
{
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  gcall *found = NULL;
  for (int i = 0; i < n && !found; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE
	    && !(lane_flags (gsi_stmt (g))
		 & (LANE_DISTRIBUTED | LANE_SCALAR)))
	  {
	    found = as_a<gcall *> (gsi_stmt (g));
	    break;
	  }
    }
  free (rpo);
  return found;
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

static void
copy_flags (tree from, tree to)
{
  if (from && TREE_CODE (from) == SSA_NAME && !virtual_operand_p (from))
    overlay_info (to)->flags = overlay_info (from)->flags & ~VALUE_SHAPED;
}

/* The edge by which LOOP ends when its iterations are done, if it has no other
   exit than those for exceptions and the like; else null.  */

static edge
counted_exit (class loop *loop)
{
  edge found = NULL;
  auto_vec<edge> exits = get_loop_exit_edges (loop);
  for (unsigned i = 0; i < exits.length (); i++)
    if (!(exits[i]->flags & EDGE_COMPLEX))
      {
	if (found)
	  return NULL;
	found = exits[i];
      }
  return found;
}

/* BB was copied to COPY: names defined there have the flags of theirs.  */

static void
copy_block_flags (basic_block bb, basic_block copy)
{
  gphi_iterator p = gsi_start_phis (bb), q = gsi_start_phis (copy);
  for (; !gsi_end_p (p) && !gsi_end_p (q); gsi_next (&p), gsi_next (&q))
    copy_flags (gimple_phi_result (p.phi ()), gimple_phi_result (q.phi ()));
  gimple_stmt_iterator g = gsi_start_bb (bb), h = gsi_start_bb (copy);
  for (; !gsi_end_p (g) && !gsi_end_p (h); gsi_next (&g), gsi_next (&h))
    {
      tree a = gimple_get_lhs (gsi_stmt (g));
      tree b = gimple_get_lhs (gsi_stmt (h));
      if (a && b && TREE_CODE (b) == SSA_NAME)
	copy_flags (a, b);
    }
}

/* Make a copy of LOOP that runs behind it, on from where it stopped.  */

static class loop *
append_copy (class loop *loop)
{
  basic_block cond_bb = NULL;
  /* The copy is not cold: where trip counts are small it is all that runs. */
  profile_probability yes = profile_probability::always ();
  profile_probability even = profile_probability::even ();
  initialize_original_copy_tables ();
  class loop *copy = loop_version (loop, boolean_true_node, &cond_bb, even,
				   even, yes, yes, true);
  if (copy)
    {
      /* Until now the copy uses the original's names.  */
      update_ssa (TODO_update_ssa);
      basic_block bb, last = EXIT_BLOCK_PTR_FOR_FN (cfun)->prev_bb;
      auto_vec<basic_block> body;
      FOR_EACH_BB_FN (bb, cfun)
	if (flow_bb_inside_loop_p (loop, bb))
	  body.safe_push (bb);
      for (unsigned i = 0; i < body.length (); i++)
	if (basic_block c = get_bb_copy (body[i]))
	  {
	    copy_block_flags (body[i], c);
	    /* The chain of blocks keeps the order of the program.  */
	    if (c != last)
	      move_block_after (c, last);
	    last = c;
	  }
    }
  free_original_copy_tables ();
  if (!copy)
    return NULL;

  /* loop_version made  if (1) LOOP else COPY;  chain them instead.  */
  edge exit = counted_exit (loop), entry = loop_preheader_edge (copy);
  gphi_iterator a = gsi_start_phis (loop->header);
  gphi_iterator b = gsi_start_phis (copy->header);
  for (; !gsi_end_p (a) && !gsi_end_p (b); gsi_next (&a), gsi_next (&b))
    SET_PHI_ARG_DEF (b.phi (), entry->dest_idx, gimple_phi_result (a.phi ()));
  edge to_loop = NULL, to_copy = NULL, e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, cond_bb->succs)
    if (e->dest == entry->src
	|| (single_succ_p (e->dest) && single_succ (e->dest) == entry->src))
      to_copy = e;
    else
      to_loop = e;
  gimple_stmt_iterator g = gsi_last_bb (cond_bb);
  gsi_remove (&g, true);
  redirect_edge_and_branch (exit, to_copy->dest);
  remove_edge (to_copy);
  to_loop->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  to_loop->flags |= EDGE_FALLTHRU;
  to_loop->probability = profile_probability::always ();
  return copy;
}

/* Make LOOP, a copy that runs at most once, straight code whose body from
   MARKER on runs under the mask lane < n, of which REST lanes are: more than
   LO and at most HI.  */

static void
make_remainder (class loop *loop, gcall *marker, tree rest, unsigned lo,
		unsigned hi)
{
  basic_block header = loop->header, bb = gimple_bb (marker);
  edge exit = counted_exit (loop), latch = loop_latch_edge (loop);
  location_t loc = gimple_location (marker);

  /* Where the body ends: header values as the body leaves them, or as they
     were in lanes past the end.  */
  basic_block end = split_edge (latch);
  edge back = single_succ_edge (end);
  gimple_stmt_iterator g = gsi_for_stmt (marker);
  tree mask = make_ssa_name (boolean_type_node);
  gcall *prefix = gimple_build_call (ripple_api_make (API_PREFIX), 5,
				     gimple_call_lhs (marker),
				     gimple_call_arg (marker, 3), rest,
				     size_int (lo), size_int (hi));
  gimple_call_set_lhs (prefix, mask);
  gimple_set_location (prefix, loc);
  gsi_insert_after (&g, prefix, GSI_NEW_STMT);
  overlay_info (mask)->flags |= VALUE_PREFIX;
  edge on = split_block (bb, prefix);
  g = gsi_last_bb (bb);
  gcond *cond = gimple_build_cond (NE_EXPR, mask, boolean_false_node,
				   NULL_TREE, NULL_TREE);
  gimple_set_location (cond, loc);
  gsi_insert_after (&g, cond, GSI_NEW_STMT);
  on->flags &= ~EDGE_FALLTHRU;
  on->flags |= EDGE_TRUE_VALUE;
  on->probability = profile_probability::likely ();
  edge off = make_edge (bb, end, EDGE_FALSE_VALUE);
  off->probability = profile_probability::unlikely ();

  for (gphi_iterator p = gsi_start_phis (header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree before = gimple_phi_result (p.phi ());
      tree after = PHI_ARG_DEF_FROM_EDGE (p.phi (), back);
      tree res = copy_ssa_name (before);
      gphi *phi = create_phi_node (res, end);
      location_t at = virtual_operand_p (res) ? UNKNOWN_LOCATION : loc;
      add_phi_arg (phi, after, EDGE_PRED (end, EDGE_PRED (end, 0) == off),
		   at);
      add_phi_arg (phi, before, off, at);
      if (!virtual_operand_p (res))
	copy_flags (before, res);
      SET_PHI_ARG_DEF (p.phi (), back->dest_idx, res);
    }

  /* END leaves the loop.  */
  auto_vec<tree> args;
  for (gphi_iterator p = gsi_start_phis (exit->dest); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree a = PHI_ARG_DEF_FROM_EDGE (p.phi (), exit);
      if (TREE_CODE (a) == SSA_NAME
	  && gimple_code (SSA_NAME_DEF_STMT (a)) == GIMPLE_PHI
	  && gimple_bb (SSA_NAME_DEF_STMT (a)) == header)
	a = PHI_ARG_DEF_FROM_EDGE (as_a<gphi *> (SSA_NAME_DEF_STMT (a)), back);
      args.safe_push (a);
    }
  edge leave = redirect_edge_and_branch (back, exit->dest);
  unsigned i = 0;
  for (gphi_iterator p = gsi_start_phis (exit->dest); !gsi_end_p (p);
       gsi_next (&p))
    {
      bool memory_p = virtual_operand_p (gimple_phi_result (p.phi ()));
      add_phi_arg (p.phi (), args[i++], leave,
		   memory_p ? UNKNOWN_LOCATION : loc);
    }
}

/* Let LOOP run while C < N, unsigned.  */

static void
set_bound (class loop *loop, tree c, tree n)
{
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  edge exit = counted_exit (loop);
  gimple_cond_set_condition (cond, exit->flags & EDGE_TRUE_VALUE
				   ? GE_EXPR : LT_EXPR, c, n);
  update_stmt (cond);
}

/* The marker in COPY, a copy of the loop of MARKER.  */

static gcall *
copied_marker (class loop *copy, gcall *marker)
{
  gcall *found = NULL;
  basic_block *body = get_loop_body (copy);
  for (unsigned i = 0; i < copy->num_nodes && !found; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE
	  && tree_int_cst_equal (gimple_call_arg (gsi_stmt (g), 4),
				 gimple_call_arg (marker, 4)))
	{
	  tree c = gimple_call_arg (gsi_stmt (g), 2);
	  if (gimple_bb (SSA_NAME_DEF_STMT (c)) == copy->header)
	    {
	      found = as_a<gcall *> (gsi_stmt (g));
	      break;
	    }
	}
  free (body);
  return found;
}

/* Where masks are bits a masked vector costs little more than a full one, and
   only empty vectors with many accesses are worth a form of their own.  */
enum
{
  MAX_FORMS = 4, MAX_FORMS_BITS = 2, MIN_ACCESSES_BITS = 6,
  MAX_STATEMENTS = 1600		/* In all forms, counted once a vector.  */
};

/* What NEXT, the header behind LOOP, starts with is what LOOP ends with.  */

static void
chain (class loop *loop, basic_block next)
{
  edge exit = counted_exit (loop);
  gphi_iterator a = gsi_start_nonvirtual_phis (loop->header);
  gphi_iterator b = gsi_start_nonvirtual_phis (next);
  for (; !gsi_end_p (a) && !gsi_end_p (b);
       gsi_next_nonvirtual_phi (&a), gsi_next_nonvirtual_phi (&b))
    {
      tree last = gimple_phi_result (a.phi ());
      if (exit->dest != next)
	{
	  /* make_remainder gives it the value of the other way out.  */
	  gphi *phi = create_phi_node (copy_ssa_name (last), exit->dest);
	  add_phi_arg (phi, last, exit, UNKNOWN_LOCATION);
	  copy_flags (last, gimple_phi_result (phi));
	  last = gimple_phi_result (phi);
	}
      SET_PHI_ARG_DEF (b.phi (), 0, last);
    }
}

/* How many forms the remainder of LOOP is to have, and in *STEP how many more
   lanes than the one before each can have.  */

static unsigned
remainder_forms (class loop *loop, unsigned block, unsigned *step)
{
  unsigned statements = 0, accesses = 0, es = 1, markers = 0;
  *step = block;
  if (!optimize || optimize_function_for_size_p (cfun) || lanes_emulate)
    return 1;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	 !gsi_end_p (g); gsi_next_nondebug (&g))
      {
	gimple *s = gsi_stmt (g);
	tree lhs = gimple_get_lhs (s);
	statements++;
	markers += ripple_api_call (s) == API_LANE;
	if (gimple_vuse (s) && is_gimple_assign (s)
	    && lanes_element_type (TREE_TYPE (lhs)))
	  {
	    accesses++;
	    es = MAX (es, tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (lhs))));
	  }
      }
  free (body);
  unsigned width = lanes_width (es, block);
  unsigned parts = (block + width - 1) / width;
  unsigned most = !lanes_mask_bits_p (es, block) ? MAX_FORMS
		  : accesses >= MIN_ACCESSES_BITS ? MAX_FORMS_BITS : 1;
  unsigned forms = MIN (MIN (parts, most),
			MAX_STATEMENTS / (statements * parts + 1));
  if (markers > 1 || forms < 2)
    return 1;
  *step = (parts + forms - 1) / forms * width;
  return (block + *step - 1) / *step;
}

/* Append to MARKER's loop the masked remainder for REST < BLOCK iterations.
   False if that is impossible.  */

static bool
append_remainder (gcall *marker, tree rest, unsigned block)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  unsigned step, forms = remainder_forms (loop, block, &step);
  location_t loc = stmt_location (marker);
  tree type = TREE_TYPE (rest), more[MAX_FORMS];
  gimple_seq seq = NULL;
  /* LO < REST <= HI as one comparison.  */
  for (unsigned k = 0; k < forms; k++)
    more[k] = gimple_build (&seq, loc, MINUS_EXPR, type, rest,
			    build_int_cst (type, k * step + 1));
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (loop), seq);

  /* The last form first: a copy goes before those that are there.  */
  basic_block next = NULL;
  for (unsigned k = forms; k-- > 0;)
    {
      if (next)
	{
	  end_loops ();
	  begin_loops ();
	  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
	  loop = gimple_bb (marker)->loop_father;
	}
      class loop *copy = append_copy (loop);
      gcall *other = copy ? copied_marker (copy, marker) : NULL;
      if (!other)
	return false;
      if (next)
	chain (copy, next);
      next = copy->header;
      set_bound (copy, more[k], build_int_cst (type, step));
      make_remainder (copy, other, rest, k * step,
		      k + 1 < forms ? (k + 1) * step : block);
    }
  return true;
}

/* FLAGS of the loop of MARKER, with what the option tail asks for.  */

static HOST_WIDE_INT
choose_tail (gcall *marker, HOST_WIDE_INT flags)
{
  if (flags & LANE_MAY_PEEL)
    {
      if (const char *why = why_not_elementwise (marker))
	ripple_report (stmt_location (marker), RMK_LOOP_TAIL, why);
      else
	flags |= LANE_BLOCK_INDEPENDENT;
    }
  return flags & ~LANE_MAY_PEEL;
}

/* The most vectors that a value has which LOOP loads or stores.  */

static unsigned
vectors_per_block (class loop *loop)
{
  basic_block *bbs = get_loop_body (loop);
  unsigned most = 1;
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *stmt = gsi_stmt (g);
	if (!gimple_store_p (stmt) && !gimple_assign_load_p (stmt))
	  continue;
	tree ref = gimple_store_p (stmt) ? gimple_get_lhs (stmt)
		   : gimple_assign_rhs1 (stmt);
	tree elt = lanes_element_type (TREE_TYPE (ref));
	struct shape s = overlay_address_shape (ref);
	unsigned n = shape_lanes (&s);
	if (elt && n > 1)
	  {
	    unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt));
	    most = MAX (most, CEIL (n, lanes_width (es, n)));
	  }
      }
  free (bbs);
  return most;
}

/* Distribute the loop of MARKER; false if it has no loop's form.  */

static bool
distribute (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  location_t loc = stmt_location (marker);
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK], block = 1;
  struct shape s;
  unsigned ndims = lane_dims (marker, LANE_DIM0, dim, extent, &s);
  HOST_WIDE_INT flags = lane_flags (marker);
  for (unsigned i = 0; i < ndims; i++)
    block *= extent[i];

  tree c = gimple_call_arg (marker, 2), n = gimple_call_arg (marker, 3);
  gphi *phi = TREE_CODE (c) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (c)) : NULL;
  edge exit = counted_exit (loop);
  if (!phi || gimple_bb (phi) != loop->header || !exit || !loop->latch
      || exit->src != loop->header)
    {
      ripple_report (loc, RMK_LOOP_FORM,
		     !phi || gimple_bb (phi) != loop->header
		     ? "its body never ends" : "it has several exits");
      return false;
    }
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (loop->header));
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  /* See join_dead_ends.  */
  while (TREE_CODE (next) == SSA_NAME
	 && gimple_code (SSA_NAME_DEF_STMT (next)) == GIMPLE_PHI
	 && gimple_phi_num_args (SSA_NAME_DEF_STMT (next)) > 0
	 && SSA_NAME_DEF_STMT (next) != phi)
    next = gimple_phi_arg_def (SSA_NAME_DEF_STMT (next), 0);
  gimple *step = NULL;
  if (TREE_CODE (next) == SSA_NAME)
    step = SSA_NAME_DEF_STMT (next);
  if (!cond || !step || !is_gimple_assign (step)
      || gimple_assign_rhs_code (step) != PLUS_EXPR
      || gimple_assign_rhs1 (step) != c)
    {
      ripple_report (loc, RMK_LOOP_FORM, "its counter is changed");
      return false;
    }
  mark_counter (marker);
  if (block > 1)
    flags = choose_tail (marker, flags);
  set_lane_flags (marker, flags | LANE_DISTRIBUTED);

  if (block == 1)
    {
      ripple_report (loc, RMK_LOOP_ONE_LANE);
      return true;
    }
  char text[SHAPE_TEXT];
  ripple_report (loc, RMK_LOOP_DONE, shape_print (&s, text, sizeof text),
		 vectors_per_block (loop),
		 flags & LANE_NO_REMAINDER ? "none"
		 : flags & LANE_BLOCK_INDEPENDENT ? "scalar" : "masked");

  tree type = TREE_TYPE (c);
  edge entry = loop_preheader_edge (loop);
  gimple_seq seq = NULL;
  tree size = build_int_cst (type, block);
  tree rest = gimple_build (&seq, loc, TRUNC_MOD_EXPR, type, n, size);
  tree full = gimple_build (&seq, loc, MINUS_EXPR, type, n, rest);
  gsi_insert_seq_on_edge_immediate (entry, seq);

  bool ok = true;
  if (flags & LANE_BLOCK_INDEPENDENT && !(flags & LANE_NO_REMAINDER))
    {
      class loop *copy = append_copy (loop);
      gcall *other = copy ? copied_marker (copy, marker) : NULL;
      ok = other != NULL;
      if (ok)
	{
	  set_bound (copy, gimple_call_arg (other, 2), n);
	  set_lane_flags (other, flags | LANE_SCALAR);
	  reduce_before_tail (loop, copy);
	  choose_lane_0 (copy, marker);
	}
    }
  else if (!(flags & LANE_NO_REMAINDER))
    {
      ok = append_remainder (marker, rest, block);
      loop = gimple_bb (marker)->loop_father;
    }
  if (!ok)
    {
      ripple_report (loc, RMK_LOOP_FORM, "its body cannot be copied");
      return false;
    }
  set_bound (loop, c, full);
  gimple_assign_set_rhs2 (step, size);
  update_stmt (step);
  return true;
}

/* Where the body of MARKER's loop ends the program (a failed assertion), let
   control go on to the next iteration instead, so that these blocks belong to
   the loop.  The edges behind calls that do not return go away at the end.
   What an exception leads to is behind the loop.
   True if there are any.  */

static bool
join_dead_ends (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  auto_vec<basic_block> ends;
  basic_block bb;
  if (!loop_outer (loop) || !loop->latch)
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    {
      edge e;
      edge_iterator ei;
      bool goes_on = false;
      FOR_EACH_EDGE (e, ei, bb->succs)
	goes_on |= !(e->flags & EDGE_EH);
      if (gimple *last = last_stmt (bb))
	goes_on |= gimple_code (last) == GIMPLE_RESX;
      if (!goes_on && !flow_bb_inside_loop_p (loop, bb)
	  && dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (marker)))
	ends.safe_push (bb);
    }
  if (ends.is_empty ())
    return false;
  basic_block latch = split_edge (loop_latch_edge (loop));
  edge from = single_pred_edge (latch), back = single_succ_edge (latch);
  for (unsigned i = 0; i < ends.length (); i++)
    make_edge (ends[i], latch, EDGE_FALLTHRU)->probability
      = profile_probability::always ();
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    {
      tree old = gimple_phi_result (p.phi ()), res = copy_ssa_name (old);
      gphi *phi = create_phi_node (res, latch);
      add_phi_arg (phi, PHI_ARG_DEF_FROM_EDGE (p.phi (), back), from,
		   UNKNOWN_LOCATION);
      for (unsigned i = 0; i < ends.length (); i++)
	add_phi_arg (phi, old, find_edge (ends[i], latch), UNKNOWN_LOCATION);
      SET_PHI_ARG_DEF (p.phi (), back->dest_idx, res);
      if (!virtual_operand_p (res))
	{
	  copy_flags (old, res);
	  overlay_set_shape (res, overlay_shape (old));
	}
    }
  return true;
}

void
distribute_loops (void)
{
  for (;;)
    {
      gcall *marker = find_marker ();
      if (!marker)
	return;
      begin_loops ();
      if (join_dead_ends (marker))
	{
	  loop_optimizer_finalize ();
	  begin_loops ();
	}
      rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
      bool ok = distribute (marker);
      end_loops ();
      if (!ok)
	return;
    }
}
