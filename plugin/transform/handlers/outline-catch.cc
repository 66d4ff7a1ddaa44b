/* Exceptions of single lanes in the body of an annotated loop: what throws
   them and what catches them or cleans up becomes a function, which each lane
   calls.  tried.cc says what that is.

   INPUT	l = __ripple_lane (…);
		x_2 = …;
		y_3 = f (x_2);		throws to HANDLER
	next:	use (y_3);
	again:	goto the next iteration
	handler:
		e_4 = … __cxa_begin_catch (…);
		…  __cxa_end_catch ();
		goto again

   OUTPUT	x_2 = …;
		body.try.0 (x_2, &y, &path);
		y_3 = y;  w_5 = path;
		if (w_5 == 0) goto next; else goto again;

   where body.try.0 is

		y_3 = f (x_2);		throws to HANDLER
		*y' = y_3;  *path' = 0;  return
	handler:
		e_4 = … __cxa_begin_catch (…);
		…  __cxa_end_catch ();
		*path' = 1;  return

   A variable in memory stays where it is: the function gets its address.  What
   is thrown on from there leaves the call.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "except.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"
#include "transform/handlers/tried.h"

tree
lane_variable (tree type, const char *name)
{
  tree var = create_tmp_var_raw (TYPE_MAIN_VARIANT (type), name);
  TREE_ADDRESSABLE (var) = 1;
  DECL_ATTRIBUTES (var) = tree_cons (get_identifier (RIPPLE_BODY_ATTRIBUTE),
				     NULL_TREE, NULL_TREE);
  suppress_warning (var);
  make_local (var);
  return var;
}

static void
append (basic_block bb, gimple *s, location_t loc)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gimple_set_location (s, loc);
  gsi_insert_after (&g, s, GSI_NEW_STMT);
}

static void
push_out (tried *t, edge e, vec<edge> *out)
{
  if (!(e->flags & EDGE_EH) && !tried_p (t, e->dest))
    out->safe_push (e);
}

/* Let all exits of T, but for exceptions, meet: which one it was is told
   by a variable behind that.  */

static void
join_exits (tried *t, location_t loc)
{
  unsigned i;
  edge e;
  edge_iterator ei;
  bitmap_iterator bi;
  auto_vec<edge> out;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    FOR_EACH_EDGE (e, ei, BASIC_BLOCK_FOR_FN (cfun, i)->succs)
      push_out (t, e, &out);
  t->exit_number = lane_variable (unsigned_type_node, "number");
  t->end = create_empty_bb (t->entry);
  t->after = create_empty_bb (t->end);
  add_bb_to_loop (t->end, t->loop);
  add_bb_to_loop (t->after, t->loop);
  make_edge (t->end, t->after, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
  basic_block at = t->after;
  tree number = make_ssa_name (unsigned_type_node);
  append (at, gimple_build_assign (number, t->exit_number), loc);
  for (i = 0; i < out.length (); i++)
    {
      basic_block last = split_edge (out[i]);
      basic_block outside = split_edge (single_succ_edge (last));
      append (last, gimple_build_assign (t->exit_number, build_int_cst
						 (unsigned_type_node, i)),
	      loc);
      redirect_edge_and_branch (single_succ_edge (last), t->end);
      bitmap_set_bit (t->blocks, last->index);
      /* In the order of the text.  */
      move_block_after (outside, at);
      if (i + 1 == out.length ())
	{
	  make_edge (at, outside, EDGE_FALLTHRU)->probability
	    = profile_probability::always ();
	  break;
	}
      append (at, gimple_build_cond (EQ_EXPR, number,
				     build_int_cst (unsigned_type_node, i),
				     NULL_TREE, NULL_TREE), loc);
      basic_block next = create_empty_bb (outside);
      add_bb_to_loop (next, t->loop);
      make_edge (at, outside, EDGE_TRUE_VALUE)->probability
	= profile_probability::even ();
      make_edge (at, next, EDGE_FALSE_VALUE)->probability
	= profile_probability::even ();
      at = next;
    }
  bitmap_set_bit (t->blocks, t->end->index);
}

/* Let what is defined in T and used outside be loaded behind it.  */

static void
pass_results (tried *t, location_t loc)
{
  unsigned v;
  tree name;
  auto_vec<tree> names;
  FOR_EACH_SSA_NAME (v, name, cfun)
    {
      basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (name));
      if (bb && !virtual_operand_p (name) && tried_p (t, bb))
	names.safe_push (name);
    }
  for (unsigned i = 0; i < names.length (); i++)
    {
      imm_use_iterator it;
      use_operand_p use;
      gimple *s;
      tree now = NULL_TREE;
      name = names[i];
      FOR_EACH_IMM_USE_STMT (s, it, name)
	{
	  FOR_EACH_IMM_USE_ON_STMT (use, it)
	    {
	      basic_block bb = gimple_bb (s);
	      if (gimple_code (s) == GIMPLE_PHI)
		bb = gimple_phi_arg_edge (as_a<gphi *> (s),
					  PHI_ARG_INDEX_FROM_USE (use))->src;
	      if (tried_p (t, bb))
		continue;
	      if (!now)
		now = copy_ssa_name (name);
	      SET_USE (use, now);
	    }
	  if (gimple_code (s) != GIMPLE_PHI)
	    update_stmt (s);
	}
      if (!now)
	continue;
      tree var = lane_variable (TREE_TYPE (name), "result");
      gimple *def = SSA_NAME_DEF_STMT (name);
      gimple *store = gimple_build_assign (var, name);
      gimple_stmt_iterator g;
      gimple_set_location (store, loc);
      if (gimple_code (def) == GIMPLE_PHI)
	{
	  g = gsi_after_labels (gimple_bb (def));
	  gsi_insert_before (&g, store, GSI_NEW_STMT);
	}
      else if (stmt_ends_bb_p (def))
	{
	  edge e = find_fallthru_edge (gimple_bb (def)->succs);
	  basic_block bb = split_edge (e);
	  bitmap_set_bit (t->blocks, bb->index);
	  append (bb, store, loc);
	}
      else
	{
	  g = gsi_for_stmt (def);
	  gsi_insert_after (&g, store, GSI_NEW_STMT);
	}
      g = gsi_after_labels (t->after);
      gimple *load = gimple_build_assign (now, var);
      gimple_set_location (load, loc);
      gsi_insert_before (&g, load, GSI_NEW_STMT);
    }
}

