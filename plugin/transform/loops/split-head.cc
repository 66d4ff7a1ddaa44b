/* Annotated loops that begin with some iterations under a mask: their heads.

   INPUT	for (c = 0; c < n; c++) body
   OUTPUT	for (c = 0; c < head; c++) body		under a mask
		for (; c < n; c++) body

   How many iterations that are aligned-head.cc has found out.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

/* Say in the copy of a loop to whose blocks COPIES leads that what HEAD says
   is aligned is.  */

static void
hint_alignment (const loop_head *head,
		hash_map<basic_block, basic_block> *copies)
{
  gimple_stmt_iterator g = gsi_start_bb (gimple_bb (head->aligned));
  gimple_stmt_iterator h
    = gsi_start_bb (*copies->get (gimple_bb (head->aligned)));
  for (; gsi_stmt (g) != head->aligned; gsi_next (&g))
    gsi_next (&h);
  tree ref = gimple_assign_lhs (gsi_stmt (h));
  gimple_seq seq = NULL;
  tree p = force_gimple_operand (build_fold_addr_expr (unshare_expr (ref)),
				 &seq, true, NULL_TREE);
  gcall *hint = gimple_build_call (ripple_api_declare ("__ripple_align",
						       void_type_node), 2, p,
				   size_int (head->align));
  gimple_set_location (hint, gimple_location (gsi_stmt (h)));
  gimple_seq_add_stmt (&seq, hint);
  gsi_insert_seq_before (&h, seq, GSI_SAME_STMT);
}

bool
split_head (class loop *loop, gcall *marker, HOST_WIDE_INT flags, tree n,
	    const loop_head *head)
{
  hash_map<basic_block, basic_block> copies;
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  poly_uint64 wanted = head->lanes;
  struct shape s;
  class loop *copy = append_copy (loop, &copies);
  gcall *other = copy ? copied_marker (copy, marker) : NULL;
  if (!other)
    return false;
  gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (gimple_call_arg (other, 2)));
  SET_PHI_ARG_DEF (phi, loop_preheader_edge (copy)->dest_idx, n);
  flags &= ~LANE_DISTRIBUTED;
  set_lane_flags (other, flags);
  if (head->aligned)
    hint_alignment (head, &copies);

  make_head (marker);
  if (lane_dims (marker, LANE_DIM0, dim, extent, &s) != 1)
    gcc_unreachable ();
  set_block_extents (marker, handle_definition (gimple_call_arg (marker, 0)),
		     1, dim, &wanted);
  flags &= ~(LANE_BLOCK_INDEPENDENT | LANE_MAY_PEEL | LANE_ANY_TAIL);
  set_lane_flags (marker, flags | LANE_PREDICATE);
  gimple_call_set_arg (marker, 3, n);
  update_stmt (marker);
  set_bound (loop, gimple_call_arg (marker, 2), n);
  return true;
}
