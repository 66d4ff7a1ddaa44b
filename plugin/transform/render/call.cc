/* Calls: which of the ripple_* functions it is, and whether any other has a
   vector form (builtins.cc) or is called lane by lane (serial-call.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/shapes.h"
#include "analysis/shuffle.h"
#include "transform/render/render-private.h"
#include "report/report.h"
#include "emit/lanes.h"
#include "emit/value/parts.h"

static uint64_t
constant_argument (gcall *call, unsigned i)
{
  return tree_to_uhwi (constant_value (gimple_call_arg (call, i)));
}

static void
render_reduce (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);
  enum reduce_op op = REDUCE_ADD;
  ripple_api_call (call, &op);
  const struct shape *s = overlay_shape (x);
  uint64_t dims = constant_argument (call, 0);
  if (!varying_p (x))
    {
      define_uniform (e, lhs, x);
      return;
    }
  lanes *v = value_lanes (e, x, s);
  lanes *m = value_mask_lanes (e, mask, s, v->es);
  tree scalar = NULL_TREE;
  lanes *r = lanes_reduce (e, op, v, s, dims, m, &scalar);
  if (r)
    rendered_as (lhs)->value = r;
  else
    define_uniform (e, lhs, scalar);
}

static void
render_ordered_add (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), start = gimple_call_arg (call, 1);
  tree x = gimple_call_arg (call, 2), scalar;
  /* A scalar is one lane, which is on.  */
  const struct shape *s = overlay_shape (x), *to = overlay_shape (lhs);
  lanes *v = value_lanes (e, x, s);
  lanes *m = varying_p (x) ? value_mask_lanes (e, mask, s, v->es) : NULL;
  lanes *r = lanes_add_in_order (e, value_lanes (e, start, to), v, s,
				 constant_argument (call, 0), m, &scalar);
  if (r)
    rendered_as (lhs)->value = r;
  else
    define_uniform (e, lhs, scalar);
}

static void
render_scan (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);
  enum reduce_op op = REDUCE_ADD;
  bool exclusive = ripple_api_call (call, &op) == API_EXCLUSIVE_SCAN;
  const struct shape *s = overlay_shape (x);
  uint64_t dims = constant_argument (call, 0);
  if (!varying_p (x))
    {
      tree elt = lanes_element_type (TREE_TYPE (lhs));
      define_uniform (e, lhs, exclusive ? lanes_scan_start (op, elt) : x);
      return;
    }
  lanes *v = value_lanes (e, x, s);
  lanes *m = value_mask_lanes (e, mask, s, v->es);
  rendered_as (lhs)->value
    = lanes_scan (e, op, v, s, dims ? ctz_hwi (dims) : 0, exclusive, m);
}

/* The mask of CALL, a compression of lanes of shape S of ES bytes, in the
   lanes that are on in MASK.  *ON: these, null if they are all or the
   first.  */

static lanes *
compress_mask (emitter *e, gcall *call, const struct shape *s, unsigned es,
	       tree mask, lanes **on)
{
  lanes *m = value_lanes (e, gimple_call_arg (call, 0), s, es);
  lanes *active = value_mask_lanes (e, mask, s, es);
  if (on)
    *on = value_mask (e, mask, s, es).kind == lanes_mask::LANES ? active
	  : NULL;
  return active ? lanes_binary (e, BIT_AND_EXPR, lanes_mask_resize (e, m, es),
				lanes_mask_resize (e, active, es), NULL) : m;
}

/* Lanes that are off are left out: the first lanes are the first ones that are
   on.  */

