/* The functions that calls of recursive block functions become, and the calls
   of them; recursion.cc says which.

   INPUT	r = scale (BS, x_1, p, n);	BS: 8 lanes, x_1: Tensor[8],
						under a condition of shape
						Tensor[8]; r: Tensor[8]
   OUTPUT	memset (mask, 0, 8);
		mask[lane] = 1;  x'[lane] = x_1;
		scale.ripple.0 (mask, x', p, n, r');
		r = r'[lane];

	void scale.ripple.0 (char *mask, float *x', float *p, int n, float *r')
	{
	  BS = __ripple_set_shape (8);
	  if (mask[lane])
	    r'[lane] = scale (BS, x'[lane], p, n);
	}

   The mask is left out where no lane can be off, the result where it is not
   used.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/calls/inline.h"
#include "transform/calls/recursion.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"
#include "transform/loops/loops.h"

static tree
set_shape_decl (void)
{
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (TREE_CODE (node->decl) == FUNCTION_DECL
	&& ripple_api_decl (node->decl) == API_SET_SHAPE)
      return node->decl;
  return NULL_TREE;
}

bool
instances_possible_p (void)
{
  return set_shape_decl () != NULL_TREE;
}

/* Making one.  */

static tree
result_type (instance *in)
{
  return TYPE_MAIN_VARIANT (TREE_TYPE (TREE_TYPE (in->callee->decl)));
}

/* The types and names of the parameters of IN.  */

static void
list_parameters (instance *in, vec<tree> *types, vec<const char *> *names)
{
  if (!shape_scalar_p (&in->mask))
    {
      types->safe_push (build_pointer_type (unsigned_char_type_node));
      names->safe_push ("mask");
    }
  for (unsigned i = 0; i < in->args.length (); i++)
    if (in->args[i].how == passed::SAME)
      {
	types->safe_push (in->args[i].type);
	names->safe_push ("same");
      }
    else if (in->args[i].how == passed::LANES)
      {
	types->safe_push (build_pointer_type (in->args[i].type));
	names->safe_push ("lanes");
      }
  if (in->returns)
    {
      types->safe_push (build_pointer_type (result_type (in)));
      names->safe_push ("result");
    }
}

static void
declare_instance (instance *in)
{
  auto_vec<tree> types;
  auto_vec<const char *> names;
  list_parameters (in, &types, &names);
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  in->decl = declare_part (in->callee->decl, type, "ripple");
  if (in->target)
    DECL_FUNCTION_SPECIFIC_TARGET (in->decl) = in->target;
  for (unsigned i = 0; i < types.length (); i++)
    add_parameter (in->decl, types[i], names[i]);
}

/* The element of each lane of S of the array that the parameter P points to,
   behind AT.  */

static tree
lane_place (gimple_stmt_iterator *at, tree p, const struct shape *s,
	    location_t loc)
{
  tree type = TREE_TYPE (TREE_TYPE (p));
  tree q = get_or_create_ssa_default_def (cfun, p);
  if (!shape_scalar_p (s))
    {
      gcall *flat = build_flat_lane (s, loc);
      tree base = q, offset = make_ssa_name (sizetype);
      q = make_ssa_name (TREE_TYPE (p));
      gsi_insert_after (at, flat, GSI_CONTINUE_LINKING);
      gsi_insert_after (at, gimple_build_assign (offset, MULT_EXPR,
						 gimple_call_lhs (flat),
						 TYPE_SIZE_UNIT (type)),
			GSI_CONTINUE_LINKING);
      gsi_insert_after (at, gimple_build_assign (q, POINTER_PLUS_EXPR, base,
						 offset),
			GSI_CONTINUE_LINKING);
    }
  return build2 (MEM_REF, type, q, build_int_cst (TREE_TYPE (p), 0));
}

/* A new variable of TYPE: an SSA name if that can be.  */

static tree
make_value (tree type)
{
  if (is_gimple_reg_type (type))
    return make_ssa_name (type);
  tree var = create_tmp_var_raw (type, "value");
  make_local (var);
  return var;
}

static tree
load_lane (gimple_stmt_iterator *at, tree p, const struct shape *s,
	   location_t loc)
{
  tree place = lane_place (at, p, s, loc);
  tree value = make_value (TREE_TYPE (place));
  gsi_insert_after (at, gimple_build_assign (value, place),
		    GSI_CONTINUE_LINKING);
  return value;
}

tree
make_handle (gimple_stmt_iterator *at, tree type, const struct shape *s)
{
  tree decl = set_shape_decl (), r = make_ssa_name (type);
  auto_vec<tree> args;
  args.safe_push (integer_zero_node);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    args.safe_push (build_int_cst (size_type_node, poly_int64 (lanes_of_extent
							       (s->dim[d]))));
  gcall *call = gimple_build_call_vec (decl, args);
  gimple_call_set_lhs (call, r);
  gsi_insert_after (at, call, GSI_CONTINUE_LINKING);
  return r;
}

