/* What follows an annotated loop: copies of it for the iterations that fill no
   block.

   INPUT	for (c = 0; c < n; c = c + 1) body
   OUTPUT	the same, and behind it, going on with c, a copy of the loop;
		or bodies under the mask of those iterations, one for each
		range of their number;
		or nothing: the body itself runs under a mask

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/remainder.h"

void
copy_flags (tree from, tree to)
{
  if (from && TREE_CODE (from) == SSA_NAME && !virtual_operand_p (from))
    overlay_info (to)->flags = overlay_info (from)->flags & ~VALUE_VARYING;
}

edge
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

/* Let LOOP be run if COND, which *COND_BB, before both, tests, and else a
   copy; the copy.  COPIES as in append_copy.  */

static class loop *
copy_if_not (class loop *loop, tree cond, basic_block *cond_bb,
	     hash_map<basic_block, basic_block> *copies)
{
  /* The copy is not cold: where trip counts are small it is all that runs. */
  profile_probability yes = profile_probability::always ();
  profile_probability even = profile_probability::even ();
  initialize_original_copy_tables ();
  class loop *copy = loop_version (loop, cond, cond_bb, even, even, yes, yes,
				   true);
  if (copy)
    {
      /* Until now the copy uses the original's names.  */
      update_ssa (TODO_update_ssa);
      basic_block bb, last = NULL;
      auto_vec<basic_block> body;
      FOR_EACH_BB_FN (bb, cfun)
	if (flow_bb_inside_loop_p (loop, bb))
	  body.safe_push (last = bb);
      for (unsigned i = 0; i < body.length (); i++)
	if (basic_block c = get_bb_copy (body[i]))
	  {
	    if (overlay_here_p ())
	      copy_block_flags (body[i], c);
	    if (copies)
	      copies->put (body[i], c);
	    /* The chain of blocks keeps the order of the program: the copy
	       stands behind the loop.  */
	    if (c != last->next_bb)
	      move_block_after (c, last);
	    last = c;
	  }
    }
  free_original_copy_tables ();
  return copy;
}

class loop *
append_alternative (class loop *loop, tree cond)
{
  basic_block cond_bb = NULL;
  return copy_if_not (loop, build2 (NE_EXPR, boolean_type_node, cond,
				    boolean_false_node), &cond_bb, NULL);
}

/* Let BY, from a loop, lead to COPY, which COND_BB decides whether to run
   instead, and no longer does.  */

static void
lead_to_copy (basic_block cond_bb, class loop *copy, edge by)
{
  basic_block entry = loop_preheader_edge (copy)->src;
  edge to_loop = NULL, to_copy = NULL, e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, cond_bb->succs)
    if (e->dest == entry
	|| (single_succ_p (e->dest) && single_succ (e->dest) == entry))
      to_copy = e;
    else
      to_loop = e;
  gimple_stmt_iterator g = gsi_last_bb (cond_bb);
  gsi_remove (&g, true);
  redirect_edge_and_branch (by, to_copy->dest);
  remove_edge (to_copy);
  to_loop->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
  to_loop->flags |= EDGE_FALLTHRU;
  to_loop->probability = profile_probability::always ();
}

class loop *
append_copy (class loop *loop, hash_map<basic_block, basic_block> *copies)
{
  basic_block cond_bb = NULL;
  class loop *copy = copy_if_not (loop, boolean_true_node, &cond_bb, copies);
  if (!copy)
    return NULL;

  /* loop_version made  if (1) LOOP else COPY;  chain them instead.  */
  edge entry = loop_preheader_edge (copy);
  gphi_iterator a = gsi_start_phis (loop->header);
  gphi_iterator b = gsi_start_phis (copy->header);
  for (; !gsi_end_p (a) && !gsi_end_p (b); gsi_next (&a), gsi_next (&b))
    SET_PHI_ARG_DEF (b.phi (), entry->dest_idx, gimple_phi_result (a.phi ()));
  lead_to_copy (cond_bb, copy, counted_exit (loop));
  return copy;
}

class loop *
append_rounds (class loop *loop)
{
  basic_block cond_bb = NULL;
  class loop *copy = copy_if_not (loop, boolean_true_node, &cond_bb, NULL);
  if (!copy)
    return NULL;
  edge entry = loop_preheader_edge (copy), latch = loop_latch_edge (loop);
  gphi_iterator a = gsi_start_phis (loop->header);
  gphi_iterator b = gsi_start_phis (copy->header);
  for (; !gsi_end_p (a) && !gsi_end_p (b); gsi_next (&a), gsi_next (&b))
    SET_PHI_ARG_DEF (b.phi (), entry->dest_idx,
		     PHI_ARG_DEF_FROM_EDGE (a.phi (), latch));
  lead_to_copy (cond_bb, copy, latch);
  return copy;
}

