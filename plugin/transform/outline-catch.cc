/* Exceptions that are caught in the body of an annotated loop: what throws
   them and what catches them becomes a function, which each lane calls.

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
		body.try.0 (x_2, &y, &way);
		y_3 = y;  w_5 = way;
		if (w_5 == 0) goto next; else goto again;

   where body.try.0 is

		y_3 = f (x_2);		throws to HANDLER
		*y' = y_3;  *way' = 0;  return
	handler:
		e_4 = … __cxa_begin_catch (…);
		…  __cxa_end_catch ();
		*way' = 1;  return

   Only what leads from the first call that may throw to the last one and what
   follows the landing pads goes there: what else a try block does stays with
   the lanes.  A variable in memory stays where it is, too: the function gets
   its address.  What is thrown on from there leaves the call.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "except.h"
#include "analysis/overlay.h"
#include "front/front.h"
#include "transform/inline.h"
#include "transform/region.h"
#include "transform/remainder.h"
#include "transform/transform.h"

/* What becomes a function.  */

struct tried
{
  class loop *loop;
  basic_block latch;		/* Counts, and does nothing else.  */
  eh_region region;		/* One that catches.  */
  auto_bitmap normal;		/* Blocks that need no caught exception.  */
  auto_bitmap blocks;		/* What becomes a function.  */
  basic_block entry;		/* The only one with an edge from outside.  */
  basic_block end;		/* Its way out, but for exceptions.  */
  basic_block after;		/* The block behind that.  */
  edge thrown;			/* How exceptions leave it, or null.  */
  tree way;			/* Which way leads on.  */
  auto_vec<tree> params;	/* Names of values from outside.  */
};

static bool
tried_p (tried *t, basic_block bb)
{
  return bitmap_bit_p (t->blocks, bb->index);
}

/* True if the exceptions of E are caught in LOOP.  */

static bool
caught_edge_p (const class loop *loop, edge e)
{
  return (e->flags & EDGE_EH) && flow_bb_inside_loop_p (loop, e->src)
	 && flow_bb_inside_loop_p (loop, e->dest);
}

static int
landing_pad_of (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (glabel *l = dyn_cast<glabel *> (gsi_stmt (g)))
      if (int lp = EH_LANDING_PAD_NR (gimple_label_label (l)))
	return lp;
  return 0;
}

/* True if E is an exception that leaves T: what catches it stands round
   T.  */

static bool
thrown_on_p (const tried *t, edge e)
{
  if (!(e->flags & EDGE_EH) || caught_edge_p (t->loop, e))
    return false;
  eh_region to = get_eh_region_from_lp_number (landing_pad_of (e->dest));
  for (eh_region r = t->region->outer; r; r = r->outer)
    if (r == to)
      return true;
  return false;
}

static void
find_normal (tried *t)
{
  auto_vec<basic_block> work;
  work.safe_push (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->succs)
	if (!caught_edge_p (t->loop, e)
	    && bitmap_set_bit (t->normal, e->dest->index))
	  work.safe_push (e->dest);
    }
}

/* Add to T what follows the landing pad AT.  */

static void
add_handler (tried *t, basic_block at)
{
  auto_vec<basic_block> work;
  if (bitmap_bit_p (t->normal, at->index)
      || !bitmap_set_bit (t->blocks, at->index))
    return;
  work.safe_push (at);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->succs)
	if (e->dest != t->latch && e->dest != EXIT_BLOCK_PTR_FOR_FN (cfun)
	    && !bitmap_bit_p (t->normal, e->dest->index)
	    && !thrown_on_p (t, e)
	    && bitmap_set_bit (t->blocks, e->dest->index))
	  work.safe_push (e->dest);
    }
}

/* Add to T the blocks from its entry, which dominates it, to AT.  */

static void
add_way (tried *t, basic_block at)
{
  auto_vec<basic_block> work;
  auto_bitmap seen;
  bitmap_set_bit (seen, t->entry->index);
  if (bitmap_set_bit (seen, at->index))
    work.safe_push (at);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->preds)
	if (bitmap_set_bit (seen, e->src->index))
	  work.safe_push (e->src);
    }
  bitmap_ior_into (t->blocks, seen);
}

/* True if S makes the object that is thrown later: the lane that throws has
   one of its own.  */

