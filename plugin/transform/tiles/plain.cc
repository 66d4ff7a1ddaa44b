/* Rows and columns whose loops are not annotated: those round a loop of steps
   that is, with clause reduction.

   INPUT	for (i = 0; i < m; i++)
		  for (j = 0; j < n; j++)
		    for each STEP k, an annotated loop of a clause
		      sum = sum + a[i, k] * b[j, k];

   Shapes do not tell what differs by such a loop: all that is computed from
   what it counts does.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/nest.h"

bool
plain_rounds_p (class loop *outer)
{
  unsigned rounds = 0;
  for (class loop *l = outer; l; l = l->inner, rounds++)
    if (reduces_p (l))
      return rounds == STEP;
  return false;
}

/* True if STMT computes something with one of NAMES.  */

static bool
uses_p (gimple *stmt, hash_set<tree> *names)
{
  ssa_op_iter it;
  use_operand_p use;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      FOR_EACH_PHI_ARG (use, phi, it, SSA_OP_USE)
	if (names->contains (USE_FROM_PTR (use)))
	  return true;
      return false;
    }
  FOR_EACH_SSA_USE_OPERAND (use, stmt, it, SSA_OP_USE)
    if (names->contains (USE_FROM_PTR (use)))
      return true;
  return false;
}

/* Put what STMT computes into NAMES if it does so with one of them; true if
   that is new.  The number of an iteration is that of its own loop, however
   many there are.  */

static bool
spread (gimple *stmt, hash_set<tree> *names)
{
  tree r = gimple_code (stmt) == GIMPLE_PHI ? gimple_phi_result (stmt)
	   : gimple_get_lhs (stmt);
  return r && TREE_CODE (r) == SSA_NAME && !virtual_operand_p (r)
	 && ripple_api_call (stmt) != API_LANE && !names->contains (r)
	 && uses_p (stmt, names) && !names->add (r);
}

/* The name in which LOOP counts from 0 on, one by one, if it carries nothing
   else; else null.  */

static tree
counted_in (class loop *loop)
{
  tree found = NULL_TREE;
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    {
      tree r = gimple_phi_result (p.phi ());
      tree from = PHI_ARG_DEF_FROM_EDGE (p.phi (), loop_preheader_edge (loop));
      tree next = PHI_ARG_DEF_FROM_EDGE (p.phi (), loop_latch_edge (loop));
      while (TREE_CODE (from) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (from)
	     && gimple_assign_single_p (SSA_NAME_DEF_STMT (from)))
	from = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (from));
      gimple *def = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next)
		    : NULL;
      if (found || !integer_zerop (from) || !def || !is_gimple_assign (def)
	  || gimple_assign_rhs_code (def) != PLUS_EXPR
	  || gimple_assign_rhs1 (def) != r
	  || !integer_onep (gimple_assign_rhs2 (def)))
	return NULL_TREE;
      found = r;
    }
  return found;
}

/* Find what differs by N's loop L, which is not annotated.  */

static void
find_varying (tile_nest *n, unsigned l)
{
  class loop *loop = n->loop[l];
  hash_set<tree> *names = &n->by[l];
  for (gphi_iterator p = gsi_start_nonvirtual_phis (loop->header);
       !gsi_end_p (p); gsi_next_nonvirtual_phi (&p))
    names->add (gimple_phi_result (p.phi ()));
  basic_block *body = get_loop_body (loop);
  for (bool more = true; more; )
    {
      more = false;
      for (unsigned i = 0; i < loop->num_nodes; i++)
	{
	  for (gphi_iterator p = gsi_start_phis (body[i]); !gsi_end_p (p);
	       gsi_next (&p))
	    more |= spread (p.phi (), names);
	  for (gimple_stmt_iterator g = gsi_start_nondebug_bb (body[i]);
	       !gsi_end_p (g); gsi_next_nondebug (&g))
	    more |= spread (gsi_stmt (g), names);
	}
    }
  free (body);
}

void
find_plain (tile_nest *n)
{
  for (unsigned l = ROW; l <= COL; l++)
    if (n->loop[l] && !n->marker[l])
      {
	n->counter[l] = counted_in (n->loop[l]);
	find_varying (n, l);
      }
}
