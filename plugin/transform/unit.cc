/* The whole transformation of a unit, function by function.

     entries	every loop has one
     inline	callees that receive a tensor or a block
     cut	blocks that are too long for straight code
     distribute	annotated loops over whole blocks, with a remainder
     lane loops	loops that lanes leave one by one end when all have left
     shapes	fixed point
     check	everything that must be refused
     linearise	branches on shaped conditions become masks
     forms	affine values
     render	vectors

   A function whose block, or the index function of a shuffle, comes from a
   parameter is compiled in its callers; its own body can never be called.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "report/report.h"
#include "target/riscv.h"
#include "target/target.h"
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

static bool
number_p (tree type)
{
  return INTEGRAL_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type);
}

/* C promotes arguments narrower than int, and float where it knows no
   parameter.  Give argument I of S, a call of a ripple_* function, the type
   TYPE that the program passed.  */

static void
undo_promotion (gimple_stmt_iterator *at, unsigned i, tree type)
{
  gimple *s = gsi_stmt (*at);
  tree x = gimple_call_arg (s, i);
  if (types_compatible_p (type, TREE_TYPE (x)) || !number_p (type)
      || !number_p (TREE_TYPE (x)))
    return;
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (def && gimple_assign_cast_p (def)
      && types_compatible_p (type, TREE_TYPE (gimple_assign_rhs1 (def))))
    x = gimple_assign_rhs1 (def);
  else
    {
      gimple_seq seq = NULL;
      bool from_float = SCALAR_FLOAT_TYPE_P (TREE_TYPE (x));
      enum tree_code code = SCALAR_FLOAT_TYPE_P (type) == from_float ? NOP_EXPR
			    : from_float ? FIX_TRUNC_EXPR : FLOAT_EXPR;
      x = gimple_build (&seq, gimple_location (s), code, type, x);
      gsi_insert_seq_before (at, seq, GSI_SAME_STMT);
    }
  gimple_call_set_arg (s, i, x);
  update_stmt (s);
}

static void
undo_promotions (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	enum ripple_api api = ripple_api_call (s);
	if (api == API_NONE || api == API_PREFIX || api == API_ANY)
	  continue;
	tree type = TREE_TYPE (gimple_call_fndecl (s));
	tree parameter = TYPE_ARG_TYPES (type);
	for (unsigned i = 0; i < gimple_call_num_args (s); i++)
	  if (parameter && parameter != void_list_node)
	    {
	      undo_promotion (&g, i, TREE_VALUE (parameter));
	      parameter = TREE_CHAIN (parameter);
	    }
	  else if (api == API_STACK)
	    undo_promotion (&g, i, TREE_TYPE (type));
      }
}

/* The address sanitizer may keep the variables of a frame in heap memory that
   is aligned to 32 bytes only, unless one of them asks for more; GCC then
   takes those that are at a multiple of 64 bytes in the frame for aligned to
   64 (left over from PR sanitizer/110027).  Ask for it where vectors are as
   long as that.  */

static void
align_sanitized_frame (void)
{
  unsigned bytes = ripple_native_bytes (1), i;
  tree var;

  if (bytes <= 32 || !sanitize_flags_p (SANITIZE_ADDRESS))
    return;
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    if (auto_var_in_fn_p (var, cfun->decl) && !is_gimple_reg (var)
	&& tree_fits_uhwi_p (DECL_SIZE_UNIT (var))
	&& tree_to_uhwi (DECL_SIZE_UNIT (var)) >= bytes
	&& DECL_ALIGN_UNIT (var) < bytes)
      {
	SET_DECL_ALIGN (var, bytes * BITS_PER_UNIT);
	DECL_USER_ALIGN (var) = 1;
      }
}

