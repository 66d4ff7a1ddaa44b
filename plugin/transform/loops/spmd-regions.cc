/* Which statements of SPMD code belong together if the lanes of a block with
   several scalable sizes are done by loops (spmd-loops.cc): those between
   which values with lanes go, and all that stands between them.  Numbers of
   lanes, and what is computed from nothing else, are computed anew wherever
   they are used, so that they hold nothing together.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/loops/spmd-region.h"

static unsigned
scalable_dims (const struct shape *s)
{
  unsigned dims = 0;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (s->dim[d].scalable)
      dims |= 1 << d;
  return dims;
}

static bool
several_p (unsigned dims)
{
  return dims & (dims - 1);
}

/* The shape of all operands of STMT; a scalar's if they do not join, which is
   reported elsewhere.  */

static struct shape
statement_shape (gimple *stmt)
{
  struct shape s = shape_scalar ();
  ssa_op_iter it;
  tree name;
  unsigned d;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    return *overlay_shape (gimple_phi_result (phi));
  FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_USE | SSA_OP_DEF)
    shape_join (&s, &s, overlay_shape (name), &d);
  return s;
}

/* The dimensions that annotated loops round BB number; in *CUT, those of them
   that are run a few lanes at a time (cut-blocks.cc).  */

static unsigned
dims_of_loops (basic_block bb, unsigned *cut)
{
  unsigned dims = 0;
  *cut = 0;
  for (class loop *l = bb->loop_father; loop_outer (l); l = loop_outer (l))
    {
      basic_block *body = get_loop_body (l);
      for (unsigned i = 0; i < l->num_nodes; i++)
	for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	     gsi_next (&g))
	  if (body[i]->loop_father == l
	      && ripple_api_call (gsi_stmt (g)) == API_LANE)
	    {
	      unsigned dim[SHAPE_RANK];
	      uint64_t extent[SHAPE_RANK];
	      struct shape s, block;
	      unsigned n = lane_dims (gsi_stmt (g), LANE_DIM0, dim, extent,
				      &s), first = SHAPE_RANK;
	      if (block_shape (gimple_call_arg (gsi_stmt (g), 0), &block))
		first = ctz_hwi (scalable_dims (&block) | 1 << SHAPE_RANK);
	      for (unsigned k = 0; k < n; k++)
		{
		  dims |= 1 << dim[k];
		  if (dim[k] != first)
		    *cut |= 1 << dim[k];
		}
	    }
      free (body);
    }
  return dims;
}

/* The scalable dimensions of STMT's lanes if there are several, else 0; *DIMS
   are all dimensions but those that annotated loops number.  */

static unsigned
several_scalable (gimple *stmt, unsigned *dims)
{
  struct shape s = statement_shape (stmt);
  unsigned cut, all = scalable_dims (&s);
  if (!several_p (all))
    return 0;
  *dims = 0;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&s.dim[d]))
      *dims |= 1 << d;
  *dims &= ~dims_of_loops (gimple_bb (stmt), &cut);
  return several_p (all & ~cut) ? all : 0;
}

/* Find the recomputable names.  */

static void
find_recomputable (spmd_code *code)
{
  int *order = XNEWVEC (int, n_basic_blocks_for_fn (cfun));
  int n = pre_and_rev_post_order_compute_fn (cfun, NULL, order, false);
  for (int i = 0; i < n; i++)
    for (gimple_stmt_iterator g
	   = gsi_start_bb (BASIC_BLOCK_FOR_FN (cfun, order[i]));
	 !gsi_end_p (g); gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	ssa_op_iter it;
	tree use, lhs = gimple_get_lhs (s);
	bool ok = lhs && TREE_CODE (lhs) == SSA_NAME
		  && (ripple_api_call (s) == API_ID
		      || (is_gimple_assign (s) && !gimple_vuse (s)));
	FOR_EACH_SSA_TREE_OPERAND (use, s, it, SSA_OP_USE)
	  ok = ok && (!varying_p (use) || code->recomputable.contains (use));
	if (ok)
	  code->recomputable.add (lhs);
      }
  free (order);
}

bool
known_before_p (spmd_code *code, spmd_region *r, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  ssa_op_iter it;
  tree use;
  if (SSA_NAME_IS_DEFAULT_DEF (name) || !in_region_p (r, def))
    return true;
  if (!code->recomputable.contains (name))
    return false;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    if (!known_before_p (code, r, use))
      return false;
  return true;
}

/* True if lanes decide where control goes on behind BB.  */

static bool
varying_control_p (basic_block bb)
{
  gimple *last = last_stmt (bb);
  if (!last || !is_ctrl_stmt (last))
    return false;
  struct shape s = statement_shape (last);
  return !shape_scalar_p (&s);
}

