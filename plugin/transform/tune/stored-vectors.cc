/* Vectors that are stored, and what it is worth to store others.

   The values of some stores of a block are made anew from what they are
   described by.  That is worth it if what is computed for them alone so far,
   and would be idle then, is more than what is computed instead.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-ssa-dce.h"
#include "transform/tune/origins.h"

tree *
stored_value (gimple *stmt)
{
  tree *x = NULL;
  if (gimple_assign_single_p (stmt) && gimple_store_p (stmt))
    x = gimple_assign_rhs1_ptr (stmt);
  else if (gimple_call_internal_p (stmt, IFN_MASK_STORE))
    x = gimple_call_arg_ptr (stmt, 3);
  return x && TREE_CODE (*x) == SSA_NAME && vector_bytes (TREE_TYPE (*x))
	 && !gimple_has_volatile_ops (stmt) ? x : NULL;
}

bool
permuted_p (tree x)
{
  tree from = x;
  for (unsigned i = 0; i < vector_bytes (TREE_TYPE (x)); i++)
    {
      unsigned at = i;
      from = x;
      look_behind (&from, &at);
      if (at != i)
	return true;
    }
  return false;
}

/* True if STMT computes nothing that is used.  */

static bool
idle_p (gimple *stmt)
{
  tree lhs = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt) : NULL_TREE;
  return is_gimple_debug (stmt)
	 || (lhs && TREE_CODE (lhs) == SSA_NAME && has_zero_uses (lhs));
}

unsigned
operation_cost (gimple *stmt)
{
  if (gimple_assign_ssa_name_copy_p (stmt))
    return 0;
  if (!is_gimple_assign (stmt))
    return 1;
  switch (gimple_assign_rhs_code (stmt))
    {
    case VIEW_CONVERT_EXPR:
      return 0;
    case VEC_PERM_EXPR:
      return permutes_pieces_p (as_a<gassign *> (stmt)) ? 1 : 2;
    default:
      return 1;
    }
}

unsigned
spared_cost (const replacement *r, const vec<stored_vector> &stores)
{
  hash_set<gimple *> dead;
  auto_vec<tree> work;
  unsigned cost = 0;
  for (unsigned i = 0; i < stores.length (); i++)
    {
      dead.add (stores[i].stmt);
      work.safe_push (stores[i].old);
    }
  while (!work.is_empty ())
    {
      imm_use_iterator it;
      use_operand_p use;
      ssa_op_iter op;
      tree x = work.pop ();
      gimple *def = SSA_NAME_DEF_STMT (x);
      bool used = const_cast<replacement *> (r)->kept.contains (x);
      if (used || dead.contains (def) || gimple_bb (def) != r->bb
	  || (!is_gimple_assign (def) && !is_gimple_call (def))
	  || gimple_vdef (def) || gimple_has_side_effects (def))
	continue;
      FOR_EACH_IMM_USE_FAST (use, it, x)
	used |= !dead.contains (USE_STMT (use))
		&& !idle_p (USE_STMT (use));
      if (used)
	continue;
      dead.add (def);
      cost += r->pieces ? operation_cost (def) : MIN (operation_cost (def), 1);
      FOR_EACH_SSA_TREE_OPERAND (x, def, op, SSA_OP_USE)
	work.safe_push (x);
    }
  return cost;
}

void
replace_stored (const vec<stored_vector> &stores, bool worth)
{
  auto_bitmap unused;
  for (unsigned i = 0; i < stores.length (); i++)
    {
      const stored_vector *s = &stores[i];
      if (!worth)
	{
	  gimple_seq_discard (s->seq);
	  continue;
	}
      gimple_stmt_iterator g = gsi_for_stmt (s->stmt);
      gsi_insert_seq_before (&g, s->seq, GSI_SAME_STMT);
      *stored_value (s->stmt) = s->value;
      update_stmt (s->stmt);
      bitmap_set_bit (unused, SSA_NAME_VERSION (s->old));
    }
  simple_dce_from_worklist (unused);
}