static void
render_compress (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);
  bool expand = ripple_api_call (call) == API_EXPAND;
  const struct shape *s = overlay_shape (lhs);
  lanes *on, *v = value_lanes (e, x, s);
  if (!varying_p (lhs))
    {
      tree m = scalar_boolean (e, gimple_call_arg (call, 0));
      define_uniform (e, lhs, gimple_build (&e->seq, e->loc, COND_EXPR,
					    TREE_TYPE (lhs), m, x,
					    build_zero_cst (TREE_TYPE (lhs))));
      return;
    }
  lanes *m = compress_mask (e, call, s, v->es, mask, &on);
  if (expand && on)
    v = lanes_compress (e, on, v);
  v = expand ? lanes_expand (e, m, v) : lanes_compress (e, m, v);
  if (!expand && on)
    v = lanes_expand (e, on, v);
  rendered_as (lhs)->value = v;
}

static void
render_compressed (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), m = gimple_call_arg (call, 0);
  tree x = gimple_call_arg (call, 1);
  struct shape s = *overlay_shape (m);
  unsigned dim;
  shape_join (&s, &s, overlay_shape (x), &dim);
  if (shape_scalar_p (&s))
    {
      define_uniform (e, lhs, scalar_boolean (e, m));
      return;
    }
  unsigned es = lanes_bytes (lanes_element_type (TREE_TYPE (x)));
  define_uniform (e, lhs,
		  lanes_mask_count (e, compress_mask (e, call, &s, es, mask,
						      NULL)));
}

/* What INDEX was before it was extended.  */

static tree
short_index (tree index)
{
  gimple *def = TREE_CODE (index) == SSA_NAME ? SSA_NAME_DEF_STMT (index)
		: NULL;
  if (!def || !gimple_assign_cast_p (def))
    return index;
  tree from = gimple_assign_rhs1 (def);
  return (value_integer_p (from)
	  && (TYPE_PRECISION (TREE_TYPE (from))
	      < TYPE_PRECISION (TREE_TYPE (index)))
	  ? from : index);
}

static void
render_permute (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);
  tree index = short_index (gimple_call_arg (call, 1));
  const struct shape *from = overlay_shape (x), *to = overlay_shape (lhs);
  if (!varying_p (x))
    {
      if (varying_p (lhs))
	rendered_as (lhs)->value = value_lanes (e, x, to);
      else
	define_uniform (e, lhs, x);
      return;
    }
  lanes *v = value_lanes (e, x, from);
  if (!varying_p (lhs))
    {
      define_uniform (e, lhs, lanes_lane (e, v, gimple_call_arg (call, 1)));
      return;
    }
  lanes *i = lanes_wrap_index (e, value_lanes (e, index, to), v->n, v->es);
  rendered_as (lhs)->value = lanes_look_up (e, v, i);
}

/* True if nothing but branches use NAME.  */

static bool
only_branches_p (tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    if (gimple_code (USE_STMT (use)) != GIMPLE_COND
	&& !is_gimple_debug (USE_STMT (use)))
      return false;
  return true;
}

/* What is asked of the lanes of a mask that are on in MASK.  */

static void
render_query (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call), type = TREE_TYPE (lhs), r;
  tree c = gimple_call_arg (call, 0);
  enum ripple_api api = ripple_api_call (call);
  if (!varying_p (c))
    {
      r = scalar_boolean (e, c);
      if (api == API_FIRST)
	r = part_binary (e, MINUS_EXPR, type,
			 gimple_convert (&e->seq, e->loc, type, r),
			 build_one_cst (type));
      define_uniform (e, lhs, r);
      return;
    }
  const struct shape *s = overlay_shape (c);
  lanes *m = value_lanes (e, c, s);
  lanes *active = value_mask_lanes (e, mask, s, m->es);
  if (active)
    active = lanes_mask_resize (e, active, m->es);
  if (active && api == API_ALL_LANES)
    m = lanes_binary (e, BIT_IOR_EXPR, m,
		      lanes_unary (e, BIT_NOT_EXPR, active), NULL);
  else if (active)
    m = lanes_binary (e, BIT_AND_EXPR, m, active, NULL);
  switch (api)
    {
    case API_ANY_LANE:
    case API_ALL_LANES:
      r = api == API_ANY_LANE ? lanes_any (e, m) : lanes_all (e, m);
      if (!only_branches_p (lhs))
	r = lanes_condition_value (e, m, r);
      break;
    case API_COUNT:
      r = lanes_mask_count (e, m);
      break;
    default:
      r = lanes_mask_first (e, m, type);
    }
  define_uniform (e, lhs, r);
}

