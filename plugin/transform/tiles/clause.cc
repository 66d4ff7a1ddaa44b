/* Loops of steps that are annotated themselves: clause reduction.

   INPUT	s1 = __ripple_partial (BS, DIMS, OP);
		for each STEP k of n, an annotated loop
		  s1 = s1 + a[i, k] * b[k, j];
		if (n != 0)
		  s = __ripple_combine (s, s1, DIMS, OP);
   OUTPUT	a sum that begins with the old s and is the new one in the end

   The clause says that the sum may be added up in any order: also one by one,
   beginning with s.  So the loop is one of steps like others, and its lanes
   are none of the nest.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"
#include "transform/tiles/nest.h"

bool
reduces_p (class loop *loop)
{
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    if (partial_of (p.phi (), loop_preheader_edge (loop)))
      return true;
  return false;
}

bool
add_step_dimensions (tile_nest *n, gcall *marker)
{
  uint64_t extent[SHAPE_RANK];
  unsigned dim[SHAPE_RANK];
  struct shape s;
  unsigned dims = lane_dims (marker, LANE_DIM0, dim, extent, &s);
  for (unsigned i = 0; i < dims; i++)
    n->step_dims |= 1u << dim[i];
  return !(lane_flags (marker) & (LANE_DISTRIBUTED | LANE_SCALAR));
}

bool
clauses_add_p (tile_nest *n, const char **why)
{
  for (unsigned q = 0; q < n->steps; q++)
    {
      if (!n->marker[STEP + q])
	continue;
      *why = "clause NoRemainder leaves some of its products out";
      if (lane_flags (n->marker[STEP + q]) & LANE_NO_REMAINDER)
	return false;
      *why = "its clause reduction does not add";
      for (gphi_iterator p
	     = gsi_start_nonvirtual_phis (n->loop[STEP + q]->header);
	   !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
	if (gimple *partial = partial_of (p.phi (), n->enter[q]))
	  if (tree_to_uhwi (gimple_call_arg (partial, PARTIAL_OP))
	      != REDUCTION_ADD)
	    return false;
    }
  return true;
}

/* True if BB does nothing but to combine, and to go on to one block.  */

static bool
only_combines_p (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
       gsi_next_nondebug (&g))
    if (ripple_api_call (gsi_stmt (g)) != API_COMBINE)
      return false;
  return single_pred_p (bb) && single_succ_p (bb);
}

basic_block
behind_steps (const tile_nest *n, unsigned q)
{
  basic_block bb = n->leave[q]->dest;
  gcond *c = safe_dyn_cast<gcond *> (last_stmt (bb));
  if (!n->marker[STEP + q] || !c
      || gsi_stmt (gsi_start_nondebug_after_labels_bb (bb)) != c
      || gimple_cond_code (c) != NE_EXPR
      || gimple_cond_lhs (c) != gimple_call_arg (n->marker[STEP + q], 3)
      || !integer_zerop (gimple_cond_rhs (c)))
    return bb;
  edge yes, no;
  extract_true_false_edges_from_block (bb, &yes, &no);
  return only_combines_p (yes->dest) && single_succ (yes->dest) == no->dest
	 ? no->dest : bb;
}

edge
end_of_nest (const tile_nest *n)
{
  if (!n->block || n->steps == 0 || !n->marker[STEP])
    return n->exit;
  basic_block bb = behind_steps (n, 0);
  gimple *last = NULL;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (ripple_api_call (gsi_stmt (g)) == API_COMBINE)
      last = gsi_stmt (g);
  return last ? split_block (bb, last) : split_block_after_labels (bb);
}

/* The call that combines the partial sum R; null if there is none.  */

static gcall *
combined_by (tree r)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, r)
    if (ripple_api_call (USE_STMT (use)) == API_COMBINE
	&& gimple_call_arg (USE_STMT (use), COMBINE_PARTIAL) == r)
      return as_a<gcall *> (USE_STMT (use));
  return NULL;
}

bool
around_steps (const tile_nest *n, unsigned q, gphi *phi, tree *before,
	      tree *behind, hash_set<tree> *names)
{
  tree r = gimple_phi_result (phi);
  names->add (r);
  *before = PHI_ARG_DEF_FROM_EDGE (phi, n->enter[q]);
  *behind = r;
  if (!n->marker[STEP + q])
    return true;
  gcall *combine = combined_by (r);
  if (!partial_of (phi, n->enter[q]) || !combine
      || !gimple_call_lhs (combine))
    return false;
  *before = gimple_call_arg (combine, COMBINE_OLD);
  *behind = gimple_call_lhs (combine);
  names->add (*behind);
  basic_block join = behind_steps (n, q);
  if (gimple_bb (combine) == join)
    return true;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (join); !gsi_end_p (p);
       gsi_next_nonvirtual_phi (&p))
    for (unsigned i = 0; i < gimple_phi_num_args (p.phi ()); i++)
      if (gimple_phi_arg_def (p.phi (), i) == *behind)
	{
	  *behind = gimple_phi_result (p.phi ());
	  names->add (*behind);
	  return gimple_phi_num_args (p.phi ()) == 2
		 && gimple_phi_arg_def (p.phi (), !i) == *before;
	}
  return false;
}
