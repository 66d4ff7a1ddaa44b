/* Inlining of the callees that receive a tensor or a block.

   A callee that mentions no ripple_* function is a lane function: the call
   means that function applied to every active lane, so what it computes under
   a varying condition is varying.  A callee that does is a block function and
   behaves like the statements of its caller.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/libraries.h"
#include "analysis/overlay.h"
#include "analysis/shuffle.h"
#include "emit/arith/exceptions.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"

/* ipa-inline.h, which needs half of the IPA headers.  */
extern void clone_inlined_nodes (struct cgraph_edge *, bool, bool, int *);

/* True if the call of CALLEE receives something that only its caller knows
   the shape of, or the index function of a shuffle.  */

static bool
wants_inlining_p (gcall *call, tree callee)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      struct shape s = overlay_operand_shape (a);
      if (!shape_scalar_p (&s) || ripple_block_type_p (TREE_TYPE (a))
	  || (POINTER_TYPE_P (TREE_TYPE (a))
	      && FUNC_OR_METHOD_TYPE_P (TREE_TYPE (TREE_TYPE (a)))
	      && index_from_caller_p (callee)))
	return true;
    }
  return !shape_scalar_p (overlay_shape (gimple_call_chain (call)));
}

/* Mark what lane functions define: their PHIs are varying by the conditions
   that choose the argument.  The blocks of the last one begin with
   FIRST_BLOCK; behind them is what the caller does after the call, with names
   among OLD, which it had before.  */

static void
mark_lane_code (int first_block, hash_set<tree> *old)
{
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      tree var = SSA_NAME_VAR (name);
      basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
      bool own = bb && bb->index >= first_block
		 && !old->contains (name);
      if (lane_variable_p (var))
	own = true;
      if (own && !virtual_operand_p (name))
	overlay_info (name)->flags |= VALUE_LANE_CODE;
    }
}

/* Let the PHIs of cfun that are another name for one value be gone: GCC makes
   them where it merges the latches of a loop, and a path that leaves a
   variable alone would seem to assign it.  */

static void
forget_equal_phis (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);)
      {
	auto_vec<tree> args;
	gphi *phi = p.phi ();
	tree result = gimple_phi_result (phi);
	for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	  args.safe_push (gimple_phi_arg_def (phi, i));
	if (args.length () < 2 || args[0] == result
	    || virtual_operand_p (result)
	    || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (result)
	    || (TREE_CODE (args[0]) == SSA_NAME
		&& SSA_NAME_OCCURS_IN_ABNORMAL_PHI (args[0]))
	    || !same_args_p (args.address (), args.length ()))
	  {
	    gsi_next (&p);
	    continue;
	  }
	replace_uses_by (result, args[0]);
	remove_phi_node (&p, true);
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
  forget_equal_phis ();
  loop_optimizer_init (LOOPS_NORMAL | LOOPS_HAVE_RECORDED_EXITS);
  rewrite_into_loop_closed_ssa (NULL, TODO_update_ssa);
  loop_optimizer_finalize ();
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  pop_cfun ();
}

/* True if FIRST, the name of a parameter's initial value, is used only as the
   value of that parameter.  */

static bool
owned_p (tree first)
{
  use_operand_p use;
  gimple *s;
  if (!single_imm_use (first, &use, &s))
    return has_zero_uses (first);
  return gimple_assign_ssa_name_copy_p (s)
	 && SSA_NAME_VAR (gimple_assign_lhs (s)) == SSA_NAME_VAR (first);
}

/* Let the parameters that FN, a block function, assigns be variables of its
   own from the start: t_2 = t_1(D).  GCC lets the caller's argument stand for
   t_1(D) where it inlines FN, and that is no name of the variable, which may
   be assigned under a condition that has more dimensions
   (ordered-variables.cc).  */