bool
in_region_p (spmd_region *r, gimple *stmt)
{
  basic_block bb = gimple_bb (stmt);
  if (!bb || !r->blocks.contains (bb)
      || (bb == r->from
	  && (!r->begin || gimple_uid (stmt) < gimple_uid (r->begin))))
    return false;
  return bb != r->to || gimple_code (stmt) == GIMPLE_PHI
	 || (r->end && gimple_uid (stmt) <= gimple_uid (r->end));
}

/* The nearest block from which BB is dominated in direction DIR that is in no
   loop but LOOP and those round it.  */

static basic_block
out_to_loop (enum cdi_direction dir, basic_block bb, class loop *loop)
{
  while (bb && bb->loop_father != loop)
    bb = get_immediate_dominator (dir, bb);
  return bb;
}

/* Put the blocks from BB to R's last one into R.  False if control comes in or
   goes out elsewhere.  */

static bool
add_blocks (spmd_region *r, basic_block bb)
{
  edge e;
  edge_iterator ei;
  if ((bb == r->to && r->meets) || r->blocks.add (bb))
    return true;
  if (!dominated_by_p (CDI_DOMINATORS, bb, r->from))
    return false;
  if (bb != r->from)
    FOR_EACH_EDGE (e, ei, bb->preds)
      if (e->flags & EDGE_COMPLEX)
	return false;
  if (bb == r->to)
    return true;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if ((e->flags & EDGE_COMPLEX) || e->dest == EXIT_BLOCK_PTR_FOR_FN (cfun)
	|| !add_blocks (r, e->dest))
      return false;
  return true;
}

/* Find where the members of R begin and end, and what stands between them.
   False if control does not come in and go out in one place.  */

static bool
enclose (spmd_region *r)
{
  auto_vec<basic_block> bbs;
  for (unsigned i = 0; i < r->members.length (); i++)
    {
      basic_block bb = gimple_bb (r->members[i]);
      bbs.safe_push (bb);
      /* Where paths meet, it matters from where they come; where they part,
	 where they meet again.  */
      if (gimple_code (r->members[i]) == GIMPLE_PHI)
	bbs.safe_push (get_immediate_dominator (CDI_DOMINATORS, bb));
      if (is_ctrl_stmt (r->members[i]))
	bbs.safe_push (get_immediate_dominator (CDI_POST_DOMINATORS, bb));
      if (!bbs.last () || bbs.last () == EXIT_BLOCK_PTR_FOR_FN (cfun))
	return false;
    }
  basic_block from = bbs[0], to = bbs[0];
  class loop *loop = bbs[0]->loop_father;
  for (unsigned i = 1; i < bbs.length () && from && to; i++)
    {
      from = nearest_common_dominator (CDI_DOMINATORS, from, bbs[i]);
      to = nearest_common_dominator (CDI_POST_DOMINATORS, to, bbs[i]);
      loop = find_common_loop (loop, bbs[i]->loop_father);
    }
  r->blocks.empty ();
  r->from = out_to_loop (CDI_DOMINATORS, from, loop);
  r->to = out_to_loop (CDI_POST_DOMINATORS, to, loop);
  if (!r->from || !r->to)
    return false;
  r->meets = !dominated_by_p (CDI_DOMINATORS, r->to, r->from);
  if (!add_blocks (r, r->from))
    return false;
  r->begin = r->end = NULL;
  for (unsigned i = 0; i < r->members.length (); i++)
    {
      gimple *s = r->members[i];
      if (r->meets && gimple_bb (s) == r->to)
	return false;
      if (gimple_code (s) == GIMPLE_PHI)
	continue;
      if (gimple_bb (s) == r->from
	  && (!r->begin || gimple_uid (s) < gimple_uid (r->begin)))
	r->begin = s;
      if (gimple_bb (s) == r->to
	  && (!r->end || gimple_uid (s) > gimple_uid (r->end)))
	r->end = s;
    }
  /* What decides between paths of R is a part of it.  */
  if (!r->begin && !single_succ_p (r->from))
    r->begin = last_stmt (r->from);
  return !r->end || !stmt_ends_bb_p (r->end);
}

/* Let STMT be a member of R.  True if it was none.  */

static bool
add_member (spmd_region *r, gimple *stmt)
{
  if (r->members.contains (stmt))
    return false;
  r->members.safe_push (stmt);
  return true;
}

/* True if the value NAME has lanes that must be kept between statements.  */

static bool
kept_p (spmd_code *code, tree name)
{
  return name && TREE_CODE (name) == SSA_NAME && !virtual_operand_p (name)
	 && varying_p (name) && !code->recomputable.contains (name);
}

/* Let what computes the value X, if that is kept, be a member of R.  True if
   it was none.  */

