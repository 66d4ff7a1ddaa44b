/* Does a loop mean the same if its remainder is peeled?

   Under a mask the iterations that are left are one more block; peeled, each
   is a block of its own.  That is the same if all that a block does is done by
   each of its lanes for itself:

       y[i] = 2 * x[i];			the same
       count++;				not: once for each block
       int any = 0;
       if (x[i] > 3) any = 1;		not: if any lane of the block is on
       m = ripple_reducemax (1, x[i]);	not: of all lanes of the block

   The option tail=peel must not change what a program means, so that it peels
   only such loops.  A clause is the program's own promise and is not checked.

   Called by strip-mine.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "analysis/shapes.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

/* The dimensions of a loop.  */
struct loop_dims
{
  unsigned dim[SHAPE_RANK], n;
  /* It runs over all lanes of its block: they are what broadcasts in it go
     to.  */
  bool one_block;
};

/* True if S has lanes in all dimensions of D.  */

static bool
in_lanes_p (const struct shape *s, const loop_dims *d)
{
  for (unsigned i = 0; i < d->n; i++)
    if (extent_one_p (&s->dim[d->dim[i]]))
      return false;
  return true;
}

/* Does CALL something else for a block than its lanes do for themselves?  */

static const char *
call_depends (gcall *call, const loop_dims *d)
{
  struct shape s = shape_scalar ();
  unsigned dim;

  if (enum ripple_api api = ripple_api_call (call))
    return (api == API_BROADCAST && d->one_block)
	   || (api != API_UNKNOWN && ripple_api_lanewise_p (api))
	   ? NULL : "its body uses the lanes of the block";
  if (!gimple_vdef (call))
    return NULL;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (TREE_CODE (gimple_call_arg (call, i)) == SSA_NAME)
      shape_join (&s, &s, overlay_shape (gimple_call_arg (call, i)), &dim);
  return in_lanes_p (&s, d) ? NULL : "a call is made once for a block";
}

static const char *
statement_depends (gimple *stmt, const loop_dims *d)
{
  if (is_gimple_debug (stmt) || gimple_clobber_p (stmt))
    return NULL;
  if (gcall *call = dyn_cast<gcall *> (stmt))
    return call_depends (call, d);
  if (gimple_code (stmt) == GIMPLE_ASM)
    return "an asm is run once for a block";
  if (gimple_store_p (stmt))
    {
      struct shape s = overlay_address_shape (gimple_get_lhs (stmt));

      if (!in_lanes_p (&s, d))
	return "something is stored once for a block";
    }
  return NULL;
}

/* Is X what lanes of D's dimensions have had before LOOP?  */

static bool
from_outside_p (tree x, class loop *loop, const loop_dims *d)
{
  if (TREE_CODE (x) != SSA_NAME || virtual_operand_p (x) || !varying_p (x))
    return false;
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (x));
  if (bb && flow_bb_inside_loop_p (loop, bb))
    return false;
  for (unsigned i = 0; i < d->n; i++)
    if (!extent_one_p (&overlay_shape (x)->dim[d->dim[i]]))
      return true;
  return false;
}

/* Does BB, in LOOP, use such values?  What goes from block to block is another
   matter.  */

static bool
lanes_from_outside_p (basic_block bb, class loop *loop, const loop_dims *d)
{
  ssa_op_iter it;
  use_operand_p use;
  tree name;
  if (bb != loop->header)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
      FOR_EACH_PHI_ARG (use, p.phi (), it, SSA_OP_USE)
	if (from_outside_p (USE_FROM_PTR (use), loop, d))
	  return true;
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    FOR_EACH_SSA_TREE_OPERAND (name, gsi_stmt (g), it, SSA_OP_USE)
      if (from_outside_p (name, loop, d))
	return true;
  return false;
}

/* Does BB end in a condition on lanes?  */

static bool
decided_by_lanes_p (basic_block bb)
{
  gimple *last = last_stmt (bb);
  ssa_op_iter it;
  tree name;
  if (!last || (gimple_code (last) != GIMPLE_COND
		&& gimple_code (last) != GIMPLE_SWITCH))
    return false;
  FOR_EACH_SSA_TREE_OPERAND (name, last, it, SSA_OP_USE)
    if (varying_p (name))
      return true;
  return false;
}

