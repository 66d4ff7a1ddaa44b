/* What all files ask of a nest.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "transform/tiles/nest.h"

void
begin_nest (tile_nest *n, class loop *outer)
{
  n->outer = outer;
  n->block = n->turned = n->limited = n->rounds = false;
  n->guarded = NULL;
  n->turn = n->fill = NULL;
  n->joined = NULL;
  n->before = NULL;
  n->fits = boolean_true_node;
  n->steps = n->step_dims = 0;
  memset (n->loop, 0, sizeof n->loop);
  memset (n->marker, 0, sizeof n->marker);
  memset (n->counter, 0, sizeof n->counter);
  n->products = false;
  n->interleaved = false;
  n->exact = false;
  for (unsigned q = 0; q < MAX_STEPS; q++)
    n->step_count[q] = NULL_TREE;
}

bool
find_dimensions (tile_nest *n, const struct shape *s)
{
  unsigned dims = 0;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d]) && !(n->step_dims & 1u << d)
	&& dims++ < 2)
      {
	unsigned l = dims == 1 ? COL : ROW;
	n->dim[l] = d;
	n->extent[l] = s->dim[d].fixed;
	n->count[l] = size_int (n->extent[l]);
	n->whole[l] = 1;
      }
  for (unsigned l = ROW; l <= COL && dims == 2; l++)
    if (s->dim[n->dim[l]].scalable)
      return false;
  return dims == 2;
}

int
nest_kind (const tile_nest *n, const struct shape *s)
{
  int kind = 0;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (extent_one_p (&s->dim[d]) || (n->step_dims & 1u << d))
      continue;
    else if (d == n->dim[ROW])
      kind |= 1 << ROW;
    else if (d == n->dim[COL])
      kind |= 1 << COL;
    else
      return -1;
  return kind;
}

/* KIND, or -1, and those of N's loops that the name OP differs by though its
   shape does not tell.  */

static int
and_plain (tile_nest *n, int kind, tree op)
{
  for (unsigned l = ROW; l <= COL; l++)
    if (kind >= 0 && n->by[l].contains (op))
      kind |= 1 << l;
  return kind;
}

int
kind_of (tile_nest *n, tree op)
{
  return and_plain (n, nest_kind (n, overlay_shape (op)), op);
}

int
kind_of_place (tile_nest *n, tree ref)
{
  struct shape s = overlay_address_shape (ref);
  int kind = nest_kind (n, &s);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      kind = and_plain (n, kind, TREE_OPERAND (ref, 1));
  return TREE_CODE (ref) == MEM_REF
	 ? and_plain (n, kind, TREE_OPERAND (ref, 0)) : kind;
}

edge
loop_exit (class loop *loop)
{
  auto_vec<edge> exits = get_loop_exit_edges (loop);
  return exits.length () == 1 ? exits[0] : NULL;
}

edge
loop_entry (class loop *loop)
{
  edge e = EDGE_SUCC (loop->header, 0);
  return e == loop_exit (loop) ? EDGE_SUCC (loop->header, 1) : e;
}

int
step_number (const tile_nest *n, const class loop *loop)
{
  for (unsigned q = 0; q < n->steps; q++)
    if (n->loop[STEP + q] == loop)
      return q;
  return -1;
}

int
steps_around (const tile_nest *n, basic_block bb)
{
  int count = 0;
  for (unsigned q = 0; q < n->steps; q++)
    count += flow_bb_inside_loop_p (n->loop[STEP + q], bb);
  return count;
}

int
counted_by (const tile_nest *n, gimple *def)
{
  for (unsigned l = ROW; l <= COL; l++)
    if (n->block
	? ripple_api_call (def) == API_ID && gimple_call_lhs (def)
	  && nest_kind (n, overlay_shape (gimple_call_lhs (def))) == 1 << l
	: n->marker[l] ? def == n->marker[l]
	: n->counter[l] && def == SSA_NAME_DEF_STMT (n->counter[l]))
      return l;
  return -1;
}

tree
loop_counter (const tile_nest *n, unsigned l)
{
  return n->marker[l] ? gimple_call_arg (n->marker[l], 2) : n->counter[l];
}

tree
step_counter (const tile_nest *n, gimple *def)
{
  for (unsigned q = 0; q < n->steps; q++)
    if (def == n->marker[STEP + q])
      return gimple_call_arg (def, 2);
  return NULL_TREE;
}

bool
user_counter_p (const tile_nest *n, tree op)
{
  for (unsigned l = 0; l < STEP + n->steps; l++)
    if (op == n->counter[l])
      return true;
  return false;
}

bool
inside_p (const tile_nest *n, tree name)
{
  if (SSA_NAME_IS_DEFAULT_DEF (name))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (n->block && varying_p (name))
    return true;
  return n->outer ? flow_bb_inside_loop_p (n->outer, gimple_bb (def))
	 : !n->turned && n->body.contains (def);
}

