/* The form of a nest: its loops, in each other, and the statements that stand
   in them, in front of the steps and behind.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/loops/loops.h"
#include "transform/tiles/nest.h"

/* The first marker of LOOP itself; null if there is none.  */

static gcall *
marker_of (class loop *loop)
{
  gcall *found = NULL;
  basic_block *bbs = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && !found; i++)
    if (bbs[i]->loop_father == loop)
      for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	  {
	    found = as_a<gcall *> (gsi_stmt (g));
	    break;
	  }
  free (bbs);
  return found;
}

/* The only dimension that the lanes of MARKER have; -1 if there are several,
   or if its loop has been done already.  */

static int
dim_of (gcall *marker)
{
  uint64_t extent[SHAPE_RANK];
  unsigned dims[SHAPE_RANK];
  struct shape s;
  if ((tree_to_uhwi (gimple_call_arg (marker, 1))
       & (LANE_DISTRIBUTED | LANE_SCALAR))
      || lane_dims (marker, LANE_DIM0, dims, extent, &s) != 1)
    return -1;
  return dims[0];
}

/* True if LOOP goes from its header to its end, and is left there only.  */

static bool
counted_p (class loop *loop)
{
  edge exit = loop_exit (loop);
  return exit && exit->src == loop->header && loop->latch;
}

/* True if N knows elsewhere what STMT gives, or need not do it.  */

static bool
known_p (tile_nest *n, gimple *stmt)
{
  enum ripple_api api = ripple_api_call (stmt);
  return api == API_LANE || api == API_BROADCAST || buffer_access_p (n, stmt)
	 || (n->turned && (api == API_ID || stmt == n->turn));
}

/* Append the statements of BB, which is straight, to LIST, but for what
   clauses of the steps leave.  False if one of them is none that can be
   computed anew elsewhere.  */

static bool
append_statements (tile_nest *n, basic_block bb, vec<gimple *> *list)
{
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    {
      gimple *s = gsi_stmt (g);
      if (gimple_code (s) == GIMPLE_COND || gimple_code (s) == GIMPLE_LABEL
	  || gimple_code (s) == GIMPLE_PREDICT || gimple_nop_p (s)
	  || (n->step_dims && (ripple_api_call (s) == API_PARTIAL
			       || ripple_api_call (s) == API_COMBINE)))
	continue;
      if (!known_p (n, s)
	  && (!is_gimple_assign (s) || gimple_has_volatile_ops (s)
	      || gimple_clobber_p (s)
	      || !is_gimple_reg_type (TREE_TYPE (gimple_get_lhs (s)))))
	return false;
      list->safe_push (s);
    }
  return true;
}

/* Append the statements of the blocks from FIRST, which stand in LOOP alone,
   up to END to LIST.  False if they are no straight line.  */

static bool
append_line (tile_nest *n, class loop *loop, basic_block first,
	     basic_block end, vec<gimple *> *list)
{
  for (basic_block bb = first; bb != end; bb = single_succ (bb))
    if (bb->loop_father != loop || (bb != first && !single_pred_p (bb))
	|| !single_succ_p (bb) || !append_statements (n, bb, list))
      return false;
  return true;
}

/* True if E, from in front of the steps in INNER, leads to INNER's end and
   nothing is done there.  */

static bool
leads_to_end_p (class loop *inner, edge e)
{
  while (e->dest != inner->header)
    {
      basic_block bb = e->dest;
      if (bb->loop_father != inner || !single_succ_p (bb))
	return false;
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	if (!virtual_operand_p (gimple_phi_result (p.phi ())))
	  return false;
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gimple_vuse (gsi_stmt (g)))
	  return false;
      e = single_succ_edge (bb);
    }
  return true;
}

/* The same as append_line of N's guarded_loop INNER, in front of the steps if
   there are any; what is done may be under conditions.  */

static bool
append_guarded (tile_nest *n, class loop *inner)
{
  basic_block end = inner->inner ? inner->inner->header : inner->header;
  edge next, other;
  for (basic_block bb = loop_entry (inner)->dest; bb != end; bb = next->dest)
    {
      if (bb->loop_father != inner
	  || !append_statements (n, bb, &n->body))
	return false;
      next = EDGE_SUCC (bb, 0);
      /* All lanes meet where nothing is done any more.  */
      if (!single_pred_p (bb)
	  && (!n->guarded || !single_succ_p (bb)
	      || !leads_to_end_p (inner, EDGE_PRED (bb, 0))))
	return false;
      if (single_succ_p (bb))
	continue;
      if (!safe_dyn_cast<gcond *> (last_stmt (bb)))
	return false;
      other = EDGE_SUCC (bb, 1);
      if (!leads_to_end_p (inner, other))
	std::swap (next, other);
      if (!leads_to_end_p (inner, other) || !single_pred_p (next->dest))
	return false;
      n->guarded = next->dest;
    }
  return true;
}

/* The same if what N's INNER loads and stores is bounded on both sides of what
   turns it.  */

static bool
append_bounded (tile_nest *n, class loop *inner)
{
  auto_vec<basic_block> list;
  basic_block behind;
  if (!find_blocks_between (n, &behind, &list)
      || n->before->loop_father != inner
      || !append_line (n, inner, loop_entry (inner)->dest, n->before, &n->body)
      || !append_statements (n, n->before, &n->body))
    return false;
  for (unsigned i = 0; i < list.length (); i++)
    if (!append_statements (n, list[i], &n->body))
      return false;
  return append_line (n, inner, behind, inner->header, &n->body);
}