/* While variables of the function are replaced by what their addresses lead
   to: the names of these, which are defined in AT.  */

struct by_address
{
  basic_block at;
  hash_map<tree, tree> names;
};

static bool
auto_var_p (tree t)
{
  return t && DECL_P (t) && TREE_CODE (t) != LABEL_DECL && !is_gimple_reg (t)
	 && auto_var_in_fn_p (t, cfun->decl);
}

/* The name of ADDRESS, that of a variable or of something in it.  */

static tree
name_of_address (by_address *b, tree address)
{
  tree p = make_ssa_name (TREE_TYPE (address));
  TREE_ADDRESSABLE (get_base_address (TREE_OPERAND (address, 0))) = 1;
  append (b->at, gimple_build_assign (p, unshare_expr (address)),
	  UNKNOWN_LOCATION);
  return p;
}

static tree
use_address (tree *tp, int *walk_subtrees, void *data)
{
  by_address *b = (by_address *) data;
  tree t = *tp;
  if (TYPE_P (t))
    *walk_subtrees = 0;
  else if (TREE_CODE (t) == ADDR_EXPR && is_gimple_min_invariant (t))
    {
      if (auto_var_p (get_base_address (TREE_OPERAND (t, 0))))
	*tp = name_of_address (b, t);
      *walk_subtrees = 0;
    }
  else if (auto_var_p (t))
    {
      tree &p = b->names.get_or_insert (t);
      if (!p)
	p = name_of_address (b, build_fold_addr_expr (t));
      *tp = build2 (MEM_REF, TREE_TYPE (t), p,
		    build_int_cst (TREE_TYPE (p), 0));
      TREE_THIS_VOLATILE (*tp) = TREE_THIS_VOLATILE (t);
      *walk_subtrees = 0;
    }
  return NULL_TREE;
}

/* Let T reach variables in memory by their addresses.  */

static void
pass_addresses (tried *t)
{
  unsigned i;
  bitmap_iterator bi;
  by_address b;
  b.at = single_pred (t->entry);
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	  walk_tree (gimple_phi_arg_def_ptr (p.phi (), k), use_address, &b,
		     NULL);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
	{
	  gimple *s = gsi_stmt (g);
	  if (is_gimple_debug (s))
	    {
	      gsi_remove (&g, true);
	      continue;
	    }
	  for (unsigned k = 0; k < gimple_num_ops (s); k++)
	    if (gimple_op (s, k))
	      walk_tree (gimple_op_ptr (s, k), use_address, &b, NULL);
	  if (is_gimple_assign (s) && gimple_assign_rhs_code (s) == ADDR_EXPR
	      && TREE_CODE (gimple_assign_rhs1 (s)) == SSA_NAME)
	    gimple_assign_set_rhs_code (s, SSA_NAME);
	  update_stmt (s);
	  gsi_next (&g);
	}
    }
}

/* Let *USE, in T, be a parameter if it is a value from outside: a copy at T's
   beginning, which gets its value later.  */

