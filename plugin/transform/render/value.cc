/* Operands in the form that a statement needs.

   Uniform and affine operands become vectors only here, where one is asked
   for; a vector that a block has once computed is used again in the block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/masks/masks.h"
#include "transform/render/render-private.h"

void
value_new_block (void)
{
  rendering->cache.truncate (0);
}

static lanes *
look_up (tree op, const struct shape *s, unsigned es, tree elt = NULL_TREE)
{
  vec<cached_value> &cache = rendering->cache;
  for (unsigned i = 0; i < cache.length (); i++)
    if (cache[i].op == op && cache[i].es == es && cache[i].elt == elt
	&& shape_equal_p (&cache[i].shape, s))
      return cache[i].value;
  return NULL;
}

static lanes *
remember (tree op, const struct shape *s, unsigned es, lanes *v,
	  tree elt = NULL_TREE)
{
  cached_value c = { op, *s, es, elt, v };
  rendering->cache.safe_push (c);
  return v;
}

tree
value_wide_type (void)
{
  return build_nonstandard_integer_type (64, 1);
}

tree
value_base_type (tree name)
{
  tree type = TREE_TYPE (name);
  if (POINTER_TYPE_P (type))
    return type;
  const struct affine *a = overlay_info (name)->affine;
  if (a->exact || TYPE_PRECISION (type) == 64)
    return value_wide_type ();
  return unsigned_type_for (type);
}

tree
value_base (emitter *e, tree op, tree type)
{
  tree c = op, own = TREE_TYPE (op);
  location_t loc = e->loc;
  if (varying_p (op))
    {
      c = rendered_as (op)->base;
      gcc_assert (c);
      /* No position: the lane there may be off, and its address outside of an
	 array, of which GCC would warn.  */
      if (POINTER_TYPE_P (TREE_TYPE (c)))
	loc = UNKNOWN_LOCATION;
      if (POINTER_TYPE_P (own))
	own = TREE_TYPE (c);
      /* A base that is narrower than 64 bits is the value in its own type.  */
      else if (TYPE_PRECISION (TREE_TYPE (c)) < 64)
	c = gimple_convert (&e->seq, e->loc, own, c);
    }
  if (POINTER_TYPE_P (type) && !POINTER_TYPE_P (TREE_TYPE (c)))
    c = gimple_convert (&e->seq, loc, sizetype, c);
  else if (!POINTER_TYPE_P (type) && POINTER_TYPE_P (TREE_TYPE (c)))
    c = gimple_convert (&e->seq, loc, sizetype, c);
  return gimple_convert (&e->seq, loc, type, c);
}

/* The polynomial P as a scalar of TYPE.  */

static tree
poly_tree (emitter *e, const struct poly *p, tree type)
{
  tree sum = NULL_TREE;
  for (unsigned i = 0; i < p->n; i++)
    {
      mpz_t low;
      mpz_init (low);
      mpz_fdiv_r_2exp (low, p->term[i].coef, 64);
      unsigned HOST_WIDE_INT c = 0;
      mpz_export (&c, NULL, -1, sizeof c, 0, 0, low);
      mpz_clear (low);
      tree t = build_int_cst_type (type, c);
      for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
	t = gimple_build (&e->seq, e->loc, MULT_EXPR, type, t,
			  value_base (e, ssa_name (p->term[i].sym[k]), type));
      sum = sum ? gimple_build (&e->seq, e->loc, PLUS_EXPR, type, sum, t) : t;
    }
  return sum;
}

void
value_strides (emitter *e, const struct affine *a, tree type, tree *stride)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    stride[d] = poly_zero_p (&a->stride[d]) ? NULL_TREE
		: poly_tree (e, &a->stride[d], type);
}

/* The value of OP, kept as one scalar per index of dimensions 1 and up, in
   shape S.  */

