/* Loops in annotated ones that take longer by vectors than lane by lane.

   INPUT	for (i < n)			annotated
		  {
		    sum = 0;
		    for (k = start[i]; k < start[i + 1]; k++)
		      sum += v[k] * x[column[k]];
		    y[i] = sum;
		  }

   OUTPUT	for (i < n)
		  {
		    from[lane] = start[i], to[lane] = start[i + 1];
		    for (l = 0; l < lanes that are on; l++)
		      {
			sum = 0;
			for (k = from[l]; k < to[l]; k++)
			  sum += v[k] * x[column[k]];
			sums[l] = sum;
		      }
		    y[i] = sums[lane];
		  }

   A loop that stores nothing and calls nothing does the same for a lane
   whenever it is its turn, so that this needs no proof that iterations of the
   annotated loop do not depend on each other, unlike blocks of one lane
   (block-size.cc).  What the lanes of the block hold is written to arrays
   before the loop, and what comes of it is read behind; but what is computed
   from the number of the lane alone is computed anew.  Where only some lanes
   come to the loop, one more array says which.

   Called before strip-mining, so that remainders have such loops, too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "calls.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "analysis/shapes.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/block-size.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "transform/loops/serial-loop.h"
#include "tree-scalar-evolution.h"

namespace {

enum
{
  MOST_VALUES = 12,		/* In arrays,  */
  MOST_LANES = 256,		/* of so many elements.  */
  MOST_TAILS = 8		/* Blocks behind exits.  */
};

/* True if an array may have elements of TYPE.  */

bool
storable_p (tree type)
{
  return POINTER_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type)
	 || TREE_CODE (type) == BOOLEAN_TYPE
	 || (INTEGRAL_TYPE_P (type) && type_has_mode_precision_p (type));
}

bool
inside_p (serial_loop *s, gimple *stmt)
{
  return gimple_bb (stmt) && s->inside.contains (gimple_bb (stmt));
}

/* True if STMT does for a lane the same whenever it is done.  */

bool
timeless_p (gimple *stmt)
{
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (copied_p (gimple_op (stmt, i)))
      return false;
  if (gimple_vdef (stmt) || gimple_has_volatile_ops (stmt)
      || gimple_code (stmt) == GIMPLE_ASM || stmt_could_throw_p (cfun, stmt))
    return false;
  gcall *call = dyn_cast<gcall *> (stmt);
  return !call || (ripple_api_call (call) == API_NONE
		   && gimple_call_flags (call) & (ECF_CONST | ECF_PURE)
		   && !(gimple_call_flags (call) & ECF_LOOPING_CONST_OR_PURE));
}

/* Find the blocks of S, and where they lead to.  False if they are left or
   entered by other paths, or if there are loops behind the exits.  */

bool
find_blocks (serial_loop *s)
{
  edge e;
  edge_iterator ei;
  basic_block *body = get_loop_body (s->loop);
  for (unsigned i = 0; i < s->loop->num_nodes; i++)
    {
      s->blocks.safe_push (body[i]);
      s->inside.add (body[i]);
    }
  free (body);
  s->join = s->loop->header;
  while (s->join && flow_bb_inside_loop_p (s->loop, s->join))
    s->join = ipdom (s->join);
  if (!s->join || s->join == EXIT_BLOCK_PTR_FOR_FN (cfun))
    return false;
  for (unsigned i = 0; i < s->blocks.length (); i++)
    FOR_EACH_EDGE (e, ei, s->blocks[i]->succs)
      {
	if (e->flags & (EDGE_COMPLEX | EDGE_EH))
	  return false;
	if (e->dest == s->join || s->inside.add (e->dest))
	  continue;
	if (e->dest->loop_father != loop_outer (s->loop)
	    || s->blocks.length () > s->loop->num_nodes + MOST_TAILS)
	  return false;
	s->blocks.safe_push (e->dest);
      }
  edge entry = loop_preheader_edge (s->loop);
  for (unsigned i = 0; i < s->blocks.length (); i++)
    FOR_EACH_EDGE (e, ei, s->blocks[i]->preds)
      if (e != entry && !s->inside.contains (e->src))
	return false;
  FOR_EACH_EDGE (e, ei, s->join->preds)
    if (e->flags & (EDGE_COMPLEX | EDGE_EH)
	|| loop_latch_edge (loop_outer (s->loop)) == e)
      return false;
  return s->join != loop_outer (s->loop)->header;
}

