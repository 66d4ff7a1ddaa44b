/* Calls: the ripple_* functions, functions with a vector form, and all others
   lane by lane.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/render.h"
#include "report/report.h"

static uint64_t
constant_argument (gcall *call, unsigned i)
{
  return tree_to_uhwi (constant_value (gimple_call_arg (call, i)));
}

static void
render_reduce (emitter *e, gcall *call, enum reduce_op op, tree mask)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);
  if (!lhs)
    return;
  const struct shape *s = overlay_shape (x);
  uint64_t dims = constant_argument (call, 0);
  if (!shaped_p (x))
    {
      define_uniform (e, lhs, x);
      return;
    }
  lanes *v = value_lanes (e, x, s);
  lanes *m = value_mask_lanes (e, mask, s, v->es);
  tree scalar = NULL_TREE;
  lanes *r = lanes_reduce (e, op, v, s, dims, m, &scalar);
  if (r)
    overlay_info (lhs)->value = r;
  else
    define_uniform (e, lhs, scalar);
}

static void
render_slice (emitter *e, gcall *call)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);
  int64_t index[SHAPE_RANK];
  struct lanemap map;
  if (!lhs)
    return;
  if (!shaped_p (x))
    {
      define_uniform (e, lhs, x);
      return;
    }
  const struct shape *s = overlay_shape (x);
  slice_indices (call, index);
  lanes *v = value_lanes (e, x, s);
  lanemap_slice (&map, s, index);
  if (shaped_p (lhs))
    overlay_info (lhs)->value = lanes_permute (e, v, &map);
  else
    define_uniform (e, lhs, lanes_extract (e, v, map.from[0]));
  lanemap_clear (&map);
}

/* Compute the iteration number's condition  lane < n.  */

static void
render_prefix (emitter *e, gcall *call)
{
  tree lane = gimple_call_arg (call, 0), n = gimple_call_arg (call, 1);
  tree lhs = gimple_call_lhs (call);
  value_info *info = overlay_info (lhs);
  if (!shaped_p (lhs))
    {
      define_uniform (e, lhs, boolean_true_node);
      return;
    }
  if (affine_contiguous_p (overlay_info (lane)->affine, &info->shape, 1))
    {
      info->count = gimple_call_arg (call, 2);
      info->lo = tree_to_uhwi (gimple_call_arg (call, 3));
      info->hi = tree_to_uhwi (gimple_call_arg (call, 4));
      return;
    }
  lanes *v = value_lanes (e, lane, &info->shape);
  info->value = lanes_compare (e, LT_EXPR, v,
			       lanes_splat (e, v->elt, 0, v->n, n));
}

static void
render_any (emitter *e, gcall *call)
{
  tree m = gimple_call_arg (call, 0), lhs = gimple_call_lhs (call);
  if (!shaped_p (m))
    define_uniform (e, lhs, m);
  else if (overlay_info (m)->flags & VALUE_PREFIX)
    define_uniform (e, lhs, boolean_true_node);
  else
    define_uniform (e, lhs, lanes_any (e, value_lanes (e, m,
						       overlay_shape (m))));
}

/* A function of the C library or a built-in with a vector form.  Null if it
   has none.  */