static bool
makes_exception_p (gimple *s)
{
  tree fn = is_gimple_call (s) ? gimple_call_fndecl (s) : NULL_TREE;
  return fn && id_equal (DECL_NAME (fn), "__cxa_allocate_exception");
}

/* Where BB, a block of T, has an object from that it throws, or null.  */

static basic_block
exception_from (basic_block bb)
{
  ssa_op_iter it;
  tree name;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    FOR_EACH_SSA_TREE_OPERAND (name, gsi_stmt (g), it, SSA_OP_USE)
      if (makes_exception_p (SSA_NAME_DEF_STMT (name)))
	return gimple_bb (SSA_NAME_DEF_STMT (name));
  return NULL;
}

static void
add_source (tried *t, basic_block bb, vec<basic_block> *sources)
{
  if (tried_p (t, bb))
    return;
  t->entry = nearest_common_dominator (CDI_DOMINATORS, t->entry, bb);
  sources->safe_push (bb);
  bitmap_set_bit (t->blocks, bb->index);
}

/* Find the blocks of T, which has the exceptions of FIRST, and all others
   that are caught in the same place.  */

static void
find_tried (tried *t, edge first)
{
  unsigned n, i;
  edge e;
  edge_iterator ei;
  bitmap_iterator bi;
  auto_vec<basic_block> sources;
  int lp = landing_pad_of (first->dest);
  t->region = get_eh_region_from_lp_number (lp);
  t->entry = first->src;
  sources.safe_push (first->src);
  find_normal (t);
  add_handler (t, first->dest);
  do
    {
      auto_vec<basic_block> members;
      n = bitmap_count_bits (t->blocks);
      for (unsigned k = 0; k < sources.length (); k++)
	add_way (t, sources[k]);
      EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
	members.safe_push (BASIC_BLOCK_FOR_FN (cfun, i));
      for (i = 0; i < members.length (); i++)
	{
	  FOR_EACH_EDGE (e, ei, members[i]->succs)
	    if (caught_edge_p (t->loop, e))
	      add_handler (t, e->dest);
	  FOR_EACH_EDGE (e, ei, members[i]->preds)
	    if (caught_edge_p (t->loop, e))
	      add_source (t, e->src, &sources);
	  if (basic_block from = exception_from (members[i]))
	    add_source (t, from, &sources);
	}
    }
  while (n != bitmap_count_bits (t->blocks));
}

/* True if T can become a function.  */

static bool
movable_p (tried *t)
{
  unsigned i;
  bitmap_iterator bi;
  t->thrown = NULL;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    {
      edge e;
      edge_iterator ei;
      basic_block bb = BASIC_BLOCK_FOR_FN (cfun, i);
      FOR_EACH_EDGE (e, ei, bb->succs)
	if (e->flags & EDGE_ABNORMAL)
	  return false;
	else if ((e->flags & EDGE_EH) && !tried_p (t, e->dest))
	  {
	    if (t->thrown && t->thrown->dest != e->dest)
	      return false;
	    for (gphi_iterator p = gsi_start_phis (e->dest); !gsi_end_p (p);
		 gsi_next (&p))
	      if (!virtual_operand_p (gimple_phi_result (p.phi ())))
		{
		  tree a = PHI_ARG_DEF_FROM_EDGE (p.phi (), e);
		  basic_block def = TREE_CODE (a) == SSA_NAME
				    ? gimple_bb (SSA_NAME_DEF_STMT (a)) : NULL;
		  if ((t->thrown && !operand_equal_p
				      (a, PHI_ARG_DEF_FROM_EDGE (p.phi (),
								 t->thrown)))
		      || (def && tried_p (t, def)))
		    return false;
		}
	    t->thrown = e;
	  }
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) != API_NONE)
	  return false;
    }
  return true;
}

/* A new variable of which each lane has one.  */

static tree
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

/* Let T begin with the last statement of its entry, or where that makes an
   object to be thrown, with an edge from nowhere else.  */

