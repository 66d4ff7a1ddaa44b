/* Halves of vectors that are loaded, and then exchanged.

   INPUT	a = MEM[p];  b = MEM[q];
		x = PERM <a, b, { 0, 1, 2, 3, 8, 9, 10, 11 }>
		y = PERM <a, b, { 4, 5, 6, 7, 12, ... 15 }>

   OUTPUT	a0 = MEM[p];  a1 = MEM[p + 16];
		b0 = MEM[q];  b1 = MEM[q + 16];
		x = { a0, b0 };
		y = { a1, b1 };

   Where an instruction that puts one half behind another takes it from memory,
   at the cost of a load, the permutations are spared: with one port for these
   a processor would be busy with them when tiles are transposed.  A choice may
   have put the permutations into one of two branches; then the other one loads
   the whole vector for itself.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "transform/tune/tune.h"

/* A vector of two HALVES, and what loads it.  */

struct loaded
{
  tree whole;
  gimple *load;
  tree half[2];
};

/* If G puts two lower halves, or two upper ones, behind each other, set *UPPER
   and return true.  */

static bool
joins_halves_p (gimple *g, bool *upper)
{
  unsigned HOST_WIDE_INT n;
  if (!is_gimple_assign (g) || gimple_assign_rhs_code (g) != VEC_PERM_EXPR)
    return false;
  tree sel = gimple_assign_rhs3 (g), type = TREE_TYPE (gimple_assign_lhs (g));
  if (TREE_CODE (sel) != VECTOR_CST || !VECTOR_MODE_P (TYPE_MODE (type))
      || !TYPE_VECTOR_SUBPARTS (type).is_constant (&n) || n < 2
      || gimple_assign_rhs1 (g) == gimple_assign_rhs2 (g))
    return false;
  unsigned HOST_WIDE_INT first = TREE_INT_CST_LOW (VECTOR_CST_ELT (sel, 0));
  *upper = first == n / 2;
  for (unsigned k = 0; k < n; k++)
    if (TREE_INT_CST_LOW (VECTOR_CST_ELT (sel, k))
	!= first + k + (k < n / 2 ? 0 : n / 2))
      return false;
  return first == 0 || *upper;
}

/* Set *X to the load of A, a whole vector of a size whose halves are joined
   from memory.  */

static bool
whole_load_p (tree a, loaded *x)
{
  const ripple_target *target = ripple_current_target ();
  if (TREE_CODE (a) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (a))
    return false;
  x->whole = a;
  x->load = SSA_NAME_DEF_STMT (a);
  x->half[0] = x->half[1] = NULL_TREE;
  return (gimple_assign_load_p (x->load) && !gimple_has_volatile_ops (x->load)
	  && !stmt_can_throw_internal (cfun, x->load)
	  && TREE_CODE (gimple_assign_rhs1 (x->load)) == MEM_REF
	  && !TREE_THIS_VOLATILE (gimple_assign_rhs1 (x->load))
	  && target->joined_from_memory
	  && target->joined_from_memory (TREE_TYPE (a)));
}

/* Append the uses of A outside of BB to REST, and those in it to PAIR, of
   which there may be two; false if uses are other ones.  */

static bool
uses_p (tree a, basic_block bb, auto_vec<gimple *> *pair,
	auto_vec<gimple *> *rest)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, a)
    {
      gimple *g = USE_STMT (use);
      if (is_gimple_debug (g))
	continue;
      if (gimple_code (g) == GIMPLE_PHI)
	return false;
      if (gimple_bb (g) == bb)
	pair->safe_push (g);
      else
	rest->safe_push (g);
    }
  return pair->length () == 2;
}

static tree
half_type (tree whole)
{
  unsigned n = TYPE_VECTOR_SUBPARTS (TREE_TYPE (whole)).to_constant ();
  return build_vector_type (TREE_TYPE (TREE_TYPE (whole)), n / 2);
}

/* True if memory is at the beginning of BB what it is at the load of X.  */

static bool
loadable_again_p (const loaded &x, basic_block bb)
{
  gimple_stmt_iterator g = gsi_after_labels (bb);
  while (!gsi_end_p (g) && !gimple_vuse (gsi_stmt (g)))
    gsi_next (&g);
  return !gsi_end_p (g) && gimple_vuse (gsi_stmt (g)) == gimple_vuse (x.load);
}

/* Load the halves of X in BB, as near to their use as can be: there an
   instruction takes them from memory.  */

