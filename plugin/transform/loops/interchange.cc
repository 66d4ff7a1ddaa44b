/* A loop that all lanes of a block do as often, and that stores, is put round
   the loops over these lanes: all of them do an iteration before any does the
   next one.

   INPUT	for (y, x)
		  if (y < m)
		    for (l = 0, s = a[y]; l < k; l++)
		      c[y * n + x] += s, s = 2 * s;
   OUTPUT	for (l = 0, first = true; l < k; l++, first = false)
		  for (y, x)
		    if (y < m)
		      s = first ? a[y] : room[y, x],
		      c[y * n + x] += s,
		      room[y, x] = 2 * s;

   What lanes do outside of that loop, which is to keep something for what
   comes behind it, is done by loops over them that stand there.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-scalar-evolution.h"
#include "tree-ssa-loop.h"
#include "tree-ssa-loop-niter.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/distribute.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

/* What a loop carries from one iteration to the next one.  */

struct carried_value
{
  tree name, init, next;
  tree room;			/* Null if it is the same for all lanes.  */
};

/* What is known of an interchange.  */

struct interchange_plan
{
  lane_nest *n;
  class loop *loop;		/* It is left from its header,  */
  edge enter, again, leave;	/* by these edges.  */
  edge in;			/* From the header to the iteration.  */
  auto_vec<carried_value> uniform;	/* What it carries for all lanes.  */
  auto_vec<carried_value> carried;
  bool outside;			/* Lanes do something else.  */
};

/* True if NAME, of P's nest, is the same for all lanes, and can be computed
   where there are none.  SEEN: PHIs on the way.  */

static bool
uniform_p (interchange_plan *p, tree name, hash_set<gimple *> *seen)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  basic_block bb = gimple_bb (def);
  ssa_op_iter it;
  use_operand_p u;
  tree use;
  if (!bb || !flow_bb_inside_loop_p (p->n->outer, bb))
    return true;
  if (gphi *phi = dyn_cast<gphi *> (def))
    {
      if (bb != p->loop->header)
	return false;
      if (seen->add (phi))
	return true;
      FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	if (!uniform_p (p, USE_FROM_PTR (u), seen))
	  return false;
      return true;
    }
  if (!is_gimple_assign (def) || gimple_vuse (def)
      || gimple_could_trap_p (def))
    return false;
  FOR_EACH_SSA_TREE_OPERAND (use, def, it, SSA_OP_USE)
    if (!uniform_p (p, use, seen))
      return false;
  return true;
}

static bool
uniform_p (interchange_plan *p, tree name)
{
  hash_set<gimple *> seen;
  return uniform_p (p, name, &seen);
}

/* True if P's loop ends, and is the same for all lanes up to where it is
   left.  */

static bool
uniform_header_p (interchange_plan *p)
{
  ssa_op_iter it;
  tree use;
  for (gimple_stmt_iterator g = gsi_start_bb (p->loop->header); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *stmt = gsi_stmt (g);
      if (is_gimple_debug (stmt) || gimple_code (stmt) == GIMPLE_LABEL)
	continue;
      if (gimple_code (stmt) != GIMPLE_COND
	  && (!is_gimple_assign (stmt) || gimple_vuse (stmt)
	      || gimple_could_trap_p (stmt)))
	return false;
      FOR_EACH_SSA_TREE_OPERAND (use, stmt, it, SSA_OP_USE)
	if (!uniform_p (p, use))
	  return false;
    }
  scev_initialize ();
  bool ends = finite_loop_p (p->loop);
  scev_finalize ();
  return ends;
}

/* Put what P's loop carries into its lists.  False if it cannot be kept for
   each lane.  */

static bool
find_carried (interchange_plan *p)
{
  for (gphi_iterator i = gsi_start_nonvirtual_phis (p->loop->header);
       !gsi_end_p (i); gsi_next_nonvirtual_phi (&i))
    {
      carried_value c;
      c.name = gimple_phi_result (i.phi ());
      c.init = PHI_ARG_DEF_FROM_EDGE (i.phi (), p->enter);
      c.next = PHI_ARG_DEF_FROM_EDGE (i.phi (), p->again);
      c.room = NULL_TREE;
      if (uniform_p (p, c.name))
	p->uniform.safe_push (c);
      else if (keepable_p (TREE_TYPE (c.name)))
	p->carried.safe_push (c);
      else
	return false;
    }
  return true;
}

/* True if lanes store something outside of P's loop: in rooms.  */

static bool
stores_outside_p (interchange_plan *p)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (p->n->inner, bb)
	&& !flow_bb_inside_loop_p (p->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gimple_vdef (gsi_stmt (g)))
	  return true;
  return false;
}

/* Let P be LOOP in N.  False if that cannot stand round N.  */

