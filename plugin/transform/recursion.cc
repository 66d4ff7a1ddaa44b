/* Block functions that call themselves: one instance for the blocks, shapes
   and mask of a call.

   INPUT	step (BS, x_1, p, n);	BS: 8 lanes, x_1: Tensor[8], under a
					condition of shape Tensor[8]
   OUTPUT	memset (mask, 0, 8);
		mask[lane] = 1;  x'[lane] = x_1;
		step.ripple.0 (mask, x', p, n);

   where the instance, a new function, is

	void step.ripple.0 (char *mask, float *x', float *p, int n)
	{
	  BS = __ripple_set_shape (8);
	  if (mask[lane])
	    step (BS, x'[lane], p, n);
	}

   It is transformed like what the program has: its call is inlined, and the
   calls of step in there call instances in their turn, mostly this one.  The
   mask is left out where no lane can be off.

   Only functions whose result is not used can be called so: what shape it has
   would be known only when it is.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/inline.h"
#include "transform/transform.h"

/* More instances of one function would be made for ever.  */
enum { MAX_INSTANCES = 16 };

/* How one argument is passed.  */
struct passed
{
  enum { HANDLE, SAME, LANES } how;
  tree type;
  struct shape shape;		/* Not for SAME.  */
};

struct instance
{
  tree decl;
  cgraph_node *callee;		/* The function that it is an instance of.  */
  bool entered;			/* Its own call has been inlined.  */
  auto_vec<passed> args;
  struct shape mask;		/* Scalar: there is none.  */
};
static vec<instance *> instances;
static auto_vec<cgraph_node *> waiting;
/* Functions that are not any more as they were written.  */
static hash_set<tree> changed;

bool
instance_entry_p (cgraph_node *node, cgraph_node *callee)
{
  for (unsigned i = 0; i < instances.length (); i++)
    if (instances[i]->decl == node->decl)
      return instances[i]->callee == callee && !instances[i]->entered;
  return false;
}

void
enter_instance (cgraph_node *node)
{
  for (unsigned i = 0; i < instances.length (); i++)
    if (instances[i]->decl == node->decl)
      instances[i]->entered = true;
}

void
note_changed_function (tree decl)
{
  changed.add (decl);
}

cgraph_node *
next_instance (void)
{
  return waiting.is_empty () ? NULL : waiting.pop ();
}

/* What a call is in.  */

/* True if control can go from FROM to TO, by at least one edge.  */

static bool
reaches_p (basic_block from, basic_block to)
{
  auto_bitmap seen;
  auto_vec<basic_block> work;
  work.safe_push (from);
  while (!work.is_empty ())
    {
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, work.pop ()->succs)
	{
	  if (e->dest == to)
	    return true;
	  if (bitmap_set_bit (seen, e->dest->index))
	    work.safe_push (e->dest);
	}
    }
  return false;
}

/* The join of the shapes of all conditions that may decide whether a lane is
   on in BB, and of the lanes of annotated loops round it, to *S; false if
   they do not join.  */

static bool
mask_shape (basic_block at, struct shape *s)
{
  basic_block bb;
  unsigned dim;
  bool ok = true;
  *s = shape_scalar ();
  calculate_dominance_info (CDI_POST_DOMINATORS);
  FOR_EACH_BB_FN (bb, cfun)
    {
      gimple *last = last_stmt (bb);
      struct shape c = shape_scalar ();
      if (last && gimple_code (last) == GIMPLE_COND)
	ok &= shape_join (&c, overlay_shape (gimple_cond_lhs (last)),
			  overlay_shape (gimple_cond_rhs (last)), &dim);
      else if (last && gimple_code (last) == GIMPLE_SWITCH)
	c = *overlay_shape (gimple_switch_index (as_a<gswitch *> (last)));
      if (!shape_scalar_p (&c) && reaches_p (bb, at)
	  && !dominated_by_p (CDI_POST_DOMINATORS, bb, at))
	ok &= shape_join (s, s, &c, &dim);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (ripple_api_call (gsi_stmt (g)) == API_LANE && reaches_p (bb, at)
	    && reaches_p (at, bb))
	  ok &= shape_join (s, s, overlay_shape (gimple_get_lhs
						 (gsi_stmt (g))), &dim);
    }
  free_dominance_info (CDI_POST_DOMINATORS);
  return ok;
}

/* How the argument A is passed, to *P; false if it cannot be.  */

static bool
find_passed (tree a, passed *p)
{
  bool parameter;
  p->type = TREE_TYPE (a);
  p->shape = overlay_operand_shape (a);
  if (ripple_block_type_p (p->type))
    {
      p->how = passed::HANDLE;
      return block_shape (a, &p->shape, &parameter);
    }
  p->how = shape_scalar_p (&p->shape) ? passed::SAME : passed::LANES;
  return (p->how == passed::SAME
	  || (TREE_CODE (a) == SSA_NAME && lanes_element_type (p->type)));
}