/* True in every lane, which are those of the argument.  */

static void
render_on (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call);
  if (varying_p (lhs))
    rendered_as (lhs)->value
      = lanes_mask_all (1, lanes_of_shape (overlay_shape (lhs)));
  else
    define_uniform (e, lhs, boolean_true_node);
}

static void
render_same (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call);
  const struct shape *s = overlay_shape (lhs);
  lanes *r = lanes_same (e, value_lanes (e, gimple_call_arg (call, 0), s),
			 value_lanes (e, gimple_call_arg (call, 1), s));
  if (varying_p (lhs))
    rendered_as (lhs)->value = r;
  else
    define_uniform (e, lhs, lanes_extract (e, r, 0));
}

static void
render_slice (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 0);
  int64_t index[SHAPE_RANK];
  tree scalar;
  if (!varying_p (x))
    {
      define_uniform (e, lhs, x);
      return;
    }
  const struct shape *s = overlay_shape (x);
  slice_indices (call, index);
  lanes *r = lanes_slice (e, value_lanes (e, x, s), s, index, &scalar);
  if (r)
    rendered_as (lhs)->value = r;
  else
    define_uniform (e, lhs, scalar);
}

/* CALL, a shuffle of scalable lanes A and, unless null, B.  */

static lanes *
render_scalable_shuffle (emitter *e, gcall *call, lanes *a, lanes *b)
{
  struct lanemap map[MAX_VSCALE];
  unsigned wrong = shuffle_maps (call, map);
  char text[SHAPE_TEXT];
  bool table;

  lanes *r = lanes_permute_scalable (e, a, b, a->n, map, wrong, &table);
  if (table)
    {
      shape_print (overlay_shape (gimple_call_lhs (call)), text, sizeof text);
      ripple_report (e->loc, RMK_SHUFFLE_TABLE, text);
    }
  for (unsigned v = 0; v < MAX_VSCALE; v++)
    lanemap_clear (&map[v]);
  return r;
}

static void
render_shuffle (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), a = gimple_call_arg (call, 0), b;
  bool pair_p = ripple_api_call (call) == API_SHUFFLE_PAIR;
  const struct shape *s;
  struct lanemap map;
  b = pair_p ? gimple_call_arg (call, 1) : a;
  s = overlay_shape (lhs);
  if (shape_scalable_p (s))
    {
      lanes *x = value_lanes (e, a, s);
      rendered_as (lhs)->value
	= render_scalable_shuffle (e, call, x,
				   pair_p ? value_lanes (e, b, s) : NULL);
      return;
    }
  if (!shuffle_map (call, &map))
    {
      gimple_seq_add_stmt (&e->seq, gimple_build_call (builtin_decl_implicit
						       (BUILT_IN_TRAP), 0));
      define_uniform (e, lhs, a);
    }
  else if (!varying_p (lhs))
    define_uniform (e, lhs, map.from[0] == 0 ? a : b);
  else if (pair_p)
    rendered_as (lhs)->value
      = lanes_permute_pair (e, value_lanes (e, a, s), value_lanes (e, b, s),
			    &map);
  else
    rendered_as (lhs)->value = lanes_permute (e, value_lanes (e, a, s), &map);
  lanemap_clear (&map);
}

/* Compute the iteration number's condition  lane < n.  */

