/* Loops with several entries get one.

   INPUT, a jump leads into the middle of a loop, as in Duff's device:

       if (c) goto B; else goto A;
       A: ...; goto B
       B: ...; if (d) goto A; else goto out;

   OUTPUT:

       if (c) goto P2; else goto P1;
       P1: where = 0; goto D
       P2: where = 1; goto D
       D: if (where == 0) goto A; else goto B;
       A: ...; where = 1; goto D
       B: ...; if (d) goto P3; else goto out;
       P3: where = 0; goto D

   D heads a loop of the usual form.  If lanes decide by which entry they come
   or go on, WHERE has a shape.  GCC threads the jumps again where none does.

   This is done on functions as they were written, before anything is known of
   shapes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/postdom.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"

/* A loop with several entries.  */
struct knot
{
  hash_set<basic_block> blocks;
  auto_vec<basic_block> entries;
};

/* Add BB to K, a knot in LOOP, and to WORK; with BB the loop in LOOP that it
   belongs to, if any: GCC marks only what leads to its head and out of it.  */

static void
add_to_knot (knot *k, class loop *loop, basic_block bb,
	     vec<basic_block> *work)
{
  if (!flow_bb_inside_loop_p (loop, bb) || k->blocks.add (bb))
    return;
  work->safe_push (bb);
  if (bb->loop_father == loop)
    return;
  class loop *inner = superloop_at_depth (bb->loop_father,
					  loop_depth (loop) + 1);
  basic_block *body = get_loop_body (inner);
  for (unsigned i = 0; i < inner->num_nodes; i++)
    if (!k->blocks.add (body[i]))
      work->safe_push (body[i]);
  free (body);
}

/* Collect in K the blocks of the knot that BB is in, which GCC has marked.  */

static void
find_blocks (knot *k, basic_block bb)
{
  auto_vec<basic_block> work;
  class loop *loop = bb->loop_father;
  edge e;
  edge_iterator ei;
  k->blocks.empty ();
  add_to_knot (k, loop, bb, &work);
  while (!work.is_empty ())
    {
      basic_block b = work.pop ();
      FOR_EACH_EDGE (e, ei, b->succs)
	if (e->flags & EDGE_IRREDUCIBLE_LOOP)
	  add_to_knot (k, loop, e->dest, &work);
      FOR_EACH_EDGE (e, ei, b->preds)
	if (e->flags & EDGE_IRREDUCIBLE_LOOP)
	  add_to_knot (k, loop, e->src, &work);
    }
}

/* Find a knot in cfun.  False if there is none, or only such that exceptions
   or computed gotos lead into.  */

static bool
find_knot (knot *k, hash_set<basic_block> *tried)
{
  basic_block bb;
  edge e;
  edge_iterator ei;
  FOR_EACH_BB_FN (bb, cfun)
    {
      if (!(bb->flags & BB_IRREDUCIBLE_LOOP) || tried->add (bb))
	continue;
      bool plain = true;
      k->entries.truncate (0);
      find_blocks (k, bb);
      FOR_EACH_BB_FN (bb, cfun)
	if (k->blocks.contains (bb))
	  {
	    bool entry = false;
	    if (bb->flags & BB_IRREDUCIBLE_LOOP)
	      tried->add (bb);
	    FOR_EACH_EDGE (e, ei, bb->preds)
	      entry |= !k->blocks.contains (e->src);
	    if (!entry)
	      continue;
	    k->entries.safe_push (bb);
	    FOR_EACH_EDGE (e, ei, bb->preds)
	      plain &= plain_edge_p (e);
	  }
      if (plain && k->entries.length () > 1)
	return true;
      return find_knot (k, tried);
    }
  return false;
}

/* Variables that stand for names until SSA form is repaired: the values of VAR
   become new names of the variable OF.  */
struct reg
{
  tree of, var;
};
static vec<reg> regs;

/* A register for the values of NAME; all names of a variable share one.  */

static tree
make_register (tree name)
{
  tree of = SSA_NAME_VAR (name);
  for (unsigned i = 0; of && i < regs.length (); i++)
    if (regs[i].of == of)
      return regs[i].var;
  reg r = { of, create_tmp_reg (TREE_TYPE (name)) };
  DECL_CONTEXT (r.var) = current_function_decl;
  if (of)
    regs.safe_push (r);
  return r.var;
}

