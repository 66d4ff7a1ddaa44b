/* Handles of blocks: what sets the shape of one, and its declared rank.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"

gimple *
handle_definition (tree op)
{
  while (TREE_CODE (op) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (op))
    {
      gimple *def = SSA_NAME_DEF_STMT (op);
      if (ripple_api_call (def) == API_SET_SHAPE)
	return def;
      if (!gimple_assign_ssa_name_copy_p (def))
	return NULL;
      op = gimple_assign_rhs1 (def);
    }
  return NULL;
}

unsigned
declared_rank (tree handle)
{
  struct shape s;
  gimple *def = handle_definition (handle);
  tree c = NULL_TREE;
  if (def && gimple_call_num_args (def) <= SHAPE_DECLARED)
    return gimple_call_num_args (def) - SHAPE_SIZE0;
  if (def)
    c = constant_value (gimple_call_arg (def, SHAPE_DECLARED));
  if (c && tree_fits_uhwi_p (c) && tree_to_uhwi (c) <= SHAPE_RANK
      && !integer_zerop (c))
    return tree_to_uhwi (c);
  return block_shape (handle, &s) ? shape_rank (&s) : 0;
}

unsigned
operand_rank (tree op)
{
  auto_vec<tree> work;
  hash_set<tree> seen;
  unsigned rank = 0;
  ssa_op_iter it;
  use_operand_p u;
  if (TREE_CODE (op) == SSA_NAME)
    work.safe_push (op);
  while (!work.is_empty ())
    {
      tree name = work.pop ();
      gimple *def = SSA_NAME_DEF_STMT (name);
      if (seen.add (name) || SSA_NAME_IS_DEFAULT_DEF (name))
	continue;
      enum ripple_api api = ripple_api_call (def);
      /* What recursive calls pass in arrays may be of any block.  */
      if (api == API_FLAT)
	return SHAPE_RANK;
      if (api == API_ID || api == API_LANE || api == API_BROADCAST)
	rank = MAX (rank, declared_rank (gimple_call_arg (def, 0)));
      if (gphi *phi = dyn_cast<gphi *> (def))
	FOR_EACH_PHI_ARG (u, phi, it, SSA_OP_USE)
	  work.safe_push (USE_FROM_PTR (u));
      else
	FOR_EACH_SSA_USE_OPERAND (u, def, it, SSA_OP_USE)
	  work.safe_push (USE_FROM_PTR (u));
    }
  return rank;
}
