/* Stores of annotated loops that pass by the cache: clause Nontemporal.

   INPUT	l_2 = __ripple_lane (...);
		__ripple_nontemporal (p_1, 0);
		_3 = p_1 + _4;
		*_3 = x_5;

   OUTPUT	*_3 = x_5;		a non-temporal move, in GCC's terms

   A store is one through P if its address is computed from the value of P, or
   if it is part of the array that the second argument tells.  The renderer
   stores whole vectors so where their alignment is known, for which the loop
   gets a head (aligned-head.cc).

   A loop that may end by an exception has ordinary stores: nothing would stand
   between them and what others do then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/loops/loops.h"

/* P without copies.  */

static tree
strip_copies (tree p)
{
  while (TREE_CODE (p) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (p))
    {
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (gimple_assign_ssa_name_copy_p (def)
	  || (gimple_assign_cast_p (def)
	      && POINTER_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (def)))))
	p = gimple_assign_rhs1 (def);
      else if (gimple_code (def) == GIMPLE_PHI
	       && gimple_phi_num_args (def) == 1)
	p = gimple_phi_arg_def (def, 0);
      else
	break;
    }
  return p;
}

static bool same_place_p (tree a, tree b);

/* True if pointers A and B are the same, or loaded from the same place.  */

static bool
same_pointer_p (tree a, tree b)
{
  a = strip_copies (a);
  b = strip_copies (b);
  if (operand_equal_p (a, b, 0))
    return true;
  if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != SSA_NAME)
    return false;
  gimple *d = SSA_NAME_DEF_STMT (a), *f = SSA_NAME_DEF_STMT (b);
  return gimple_assign_load_p (d) && gimple_assign_load_p (f)
	 && same_place_p (gimple_assign_rhs1 (d), gimple_assign_rhs1 (f));
}

/* True if objects A and B are the same, by what they refer to.  */

static bool
same_place_p (tree a, tree b)
{
  if (operand_equal_p (a, b, OEP_ADDRESS_OF))
    return true;
  if (TREE_CODE (a) != TREE_CODE (b))
    return false;
  if (TREE_CODE (a) == MEM_REF)
    return tree_int_cst_equal (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1))
	   && same_pointer_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
  return TREE_CODE (a) == COMPONENT_REF
	 && TREE_OPERAND (a, 1) == TREE_OPERAND (b, 1)
	 && same_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
}

/* The object whose address P is, or null.  */

static tree
pointed_to (tree p)
{
  gimple *def = TREE_CODE (p) == SSA_NAME ? SSA_NAME_DEF_STMT (p) : NULL;
  if (def && is_gimple_assign (def)
      && gimple_assign_rhs_code (def) == ADDR_EXPR)
    p = gimple_assign_rhs1 (def);
  return TREE_CODE (p) == ADDR_EXPR ? TREE_OPERAND (p, 0) : NULL_TREE;
}

/* True if REF is in the object that P points to.  */

static bool
part_of_p (tree ref, tree p)
{
  tree object = pointed_to (p);
  for (; object && handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (same_place_p (ref, object))
      return true;
  return false;
}

/* True if the address P is computed from BASE, a pointer without copies, or in
   the array with the number VARIABLE.  */

static bool
leads_from_p (tree p, tree base, unsigned HOST_WIDE_INT variable)
{
  for (;;)
    {
      p = strip_copies (p);
      if (TREE_CODE (p) == ADDR_EXPR)
	{
	  tree from = get_base_address (TREE_OPERAND (p, 0));
	  if (from && DECL_P (from))
	    return DECL_UID (from) == variable || operand_equal_p (p, base, 0);
	  if (!from || TREE_CODE (from) != MEM_REF)
	    return false;
	  p = TREE_OPERAND (from, 0);
	  continue;
	}
      if (same_pointer_p (p, base))
	return true;
      if (TREE_CODE (p) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (p))
	return false;
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (gimple_call_builtin_p (def, BUILT_IN_ASSUME_ALIGNED))
	p = gimple_call_arg (def, 0);
      else if (is_gimple_assign (def)
	       && (gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR
		   || gimple_assign_rhs_code (def) == ADDR_EXPR))
	p = gimple_assign_rhs1 (def);
      else
	return false;
    }
}

/* True if STMT stores, to what CALL, of API_NONTEMPORAL, tells.  */

static bool
stores_so_p (gimple *stmt, gcall *call)
{
  if (!gimple_assign_single_p (stmt) || !gimple_store_p (stmt)
      || gimple_clobber_p (stmt) || gimple_has_volatile_ops (stmt))
    return false;
  unsigned HOST_WIDE_INT variable = tree_to_uhwi (gimple_call_arg (call, 1));
  tree base = strip_copies (gimple_call_arg (call, 0));
  if (part_of_p (gimple_assign_lhs (stmt), base))
    return true;
  tree to = get_base_address (gimple_assign_lhs (stmt));
  if (to && DECL_P (to))
    return DECL_UID (to) == variable;
  return to && TREE_CODE (to) == MEM_REF
	 && leads_from_p (TREE_OPERAND (to, 0), base, variable);
}

/* Mark what stores in LOOP as CALL says.  */

static void
mark_stores (class loop *loop, gcall *call)
{
  auto_vec<gassign *> found;
  bool throws = false;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	 gsi_next (&g))
      {
	throws |= stmt_could_throw_p (cfun, gsi_stmt (g));
	if (stores_so_p (gsi_stmt (g), call))
	  found.safe_push (as_a<gassign *> (gsi_stmt (g)));
      }
  free (body);
  if (found.is_empty ())
    ripple_report (gimple_location (call), RMK_NONTEMPORAL_UNUSED);
  for (unsigned i = 0; i < found.length () && !throws; i++)
    gimple_assign_set_nontemporal_move (found[i], true);
}

void
mark_nontemporal_stores (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      {
	gimple *stmt = gsi_stmt (g);
	if (ripple_api_call (stmt) != API_NONTEMPORAL)
	  {
	    gsi_next (&g);
	    continue;
	  }
	if (loop_outer (bb->loop_father))
	  mark_stores (bb->loop_father, as_a<gcall *> (stmt));
	unlink_stmt_vdef (stmt);
	gsi_remove (&g, true);
	release_defs (stmt);
      }
}