/* Give the names of registers back to the program's variables.  */

static void
forget_registers (void)
{
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    for (unsigned i = 0; i < regs.length (); i++)
      if (SSA_NAME_VAR (name) == regs[i].var
	  && !SSA_NAME_IS_DEFAULT_DEF (name))
	replace_ssa_name_symbol (name, regs[i].of);
  regs.release ();
}

/* Put  TO = FROM  at the end of BB, which ends in a jump to one place.  */

static void
append_copy (basic_block bb, tree to, tree from)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_after (&g, gimple_build_assign (to, from), GSI_NEW_STMT);
}

/* Let the values that come into BB come in such variables: BB has no PHIs
   then.  */

static void
drop_phis (basic_block bb)
{
  edge e;
  edge_iterator ei;
  gimple_stmt_iterator at = gsi_after_labels (bb);
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);)
    {
      tree res = gimple_phi_result (p.phi ());
      if (virtual_operand_p (res))
	{
	  mark_virtual_phi_result_for_renaming (p.phi ());
	  remove_phi_node (&p, true);
	  continue;
	}
      tree var = make_register (res);
      FOR_EACH_EDGE (e, ei, bb->preds)
	append_copy (e->src, var, PHI_ARG_DEF_FROM_EDGE (p.phi (), e));
      remove_phi_node (&p, false);
      gsi_insert_before (&at, gimple_build_assign (res, var), GSI_SAME_STMT);
    }
}

/* The place behind the definition of NAME.  */

static gimple_stmt_iterator
behind_definition (tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  basic_block bb = gimple_bb (def);
  if (gimple_code (def) == GIMPLE_PHI)
    return gsi_after_labels (bb);
  if (!stmt_ends_bb_p (def))
    {
      gimple_stmt_iterator g = gsi_for_stmt (def);
      gsi_next (&g);
      return g;
    }
  return gsi_start_bb (split_edge (find_fallthru_edge (bb->succs)));
}

static bool
dominates_use_p (basic_block def, use_operand_p use)
{
  gimple *s = USE_STMT (use);
  basic_block bb = gimple_bb (s);
  if (gphi *phi = dyn_cast<gphi *> (s))
    bb = gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src;
  return dominated_by_p (CDI_DOMINATORS, bb, def);
}

/* Let PHI use what is in VAR for NAME where that is not known.  */

static void
repair_phi (gphi *phi, tree name, tree var)
{
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (name));
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      edge e = gimple_phi_arg_edge (phi, i);
      if (gimple_phi_arg_def (phi, i) != name
	  || dominated_by_p (CDI_DOMINATORS, e->src, def))
	continue;
      tree copy = make_ssa_name (TREE_TYPE (name));
      SET_PHI_ARG_DEF (phi, i, copy);
      append_copy (split_edge (e), copy, var);
    }
}

/* Let STMT use what is in VAR for NAME.  */

static void
repair_statement (gimple *stmt, tree name, tree var)
{
  tree copy = make_ssa_name (TREE_TYPE (name));
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  ssa_op_iter op;
  use_operand_p use;
  gsi_insert_before (&g, gimple_build_assign (copy, var), GSI_SAME_STMT);
  FOR_EACH_SSA_USE_OPERAND (use, stmt, op, SSA_OP_USE)
    if (USE_FROM_PTR (use) == name)
      SET_USE (use, copy);
  update_stmt (stmt);
}

/* Where the definition of NAME does not dominate a use any more, let it go
   through a register.  */

static void
repair_name (tree name)
{
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (name));
  imm_use_iterator it;
  use_operand_p use;
  auto_vec<gimple *> debug, stmts;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (dominates_use_p (def, use))
	continue;
      if (is_gimple_debug (s))
	debug.safe_push (s);
      else if (!stmts.contains (s))
	stmts.safe_push (s);
    }
  for (unsigned i = 0; i < debug.length (); i++)
    {
      gimple_debug_bind_reset_value (debug[i]);
      update_stmt (debug[i]);
    }
  if (stmts.is_empty ())
    return;
  tree var = make_register (name);
  for (unsigned i = 0; i < stmts.length (); i++)
    if (gphi *phi = dyn_cast<gphi *> (stmts[i]))
      repair_phi (phi, name, var);
    else
      repair_statement (stmts[i], name, var);
  gimple_stmt_iterator g = behind_definition (name);
  if (gsi_end_p (g))
    append_copy (gsi_bb (g), var, name);
  else
    gsi_insert_before (&g, gimple_build_assign (var, name), GSI_SAME_STMT);
}

