/* A version of annotated loops for strides that turn out to be 1.

   INPUT	for (i = 0; i < n; i++)		inc: known to the program only
		  y[i * inc] += x[i * inc];

   OUTPUT	if (inc == 1)
		  for (i = 0; i < n; i++)
		    y[i] += x[i];
		else
		  the loop as it was

   Strides that are handed over, as in the BLAS, or the step of a loop, are 1
   nearly always.  Then accesses are whole vectors; otherwise each lane is one
   of its own.  Not so the width of a matrix.

   Called before blocks are given other sizes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"
#include "transform/loops/remainder.h"

namespace {

enum
{
  DEEPEST = 8,			/* Of the operations of an address.  */
  MOST_STRIDES = 4
};

/* Lanes so many elements apart are worth it.  */
const HOST_WIDE_INT NEAR = 4;

/* A loop, and what is to be 1 in it.  */

struct strided_loop
{
  class loop *loop;
  auto_vec<tree> strides;
};

/* The number of which X is a copy, perhaps converted: if that is 1, so is
   X.  */

tree
copied_from (tree x)
{
  while (TREE_CODE (x) == SSA_NAME && INTEGRAL_TYPE_P (TREE_TYPE (x)))
    {
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (!gimple_assign_cast_p (def) && !gimple_assign_ssa_name_copy_p (def))
	return x;
      x = gimple_assign_rhs1 (def);
    }
  return NULL_TREE;
}

/* True if K is computed before the loop of S.  */

bool
known_before_p (const strided_loop *s, tree k)
{
  basic_block bb = k ? gimple_bb (SSA_NAME_DEF_STMT (k)) : NULL;
  return k && (!bb || !flow_bb_inside_loop_p (s->loop, bb));
}

/* True if X is computed from STRIDE.  */

bool
computed_from_p (tree x, tree stride, unsigned depth = 0)
{
  if (x == stride)
    return true;
  if (TREE_CODE (x) != SSA_NAME || depth > DEEPEST
      || !is_gimple_assign (SSA_NAME_DEF_STMT (x)))
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    if (computed_from_p (gimple_op (def, i), stride, depth + 1))
      return true;
  return false;
}

/* True if STRIDE ends the loop of S, one that it is in, or one in it: then it
   is how long rows are.  */

bool
ends_loop_p (const strided_loop *s, tree stride)
{
  for (class loop *l : loops_list (cfun, 0))
    if (l == s->loop || flow_loop_nested_p (l, s->loop)
	|| flow_loop_nested_p (s->loop, l))
      if (gcond *c = safe_dyn_cast<gcond *> (last_stmt (l->header)))
	if (computed_from_p (gimple_cond_lhs (c), stride)
	    || computed_from_p (gimple_cond_rhs (c), stride))
	  return true;
  return false;
}

/* True if X, of an address, changes in a loop in that of S: there it is what
   follows one behind the other.  */

bool
changes_inside_p (const strided_loop *s, tree x, unsigned depth = 0)
{
  if (TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x)
      || depth > DEEPEST)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (x);
  if (gimple_code (def) == GIMPLE_PHI)
    return flow_loop_nested_p (s->loop, gimple_bb (def)->loop_father);
  if (is_gimple_assign (def))
    for (unsigned i = 1; i < gimple_num_ops (def); i++)
      if (changes_inside_p (s, gimple_op (def, i), depth + 1))
	return true;
  return false;
}

/* Note the factors in X, of which one more is UNIT bytes in the address of
   what has SIZE bytes.  */

void
find_strides (strided_loop *s, tree x, HOST_WIDE_INT unit, HOST_WIDE_INT size,
	      unsigned depth = 0)
{
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x) || depth > DEEPEST
      || !is_gimple_assign (SSA_NAME_DEF_STMT (x)))
    return;
  gimple *def = SSA_NAME_DEF_STMT (x);
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  switch (gimple_assign_rhs_code (def))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case POINTER_PLUS_EXPR:
      find_strides (s, b, unit, size, depth + 1);
      find_strides (s, a, unit, size, depth + 1);
      return;
    CASE_CONVERT:
    case SSA_NAME:
      find_strides (s, a, unit, size, depth + 1);
      return;
    case MULT_EXPR:
      {
	if (varying_p (b))
	  std::swap (a, b);
	if (varying_p (b))
	  return;
	HOST_WIDE_INT by;
	if (tree_fits_shwi_p (b) && absu_hwi (tree_to_shwi (b)) <= 1 << 16)
	  find_strides (s, a, unit * tree_to_shwi (b), size, depth + 1);
	else if (lanes_differ_by (a, &by) && by
		 && IN_RANGE (by, -NEAR, NEAR)
		 && IN_RANGE (by * unit, -NEAR * size, NEAR * size))
	  {
	    tree k = copied_from (b);
	    if (known_before_p (s, k) && !s->strides.contains (k)
		&& !ends_loop_p (s, k))
	      s->strides.safe_push (k);
	  }
	return;
      }
    default:
      return;
    }
}