static void
pass_value (tried *t, hash_map<tree, tree> *copies, use_operand_p use)
{
  tree name = USE_FROM_PTR (use);
  if (TREE_CODE (name) != SSA_NAME || virtual_operand_p (name))
    return;
  basic_block def = gimple_bb (SSA_NAME_DEF_STMT (name));
  if (def && tried_p (t, def))
    return;
  tree &copy = copies->get_or_insert (name);
  if (!copy)
    {
      copy = make_ssa_name (TREE_TYPE (name));
      t->params.safe_push (name);
    }
  SET_USE (use, copy);
}

/* Let values from outside be assigned at the beginning of T, in a block of
   their own; zero stands for them.  */

static void
pass_values (tried *t)
{
  unsigned i;
  bitmap_iterator bi;
  use_operand_p use;
  ssa_op_iter it;
  hash_map<tree, tree> copies;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	FOR_EACH_PHI_ARG (use, p.phi (), it, SSA_OP_USE)
	  pass_value (t, &copies, use);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	FOR_EACH_SSA_USE_OPERAND (use, gsi_stmt (g), it, SSA_OP_USE)
	  pass_value (t, &copies, use);
    }
  t->entry = split_edge (single_pred_edge (t->entry));
  bitmap_set_bit (t->blocks, t->entry->index);
  for (i = 0; i < t->params.length (); i++)
    {
      tree copy = *copies.get (t->params[i]);
      append (t->entry, gimple_build_assign
			  (copy, build_zero_cst (TREE_TYPE (copy))),
	      UNKNOWN_LOCATION);
    }
}

/* Take what T says of memory and of handlers round it away.  */

static void
cut_off (tried *t)
{
  unsigned i;
  bitmap_iterator bi;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      edge e;
      edge_iterator ei;
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *s = gsi_stmt (g);
	  if (tree vdef = gimple_vdef (s))
	    {
	      unlink_stmt_vdef (s);
	      gimple_set_vdef (s, NULL_TREE);
	      release_ssa_name (vdef);
	    }
	}
      for (ei = ei_start (bb->succs); (e = ei_safe_edge (ei));)
	if ((e->flags & EDGE_EH) && !tried_p (t, e->dest))
	  {
	    remove_stmt_from_eh_lp (last_stmt (bb));
	    remove_edge (e);
	  }
	else
	  ei_next (&ei);
    }
}

#define OUTLINED_ATTRIBUTE "ripple outlined"

bool
outlined_p (tree fn)
{
  return lookup_attribute (OUTLINED_ATTRIBUTE, DECL_ATTRIBUTES (fn)) != NULL;
}

/* The declaration of the function that T becomes.  */

static tree
declare_function (tried *t)
{
  tree of = cfun->decl;
  auto_vec<tree> types;
  for (unsigned i = 0; i < t->params.length (); i++)
    types.safe_push (TREE_TYPE (t->params[i]));
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  tree decl = declare_part (of, type, "try");
  DECL_ATTRIBUTES (decl) = tree_cons (get_identifier (OUTLINED_ATTRIBUTE),
				      NULL_TREE, NULL_TREE);
  for (unsigned i = 0; i < types.length (); i++)
    add_parameter (decl, types[i], "value");
  DECL_FUNCTION_PERSONALITY (decl) = DECL_FUNCTION_PERSONALITY (of);
  DECL_INITIAL (decl) = make_node (BLOCK);
  BLOCK_SUPERCONTEXT (DECL_INITIAL (decl)) = decl;
  TREE_USED (DECL_INITIAL (decl)) = 1;
  push_struct_function (decl);
  init_tree_ssa (cfun);
  init_ssa_operands (cfun);
  cfun->gimple_df->in_ssa_p = true;
  cfun->function_end_locus = DECL_SOURCE_LOCATION (decl);
  pop_cfun ();
  DECL_STRUCT_FUNCTION (decl)->curr_properties = cfun->curr_properties;
  return decl;
}

/* Let the function DECL, of T's blocks, take its parameters and end.  */

static void
finish_function (tried *t, tree decl)
{
  push_cfun (DECL_STRUCT_FUNCTION (decl));
  gimple_stmt_iterator g = gsi_start_bb (t->entry);
  for (tree p = DECL_ARGUMENTS (decl); p; p = DECL_CHAIN (p), gsi_next (&g))
    {
      gimple_assign_set_rhs1 (gsi_stmt (g),
			      get_or_create_ssa_default_def (cfun, p));
      update_stmt (gsi_stmt (g));
    }
  append (t->end, gimple_build_return (NULL_TREE), UNKNOWN_LOCATION);
  free_dominance_info (CDI_DOMINATORS);
  loops_state_set (LOOPS_NEED_FIXUP);
  maybe_remove_unreachable_handlers ();
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  pop_cfun ();
  add_part (decl);
}

/* Call DECL, which T becomes, in front of T.  */

