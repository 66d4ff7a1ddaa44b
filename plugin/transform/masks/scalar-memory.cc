/* Warnings of local variables in memory that are changed under a varying
   condition, as scalars.cc has them for those in registers.

     struct { int n; } t = { 0 };
     if (x[v] > 3)
       t.n += 1;		once, if any lane comes here
     o[v] = t.n;		all lanes see it

   There is nothing to be warned of if the variable is used under that
   condition only.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "gimple-walk.h"
#include "report/report.h"
#include "transform/masks/masks.h"
#include "transform/masks/region.h"

/* A variable, where it is first changed under a mask, and under which masks it
   is: a loop and its remainder have different ones.  */
struct masked_change
{
  tree var;
  gimple *stmt;
  auto_vec<tree> masks;
  bool seen_outside;
};

bool
plain_variable_p (tree var)
{
  return var && DECL_NAME (var) && !DECL_ARTIFICIAL (var)
	 && !DECL_IGNORED_P (var) && !lane_variable_p (var)
	 && !conditional_variable_p (var);
}

static bool
varying_argument_p (gcall *call)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      struct shape s = overlay_operand_shape (gimple_call_arg (call, i));
      if (!shape_scalar_p (&s))
	return true;
    }
  return varying_p (ripple_call_pointer (call));
}

tree
addressed_variable (tree arg)
{
  if (TREE_CODE (arg) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (arg)
      && gimple_assign_single_p (SSA_NAME_DEF_STMT (arg)))
    arg = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (arg));
  return TREE_CODE (arg) == ADDR_EXPR
	 ? local_variable (TREE_OPERAND (arg, 0)) : NULL_TREE;
}

/* True if STMT stores a value that the ripple_* API has made of lanes: its
   author has thought of lanes.  */

static bool
stores_reduction_p (gimple *stmt)
{
  tree value = (gimple_assign_single_p (stmt) ? gimple_assign_rhs1 (stmt)
		: NULL_TREE);
  return value && TREE_CODE (value) == SSA_NAME
	 && ripple_api_call (SSA_NAME_DEF_STMT (value)) != API_NONE;
}

/* The variable that STMT changes once for all lanes, or null.  */

static tree
changed_variable (gimple *stmt)
{
  gcall *call = dyn_cast<gcall *> (stmt);
  tree lhs = gimple_get_lhs (stmt);
  if (lhs && TREE_CODE (lhs) != SSA_NAME && !gimple_clobber_p (stmt)
      && !stores_reduction_p (stmt))
    {
      struct shape s = overlay_address_shape (lhs);
      tree var = local_variable (lhs);
      if (shape_scalar_p (&s) && plain_variable_p (var))
	return var;
    }
  if (!call || gimple_call_internal_p (call) || !gimple_vdef (call)
      || ripple_api_call (call) != API_NONE || varying_argument_p (call))
    return NULL_TREE;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (call_may_store_p (call, i))
      if (tree var = addressed_variable (gimple_call_arg (call, i)))
	if (plain_variable_p (var))
	  return var;
  return NULL_TREE;
}

static void
note_change (vec<masked_change *> *list, gimple *stmt, tree mask)
{
  tree var = changed_variable (stmt);
  unsigned i = 0;
  if (!var)
    return;
  while (i < list->length () && (*list)[i]->var != var)
    i++;
  if (i == list->length ())
    {
      masked_change *c = new masked_change ();
      c->var = var;
      c->stmt = stmt;
      list->safe_push (c);
    }
  (*list)[i]->masks.safe_push (mask);
}

struct reference
{
  vec<masked_change *> *list;
  tree mask;
};

static bool
within_p (tree mask, const masked_change *c)
{
  for (unsigned i = 0; i < c->masks.length (); i++)
    if (mask_within_p (mask, c->masks[i]))
      return true;
  return false;
}

/* True if STMT destroys an object, which an exception may do elsewhere.  */

static bool
destroys_p (gimple *stmt)
{
  tree fn = is_gimple_call (stmt) ? gimple_call_fndecl (stmt) : NULL_TREE;
  return gimple_clobber_p (stmt) || (fn && DECL_CXX_DESTRUCTOR_P (fn));
}

static bool
note_reference (gimple *stmt, tree base, tree, void *data)
{
  const reference *r = (const reference *) data;
  for (unsigned i = 0; base && i < r->list->length (); i++)
    if ((*r->list)[i]->var == base && !destroys_p (stmt)
	&& !within_p (r->mask, (*r->list)[i]))
      (*r->list)[i]->seen_outside = true;
  return false;
}

static void
warn_change (const masked_change *c)
{
  static hash_set<tree> *warned;
  char text[SHAPE_TEXT];
  const struct shape *s = overlay_shape (c->masks[0]);
  location_t loc = stmt_location (c->stmt);
  if (!c->seen_outside)
    return;
  /* A register that is in memory for the sake of order.  */
  if (is_gimple_reg_type (TREE_TYPE (c->var)) && !TREE_ADDRESSABLE (c->var))
    {
      tree mask = c->masks[0];
      location_t cond = (TREE_CODE (mask) == SSA_NAME
			 ? gimple_location (SSA_NAME_DEF_STMT (mask)) : loc);
      warn_scalar_variable (c->var, loc, s,
			    cond == UNKNOWN_LOCATION ? loc : cond);
      return;
    }
  if (!warned)
    warned = new hash_set<tree>;
  if (warned->add (DECL_ORIGIN (c->var)))
    return;
  shape_print (s, text, sizeof text);
  ripple_report (loc, RMK_SCALAR_MEMORY, c->var, text);
}

void
warn_scalar_memory (void)
{
  basic_block bb;
  auto_vec<masked_change *> list;
  FOR_EACH_BB_FN (bb, cfun)
    if (tree mask = block_mask (bb))
      if (varying_p (mask) && !(overlay_info (mask)->flags & VALUE_NONEMPTY))
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  note_change (&list, gsi_stmt (g), mask);
  if (list.is_empty ())
    return;
  FOR_EACH_BB_FN (bb, cfun)
    {
      reference r = { &list, block_mask (bb) };
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	walk_stmt_load_store_addr_ops (gsi_stmt (g), &r, note_reference,
				       note_reference, note_reference);
    }
  for (unsigned i = 0; i < list.length (); i++)
    {
      warn_change (list[i]);
      delete list[i];
    }
}