static lanes *
rows_lanes (emitter *e, tree op, tree elt, const struct shape *s)
{
  const struct shape *own = overlay_shape (op);
  tree *rows = rendered_as (op)->rows;
  if (shape_scalable_p (s))
    {
      lanes *v = lanes_from_scalars (e, elt, shape_lanes (own),
				     rows);
      return lanes_broadcast (e, v, own, s);
    }
  unsigned n = shape_lanes (s);
  struct lanemap map;
  lanemap_broadcast (&map, own, s);
  lanes *v = lanes_new (elt, 0, n);
  for (unsigned p = 0; p < v->nparts; p++)
    {
      unsigned first = p * v->width, last = MIN (n, first + v->width);
      bool same = true;
      for (unsigned k = first + 1; k < last; k++)
	same &= map.from[k] == map.from[first];
      if (!same)
	{
	  auto_vec<tree> each;
	  for (unsigned k = 0; k < n; k++)
	    each.safe_push (rows[map.from[k]]);
	  v = lanes_from_scalars (e, elt, n, each.address ());
	  break;
	}
      v->part[p] = lanes_splat (e, elt, 0, n,
				rows[map.from[first]])->part[0];
    }
  lanemap_clear (&map);
  return v;
}

/* If the prefix mask M, seen by operations of shape S, is still a prefix of
   the flattened lanes, the number of lanes per lane of the mask; else 0.  */

static poly_uint64
prefix_scale (tree m, const struct shape *s)
{
  const struct shape *own = overlay_shape (m);
  struct shape inner = shape_scalar ();
  unsigned d = 0;
  if (!rendered_as (m)->count)
    return 0;
  for (; d < SHAPE_RANK && extent_one_p (&own->dim[d]); d++)
    inner.dim[d] = s->dim[d];
  for (; d < SHAPE_RANK; d++)
    if (!extent_equal_p (&own->dim[d], &s->dim[d]))
      return 0;
  return lanes_of_shape (&inner);
}

/* The prefix X as a mask whose first lanes are on, SCALE times as many.  */

static lanes_mask
prefix_mask (emitter *e, const rendered *x, poly_uint64 scale)
{
  lanes_mask r = { lanes_mask::PREFIX, x->count, x->lo, x->hi, NULL };
  tree type = TREE_TYPE (x->count);
  if (known_eq (scale, 1u))
    return r;
  r.count = gimple_build (&e->seq, e->loc, MULT_EXPR, type, r.count,
			  build_int_cst (type, poly_int64 (scale)));
  /* Bounds are of no use where the number of lanes is not known.  */
  r.lo *= lanes_least (scale);
  r.hi *= lanes_least (scale);
  return r;
}

/* True if the mask M is held as the number of its first lanes that are on.  */

static bool
prefix_p (tree m)
{
  return overlay_info (m)->flags & VALUE_PREFIX && rendered_as (m)->count;
}

/* The uniform operand OP as the value of lanes.  A variable that nobody has
   set is 0: a selection computed as  a ^ (m & (a ^ b))  takes one value A, but
   for GCC each use of such a variable may be another.  */

static tree
uniform_operand (tree op)
{
  return no_value_p (op) ? build_zero_cst (TREE_TYPE (op)) : op;
}

static lanes *
boolean_lanes (emitter *e, tree op, const struct shape *s, unsigned es)
{
  poly_uint64 n = lanes_of_shape (s);
  if (!varying_p (op))
    return lanes_splat (e, boolean_type_node, es ? es : 4, n,
			uniform_operand (op));
  const struct shape *own = overlay_shape (op);
  rendered *x = rendered_as (op);
  if (x->count)
    {
      poly_uint64 scale = x->rest ? 0 : prefix_scale (op, s);
      if (maybe_ne (scale, 0u))
	{
	  lanes_mask k = prefix_mask (e, x, scale);
	  return lanes_prefix (e, k.count, k.lo, k.hi, es ? es : 4, n);
	}
      lanes *v = lanes_prefix (e, x->count, x->lo, x->hi, es ? es : 4,
			       lanes_of_shape (own));
      if (x->rest)
	v = lanes_unary (e, BIT_NOT_EXPR, v);
      return lanes_broadcast (e, v, own, s);
    }
  lanes *v = x->value;
  gcc_assert (v);
  if (es && v->es != es)
    v = lanes_mask_resize (e, v, es);
  return lanes_broadcast (e, v, own, s);
}

/* The narrow lanes of OP in lane order.  */

static lanes *
in_order (emitter *e, tree op)
{
  lanes *v = rendered_as (op)->narrow;
  return overlay_info (op)->flags & VALUE_DEINTERLEAVED
	 ? lanes_in_order (e, v) : v;
}