static lanes *
vector_form (emitter *e, gcall *call, const struct shape *s)
{
  tree lhs = gimple_call_lhs (call);
  unsigned n = gimple_call_num_args (call);
  lanes *arg[4];
  if (n > 4 || n == 0 || !lhs)
    return NULL;
  for (unsigned i = 0; i < n; i++)
    if (!lanes_element_type (TREE_TYPE (gimple_call_arg (call, i))))
      return NULL;
  combined_fn fn = gimple_call_combined_fn (call);
  if (fn == CFN_LAST)
    return NULL;
  for (unsigned i = 0; i < n; i++)
    arg[i] = value_lanes (e, gimple_call_arg (call, i), s);
  switch (fn)
    {
    case CFN_BUILT_IN_FABS:
    case CFN_BUILT_IN_FABSF:
    case CFN_BUILT_IN_ABS:
    case CFN_BUILT_IN_LABS:
    case CFN_BUILT_IN_LLABS:
      return lanes_unary (e, ABS_EXPR, arg[0]);
    case CFN_BUILT_IN_FMA:
    case CFN_BUILT_IN_FMAF:
    case CFN_FMA:
      return lanes_fma (e, arg[0], arg[1], arg[2]);
    case CFN_BUILT_IN_FMIN:
    case CFN_BUILT_IN_FMINF:
      return lanes_reduce_step (e, REDUCE_MIN, arg[0], arg[1]);
    case CFN_BUILT_IN_FMAX:
    case CFN_BUILT_IN_FMAXF:
      return lanes_reduce_step (e, REDUCE_MAX, arg[0], arg[1]);
    default:
      break;
    }
  internal_fn ifn = IFN_LAST;
  if (internal_fn_p (fn))
    ifn = as_internal_fn (fn);
  else if (tree d = gimple_call_fndecl (call))
    ifn = associated_internal_fn (d);
  if (ifn == IFN_LAST || !direct_internal_fn_p (ifn))
    return NULL;
  return lanes_ifn (e, ifn, n, arg);
}

/* Shape of the call: the join of its arguments.  */

static struct shape
call_shape (gcall *call)
{
  struct shape s = shape_scalar ();
  unsigned dim;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    shape_join (&s, &s, overlay_shape (gimple_call_arg (call, i)), &dim);
  return s;
}

/* Calls without a vector form: their tensor operands go through arrays, and
   a loop over the lanes takes the place of MARK.  */

struct serial_call
{
  gimple *mark;		/* Where it stands; a GIMPLE_NOP.  */
  gcall *call;
  unsigned n;
  auto_vec<tree> arrays;	/* Per argument, null if uniform.  */
  tree result;		/* Array, or null.  */
  tree mask;		/* Array of bytes, or null.  */
};
static vec<serial_call *> serial_calls;

/* A new array of N elements of TYPE on the stack.  */

static tree
make_array (tree type, unsigned n, const char *name)
{
  tree var = create_tmp_var_raw (build_array_type_nelts (type, n), name);
  TREE_ADDRESSABLE (var) = 1;
  DECL_SEEN_IN_BIND_EXPR_P (var) = 1;
  DECL_CONTEXT (var) = current_function_decl;
  add_local_decl (cfun, var);
  return var;
}

void
lanes_array_address (tree array, lanes_address *a)
{
  tree type = TREE_TYPE (array), elt = TREE_TYPE (type);
  unsigned n = tree_to_uhwi (TYPE_SIZE_UNIT (type))
	       / tree_to_uhwi (TYPE_SIZE_UNIT (elt));
  *a = lanes_address ();
  a->base = build_fold_addr_expr (array);
  a->shape = shape_1d (0, n, false);
  a->stride[0] = TYPE_SIZE_UNIT (elt);
  a->scale = 1;
  a->elt = elt;
  a->alias_type = build_pointer_type (elt);
  a->align = TYPE_ALIGN_UNIT (elt);
}

static tree
spill (emitter *e, lanes *v, tree type, const char *name)
{
  tree array = make_array (type, v->n, name);
  lanes_address a;
  lanes_mask all;
  all.kind = lanes_mask::ALL;
  lanes_array_address (array, &a);
  lanes_store (e, &a, v, &all);
  return array;
}

/* CALL lane by lane.  Returns its results, null if it has none, or, if UNUSED,
   if nobody asks for them; then they are computed all the same.  */

