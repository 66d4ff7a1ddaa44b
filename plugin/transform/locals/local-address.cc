/* Addresses of local variables of which lanes have copies, resolved to the
   variables.

   INPUT	p = &v;			OUTPUT	x = v.a[1];
		q = p + 4;
		x = *q;

   So references of C++, out-parameters and the like cost nothing, also those
   that a condition chose (transform/locals/phi-loads.cc), and what is left of
   the variable can be taken apart (transform/locals/scalar-replacement.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/locals/locals.h"

bool
lane_copied_p (tree ref)
{
  tree var = local_variable (ref);
  return var && !shape_scalar_p (local_shape (var));
}

tree
sole_member (tree type)
{
  tree sole = NULL_TREE;
  if (TREE_CODE (type) != UNION_TYPE)
    return NULL_TREE;
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL && !is_empty_type (TREE_TYPE (f)))
      {
	if (sole || DECL_BIT_FIELD (f)
	    || TYPE_SIZE_UNIT (TREE_TYPE (f)) != TYPE_SIZE_UNIT (type))
	  return NULL_TREE;
	sole = f;
      }
  return sole;
}

/* The part of REF, a reference, of type TYPE that begins BYTES bytes behind
   its begin; null if REF's type has no such part.  */

static tree
part_of (tree ref, HOST_WIDE_INT bytes, tree type)
{
  while (bytes != 0 || !types_compatible_p (TREE_TYPE (ref), type))
    {
      tree t = TREE_TYPE (ref), part = NULL_TREE;
      if (bytes < 0)
	return NULL_TREE;
      if (TREE_CODE (t) == RECORD_TYPE)
	{
	  for (tree f = TYPE_FIELDS (t); f && !part; f = DECL_CHAIN (f))
	    if (TREE_CODE (f) == FIELD_DECL && !DECL_BIT_FIELD (f)
		&& DECL_SIZE_UNIT (f) && tree_fits_shwi_p (DECL_SIZE_UNIT (f))
		&& tree_fits_shwi_p (byte_position (f))
		&& int_byte_position (f) <= bytes
		&& bytes < (int_byte_position (f)
			    + tree_to_shwi (DECL_SIZE_UNIT (f))))
	      {
		part = build3 (COMPONENT_REF, TREE_TYPE (f), ref, f,
			       NULL_TREE);
		bytes -= int_byte_position (f);
	      }
	}
      else if (tree f = sole_member (t))
	part = build3 (COMPONENT_REF, TREE_TYPE (f), ref, f, NULL_TREE);
      else if (TREE_CODE (t) == ARRAY_TYPE && TYPE_DOMAIN (t)
	       && TYPE_SIZE_UNIT (t) && tree_fits_shwi_p (TYPE_SIZE_UNIT (t))
	       && TYPE_MIN_VALUE (TYPE_DOMAIN (t))
	       && integer_zerop (TYPE_MIN_VALUE (TYPE_DOMAIN (t)))
	       && bytes < tree_to_shwi (TYPE_SIZE_UNIT (t)))
	{
	  HOST_WIDE_INT es = tree_to_shwi (TYPE_SIZE_UNIT (TREE_TYPE (t)));
	  part = build4 (ARRAY_REF, TREE_TYPE (t), ref, size_int (bytes / es),
			 NULL_TREE, NULL_TREE);
	  bytes %= es;
	}
      else if (TREE_CODE (t) == COMPLEX_TYPE)
	{
	  HOST_WIDE_INT es = tree_to_shwi (TYPE_SIZE_UNIT (TREE_TYPE (t)));
	  if (bytes < 2 * es)
	    part = build1 (bytes < es ? REALPART_EXPR : IMAGPART_EXPR,
			   TREE_TYPE (t), ref);
	  bytes %= es;
	}
      if (!part)
	return NULL_TREE;
      ref = part;
    }
  return ref;
}

/* The reference of type TYPE to what lies BYTES bytes behind REF, a part of a
   local variable; null if there is no way to say it.  */