static void
call_function (tried *t, tree decl, location_t loc)
{
  basic_block bb = split_edge (single_pred_edge (t->entry));
  gcall *call = gimple_build_call_vec (decl, t->params);
  append (bb, call, loc);
  if (!t->thrown)
    return;
  basic_block pad = t->thrown->dest;
  add_stmt_to_eh_lp (call, landing_pad_of (pad));
  edge e = make_edge (bb, pad, EDGE_EH);
  e->probability = profile_probability::very_unlikely ();
  for (gphi_iterator p = gsi_start_phis (pad); !gsi_end_p (p); gsi_next (&p))
    add_phi_arg (p.phi (), PHI_ARG_DEF_FROM_EDGE (p.phi (), t->thrown), e,
		 loc);
}

void
outline (tried *t)
{
  unsigned i;
  bitmap_iterator bi;
  /* Marks may name regions that are left behind.  */
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    drop_try_marks (BASIC_BLOCK_FOR_FN (cfun, i));
  gimple *last = last_stmt (t->entry);
  location_t loc = stmt_location (last ? last : t->marker);
  join_exits (t, loc);
  pass_results (t, loc);
  pass_addresses (t);
  pass_values (t);
  tree decl = declare_function (t);
  call_function (t, decl, loc);
  repair_loops ();
  cut_off (t);
  free_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_DOMINATORS);
  move_sese_region_to_fn (DECL_STRUCT_FUNCTION (decl), t->entry, t->end,
			  NULL_TREE);
  maybe_remove_unreachable_handlers ();
  finish_function (t, decl);
}

/* Make a function of one place in MARKER's loop that needs one; true if there
   was one.  */

static bool
outline_one (gcall *marker)
{
  tried t;
  gimple *at;
  if (!find_tried (&t, marker) || !movable_p (&t, &at))
    return false;
  outline (&t);
  return true;
}

/* Forget where try blocks begin in the loop of MARKER, if none of them catches
   anything there any more.  */

static void
forget_try_blocks (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  tried t;
  if (!loop_outer (loop) || find_tried (&t, marker))
    return;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    drop_try_marks (body[i]);
  free (body);
}

/* Put the markers of cfun's annotated loops into MARKERS, if exceptions are
   caught in it.  */

static void
find_markers (vec<gcall *> *markers)
{
  basic_block bb;
  if (!cfun->eh || !cfun->eh->region_tree)
    return;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	markers->safe_push (as_a<gcall *> (gsi_stmt (g)));
}

bool
outline_handlers (void)
{
  bool any = false;
  auto_vec<gcall *> markers;
  find_markers (&markers);
  if (markers.is_empty ())
    return false;
  begin_loops ();
  for (unsigned i = markers.length (); i-- > 0;)
    while (outline_one (markers[i]))
      {
	any = true;
	end_loops ();
	begin_loops ();
      }
  for (unsigned i = 0; any && i < markers.length (); i++)
    forget_try_blocks (markers[i]);
  end_loops ();
  if (any)
    cgraph_edge::rebuild_edges ();
  return any;
}

/* Report that T cannot be a function: AT, if it is no null pointer, is for all
   lanes.  */

static void
report_unmovable (tried *t, gimple *at)
{
  unsigned i;
  bitmap_iterator bi;
  location_t loc = stmt_location (t->marker);
  auto_diagnostic_group group;
  tree object = NULL_TREE;
  bool caught = false;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      gimple *last = last_stmt (bb);
      if (!last || (gimple_code (last) != GIMPLE_EH_DISPATCH
		    && (caught || !bitmap_bit_p (t->pads, i))))
	continue;
      if (gimple_has_location (last))
	loc = gimple_location (last);
      caught |= gimple_code (last) == GIMPLE_EH_DISPATCH;
    }
  for (hash_set<tree>::iterator o = t->objects.begin ();
       o != t->objects.end (); ++o)
    if (VAR_P (*o) && DECL_NAME (*o) && !DECL_ARTIFICIAL (*o)
	&& (!object || DECL_UID (*o) < DECL_UID (object)))
      object = *o;
  if (!at)
    ripple_report (loc, RMK_LOOP_CATCH_WAYS);
  else if (caught)
    ripple_report (loc, RMK_LOOP_CATCH);
  else if (object)
    ripple_report (DECL_SOURCE_LOCATION (object), RMK_LOOP_CLEANUP, object);
  else
    ripple_report (loc, RMK_LOOP_CLEANUP_HERE);
  if (at)
    ripple_report (stmt_location (at), RMK_LOOP_TOGETHER);
}

void
check_handlers (void)
{
  auto_vec<gcall *> markers;
  find_markers (&markers);
  if (markers.is_empty ())
    return;
  begin_loops ();
  for (unsigned i = 0; i < markers.length (); i++)
    {
      tried t;
      gimple *at;
      if (find_tried (&t, markers[i]) && !movable_p (&t, &at))
	report_unmovable (&t, at);
    }
  end_loops ();
}
