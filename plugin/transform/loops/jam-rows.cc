/* Rounds of a loop round annotated loops are done several at a time, where
   they load, or store, the same.

   INPUT	for (i < m)
		  for (j, annotated)
		    y[j] += x[i] * a[i][j];

   OUTPUT	for (i < m - 3; i += 4)
		  for (j, annotated)
		    {
		      y[j] += x[i] * a[i][j];
		      y[j] += x[i + 1] * a[i + 1][j];
		      ...
		    }
		for (; i < m; i++)
		  as before

   so that what is updated is loaded and stored once for four rounds, and

   INPUT	for (i < n)
		  for (k < m)
		    for (j, annotated)
		      c[i][j] += a[i][k] * b[k][j];

   OUTPUT	for (i < n - 3; i += 4)
		  for (k < m)
		    for (j, annotated)
		      {
			c[i][j] += a[i][k] * b[k][j];
			c[i + 1][j] += a[i + 1][k] * b[k][j];
			...
		      }

   so that what all rows use is; also if the loop over K is inside that over J,
   with a sum for each row.  For each element the order of operations is
   that of the program.  The annotated loops must be elementwise; which places
   they may store to: independent-rounds.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/depend.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/jam-rows.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "tree-chrec.h"
#include "tree-ssa-loop.h"
#include "tree-scalar-evolution.h"

namespace {

enum
{
  ROWS = 4,			/* At a time,  */
  LINE_BYTES = 64,		/* or so many bytes of columns in short
				   loops, of up to  */
  FEW_STATEMENTS = 24,
  MOST_STATEMENTS = 48,		/* Of the annotated loops in a row,  */
  MOST_AROUND = 64		/* and round them.  */
};

/* True if all that S does is to compute, or to load and store plainly.  */

bool
plain_statement_p (gimple *s)
{
  if (is_gimple_debug (s) || gimple_code (s) == GIMPLE_LABEL
      || gimple_code (s) == GIMPLE_PREDICT || gimple_nop_p (s)
      || ripple_api_call (s) == API_SET_SHAPE)
    return true;
  if (gimple_has_volatile_ops (s) || stmt_could_throw_p (cfun, s)
      || !is_gimple_assign (s) || gimple_clobber_p (s))
    return false;
  return !gimple_vuse (s)
	 || (gimple_assign_single_p (s)
	     && is_gimple_reg_type (TREE_TYPE (gimple_assign_lhs (s))));
}

/* True if BB, of R's loop, only goes on, or asks once whether a loop does.  */

bool
plain_block_p (const row_nest *r, basic_block bb)
{
  class loop *loop = bb->loop_father;
  if (bb != loop->header)
    return single_succ_p (bb);
  edge exit = counted_exit (loop);
  gcond *cond = safe_dyn_cast<gcond *> (last_stmt (bb));
  if (!exit || exit->src != bb || !cond || varying_p (gimple_cond_lhs (cond))
      || varying_p (gimple_cond_rhs (cond)))
    return false;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (loop == r->loop && gimple_vuse (gsi_stmt (g)))
      return false;
  return true;
}

bool
elementwise_marker_p (gcall *marker)
{
  return !(lane_flags (marker) & LANE_LENGTH) && !why_not_elementwise (marker);
}

/* True if R's loop has nothing in it but its counters, what is computed from
   them, and loops of that kind, of which the innermost ones are annotated.  */

bool
plain_nest_p (row_nest *r)
{
  /* So many rows may have been put together there.  */
  unsigned around = 0, rows = r->depth > 1 ? 1 : +ROWS;
  basic_block *bbs = get_loop_body_in_dom_order (r->loop);
  for (unsigned i = 0; i < r->loop->num_nodes; i++)
    r->blocks.safe_push (bbs[i]);
  free (bbs);
  for (unsigned i = 0; i < r->blocks.length (); i++)
    {
      basic_block bb = r->blocks[i];
      if (!plain_block_p (r, bb))
	return false;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (ripple_api_call (s) == API_LANE)
	    r->markers.safe_push (as_a<gcall *> (s));
	  else if (gimple_code (s) == GIMPLE_COND)
	    continue;
	  else if (!plain_statement_p (s)
		   || (bb->loop_father->inner
		       ? around++ >= rows * MOST_AROUND
		       : r->in_bodies++ >= rows * MOST_STATEMENTS))
	    return false;
	}
    }
  for (unsigned i = 0; i < r->markers.length (); i++)
    if (!elementwise_marker_p (r->markers[i]))
      return false;
  return !r->markers.is_empty ();
}

/* True if LINE_BYTES times STEP is of its type, if that is a number.  */

