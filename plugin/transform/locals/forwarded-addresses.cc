/* Addresses that functions return are references again where they are used.

   INPUT	float &operator[] (int k) { return e[k]; }
		q = &p->e[k];  ... = *q;

   OUTPUT	... = p->e[k];

   as GCC will see it, but only later: what members of the same record are, and
   that a loop goes through them, is to be seen before.  The type by which
   memory is accessed stays that of the pointer.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"

namespace {

/* The member whose address is in the pointer of REF, a MEM_REF, if REF is all
   of it; else null.  */

tree
member_of (tree ref)
{
  tree pointer = copied_value (TREE_OPERAND (ref, 0));
  gassign *def = (TREE_CODE (pointer) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (pointer)) : NULL);
  if (!def || gimple_assign_rhs_code (def) != ADDR_EXPR
      || !integer_zerop (TREE_OPERAND (ref, 1)) || TREE_THIS_VOLATILE (ref)
      || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (pointer))
    return NULL_TREE;
  tree member = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
  if (!handled_component_p (member)
      || !types_compatible_p (TREE_TYPE (member), TREE_TYPE (ref))
      || TYPE_ALIGN (TREE_TYPE (ref)) < TYPE_ALIGN (TREE_TYPE (member))
      || TREE_THIS_VOLATILE (member)
      || reverse_storage_order_for_component_p (member)
      || TREE_CODE (get_base_address (member)) != MEM_REF)
    return NULL_TREE;
  for (tree r = member; handled_component_p (r); r = TREE_OPERAND (r, 0))
    if (TREE_CODE (r) != COMPONENT_REF && TREE_CODE (r) != ARRAY_REF)
      return NULL_TREE;
  return member;
}

/* MEMBER, accessed by the type of ALIAS.  */

tree
accessed_as (tree member, tree alias)
{
  member = unshare_expr (member);
  tree *base = &member;
  while (handled_component_p (*base))
    base = &TREE_OPERAND (*base, 0);
  tree off = wide_int_to_tree (alias, wi::to_wide (TREE_OPERAND (*base, 1)));
  *base = build2 (MEM_REF, TREE_TYPE (*base), TREE_OPERAND (*base, 0), off);
  return member;
}

/* Let what *REF refers to be said by what its pointer is the address of; true
   if that has been done.  */

bool
forward_address (tree *ref)
{
  bool changed = false;
  for (;;)
    {
      while (handled_component_p (*ref))
	ref = &TREE_OPERAND (*ref, 0);
      tree member = (TREE_CODE (*ref) == MEM_REF ? member_of (*ref)
		     : NULL_TREE);
      if (!member)
	return changed;
      *ref = accessed_as (member, TREE_TYPE (TREE_OPERAND (*ref, 1)));
      changed = true;
    }
}

/* The same for what STMT loads, stores or takes the address of.  */

bool
forward_addresses_to (gassign *stmt)
{
  bool changed = false;
  if (gimple_has_volatile_ops (stmt) || gimple_clobber_p (stmt)
      || !gimple_assign_single_p (stmt))
    return false;
  tree *lhs = gimple_assign_lhs_ptr (stmt);
  tree *rhs = gimple_assign_rhs1_ptr (stmt);
  if (TREE_CODE (*lhs) != SSA_NAME)
    changed |= forward_address (lhs);
  if (TREE_CODE (*rhs) == ADDR_EXPR)
    {
      /* The operand of what all uses share.  */
      tree address = unshare_expr (*rhs);
      if (forward_address (&TREE_OPERAND (address, 0)))
	{
	  recompute_tree_invariant_for_addr_expr (address);
	  *rhs = address;
	  changed = true;
	}
    }
  else if (handled_component_p (*rhs) || TREE_CODE (*rhs) == MEM_REF)
    changed |= forward_address (rhs);
  if (changed)
    update_stmt (stmt);
  return changed;
}

} // anonymous namespace

bool
forward_addresses (void)
{
  basic_block bb;
  bool changed = false;
  if (!optimize)
    return false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gassign *stmt = dyn_cast<gassign *> (gsi_stmt (g)))
	changed |= forward_addresses_to (stmt);
  return changed;
}