static bool
add_definition (spmd_code *code, spmd_region *r, tree x)
{
  return kept_p (code, x) && !in_region_p (r, SSA_NAME_DEF_STMT (x))
	 && add_member (r, SSA_NAME_DEF_STMT (x));
}

/* Let what uses the values of STMT, which stands in R, and what computes those
   that it uses, be members.  True if there are more of them now.  */

static bool
add_connected (spmd_code *code, spmd_region *r, gimple *stmt)
{
  ssa_op_iter it;
  imm_use_iterator ii;
  use_operand_p u;
  bool more = false;
  gphi *phi = dyn_cast<gphi *> (stmt);
  tree name = phi ? gimple_phi_result (phi) : gimple_get_lhs (stmt);
  if (phi)
    FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
      more |= add_definition (code, r, USE_FROM_PTR (u));
  else
    FOR_EACH_SSA_USE_OPERAND (u, stmt, it, SSA_OP_USE)
      more |= add_definition (code, r, USE_FROM_PTR (u));
  if (kept_p (code, name))
    FOR_EACH_IMM_USE_FAST (u, ii, name)
      if (!is_gimple_debug (USE_STMT (u)) && !in_region_p (r, USE_STMT (u)))
	more |= add_member (r, USE_STMT (u));
  return more;
}

bool
visit_region (spmd_code *code, spmd_region *r,
	      bool (*visit) (spmd_code *, spmd_region *, gimple *))
{
  bool any = false;
  auto_vec<gimple *> list;
  for (hash_set<basic_block>::iterator i = r->blocks.begin ();
       i != r->blocks.end (); ++i)
    {
      for (gphi_iterator p = gsi_start_phis (*i); !gsi_end_p (p);
	   gsi_next (&p))
	if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	    && in_region_p (r, p.phi ()))
	  list.safe_push (p.phi ());
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (*i);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	if (in_region_p (r, gsi_stmt (g)))
	  list.safe_push (gsi_stmt (g));
    }
  for (unsigned i = 0; i < list.length (); i++)
    any |= visit (code, r, list[i]);
  return any;
}

/* Put the variable BASE, if lanes have copies of it, into DATA, a set.  */

static bool
note_variable (gimple *, tree base, tree, void *data)
{
  if (DECL_P (base) && !shape_scalar_p (local_shape (base)))
    static_cast<hash_set<tree> *> (data)->add (base);
  return false;
}

/* Put the variables of which lanes have copies, and which STMT accesses, into
   VARS.  */

static void
variables_of (gimple *stmt, hash_set<tree> *vars)
{
  walk_stmt_load_store_addr_ops (stmt, vars, note_variable, note_variable,
				 note_variable);
}

/* The variables of which lanes have copies that R accesses.  */
static hash_set<tree> *accessed;

static bool
note_variables (spmd_code *, spmd_region *, gimple *stmt)
{
  variables_of (stmt, accessed);
  return false;
}

/* Let all accesses of the local variables of R be members.  True if there are
   more of them now.  */

static bool
add_accesses (spmd_code *code, spmd_region *r)
{
  hash_set<tree> vars;
  bool more = false;
  basic_block bb;
  accessed = &vars;
  visit_region (code, r, note_variables);
  if (vars.is_empty ())
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
	 gsi_next_nondebug (&g))
      if (!gimple_clobber_p (gsi_stmt (g)) && !in_region_p (r, gsi_stmt (g)))
	{
	  hash_set<tree> own;
	  variables_of (gsi_stmt (g), &own);
	  for (hash_set<tree>::iterator i = own.begin (); i != own.end (); ++i)
	    if (vars.contains (*i))
	      more |= add_member (r, gsi_stmt (g));
	}
  return more;
}

/* True if STMT, of R, computes something that is used elsewhere and is not
   known there.  */

static bool
used_behind_p (spmd_code *code, spmd_region *r, gimple *stmt)
{
  imm_use_iterator it;
  use_operand_p u;
  tree name = gimple_code (stmt) == GIMPLE_PHI ? gimple_phi_result (stmt)
	      : gimple_get_lhs (stmt);
  if (!name || TREE_CODE (name) != SSA_NAME
      || known_before_p (code, r, name))
    return false;
  FOR_EACH_IMM_USE_FAST (u, it, name)
    if (!is_gimple_debug (USE_STMT (u)) && !in_region_p (r, USE_STMT (u)))
      return true;
  return false;
}

/* Let what decides for each lane on its own whether it comes to R be a member.
   True if there are more of them now.  */

