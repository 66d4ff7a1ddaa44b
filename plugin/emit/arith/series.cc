/* Lanes that grow by a stride along each dimension.

   INPUT	a base, a stride for each dimension of a shape
   OUTPUT	the base in all lanes, plus a constant for all strides that are
		numbers, plus a constant of coordinates times each other one

   Part I of a scalable value holds the lanes from I * width * vscale on.  No
   lane has a number that is known at compile time but those of the first
   width: coordinates are computed from the vector's own series.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/value/scalable-rows.h"

/* The vector BASE, BASE + STEP, … of TYPE; both are of its elements' type.  */

static tree
part_series (emitter *e, tree type, tree base, tree step)
{
  if (TREE_CODE (base) == INTEGER_CST && TREE_CODE (step) == INTEGER_CST)
    return build_vec_series (type, base, step);
  return part_binary (e, VEC_SERIES_EXPR, type, base, step);
}

/* STEP times FIRST, the number of a lane.  GCC does not put every multiple of
   vscale into a register as it should: such is computed from one that it does
   not look through.  */

static tree
multiple_of_step (emitter *e, tree step, tree first)
{
  tree elt = TREE_TYPE (step);
  tree r = part_binary (e, MULT_EXPR, elt, step, first);

  return large_multiple_p (r)
	 ? part_binary (e, MULT_EXPR, elt, step, part_hide (e, first, "=r"))
	 : r;
}

/* BASE + STEP * k for lane number k, N lanes of type ELT.  */

static lanes *
lane_series (emitter *e, tree elt, poly_uint64 n, tree base, tree step)
{
  lanes *r = lanes_new (elt, 0, n);
  tree type = lanes_part_type (elt, 0, n);

  base = gimple_convert (&e->seq, e->loc, elt, base);
  step = gimple_convert (&e->seq, e->loc, elt, step);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree skip = multiple_of_step (e, step, scalable_first (r, i, elt));
      r->part[i] = part_series (e, type,
				part_binary (e, PLUS_EXPR, elt, base, skip),
				step);
    }
  return r;
}

/* A OP the constant C, for unsigned integers.  */

static lanes *
with_constant (emitter *e, enum tree_code code, lanes *a, uint64_t c)
{
  lanes *b = lanes_splat (e, a->elt, a->es, a->n, build_int_cst (a->elt, c));

  return lanes_binary (e, code, a, b, NULL);
}

/* A / N or A % N (CODE), for unsigned integers.  */

static lanes *
divide_lanes (emitter *e, enum tree_code code, lanes *a, poly_uint64 n)
{
  unsigned least = lanes_least (n);

  if (lanes_scalable_p (n))
    {
      tree c = scalable_amount (e, a->elt, n);

      return lanes_binary (e, code, a,
			   lanes_splat (e, a->elt, a->es, a->n, c), NULL);
    }
  if (!pow2p_hwi (least))
    return with_constant (e, code, a, least);
  return code == TRUNC_DIV_EXPR
	 ? with_constant (e, RSHIFT_EXPR, a, exact_log2 (least))
	 : with_constant (e, BIT_AND_EXPR, a, least - 1);
}

/* Coordinate D of the lanes of S, of the unsigned type ELT.  */

static lanes *
coordinate (emitter *e, tree elt, const struct shape *s, unsigned d)
{
  poly_uint64 n = lanes_of_shape (s), inner = scalable_inner_lanes (s, d);
  /* The numbers of lanes do not fit in bytes.  */
  unsigned most = lanes_least (n) * greatest_vscale ();
  unsigned bits = most > 0xffff ? 32 : 16;
  tree type = element_bits (elt) < bits ? integer_element (bits, true) : elt;
  lanes *k = lane_series (e, type, n, build_zero_cst (type),
			  build_one_cst (type));

  if (maybe_ne (inner, 1u))
    k = divide_lanes (e, TRUNC_DIV_EXPR, k, inner);
  if (maybe_ne (scalable_inner_lanes (s, d + 1), n))
    k = divide_lanes (e, TRUNC_MOD_EXPR, k, lanes_of_extent (s->dim[d]));
  return lanes_convert (e, k, elt);
}

/* ROW, the values of the first of the ROWS of S, followed by those of the
   other rows, which differ by STRIDE.  */

