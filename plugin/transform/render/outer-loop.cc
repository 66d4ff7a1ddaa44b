/* The loop along which memory is contiguous, if lanes are far apart.

   INPUT	for (i = 0; i < n; i++)
		  for (j = 0; j < m; j++)	annotated
		    a[j][i] = ...
   OUTPUT	the loop over i: annotated, it would store whole vectors

   This is for a remark only.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render/render-private.h"

static bool step_of (tree x, gphi *counter, unsigned depth,
		     HOST_WIDE_INT *step);

/* As step_of, of the address of REF.  */

static bool
step_of_reference (tree ref, gphi *counter, unsigned depth,
		   HOST_WIDE_INT *step)
{
  *step = 0;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	tree size = array_ref_element_size (ref);
	HOST_WIDE_INT index;
	if (!step_of (TREE_OPERAND (ref, 1), counter, depth, &index)
	    || (index && !tree_fits_shwi_p (size)))
	  return false;
	*step += index ? index * tree_to_shwi (size) : 0;
      }
  HOST_WIDE_INT base = 0;
  if (TREE_CODE (ref) == MEM_REF
      && !step_of (TREE_OPERAND (ref, 0), counter, depth, &base))
    return false;
  *step += base;
  return TREE_CODE (ref) == MEM_REF || DECL_P (ref);
}

/* As step_of, of the result of S.  */

static bool
step_of_result (gassign *s, gphi *counter, unsigned depth,
		HOST_WIDE_INT *step)
{
  enum tree_code code = gimple_assign_rhs_code (s);
  tree a = gimple_assign_rhs1 (s), b = gimple_assign_rhs2 (s);
  HOST_WIDE_INT second;
  if (code == ADDR_EXPR)
    return step_of_reference (TREE_OPERAND (a, 0), counter, depth, step);
  if (gimple_vuse (s) || (b && gimple_assign_rhs3 (s))
      || !step_of (a, counter, depth, step))
    return false;
  if (!b)
    return CONVERT_EXPR_CODE_P (code) || code == SSA_NAME || *step == 0;
  if (!step_of (b, counter, depth, &second))
    return false;
  switch (code)
    {
    case PLUS_EXPR:
    case POINTER_PLUS_EXPR:
      *step += second;
      return true;
    case MINUS_EXPR:
      *step -= second;
      return true;
    case MULT_EXPR:
      if (*step && !second && tree_fits_shwi_p (b))
	{
	  *step *= tree_to_shwi (b);
	  return true;
	}
      break;
    case LSHIFT_EXPR:
      if (*step && tree_fits_uhwi_p (b) && tree_to_uhwi (b) < 32)
	{
	  *step *= HOST_WIDE_INT_1 << tree_to_uhwi (b);
	  return true;
	}
      break;
    default:
      break;
    }
  return *step == 0 && second == 0;
}

/* The edge by which LOOP is entered, null if there are several, or several
   ways back.  */

static edge
entry_edge (class loop *loop)
{
  if (!loop->latch || EDGE_COUNT (loop->header->preds) != 2)
    return NULL;
  edge e = EDGE_PRED (loop->header, 0);
  return e->src == loop->latch ? EDGE_PRED (loop->header, 1) : e;
}

/* *STEP is by how much X grows from one iteration to the next one of the loop
   that COUNTER counts, everything else in it unchanged.  False if it is not
   known, DEPTH definitions back.  */

static bool
step_of (tree x, gphi *counter, unsigned depth, HOST_WIDE_INT *step)
{
  *step = 0;
  if (TREE_CODE (x) == ADDR_EXPR)
    return step_of_reference (TREE_OPERAND (x, 0), counter, depth, step);
  if (TREE_CODE (x) != SSA_NAME)
    return CONSTANT_CLASS_P (x);
  gimple *def = SSA_NAME_DEF_STMT (x);
  class loop *loop = gimple_bb (counter)->loop_father;
  if (def == counter)
    {
      *step = 1;
      return true;
    }
  /* What was made for the block is not in its place yet.  */
  if (SSA_NAME_IS_DEFAULT_DEF (x)
      || (gimple_bb (def) && !flow_bb_inside_loop_p (loop, gimple_bb (def))))
    return true;
  if (depth == 0)
    return false;
  if (gassign *s = dyn_cast<gassign *> (def))
    return step_of_result (s, counter, depth - 1, step);
  gphi *phi = dyn_cast<gphi *> (def);
  if (!phi || gimple_bb (phi) == loop->header)
    return false;
  /* What an inner loop counts grows as what it starts from; ways that join
     bring the same from all sides.  */
  class loop *inner = gimple_bb (phi)->loop_father;
  edge entry = gimple_bb (phi) == inner->header ? entry_edge (inner)
	       : gimple_phi_arg_edge (phi, 0);
  return entry && step_of (PHI_ARG_DEF_FROM_EDGE (phi, entry), counter,
			   depth - 1, step);
}

/* True if PHI grows by one in each iteration of the loop whose header it is
   in.  */

static bool
counts_p (gphi *phi, class loop *loop)
{
  HOST_WIDE_INT step;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  gassign *s = NULL;
  while (TREE_CODE (next) == SSA_NAME
	 && (s = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (next))) != NULL
	 && (gimple_assign_cast_p (s) || gimple_assign_ssa_name_copy_p (s)))
    next = gimple_assign_rhs1 (s);
  return s && gimple_assign_rhs_code (s) == PLUS_EXPR
	 && integer_onep (gimple_assign_rhs2 (s))
	 && step_of (gimple_assign_rhs1 (s), phi, 4, &step) && step == 1;
}

location_t
contiguous_loop (const lanes_address *a, basic_block bb)
{
  HOST_WIDE_INT step;
  for (class loop *l = bb->loop_father; l && loop_outer (l);
       l = loop_outer (l))
    {
      gimple *end = last_stmt (l->header);
      if (!end || !entry_edge (l))
	continue;
      for (gphi_iterator p = gsi_start_phis (l->header); !gsi_end_p (p);
	   gsi_next (&p))
	if (INTEGRAL_TYPE_P (TREE_TYPE (gimple_phi_result (p.phi ())))
	    && counts_p (p.phi (), l)
	    && step_of (a->base, p.phi (), 32, &step)
	    && step == int_size_in_bytes (a->elt))
	  return gimple_location (end);
    }
  return UNKNOWN_LOCATION;
}
