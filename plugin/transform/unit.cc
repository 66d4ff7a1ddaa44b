/* The functions of a unit that use Ripple, and how: callers first, and what is
   done with each is the pipeline.

   A function whose block, or the index function of a shuffle, comes from a
   parameter is compiled in its callers; its own body can never be called.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/shuffle.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/handlers/handlers.h"
#include "transform/pipeline.h"
#include "transform/render/render.h"
#include "transform/transform.h"

enum function_use { NO_RIPPLE, USES_RIPPLE, NEEDS_CALLER };

/* True if S calls a function of the program with a block that is a
   parameter.  */

static bool
passes_parameter_p (gimple *s)
{
  if (!is_gimple_call (s) || ripple_api_call (s) != API_NONE)
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (s); i++)
    {
      struct shape sh;
      bool param = false;
      tree a = gimple_call_arg (s, i);
      if (ripple_block_type_p (TREE_TYPE (a))
	  && !block_shape (a, &sh, &param) && param)
	return true;
    }
  return false;
}

/* How FN's body uses Ripple.  */

static enum function_use
use_of (function *fn)
{
  basic_block bb;
  enum function_use use = NO_RIPPLE;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	enum ripple_api api = ripple_api_call (s);
	if (passes_parameter_p (s))
	  return NEEDS_CALLER;
	if (api == API_NONE)
	  continue;
	use = USES_RIPPLE;
	if (api != API_SET_SHAPE && gimple_call_num_args (s) > 0
	    && ripple_block_type_p (TREE_TYPE (gimple_call_arg (s, 0))))
	  {
	    struct shape sh;
	    bool param = false;
	    if (!block_shape (gimple_call_arg (s, 0), &sh, &param) && param)
	      return NEEDS_CALLER;
	  }
      }
  return index_from_caller_p (fn->decl) ? NEEDS_CALLER : use;
}

/* True if some function of the ripple_* API is declared in the unit: all
   other units are left at once.  */

static bool
unit_uses_ripple_p (void)
{
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (TREE_CODE (node->decl) == FUNCTION_DECL && !node->definition
	&& ripple_api_decl (node->decl) != API_NONE)
      return true;
  return false;
}

/* Report a block that NODE neither makes nor receives as an argument, unless
   callers that know it had the body inlined; and index functions that it
   receives, if it may be called.  */

static void
report_unknown (cgraph_node *node)
{
  basic_block bb;
  unsigned errors = ripple_errors;
  if (called_as_it_is_p (node))
    FOR_EACH_BB_FN (bb, cfun)
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	  report_unknown_index (call);
  if (DECL_POSSIBLY_INLINED (node->decl) || ripple_errors != errors)
    return;
  for (tree p = DECL_ARGUMENTS (node->decl); p; p = DECL_CHAIN (p))
    if (ripple_block_type_p (TREE_TYPE (p)))
      return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	enum ripple_api api = ripple_api_call (gsi_stmt (g));
	if (api == API_ID || api == API_LANE)
	  {
	    report_unknown_block (stmt_location (gsi_stmt (g)),
				  gimple_call_arg (gsi_stmt (g), 0));
	    return;
	  }
      }
}

/* Nothing calls NODE any more: make its body a trap, so that no ripple_*
   function is left in it.  */

static void
make_trap (cgraph_node *node)
{
  basic_block first = single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun)), bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) != API_NONE)
	{
	  gcall *trap = gimple_build_call (builtin_decl_implicit
					   (BUILT_IN_TRAP), 0);
	  edge e = split_block_after_labels (first);
	  gimple_stmt_iterator at = gsi_last_bb (e->src);
	  gsi_insert_after (&at, trap, GSI_NEW_STMT);
	  remove_edge (e);
	  delete_unreachable_blocks ();
	  mark_virtual_operands_for_renaming (cfun);
	  update_ssa (TODO_update_ssa);
	  if (current_loops)
	    {
	      calculate_dominance_info (CDI_DOMINATORS);
	      loops_state_set (LOOPS_NEED_FIXUP);
	      fix_loop_structure (NULL);
	      free_dominance_info (CDI_DOMINATORS);
	    }
	  cgraph_edge::rebuild_edges ();
	  return;
	}
}

static bool transformed;

bool
ripple_transformed_p (void)
{
  return transformed || in_lto_p;
}

static void
transform_node (cgraph_node *node)
{
  push_cfun (node->get_fun ());
  transform_function ();
  transformed = true;
  pop_cfun ();
}

static void
transform_unit (void)
{
  auto_vec<cgraph_node *> users, deferred;
  cgraph_node *node;
  make_target_versions ();
  make_simd_variants ();
  declare_simd_variants ();
  collect_handle_stores ();
  settle_instances_by (settle_shapes);
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    {
      function *fn = node->get_fun ();
      if (!fn || !fn->cfg || !gimple_in_ssa_p (fn) || node->thunk)
	continue;
      drop_stale_marks (fn);
      switch (use_of (fn))
	{
	case USES_RIPPLE: users.safe_push (node); break;
	case NEEDS_CALLER: deferred.safe_push (node); break;
	default: break;
	}
    }
  /* Who calls them with an index function need not use Ripple otherwise.  */
  for (unsigned i = 0; i < deferred.length (); i++)
    if (index_from_caller_p (deferred[i]->decl))
      for (cgraph_edge *e = deferred[i]->callers; e; e = e->next_caller)
	if (!users.contains (e->caller) && !deferred.contains (e->caller))
	  users.safe_push (e->caller);
  /* Callers first: a callee is inlined as it was written.  */
  auto_vec<cgraph_node *> order;
  cgraph_node **post = XCNEWVEC (cgraph_node *, symtab->cgraph_count);
  int n = ipa_reverse_postorder (post);
  for (int i = 0; i < n; i++)
    if (users.contains (post[i]))
      order.safe_push (post[i]);
  free (post);
  for (unsigned i = 0; i < order.length (); i++)
    keep_as_written (order[i]);
  for (unsigned i = 0; i < order.length (); i++)
    {
      transform_node (order[i]);
      while (cgraph_node *made = next_instance ())
	transform_node (made);
    }
  while (cgraph_node *made = next_instance ())
    transform_node (made);
  for (unsigned i = 0; i < deferred.length (); i++)
    {
      push_cfun (deferred[i]->get_fun ());
      report_unknown (deferred[i]);
      make_trap (deferred[i]);
      pop_cfun ();
    }
  forget_handle_stores (true);
  forget_shuffles ();
  forget_instances ();
  forget_as_written ();
}

/* Let GCC's analyzer (-fanalyzer) look at the program now: as it was written,
   not at the vectors, whose masks and tiles make paths without number.  */

static void
analyze_as_written (void)
{
  if (!flag_analyzer || in_lto_p)
    return;
  opt_pass *analyzer = make_pass_analyzer (g);
  analyzer->execute (NULL);
  delete analyzer;
  flag_analyzer = 0;
}

unsigned
ripple_transform_unit (void)
{
  prepare_fortran ();
  if (!seen_error () && (unit_uses_ripple_p () || ripple_make_simd_clones))
    {
      analyze_as_written ();
      transform_unit ();
    }
  drop_text_order ();
  return ripple_drop_vector_functions () ? TODO_remove_functions : 0;
}