void
begin_anew (class loop *copy)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (copy->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    SET_PHI_ARG_DEF (p.phi (), loop_preheader_edge (copy)->dest_idx,
		     build_zero_cst (size_type_node));
}

/* Let the body of LOOP from MARKER on run under the mask lane < n, of which
   REST lanes are: more than LO and at most HI.  Return the block where that
   ends, and LOOP with it, in which header values are as the body leaves them,
   or as they were in lanes past the end.  */

static basic_block
mask_body (class loop *loop, gcall *marker, tree rest, unsigned lo,
	   unsigned hi)
{
  basic_block header = loop->header, bb = gimple_bb (marker);
  location_t loc = gimple_location (marker);
  basic_block end = split_edge (loop_latch_edge (loop));
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
  overlay_info (mask)->flags |= VALUE_PREFIX | VALUE_NONEMPTY;
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
  return end;
}

/* Make LOOP, a copy that runs at most once, straight code whose body is masked
   so.  */

static void
make_remainder (class loop *loop, gcall *marker, tree rest, unsigned lo,
		unsigned hi)
{
  basic_block header = loop->header;
  edge exit = counted_exit (loop);
  location_t loc = gimple_location (marker);
  edge back = single_succ_edge (mask_body (loop, marker, rest, lo, hi));
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

void
predicate_loop (gcall *marker, poly_uint64 lanes)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  tree c = gimple_call_arg (marker, 2), n = gimple_call_arg (marker, 3);
  tree type = TREE_TYPE (c), size = build_int_cst (type, poly_int64 (lanes));
  location_t loc = stmt_location (marker);
  gimple_stmt_iterator g = gsi_for_stmt (marker);
  gimple_seq seq = NULL;
  tree rest = gimple_build (&seq, loc, MINUS_EXPR, type, n, c);

  rest = gimple_build (&seq, loc, MIN_EXPR, type, rest, size);
  gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
  basic_block end = mask_body (loop, marker, rest, 0, lanes_least (lanes));

  /* The counter is no value of the body.  */
  edge back = single_succ_edge (end);
  gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (c));
  gimple *merged = SSA_NAME_DEF_STMT (PHI_ARG_DEF_FROM_EDGE (phi, back));
  tree next = make_ssa_name (type);
  gassign *step = gimple_build_assign (next, PLUS_EXPR, c, size);
  gimple_set_location (step, loc);
  g = gsi_after_labels (end);
  gsi_insert_before (&g, step, GSI_SAME_STMT);
  SET_PHI_ARG_DEF (phi, back->dest_idx, next);
  g = gsi_for_stmt (merged);
  remove_phi_node (&g, true);
}

void
set_bound (class loop *loop, tree c, tree n)
{
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  edge exit = counted_exit (loop);
  gimple_cond_set_condition (cond, exit->flags & EDGE_TRUE_VALUE
				   ? GE_EXPR : LT_EXPR, c, n);
  update_stmt (cond);
}

void
set_rounds (class loop *loop, tree rounds)
{
  tree type = TREE_TYPE (rounds);
  gcond *cond = as_a<gcond *> (last_stmt (loop->header));
  edge exit = counted_exit (loop);
  gphi *phi = create_phi_node (make_ssa_name (type), loop->header);
  tree left = gimple_phi_result (phi);
  gassign *step = gimple_build_assign (make_ssa_name (type), PLUS_EXPR, left,
				       build_minus_one_cst (type));
  gimple_stmt_iterator last = gsi_last_bb (loop->latch);
  gsi_insert_after (&last, step, GSI_NEW_STMT);
  add_phi_arg (phi, rounds, loop_preheader_edge (loop), UNKNOWN_LOCATION);
  add_phi_arg (phi, gimple_assign_lhs (step), loop_latch_edge (loop),
	       UNKNOWN_LOCATION);
  gimple_cond_set_condition (cond, exit->flags & EDGE_TRUE_VALUE
				   ? EQ_EXPR : NE_EXPR,
			     left, build_zero_cst (type));
  update_stmt (cond);
}

gcall *
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

/* In deeper nests a remainder has no remainders of its own, and there are none
   if the lanes of all of them are more.  */
enum { MAX_TILED_LOOPS = 3, MAX_NEST_LANES = 768 };

/* Let the header NEXT behind LOOP begin with the values that LOOP ends
   with.  */

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
	  /* make_remainder gives it the value of the other exit.  */
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

/* How deep the loops of MARKERS, which are in LOOP, are nested.  */