static void
render_prefix (emitter *e, gcall *call, tree)
{
  tree lane = gimple_call_arg (call, 0), n = gimple_call_arg (call, 1);
  tree lhs = gimple_call_lhs (call);
  value_info *info = overlay_info (lhs);
  if (!varying_p (lhs))
    {
      define_uniform (e, lhs, boolean_true_node);
      return;
    }
  if (affine_contiguous_p (overlay_info (lane)->affine, &info->shape, 1))
    {
      rendered *x = rendered_as (lhs);
      x->count = gimple_call_arg (call, 2);
      x->lo = tree_to_uhwi (gimple_call_arg (call, 3));
      x->hi = tree_to_uhwi (gimple_call_arg (call, 4));
      return;
    }
  lanes *v = value_lanes (e, lane, &info->shape);
  v = lanes_compare (e, LT_EXPR, v, lanes_splat (e, v->elt, 0, v->n, n));
  rendered_as (lhs)->value = v;
}

static void
render_any (emitter *e, gcall *call, tree)
{
  tree m = gimple_call_arg (call, 0), lhs = gimple_call_lhs (call);
  if (!varying_p (m))
    define_uniform (e, lhs, m);
  else if (overlay_info (m)->flags & VALUE_NONEMPTY)
    define_uniform (e, lhs, boolean_true_node);
  else
    define_uniform (e, lhs, lanes_any (e, value_lanes (e, m,
						       overlay_shape (m))));
}


/* In the machine such a size is made from the bytes of a vector, which are put
   in a register as a value of which GCC knows nothing: its analysis of
   dependences (initialize_matrix_A, GCC 12 to 16) crashes on indices that
   start at such a number, as in a[i + vscale].  As long as a function is
   rendered the numbers are asked for.  */

void
hide_sizes (void)
{
#if NUM_POLY_INT_COEFFS > 1
  tree type = size_type_node;
  const HOST_WIDE_INT whole = SCALABLE_BYTES;
  poly_int64 unit = poly_int64 (ripple_vscale) * whole, size, factor;
  for (unsigned i = 0; i < rendering->sizes.length (); i++)
    {
      gimple *s = SSA_NAME_DEF_STMT (rendering->sizes[i]);
      if (!poly_int_tree_p (gimple_assign_rhs1 (s), &size)
	  || !multiple_p (size * whole, unit, &factor))
	continue;
      emitter e = { NULL, gimple_location (s) };
      tree c = part_hide (&e, build_int_cst (type, unit), "=r");
      c = gimple_build (&e.seq, e.loc, MULT_EXPR, type, c,
			build_int_cst (type, factor));
      c = gimple_build (&e.seq, e.loc, RSHIFT_EXPR, type, c,
			build_int_cst (unsigned_type_node,
				       exact_log2 (whole)));
      c = gimple_convert (&e.seq, e.loc, TREE_TYPE (rendering->sizes[i]), c);
      gimple_stmt_iterator g = gsi_for_stmt (s);
      gsi_insert_seq_before (&g, e.seq, GSI_SAME_STMT);
      gimple_assign_set_rhs_from_tree (&g, c);
      update_stmt (gsi_stmt (g));
    }
#endif
}

/* What is only asked for by other statements, or is gone by now.  */

static void
render_nothing (emitter *, gcall *, tree)
{
}

/* Behind a loop that may store past the cache.  */

static void
render_fence (emitter *e, gcall *, tree)
{
  const ripple_target *target = ripple_current_target ();
  if (!target->fence)
    return;
  target->fence (e);
  rendering->fences.safe_push (gimple_seq_last_stmt (e->seq));
}

void
remove_fences (void)
{
  for (unsigned i = 0; i < rendering->fences.length (); i++)
    if (!rendering->streamed)
      {
	gimple_stmt_iterator g = gsi_for_stmt (rendering->fences[i]);
	gsi_remove (&g, true);
      }
}

static void
render_zero (emitter *e, gcall *call, tree)
{
  define_uniform (e, gimple_call_lhs (call), size_zero_node);
}

/* Sizes are constants, or that times vscale; the lane numbers of a block begin
   at 0.  */

static void
render_constant (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), c = poly_constant_value (lhs);
  define_uniform (e, lhs, c ? fold_convert (TREE_TYPE (lhs), c)
		  : build_zero_cst (TREE_TYPE (lhs)));
  if (c && TREE_CODE (c) != INTEGER_CST)
    rendering->sizes.safe_push (lhs);
}