/* The loop that is to have a block of its own behind it.  */
static const serial_loop *split;

bool
from_inside_p (edge e)
{
  return const_cast<serial_loop *> (split)->inside.contains (e->src);
}

/* Let nothing but the blocks of S lead to S->join.  */

void
split_join (serial_loop *s)
{
  edge e;
  edge_iterator ei;
  bool others = false;
  FOR_EACH_EDGE (e, ei, s->join->preds)
    others |= !s->inside.contains (e->src);
  if (!others)
    return;
  split = s;
  e = make_forwarder_block (s->join, from_inside_p, NULL);
  s->join = e->src;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (e->dest); !gsi_end_p (p);
       gsi_next_nonvirtual_phi (&p))
    {
      tree to = PHI_ARG_DEF_FROM_EDGE (p.phi (), e);
      tree from = gimple_phi_result (p.phi ());
      if (TREE_CODE (to) == SSA_NAME
	  && gimple_bb (SSA_NAME_DEF_STMT (to)) == s->join)
	{
	  copy_flags (from, to);
	  overlay_set_shape (to, overlay_shape (from));
	}
    }
}

/* Note X, an operand in the loop of S.  False if it cannot be handed over.  */

bool
note_operand (serial_loop *s, tree x)
{
  if (copied_p (x))
    return false;
  if (TREE_CODE (x) != SSA_NAME || inside_p (s, SSA_NAME_DEF_STMT (x))
      || !varying_p (x) || s->in.contains (x))
    return true;
  s->in.safe_push (x);
  return storable_p (TREE_TYPE (x)) && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (x)
	 && shape_equal_p (overlay_shape (x),
			   overlay_shape (gimple_call_lhs (s->marker)));
}

/* False if what STMT, in the loop of S, defines is used behind it, but for
   PHIs of S->join, and what a debugger is told.  */

bool
kept_inside_p (serial_loop *s, gimple *stmt)
{
  imm_use_iterator it;
  gimple *use;
  ssa_op_iter ops;
  def_operand_p def;
  bool ok = true;
  FOR_EACH_PHI_OR_STMT_DEF (def, stmt, ops, SSA_OP_DEF)
    FOR_EACH_IMM_USE_STMT (use, it, DEF_FROM_PTR (def))
      if (!inside_p (s, use) && is_gimple_debug (use))
	s->told.safe_push (use);
      else
	ok &= inside_p (s, use) || (gimple_code (use) == GIMPLE_PHI
				    && gimple_bb (use) == s->join);
  return ok;
}

/* Find what comes from lanes into the loop of S.  False if it does what lanes
   cannot do one after the other.  */

bool
find_operands (serial_loop *s)
{
  bool ok = true;
  ssa_op_iter it;
  use_operand_p use;
  for (unsigned i = 0; i < s->blocks.length () && ok; i++)
    {
      for (gphi_iterator p = gsi_start_nonvirtual_phis (s->blocks[i]);
	   !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
	{
	  for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	    ok &= note_operand (s, gimple_phi_arg_def (p.phi (), k));
	  ok &= kept_inside_p (s, p.phi ());
	}
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (s->blocks[i]);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	{
	  ok &= (timeless_p (gsi_stmt (g))
		 && kept_inside_p (s, gsi_stmt (g)));
	  FOR_EACH_SSA_USE_OPERAND (use, gsi_stmt (g), it, SSA_OP_USE)
	    ok &= note_operand (s, USE_FROM_PTR (use));
	}
    }
  return ok;
}

/* True if all lanes have X in common though they leave the loop of S one by
   one: it is not what it was when they did.  */

bool
last_value_p (serial_loop *s, tree x, tree result)
{
  return TREE_CODE (x) == SSA_NAME && inside_p (s, SSA_NAME_DEF_STMT (x))
	 && !varying_p (x) && !varying_p (result);
}

/* Find what lanes take out of the loop of S, which is in loop-closed SSA form.
   False if that cannot be handed over.  */

bool
find_results (serial_loop *s)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (s->join);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      if (has_zero_uses (r))
	continue;
      for (unsigned i = 0; i < gimple_phi_num_args (p.phi ()); i++)
	{
	  tree x = gimple_phi_arg_def (p.phi (), i);
	  if (last_value_p (s, x, r) || !note_operand (s, x))
	    return false;
	}
      if (!storable_p (TREE_TYPE (r)) || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (r))
	return false;
      s->out.safe_push (p.phi ());
    }
  return s->in.length () + s->out.length () <= MOST_VALUES;
}