void
settle_shapes (cgraph_node *node)
{
  /* The temporaries of atomic stores, for instance, are no memory.  */
  execute_update_addresses_taken ();
  make_reducible ();
  do
    {
      drop_stale_marks (cfun);
      /* What a call that is inlined now was taken to give, a value that goes
	 round a loop would keep.  */
      overlay_forget_shapes ();
      forget_handle_stores (false);
      compute_shapes (false);
    }
  while (guard_objects () || split_local_variables ()
	 || inline_shaped_calls (node) || own_allocations ()
	 || outline_handlers () || lower_complex_lanes () || share_results ());
}

static void
transform_function (cgraph_node *node)
{
  unsigned errors = ripple_errors;
  overlay_begin ();
  settle_shapes (node);
  check_counters ();
  check_handlers ();
  if (ripple_errors == errors)
    {
      propagate_ways_on ();
      if (lead_to_handlers ())
	compute_shapes (false);
      if (move_ordered_variables ())
	compute_shapes (false);
      if (make_lane_copies ())
	compute_shapes (false);
      /* Positions and shapes are best before anything is copied.  */
      undo_promotions ();
      if (lower_value_parts () | lower_row_sizes ())
	compute_shapes (false);
      lower_members ();
      lower_overflow_calls ();
      merge_latches ();
      loop_optimizer_init (LOOPS_NORMAL);
      silence_loops ();
      compute_shapes (true);
      check_function ();
      if (ripple_errors == errors)
	{
	  warn_dependences ();
	  warn_calls_done_once ();
	  warn_shared_results ();
	}
      unroll_array_loops ();
      if (ripple_show & SHOW_SHAPES)
	show_shapes ();
      loop_optimizer_finalize ();
    }
  if (ripple_errors == errors)
    {
      if (cut_long_blocks ())
	compute_shapes (false);
      distribute_loops ();
      lower_reductions ();
      prepare_flow ();
    }
  if (ripple_errors == errors)
    {
      loop_optimizer_init (LOOPS_NORMAL);
      compute_shapes (false);
      linearise_regions ();
      forget_leads ();
      warn_shuffles ();
      warn_scalar_memory ();
      calculate_dominance_info (CDI_DOMINATORS);
      fix_loop_structure (NULL);
      loop_optimizer_finalize ();
    }
  if (ripple_errors == errors)
    {
      compute_forms ();
      if (!lanes_emulate)
	{
	  merge_branch_stores ();
	  find_truths ();
	  find_partial_sums ();
	  compute_widths ();
	  check_length ();
	}
    }
  if (ripple_errors == errors)
    {
      if (ripple_show & SHOW_MASKS)
	show_masks ();
      if (dump_file)
	dump_overlay (dump_file, "before rendering");
      render_function ();
#if defined (GCC_RISCV_H)
      if (lanes_scalable_used)
	riscv_stop_beyond_longest ();
      riscv_keep_unwindable ();
#endif
      guard_link ();
      align_sanitized_frame ();
      spare_long_blocks ();
    }
  overlay_end ();
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  /* What cannot be rendered is reported then, and the rest is rendered.  */
  if (ripple_errors == errors || need_ssa_update_p (cfun))
    {
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
      if (current_loops)
	{
	  loops_state_set (LOOPS_NEED_FIXUP);
	  calculate_dominance_info (CDI_DOMINATORS);
	  fix_loop_structure (NULL);
	}
      cleanup_tree_cfg ();
      tame_straight_code ();
      control_loops ();
      if (flag_checking)
	verify_gimple_in_cfg (cfun, true);
      cgraph_edge::rebuild_edges ();
    }
  else if (need_ssa_update_p (cfun))
    {
      /* GCC looks at the function once more before it stops.  */
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
    }
  free_dominance_info (CDI_DOMINATORS);
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
  transform_function (node);
  transformed = true;
  pop_cfun ();
}

static void
transform_unit (void)
{
  auto_vec<cgraph_node *> users, deferred;
  cgraph_node *node;
  make_target_versions ();
  declare_simd_variants ();
  collect_handle_stores ();
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
  if (!seen_error () && unit_uses_ripple_p ())
    {
      analyze_as_written ();
      transform_unit ();
    }
  drop_text_order ();
  return 0;
}