static bool
plan_interchange (interchange_plan *p, lane_nest *n, class loop *loop)
{
  p->n = n;
  p->loop = loop;
  p->leave = counted_exit (loop);
  if (!p->leave || p->leave->src != loop->header
      || loop_outer (loop) != n->inner || !loop->latch
      || !safe_dyn_cast<gcond *> (last_stmt (loop->header)))
    return false;
  p->enter = loop_preheader_edge (loop);
  p->again = loop_latch_edge (loop);
  p->in = EDGE_SUCC (loop->header, EDGE_SUCC (loop->header, 0) == p->leave);
  p->outside = stores_outside_p (p);
  return uniform_header_p (p) && find_carried (p);
}

/* NAME, of P's nest and the same for all lanes, computed at the end of SEQ
   unless it is known outside of the nest or in the header of P's loop.
   COPIES: what SEQ has computed.  */

static tree
name_outside (interchange_plan *p, tree name, hash_map<tree, tree> *copies,
	      gimple_seq *seq)
{
  ssa_op_iter it;
  use_operand_p u;
  if (TREE_CODE (name) != SSA_NAME)
    return name;
  gimple *def = SSA_NAME_DEF_STMT (name);
  basic_block bb = gimple_bb (def);
  if (!bb || bb == p->loop->header
      || !flow_bb_inside_loop_p (p->n->outer, bb))
    return name;
  if (tree *x = copies->get (name))
    return *x;
  gimple *copy = gimple_copy (def);
  tree r = duplicate_ssa_name (name, copy);
  gimple_set_lhs (copy, r);
  FOR_EACH_SSA_USE_OPERAND (u, copy, it, SSA_OP_USE)
    SET_USE (u, name_outside (p, USE_FROM_PTR (u), copies, seq));
  gimple_seq_add_stmt (seq, copy);
  copies->put (name, r);
  return r;
}

/* Replace what of P's nest statements of the header of its loop use, which the
   nest will not stand in front of; computed at the end of SEQ.  */

static void
free_header (interchange_plan *p, hash_map<tree, tree> *copies,
	     gimple_seq *seq)
{
  ssa_op_iter it;
  use_operand_p u;
  for (gimple_stmt_iterator g = gsi_start_bb (p->loop->header); !gsi_end_p (g);
       gsi_next (&g))
    {
      gimple *stmt = gsi_stmt (g);
      if (gimple_debug_bind_p (stmt))
	gimple_debug_bind_reset_value (stmt);
      else if (!is_gimple_debug (stmt))
	FOR_EACH_SSA_USE_OPERAND (u, stmt, it, SSA_OP_USE)
	  SET_USE (u, name_outside (p, USE_FROM_PTR (u), copies, seq));
      update_stmt (stmt);
    }
}

/* Append to SEQ what lanes of N have carried, C, if FIRST is false, else INIT,
   as LHS.  */

static void
load_carried (const lane_nest *n, gimple_seq *seq, const carried_value *c,
	      tree lhs, tree first, tree init)
{
  tree x = load_from_room (n, seq, c->room, TREE_TYPE (c->name));
  gimple_seq_add_stmt (seq, gimple_build_assign (lhs, COND_EXPR, first, init,
						 x));
}

/* Let a copy of P's nest that stands behind it do what lanes do outside of P's
   loop.  FIRST is true there if that loop has done nothing.  False if that
   cannot be.  */

static bool
copy_behind (interchange_plan *p, tree first)
{
  hash_map<basic_block, basic_block> copies;
  class loop *copy = append_copy (p->n->outer, &copies);
  if (!copy)
    return false;
  begin_anew (copy);
  lane_nest there;
  there.rooms = p->n->rooms;
  there.number = gimple_get_lhs (last_stmt (*copies.get (p->n->head)));
  basic_block header = *copies.get (p->loop->header);
  edge leave = find_edge (header, *copies.get (p->leave->dest));
  edge enter = find_edge (*copies.get (p->enter->src), header);
  gimple_seq seq = NULL;
  gphi_iterator q = gsi_start_nonvirtual_phis (p->loop->header);
  for (gphi_iterator i = gsi_start_nonvirtual_phis (header); !gsi_end_p (i);
       gsi_next_nonvirtual_phi (&i), gsi_next_nonvirtual_phi (&q))
    {
      tree x = gimple_phi_result (q.phi ());
      for (unsigned k = 0; k < p->carried.length (); k++)
	if (p->carried[k].name == x)
	  {
	    x = make_ssa_name (TREE_TYPE (x));
	    load_carried (&there, &seq, &p->carried[k], x, first,
			  PHI_ARG_DEF_FROM_EDGE (i.phi (), enter));
	    break;
	  }
      replace_uses_by (gimple_phi_result (i.phi ()), x);
    }
  gimple_stmt_iterator h = gsi_start_bb (p->loop->header);
  for (gimple_stmt_iterator g = gsi_start_bb (header); !gsi_end_p (g);
       gsi_next (&g), gsi_next (&h))
    if (is_gimple_assign (gsi_stmt (g)))
      replace_uses_by (gimple_get_lhs (gsi_stmt (g)),
		       gimple_get_lhs (gsi_stmt (h)));
  basic_block bb = split_edge (leave);
  insert_at_start (bb, seq);
  redirect_edge_and_branch (enter, bb);
  return true;
}

