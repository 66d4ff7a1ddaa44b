/* One walk in dominance order: every statement that has a shape becomes
   statements on native vectors, every other one stays.

   An affine value becomes one scalar, its base.  A value in lanes becomes its
   parts.  The statement that computed it goes away at the end of the walk.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "report/report.h"
#include "transform/render/render-private.h"
#include "transform/render/render.h"

/* A varying PHI whose arguments are not rendered yet.  Until they are, an
   empty statement defines the names of the result: GCC's folders look through
   a PHI and must not meet one without arguments.  */
struct pending_phi
{
  gphi *phi;
  lanes *value;			/* Null if affine.  */
};

/* True if the assignment STMT loads.  An element of a string constant is no
   load in GIMPLE's terms; a part of a register is none in ours.  */

static bool
load_p (gimple *stmt)
{
  return gimple_assign_load_p (stmt)
	 || (TREE_CODE_CLASS (gimple_assign_rhs_code (stmt)) == tcc_reference
	     && TREE_CODE (get_base_address (gimple_assign_rhs1 (stmt)))
		!= SSA_NAME);
}

static bool
render_assign (emitter *e, gimple *stmt, tree mask)
{
  tree lhs = gimple_assign_lhs (stmt);
  if (TREE_CODE (lhs) != SSA_NAME)
    {
      struct shape a = overlay_address_shape (lhs);
      if (shape_scalar_p (&a))
	{
	  gimple_assign_set_nontemporal_move (stmt, false);
	  return false;
	}
      if (!gimple_clobber_p (stmt))
	render_store (e, stmt, mask);
      return true;
    }
  if (!varying_p (lhs))
    return false;
  if (gimple_assign_rhs_code (stmt) == VIEW_CONVERT_EXPR
      && TREE_CODE (TREE_OPERAND (gimple_assign_rhs1 (stmt), 0)) == SSA_NAME)
    {
      tree op = TREE_OPERAND (gimple_assign_rhs1 (stmt), 0);
      rendered_as (lhs)->value
	= lanes_view (e, value_lanes (e, op, overlay_shape (lhs)),
		      lanes_element_type (TREE_TYPE (lhs)));
      return true;
    }
  if (load_p (stmt))
    {
      render_load (e, stmt, mask);
      return true;
    }
  if (render_lane_bound (e, stmt, mask))
    return true;
  lanes *v = assign_lanes (e, stmt, mask);
  if (v && overlay_info (lhs)->held)
    {
      rendered_as (lhs)->narrow = v;
      return true;
    }
  if (!v)
    {
      ripple_report (stmt_location (stmt), RMK_STATEMENT,
		     get_tree_code_name (gimple_assign_rhs_code (stmt)));
      tree elt = lanes_element_type (TREE_TYPE (lhs));
      v = lanes_splat (e, elt, elt == boolean_type_node ? 4 : 0,
		       lanes_of_shape (overlay_shape (lhs)),
		       build_zero_cst (elt));
    }
  rendered_as (lhs)->value = v;
  return true;
}

/* Where STMT stands; what the pass has made belongs to the line before.  */

static location_t
line_of (gimple *stmt)
{
  static location_t last = UNKNOWN_LOCATION;
  static int fn = -1;
  if (fn != cfun->funcdef_no)
    last = UNKNOWN_LOCATION;
  fn = cfun->funcdef_no;
  if (!is_gimple_debug (stmt) && gimple_has_location (stmt))
    last = gimple_location (stmt);
  return last != UNKNOWN_LOCATION ? last : stmt_location (stmt);
}

/* Render STMT, which stands at *GSI.  */

static void
render_statement (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  emitter e = { NULL, line_of (stmt) };
  tree mask = block_mask (gsi_bb (*gsi));
  tree lhs = gimple_get_lhs (stmt);
  bool done = false;

  if (is_gimple_debug (stmt))
    {
      debug_bind (gsi);
      return;
    }
  earlier_statement (stmt);
  if (lhs && varying_p (lhs) && overlay_info (lhs)->affine)
    {
      rendered_as (lhs)->base = is_gimple_call (stmt)
				 ? affine_call (&e, as_a<gcall *> (stmt), mask)
				 : affine_assign (&e, stmt);
      done = true;
    }
  else if (gcall *call = dyn_cast<gcall *> (stmt))
    done = render_call (&e, call, mask);
  else if (is_gimple_assign (stmt))
    done = render_assign (&e, stmt, mask);
  if (done && lhs)
    debug_assign (&e, lhs);
  gsi_insert_seq_before (gsi, e.seq, GSI_SAME_STMT);
  if (done)
    rendering->dead.safe_push (stmt);
  else if (lhs)
    debug_assign_scalar (gsi, lhs);
}

/* PHIs.  */

/* The element size for which the mask of PHI is cut: as what a loop computes,
   for that is done each time; else as what comes from before.  */

static unsigned
phi_bytes (gphi *phi)
{
  unsigned es = 0, before = 0;
  for (unsigned i = 0; !es && i < gimple_phi_num_args (phi); i++)
    {
      tree a = gimple_phi_arg_def (phi, i);
      if (!varying_p (a) || !rendered_as (a)->value)
	es = compared_bytes (a);
      else if (!before)
	before = rendered_as (a)->value->es;
    }
  return es ? es : before ? before : 4;
}

