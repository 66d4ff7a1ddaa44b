/* Multiples of the length of vectors by large factors.

   INPUT	k = PHI <0, k'>; k' = k + POLY_INT_CST [c, c] in 32 bits,
		with c = 3435973837
   OUTPUT	x = POLY_INT_CST [1, 1]; asm ("" : "+r" (x)); y = x * c;
		k' = k + y

   GCC puts such a number into a register by a multiplication of the number of
   elements of a vector, and a shift to the right where the factor is no
   multiple of that.  What the multiplication loses at the top would be needed
   then.  In 64 bits it does not come to an end at all (from 2^62 on).

   Divisions by constants multiply lane numbers by such factors, and GCC's
   optimisers of loops make steps of them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "cfgloop.h"
#include "emit/value/parts.h"
#include "late/late.h"

#if NUM_POLY_INT_COEFFS > 1

namespace {

/* A new name for A OP B at the end of SEQ.  */

tree
append (gimple_seq *seq, enum tree_code op, tree a, tree b)
{
  tree r = make_ssa_name (TREE_TYPE (a));
  gimple_seq_add_stmt (seq, gimple_build_assign (r, op, a, b));
  return r;
}

/* X, a large multiple, computed at the end of SEQ.  GCC would fold any
   product with a length that it knows of into X again.  */

tree
compute (gimple_seq *seq, tree x)
{
  tree type = TREE_TYPE (x), bits = unsigned_type_for (type);
  unsigned precision = TYPE_PRECISION (bits);
  poly_wide_int length (wi::one (precision), wi::one (precision));
  wide_int constant = wi::to_wide (POLY_INT_CST_COEFF (x, 0));
  wide_int factor = wi::to_wide (POLY_INT_CST_COEFF (x, 1));
  tree r = make_ssa_name (bits);

  gimple_seq_add_stmt (seq, hiding_asm (r, build_poly_int_cst (bits, length),
					"=r"));
  r = append (seq, MULT_EXPR, r, wide_int_to_tree (bits, factor));
  r = append (seq, PLUS_EXPR, r, wide_int_to_tree (bits, constant - factor));
  if (type == bits)
    return r;
  tree same = make_ssa_name (type);
  gimple_seq_add_stmt (seq, gimple_build_assign (same, NOP_EXPR, r));
  return same;
}

/* If X is a large multiple, or a vector of one and numbers with a known
   distance behind it, compute it at the end of SEQ.  */

tree
computed (gimple_seq *seq, tree x)
{
  if (large_multiple_p (x))
    return compute (seq, x);
  if (TREE_CODE (x) != VECTOR_CST || VECTOR_CST_NPATTERNS (x) != 1
      || !large_multiple_p (VECTOR_CST_ENCODED_ELT (x, 0)))
    return NULL_TREE;
  tree first = VECTOR_CST_ENCODED_ELT (x, 0);
  tree step = build_zero_cst (TREE_TYPE (first));
  if (VECTOR_CST_NELTS_PER_PATTERN (x) == 3)
    step = const_binop (MINUS_EXPR, TREE_TYPE (first),
			VECTOR_CST_ENCODED_ELT (x, 2),
			VECTOR_CST_ENCODED_ELT (x, 1));
  tree r = make_ssa_name (TREE_TYPE (x));
  gimple_seq_add_stmt (seq, gimple_build_assign (r, VEC_SERIES_EXPR,
						 compute (seq, first), step));
  return r;
}

/* What of S, an operand, is to be computed is, in front of the outermost loop
   that S is in.  True if there was something.  */

bool
replace_operand (gimple_stmt_iterator *g, tree *op)
{
  gimple_seq seq = NULL;
  tree r = computed (&seq, *op);

  if (!r)
    return false;
  class loop *loop = gimple_bb (gsi_stmt (*g))->loop_father;
  while (loop && loop_depth (loop) > 1)
    loop = loop_outer (loop);
  if (loop && loop_depth (loop) == 1
      && loops_state_satisfies_p (LOOPS_HAVE_PREHEADERS))
    gsi_insert_seq_on_edge (loop_preheader_edge (loop), seq);
  else
    gsi_insert_seq_before (g, seq, GSI_SAME_STMT);
  *op = r;
  return true;
}

bool
replace_operands (gimple_stmt_iterator *g)
{
  gimple *s = gsi_stmt (*g);
  bool some = false;

  if (is_gimple_debug (s))
    return false;
  for (unsigned i = 0; i < gimple_num_ops (s); i++)
    {
      tree *op = gimple_op_ptr (s, i);
      if (!*op)
	continue;
      if (TREE_CODE (*op) != CONSTRUCTOR)
	some |= replace_operand (g, op);
      else
	for (unsigned k = 0; k < CONSTRUCTOR_NELTS (*op); k++)
	  some |= replace_operand (g, &CONSTRUCTOR_ELT (*op, k)->value);
    }
  if (some)
    update_stmt (s);
  return some;
}

void
replace_arguments (gphi *phi)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      gimple_seq seq = NULL;
      tree r = computed (&seq, gimple_phi_arg_def (phi, i));
      if (!r)
	continue;
      SET_PHI_ARG_DEF (phi, i, r);
      gsi_insert_seq_on_edge (gimple_phi_arg_edge (phi, i), seq);
    }
}

}

void
ripple_large_multiples (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      for (gphi_iterator i = gsi_start_phis (bb); !gsi_end_p (i);
	   gsi_next (&i))
	replace_arguments (i.phi ());
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	replace_operands (&g);
    }
  gsi_commit_edge_inserts ();
}

#endif