bool
small_step_p (tree step)
{
  wi::overflow_type overflow = wi::OVF_NONE;
  if (TREE_CODE (step) == INTEGER_CST)
    wi::mul (wi::to_wide (step), +LINE_BYTES, TYPE_SIGN (TREE_TYPE (step)),
	     &overflow);
  return !overflow || !TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (step));
}

/* True if the counters of R's loop are known.  */

bool
find_counters (row_nest *r)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (r->loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      affine_iv iv;
      tree x = gimple_phi_result (p.phi ());
      if (!simple_iv (r->loop, r->loop, x, &iv, true)
	  || chrec_contains_undetermined (iv.step)
	  || tree_contains_chrecs (iv.step, NULL) || !small_step_p (iv.step)
	  || (INTEGRAL_TYPE_P (TREE_TYPE (x)) && !iv.no_overflow
	      && TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (x))))
	return false;
      r->counters.safe_push (p.phi ());
      r->steps.safe_push (iv.step);
    }
  return !r->counters.is_empty ();
}

/* True if S uses what is another value in the next round of R.  */

bool
of_round_p (row_nest *r, gimple *s)
{
  use_operand_p use;
  ssa_op_iter it;
  /* Also those in what it takes the address of.  */
  FOR_EACH_SSA_USE_OPERAND (use, s, it, SSA_OP_USE)
    if (r->names.contains (USE_FROM_PTR (use)))
      return true;
  return false;
}

/* True if an argument of PHI is another value in the next round of R.  */

bool
phi_of_round_p (row_nest *r, gphi *phi)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    if (r->names.contains (gimple_phi_arg_def (phi, i)))
      return true;
  return false;
}

/* Find what is to be done in each round of R, as far as that follows from what
   is known to be; *CHANGED if there is more.  False if that is more than
   statements.  */

