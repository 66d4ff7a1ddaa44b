/* A variable that is a register becomes one in memory.

   INPUT	x_2 = y + 1;  x_4 = PHI <x_2, x_3>;  z = x_4;

   OUTPUT	x_2 = y + 1;  x = x_2;  x_5 = x;  z = x_5;

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/ordered-variables.h"

bool
name_of_p (ordered_var *p, tree value)
{
  return TREE_CODE (value) == SSA_NAME
	 && (p->var ? SSA_NAME_VAR (value) == p->var : value == p->names[0]);
}

/* TO = FROM, in front of AT or on the edge E.  */

static void
insert_copy (tree to, tree from, gimple *at, edge e)
{
  gassign *g = gimple_build_assign (to, from);
  if (!at)
    {
      gsi_insert_on_edge_immediate (e, g);
      return;
    }
  gimple_stmt_iterator i = gsi_for_stmt (at);
  gimple_set_location (g, gimple_location (at));
  gsi_insert_before (&i, g, GSI_SAME_STMT);
}

/* True if no path comes between the definition of NAME and the statement S.
   NAME may have fewer dimensions than its variable: what the program computes
   of it at once, such as the bound of a loop, is not to have more.  */

static bool
follows_p (gimple *s, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  return gimple_code (def) != GIMPLE_PHI && gimple_bb (def) == gimple_bb (s);
}

/* Let what uses NAME, one of P, behind other paths load it from MEM.  */

static void
replace_uses (ordered_var *p, tree name, tree mem)
{
  imm_use_iterator it;
  use_operand_p use;
  auto_vec<gimple *> stmts;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (!stmts.contains (USE_STMT (use)))
      stmts.safe_push (USE_STMT (use));
  for (unsigned i = 0; i < stmts.length (); i++)
    {
      gphi *phi = dyn_cast<gphi *> (stmts[i]);
      if (is_gimple_debug (stmts[i]))
	{
	  gimple_debug_bind_reset_value (stmts[i]);
	  update_stmt (stmts[i]);
	}
      else if (!phi && !follows_p (stmts[i], name))
	{
	  ssa_op_iter op;
	  tree copy = make_ssa_name (TREE_TYPE (name));
	  insert_copy (copy, mem, stmts[i], NULL);
	  FOR_EACH_SSA_USE_OPERAND (use, stmts[i], op, SSA_OP_USE)
	    if (USE_FROM_PTR (use) == name)
	      SET_USE (use, copy);
	  update_stmt (stmts[i]);
	}
      else if (phi && !name_of_p (p, gimple_phi_result (phi)))
	for (unsigned k = 0; k < gimple_phi_num_args (phi); k++)
	  if (gimple_phi_arg_def (phi, k) == name)
	    {
	      tree copy = make_ssa_name (TREE_TYPE (name));
	      SET_PHI_ARG_DEF (phi, k, copy);
	      insert_copy (copy, mem, NULL, gimple_phi_arg_edge (phi, k));
	    }
    }
}

/* True if VALUE is nothing: a path that gives a variable none leaves it
   alone.  */

static bool
undefined_p (tree value)
{
  return TREE_CODE (value) == SSA_NAME && ssa_undefined_value_p (value, false);
}

/* Store to MEM what others than P's names give PHI, one of P.  */

static void
store_arguments (ordered_var *p, gphi *phi, tree mem)
{
  for (unsigned k = 0; k < gimple_phi_num_args (phi); k++)
    {
      tree a = gimple_phi_arg_def (phi, k);
      if (!name_of_p (p, a) && !undefined_p (a))
	insert_copy (mem, a, NULL, gimple_phi_arg_edge (phi, k));
    }
}

/* Store NAME, one of P, to MEM where it is defined.  */

static void
store_definition (ordered_var *p, tree name, tree mem)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (SSA_NAME_IS_DEFAULT_DEF (name))
    {
      if (!VAR_P (SSA_NAME_VAR (name)))
	insert_copy (mem, name, NULL,
		     single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
    }
  else if (gphi *phi = dyn_cast<gphi *> (def))
    store_arguments (p, phi, mem);
  else if (stmt_ends_bb_p (def))
    insert_copy (mem, name, NULL,
		 find_fallthru_edge (gimple_bb (def)->succs));
  else
    {
      gimple_stmt_iterator g = gsi_for_stmt (def);
      gassign *copy = gimple_build_assign (mem, name);
      gimple_set_location (copy, gimple_location (def));
      gsi_insert_after (&g, copy, GSI_SAME_STMT);
    }
}

void
move_to_memory (ordered_var *p)
{
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (p->names[0]));
  const char *name = p->var ? get_name (p->var)
		     : conditional_name_p (SSA_NAME_IDENTIFIER (p->names[0]))
		       ? RIPPLE_CONDITIONAL : NULL;
  tree mem = create_tmp_var_raw (type, name);
  if (p->var)
    {
      DECL_SOURCE_LOCATION (mem) = DECL_SOURCE_LOCATION (p->var);
      DECL_NAME (mem) = DECL_NAME (p->var);
      DECL_ARTIFICIAL (mem) = DECL_ARTIFICIAL (p->var);
      DECL_IGNORED_P (mem) = DECL_IGNORED_P (p->var);
    }
  DECL_NOT_GIMPLE_REG_P (mem) = 1;
  suppress_warning (mem);
  make_local (mem);
  if (p->lane_code)
    note_lane_variable (mem);
  for (unsigned i = 0; i < p->names.length (); i++)
    replace_uses (p, p->names[i], mem);
  for (unsigned i = 0; i < p->names.length (); i++)
    store_definition (p, p->names[i], mem);
  for (unsigned i = 0; i < p->names.length (); i++)
    if (gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (p->names[i])))
      {
	gimple_stmt_iterator g = gsi_for_stmt (phi);
	remove_phi_node (&g, true);
      }
}