tree
reference_behind (tree ref, HOST_WIDE_INT bytes, tree type)
{
  poly_int64 at;
  tree whole = NULL_TREE, r = part_of (unshare_expr (ref), bytes, type);
  if (!r)
    whole = get_addr_base_and_unit_offset (ref, &at);
  if (whole && DECL_P (whole))
    {
      bytes += at.to_constant ();
      r = part_of (whole, bytes, type);
    }
  if (!r && whole && DECL_P (whole))
    r = build2 (MEM_REF, type, build_fold_addr_expr (whole),
		build_int_cst (ptr_type_node, bytes));
  return r;
}

/* In the reference *OP: let what is behind the pointer P be a part of the
   variable that REF is a part of.  P null: behind any constant address of a
   variable of which lanes have copies.  True if *OP changed.  */

static bool
resolve_operand (tree *op, tree p, tree ref)
{
  while (handled_component_p (*op))
    op = &TREE_OPERAND (*op, 0);
  if (TREE_CODE (*op) != MEM_REF || TREE_THIS_VOLATILE (*op))
    return false;
  tree base = TREE_OPERAND (*op, 0);
  if (p ? base != p : TREE_CODE (base) != ADDR_EXPR)
    return false;
  if (!p)
    {
      ref = TREE_OPERAND (base, 0);
      if (!lane_copied_p (ref))
	return false;
    }
  tree r = reference_behind (ref, memory_offset (*op),
			     TREE_TYPE (*op));
  if (!r || (!p && TREE_CODE (r) == MEM_REF))
    return false;
  *op = r;
  return true;
}

/* Resolve the memory operands of STMT.  */

static bool
resolve_memory (gimple *stmt, tree p, tree ref)
{
  bool changed = false;
  if (!is_gimple_assign (stmt) && !is_gimple_call (stmt))
    return false;
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    {
      tree *op = gimple_op_ptr (stmt, i);
      if (!*op)
	continue;
      if (TREE_CODE (*op) == ADDR_EXPR
	  && resolve_operand (&TREE_OPERAND (*op, 0), p, ref))
	{
	  recompute_tree_invariant_for_addr_expr (*op);
	  changed = true;
	}
      else if (TREE_CODE (*op) == MEM_REF || handled_component_p (*op))
	changed |= resolve_operand (op, p, ref);
    }
  if (changed)
    update_stmt (stmt);
  return changed;
}

/* If STMT computes another address from P = &REF, let it do so from the
   variable; its result, else null.  */

static tree
resolve_pointer (gimple *stmt, tree p, tree ref)
{
  tree lhs = gimple_get_lhs (stmt), r = NULL_TREE;
  if (!is_gimple_assign (stmt) || gimple_assign_rhs1 (stmt) != p
      || TREE_CODE (lhs) != SSA_NAME || !POINTER_TYPE_P (TREE_TYPE (lhs)))
    return NULL_TREE;
  switch (gimple_assign_rhs_code (stmt))
    {
    case SSA_NAME:
    CASE_CONVERT:
      r = unshare_expr (ref);
      break;
    case POINTER_PLUS_EXPR:
      {
	tree c = constant_value (gimple_assign_rhs2 (stmt));
	tree type = TREE_TYPE (TREE_TYPE (lhs));
	if (c && tree_fits_uhwi_p (c) && COMPLETE_TYPE_P (type))
	  r = reference_behind (ref, (HOST_WIDE_INT) tree_to_uhwi (c), type);
      }
      break;
    default:
      break;
    }
  if (!r)
    return NULL_TREE;
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  TREE_ADDRESSABLE (local_variable (ref)) = 1;
  gimple_assign_set_rhs_with_ops (&g, ADDR_EXPR,
				  build1 (ADDR_EXPR, TREE_TYPE (lhs), r));
  update_stmt (gsi_stmt (g));
  return lhs;
}

/* True if STMT checks that its first argument is no null pointer, or that a
   constant offset leads nowhere else.  */

static bool
address_check_p (gimple *stmt)
{
  return gimple_call_internal_p (stmt, IFN_UBSAN_NULL)
	 || gimple_call_internal_p (stmt, IFN_UBSAN_OBJECT_SIZE)
	 || (gimple_call_internal_p (stmt, IFN_UBSAN_PTR)
	     && TREE_CODE (gimple_call_arg (stmt, 1)) == INTEGER_CST);
}

/* True if STMT only says where a variable of which lanes have copies comes to
   life or dies, which is not true of all copies, or checks its address.  */