static bool
add_conditions (spmd_region *r)
{
  bool more = false;
  for (basic_block bb = r->from; bb;
       bb = get_immediate_dominator (CDI_DOMINATORS, bb))
    if (bb != r->from && varying_control_p (bb))
      {
	/* Where its paths have met again it decides nothing.  */
	basic_block met = get_immediate_dominator (CDI_POST_DOMINATORS, bb);
	if (!met || met == EXIT_BLOCK_PTR_FOR_FN (cfun)
	    || !dominated_by_p (CDI_DOMINATORS, r->from, met))
	  more |= add_member (r, last_stmt (bb));
      }
  for (class loop *l = r->from->loop_father; loop_outer (l);
       l = loop_outer (l))
    {
      edge e;
      unsigned i;
      auto_vec<edge> exits = get_loop_exit_edges (l);
      FOR_EACH_VEC_ELT (exits, i, e)
	if (varying_control_p (e->src))
	  more |= add_member (r, last_stmt (e->src));
    }
  return more;
}

/* True if STMT uses lanes of its operands together.  */

static bool
used_together_p (spmd_code *, spmd_region *, gimple *stmt)
{
  enum ripple_api api = ripple_api_call (stmt);
  return api != API_NONE && api != API_UNKNOWN && api != API_BROADCAST
	 && !ripple_api_lanewise_p (api);
}

/* Let R be all that must stand together with its members.  */

static void
complete (spmd_code *code, spmd_region *r)
{
  bool more = true;
  r->why = NULL;
  while (more && !r->why)
    if (!enclose (r))
      r->why = "control does not come in and go out in one place";
    else
      {
	more = visit_region (code, r, add_connected);
	more |= add_accesses (code, r) | add_conditions (r);
      }
}

/* The region with the lanes of STMT, and with those regions of CODE that stand
   in it: they are none of their own then.  */

static spmd_region *
region_of (spmd_code *code, gimple *stmt)
{
  spmd_region *r = new spmd_region ();
  r->members.safe_push (stmt);
  r->stmt = stmt;
  complete (code, r);
  for (unsigned i = 0; i < code->regions.length () && !r->why; i++)
    {
      spmd_region *other = code->regions[i];
      bool meet = false;
      for (unsigned k = 0; k < other->members.length (); k++)
	meet = meet || in_region_p (r, other->members[k]);
      for (unsigned k = 0; k < r->members.length (); k++)
	meet = meet || in_region_p (other, r->members[k]);
      if (!meet)
	continue;
      r->members.safe_splice (other->members);
      code->regions.unordered_remove (i);
      delete other;
      complete (code, r);
      i = -1;
    }
  return r;
}

/* The shape of what stands in the region that is looked at.  */

static bool
join_shape (spmd_code *, spmd_region *r, gimple *stmt)
{
  struct shape s = statement_shape (stmt);
  unsigned d;
  return !shape_join (&r->shape, &r->shape, &s, &d);
}

/* Remove PHIs where several edges bring one value, as loops with one latch
   have: nothing is computed there.  Where loops end PHIs stay.  */

static void
remove_degenerate_phis (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); )
      {
	tree name = gimple_phi_result (p.phi ());
	tree x = virtual_operand_p (name) || single_pred_p (bb) ? NULL_TREE
		 : degenerate_phi_result (p.phi ());
	if (x && x != name && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (name))
	  {
	    replace_uses_by (name, x);
	    remove_phi_node (&p, true);
	  }
	else
	  gsi_next (&p);
      }
}

void
find_spmd_code (spmd_code *code)
{
  basic_block bb;
  remove_degenerate_phis ();
  calculate_dominance_info (CDI_POST_DOMINATORS);
  find_recomputable (code);
  renumber_gimple_stmt_uids (cfun);
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
	 gsi_next_nondebug (&g))
      {
	gimple *s = gsi_stmt (g);
	unsigned dims = 0, scalable = several_scalable (s, &dims);
	bool found = !scalable
		     || (gimple_get_lhs (s)
			 && TREE_CODE (gimple_get_lhs (s)) == SSA_NAME
			 && code->recomputable.contains (gimple_get_lhs (s)));
	for (unsigned i = 0; i < code->regions.length () && !found; i++)
	  found = in_region_p (code->regions[i], s)
		  || code->regions[i]->members.contains (s);
	if (found)
	  continue;
	spmd_region *r = region_of (code, s);
	r->scalable = scalable;
	r->dims = dims;
	code->regions.safe_push (r);
      }
  for (unsigned i = 0; i < code->regions.length (); i++)
    {
      spmd_region *r = code->regions[i];
      r->shape = shape_scalar ();
      if (!r->why && visit_region (code, r, join_shape))
	r->why = "shapes do not join";
      if (!r->why && visit_region (code, r, used_together_p))
	r->why = "lanes are used together, as by a reduction";
      if (!r->why && visit_region (code, r, used_behind_p))
	r->why = "a value that is computed in between is used elsewhere";
    }
}