static void
load_halves (loaded *x, basic_block bb)
{
  tree ref = gimple_assign_rhs1 (x->load), type = half_type (x->whole);
  gimple_stmt_iterator at = (gimple_bb (x->load) == bb
			     ? gsi_for_stmt (x->load) : gsi_after_labels (bb));
  unsigned align = TYPE_ALIGN (TREE_TYPE (ref));
  tree moved = (align < TYPE_ALIGN (type) ? build_aligned_type (type, align)
		: type);
  for (unsigned i = 0; i < 2; i++)
    {
      tree off = TREE_OPERAND (ref, 1);
      off = int_const_binop (PLUS_EXPR, off,
			     i ? TYPE_SIZE_UNIT (type) : size_zero_node);
      off = fold_convert (TREE_TYPE (TREE_OPERAND (ref, 1)), off);
      tree half = build2_loc (gimple_location (x->load), MEM_REF, moved,
			      unshare_expr (TREE_OPERAND (ref, 0)), off);
      copy_warning (half, ref);
      x->half[i] = make_ssa_name (type);
      gassign *g = gimple_build_assign (x->half[i], half);
      gimple_set_location (g, gimple_location (x->load));
      gimple_set_vuse (g, gimple_vuse (x->load));
      gsi_insert_before (&at, g, GSI_SAME_STMT);
    }
}

static tree
joined (tree type, tree lower, tree upper)
{
  vec<constructor_elt, va_gc> *v = NULL;
  CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, lower);
  CONSTRUCTOR_APPEND_ELT (v, NULL_TREE, upper);
  return build_constructor (type, v);
}

/* Let the statements REST use what their blocks load for themselves.  */

static void
load_again (const loaded &x, const vec<gimple *> &rest)
{
  for (unsigned i = 0; i < rest.length (); i++)
    {
      gimple_stmt_iterator at = gsi_after_labels (gimple_bb (rest[i]));
      tree v = make_ssa_name (TREE_TYPE (x.whole));
      gimple *g = gimple_copy (x.load), *user;
      imm_use_iterator it;
      use_operand_p use;
      gimple_set_lhs (g, v);
      gimple_set_vuse (g, gimple_vuse (x.load));
      gsi_insert_before (&at, g, GSI_SAME_STMT);
      FOR_EACH_IMM_USE_STMT (user, it, x.whole)
	if (user == rest[i])
	  {
	    FOR_EACH_IMM_USE_ON_STMT (use, it)
	      SET_USE (use, v);
	    update_stmt (user);
	  }
    }
}

/* True if X, used by statements of BB and by REST, can be loaded for each.
   What is used where it is loaded is needed as a whole.  */

static bool
loads_p (const loaded &x, basic_block bb, const vec<gimple *> &rest)
{
  if (gimple_bb (x.load) != bb && !loadable_again_p (x, bb))
    return false;
  for (unsigned i = 0; i < rest.length (); i++)
    if (gimple_bb (rest[i]) == gimple_bb (x.load)
	|| !loadable_again_p (x, gimple_bb (rest[i])))
      return false;
  return true;
}

/* Do it for the permutation G, if that is one of such two.  */

static void
split_loads_of (gimple *g)
{
  loaded a, b;
  auto_vec<gimple *> pair, rest_a, rest_b;
  bool upper;
  basic_block bb = gimple_bb (g);
  if (!joins_halves_p (g, &upper) || upper
      || !whole_load_p (gimple_assign_rhs1 (g), &a)
      || !whole_load_p (gimple_assign_rhs2 (g), &b)
      || !uses_p (a.whole, bb, &pair, &rest_a))
    return;
  gimple *other = pair[0] == g ? pair[1] : pair[0];
  pair.truncate (0);
  if (other == g || !joins_halves_p (other, &upper) || !upper
      || gimple_assign_rhs1 (other) != a.whole
      || gimple_assign_rhs2 (other) != b.whole
      || !uses_p (b.whole, bb, &pair, &rest_b))
    return;
  if (!loads_p (a, bb, rest_a) || !loads_p (b, bb, rest_b))
    return;
  load_halves (&a, bb);
  load_halves (&b, bb);
  for (unsigned i = 0; i < 2; i++)
    {
      gimple_stmt_iterator at = gsi_for_stmt (i ? other : g);
      tree type = TREE_TYPE (gimple_assign_lhs (gsi_stmt (at)));
      gimple_assign_set_rhs_from_tree (&at, joined (type, a.half[i],
						    b.half[i]));
      update_stmt (gsi_stmt (at));
    }
  load_again (a, rest_a);
  load_again (b, rest_b);
}

void
split_exchanged_loads (void)
{
  basic_block bb;
  if (!optimize || optimize_function_for_size_p (cfun))
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      split_loads_of (gsi_stmt (g));
}
