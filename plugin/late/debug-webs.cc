/* Lanes in the debugger that are in a register with other lanes.

   INPUT	# _7 = PHI <_6, _8>	with y bound to _6, x to _7 and _8
   OUTPUT	y is bound to what _6 is a view of, or to nothing

   GCC gives the result and the arguments of a PHI one register if no real use
   hinders it; uses by debug bind statements do not count.  So a variable that
   is bound to an argument shows, later on, what the loop of that PHI has made
   of the register.  Of the names that PHIs connect, a web, only the variable
   that is bound to the results of the PHIs may be bound to any: whatever is in
   the register, it is that variable's.

   This stands right before expansion: what optimisers make of the names of
   render_function cannot be known before.  Only functions with variables that
   debug.cc has made are looked at.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"

namespace {

/* The names of a web point to each other; its last one, which points to
   itself, has the owner.  Indexed by version.  */
struct web
{
  unsigned next;
  bool merged;			/* There is a PHI.  */
  bool shared;			/* Two variables want to be the owner.  */
  tree owner;			/* Variable, or null.  */
};

static vec<web> webs;

static web *
chain_of (tree name)
{
  unsigned k = SSA_NAME_VERSION (name);
  while (webs[k].next != k)
    k = webs[k].next;
  return &webs[k];
}

/* The length of VAR's name without the lane, if it is a vector of lanes that
   stands for a variable.  */

static size_t
name_length (tree var)
{
  const char *name = IDENTIFIER_POINTER (DECL_NAME (var));
  const char *lane = strrchr (name, '$');
  return lane && VECTOR_TYPE_P (TREE_TYPE (var)) ? lane - name : strlen (name);
}

static bool
piece_p (tree var)
{
  return DECL_NAME (var)
	 && name_length (var) != IDENTIFIER_LENGTH (DECL_NAME (var));
}

/* Whether A and B show the same variable of the program.  */

static bool
same_variable_p (tree a, tree b)
{
  if (!a || !b || !DECL_NAME (a) || !DECL_NAME (b)
      || DECL_SOURCE_LOCATION (a) != DECL_SOURCE_LOCATION (b))
    return false;
  size_t n = name_length (a);
  return n == name_length (b)
	 && !memcmp (IDENTIFIER_POINTER (DECL_NAME (a)),
		     IDENTIFIER_POINTER (DECL_NAME (b)), n);
}

/* Connect the names of PHI, a PHI of vectors.  */

static void
connect (gphi *phi)
{
  tree result = gimple_phi_result (phi);
  if (!VECTOR_TYPE_P (TREE_TYPE (result)))
    return;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree arg = gimple_phi_arg_def (phi, i);
      if (TREE_CODE (arg) == SSA_NAME)
	chain_of (arg)->next = chain_of (result)->next;
    }
  chain_of (result)->merged = true;
}

/* A name in BIND that is in the web of a PHI, or null.  */

static tree
merged_name (gimple *bind)
{
  ssa_op_iter i;
  tree use;
  FOR_EACH_SSA_TREE_OPERAND (use, bind, i, SSA_OP_USE)
    if (chain_of (use)->merged)
      return use;
  return NULL_TREE;
}

/* Note who is bound to the result of a PHI.  */

static void
find_owner (gimple *bind)
{
  tree name = merged_name (bind), var = gimple_debug_bind_get_var (bind);
  if (!name || !is_a<gphi *> (SSA_NAME_DEF_STMT (name)))
    return;
  web *w = chain_of (name);
  if (!w->owner)
    w->owner = var;
  else if (!same_variable_p (w->owner, var))
    w->shared = true;
}

/* What NAME is a view of, if that is in a register of its own; else null.  */

static tree
viewed (tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (!is_gimple_assign (def)
      || gimple_assign_rhs_code (def) != VIEW_CONVERT_EXPR)
    return NULL_TREE;
  tree of = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
  return TREE_CODE (of) == SSA_NAME && !chain_of (of)->merged
	 && TYPE_MODE (TREE_TYPE (of)) == TYPE_MODE (TREE_TYPE (name))
	 ? of : NULL_TREE;
}

/* Let BIND have no part in the web of another variable.  */

static void
unbind (gimple *bind)
{
  tree name = merged_name (bind);
  if (!name)
    return;
  web *w = chain_of (name);
  if (!w->shared
      && same_variable_p (w->owner, gimple_debug_bind_get_var (bind)))
    return;
  ssa_op_iter i;
  use_operand_p use;
  FOR_EACH_SSA_USE_OPERAND (use, bind, i, SSA_OP_USE)
    if (chain_of (USE_FROM_PTR (use))->merged)
      {
	tree of = viewed (USE_FROM_PTR (use));
	if (!of)
	  {
	    gimple_debug_bind_reset_value (bind);
	    break;
	  }
	SET_USE (use, of);
      }
  update_stmt (bind);
}

/* Call VISIT for the debug bind statements with a value.  True if one is of a
   variable of lanes.  */

static bool
each_bind (function *fn, void (*visit) (gimple *))
{
  basic_block bb;
  bool pieces = false;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator i = gsi_start_bb (bb); !gsi_end_p (i);
	 gsi_next (&i))
      {
	gimple *s = gsi_stmt (i);
	if (!gimple_debug_bind_p (s) || !gimple_debug_bind_has_value_p (s))
	  continue;
	pieces |= piece_p (gimple_debug_bind_get_var (s));
	visit (s);
      }
  return pieces;
}

}

void
ripple_debug_webs (function *fn)
{
  if (!optimize || !MAY_HAVE_DEBUG_BIND_STMTS)
    return;
  basic_block bb;
  webs.create (num_ssa_names);
  for (unsigned k = 0; k < num_ssa_names; k++)
    webs.quick_push ({ k, false, false, NULL_TREE });
  FOR_EACH_BB_FN (bb, fn)
    for (gphi_iterator i = gsi_start_phis (bb); !gsi_end_p (i);
	 gsi_next (&i))
      connect (i.phi ());
  if (each_bind (fn, find_owner))
    each_bind (fn, unbind);
  webs.release ();
}
