/* Variables with fewer dimensions than a condition that they are assigned
   under.

   INPUT, c has dimensions that x lacks, so that lanes of both ways share an
   element of x:

       if (c) x_2 = x_1 + 10; else x_3 = x_1 * 2;
       x_4 = PHI <x_2, x_3>

   OUTPUT, x is in memory:

       if (c) { x_5 = x; x_2 = x_5 + 10; x = x_2; }
       else { x_6 = x; x_3 = x_6 * 2; x = x_3; }

   Such an element is to a way what a scalar is: assigned if any lane that has
   it comes by, and the ways run one after the other.  SSA form takes them for
   alternatives.  Memory has that order by itself; privatise.cc gives the lanes
   their copies.

   Left alone is what only one of the ways looks at: order does not matter
   then.  A variable of a lane function has the shape of the condition.  For
   scalars scalars.cc does the same, in each region.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/region.h"
#include "transform/transform.h"

/* Where a variable is used or defined.  */
struct var_access
{
  basic_block bb;
  bool defines;
};

struct partial_var
{
  tree var;
  struct shape shape;		/* The join of those of NAMES.  */
  bool refused;
  auto_vec<tree> names;
  auto_vec<var_access> accesses;
};

/* True if C has more than one lane in a dimension in which S has one.  */

static bool
lacks_dimension_p (const struct shape *s, const struct shape *c)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (extent_one_p (&s->dim[d]) && !extent_one_p (&c->dim[d]))
      return true;
  return false;
}

/* Collect the variables of which some name is a tensor.  */

static void
find_variables (vec<partial_var *> *vars)
{
  hash_map<tree, partial_var *> by_decl;
  auto_vec<partial_var *> all;
  unsigned v, dim;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      tree decl = SSA_NAME_VAR (name);
      if (!decl || virtual_operand_p (name))
	continue;
      bool existed;
      partial_var *&p = by_decl.get_or_insert (decl, &existed);
      if (!existed)
	{
	  p = new partial_var ();
	  p->var = decl;
	  p->shape = shape_scalar ();
	  p->refused = ripple_block_type_p (TREE_TYPE (decl));
	  all.safe_push (p);
	}
      p->names.safe_push (name);
      gimple *def = SSA_NAME_DEF_STMT (name);
      if ((overlay_info (name)->flags & VALUE_LANE_CODE)
	  || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (name)
	  || (gimple_code (def) == GIMPLE_ASM && stmt_ends_bb_p (def))
	  || !shape_join (&p->shape, &p->shape, overlay_shape (name), &dim))
	p->refused = true;
    }
  for (unsigned i = 0; i < all.length (); i++)
    if (all[i]->refused || shape_scalar_p (&all[i]->shape))
      delete all[i];
    else
      vars->safe_push (all[i]);
}

static void
add_access (partial_var *p, basic_block bb, bool defines)
{
  var_access a = { bb, defines };
  if (bb)
    p->accesses.safe_push (a);
}

static void
find_accesses (partial_var *p)
{
  imm_use_iterator it;
  use_operand_p use;
  for (unsigned i = 0; i < p->names.length (); i++)
    {
      gimple *def = SSA_NAME_DEF_STMT (p->names[i]);
      if (gimple_code (def) != GIMPLE_PHI)
	add_access (p, gimple_bb (def), true);
      FOR_EACH_IMM_USE_FAST (use, it, p->names[i])
	{
	  gimple *s = USE_STMT (use);
	  gphi *phi = dyn_cast<gphi *> (s);
	  basic_block bb = gimple_bb (s);
	  if (phi)
	    bb = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
	  if (phi ? SSA_NAME_VAR (gimple_phi_result (phi)) != p->var
	      : !is_gimple_debug (s))
	    add_access (p, bb, false);
	}
    }
}

/* The way from BB that leads to A and to which no other does, or null.  */

static edge
way_to (basic_block bb, basic_block a)
{
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->succs)
    if (single_pred_p (e->dest)
	&& dominated_by_p (CDI_DOMINATORS, a, e->dest))
      return e;
  return NULL;
}

/* True if A and B are on different ways from BB, so that none comes before the
   other in SSA form.  */

static bool
apart_p (basic_block bb, basic_block a, basic_block b)
{
  edge way = way_to (bb, a);
  if (way != way_to (bb, b))
    return true;
  return !way && !dominated_by_p (CDI_DOMINATORS, a, b)
	 && !dominated_by_p (CDI_DOMINATORS, b, a);
}

/* True if what one of the ways from BB makes of P, another one may see; REGION
   are the blocks of the ways.  */

