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

/* Append the statements of BB, which is straight, to LIST.  False if one of
   them is none that can be computed anew elsewhere.  */

static bool
append_statements (tile_nest *n, basic_block bb, vec<gimple *> *list)
{
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    {
      gimple *s = gsi_stmt (g);
      if (gimple_code (s) == GIMPLE_COND || gimple_code (s) == GIMPLE_LABEL
	  || gimple_code (s) == GIMPLE_PREDICT || gimple_nop_p (s))
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

/* Append the statements of the blocks from BB, which stand in LOOP alone, up
   to END to LIST.  False if they are no straight line.  */

static bool
append_line (tile_nest *n, class loop *loop, basic_block bb, basic_block end,
	     vec<gimple *> *list)
{
  for (; bb != end; bb = single_succ (bb))
    if (bb->loop_father != loop || !single_pred_p (bb)
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

/* The same as append_line of the blocks in front of the steps, in the loop
   INNER, which is annotated; they may be conditions.  */

static bool
append_guarded (tile_nest *n, class loop *inner)
{
  basic_block end = inner->inner->header;
  edge next, other;
  for (basic_block bb = loop_entry (inner)->dest; bb != end; bb = next->dest)
    {
      if (bb->loop_father != inner || !single_pred_p (bb)
	  || !append_statements (n, bb, &n->body))
	return false;
      next = EDGE_SUCC (bb, 0);
      if (single_succ_p (bb))
	continue;
      if (!safe_dyn_cast<gcond *> (last_stmt (bb)))
	return false;
      other = EDGE_SUCC (bb, 1);
      if (!dominated_by_p (CDI_DOMINATORS, end, next->dest))
	std::swap (next, other);
      if (!leads_to_end_p (inner, other))
	return false;
      n->guarded = true;
    }
  return true;
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
  if (!append_behind (n, inner, n->leave[0]->dest, &seen))
    return false;
  n->behind.reverse ();
  for (unsigned i = 0; i < n->behind.length (); i++)
    if (!append_statements (n, n->behind[i], &n->after))
      return false;
  return true;
}

bool
find_loops (tile_nest *n)
{
  gcall *m[2];
  int dim[2];
  class loop *annotated[2];
  unsigned count = 0;
  for (class loop *l = n->outer; l; l = l->inner)
    {
      gcall *marker = marker_of (l);
      if (!counted_p (l) || (l->inner && l->inner->next))
	return false;
      if (marker)
	{
	  if (count == 2 || (dim[count] = dim_of (marker)) < 0)
	    return false;
	  m[count] = marker;
	  annotated[count++] = l;
	}
      else if (n->steps == MAX_STEPS)
	return false;
      else
	{
	  n->enter[n->steps] = loop_preheader_edge (l);
	  n->again[n->steps] = loop_latch_edge (l);
	  n->leave[n->steps] = loop_exit (l);
	  n->loop[STEP + n->steps++] = l;
	}
    }
  if (n->block)
    return count == 0;
  if (count < 2 || dim[0] == dim[1])
    return false;
  /* The columns are the lanes of the lower dimension, in which memory goes
     up.  */
  unsigned col = dim[0] < dim[1] ? 0 : 1;
  for (unsigned l = ROW; l <= COL; l++)
    {
      n->marker[l] = m[l == COL ? col : !col];
      n->dim[l] = dim[l == COL ? col : !col];
      n->loop[l] = annotated[l == COL ? col : !col];
    }
  return true;
}

/* True if LOOP is an annotated loop of N, and the steps are all in it.  */

static bool
innermost_annotated_p (const tile_nest *n, class loop *loop)
{
  return step_number (n, loop) < 0 && n->steps > 0
	 && loop->inner == n->loop[STEP] && loop != n->outer;
}

/* Find the statements of LOOP, of N, in front of its inner loop, or all of
   them if it has none.  */

static bool
find_before_in (tile_nest *n, class loop *loop)
{
  basic_block end = loop->inner ? loop->inner->header : loop->header;
  if (innermost_annotated_p (n, loop))
    return append_guarded (n, loop);
  return (step_number (n, loop) < 0
	  || append_statements (n, loop->header, &n->body))
	 && append_line (n, loop, loop_entry (loop)->dest, end, &n->body);
}

bool
find_before (tile_nest *n)
{
  for (class loop *l = n->outer; l; l = l->inner)
    if (!find_before_in (n, l))
      return false;
  return true;
}

/* Find those behind the inner loop.  An annotated loop has none there but for
   what counts, unless all steps are done; a loop of steps stores nothing
   there.  */

static bool
find_after_in (tile_nest *n, class loop *loop)
{
  auto_vec<gimple *> last;
  if (innermost_annotated_p (n, loop))
    return find_behind (n, loop);
  if (!append_line (n, loop, loop_exit (loop->inner)->dest, loop->header,
		    &last))
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