lanes *
value_lanes (emitter *e, tree op, const struct shape *s, unsigned es)
{
  lanes *v = look_up (op, s, es);
  if (v)
    return v;
  tree elt = lanes_element_type (TREE_TYPE (op));
  poly_uint64 n = lanes_of_shape (s);
  if (TREE_CODE (elt) == BOOLEAN_TYPE)
    return remember (op, s, es, boolean_lanes (e, op, s, es));
  if (!varying_p (op))
    return remember (op, s, es, lanes_splat (e, elt, 0, n,
					    uniform_operand (op)));
  value_info *info = overlay_info (op);
  rendered *x = rendered_as (op);
  if (info->affine)
    {
      tree stride[SHAPE_RANK];
      value_strides (e, info->affine, value_wide_type (), stride);
      return remember (op, s, es,
		       lanes_series (e, elt, s, x->base, stride));
    }
  if (x->rows)
    return remember (op, s, es, rows_lanes (e, op, elt, s));
  if (x->narrow)
    {
      v = lanes_convert (e, in_order (e, op), elt);
      return remember (op, s, es, lanes_broadcast (e, v, &info->shape, s));
    }
  gcc_assert (x->value);
  if (shape_equal_p (&info->shape, s))
    return x->value;
  return remember (op, s, es, lanes_broadcast (e, x->value, &info->shape, s));
}

tree
value_held_type (tree op)
{
  if (!varying_p (op))
    return NULL_TREE;
  value_info *info = overlay_info (op);
  return info->affine ? NULL_TREE
	 : rendered_as (op)->narrow ? rendered_as (op)->narrow->elt
	 : lanes_element_type (TREE_TYPE (op));
}

lanes *
value_lanes_held (emitter *e, tree op, const struct shape *s)
{
  value_info *info = varying_p (op) ? overlay_info (op) : NULL;
  if (!info || !rendered_as (op)->narrow)
    return value_lanes (e, op, s);
  return lanes_broadcast (e, in_order (e, op), &info->shape, s);
}

/* True if the value of INFO is none but those of the unsigned type of ELT's
   bits.  */

static bool
value_fits_p (const value_info *info, tree elt)
{
  return (INTEGRAL_TYPE_P (elt) && info->bits
	  && info->bits <= TYPE_PRECISION (elt));
}

lanes *
value_lanes_as (emitter *e, tree op, const struct shape *s, tree elt)
{
  poly_uint64 n = lanes_of_shape (s);
  if (types_compatible_p (elt, lanes_element_type (TREE_TYPE (op))))
    return value_lanes (e, op, s);
  lanes *v = look_up (op, s, 0, elt);
  if (v)
    return v;
  value_info *info = varying_p (op) ? overlay_info (op) : NULL;
  if (!info)
    v = lanes_splat (e, elt, 0, n,
		     gimple_convert (&e->seq, e->loc, elt,
				     uniform_operand (op)));
  else if (info->affine)
    {
      tree stride[SHAPE_RANK];
      value_strides (e, info->affine, value_wide_type (), stride);
      v = lanes_series (e, elt, s, rendered_as (op)->base, stride);
    }
  else if (info->flags & VALUE_DEINTERLEAVED && shape_equal_p (&info->shape, s)
	   && (2 * TYPE_PRECISION (elt)
	       == TYPE_PRECISION (rendered_as (op)->narrow->elt)))
    v = lanes_merge (e, rendered_as (op)->narrow, elt,
		     value_fits_p (info, elt));
  else
    v = lanes_convert_fitting (e, value_lanes_held (e, op, s), elt,
			       value_fits_p (info, elt));
  return remember (op, s, 0, v, elt);
}

lanes *
value_lanes_deinterleaved (emitter *e, tree op, const struct shape *s,
			   tree elt)
{
  enum { SPLIT = 2 };
  if (!varying_p (op))
    return value_lanes_as (e, op, s, elt);
  value_info *info = overlay_info (op);
  if (info->flags & VALUE_DEINTERLEAVED)
    return lanes_view (e, rendered_as (op)->narrow, elt);
  lanes *v = look_up (op, s, SPLIT, elt);
  if (!v)
    v = remember (op, s, SPLIT,
		  lanes_deinterleave (e, value_lanes_held (e, op, s), elt),
		  elt);
  return v;
}

/* The mask of a remainder inside remainders is a box.  Set PREFIX[d] to the
   prefix along each dimension, null where all lanes are on; false if M (null:
   all lanes) is no box.  */