/* Do LOOP, in that of MARKER, lane by lane if that can be.  */

bool
make_serial (gcall *marker, class loop *loop)
{
  serial_loop s;
  gimple *last = last_stmt (loop->header);
  s.marker = marker;
  s.loop = loop;
  s.loc = stmt_location (last ? last : marker);
  s.lanes = shape_least_lanes (overlay_shape (gimple_call_lhs (marker)));
  bool some = conditional_block_p (loop_preheader_edge (loop)->src);
  if (!find_blocks (&s))
    return false;
  split_join (&s);
  if (!find_operands (&s) || !find_results (&s))
    return false;
  run_serially (&s, some);
  ripple_report (s.loc, RMK_LOOP_SERIAL);
  return true;
}

/* True if the lanes of something else, such as a block of the function, decide
   whether LOOP is come to.  */

bool
under_lanes_p (class loop *loop)
{
  ssa_op_iter it;
  use_operand_p use;
  for (basic_block bb = loop->header;
       (bb = get_immediate_dominator (CDI_DOMINATORS, bb));)
    if (gimple *last = last_stmt (bb))
      if (gimple_code (last) == GIMPLE_COND
	  || gimple_code (last) == GIMPLE_SWITCH)
	FOR_EACH_SSA_USE_OPERAND (use, last, it, SSA_OP_USE)
	  if (varying_p (USE_FROM_PTR (use)))
	    return true;
  return false;
}

/* True if lanes may do loops in that of MARKER, one of MARKERS, one after the
   other: they are the only ones, so that an array has an element for each.  */

bool
may_be_serial_p (gcall *marker, const vec<gcall *> &markers)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  const HOST_WIDE_INT other = LANE_LENGTH | LANE_ONE_BLOCK
			      | LANE_REQUIRE_VECTOR;
  return loop_outer (loop) && loop->inner && several_lanes_p (marker)
	 && !(lane_flags (marker) & other) && !fitted_single_p (marker)
	 && !marker_nested_p (loop, markers) && !under_lanes_p (loop)
	 && !shape_scalable_p (overlay_shape (gimple_call_lhs (marker)))
	 && (shape_least_lanes (overlay_shape (gimple_call_lhs (marker)))
	     <= MOST_LANES)
	 && !why_not_elementwise (marker, ORDERED_SUMS);
}

}

bool
serialise_loops (void)
{
  auto_vec<gcall *> markers, found;
  auto_vec<class loop *> loops;
  find_lane_markers (&markers);
  if (markers.is_empty () || !optimize || optimize_function_for_size_p (cfun))
    return false;
  begin_loops ();
  scev_initialize ();
  for (unsigned i = 0; i < markers.length (); i++)
    {
      class loop *loop = gimple_bb (markers[i])->loop_father;
      if (may_be_serial_p (markers[i], markers))
	for (class loop *l = loop->inner; l; l = l->next)
	  if (serial_rounds_p (l, loop))
	    {
	      found.safe_push (markers[i]);
	      loops.safe_push (l);
	    }
    }
  scev_finalize ();
  if (loops.is_empty ())
    {
      loop_optimizer_finalize ();
      return false;
    }
  close_loops ();
  for (unsigned i = 0; i < loops.length (); i++)
    {
      compute_ipdoms ();
      bool serial = make_serial (found[i], loops[i]);
      forget_ipdoms ();
      if (serial)
	{
	  free_dominance_info (CDI_DOMINATORS);
	  calculate_dominance_info (CDI_DOMINATORS);
	}
    }
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  end_loops ();
  overlay_forget_shapes ();
  return true;
}