static unsigned
annotated_depth (class loop *loop, const vec<gcall *> &markers)
{
  hash_set<class loop *> annotated;
  unsigned depth = 0;
  for (unsigned i = 0; i < markers.length (); i++)
    annotated.add (gimple_bb (markers[i])->loop_father);
  for (unsigned i = 0; i < markers.length (); i++)
    {
      unsigned n = 0;
      for (class loop *l = gimple_bb (markers[i])->loop_father; l != loop;
	   l = loop_outer (l))
	n += annotated.contains (l);
      depth = MAX (depth, n);
    }
  return depth;
}

/* Put the markers of LOOP that are not strip-mined into MARKERS: with its own,
   or only those of the loops in it.  */

static void
markers_in (class loop *loop, bool own, vec<gcall *> *markers)
{
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE
	  && (own || gimple_bb (gsi_stmt (g))->loop_father != loop)
	  && !(lane_flags (gsi_stmt (g)) & (LANE_DISTRIBUTED | LANE_SCALAR)))
	markers->safe_push (as_a<gcall *> (gsi_stmt (g)));
  free (body);
}

/* Let the loops of MARKERS run under masks.  */

static void
mask_loops (const vec<gcall *> &markers)
{
  for (unsigned i = 0; i < markers.length (); i++)
    {
      HOST_WIDE_INT flags = lane_flags (markers[i]);
      if (!(flags & LANE_NO_REMAINDER))
	set_lane_flags (markers[i],
			(flags & ~(LANE_BLOCK_INDEPENDENT | LANE_MAY_PEEL))
			| LANE_PREDICATE);
    }
}

void
mask_deep_loops (class loop *copy)
{
  auto_vec<gcall *> markers;
  markers_in (copy, false, &markers);
  if (annotated_depth (copy, markers) >= MAX_TILED_LOOPS)
    mask_loops (markers);
}

void
mask_large_nest (class loop *loop)
{
  auto_vec<gcall *> markers;
  struct shape block = shape_scalar (), s;
  unsigned dim;
  markers_in (loop, true, &markers);
  for (unsigned i = 0; i < markers.length (); i++)
    if (tree lane = gimple_call_lhs (markers[i]))
      if (shape_join (&s, &block, overlay_shape (lane), &dim))
	block = s;
  unsigned depth = annotated_depth (loop_outer (loop), markers);
  if (depth > MAX_TILED_LOOPS
      && (depth + 1) * shape_least_lanes (&block) > MAX_NEST_LANES)
    mask_loops (markers);
}

void
note_apart (gcall *marker, class loop *loop)
{
  HOST_WIDE_INT flags = lane_flags (marker);
  bool tested = !(flags & (LANE_BLOCK_INDEPENDENT | LANE_LENGTH));
  if (!(flags & LANE_APART))
    return;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      if (gimple_store_p (gsi_stmt (g)) || gimple_assign_load_p (gsi_stmt (g)))
	note_lanes_apart (gsi_stmt (g), tested);
  free (body);
}

/* Let the counter of COPY, the loop of MARKER, go on by a block of LANES: it
   stays a multiple of that for what comes behind.  */

static void
count_block (class loop *copy, gcall *marker, unsigned lanes)
{
  tree c = gimple_call_arg (marker, 2);
  gphi *phi = TREE_CODE (c) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (c)) : NULL;
  if (!phi || gimple_bb (phi) != copy->header)
    return;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (copy));
  gimple *step = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next)
		 : NULL;
  if (!step || !is_gimple_assign (step)
      || gimple_assign_rhs_code (step) != PLUS_EXPR
      || gimple_assign_rhs1 (step) != c
      || !integer_onep (gimple_assign_rhs2 (step)))
    return;
  gimple_assign_set_rhs2 (step, build_int_cst (TREE_TYPE (c), lanes));
  update_stmt (step);
}

bool
append_remainder (gcall *marker, tree rest, poly_uint64 lanes)
{
  /* A scalable block has one form only.  */
  unsigned block = lanes_least (lanes);
  class loop *loop = gimple_bb (marker)->loop_father;
  unsigned step = block, forms = 1;
  if (!lanes_scalable_p (lanes) && !fallback_p (marker))
    forms = remainder_forms (loop, block, &step);
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
      mask_deep_loops (copy);
      note_apart (other, copy);
      if (!lanes_scalable_p (lanes))
	count_block (copy, other, block);
      if (next)
	chain (copy, next);
      next = copy->header;
      set_bound (copy, more[k], lanes_scalable_p (lanes)
		 ? build_int_cst (type, poly_int64 (lanes))
		 : build_int_cst (type, step));
      make_remainder (copy, other, rest, k * step,
		      k + 1 < forms ? (k + 1) * step
		      : lanes_scalable_p (lanes) ? block : block - 1);
    }
  return true;
}