static lanes *
add_rows (emitter *e, lanes *row, const struct shape *s,
	  const scalable_rows *rows, tree *stride)
{
  lanes *r = lanes_new (row->elt, row->es, lanes_of_shape (s));
  uint64_t index[SHAPE_RANK];

  for (unsigned i = 0; i < rows->count; i++)
    {
      tree sum = NULL_TREE;
      lanes *v = row;

      scalable_row_index (s, rows, i, index);
      for (unsigned d = rows->dim + 1; d < SHAPE_RANK; d++)
	if (stride[d] && index[d])
	  {
	    tree x = gimple_convert (&e->seq, e->loc, row->elt, stride[d]);

	    x = part_binary (e, MULT_EXPR, row->elt, x,
			     build_int_cst (row->elt, index[d]));
	    sum = sum ? part_binary (e, PLUS_EXPR, row->elt, sum, x) : x;
	  }
      if (sum)
	v = lanes_binary (e, PLUS_EXPR, row,
			  lanes_splat (e, row->elt, 0, row->n, sum), NULL);
      for (unsigned q = 0; q < rows->parts; q++)
	r->part[i * rows->parts + q] = v->part[q];
    }
  return r;
}

lanes *
scalable_series (emitter *e, tree elt, const struct shape *s, tree base,
		 tree *stride)
{
  poly_uint64 n = lanes_of_shape (s);
  tree num = integer_element (element_bits (elt), true);
  lanes *r = NULL;
  scalable_rows rows;

  scalable_find_rows (s, element_bits (elt) / BITS_PER_UNIT, &rows);
  if (rows.whole && rows.count > 1)
    {
      lanes *row = scalable_series (e, num, &rows.row, base, stride);

      return lanes_view (e, add_rows (e, row, s, &rows, stride), elt);
    }
  if (POINTER_TYPE_P (TREE_TYPE (base)))
    base = gimple_convert (&e->seq, e->loc, sizetype, base);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (stride[d] && s->dim[d].scalable
	&& s->dim[d].fixed == shape_least_lanes (s))
      return lanes_view (e, lane_series (e, num, n, base, stride[d]), elt);
  r = lanes_splat (e, num, 0, n, gimple_convert (&e->seq, e->loc, num, base));
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (stride[d] && !extent_one_p (&s->dim[d]))
      {
	tree step = gimple_convert (&e->seq, e->loc, num, stride[d]);
	lanes *id = coordinate (e, num, s, d);

	id = lanes_binary (e, MULT_EXPR, id,
			   lanes_splat (e, num, 0, n, step), NULL);
	r = lanes_binary (e, PLUS_EXPR, r, id, NULL);
      }
  return lanes_view (e, r, elt);
}

lanes *
lanes_series (emitter *e, tree elt, const struct shape *s, tree base,
	      tree *stride)
{
  if (shape_scalable_p (s))
    return scalable_series (e, elt, s, base, stride);

  unsigned n = shape_lanes (s), es = element_bits (elt) / 8;
  tree num = integer_element (es * 8, true);
  auto_vec<tree> fixed (n);
  lanes *r, *moving = NULL;
  uint64_t index[SHAPE_RANK];

  /* The strides that are numbers become one constant, the others one
     constant of coordinates each.  */
  for (unsigned k = 0; k < n; k++)
    {
      wide_int sum = wi::zero (es * 8);

      shape_unflatten (s, k, index);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	if (stride[d] && TREE_CODE (stride[d]) == INTEGER_CST)
	  sum += wi::to_wide (fold_convert (num, stride[d])) * index[d];
      fixed.quick_push (wide_int_to_tree (num, sum));
    }
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (stride[d] && TREE_CODE (stride[d]) != INTEGER_CST
	&& !extent_one_p (&s->dim[d]))
      {
	auto_vec<tree> id (n);
	lanes *term;
	tree step = stride[d];

	for (unsigned k = 0; k < n; k++)
	  {
	    shape_unflatten (s, k, index);
	    id.quick_push (build_int_cst (num, index[d]));
	  }
	if (POINTER_TYPE_P (TREE_TYPE (step)))
	  step = gimple_convert (&e->seq, e->loc,
				 lanes_element_type (TREE_TYPE (step)), step);
	term = lanes_binary (e, MULT_EXPR, lanes_constant (num, n, id),
			     lanes_splat (e, num, es, n, step), NULL);
	moving = moving ? lanes_binary (e, PLUS_EXPR, moving, term, NULL)
			: term;
      }
  if (POINTER_TYPE_P (TREE_TYPE (base)))
    base = gimple_convert (&e->seq, e->loc,
			   lanes_element_type (TREE_TYPE (base)), base);
  r = lanes_binary (e, PLUS_EXPR, lanes_splat (e, num, es, n, base),
		    lanes_constant (num, n, fixed), NULL);
  if (moving)
    r = lanes_binary (e, PLUS_EXPR, r, moving, NULL);
  return lanes_view (e, r, elt);
}
