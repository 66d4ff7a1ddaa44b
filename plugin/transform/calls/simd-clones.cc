/* The variants for vectors of functions that are declared to have such
   (#pragma omp declare simd, attribute simd) and are defined in the unit, made
   by the pass instead of GCC's vectorizer, which gives up where lanes leave a
   loop at different times, or call something.

   INPUT	#pragma omp declare simd notinbranch
		float f (float x, float scale) { ... }
   OUTPUT	vector(8) float
		_ZGVdN8vv_f (vector(8) float x, vector(8) float scale)
		{
		  lanes_1 = x;  lanes_2 = scale;
		  f.ripple.0 (&lanes_1, &lanes_2, &lanes_3);
		  return lanes_3;
		}
		void f.ripple.0 (float *, float *, float *)	instance.cc

   GCC says itself which variants there are, and what their parameters are; its
   bodies are thrown away, and its own pass, which comes later, finds the
   variants made.  GCC inlines the one function into the other.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "front/front.h"
#include "omp-simd-clone.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"
#include "transform/calls/recursion.h"
#include "transform/cfg/cfg.h"
#include "transform/handlers/handlers.h"

bool ripple_make_simd_clones;

/* The body of a variant while it is made.  */

struct variant_body
{
  cgraph_simd_clone *clone;
  gimple_stmt_iterator at;
  unsigned lanes;
  tree param;		/* The next parameter.  */
  location_t loc;
};

static void
append (variant_body *b, gimple *s)
{
  gimple_set_location (s, b->loc);
  gsi_insert_after (&b->at, s, GSI_CONTINUE_LINKING);
}

/* A new array for the lanes of TYPE.  */

static tree
make_lanes (variant_body *b, tree type)
{
  tree var = create_tmp_var_raw (build_array_type_nelts (type, b->lanes),
				 "lanes");
  TREE_ADDRESSABLE (var) = 1;
  make_local (var);
  return var;
}

static tree
lane_of (tree var, unsigned k)
{
  return build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (var)), var, size_int (k),
		 NULL_TREE, NULL_TREE);
}

/* What lies OFFSET bytes behind the beginning of VAR, as TYPE.  */

static tree
bytes_of (tree var, tree type, unsigned HOST_WIDE_INT offset)
{
  tree pointer = build_pointer_type (TREE_TYPE (TREE_TYPE (var)));
  return build2 (MEM_REF, type, build_fold_addr_expr (var),
		 build_int_cst (pointer, offset));
}

/* The next parameter's value.  */

static tree
next_parameter (variant_body *b)
{
  tree p = b->param;
  b->param = DECL_CHAIN (p);
  return is_gimple_reg (p) ? get_or_create_ssa_default_def (cfun, p) : p;
}

/* The address of an array with the lanes of a parameter that is vectors.  */

static tree
lanes_of_vectors (variant_body *b, const cgraph_simd_clone_arg *arg)
{
  tree var = make_lanes (b, TYPE_MAIN_VARIANT (arg->orig_type));
  unsigned n = TYPE_VECTOR_SUBPARTS (arg->vector_type).to_constant ();
  unsigned HOST_WIDE_INT size
    = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (TREE_TYPE (var))));
  for (unsigned k = 0; k < b->lanes; k += n)
    {
      tree v = next_parameter (b);
      append (b, gimple_build_assign (bytes_of (var, TREE_TYPE (v), k * size),
				      v));
    }
  return build_fold_addr_expr (lane_of (var, 0));
}

/* The same for one that is the first lane's number or pointer, and grows by
   STEP from lane to lane.  */

static tree
lanes_of_first (variant_body *b, const cgraph_simd_clone_arg *arg)
{
  tree type = TYPE_MAIN_VARIANT (arg->orig_type), var = make_lanes (b, type);
  tree first = next_parameter (b);
  bool pointer = POINTER_TYPE_P (type);
  for (unsigned k = 0; k < b->lanes; k++)
    {
      tree r = make_ssa_name (type);
      HOST_WIDE_INT more = arg->linear_step * k;
      append (b, gimple_build_assign (r, pointer ? POINTER_PLUS_EXPR
						 : PLUS_EXPR, first,
				      build_int_cst (pointer ? sizetype : type,
						     more)));
      append (b, gimple_build_assign (lane_of (var, k), r));
    }
  return build_fold_addr_expr (lane_of (var, 0));
}