/* Let what stands behind FIRST, up to LAST, be done by the lanes of IN's mask
   only.  Returns the block for it.  */

static basic_block
make_condition (instance *in, basic_block first, basic_block last,
		location_t loc)
{
  gimple_stmt_iterator at = gsi_last_bb (first);
  basic_block body = split_edge (single_succ_edge (first));
  tree on = load_lane (&at, DECL_ARGUMENTS (in->decl), &in->mask, loc);
  gsi_insert_after (&at, gimple_build_cond (NE_EXPR, on,
					    build_zero_cst (TREE_TYPE (on)),
					    NULL_TREE, NULL_TREE),
		    GSI_CONTINUE_LINKING);
  single_succ_edge (first)->flags = EDGE_TRUE_VALUE;
  single_succ_edge (first)->probability = profile_probability::likely ();
  make_edge (first, last, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
  return body;
}

/* Give IN, whose declaration is made, its body.  cfun is its function, FIRST
   its only block, RESULT the shape of the result.  */

static void
make_body (instance *in, basic_block first, const struct shape *result,
	   location_t loc)
{
  tree p = DECL_ARGUMENTS (in->decl);
  auto_vec<tree> args;
  single_succ_edge (first)->flags = EDGE_FALLTHRU;
  basic_block last = split_edge (single_succ_edge (first)), body = first;
  single_succ_edge (last)->flags = 0;
  if (!shape_scalar_p (&in->mask))
    {
      body = make_condition (in, first, last, loc);
      p = DECL_CHAIN (p);
    }
  gimple_stmt_iterator at = gsi_last_bb (body);
  for (unsigned i = 0; i < in->args.length (); i++)
    if (in->args[i].how == passed::HANDLE)
      args.safe_push (make_handle (&at, in->args[i].type,
				   &in->args[i].shape));
    else
      {
	if (in->args[i].how == passed::LANES)
	  args.safe_push (load_lane (&at, p, &in->args[i].shape, loc));
	else if (is_gimple_reg (p))
	  args.safe_push (get_or_create_ssa_default_def (cfun, p));
	else
	  args.safe_push (p);
	p = DECL_CHAIN (p);
      }
  gcall *call = gimple_build_call_vec (as_written (in->callee)->decl, args);
  gimple_set_location (call, loc);
  gsi_insert_after (&at, call, GSI_CONTINUE_LINKING);
  if (in->returns)
    {
      tree value = make_value (result_type (in));
      gimple_call_set_lhs (call, value);
      tree place = lane_place (&at, p, result, loc);
      gsi_insert_after (&at, gimple_build_assign (place, value),
			GSI_CONTINUE_LINKING);
    }
  at = gsi_last_bb (last);
  gsi_insert_after (&at, gimple_build_return (NULL_TREE),
		    GSI_CONTINUE_LINKING);
}

cgraph_node *
make_instance (instance *in, const struct shape *result, location_t loc)
{
  declare_instance (in);
  in->entered = false;
  push_cfun (cfun);
  basic_block bb = init_lowered_empty_function
		     (in->decl, true, profile_count::uninitialized ());
  make_body (in, bb, result, loc);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  if (flag_checking)
    verify_gimple_in_cfg (cfun, true);
  pop_cfun ();
  return add_part (in->decl);
}

/* Let *S be the join with the shapes of what is stored where P points to.
   Objects may be stored by parts, and in a loop.  */

static void
join_stored (tree p, struct shape *s)
{
  imm_use_iterator it;
  use_operand_p use;
  unsigned dim;
  FOR_EACH_IMM_USE_FAST (use, it, p)
    {
      gassign *a = dyn_cast<gassign *> (USE_STMT (use));
      if (!a)
	continue;
      tree to = gimple_assign_lhs (a);
      struct shape t = overlay_operand_shape (gimple_assign_rhs1 (a));
      if (TREE_CODE (to) == SSA_NAME)
	join_stored (to, s);
      else
	shape_join (s, s, &t, &dim);
    }
}

struct shape
instance_result (instance *in)
{
  struct shape s = shape_scalar ();
  tree p = DECL_ARGUMENTS (in->decl);
  while (DECL_CHAIN (p))
    p = DECL_CHAIN (p);
  /* No statement uses the parameter: the function never returns.  */
  if (tree address = ssa_default_def (cfun, p))
    join_stored (address, &s);
  return s;
}

/* Calling one.  */

/* A new array with an element of TYPE for each lane of S.  */

static tree
make_lane_array (tree type, const struct shape *s, const char *name)
{
  unsigned n = lanes_most (lanes_of_shape (s));
  type = TYPE_MAIN_VARIANT (type);
  tree array = create_tmp_var_raw (build_array_type_nelts (type, n), name);
  TREE_ADDRESSABLE (array) = 1;
  make_local (array);
  return array;
}

static tree
element (tree array, tree lane)
{
  return build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (array)), array, lane,
		 NULL_TREE, NULL_TREE);
}