static void
begin_phi (gphi *phi)
{
  tree res = gimple_phi_result (phi);
  value_info *info = overlay_info (res);
  pending_phi *p = new pending_phi ();
  p->phi = phi;
  p->value = NULL;
  if (info->affine)
    {
      rendered_as (res)->base = make_ssa_name (value_base_type (res),
					       gimple_build_nop ());
    }
  else
    {
      tree elt = lanes_element_type (TREE_TYPE (res));
      unsigned es = (TREE_CODE (elt) == BOOLEAN_TYPE ? phi_bytes (phi)
		     : 0);
      p->value = lanes_new_names (elt, es, lanes_of_shape (&info->shape));
      rendered_as (res)->value = p->value;
      info->flags &= ~VALUE_PREFIX;
    }
  rendering->pending.safe_push (p);
}

static void
finish_phi (pending_phi *p)
{
  tree res = gimple_phi_result (p->phi);
  value_info *info = overlay_info (res);
  unsigned nparts = p->value ? p->value->nparts : 1;
  auto_vec<tree> args;		/* The parts of argument 0, 1, ...  */
  for (unsigned i = 0; i < gimple_phi_num_args (p->phi); i++)
    {
      edge in = gimple_phi_arg_edge (p->phi, i);
      tree arg = gimple_phi_arg_def (p->phi, i);
      emitter e = { NULL, gimple_phi_arg_location (p->phi, i) };
      value_new_block ();
      if (!p->value)
	args.safe_push (value_base (&e, arg,
				    TREE_TYPE (rendered_as (res)->base)));
      else
	{
	  lanes *v = value_lanes (&e, arg, &info->shape,
				  p->value->elt == boolean_type_node
				  ? p->value->es : 0);
	  for (unsigned k = 0; k < nparts; k++)
	    args.safe_push (v->part[k]);
	}
      if (e.seq)
	gsi_insert_seq_on_edge (in, e.seq);
    }
  for (unsigned k = 0; k < nparts; k++)
    {
      gphi *phi = create_phi_node (p->value ? p->value->part[k]
				   : rendered_as (res)->base,
				   gimple_bb (p->phi));
      for (unsigned i = 0; i < gimple_phi_num_args (p->phi); i++)
	add_phi_arg (phi, args[i * nparts + k],
		     gimple_phi_arg_edge (p->phi, i),
		     gimple_phi_arg_location (p->phi, i));
    }
}

static void
remove_dead (void)
{
  for (unsigned i = rendering->dead.length (); i-- > 0;)
    {
      gimple_stmt_iterator g = gsi_for_stmt (rendering->dead[i]);
      tree lhs = gimple_get_lhs (rendering->dead[i]);
      if (lhs && ripple_api_call (rendering->dead[i]) == API_SET_SHAPE)
	{
	  gsi_replace (&g, gimple_build_assign (lhs, build_zero_cst
						(TREE_TYPE (lhs))), false);
	  continue;
	}
      /* The name of a uniform result is defined by another statement now.  */
      if (lhs && TREE_CODE (lhs) == SSA_NAME
	  && SSA_NAME_DEF_STMT (lhs) != rendering->dead[i])
	{
	  if (is_gimple_call (rendering->dead[i]))
	    gimple_call_set_lhs (rendering->dead[i], NULL_TREE);
	}
      unlink_stmt_vdef (rendering->dead[i]);
      gsi_remove (&g, true);
      release_defs (rendering->dead[i]);
    }
}

void
render_function (void)
{
  rendering_begin ();
  earlier_begin ();
  debug_begin ();
  int *rpo = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute (NULL, rpo, false);
  for (int i = 0; i < n; i++)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, rpo[i]);
      auto_vec<gphi *> phis;
      for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (varying_p (gimple_phi_result (g.phi ())))
	  phis.safe_push (g.phi ());
      for (unsigned k = 0; k < phis.length (); k++)
	begin_phi (phis[k]);
      value_new_block ();
      emitter e = { NULL, UNKNOWN_LOCATION };
      for (unsigned k = 0; k < phis.length (); k++)
	debug_assign (&e, gimple_phi_result (phis[k]));
      gimple_stmt_iterator g = gsi_after_labels (bb);
      gsi_insert_seq_before (&g, e.seq, GSI_SAME_STMT);
      for (; !gsi_end_p (g); gsi_next (&g))
	render_statement (&g);
    }
  free (rpo);
  debug_end ();
  for (unsigned i = 0; i < rendering->pending.length (); i++)
    finish_phi (rendering->pending[i]);
  for (unsigned i = 0; i < rendering->pending.length (); i++)
    {
      gimple_stmt_iterator g = gsi_for_phi (rendering->pending[i]->phi);
      remove_phi_node (&g, true);
      delete rendering->pending[i];
    }
  value_new_block ();
  gsi_commit_edge_inserts ();
  remove_dead ();
  remove_fences ();
  hide_sizes ();
  expand_serial_calls ();
  lanes_expand_branches ();
  rendering_end ();
}