static void
own_parameters (function *fn)
{
  tree name;
  unsigned v;
  auto_vec<tree> assigned;
  push_cfun (fn);
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      tree var = SSA_NAME_VAR (name);
      tree first = var && TREE_CODE (var) == PARM_DECL
		   ? ssa_default_def (cfun, var) : NULL_TREE;
      if (first && first != name && !owned_p (first)
	  && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (first)
	  && !assigned.contains (first))
	assigned.safe_push (first);
    }
  edge entry = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  for (unsigned i = 0; i < assigned.length (); i++)
    {
      /* Statements that use the name are folded, which looks at its
	 definition.  */
      tree own = copy_ssa_name (assigned[i]);
      gassign *copy = gimple_build_assign (own, assigned[i]);
      replace_uses_by (assigned[i], own);
      gsi_insert_on_edge_immediate (entry, copy);
      entry = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun));
    }
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

/* If the statement at AT stores an integer as the bytes of a variable that is
   a floating number, let it store the number that has these bits, which memcpy
   is used for.  GCC has no variable that is a register then, since the x87
   might change the bits.  */

static void
store_as_number (gimple_stmt_iterator *at)
{
  gimple *stmt = gsi_stmt (*at);
  if (!gimple_assign_single_p (stmt) || gimple_has_volatile_ops (stmt))
    return;
  tree lhs = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  tree var = TREE_CODE (lhs) == MEM_REF
	     && integer_zerop (TREE_OPERAND (lhs, 1))
	     && TREE_CODE (TREE_OPERAND (lhs, 0)) == ADDR_EXPR
	     ? TREE_OPERAND (TREE_OPERAND (lhs, 0), 0) : NULL_TREE;
  if (!var || !VAR_P (var) || !auto_var_in_fn_p (var, cfun->decl)
      || !SCALAR_FLOAT_TYPE_P (TREE_TYPE (var))
      || !INTEGRAL_TYPE_P (TREE_TYPE (lhs))
      || DECL_SIZE (var) != TYPE_SIZE (TREE_TYPE (lhs))
      || !is_gimple_val (rhs) || excess_precision_p ())
    return;
  tree number = make_ssa_name (TREE_TYPE (var));
  gimple *view = gimple_build_assign (number, VIEW_CONVERT_EXPR,
				      build1 (VIEW_CONVERT_EXPR,
					      TREE_TYPE (var), rhs));
  gimple_set_location (view, gimple_location (stmt));
  gsi_insert_before (at, view, GSI_SAME_STMT);
  gimple_assign_set_lhs (stmt, var);
  gimple_assign_set_rhs1 (stmt, number);
  update_stmt (stmt);
}

/* Let variables of which an address reached only loads and stores be no
   memory: an out-parameter is a variable again.  Those of lane functions get
   what their other variables have: marks, and PHIs behind loops.  */

void
take_out_of_memory (void)
{
  basic_block bb;
  unsigned before = memory_variables ();
  if (before == 0)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      store_as_number (&g);
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
	    || lane_variable_p (SSA_NAME_VAR (result)))
	  gsi_next (&p);
	else
	  {
	    replace_uses_by (result, arg);
	    remove_phi_node (&p, true);
	  }
      }
  hash_set<tree> none;
  mark_lane_code (INT_MAX, &none);
}

static void
prepare_edge (cgraph_node *node, cgraph_edge *e, cgraph_node *callee)
{
  e->inline_failed = CIF_OK;
  DECL_POSSIBLY_INLINED (callee->decl) = true;
  if (DECL_FUNCTION_PERSONALITY (callee->decl))
    DECL_FUNCTION_PERSONALITY (node->decl)
      = DECL_FUNCTION_PERSONALITY (callee->decl);
  if (e->callee != callee)
    e->redirect_callee (callee);
  clone_inlined_nodes (e, true, false, NULL);
}

/* Inline CALLS, of NODE: all of block functions, or all of lane functions.
   What GCC and we do for the whole function is done once.  */