bool
find_more_statements (row_nest *r, bool *changed)
{
  for (unsigned i = 0; i < r->blocks.length (); i++)
    for (gimple_stmt_iterator g = gsi_start_bb (r->blocks[i]);
	 !gsi_end_p (g); gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	if (is_gimple_debug (s)
	    || !(of_round_p (r, s) || gimple_store_p (s)
		 || r->updates.contains (s)))
	  continue;
	if (is_gimple_assign (s))
	  {
	    *changed |= !r->statements.add (s);
	    if (TREE_CODE (gimple_assign_lhs (s)) == SSA_NAME)
	      r->names.add (gimple_assign_lhs (s));
	  }
	else if (r->blocks[i] != r->loop->header)
	  return false;
      }
  for (unsigned i = 0; i < r->blocks.length (); i++)
    for (gphi_iterator p = gsi_start_nonvirtual_phis (r->blocks[i]);
	 !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
      if (r->blocks[i] != r->loop->header && phi_of_round_p (r, p.phi ())
	  && !r->phis.contains (p.phi ()))
	{
	  r->phis.safe_push (p.phi ());
	  r->names.add (gimple_phi_result (p.phi ()));
	  *changed = true;
	}
  return true;
}

/* Find what is to be done in each round of R.  False if that is more than
   statements, and what loops in it carry from one iteration to the next.  */

bool
find_statements (row_nest *r)
{
  bool changed = true;
  r->statements.empty ();
  r->phis.truncate (0);
  r->names.empty ();
  for (unsigned i = 0; i < r->counters.length (); i++)
    r->names.add (gimple_phi_result (r->counters[i]));
  while (changed)
    {
      changed = false;
      if (!find_more_statements (r, &changed))
	return false;
    }
  return true;
}

/* True if each store of R is to where it loads from.  */

bool
only_updates_p (row_nest *r)
{
  for (hash_set<gimple *>::iterator s = r->statements.begin ();
       s != r->statements.end (); ++s)
    if (gimple_store_p (*s))
      {
	bool updated = false;
	for (hash_set<gimple *>::iterator l = r->updates.begin ();
	     l != r->updates.end (); ++l)
	  updated |= same_place_p (gimple_assign_rhs1 (*l),
				   gimple_assign_lhs (*s));
	if (!updated)
	  return false;
      }
  return true;
}

/* True if lanes of R load in a loop in its loop what all rounds do.  */

bool
rows_share_loads_p (row_nest *r)
{
  for (unsigned i = 0; i < r->markers.length (); i++)
    {
      basic_block bb = gimple_bb (r->markers[i]);
      if (loop_outer (bb->loop_father) != r->loop)
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (gimple_assign_load_p (gsi_stmt (g))
	      && varying_p (gimple_assign_lhs (gsi_stmt (g)))
	      && !r->statements.contains (gsi_stmt (g)))
	    return true;
    }
  return false;
}

/* True if lanes of R load, in a loop in an annotated one, what all rounds
   do.  */

bool
sums_share_loads_p (row_nest *r)
{
  for (unsigned i = 0; i < r->blocks.length (); i++)
    {
      bool inside = false;
      for (unsigned k = 0; k < r->markers.length (); k++)
	inside |= flow_loop_nested_p (gimple_bb (r->markers[k])->loop_father,
				      r->blocks[i]->loop_father);
      if (!inside)
	continue;
      for (gimple_stmt_iterator g = gsi_start_bb (r->blocks[i]);
	   !gsi_end_p (g); gsi_next (&g))
	if (gimple_assign_load_p (gsi_stmt (g))
	    && varying_p (gimple_assign_lhs (gsi_stmt (g)))
	    && !r->statements.contains (gsi_stmt (g)))
	  return true;
    }
  return false;
}

/* How many rounds of R are best done at once; if ALONG is not 0, lanes load
   what is so many bytes long, next to each other in all of them.  0 if they
   are best done one by one.  */

unsigned
rows_together (row_nest *r, unsigned along)
{
  bool body = loop_outer (gimple_bb (r->markers[0])->loop_father) == r->loop
	      && r->markers.length () == 1;
  if (r->kind == ROUNDS_UPDATE)
    return body && only_updates_p (r) ? +ROWS : 0;
  if (r->depth > 1)
    return rows_share_loads_p (r) ? +ROWS : 0;
  if (sums_share_loads_p (r))
    return ROWS;
  if (!body || !IN_RANGE (along, 4, 8))
    return 0;
  return r->in_bodies <= FEW_STATEMENTS ? LINE_BYTES / along : +ROWS;
}

/* Let R's loop do several rounds at a time, if it may and that is better.  */

bool
jam_rows (row_nest *r)
{
  gimple_seq seq = NULL;
  tree safe = NULL_TREE;
  unsigned along;
  if (!plain_nest_p (r) || !find_counters (r))
    return false;
  tree n = number_of_latch_executions (r->loop);
  if (!n || chrec_contains_undetermined (n) || TREE_CODE (n) == COND_EXPR
      || !INTEGRAL_TYPE_P (TREE_TYPE (n))
      || (tree_fits_uhwi_p (n) && tree_to_uhwi (n) < ROWS))
    return false;
  r->kind = places_of_rounds (r->loop, r->markers, &r->updates, &along, &seq,
			      &safe);
  if (r->kind == ROUNDS_DEPEND || !find_statements (r)
      || !(r->rows = rows_together (r, along)))
    {
      gimple_seq_discard (seq);
      return false;
    }
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  return find_statements (r) && jam_copies (r, n, safe, seq);
}

/* The loop DEPTH loops outside that of MARKER; null if that, or one between
   them, is annotated or none.  */

class loop *
loop_around (gcall *marker, unsigned depth, const vec<gcall *> &markers)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  for (; depth > 0; depth--)
    {
      loop = loop_outer (loop);
      if (!loop || !loop_outer (loop))
	return NULL;
      for (unsigned i = 0; i < markers.length (); i++)
	if (gimple_bb (markers[i])->loop_father == loop)
	  return NULL;
    }
  return loop;
}

/* The same as jam_rows for the loop DEPTH loops outside that of MARKER.  */

bool
jam_around (gcall *marker, unsigned depth, const vec<gcall *> &markers,
	    hash_set<basic_block> *seen)
{
  begin_loops ();
  scev_initialize ();
  row_nest r;
  r.loop = loop_around (marker, depth, markers);
  r.depth = depth;
  r.in_bodies = 0;
  bool done = r.loop && !seen->add (r.loop->header) && jam_rows (&r);
  scev_finalize ();
  if (!done)
    {
      loop_optimizer_finalize ();
      return false;
    }
  end_loops ();
  overlay_forget_shapes ();
  compute_shapes (false);
  return true;
}

} // anonymous namespace

bool
jam_updated_rows (void)
{
  enum { DEEPEST = 2 };
  bool changed = false;
  if (!optimize || optimize_function_for_size_p (cfun))
    return false;
  /* From outside, where what loops access is compared once.  */
  for (unsigned depth = DEEPEST; depth > 0; depth--)
    {
      auto_vec<gcall *> markers;
      hash_set<basic_block> seen;
      find_lane_markers (&markers);
      for (unsigned i = 0; i < markers.length (); i++)
	changed |= jam_around (markers[i], depth, markers, &seen);
    }
  return changed;
}