/* Whether lane K of the mask parameter V, FIRST its first lane, is on.  */

static tree
lane_is_on (variant_body *b, tree v, unsigned k)
{
  tree type = TREE_TYPE (v), bit, on = make_ssa_name (boolean_type_node);
  if (VECTOR_TYPE_P (type))
    {
      tree elt = TREE_TYPE (type);
      bit = make_ssa_name (elt);
      append (b, gimple_build_assign (bit, build3 (BIT_FIELD_REF, elt, v,
						   TYPE_SIZE (elt),
						   size_binop (MULT_EXPR,
							       TYPE_SIZE (elt),
							       bitsize_int
								 (k)))));
      append (b, gimple_build_assign (on, NE_EXPR, bit, build_zero_cst (elt)));
      return on;
    }
  tree shifted = make_ssa_name (type);
  bit = make_ssa_name (type);
  append (b, gimple_build_assign (shifted, RSHIFT_EXPR, v,
				  build_int_cst (unsigned_type_node, k)));
  append (b, gimple_build_assign (bit, BIT_AND_EXPR, shifted,
				  build_one_cst (type)));
  append (b, gimple_build_assign (on, NE_EXPR, bit, build_zero_cst (type)));
  return on;
}

/* The address of an array with a byte for each lane that tells whether it is
   on.  */

static tree
lanes_of_mask (variant_body *b)
{
  tree var = make_lanes (b, unsigned_char_type_node), v = NULL_TREE;
  unsigned first = 0, n = 0;
  for (unsigned k = 0; k < b->lanes; k++)
    {
      if (k == first + n)
	{
	  v = next_parameter (b);
	  first = k;
	  n = VECTOR_TYPE_P (TREE_TYPE (v))
	      ? TYPE_VECTOR_SUBPARTS (TREE_TYPE (v)).to_constant ()
	      : MIN (b->lanes, TYPE_PRECISION (TREE_TYPE (v)));
	}
      tree on = lane_is_on (b, v, k - first);
      tree byte = make_ssa_name (unsigned_char_type_node);
      append (b, gimple_build_assign (byte, NOP_EXPR, on));
      append (b, gimple_build_assign (lane_of (var, k), byte));
    }
  return build_fold_addr_expr (lane_of (var, 0));
}

/* True if the parameters of CLONE are such that its body can be made here.  */

static bool
can_make_p (cgraph_simd_clone *clone)
{
  if (!clone->simdlen.is_constant ())
    return false;
  for (unsigned i = 0; i < clone->nargs; i++)
    switch (clone->args[i].arg_type)
      {
      case SIMD_CLONE_ARG_TYPE_VECTOR:
      case SIMD_CLONE_ARG_TYPE_MASK:
      case SIMD_CLONE_ARG_TYPE_UNIFORM:
      case SIMD_CLONE_ARG_TYPE_LINEAR_CONSTANT_STEP:
	break;
      default:
	return false;
      }
  return true;
}

/* What NODE, a variant of ORIGIN, calls: one for all lanes, for the target of
   the variant.  */

static cgraph_node *
instance_for (cgraph_node *node, cgraph_node *origin)
{
  cgraph_simd_clone *clone = node->simdclone;
  instance in;
  struct shape s = shape_1d (0, clone->simdlen.to_constant (), false);
  in.callee = origin;
  in.target = DECL_FUNCTION_SPECIFIC_TARGET (node->decl);
  in.returns = !VOID_TYPE_P (TREE_TYPE (TREE_TYPE (origin->decl)));
  in.mask = clone->inbranch ? s : shape_scalar ();
  for (unsigned i = 0; i < clone->nargs - clone->inbranch; i++)
    {
      passed a;
      a.how = clone->args[i].arg_type == SIMD_CLONE_ARG_TYPE_UNIFORM
	      ? passed::SAME : passed::LANES;
      a.type = TYPE_MAIN_VARIANT (clone->args[i].orig_type);
      a.shape = s;
      in.args.safe_push (a);
    }
  return make_instance (&in, &s, DECL_SOURCE_LOCATION (origin->decl));
}

