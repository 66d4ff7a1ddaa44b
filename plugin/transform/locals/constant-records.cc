/* Structures that all lanes share and that are set once, such as what a lambda
   captures.

   INPUT	mix.t = t;		OUTPUT	mix$t = t;
		... mix.t ...			... mix$t ...

   GCC takes them apart itself, but later: until then nobody sees that what is
   loaded is the same in all iterations.

   Called by scalar-replacement.cc, which does the same for those of which
   lanes have copies.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/locals/locals.h"

namespace {

enum { MOST_FIELDS = 16 };	/* Set, of a structure.  */

struct record_uses
{
  bool other;			/* It is used in another way.  */
  auto_vec<gimple *> stores, loads;	/* Of fields.  */
};

typedef hash_map<tree, record_uses *> records;

/* The structure that REF is a field of, and nothing deeper; else null.  */

tree
field_base (tree ref)
{
  return TREE_CODE (ref) == COMPONENT_REF && DECL_P (TREE_OPERAND (ref, 0))
	 ? TREE_OPERAND (ref, 0) : NULL_TREE;
}

tree
note_other (tree *op, int *, void *data)
{
  records *all = (records *) data;
  record_uses **r = DECL_P (*op) ? all->get (*op) : NULL;
  if (r)
    (*r)->other = true;
  return NULL_TREE;
}

/* Note in ALL what operand I of STMT is.  */

void
note_operand (records *all, gimple *stmt, unsigned i)
{
  tree *op = gimple_op_ptr (stmt, i);
  tree base = *op ? field_base (*op) : NULL_TREE;
  record_uses **r = base ? all->get (base) : NULL;
  if (r && gimple_assign_single_p (stmt) && !gimple_has_volatile_ops (stmt)
      && is_gimple_reg_type (TREE_TYPE (*op)))
    (i == 0 ? (*r)->stores : (*r)->loads).safe_push (stmt);
  else if (*op)
    walk_tree (op, note_other, all, NULL);
}

void
note_uses (records *all)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	for (unsigned i = 0; i < gimple_phi_num_args (p.phi ()); i++)
	  walk_tree (gimple_phi_arg_def_ptr (p.phi (), i), note_other, all,
		     NULL);
      for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb);
	   !gsi_end_p (g); gsi_next_nondebug (&g))
	if (!gimple_clobber_p (gsi_stmt (g)))
	  for (unsigned i = 0; i < gimple_num_ops (gsi_stmt (g)); i++)
	    note_operand (all, gsi_stmt (g), i);
    }
}

/* True if A is done before B whenever B is.  */

bool
before_p (gimple *a, gimple *b)
{
  basic_block bb = gimple_bb (a);
  if (bb != gimple_bb (b))
    return dominated_by_p (CDI_DOMINATORS, gimple_bb (b), bb);
  for (gimple_stmt_iterator g = gsi_for_stmt (a); !gsi_end_p (g);
       gsi_next (&g))
    if (gsi_stmt (g) == b)
      return true;
  return false;
}

/* True if each field is set by one statement, before all that load it.  */

bool
set_once_p (const record_uses *r)
{
  if (r->other || r->stores.is_empty () || r->stores.length () > MOST_FIELDS)
    return false;
  for (unsigned i = 0; i < r->stores.length (); i++)
    for (unsigned k = 0; k < i; k++)
      if (TREE_OPERAND (gimple_assign_lhs (r->stores[i]), 1)
	  == TREE_OPERAND (gimple_assign_lhs (r->stores[k]), 1))
	return false;
  for (unsigned i = 0; i < r->loads.length (); i++)
    {
      tree field = TREE_OPERAND (gimple_assign_rhs1 (r->loads[i]), 1);
      bool set = false;
      for (unsigned k = 0; k < r->stores.length () && !set; k++)
	set = TREE_OPERAND (gimple_assign_lhs (r->stores[k]), 1) == field
	      && before_p (r->stores[k], r->loads[i]);
      if (!set)
	return false;
    }
  return true;
}

} // anonymous namespace

void
find_constant_records (hash_set<tree> *vars)
{
  records all;
  unsigned i;
  tree var;
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    if (VAR_P (var) && !TREE_STATIC (var) && !DECL_EXTERNAL (var)
	&& TREE_CODE (TREE_TYPE (var)) == RECORD_TYPE
	&& !TREE_THIS_VOLATILE (var) && !lane_copied_p (var))
      all.put (var, new record_uses ());
  if (all.is_empty ())
    return;
  note_uses (&all);
  calculate_dominance_info (CDI_DOMINATORS);
  for (auto it = all.begin (); it != all.end (); ++it)
    {
      if (set_once_p ((*it).second))
	vars->add ((*it).first);
      delete (*it).second;
    }
}
