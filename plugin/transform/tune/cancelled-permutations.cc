/* Permutations that cancel each other.

   Records of two, three or more numbers are taken apart into a vector for each
   number, and put together again.  Where all numbers are treated in the same
   way, or by other constants, what is in memory may stay as it is:

       a = PERM <u, v, { 0, 2, 4, 6 }>
       b = PERM <u, v, { 1, 3, 5, 7 }>
       x = a + 1, y = b + 2
       *p = PERM <x, y, { 0, 4, 1, 5 }>   ->   *p = u + { 1, 2, 1, 2 }
       *q = PERM <x, y, { 2, 6, 3, 7 }>        *q = v + { 1, 2, 1, 2 }

   The same is true of lanes that are read and written backwards.  Where only
   some numbers become negative, as of the conjugate of a complex number, the
   others are multiplied by 1, so to speak.

   What is stored is described by where each of its bytes comes from.  If that
   is a vector as it stands, or a constant, there is nothing to do; if it is
   results of one operation, that operation is done on what its operands are
   described by, in the same way.  All stores of a block are tried; they are
   changed if less is to be computed then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tune/origins.h"
#include "transform/tune/tune.h"

namespace {

struct store
{
  gimple *stmt;
  tree old, value;
  gimple_seq seq;
};

}

/* Where STMT has the vector that it stores; null if it stores none.  */

static tree *
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

/* True if X is a permutation, of something that was computed.  */

static bool
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

/* Try what S stores; true if it can be had without permutations.  */

static bool
try_store (replacement *r, store *s)
{
  origin o;
  tree type = TREE_TYPE (s->old);
  o.bytes = vector_bytes (type);
  for (unsigned i = 0; i < o.bytes; i++)
    {
      o.from[i] = s->old;
      o.at[i] = i;
    }
  r->loc = gimple_location (s->stmt);
  r->seq = NULL;
  unsigned made = r->made, known = r->known.length ();
  s->value = build_described (r, &o, type);
  s->seq = r->seq;
  if (s->value)
    return true;
  r->made = made;
  r->known.truncate (known);
  gimple_seq_discard (s->seq);
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

/* How many operations compute nothing that is needed if STORES need it no
   more, but what R keeps.  */

static unsigned
operations_spared (const replacement *r, const vec<store> &stores)
{
  hash_set<gimple *> dead;
  auto_vec<tree> work;
  unsigned n = 0;
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
      n += !gimple_assign_ssa_name_copy_p (def)
	   && !(is_gimple_assign (def)
		&& gimple_assign_rhs_code (def) == VIEW_CONVERT_EXPR);
      FOR_EACH_SSA_TREE_OPERAND (x, def, op, SSA_OP_USE)
	work.safe_push (x);
    }
  return n;
}

static void
cancel_in_block (basic_block bb)
{
  replacement r;
  auto_vec<store> stores;
  r.bb = bb;
  r.made = 0;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      tree *x = stored_value (gsi_stmt (g));
      if (!x || !permuted_p (*x))
	continue;
      store s = { gsi_stmt (g), *x, NULL_TREE, NULL };
      if (try_store (&r, &s))
	stores.safe_push (s);
    }
  bool worth = !stores.is_empty () && r.made < operations_spared (&r, stores);
  auto_bitmap unused;
  for (unsigned i = 0; i < stores.length (); i++)
    {
      store *s = &stores[i];
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

void
cancel_permutations (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    cancel_in_block (bb);
}