static void
inline_calls (cgraph_node *node, const vec<wanted_call> &calls)
{
  bool lane_functions = !mentions_ripple_p (calls[0].callee);
  int first_block = last_basic_block_for_fn (cfun);
  hash_set<cgraph_node *> closed;
  hash_set<tree> old;
  unsigned v;
  tree name;
  FOR_EACH_SSA_NAME (v, name, cfun)
    old.add (name);
  for (unsigned i = 0; i < calls.length (); i++)
    {
      function *fn = calls[i].callee->get_fun ();
      if (!lane_functions)
	own_parameters (fn);
      else if (!closed.add (calls[i].callee))
	close_loops (fn);
      prepare_edge (node, calls[i].edge, calls[i].callee);
    }
  /* Without optimisation GCC complains here about every always_inline call
     that is not inlined yet; its own turn comes later.  */
  int level = optimize;
  optimize = MAX (level, 1);
  /* rebuild_edges notes them anew; those of the calls would be left over.  */
  node->remove_all_references ();
  unsigned todo = optimize_inline_calls (node->decl);
  optimize = level;
  if (lane_functions)
    {
      for (unsigned i = 0; i < calls.length (); i++)
	note_lane_function (calls[i].callee->decl);
      mark_lane_code (first_block, &old);
    }
  if (todo & TODO_cleanup_cfg)
    cleanup_tree_cfg (todo & TODO_update_ssa_any);
  else if (todo & TODO_update_ssa_any)
    update_ssa (todo & TODO_update_ssa_any);
  take_out_of_memory ();
  cgraph_edge::rebuild_edges ();
}

/* A function, and where it is called: copies of a call have one key.  */
typedef pair_hash<nofree_ptr_hash<tree_node>,
		  int_hash<location_t, UNKNOWN_LOCATION>> call_hash;

/* Calls of lane functions that stay calls, for render_serial to make lane by
   lane, and why.  */
static hash_map<call_hash, const char *> kept_calls;

static call_hash::value_type
key_of_call (gcall *call)
{
  return call_hash::value_type (gimple_call_fndecl (call),
				LOCATION_LOCUS (gimple_location (call)));
}

const char *
why_not_inlined (gcall *call)
{
  const char **why = kept_calls.get (key_of_call (call));
  return why ? *why : NULL;
}

/* True if CALLEE, which NODE calls, is a block function that calls itself; not
   for that call which such a function's instance was made for.  */

static bool
block_recursion_p (cgraph_node *node, cgraph_node *callee)
{
  return recursive_block_function_p (callee)
	 && !instance_entry_p (node, callee);
}

/* True if FN chooses among handlers of exceptions; GCC cannot copy that, as
   is done with the bodies of loops.  */

static bool
catches_p (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (gimple *last = last_stmt (bb))
      if (gimple_code (last) == GIMPLE_EH_DISPATCH)
	return true;
  return false;
}

/* A tree of calls has a leaf for every path through it, so that inlining may
   multiply the code.  A call is replaced by at most so many statements, with
   all that is inlined into them; calls of lane functions beyond that are made
   lane by lane.  */
enum { MAX_LANE_STATEMENTS = 5000, MAX_BLOCK_STATEMENTS = 50000 };

/* How many statements the body of NODE has with those of its callees in it;
   more than MAX_BLOCK_STATEMENTS are one more.  */

static unsigned
inlined_size (cgraph_node *node)
{
  static hash_map<tree, unsigned> sizes;
  if (unsigned *known = sizes.get (node->decl))
    return *known;
  /* Calls in a cycle stay calls.  */
  sizes.put (node->decl, 1);
  unsigned size = 0;
  basic_block bb;
  FOR_EACH_BB_FN (bb, node->get_fun ())
    for (gimple_stmt_iterator g = gsi_start_nondebug_bb (bb); !gsi_end_p (g);
	 gsi_next_nondebug (&g))
      size++;
  for (cgraph_edge *e = node->callees; e; e = e->next_callee)
    if (e->inline_failed && ripple_api_decl (e->callee->decl) == API_NONE)
      if (cgraph_node *callee = body_of (e->callee))
	size = MIN (size + inlined_size (callee), MAX_BLOCK_STATEMENTS + 1);
  sizes.put (node->decl, size);
  return size;
}