static bool
mask_box (tree m, rendered **prefix)
{
  if (!m)
    return true;
  value_info *info = overlay_info (m);
  if (prefix_p (m))
    {
      unsigned d = shape_rank (&info->shape) - 1;
      struct shape one = shape_scalar ();
      one.dim[d] = info->shape.dim[d];
      if (prefix[d] || !shape_equal_p (&one, &info->shape))
	return false;
      prefix[d] = rendered_as (m);
      return true;
    }
  return info->cond && !info->negated && varying_p (info->cond)
	 && mask_box (info->parent, prefix) && mask_box (info->cond, prefix);
}

/* The box PREFIX as seen by accesses of shape S: dimensions that S lacks have
   some lane on.  */

static lanes_mask
box_mask (emitter *e, rendered **prefix, const struct shape *s, unsigned es)
{
  lanes_mask r = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  struct shape inner = shape_scalar ();
  unsigned rank = shape_rank (s);
  for (unsigned d = 0; d < rank; d++)
    {
      bool wide = !extent_one_p (&s->dim[d]);
      if (wide && prefix[d] && d + 1 == rank
	  && r.kind == lanes_mask::ALL)
	r = prefix_mask (e, prefix[d], lanes_of_shape (&inner));
      else if (wide && prefix[d])
	{
	  struct shape one = shape_scalar ();
	  one.dim[d] = s->dim[d];
	  lanes *v = lanes_prefix (e, prefix[d]->count, prefix[d]->lo,
				   prefix[d]->hi, es, lanes_of_shape (&one));
	  v = lanes_broadcast (e, v, &one, s);
	  r.m = r.m ? lanes_binary (e, BIT_AND_EXPR, r.m, v, NULL) : v;
	  r.kind = lanes_mask::LANES;
	  r.partial = true;
	}
      inner.dim[d] = s->dim[d];
    }
  return r;
}

lanes_mask
value_mask (emitter *e, tree m, const struct shape *s, unsigned es)
{
  lanes_mask r = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  rendered *prefix[SHAPE_RANK] = {};
  if (!m)
    return r;
  if (mask_box (m, prefix))
    return box_mask (e, prefix, s, es);
  const struct shape *from = overlay_shape (m);
  uint64_t dims = 0;
  struct shape left = *from;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&from->dim[d]) && extent_one_p (&s->dim[d]))
      dims |= 1u << d;
  left = shape_reduce (from, dims);
  if (prefix_p (m))
    {
      if (dims && shape_scalar_p (&left)
	  && overlay_info (m)->flags & VALUE_NONEMPTY)
	return r;
      poly_uint64 scale = 0;
      if (!dims)
	scale = prefix_scale (m, s);
      if (maybe_ne (scale, 0u))
	return prefix_mask (e, rendered_as (m), scale);
    }
  r.kind = lanes_mask::LANES;
  if (!dims)
    {
      r.m = value_lanes (e, m, s, es);
      return r;
    }
  lanes *v = value_lanes (e, m, from, es);
  tree scalar = NULL_TREE;
  v = lanes_reduce (e, REDUCE_OR, v, from, dims, NULL, &scalar);
  r.m = v ? lanes_broadcast (e, v, &left, s)
	: lanes_splat (e, boolean_type_node, es, lanes_of_shape (s), scalar);
  return r;
}

bool
value_first_lanes (emitter *e, tree m, const struct shape *s,
		   lanes_mask *first)
{
  while (m && varying_p (m) && !rendered_as (m)->count)
    {
      value_info *info = overlay_info (m);
      if (info->parent || info->negated || !info->cond)
	return false;
      m = info->cond;
    }
  if (!m || !varying_p (m) || prefix_p (m) || rendered_as (m)->rest)
    return false;
  poly_uint64 scale = prefix_scale (m, s);
  if (known_eq (scale, 0u))
    return false;
  *first = prefix_mask (e, rendered_as (m), scale);
  return true;
}

lanes *
value_mask_lanes (emitter *e, tree m, const struct shape *s, unsigned es)
{
  lanes_mask k = value_mask (e, m, s, es);
  switch (k.kind)
    {
    case lanes_mask::ALL:
      return NULL;
    case lanes_mask::PREFIX:
      return lanes_prefix (e, k.count, k.lo, k.hi, es, lanes_of_shape (s));
    default:
      return k.m;
    }
}

void
define_uniform (emitter *e, tree lhs, tree value)
{
  gassign *g = gimple_build_assign (lhs, gimple_convert (&e->seq, e->loc,
							 TREE_TYPE (lhs),
							 value));
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
}