/* Is PHI a scalar whose value depends on whether any lane comes by?  */

static bool
set_by_any_lane_p (gphi *phi)
{
  auto_vec<tree> ops;
  if (virtual_operand_p (gimple_phi_result (phi))
      || varying_p (gimple_phi_result (phi)))
    return false;
  control_operands (gimple_bb (phi), &ops);
  for (unsigned i = 0; i < ops.length (); i++)
    if (varying_p (ops[i]))
      return true;
  return false;
}

/* Is NAME a scalar that is set in one of the loops BY_LANES, which may run as
   long as any lane wants it to, and used behind it?  */

static bool
last_of_any_lane_p (tree name, hash_set<class loop *> *by_lanes)
{
  imm_use_iterator it;
  use_operand_p use;
  if (!name || TREE_CODE (name) != SSA_NAME || virtual_operand_p (name)
      || varying_p (name))
    return false;
  class loop *loop = gimple_bb (SSA_NAME_DEF_STMT (name))->loop_father;
  /* Behind a loop a PHI may have what it was when each lane left.  */
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (!is_gimple_debug (USE_STMT (use))
	&& !(gimple_code (USE_STMT (use)) == GIMPLE_PHI
	     && varying_p (gimple_phi_result (USE_STMT (use)))))
      for (class loop *l = loop;
	   !flow_bb_inside_loop_p (l, gimple_bb (USE_STMT (use)));
	   l = loop_outer (l))
	if (by_lanes->contains (l))
	  return true;
  return false;
}

/* Put the loops in LOOP in which lanes take different paths into BY_LANES.  */

static void
find_loops_by_lanes (class loop *loop, basic_block *bbs,
		     hash_set<class loop *> *by_lanes)
{
  for (unsigned i = 0; i < loop->num_nodes; i++)
    if (decided_by_lanes_p (bbs[i]))
      for (class loop *l = bbs[i]->loop_father; l != loop;
	   l = loop_outer (l))
	by_lanes->add (l);
}

/* Are scalars of BB set as any lane wants it?  */

static bool
scalars_depend_p (basic_block bb, hash_set<class loop *> *by_lanes)
{
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    if (set_by_any_lane_p (p.phi ())
	|| last_of_any_lane_p (gimple_phi_result (p.phi ()), by_lanes))
      return true;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (last_of_any_lane_p (gimple_get_lhs (gsi_stmt (g)), by_lanes))
      return true;
  return false;
}

const char *
why_not_elementwise (gcall *marker, enum loop_sums sums)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  tree counter = gimple_call_arg (marker, 2);
  uint64_t extent[SHAPE_RANK];
  const char *why = NULL;
  struct shape s;
  loop_dims d, all;
  hash_set<class loop *> by_lanes;

  d.n = 0;
  d.one_block = lane_flags (marker) & LANE_ONE_BLOCK;
  all.n = lane_dims (marker, LANE_DIM0, all.dim, extent, &s);
  for (unsigned i = 0; i < all.n; i++)
    if (!extent_one_p (&s.dim[all.dim[i]]))
      d.dim[d.n++] = all.dim[i];
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	&& gimple_phi_result (p.phi ()) != counter
	&& !(sums && laneless_reduction_p (marker, p.phi (), sums)))
      return "a value goes from block to block";
  basic_block *bbs = get_loop_body (loop);
  find_loops_by_lanes (loop, bbs, &by_lanes);
  compute_ipdoms ();
  for (unsigned i = 0; i < loop->num_nodes && !why; i++)
    {
      if (scalars_depend_p (bbs[i], &by_lanes))
	why = "a scalar is set if any lane is on";
      else if (lanes_from_outside_p (bbs[i], loop, &d))
	why = "its body uses lanes of a block outside it";
      for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]);
	   !gsi_end_p (g) && !why; gsi_next (&g))
	why = statement_depends (gsi_stmt (g), &d);
    }
  forget_ipdoms ();
  free (bbs);
  return why;
}

unsigned
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
	poly_uint64 n = lanes_of_shape (&s);
	if (elt && !shape_scalar_p (&s))
	  {
	    unsigned es = tree_to_uhwi (TYPE_SIZE_UNIT (elt));
	    most = MAX (most, CEIL (lanes_least (n), lanes_width (es, n)));
	  }
      }
  free (bbs);
  return most;
}