static bool
ordered_p (partial_var *p, basic_block bb, hash_set<basic_block> *region)
{
  if (p->accesses.is_empty ())
    find_accesses (p);
  for (unsigned i = 0; i < p->accesses.length (); i++)
    if (p->accesses[i].defines && region->contains (p->accesses[i].bb))
      {
	/* The condition of a loop.  */
	if (region->contains (bb))
	  return true;
	for (unsigned k = 0; k < p->accesses.length (); k++)
	  if (region->contains (p->accesses[k].bb)
	      && apart_p (bb, p->accesses[i].bb, p->accesses[k].bb))
	    return true;
      }
  return false;
}

/* The shape of what decides at the end of BB, or that of a scalar.  */

static struct shape
deciding_shape (basic_block bb)
{
  struct shape s = shape_scalar ();
  unsigned dim;
  gimple *last = last_stmt (bb);
  if (gcond *c = safe_dyn_cast<gcond *> (last))
    shape_join (&s, overlay_shape (gimple_cond_lhs (c)),
		overlay_shape (gimple_cond_rhs (c)), &dim);
  else if (gswitch *sw = safe_dyn_cast<gswitch *> (last))
    s = *overlay_shape (gimple_switch_index (sw));
  return s;
}

/* Move those of VARS to MOVED that are to be in memory.  */

static void
find_ordered (vec<partial_var *> *vars, vec<partial_var *> *moved)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      struct shape s = deciding_shape (bb);
      hash_set<basic_block> region;
      auto_vec<basic_block> list;
      if (shape_scalar_p (&s))
	continue;
      for (unsigned i = 0; i < vars->length ();)
	{
	  partial_var *p = (*vars)[i];
	  bool lacks = lacks_dimension_p (&p->shape, &s);
	  if (lacks && list.is_empty ())
	    reach (bb, ipdom (bb), &region, &list);
	  if (lacks && ordered_p (p, bb, &region))
	    {
	      moved->safe_push (p);
	      vars->ordered_remove (i);
	    }
	  else
	    i++;
	}
    }
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

/* True if no way comes between the definition of NAME and the statement S.
   NAME may have fewer dimensions than its variable: what the program computes
   of it at once, such as the bound of a loop, is not to have more.  */

static bool
follows_p (gimple *s, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  return gimple_code (def) != GIMPLE_PHI && gimple_bb (def) == gimple_bb (s);
}

/* Let what uses NAME, a name of VAR, behind other ways load it from MEM.  */

static void
replace_uses (tree name, tree var, tree mem)
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
      else if (phi && SSA_NAME_VAR (gimple_phi_result (phi)) != var)
	for (unsigned k = 0; k < gimple_phi_num_args (phi); k++)
	  if (gimple_phi_arg_def (phi, k) == name)
	    {
	      tree copy = make_ssa_name (TREE_TYPE (name));
	      SET_PHI_ARG_DEF (phi, k, copy);
	      insert_copy (copy, mem, NULL, gimple_phi_arg_edge (phi, k));
	    }
    }
}

/* Store NAME, where it is defined, to MEM; a PHI goes.  */

static void
store_definition (tree name, tree mem)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (SSA_NAME_IS_DEFAULT_DEF (name))
    {
      if (!VAR_P (SSA_NAME_VAR (name)))
	insert_copy (mem, name, NULL,
		     single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun)));
    }
  else if (gimple_code (def) == GIMPLE_PHI)
    {
      gimple_stmt_iterator g = gsi_for_stmt (def);
      remove_phi_node (&g, true);
    }
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

static void
move_to_memory (partial_var *p)
{
  tree mem = create_tmp_var_raw (TYPE_MAIN_VARIANT (TREE_TYPE (p->var)),
				 get_name (p->var));
  DECL_SOURCE_LOCATION (mem) = DECL_SOURCE_LOCATION (p->var);
  DECL_NOT_GIMPLE_REG_P (mem) = 1;
  make_local (mem);
  for (unsigned i = 0; i < p->names.length (); i++)
    replace_uses (p->names[i], p->var, mem);
  for (unsigned i = 0; i < p->names.length (); i++)
    store_definition (p->names[i], mem);
}

bool
move_partial_variables (void)
{
  auto_vec<partial_var *> vars, moved;
  find_variables (&vars);
  if (!vars.is_empty ())
    {
      calculate_dominance_info (CDI_DOMINATORS);
      compute_ipdoms ();
      find_ordered (&vars, &moved);
      forget_ipdoms ();
    }
  bool any = !moved.is_empty ();
  for (unsigned i = 0; i < moved.length (); i++)
    {
      move_to_memory (moved[i]);
      delete moved[i];
    }
  for (unsigned i = 0; i < vars.length (); i++)
    delete vars[i];
  if (any)
    {
      free_dominance_info (CDI_DOMINATORS);
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
    }
  return any;
}