static lanes *
render_serial (emitter *e, gcall *call, const struct shape *s, tree mask,
	       bool unused = false)
{
  serial_call *c = new serial_call ();
  char text[SHAPE_TEXT];
  tree lhs = gimple_call_lhs (call);
  c->n = shape_lanes (s);
  c->mask = c->result = NULL_TREE;
  if (tree fn = gimple_call_fndecl (call))
    ripple_report (e->loc, RMK_CALL_SERIAL, fn,
		   shape_print (s, text, sizeof text));
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      c->arrays.safe_push (shaped_p (a)
			   ? spill (e, value_lanes (e, a, s),
				    TYPE_MAIN_VARIANT (TREE_TYPE (a)),
				    "lane_arg")
			   : NULL_TREE);
    }
  if (lanes *m = value_mask_lanes (e, mask, s, 1))
    c->mask = spill (e, m, boolean_type_node, "lane_mask");
  if (lhs && shaped_p (lhs))
    {
      tree type = TYPE_MAIN_VARIANT (TREE_TYPE (lhs));
      if (unused)
	type = build_qualified_type (type, TYPE_QUAL_VOLATILE);
      c->result = make_array (type, c->n, "lane_result");
    }
  c->call = as_a<gcall *> (gimple_copy (call));
  gimple_call_set_lhs (c->call, NULL_TREE);
  c->mark = gimple_build_nop ();
  gimple_seq_add_stmt (&e->seq, c->mark);
  serial_calls.safe_push (c);
  if (!c->result || unused)
    return NULL;
  lanes_address a;
  lanes_mask all;
  all.kind = lanes_mask::ALL;
  lanes_array_address (c->result, &a);
  return lanes_load (e, &a, &all);
}

static tree
element (tree array, tree index)
{
  tree type = TREE_TYPE (TREE_TYPE (array));
  tree ref = build4 (ARRAY_REF, type, array, index, NULL_TREE, NULL_TREE);
  TREE_THIS_VOLATILE (ref) = TYPE_VOLATILE (type);
  return ref;
}

static void
append (basic_block bb, gimple *s, location_t loc)
{
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gimple_set_location (s, loc);
  gsi_insert_after (&g, s, GSI_NEW_STMT);
}

/*   k = PHI <0, k'>;  if (mask[k]) result[k] = fn (arg[k] …);
     k' = k + 1;  if (k' < n) again.  */