/* The statements of NODE, a variant: call MADE for its lanes.  */

static void
fill_body (variant_body *b, cgraph_node *node, cgraph_node *made)
{
  auto_vec<tree> args;
  tree result = DECL_RESULT (node->decl), var = NULL_TREE;
  for (unsigned i = 0; i < b->clone->nargs; i++)
    {
      const cgraph_simd_clone_arg *arg = &b->clone->args[i];
      if (arg->arg_type == SIMD_CLONE_ARG_TYPE_VECTOR)
	args.safe_push (lanes_of_vectors (b, arg));
      else if (arg->arg_type == SIMD_CLONE_ARG_TYPE_UNIFORM)
	args.safe_push (next_parameter (b));
      else if (arg->arg_type == SIMD_CLONE_ARG_TYPE_MASK)
	{
	  args.safe_insert (0, lanes_of_mask (b));
	  break;
	}
      else
	args.safe_push (lanes_of_first (b, arg));
    }
  if (!VOID_TYPE_P (TREE_TYPE (result)))
    {
      tree type = TREE_TYPE (b->clone->origin->decl);
      var = make_lanes (b, TYPE_MAIN_VARIANT (TREE_TYPE (type)));
      args.safe_push (build_fold_addr_expr (lane_of (var, 0)));
    }
  append (b, gimple_build_call_vec (made->decl, args));
  tree value = NULL_TREE;
  if (var && is_gimple_reg_type (TREE_TYPE (result)))
    {
      value = make_ssa_name (TYPE_MAIN_VARIANT (TREE_TYPE (result)));
      append (b, gimple_build_assign (value, bytes_of (var, TREE_TYPE (result),
						       0)));
    }
  else if (var)
    {
      append (b, gimple_build_assign (result, bytes_of (var,
							TREE_TYPE (result),
							0)));
      value = result;
    }
  append (b, gimple_build_return (value));
}

/* Give NODE, a variant of ORIGIN, its body.  */

static void
make_variant (cgraph_node *node, cgraph_node *origin)
{
  variant_body b;
  cgraph_node *made = instance_for (node, origin);
  node->remove_callees ();
  node->remove_all_references ();
  push_cfun (cfun);
  basic_block bb = init_lowered_empty_function
		     (node->decl, true, profile_count::uninitialized ());
  b.clone = node->simdclone;
  b.at = gsi_last_bb (bb);
  b.lanes = node->simdclone->simdlen.to_constant ();
  b.param = DECL_ARGUMENTS (node->decl);
  b.loc = DECL_SOURCE_LOCATION (origin->decl);
  fill_body (&b, node, made);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  if (flag_checking)
    verify_gimple_in_cfg (cfun, true);
  cgraph_edge::rebuild_edges ();
  pop_cfun ();
  transform_later (made);
  /* Only the vectorizer will call it.  Passes that look at all calls of a
     function must not take it for one that has none.  */
  node->force_output = true;
  node->local = false;
}

void
make_simd_variants (void)
{
  cgraph_node *node;
  auto_vec<cgraph_node *> functions;
  /* With -flto variants are not streamed: GCC makes them in the link.  */
  if (!ripple_make_simd_clones || flag_generate_lto)
    return;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (!node->alias && !node->thunk && node->get_fun ()
	&& gimple_in_ssa_p (node->get_fun ()) && !mentions_ripple_p (node)
	&& inlinable_p (node->decl)
	&& lookup_attribute ("omp declare simd", DECL_ATTRIBUTES (node->decl)))
      functions.safe_push (node);
  for (unsigned i = 0; i < functions.length (); i++)
    {
      expand_simd_clones (functions[i]);
      for (node = functions[i]->simd_clones; node;
	   node = node->simdclone->next_clone)
	{
	  tree attributes = DECL_ATTRIBUTES (node->decl);
	  DECL_ATTRIBUTES (node->decl)
	    = remove_attribute ("omp declare simd", attributes);
	  if (can_make_p (node->simdclone))
	    make_variant (node, functions[i]);
	}
    }
}