void
find_strides_of_reference (strided_loop *s, tree ref)
{
  tree bytes = TYPE_SIZE_UNIT (TREE_TYPE (ref));
  struct shape shape = overlay_address_shape (ref);
  unsigned dims = 0;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    dims += !extent_one_p (&shape.dim[d]);
  if (!bytes || !tree_fits_shwi_p (bytes) || dims != 1)
    return;
  HOST_WIDE_INT size = tree_to_shwi (bytes);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF
	&& tree_fits_shwi_p (array_ref_element_size (ref))
	&& !changes_inside_p (s, TREE_OPERAND (ref, 1)))
      find_strides (s, TREE_OPERAND (ref, 1),
		    tree_to_shwi (array_ref_element_size (ref)), size);
  if (TREE_CODE (ref) == MEM_REF
      && !changes_inside_p (s, TREE_OPERAND (ref, 0)))
    find_strides (s, TREE_OPERAND (ref, 0), 1, size);
}

void
find_strides_of_loop (strided_loop *s)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  if (gimple_assign_load_p (stmt))
	    find_strides_of_reference (s, gimple_assign_rhs1 (stmt));
	  if (gimple_store_p (stmt))
	    find_strides_of_reference (s, gimple_get_lhs (stmt));
	}
}

/* The condition, before the loop of S, that all strides are 1.  */

tree
all_one (const strided_loop *s)
{
  location_t loc = UNKNOWN_LOCATION;
  gimple_seq seq = NULL;
  tree all = NULL_TREE;
  for (unsigned i = 0; i < s->strides.length (); i++)
    {
      tree k = s->strides[i];
      tree one = gimple_build (&seq, loc, EQ_EXPR, boolean_type_node, k,
			       build_one_cst (TREE_TYPE (k)));
      all = all ? gimple_build (&seq, loc, BIT_AND_EXPR, boolean_type_node,
				all, one) : one;
    }
  gsi_insert_seq_on_edge_immediate (loop_preheader_edge (s->loop), seq);
  return all;
}

/* Let what is a stride of S in STMT be 1; true if there is such.  */

bool
replace_strides (const strided_loop *s, gimple *stmt)
{
  ssa_op_iter it;
  use_operand_p use;
  bool changed = false;
  FOR_EACH_PHI_OR_STMT_USE (use, stmt, it, SSA_OP_USE)
    {
      tree k = copied_from (USE_FROM_PTR (use));
      if (k && s->strides.contains (k))
	{
	  SET_USE (use, build_one_cst (TREE_TYPE (USE_FROM_PTR (use))));
	  changed = true;
	}
    }
  return changed;
}

/* Let the strides of S be 1 in its loop.  */

void
make_one (const strided_loop *s)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (flow_bb_inside_loop_p (s->loop, bb))
      {
	for (gphi_iterator p = gsi_start_nonvirtual_phis (bb); !gsi_end_p (p);
	     gsi_next_nonvirtual_phi (&p))
	  replace_strides (s, p.phi ());
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (replace_strides (s, gsi_stmt (g)))
	    {
	      fold_stmt (&g);
	      update_stmt (gsi_stmt (g));
	    }
      }
}

/* The condition for a version of LOOP for strides of 1, or null.  */

tree
unit_condition (class loop *loop, void *data)
{
  strided_loop *s = (strided_loop *) data;
  s->loop = loop;
  s->strides.truncate (0);
  find_strides_of_loop (s);
  return s->strides.is_empty () || s->strides.length () > MOST_STRIDES
	 ? NULL_TREE : all_one (s);
}

void
make_unit (class loop *, void *data)
{
  make_one ((strided_loop *) data);
}

} // anonymous namespace

bool
version_unit_strides (void)
{
  strided_loop s;
  return version_loops (unit_condition, make_unit, &s);
}
