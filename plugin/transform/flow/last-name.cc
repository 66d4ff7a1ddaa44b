/* Which name a scalar variable has in a loop that lanes leave one by one.

   SSA form has PHIs only where a variable is used afterwards.  What lanes that
   leave have made of a scalar, those that go on see, and what stands behind
   the loop, whether the path that they take uses it or not:

       for (k = 0; k < x[v]; k++)
	 if (k > 0)
	   {
	     if (y[v] > 3)
	       t_2 = n;
	     return;		t_3 = PHI <t_2, t_1> is made here
	   }
       o[v] = t_1;

   INPUT	a divergent_loop before it is changed
   OUTPUT	names, and the PHIs that they need

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/flow/divergent-loop.h"

/* The name that BB gives the scalar variable VAR last, or null.  */

static tree
name_in (basic_block bb, tree var)
{
  ssa_op_iter it;
  tree def;
  for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);
       gsi_prev (&g))
    FOR_EACH_SSA_TREE_OPERAND (def, gsi_stmt (g), it, SSA_OP_DEF)
      if (SSA_NAME_VAR (def) == var)
	return def;
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    if (SSA_NAME_VAR (gimple_phi_result (p.phi ())) == var)
      return gimple_phi_result (p.phi ());
  return NULL_TREE;
}

/* A name that the scalar VAR is given on some paths from the block D, which
   dominates BB, to BB, and that no PHI of BB collects; null if there is none,
   or if lanes have values of their own.  */

static tree
name_between (basic_block d, basic_block bb, tree var)
{
  hash_set<basic_block> seen;
  auto_vec<basic_block> work;
  tree found = NULL_TREE;
  edge e;
  edge_iterator ei;
  if (single_pred_p (bb))
    return NULL_TREE;
  seen.add (d);
  for (;;)
    {
      FOR_EACH_EDGE (e, ei, bb->preds)
	if (!seen.add (e->src))
	  work.safe_push (e->src);
      if (work.is_empty ())
	return found;
      bb = work.pop ();
      if (tree name = name_in (bb, var))
	{
	  if (varying_p (name)
	      || overlay_info (name)->flags & VALUE_LANE_CODE)
	    return NULL_TREE;
	  found = name;
	}
    }
}

tree
last_name (divergent_loop *l, tree var, basic_block bb, tree first)
{
  for (;;)
    {
      tree def = name_in (bb, var);
      if (def)
	return varying_p (def) ? NULL_TREE : def;
      if (bb == l->head)
	return first;
      basic_block d = get_immediate_dominator (CDI_DOMINATORS, bb);
      tree like = l->uniform ? NULL_TREE : name_between (d, bb, var);
      if (like && last_name (l, var, d, first))
	{
	  edge e;
	  edge_iterator ei;
	  tree res = copy_ssa_name (like);
	  gphi *phi = create_phi_node (res, bb);
	  FOR_EACH_EDGE (e, ei, bb->preds)
	    add_phi_arg (phi, last_name (l, var, e->src, first), e,
			 UNKNOWN_LOCATION);
	  return res;
	}
      bb = d;
    }
}