/* True if CALL, of a function with the body of CALLEE, must be left as it
   is.  */

static bool
keep_call_p (cgraph_node *node, cgraph_node *callee, gcall *call)
{
  bool block_function = mentions_ripple_p (callee);
  const char *why = ripple_math_forbidden (callee->decl);
  if (why)
    {
      ripple_report (stmt_location (call), RMK_MATH_EXACT,
		     gimple_call_fndecl (call), why);
      return true;
    }
  if (recursive_p (callee) && !instance_entry_p (node, callee))
    why = "it is recursive";
  else if (!block_function && catches_p (callee->get_fun ()))
    why = "it catches exceptions";
  else if (outlined_p (callee->decl))
    why = "an exception in it is that of one lane";
  else if (other_target_p (node->decl, callee))
    {
      if (block_function)
	{
	  ripple_report (stmt_location (call), RMK_OTHER_TARGET,
			 callee->decl, node->decl);
	  return true;
	}
      why = "it is for another target";
    }
  else if (block_function && inlined_size (callee) > MAX_BLOCK_STATEMENTS)
    {
      ripple_report (stmt_location (call), RMK_INLINE_LIMIT, callee->decl,
		     MAX_BLOCK_STATEMENTS);
      return true;
    }
  else if (!block_function && inlined_size (callee) > MAX_LANE_STATEMENTS)
    why = "too many statements would be inlined with it";
  else if (!inlinable_p (callee->decl))
    why = "it cannot be inlined";
  else if (ordered_update_p (callee->decl, ""))
    why = "lanes may have the same element";
  else if (math_instruction_of (callee->decl) != MATH_INLINED)
    why = "it stands for an instruction";
  else if (!block_function)
    why = lane_function_effect (callee, call);
  if (why)
    kept_calls.put (key_of_call (call), why);
  return why != NULL;
}

/* True if the arguments of CALL, of a function of mathematics, have no common
   shape: that is an error of the call, not one in the function.  */

static bool
never_joined_p (cgraph_node *callee, gcall *call)
{
  struct shape s = shape_scalar ();
  unsigned dim;
  if (!ripple_math_function_p (callee->decl))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      struct shape t = overlay_operand_shape (gimple_call_arg (call, i));
      if (!shape_join (&s, &s, &t, &dim))
	return true;
    }
  return false;
}

bool
inline_varying_calls (void)
{
  cgraph_node *node = cgraph_node::get (cfun->decl);
  unsigned errors = ripple_errors;
  auto_vec<wanted_call> wanted, recursive;
  for (cgraph_edge *e = node->callees; e; e = e->next_callee)
    {
      if (!e->inline_failed || !e->call_stmt
	  || ripple_api_decl (e->callee->decl) != API_NONE
	  || !wants_inlining_p (e->call_stmt, e->callee->decl)
	  || library_match (e->call_stmt, false))
	continue;
      cgraph_node *callee = body_of (e->callee);
      if (callee && never_joined_p (callee, e->call_stmt))
	continue;
      /* Lane functions come last, when the shapes of their arguments are
	 known.  */
      if (callee && block_recursion_p (node, callee))
	{
	  recursive.safe_push ({ e, callee });
	  continue;
	}
      if (!callee || keep_call_p (node, callee, e->call_stmt))
	{
	  if (ripple_errors != errors)
	    return false;
	  continue;
	}
      if (wanted.is_empty ()
	  || (mentions_ripple_p (callee)
	      == mentions_ripple_p (wanted[0].callee)))
	wanted.safe_push ({ e, callee });
    }
  if (!wanted.is_empty ())
    {
      inline_calls (node, wanted);
      enter_instance (node);
      return true;
    }
  return !recursive.is_empty () && call_instances (node, recursive);
}
