/* Constant masks of SVE that the back end cannot build.

   INPUT	y = VEC_COND_EXPR <{ 0, -1, ..., 0, -1, 0, ..., 0 }, a, b>
   OUTPUT	t = { 0, -1, ..., 0, -1, 0, ..., 0 };	integers
		m = t != { 0, ... }; y = VEC_COND_EXPR <m, a, b>

   In vector-length-specific code the back end of AArch64 cuts such a mask in
   two that are interleaved, and stops with an unrecognizable
   instruction where one of them begins with a number of lanes that PTRUE
   cannot name (aarch64_expand_sve_const_pred_trn, GCC 12 to 14).  Masks that
   are a pattern to the end, or some first lanes, are its own affair.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

#if defined (GCC_AARCH64_H)

namespace {

/* True if MASK is a constant mask of SVE in which lanes of both kinds
   alternate up to some lane only.  */

bool
irregular_mask_p (tree mask)
{
  unsigned HOST_WIDE_INT n, first = 0;

  if (TREE_CODE (mask) != VECTOR_CST
      || GET_MODE_CLASS (TYPE_MODE (TREE_TYPE (mask))) != MODE_VECTOR_BOOL
      || !TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask)).is_constant (&n)
      || (VECTOR_CST_NELTS_PER_PATTERN (mask) == 1
	  && VECTOR_CST_NPATTERNS (mask) < n))
    return false;
  while (first < n && !integer_zerop (vector_cst_elt (mask, first)))
    first++;
  while (first < n && integer_zerop (vector_cst_elt (mask, first)))
    first++;
  return first < n;
}

/* The same mask as a comparison, computed by statements behind *SEQ.  */

tree
compared_mask (gimple_seq *seq, tree mask)
{
  tree type = TREE_TYPE (mask);
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree elt = build_nonstandard_integer_type (BITS_PER_SVE_VECTOR.to_constant ()
					     / n, 0);
  tree integers = build_vector_type (elt, n);
  tree_vector_builder builder (integers, n, 1);

  for (unsigned k = 0; k < n; k++)
    builder.quick_push (integer_zerop (vector_cst_elt (mask, k))
			? build_zero_cst (elt) : build_all_ones_cst (elt));
  gassign *t = gimple_build_assign (make_ssa_name (integers),
				    builder.build ());
  gassign *m = gimple_build_assign (make_ssa_name (type), NE_EXPR,
				    gimple_assign_lhs (t),
				    build_zero_cst (integers));
  gimple_seq_add_stmt (seq, t);
  gimple_seq_add_stmt (seq, m);
  return gimple_assign_lhs (m);
}

/* Replace the permutation at G if it chooses from two vectors by such a mask:
   a mask is what the back end makes of that.  */

void
replace_select (gimple_stmt_iterator *g)
{
  gimple *s = gsi_stmt (*g);
  unsigned HOST_WIDE_INT n;

  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != VEC_PERM_EXPR
      || TREE_CODE (gimple_assign_rhs3 (s)) != VECTOR_CST)
    return;
  tree lhs = gimple_assign_lhs (s), type = truth_type_for (TREE_TYPE (lhs));
  if (!TYPE_VECTOR_SUBPARTS (type).is_constant (&n)
      || maybe_ne (GET_MODE_BITSIZE (TYPE_MODE (TREE_TYPE (lhs))),
		   BITS_PER_SVE_VECTOR))
    return;
  tree_vector_builder builder (type, n, 1);
  for (unsigned k = 0; k < n; k++)
    {
      tree from = vector_cst_elt (gimple_assign_rhs3 (s), k);
      unsigned lane = TREE_INT_CST_LOW (from) % (2 * n);

      if (lane % n != k)
	return;
      builder.quick_push (lane < n ? build_all_ones_cst (TREE_TYPE (type))
			  : build_zero_cst (TREE_TYPE (type)));
    }
  tree mask = builder.build ();
  if (!irregular_mask_p (mask))
    return;
  gcall *call = gimple_build_call_internal (IFN_VCOND_MASK, 3, mask,
					    gimple_assign_rhs1 (s),
					    gimple_assign_rhs2 (s));
  gimple_call_set_lhs (call, lhs);
  gimple_set_location (call, gimple_location (s));
  gsi_replace (g, call, false);
}

/* Replace such masks among the operands of the statement at G.  */

void
replace_operands (gimple_stmt_iterator *g)
{
  gimple *s = gsi_stmt (*g);
  gimple_seq seq = NULL;

  if (is_gimple_debug (s))
    return;
  for (unsigned i = 0; i < gimple_num_ops (s); i++)
    {
      tree op = gimple_op (s, i);
      if (op && irregular_mask_p (op))
	gimple_set_op (s, i, compared_mask (&seq, op));
    }
  if (!seq)
    return;
  gsi_insert_seq_before (g, seq, GSI_SAME_STMT);
  update_stmt (s);
}

/* Replace such masks among the arguments of PHI.  */

void
replace_arguments (gphi *phi)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree arg = gimple_phi_arg_def (phi, i);
      gimple_seq seq = NULL;

      if (!irregular_mask_p (arg))
	continue;
      SET_PHI_ARG_DEF (phi, i, compared_mask (&seq, arg));
      gsi_insert_seq_on_edge (gimple_phi_arg_edge (phi, i), seq);
    }
}

}

void
ripple_irregular_masks (function *fn)
{
  if (!BITS_PER_SVE_VECTOR.is_constant ())
    return;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      for (gphi_iterator i = gsi_start_phis (bb); !gsi_end_p (i);
	   gsi_next (&i))
	replace_arguments (i.phi ());
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  replace_select (&g);
	  replace_operands (&g);
	}
    }
  gsi_commit_edge_inserts ();
  /* IFN_VCOND_MASK has virtual operands in GCC 12.  */
  if (need_ssa_update_p (cfun))
    update_ssa (TODO_update_ssa_only_virtuals);
}

#endif