static void
repair_names (void)
{
  auto_vec<tree> names;
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    if (!virtual_operand_p (name) && !SSA_NAME_IS_DEFAULT_DEF (name)
	&& SSA_NAME_DEF_STMT (name)
	&& gimple_bb (SSA_NAME_DEF_STMT (name)))
      names.safe_push (name);
  calculate_dominance_info (CDI_DOMINATORS);
  for (unsigned i = 0; i < names.length (); i++)
    repair_name (names[i]);
}

/* A new block behind AFTER for K.  */

static basic_block
new_block (knot *k, basic_block after)
{
  basic_block bb = create_empty_bb (after);
  bb->count = k->entries[0]->count;
  if (current_loops)
    add_bb_to_loop (bb, k->entries[0]->loop_father);
  return bb;
}

static void
fall_through (basic_block from, basic_block to)
{
  make_edge (from, to, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
}

/* Give K one entry.  */

static void
untie (knot *k)
{
  /* The name tells that the value has the shape of the condition that
     decides.  */
  tree where = create_tmp_var_raw (integer_type_node, RIPPLE_CONDITIONAL);
  DECL_CONTEXT (where) = current_function_decl;
  basic_block head = new_block (k, k->entries[0]->prev_bb);
  /* Only a PHI that is not the head's gets its shape from control.  */
  basic_block come = new_block (k, head->prev_bb);
  basic_block back = new_block (k, come), bb = head;
  fall_through (come, head);
  fall_through (back, head);
  for (unsigned i = 0; i < k->entries.length (); i++)
    {
      basic_block entry = k->entries[i];
      auto_vec<edge> in;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, entry->preds)
	in.safe_push (e);
      auto_vec<bool> inside;
      for (unsigned j = 0; j < in.length (); j++)
	inside.safe_push (k->blocks.contains (in[j]->src));
      for (unsigned j = 0; j < in.length (); j++)
	in[j] = single_succ_edge (split_edge (in[j]));
      drop_phis (entry);
      for (unsigned j = 0; j < in.length (); j++)
	{
	  append_copy (in[j]->src, where,
		       build_int_cst (integer_type_node, i));
	  redirect_edge_and_branch (in[j], inside[j] ? back : come);
	}
      if (i + 1 == k->entries.length ())
	{
	  fall_through (bb, entry);
	  break;
	}
      tree w = make_ssa_name (integer_type_node);
      append_copy (bb, w, where);
      gcond *c = gimple_build_cond (EQ_EXPR, w,
				    build_int_cst (integer_type_node, i),
				    NULL_TREE, NULL_TREE);
      gimple_stmt_iterator g = gsi_last_bb (bb);
      gsi_insert_after (&g, c, GSI_NEW_STMT);
      basic_block more = new_block (k, bb);
      make_edge (bb, entry, EDGE_TRUE_VALUE)->probability
	= profile_probability::even ();
      make_edge (bb, more, EDGE_FALSE_VALUE)->probability
	= profile_probability::even ();
      bb = more;
    }
}

void
make_reducible (void)
{
  for (;;)
    {
      knot k;
      hash_set<basic_block> tried;
      free_dominance_info (CDI_DOMINATORS);
      loop_optimizer_init (LOOPS_NORMAL);
      bool found = find_knot (&k, &tried);
      if (found)
	{
	  untie (&k);
	  free_dominance_info (CDI_DOMINATORS);
	  repair_names ();
	  free_dominance_info (CDI_DOMINATORS);
	  calculate_dominance_info (CDI_DOMINATORS);
	  loops_state_set (LOOPS_NEED_FIXUP);
	  fix_loop_structure (NULL);
	  mark_virtual_operands_for_renaming (cfun);
	  update_ssa (TODO_update_ssa);
	  forget_registers ();
	}
      loop_optimizer_finalize ();
      if (!found)
	return;
    }
}