static bool
life_mark_p (gimple *stmt)
{
  if (gimple_clobber_p (stmt))
    return lane_copied_p (gimple_assign_lhs (stmt));
  bool mark = gimple_call_internal_p (stmt, IFN_ASAN_MARK);
  if (!mark && !address_check_p (stmt))
    return false;
  tree a = gimple_call_arg (stmt, mark ? 1 : 0);
  return TREE_CODE (a) == ADDR_EXPR && lane_copied_p (TREE_OPERAND (a, 0));
}

/* If STMT asks for the size of a variable of which lanes have copies, at the
   address P (null: any constant one), say that it is not known.  True if it
   does.  */

static bool
forget_size (gimple *stmt, tree p)
{
  if (!gimple_call_builtin_p (stmt, BUILT_IN_OBJECT_SIZE)
      && !gimple_call_builtin_p (stmt, BUILT_IN_DYNAMIC_OBJECT_SIZE))
    return false;
  tree a = gimple_call_arg (stmt, 0), lhs = gimple_call_lhs (stmt);
  if (p ? a != p
      : TREE_CODE (a) != ADDR_EXPR || !lane_copied_p (TREE_OPERAND (a, 0)))
    return false;
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  if (lhs)
    gsi_replace (&g, gimple_build_assign (lhs, build_all_ones_cst
						 (TREE_TYPE (lhs))), false);
  else
    gsi_remove (&g, true);
  return true;
}

static void
remove_statement (gimple *stmt)
{
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  unlink_stmt_vdef (stmt);
  gsi_remove (&g, true);
  release_defs (stmt);
}

/* True if STMT checks the address P, which is that of a variable.  */

static bool
check_of_p (gimple *stmt, tree p)
{
  return address_check_p (stmt) && gimple_call_arg (stmt, 0) == p;
}

/* Follow the address that the name P has.  */

static bool
resolve_uses (tree p)
{
  auto_vec<tree> work;
  bool changed = false;
  work.safe_push (p);
  while (!work.is_empty ())
    {
      imm_use_iterator it;
      use_operand_p use;
      auto_vec<gimple *> uses;
      p = work.pop ();
      tree ref = TREE_OPERAND (gimple_assign_rhs1 (SSA_NAME_DEF_STMT (p)), 0);
      FOR_EACH_IMM_USE_FAST (use, it, p)
	uses.safe_push (USE_STMT (use));
      for (unsigned i = 0; i < uses.length (); i++)
	if (gimple_clobber_p (uses[i]) || check_of_p (uses[i], p))
	  {
	    remove_statement (uses[i]);
	    changed = true;
	  }
	else if (forget_size (uses[i], p))
	  changed = true;
	else if (tree q = resolve_pointer (uses[i], p, ref))
	  {
	    work.safe_push (q);
	    changed = true;
	  }
	else
	  changed |= resolve_memory (uses[i], p, ref);
    }
  return changed;
}

bool
resolve_local_addresses (void)
{
  bool changed = false;
  auto_vec<tree> names;
  auto_bitmap unused;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      {
	gimple *s = gsi_stmt (g);
	gsi_next (&g);
	if (life_mark_p (s))
	  {
	    remove_statement (s);
	    changed = true;
	    continue;
	  }
	if (gimple_clobber_p (s))
	  continue;
	if (forget_size (s, NULL_TREE))
	  {
	    changed = true;
	    continue;
	  }
	changed |= resolve_memory (s, NULL_TREE, NULL_TREE);
	if (is_gimple_assign (s) && gimple_assign_rhs_code (s) == ADDR_EXPR
	    && TREE_CODE (gimple_assign_lhs (s)) == SSA_NAME
	    && lane_copied_p (TREE_OPERAND (gimple_assign_rhs1 (s), 0)))
	  names.safe_push (gimple_assign_lhs (s));
      }
  for (unsigned i = 0; i < names.length (); i++)
    changed |= resolve_uses (names[i]);
  /* What computed addresses that are not needed any more.  */
  for (unsigned i = 0; i < names.length (); i++)
    if (has_zero_uses (names[i]))
      {
	bitmap_set_bit (unused, SSA_NAME_VERSION (names[i]));
	changed = true;
      }
  simple_dce_from_worklist (unused);
  return changed;
}