/* The instance, if there is one, of CALLEE for ARGS and MASK.  */

static instance *
find_instance (cgraph_node *callee, const vec<passed> &args,
	       const struct shape *mask, unsigned *count)
{
  *count = 0;
  for (unsigned i = 0; i < instances.length (); i++)
    {
      instance *in = instances[i];
      bool same = in->callee == callee && shape_equal_p (&in->mask, mask)
		  && in->args.length () == args.length ();
      *count += in->callee == callee;
      for (unsigned k = 0; same && k < args.length (); k++)
	same = (in->args[k].how == args[k].how
		&& types_compatible_p (in->args[k].type, args[k].type)
		&& (args[k].how == passed::SAME
		    || shape_equal_p (&in->args[k].shape, &args[k].shape)));
      if (same)
	return in;
    }
  return NULL;
}

/* Making one.  */

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

/* The declaration of IN, with its parameters.  */

static tree
declare_instance (instance *in)
{
  tree of = in->callee->decl, bytes = build_pointer_type
				       (unsigned_char_type_node);
  auto_vec<tree> types;
  if (!shape_scalar_p (&in->mask))
    types.safe_push (bytes);
  for (unsigned i = 0; i < in->args.length (); i++)
    if (in->args[i].how == passed::SAME)
      types.safe_push (in->args[i].type);
    else if (in->args[i].how == passed::LANES)
      types.safe_push (build_pointer_type (in->args[i].type));
  tree type = build_function_type_array (void_type_node, types.length (),
					 types.address ());
  return declare_part (of, type, "ripple");
}

/* The element of each lane of S of the array that the parameter P points to,
   loaded at the end of AT.  */

static tree
load_lane (gimple_stmt_iterator *at, tree p, const struct shape *s,
	   location_t loc)
{
  tree type = TREE_TYPE (TREE_TYPE (p));
  tree base = get_or_create_ssa_default_def (cfun, p);
  gcall *flat = build_flat_lane (s, loc);
  tree lane = gimple_call_lhs (flat);
  tree offset = make_ssa_name (sizetype), q = make_ssa_name (TREE_TYPE (p));
  tree value = make_ssa_name (type);
  gsi_insert_after (at, flat, GSI_CONTINUE_LINKING);
  gsi_insert_after (at, gimple_build_assign (offset, MULT_EXPR, lane,
					     TYPE_SIZE_UNIT (type)),
		    GSI_CONTINUE_LINKING);
  gsi_insert_after (at, gimple_build_assign (q, POINTER_PLUS_EXPR, base,
					     offset), GSI_CONTINUE_LINKING);
  gsi_insert_after (at, gimple_build_assign
			  (value, build2 (MEM_REF, type, q,
					  build_int_cst (TREE_TYPE (p), 0))),
		    GSI_CONTINUE_LINKING);
  return value;
}

/* A new block with handle of shape S, at AT.  */

static tree
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

/* Give IN, whose declaration is made, its body.  cfun is its function, FIRST
   its only block.  */

static void
make_body (instance *in, basic_block first, location_t loc)
{
  gimple_stmt_iterator at = gsi_last_bb (first);
  tree p = DECL_ARGUMENTS (in->decl);
  auto_vec<tree> args;
  single_succ_edge (first)->flags = EDGE_FALLTHRU;
  basic_block last = split_edge (single_succ_edge (first));
  basic_block body = NULL;
  single_succ_edge (last)->flags = 0;
  if (!shape_scalar_p (&in->mask))
    {
      body = split_edge (single_succ_edge (first));
      tree on = load_lane (&at, p, &in->mask, loc);
      gsi_insert_after (&at, gimple_build_cond (NE_EXPR, on,
						build_zero_cst
						  (TREE_TYPE (on)),
						NULL_TREE, NULL_TREE),
			GSI_CONTINUE_LINKING);
      single_succ_edge (first)->flags = EDGE_TRUE_VALUE;
      single_succ_edge (first)->probability
	= profile_probability::likely ();
      make_edge (first, last, EDGE_FALSE_VALUE)->probability
	= profile_probability::unlikely ();
      at = gsi_last_bb (body);
      p = DECL_CHAIN (p);
    }
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
  gcall *call = gimple_build_call_vec (in->callee->decl, args);
  gimple_set_location (call, loc);
  gsi_insert_after (&at, call, GSI_CONTINUE_LINKING);
  at = gsi_last_bb (last);
  gsi_insert_after (&at, gimple_build_return (NULL_TREE),
		    GSI_CONTINUE_LINKING);
}

/* Make IN's function.  */

