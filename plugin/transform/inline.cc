/* Inlining of the callees that receive a tensor or a block.

   A callee that mentions no ripple_* function is a lane function: the call
   means that function applied to every active lane, so what it computes
   under a shaped condition is shaped.  A callee that does is a block function
   and behaves like the statements of its caller.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "report/report.h"
#include "transform/transform.h"

/* ipa-inline.h, which needs half of the IPA headers.  */
extern void clone_inlined_nodes (struct cgraph_edge *, bool, bool, int *);

/* True if the body of FN calls a ripple_* function that is more than a
   hint.  */

static bool
mentions_ripple_p (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (enum ripple_api api = ripple_api_call (gsi_stmt (g)))
	if (api != API_ALIGN)
	  return true;
  return false;
}

/* True if NODE can call itself, directly or not.  */

static bool
recursive_p (cgraph_node *node)
{
  hash_set<cgraph_node *> seen;
  auto_vec<cgraph_node *> work;
  work.safe_push (node);
  while (!work.is_empty ())
    for (cgraph_edge *e = work.pop ()->callees; e; e = e->next_callee)
      {
	cgraph_node *c = e->callee->ultimate_alias_target ();
	if (c == node)
	  return true;
	if (c->has_gimple_body_p () && !seen.add (c))
	  work.safe_push (c);
      }
  return false;
}

static bool
inlinable_p (tree decl)
{
  /* What the user forbids the optimisers, and what -O0 leaves out, is no
     matter here.  */
  bool was = DECL_UNINLINABLE (decl);
  int no_inline = flag_no_inline;
  DECL_UNINLINABLE (decl) = 0;
  flag_no_inline = 0;
  bool ok = tree_inlinable_function_p (decl);
  flag_no_inline = no_inline;
  DECL_UNINLINABLE (decl) = was;
  return ok;
}

/* True if the call receives something that only its caller knows the shape
   of.  */

static bool
wants_inlining_p (gcall *call)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      if (shaped_p (a) || ripple_block_type_p (TREE_TYPE (a)))
	return true;
    }
  return false;
}

/* The lane functions of which cfun has a copy.  */
static hash_set<tree> lane_functions;

void
forget_lane_functions (void)
{
  lane_functions.empty ();
}

/* True if VAR, which may be null, belongs to one of them.  */

static bool
in_lane_function_p (tree var)
{
  return var && lane_functions.contains (DECL_CONTEXT (DECL_ORIGIN (var)));
}

/* Mark what lane functions define, the blocks of the last one of which begin
   with FIRST_BLOCK: their PHIs are shaped by the conditions that choose the
   argument.  */

static void
mark_lane_code (int first_block)
{
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      tree var = SSA_NAME_VAR (name);
      basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
      bool own = bb && bb->index >= first_block;
      if (in_lane_function_p (var))
	own = true;
      if (own && !virtual_operand_p (name))
	overlay_info (name)->flags |= VALUE_LANE_CODE;
    }
}

/* Let every value that is defined in a loop of FN, a lane function, and used
   behind it have a PHI there: lanes may leave the loop at different times,
   which gives the PHI a shape.  */

static void
close_loops (function *fn)
{
  push_cfun (fn);
  make_reducible ();
  merge_latches ();
  loop_optimizer_init (LOOPS_NORMAL | LOOPS_HAVE_RECORDED_EXITS);
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  loop_optimizer_finalize ();
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  pop_cfun ();
}

/* How many variables of cfun are memory.  */

static unsigned
memory_variables (void)
{
  unsigned i, n = 0;
  tree var;
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    n += !is_gimple_reg (var);
  return n;
}

/* Let variables of which an address reached only loads and stores be no
   memory: an out-parameter is a variable again.  Those of lane functions get
   what their other variables have: marks, and PHIs behind loops.  */

static void
take_out_of_memory (void)
{
  basic_block bb;
  unsigned before = memory_variables ();
  execute_update_addresses_taken ();
  if (memory_variables () == before)
    return;
  close_loops (cfun);
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);)
      {
	tree result = gimple_phi_result (p.phi ());
	tree arg = gimple_phi_arg_def (p.phi (), 0);
	if (gimple_phi_num_args (p.phi ()) != 1 || virtual_operand_p (result)
	    || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (result)
	    || (overlay_info (result)->flags & VALUE_LANE_CODE)
	    || in_lane_function_p (SSA_NAME_VAR (result)))
	  gsi_next (&p);
	else
	  {
	    replace_uses_by (result, arg);
	    remove_phi_node (&p, true);
	  }
      }
  mark_lane_code (INT_MAX);
}

static void
inline_edge (cgraph_node *node, cgraph_edge *e, cgraph_node *callee)
{
  bool lane_function = !mentions_ripple_p (callee->get_fun ());
  int first_block = last_basic_block_for_fn (cfun);
  if (lane_function)
    close_loops (callee->get_fun ());
  e->inline_failed = CIF_OK;
  DECL_POSSIBLY_INLINED (callee->decl) = true;
  if (DECL_FUNCTION_PERSONALITY (callee->decl))
    DECL_FUNCTION_PERSONALITY (node->decl)
      = DECL_FUNCTION_PERSONALITY (callee->decl);
  if (e->callee != callee)
    e->redirect_callee (callee);
  clone_inlined_nodes (e, true, false, NULL);
  /* Without optimisation GCC complains here about every always_inline call
     that is not inlined yet; its own turn comes later.  */
  int level = optimize;
  optimize = MAX (level, 1);
  /* rebuild_edges notes them anew; that of the call would be left over.  */
  node->remove_all_references ();
  unsigned todo = optimize_inline_calls (node->decl);
  optimize = level;
  if (lane_function)
    {
      lane_functions.add (callee->decl);
      mark_lane_code (first_block);
    }
  if (todo & TODO_cleanup_cfg)
    cleanup_tree_cfg (todo & TODO_update_ssa_any);
  else if (todo & TODO_update_ssa_any)
    update_ssa (todo & TODO_update_ssa_any);
  take_out_of_memory ();
  cgraph_edge::rebuild_edges ();
}

bool
inline_shaped_calls (cgraph_node *node)
{
  for (cgraph_edge *e = node->callees; e; e = e->next_callee)
    {
      cgraph_node *callee = e->callee->ultimate_alias_target ();
      if (!e->inline_failed || !e->call_stmt || !callee
	  || ripple_api_decl (callee->decl) != API_NONE
	  || !callee->has_gimple_body_p () || !callee->get_fun ()
	  || !callee->get_fun ()->cfg || callee->thunk
	  || !wants_inlining_p (e->call_stmt)
	  || (DECL_WEAK (callee->decl) && !DECL_COMDAT (callee->decl)
	      && !DECL_ONE_ONLY (callee->decl))
	  || !gimple_in_ssa_p (callee->get_fun ()))
	continue;
      if (callee == node || recursive_p (callee))
	{
	  if (mentions_ripple_p (callee->get_fun ()))
	    {
	      ripple_report (stmt_location (e->call_stmt), RMK_RECURSION,
			     IDENTIFIER_POINTER (DECL_NAME (callee->decl)));
	      return false;
	    }
	  continue;
	}
      if (!inlinable_p (callee->decl))
	continue;
      inline_edge (node, e, callee);
      return true;
    }
  return false;
}