/* Append BB, in the loop INNER, and the blocks behind it to N's, the last ones
   first.  False if one of them has statements, or edges, that cannot be had
   elsewhere.  */

static bool
append_behind (tile_nest *n, class loop *inner, basic_block bb,
	       hash_set<basic_block> *seen)
{
  edge e;
  edge_iterator ei;
  if (bb == inner->header || seen->add (bb))
    return true;
  gimple *last = last_stmt (bb);
  if (bb->loop_father != inner
      || (!single_succ_p (bb) && !safe_dyn_cast<gcond *> (last)))
    return false;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (e->flags & (EDGE_ABNORMAL | EDGE_EH)
	|| !append_behind (n, inner, e->dest, seen))
      return false;
  n->behind.safe_push (bb);
  return true;
}

/* Find what is done behind the steps.  */

static bool
find_behind (tile_nest *n, class loop *inner)
{
  hash_set<basic_block> seen;
  if (!append_behind (n, inner, behind_steps (n, 0), &seen))
    return false;
  n->behind.reverse ();
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (!append_statements (n, n->behind[i], &n->after))
      return false;
  return true;
}

/* Let LOOP, whose marker is MARKER unless it has none, be N's next loop of
   steps.  */

static bool
add_steps (tile_nest *n, class loop *loop, gcall *marker)
{
  if (n->steps == MAX_STEPS || (marker && !add_step_dimensions (n, marker)))
    return false;
  n->enter[n->steps] = loop_preheader_edge (loop);
  n->again[n->steps] = loop_latch_edge (loop);
  n->leave[n->steps] = loop_exit (loop);
  n->marker[STEP + n->steps] = marker;
  n->loop[STEP + n->steps++] = loop;
  return true;
}

bool
find_loops (tile_nest *n)
{
  gcall *m[2];
  int dim[2];
  class loop *round[2];
  unsigned count = 0;
  bool plain = !n->block && plain_rounds_p (n->outer);
  for (class loop *l = n->outer; l; l = l->inner)
    {
      gcall *marker = marker_of (l);
      if (!counted_p (l) || (l->inner && l->inner->next))
	return false;
      bool inner = n->block || count == 2;
      if (inner ? !marker || reduces_p (l) : !marker && !plain)
	{
	  if (!add_steps (n, l, marker))
	    return false;
	  continue;
	}
      if (count == 2)
	return false;
      dim[count] = marker ? dim_of (marker) : SHAPE_RANK;
      if (dim[count] < 0)
	return false;
      m[count] = marker;
      round[count++] = l;
    }
  if (n->block)
    return count == 0;
  if (count < 2 || (dim[0] == dim[1] && m[0]))
    return false;
  /* The columns are the lanes of the lower dimension, in which memory goes
     up; or those of the inner loop.  */
  unsigned col = dim[0] < dim[1] && m[1] ? 0 : 1;
  for (unsigned l = ROW; l <= COL; l++)
    {
      unsigned k = l == COL ? col : !col;
      n->marker[l] = m[k];
      n->dim[l] = dim[k];
      n->loop[l] = round[k];
      if (n->step_dims & 1u << n->dim[l])
	return false;
    }
  return true;
}

/* Find the statements of LOOP, of N, in front of its inner loop, or all of
   them if it has none.  */

static bool
find_before_in (tile_nest *n, class loop *loop)
{
  basic_block end = loop->inner ? loop->inner->header : loop->header;
  return append_statements (n, loop->header, &n->body)
	 && (loop != guarded_loop (n)
	     ? append_line (n, loop, loop_entry (loop)->dest, end, &n->body)
	     : n->turn && bounded_p (n) ? append_bounded (n, loop)
	     : append_guarded (n, loop));
}

bool
find_before (tile_nest *n)
{
  for (class loop *l = n->outer; l; l = l->inner)
    if (!find_before_in (n, l))
      return false;
  return true;
}

void
find_all (tile_nest *n)
{
  basic_block bb;
  n->body.truncate (0);
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (n->outer, bb))
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
	   gsi_next_nondebug (&g))
	if (is_gimple_assign (gsi_stmt (g)))
	  n->body.safe_push (gsi_stmt (g));
}

/* Find those behind the inner loop.  An annotated loop has none there but for
   what counts, unless all steps are done; a loop of steps stores nothing
   there.  */

static bool
find_after_in (tile_nest *n, class loop *loop)
{
  auto_vec<gimple *> last;
  if (n->steps > 0 && loop->inner == n->loop[STEP] && loop != n->outer)
    return find_behind (n, loop);
  int q = step_number (n, loop->inner);
  basic_block first = q < 0 ? loop_exit (loop->inner)->dest
		      : behind_steps (n, q);
  if (!append_line (n, loop, first, loop->header, &last))
    return false;
  if (step_number (n, loop) < 0)
    return last.length () == 1;
  for (unsigned i = 0; i < last.length (); i++)
    if (gimple_vdef (last[i]))
      return false;
  n->body.safe_splice (last);
  return true;
}

bool
find_after (tile_nest *n)
{
  for (class loop *l = n->outer; l->inner; l = l->inner)
    if (!find_after_in (n, l))
      return false;
  return true;
}