bool
other_lanes_p (const tile_nest *n, gimple *stmt)
{
  ssa_op_iter i;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, stmt, i, SSA_OP_USE)
    if (varying_p (use) && !inside_p (n, use))
      return true;
  return false;
}

bool
brought_p (const tile_nest *n, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  return n->block && !n->turned
	 && !flow_bb_inside_loop_p (n->outer, gimple_bb (def))
	 && counted_by (n, def) < 0
	 && (!is_gimple_assign (def) || gimple_vuse (def)
	     || other_lanes_p (n, def));
}

nest_access *
access_of (tile_nest *n, gimple *stmt)
{
  for (unsigned i = 0; i < n->accesses.length (); i++)
    if (n->accesses[i].stmt == stmt)
      return &n->accesses[i];
  return NULL;
}

bool
same_p (tree a, tree b)
{
  return same_value_p (a, b, 8);
}

tree
local_array (tree ref)
{
  tree base = TREE_CODE (ref) == ARRAY_REF ? get_base_address (ref) : NULL;
  return base && VAR_P (base) && auto_var_p (base)
	 && !TREE_THIS_VOLATILE (base) ? base : NULL_TREE;
}

tree
stored_array (gimple *stmt)
{
  tree lhs = gimple_get_lhs (stmt);
  return gimple_clobber_p (stmt) ? lhs : local_array (lhs);
}

bool
buffer_access_p (const tile_nest *n, gimple *stmt)
{
  return n->fill
	 && (stmt == n->fill || stmt == n->turn
	     || (gimple_clobber_p (stmt)
		 && stored_array (stmt) == stored_array (n->fill)));
}

edge
loaded_edge (gphi *phi)
{
  edge e = NULL;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    if (varying_p (gimple_phi_arg_def (phi, i)))
      {
	if (e)
	  return NULL;
	e = gimple_phi_arg_edge (phi, i);
      }
  return e;
}

tree
passed_value (const tile_nest *n, gimple *def)
{
  if (def == n->joined)
    return PHI_ARG_DEF_FROM_EDGE (def, loaded_edge (n->joined));
  if (def != n->turn)
    return NULL_TREE;
  return n->fill ? gimple_assign_rhs1 (n->fill) : gimple_call_arg (n->turn, 0);
}

bool
stores_p (tile_nest *n, gimple *stmt)
{
  return gimple_vdef (stmt) && stmt != n->turn
	 && ripple_api_call (stmt) != API_ID && !buffer_access_p (n, stmt);
}

bool
loaded_p (tile_nest *n, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  return is_gimple_assign (def) && gimple_vuse (def) && def != n->turn;
}

bool
all_loaded_p (tile_nest *n, hash_set<tree> *names)
{
  for (hash_set<tree>::iterator i = names->begin (); i != names->end (); ++i)
    if (loaded_p (n, *i) && !n->body.contains (SSA_NAME_DEF_STMT (*i)))
      return false;
  return true;
}

class loop *
guarded_loop (const tile_nest *n)
{
  if (n->turned)
    return n->loop[STEP + n->steps - 1];
  if (n->block || !n->marker[ROW] || !n->marker[COL])
    return NULL;
  class loop *inner = n->loop[n->loop[ROW] == n->outer ? COL : ROW];
  return n->steps == 0 || inner->inner == n->loop[STEP] ? inner : NULL;
}

void
need (tile_nest *n, hash_set<tree> *needed, tree op, bool round)
{
  auto_vec<tree> work;
  work.safe_push (op);
  while (!work.is_empty ())
    {
      tree x = work.pop ();
      if (TREE_CODE (x) != SSA_NAME || !inside_p (n, x) || needed->add (x))
	continue;
      gimple *def = SSA_NAME_DEF_STMT (x);
      ssa_op_iter i;
      tree use;
      if (brought_p (n, x) || (n->rounds && gimple_vuse (def)))
	continue;
      if (tree passed = passed_value (n, def))
	{
	  work.safe_push (passed);
	  continue;
	}
      if (gphi *phi = dyn_cast<gphi *> (def))
	{
	  basic_block bb = gimple_bb (phi);
	  if (n->behind.contains (bb)
	      || (round && step_number (n, bb->loop_father) >= 0))
	    for (unsigned k = 0; k < gimple_phi_num_args (phi); k++)
	      work.safe_push (gimple_phi_arg_def (phi, k));
	  continue;
	}
      if (!n->block || counted_by (n, def) < 0)
	FOR_EACH_SSA_TREE_OPERAND (use, def, i, SSA_OP_USE)
	  work.safe_push (use);
    }
}