/* Add a PHI to the header of P's loop which is NAME: A on the edge ENTER to
   it, B on AGAIN.  */

static void
add_phi (interchange_plan *p, tree name, edge enter, tree a, edge again,
	 tree b)
{
  gphi *phi = create_phi_node (name, p->loop->header);
  add_phi_arg (phi, a, enter, UNKNOWN_LOCATION);
  add_phi_arg (phi, b, again, UNKNOWN_LOCATION);
}

/* What PHIs in E's destination get from E, in their order, but those of
   memory.  */

static void
phi_args (edge e, vec<tree> *args)
{
  for (gphi_iterator i = gsi_start_nonvirtual_phis (e->dest); !gsi_end_p (i);
       gsi_next_nonvirtual_phi (&i))
    args->safe_push (PHI_ARG_DEF_FROM_EDGE (i.phi (), e));
}

static void
set_phi_args (edge e, const vec<tree> &args)
{
  unsigned k = 0;
  for (gphi_iterator i = gsi_start_nonvirtual_phis (e->dest); !gsi_end_p (i);
       gsi_next_nonvirtual_phi (&i))
    add_phi_arg (i.phi (), args[k++], e, UNKNOWN_LOCATION);
}

/* Let memory have no names where BB begins: they are made anew.  */

static void
forget_memory (basic_block bb)
{
  for (gphi_iterator i = gsi_start_phis (bb); !gsi_end_p (i); )
    if (virtual_operand_p (gimple_phi_result (i.phi ())))
      {
	mark_virtual_phi_result_for_renaming (i.phi ());
	remove_phi_node (&i, true);
      }
    else
      gsi_next (&i);
}

/* Let the header of P's loop stand round P's nest: SET computes what it begins
   with, NEXT what it goes on with.  FIRST, unless that is null, is true in the
   first iteration.  */

static void
put_round (interchange_plan *p, tree first, gimple_seq set, gimple_seq next)
{
  auto_vec<tree> lanes, outside;
  edge to_nest = single_succ_edge (split_edge
				   (loop_preheader_edge (p->n->outer)));
  edge from_nest = single_succ_edge (split_edge (counted_exit (p->n->outer)));
  edge enter = single_succ_edge (split_edge (p->enter));
  edge again = single_succ_edge (split_edge (p->again));
  basic_block body = split_edge (p->in);
  insert_at_end (to_nest->src, set);
  insert_at_end (from_nest->src, next);
  phi_args (to_nest, &lanes);
  phi_args (from_nest, &outside);
  basic_block ends[] = { to_nest->dest, from_nest->dest, p->loop->header,
			 p->n->latch };
  for (unsigned i = 0; i < ARRAY_SIZE (ends); i++)
    forget_memory (ends[i]);
  for (gphi_iterator i = gsi_start_phis (p->loop->header); !gsi_end_p (i); )
    remove_phi_node (&i, false);

  redirect_edge_succ (enter, body);
  redirect_edge_succ (again, p->n->latch);
  redirect_edge_succ (p->in, to_nest->dest);
  redirect_edge_succ (p->leave, from_nest->dest);
  redirect_edge_succ (to_nest, p->loop->header);
  redirect_edge_succ (from_nest, p->loop->header);
  set_phi_args (p->in, lanes);
  set_phi_args (p->leave, outside);
  for (unsigned i = 0; i < p->uniform.length (); i++)
    add_phi (p, p->uniform[i].name, to_nest, p->uniform[i].init, from_nest,
	     p->uniform[i].next);

  gimple_seq loads = NULL, stores = NULL;
  for (unsigned i = 0; i < p->carried.length (); i++)
    {
      carried_value *c = &p->carried[i];
      load_carried (p->n, &loads, c, c->name, first, c->init);
      store_in_room (p->n, &stores, c->room, c->next);
    }
  insert_at_start (body, loads);
  insert_at_end (again->src, stores);
  if (first)
    add_phi (p, first, to_nest, boolean_true_node, from_nest,
	     boolean_false_node);
}

bool
interchange (lane_nest *n, class loop *loop)
{
  interchange_plan p;
  hash_map<tree, tree> set, next;
  gimple_seq set_seq = NULL, next_seq = NULL;
  if (!plan_interchange (&p, n, loop))
    return false;
  tree first = NULL_TREE;
  if (!p.carried.is_empty ())
    {
      number_lanes (n);
      first = make_ssa_name (boolean_type_node);
      for (unsigned i = 0; i < p.carried.length (); i++)
	p.carried[i].room = make_room (n, TREE_TYPE (p.carried[i].name));
      repair_loops ();
    }
  if (p.outside && !copy_behind (&p, first))
    return false;
  free_header (&p, &set, &set_seq);
  for (unsigned i = 0; i < p.uniform.length (); i++)
    {
      carried_value *c = &p.uniform[i];
      c->init = name_outside (&p, c->init, &set, &set_seq);
      c->next = name_outside (&p, c->next, &next, &next_seq);
    }
  put_round (&p, first, set_seq, next_seq);
  remove_unreachable ();
  repair_loops ();
  return true;
}
