/* Does a loop mean the same if its remainder is peeled?

   Under a mask the iterations that are left are one more block; peeled, each
   is a block of its own.  That is the same if all that a block does is done by
   each of its lanes for itself:

       y[i] = 2 * x[i];			the same
       count++;				not: once for each block
       m = ripple_reducemax (1, x[i]);	not: of all lanes of the block

   The option tail=peel must not change what a program means, so that it peels
   only such loops.  A clause is the program's own promise and is not checked.

   Called by distribute.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/transform.h"

/* The dimensions of a loop.  */
struct loop_dims
{
  unsigned dim[SHAPE_RANK], n;
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

  switch (ripple_api_call (call))
    {
    case API_NONE:
      break;
    case API_LANE:
    case API_SET_SHAPE:
    case API_GET_SIZE:
    case API_VSCALE:
    case API_ALIGN:
    case API_ADD_SAT:
    case API_SUB_SAT:
    case API_SHL_SAT:
    case API_PREFIX:
    case API_ANY:
    case API_FLAT:
      return NULL;
    default:
      return "its body uses the lanes of the block";
    }
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

const char *
why_not_elementwise (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  tree counter = gimple_call_arg (marker, 2);
  uint64_t extent[SHAPE_RANK];
  const char *why = NULL;
  struct shape s;
  loop_dims d, all;

  d.n = 0;
  all.n = lane_dims (marker, LANE_DIM0, all.dim, extent, &s);
  for (unsigned i = 0; i < all.n; i++)
    if (!extent_one_p (&s.dim[all.dim[i]]))
      d.dim[d.n++] = all.dim[i];
  for (gphi_iterator p = gsi_start_phis (loop->header); !gsi_end_p (p);
       gsi_next (&p))
    if (!virtual_operand_p (gimple_phi_result (p.phi ()))
	&& gimple_phi_result (p.phi ()) != counter)
      return "a value goes from block to block";
  basic_block *bbs = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && !why; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]);
	 !gsi_end_p (g) && !why; gsi_next (&g))
      why = statement_depends (gsi_stmt (g), &d);
  free (bbs);
  return why;
}