static tree
address_of_lanes (tree array)
{
  return build_fold_addr_expr (element (array, size_zero_node));
}

/* Append TO = FROM to *SEQ.  */

static void
append_copy (gimple_seq *seq, tree to, tree from, location_t loc)
{
  if (is_gimple_reg_type (TREE_TYPE (from)) && !is_gimple_reg (to)
      && !is_gimple_val (from))
    {
      tree value = make_ssa_name (TYPE_MAIN_VARIANT (TREE_TYPE (from)));
      append_copy (seq, value, from, loc);
      from = value;
    }
  gassign *copy = gimple_build_assign (to, unshare_expr (from));
  gimple_set_location (copy, loc);
  gimple_seq_add_stmt (seq, copy);
}

/* A new array with an element of TYPE for each lane of S, where VALUE, which
   may be the same for all, is stored in front of CALL.  Its address.  */

static tree
store_lanes (gcall *call, tree type, const struct shape *s, tree value,
	     const char *name)
{
  gimple_stmt_iterator at = gsi_for_stmt (call);
  location_t loc = gimple_location (call);
  tree array = make_lane_array (type, s, name);
  tree address = address_of_lanes (array);
  if (is_gimple_min_invariant (value))
    {
      /* Lanes that are off are not stored to.  */
      gcall *clear = gimple_build_call
		       (builtin_decl_implicit (BUILT_IN_MEMSET), 3, address,
			integer_zero_node, TYPE_SIZE_UNIT (TREE_TYPE (array)));
      gimple_set_location (clear, loc);
      gsi_insert_before (&at, clear, GSI_SAME_STMT);
    }
  gimple_seq seq = NULL;
  gcall *flat = build_flat_lane (s, loc);
  gimple_seq_add_stmt (&seq, flat);
  append_copy (&seq, element (array, gimple_call_lhs (flat)), value, loc);
  gsi_insert_seq_before (&at, seq, GSI_SAME_STMT);
  return address;
}

/* Let TO, what CALL returned, be the elements of shape S of ARRAY.  */

static void
load_result (gcall *call, tree to, tree array, const struct shape *s)
{
  gimple_seq seq = NULL;
  tree lane = size_zero_node;
  if (!shape_scalar_p (s))
    {
      gcall *flat = build_flat_lane (s, gimple_location (call));
      lane = gimple_call_lhs (flat);
      gimple_seq_add_stmt (&seq, flat);
    }
  append_copy (&seq, to, element (array, lane), gimple_location (call));
  gimple_stmt_iterator at = gsi_for_stmt (call);
  if (!stmt_ends_bb_p (call))
    gsi_insert_seq_after (&at, seq, GSI_SAME_STMT);
  else
    {
      edge next = find_fallthru_edge (gimple_bb (call)->succs);
      gsi_insert_seq_on_edge_immediate (next, seq);
    }
}

void
replace_by_instance (gcall *call, instance *in)
{
  auto_vec<tree> args;
  tree lhs = gimple_call_lhs (call), result = NULL_TREE;
  if (!shape_scalar_p (&in->mask))
    args.safe_push (store_lanes (call, unsigned_char_type_node, &in->mask,
				 build_one_cst (unsigned_char_type_node),
				 "lane_mask"));
  for (unsigned i = 0; i < in->args.length (); i++)
    {
      tree a = gimple_call_arg (call, i);
      if (in->args[i].how == passed::SAME)
	args.safe_push (a);
      else if (in->args[i].how == passed::LANES)
	args.safe_push (store_lanes (call, in->args[i].type,
				     &in->args[i].shape, a, "lane_arg"));
    }
  if (lhs)
    {
      result = make_lane_array (result_type (in), &in->result, "lane_result");
      args.safe_push (address_of_lanes (result));
    }
  gcall *now = gimple_build_call_vec (in->decl, args);
  gimple_set_location (now, gimple_location (call));
  gimple_set_block (now, gimple_block (call));
  gimple_stmt_iterator g = gsi_for_stmt (call);
  gimple_call_set_lhs (call, NULL_TREE);
  gsi_replace (&g, now, true);
  if (lhs)
    load_result (now, lhs, result, &in->result);
}