static void
cut_entry (tried *t)
{
  basic_block old = t->entry;
  gimple *last = last_stmt (old);
  gimple_stmt_iterator g = gsi_start_nondebug_bb (old);
  while (!gsi_end_p (g) && gsi_stmt (g) != last
	 && !makes_exception_p (gsi_stmt (g)))
    gsi_next_nondebug (&g);
  if (!gsi_end_p (g))
    gsi_prev (&g);
  edge e = gsi_end_p (g) || gimple_code (gsi_stmt (g)) == GIMPLE_LABEL
	   ? split_block_after_labels (old) : split_block (old, gsi_stmt (g));
  t->entry = e->dest;
  bitmap_clear_bit (t->blocks, old->index);
  bitmap_set_bit (t->blocks, t->entry->index);
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

/* Let all ways out of T, but for exceptions, meet: which one it was is told
   by a variable behind that.  */

static void
join_ways (tried *t, location_t loc)
{
  unsigned i;
  edge e;
  edge_iterator ei;
  bitmap_iterator bi;
  auto_vec<edge> out;
  EXECUTE_IF_SET_IN_BITMAP (t->blocks, 0, i, bi)
    FOR_EACH_EDGE (e, ei, BASIC_BLOCK_FOR_FN (cfun, i)->succs)
      push_out (t, e, &out);
  t->way = lane_variable (unsigned_type_node, "way");
  t->end = create_empty_bb (t->entry);
  t->after = create_empty_bb (t->end);
  add_bb_to_loop (t->end, t->loop);
  add_bb_to_loop (t->after, t->loop);
  make_edge (t->end, t->after, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
  basic_block at = t->after;
  tree way = make_ssa_name (unsigned_type_node);
  append (at, gimple_build_assign (way, t->way), loc);
  for (i = 0; i < out.length (); i++)
    {
      basic_block last = split_edge (out[i]);
      basic_block outside = split_edge (single_succ_edge (last));
      append (last, gimple_build_assign (t->way, build_int_cst
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
      append (at, gimple_build_cond (EQ_EXPR, way,
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

/* The declaration of the function that T becomes.  */

static tree
declare_function (const tried *t)
{
  tree of = cfun->decl;
  auto_vec<tree> types;
  for (unsigned i = 0; i < t->params.length (); i++)
    types.safe_push (TREE_TYPE (t->params[i]));
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  tree decl = declare_part (of, type, "try");
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

/* Make T a function, and call it.  */

static void
outline (tried *t)
{
  location_t loc = gimple_location (last_stmt (t->entry));
  join_ways (t, loc);
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

/* The statement that counts the iterations of MARKER's loop, or null.  */

static gimple *
counting_step (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  tree c = gimple_call_arg (marker, 2);
  gphi *phi = TREE_CODE (c) == SSA_NAME
	      ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (c)) : NULL;
  if (!phi || gimple_bb (phi) != loop->header || !loop->latch)
    return NULL;
  tree next = PHI_ARG_DEF_FROM_EDGE (phi, loop_latch_edge (loop));
  gimple *s = TREE_CODE (next) == SSA_NAME ? SSA_NAME_DEF_STMT (next) : NULL;
  return s && is_gimple_assign (s) ? s : NULL;
}

/* An exception that is caught in LOOP, the first one in the text, or null.  */

static edge
first_caught (class loop *loop)
{
  basic_block *body = get_loop_body_in_dom_order (loop);
  edge e, first = NULL;
  edge_iterator ei;
  for (unsigned i = 0; i < loop->num_nodes && !first; i++)
    FOR_EACH_EDGE (e, ei, body[i]->succs)
      if (!first && caught_edge_p (loop, e))
	first = e;
  free (body);
  return first;
}

/* Make a function of one place in MARKER's loop that catches exceptions; true
   if there was one.  */

static bool
outline_one (gcall *marker)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  gimple *step = counting_step (marker);
  edge first = loop_outer (loop) ? first_caught (loop) : NULL;
  if (!step || !first)
    return false;
  tried t;
  gimple_stmt_iterator g = gsi_for_stmt (step);
  gsi_prev (&g);
  if (!gsi_end_p (g) && gimple_code (gsi_stmt (g)) != GIMPLE_LABEL)
    split_block (gimple_bb (step), gsi_stmt (g));
  t.loop = loop;
  t.latch = gimple_bb (step);
  find_tried (&t, first);
  cut_entry (&t);
  if (!movable_p (&t))
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
  if (!loop_outer (loop) || first_caught (loop))
    return;
  basic_block *body = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes; i++)
    drop_try_marks (body[i]);
  free (body);
}

bool
outline_handlers (void)
{
  basic_block bb;
  bool any = false;
  if (!cfun->eh || !cfun->eh->region_tree)
    return false;
  auto_vec<gcall *> markers;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (ripple_api_call (gsi_stmt (g)) == API_LANE)
	markers.safe_push (as_a<gcall *> (gsi_stmt (g)));
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