static void
make_instance (instance *in, location_t loc)
{
  in->decl = declare_instance (in);
  unsigned i = 0;
  if (!shape_scalar_p (&in->mask))
    add_parameter (in->decl, build_pointer_type (unsigned_char_type_node),
		   "mask");
  for (; i < in->args.length (); i++)
    if (in->args[i].how == passed::SAME)
      add_parameter (in->decl, in->args[i].type, "same");
    else if (in->args[i].how == passed::LANES)
      add_parameter (in->decl, build_pointer_type (in->args[i].type),
		     "lanes");
  push_cfun (cfun);
  basic_block bb = init_lowered_empty_function
		     (in->decl, true, profile_count::uninitialized ());
  make_body (in, bb, loc);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  if (flag_checking)
    verify_gimple_in_cfg (cfun, true);
  pop_cfun ();
  cgraph_node *node = add_part (in->decl);
  waiting.safe_push (node);
}

/* Calling one.  */

/* A new array with an element of TYPE for each lane of S, where VALUE, which
   may be the same for all, is stored in front of CALL.  Its address.  */

static tree
store_lanes (gcall *call, tree type, const struct shape *s, tree value,
	     const char *name)
{
  gimple_stmt_iterator at = gsi_for_stmt (call);
  location_t loc = gimple_location (call);
  unsigned n = lanes_most (lanes_of_shape (s));
  type = TYPE_MAIN_VARIANT (type);
  tree array = create_tmp_var_raw (build_array_type_nelts (type, n), name);
  TREE_ADDRESSABLE (array) = 1;
  make_local (array);
  tree first = build4 (ARRAY_REF, type, array, size_zero_node, NULL_TREE,
		       NULL_TREE);
  tree address = build_fold_addr_expr (first);
  if (is_gimple_min_invariant (value))
    {
      /* Lanes that are off are not stored to.  */
      gcall *clear = gimple_build_call
		       (builtin_decl_implicit (BUILT_IN_MEMSET), 3, address,
			integer_zero_node, TYPE_SIZE_UNIT (TREE_TYPE (array)));
      gimple_set_location (clear, loc);
      gsi_insert_before (&at, clear, GSI_SAME_STMT);
    }
  gcall *flat = build_flat_lane (s, loc);
  gsi_insert_before (&at, flat, GSI_SAME_STMT);
  gassign *store = gimple_build_assign
		     (build4 (ARRAY_REF, type, array, gimple_call_lhs (flat),
			      NULL_TREE, NULL_TREE), value);
  gimple_set_location (store, loc);
  gsi_insert_before (&at, store, GSI_SAME_STMT);
  return address;
}

bool
call_instance (gcall *call, cgraph_node *callee)
{
  struct shape mask;
  auto_vec<passed> passes;
  auto_vec<tree> args;
  unsigned count;
  location_t loc = gimple_location (call);
  if (gimple_call_lhs (call) || gimple_call_chain (call)
      || changed.contains (callee->decl) || !set_shape_decl ()
      || stdarg_p (TREE_TYPE (callee->decl))
      || DECL_STATIC_CHAIN (callee->decl)
      || index_from_caller_p (callee->decl)
      || !mask_shape (gimple_bb (call), &mask))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      passed p;
      if (!find_passed (gimple_call_arg (call, i), &p))
	return false;
      passes.safe_push (p);
    }
  instance *in = find_instance (callee, passes, &mask, &count);
  if (!in)
    {
      if (count >= MAX_INSTANCES)
	return false;
      in = new instance ();
      in->callee = callee;
      in->entered = false;
      in->mask = mask;
      in->args.safe_splice (passes);
      /* Without the block in which the call stands.  */
      make_instance (in, LOCATION_LOCUS (loc));
      instances.safe_push (in);
    }
  if (!shape_scalar_p (&mask))
    args.safe_push (store_lanes (call, unsigned_char_type_node, &mask,
				 build_one_cst (unsigned_char_type_node),
				 "lane_mask"));
  for (unsigned i = 0; i < passes.length (); i++)
    {
      tree a = gimple_call_arg (call, i);
      if (passes[i].how == passed::SAME)
	args.safe_push (a);
      else if (passes[i].how == passed::LANES)
	args.safe_push (store_lanes (call, passes[i].type, &passes[i].shape,
				     a, "lane_arg"));
    }
  gcall *now = gimple_build_call_vec (in->decl, args);
  gimple_set_location (now, loc);
  gimple_set_block (now, gimple_block (call));
  gimple_stmt_iterator g = gsi_for_stmt (call);
  gsi_replace (&g, now, true);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa_only_virtuals);
  cgraph_edge::rebuild_edges ();
  return true;
}

void
forget_instances (void)
{
  for (unsigned i = 0; i < instances.length (); i++)
    delete instances[i];
  instances.truncate (0);
  changed.empty ();
}