/* One iteration a time.  */

static void
render_lane (emitter *e, gcall *call, tree)
{
  define_uniform (e, gimple_call_lhs (call), gimple_call_arg (call, 2));
}

static void
render_lane_count (emitter *e, gcall *call, tree)
{
  tree lane = gimple_call_arg (call, 0);
  gimple *marker = SSA_NAME_DEF_STMT (lane);
  gcc_assert (ripple_api_call (marker) == API_LANE);
  tree n = gimple_call_arg (marker, 3);
  tree left = gimple_build (&e->seq, e->loc, MINUS_EXPR, size_type_node, n,
			    value_base (e, lane, size_type_node));
  poly_int64 lanes = lanes_of_shape (overlay_shape (lane));
  define_uniform (e, gimple_call_lhs (call),
		  gimple_build (&e->seq, e->loc, MIN_EXPR, size_type_node,
				left, build_int_cst (size_type_node, lanes)));
}

static void
render_chunk_idx (emitter *e, gcall *call, tree)
{
  struct shape s;
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK];
  tree lane = gimple_call_arg (call, 1);
  lane_dims (call, CHUNK_DIM0, dim, extent, &s);
  poly_int64 size = lanes_of_shape (&s);
  tree c = value_base (e, lane, size_type_node);
  if (varying_p (lane))
    c = gimple_build (&e->seq, e->loc, TRUNC_DIV_EXPR, size_type_node, c,
		      build_int_cst (size_type_node, size));
  define_uniform (e, gimple_call_lhs (call), c);
}

static void
render_broadcast (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 2);
  if (varying_p (lhs))
    rendered_as (lhs)->value = value_lanes (e, x, overlay_shape (lhs));
  else
    define_uniform (e, lhs, x);
}

static void
render_reshape (emitter *e, gcall *call, tree)
{
  tree lhs = gimple_call_lhs (call), x = gimple_call_arg (call, 1);
  if (varying_p (lhs))
    rendered_as (lhs)->value = value_lanes (e, x, overlay_shape (x));
  else
    define_uniform (e, lhs, x);
}

/* A call of API.  */

static void
render_api_call (emitter *e, gcall *call, enum ripple_api api, tree mask)
{
  static void (*const renderers[]) (emitter *, gcall *, tree) =
  {
    NULL,	/* API_NONE */
    NULL,	/* API_UNKNOWN: refused.  */
#define RIPPLE_API(ID, NAME, PUBLIC, TYPED, LEAST, MOST, SHAPE, LANEWISE, \
		   CHECK, RENDER) \
    render_##RENDER,
#include "analysis/api.def"
#undef RIPPLE_API
  };
  if (gimple_call_lhs (call) || VOID_TYPE_P (gimple_call_return_type (call)))
    renderers[api] (e, call, mask);
}

bool
render_call (emitter *e, gcall *call, tree mask)
{
  tree lhs = gimple_call_lhs (call);
  if (enum ripple_api api = ripple_api_call (call))
    {
      render_api_call (e, call, api, mask);
      return true;
    }
  lanes *v;
  if (render_library_call (e, call, mask, &v))
    {
      if (v)
	rendered_as (lhs)->value = v;
      return true;
    }
  struct shape s = overlay_call_shape (call);
  if (shape_scalar_p (&s))
    return false;
  if (tree expected = ripple_expected_value (call))
    {
      rendered_as (lhs)->value = value_lanes (e, expected, &s);
      return true;
    }
  if (render_update (e, call, &s, mask) || render_prefetch (e, call, mask))
    return true;
  v = vector_form (e, call, &s, mask);
  if (!v && !render_simd_call (e, call, &s, mask, &v))
    v = render_serial (e, call, &s, mask);
  if (lhs && varying_p (lhs) && overlay_info (lhs)->held)
    rendered_as (lhs)->narrow = v;
  else if (lhs && varying_p (lhs))
    rendered_as (lhs)->value = v;
  return true;
}