static void
expand_serial_call (serial_call *c)
{
  location_t loc = gimple_location (c->call);
  basic_block before = gimple_bb (c->mark);
  edge out = split_block (before, c->mark);
  basic_block after = out->dest;
  basic_block head = split_edge (out);
  basic_block body = c->mask ? create_empty_bb (head) : head;
  basic_block tail = create_empty_bb (body);
  if (current_loops)
    {
      if (body != head)
	add_bb_to_loop (body, before->loop_father);
      add_bb_to_loop (tail, before->loop_father);
    }
  remove_edge (single_succ_edge (head));
  tree k = make_ssa_name (sizetype), next = make_ssa_name (sizetype);
  if (c->mask)
    {
      tree m = make_ssa_name (boolean_type_node);
      append (head, gimple_build_assign (m, element (c->mask, k)), loc);
      append (head, gimple_build_cond (NE_EXPR, m, boolean_false_node,
				       NULL_TREE, NULL_TREE), loc);
      make_edge (head, body, EDGE_TRUE_VALUE)->probability
	= profile_probability::even ();
      make_edge (head, tail, EDGE_FALSE_VALUE)->probability
	= profile_probability::even ();
    }
  for (unsigned i = 0; i < c->arrays.length (); i++)
    if (c->arrays[i])
      {
	tree a = make_ssa_name (TREE_TYPE (TREE_TYPE (c->arrays[i])));
	append (body, gimple_build_assign (a, element (c->arrays[i], k)), loc);
	gimple_call_set_arg (c->call, i, a);
      }
  tree r = NULL_TREE;
  if (c->result)
    {
      tree type = TREE_TYPE (TREE_TYPE (c->result));
      r = make_ssa_name (TYPE_MAIN_VARIANT (type));
      gimple_call_set_lhs (c->call, r);
    }
  gimple_set_vuse (c->call, NULL_TREE);
  gimple_set_vdef (c->call, NULL_TREE);
  append (body, c->call, loc);
  if (r)
    append (body, gimple_build_assign (element (c->result, k), r), loc);
  make_edge (body, tail, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
  append (tail, gimple_build_assign (next, PLUS_EXPR, k, size_one_node), loc);
  append (tail, gimple_build_cond (LT_EXPR, next, size_int (c->n), NULL_TREE,
				   NULL_TREE), loc);
  edge again = make_edge (tail, head, EDGE_TRUE_VALUE);
  again->probability = profile_probability::likely ();
  make_edge (tail, after, EDGE_FALSE_VALUE)->probability
    = profile_probability::unlikely ();
  gphi *phi = create_phi_node (k, head);
  add_phi_arg (phi, size_zero_node, find_edge (before, head), loc);
  add_phi_arg (phi, next, again, loc);
  gimple_stmt_iterator g = gsi_for_stmt (c->mark);
  gsi_remove (&g, true);
}

bool
expand_serial_calls (void)
{
  bool any = !serial_calls.is_empty ();
  for (unsigned i = 0; i < serial_calls.length (); i++)
    {
      expand_serial_call (serial_calls[i]);
      delete serial_calls[i];
    }
  serial_calls.release ();
  return any;
}

/* True if CALL is a check of the sanitizer for undefined behaviour.  */

static bool
sanitizer_check_p (gcall *call)
{
  if (!gimple_call_internal_p (call))
    return false;
  switch (gimple_call_internal_fn (call))
    {
    case IFN_UBSAN_CHECK_ADD:
    case IFN_UBSAN_CHECK_SUB:
    case IFN_UBSAN_CHECK_MUL:
    case IFN_UBSAN_BOUNDS:
    case IFN_UBSAN_NULL:
    case IFN_UBSAN_OBJECT_SIZE:
    case IFN_UBSAN_PTR:
    case IFN_UBSAN_VPTR:
      return true;
    default:
      return false;
    }
}

void
render_check (emitter *e, gcall *call, tree mask)
{
  if (!sanitizer_check_p (call))
    return;
  struct shape s = call_shape (call);
  render_serial (e, call, &s, mask, true);
}

bool
render_call (emitter *e, gcall *call, tree mask)
{
  enum reduce_op op = REDUCE_ADD;
  tree lhs = gimple_call_lhs (call);
  struct shape s;
  switch (ripple_api_call (call, &op))
    {
    case API_SET_SHAPE:
      return true;	/* Other statements still ask for the shape.  */
    case API_GET_SIZE:
    case API_ID:
      if (lhs)
	{
	  tree c = constant_value (lhs);
	  define_uniform (e, lhs, c ? fold_convert (TREE_TYPE (lhs), c)
			  : build_zero_cst (TREE_TYPE (lhs)));
	}
      return true;
    case API_LANE:
      /* One iteration a time.  */
      if (lhs)
	define_uniform (e, lhs, gimple_call_arg (call, 2));
      return true;
    case API_CHUNK_IDX:
      if (lhs)
	{
	  unsigned dim[SHAPE_RANK];
	  uint64_t extent[SHAPE_RANK], size = 1;
	  tree lane = gimple_call_arg (call, 1);
	  unsigned n = lane_dims (call, CHUNK_DIM0, dim, extent, &s);
	  for (unsigned i = 0; i < n; i++)
	    size *= extent[i];
	  tree c = value_base (e, lane, size_type_node);
	  if (shaped_p (lane))
	    c = gimple_build (&e->seq, e->loc, TRUNC_DIV_EXPR, size_type_node,
			      c, build_int_cst (size_type_node, size));
	  define_uniform (e, lhs, c);
	}
      return true;
    case API_REDUCE:
      render_reduce (e, call, op, mask);
      return true;
    case API_BROADCAST:
      if (lhs && shaped_p (lhs))
	overlay_info (lhs)->value
	  = value_lanes (e, gimple_call_arg (call, 2), overlay_shape (lhs));
      else if (lhs)
	define_uniform (e, lhs, gimple_call_arg (call, 2));
      return true;
    case API_SLICE:
      render_slice (e, call);
      return true;
    case API_ALIGN:
      alignment_hint (e, call, mask);
      return true;
    case API_PREFIX:
      render_prefix (e, call);
      return true;
    case API_ANY:
      render_any (e, call);
      return true;
    default:
      break;
    }
  s = call_shape (call);
  if (shape_scalar_p (&s))
    return false;
  if (gimple_call_builtin_p (call, BUILT_IN_EXPECT))
    {
      overlay_info (lhs)->value = value_lanes (e, gimple_call_arg (call, 0),
					       &s);
      return true;
    }
  lanes *v = vector_form (e, call, &s);
  if (!v)
    v = render_serial (e, call, &s, mask);
  if (lhs && shaped_p (lhs))
    overlay_info (lhs)->value = v;
  return true;
}
