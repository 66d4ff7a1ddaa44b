/* Selections behind a join of paths that choose again what one path brings.

   INPUT	A:	v = VEC_COND <done, e, x>
		B:	p = PHI <e (...), v (A)>
			q = VEC_COND <on, p, e>
			on_2 = PHI <0 (...), ~done (A)> & on

   OUTPUT	A:	go = ~done & on
			v = VEC_COND <go, x, e>
		B:	q = PHI <e (...), v (A)>
			on_2 = PHI <0 (...), go (A)>

   That is what loops come to that lanes leave one by one: on whether any lane
   goes on there is a branch, and for lanes that are off what was there before.
   Only the path that brings something new needs the selection, and is one with
   what it selects itself.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tune/tune.h"

namespace {

/* S in a block behind a join: PHI where the mask ON is on (off if FLIPPED),
   else OTHER.  */

struct join_select
{
  gassign *s;
  gphi *phi;
  tree on, other;
  bool flipped;
};

gphi *
joined_p (tree x, basic_block bb)
{
  if (TREE_CODE (x) != SSA_NAME || !has_single_use (x))
    return NULL;
  gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (x));
  return phi && gimple_bb (phi) == bb ? phi : NULL;
}

bool
join_select_p (gimple *stmt, join_select *j)
{
  j->s = dyn_cast<gassign *> (stmt);
  if (!j->s || !VECTOR_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt))))
    return false;
  basic_block bb = gimple_bb (stmt);
  tree a = gimple_assign_rhs1 (j->s), b = gimple_assign_rhs2 (j->s), c;
  switch (gimple_assign_rhs_code (j->s))
    {
    case VEC_COND_EXPR:
      c = gimple_assign_rhs3 (j->s);
      j->on = a;
      j->phi = joined_p (b, bb);
      j->flipped = !j->phi;
      if (j->flipped)
	j->phi = joined_p (c, bb);
      j->other = j->flipped ? b : c;
      return j->phi && TREE_CODE (a) == SSA_NAME;
    case BIT_AND_EXPR:
      if (!VECTOR_BOOLEAN_TYPE_P (TREE_TYPE (a)))
	return false;
      j->phi = joined_p (a, bb);
      j->on = j->phi ? b : a;
      if (!j->phi)
	j->phi = joined_p (b, bb);
      j->other = build_zero_cst (TREE_TYPE (a));
      j->flipped = false;
      return j->phi && TREE_CODE (j->on) == SSA_NAME;
    default:
      return false;
    }
}

/* True if X is known at the end of BB.  */

bool
known_at_p (tree x, basic_block bb)
{
  return TREE_CODE (x) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (x)
	 || dominated_by_p (CDI_DOMINATORS, bb,
			    gimple_bb (SSA_NAME_DEF_STMT (x)));
}

/* The number of the edge by which J's PHI gets something else than what J
   selects in its place, or -1 if there are several, or a selection cannot
   stand before it.  */

int
new_edge (const join_select &j)
{
  int at = -1;
  for (unsigned i = 0; i < gimple_phi_num_args (j.phi); i++)
    if (!operand_equal_p (gimple_phi_arg_def (j.phi, i), j.other, 0))
      {
	if (at >= 0)
	  return -1;
	at = i;
      }
  if (at < 0)
    return -1;
  basic_block from = gimple_phi_arg_edge (j.phi, at)->src;
  gimple_stmt_iterator last = gsi_last_bb (from);
  return ((gsi_end_p (last) || !stmt_ends_bb_p (gsi_stmt (last)))
	  && single_succ_p (from) && from != gimple_bb (j.phi)
	  && known_at_p (j.on, from) && known_at_p (j.other, from)
	  ? at : -1);
}

/* If X selects OTHER itself, by masks of the type TYPE, let *CHOSEN be what it
   selects else, and return the mask for that, appended to SEQ; else null.  */

tree
inner_mask (gimple_seq *seq, tree type, tree x, tree other, tree *chosen)
{
  gassign *g = (TREE_CODE (x) == SSA_NAME && has_single_use (x)
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!g || gimple_assign_rhs_code (g) != VEC_COND_EXPR
      || TREE_CODE (gimple_assign_rhs1 (g)) != SSA_NAME
      || !types_compatible_p (TREE_TYPE (gimple_assign_rhs1 (g)), type))
    return NULL_TREE;
  tree m = gimple_assign_rhs1 (g), a = gimple_assign_rhs2 (g);
  tree b = gimple_assign_rhs3 (g);
  if (operand_equal_p (b, other, 0))
    {
      *chosen = a;
      return m;
    }
  if (!operand_equal_p (a, other, 0))
    return NULL_TREE;
  *chosen = b;
  return gimple_build (seq, gimple_location (g), BIT_NOT_EXPR, type, m);
}

/* J for what comes by the edge AT alone.  */

void
push_select (const join_select &j, int at)
{
  gimple_seq seq = NULL;
  location_t loc = gimple_location (j.s);
  tree x = gimple_phi_arg_def (j.phi, at), type = TREE_TYPE (x);
  tree on = j.on, chosen, r;
  if (j.flipped)
    on = gimple_build (&seq, loc, BIT_NOT_EXPR, TREE_TYPE (on), on);
  if (gimple_assign_rhs_code (j.s) == BIT_AND_EXPR)
    r = gimple_build (&seq, loc, BIT_AND_EXPR, type, x, on);
  else
    {
      tree masks = TREE_TYPE (on);
      if (tree m = inner_mask (&seq, masks, x, j.other, &chosen))
	{
	  on = gimple_build (&seq, loc, BIT_AND_EXPR, masks, m, on);
	  x = chosen;
	}
      r = gimple_build (&seq, loc, VEC_COND_EXPR, type, on, x, j.other);
    }
  gimple_stmt_iterator g
    = gsi_last_bb (gimple_phi_arg_edge (j.phi, at)->src);
  gsi_insert_seq_after (&g, seq, GSI_NEW_STMT);
  SET_PHI_ARG_DEF (j.phi, at, r);
  replace_uses_by (gimple_assign_lhs (j.s), gimple_phi_result (j.phi));
  g = gsi_for_stmt (j.s);
  gsi_remove (&g, true);
  release_defs (j.s);
}

} // anonymous namespace

void
push_selects (void)
{
  basic_block bb;
  auto_vec<gimple *> found;
  if (!optimize)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    if (!gimple_seq_empty_p (phi_nodes (bb)))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  join_select j;
	  if (join_select_p (gsi_stmt (g), &j))
	    found.safe_push (gsi_stmt (g));
	}
  if (found.is_empty ())
    return;
  calculate_dominance_info (CDI_DOMINATORS);
  for (unsigned i = 0; i < found.length (); i++)
    {
      /* Its operands may have been the results of others.  */
      join_select j;
      int at = join_select_p (found[i], &j) ? new_edge (j) : -1;
      if (at >= 0)
	push_select (j, at);
    }
}
