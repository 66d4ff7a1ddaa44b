/* Lanes in vectors whose length is known only at run time.

   INPUT	16 * vscale lanes of 4 bytes: four parts of 4 * vscale lanes
   OUTPUT	what generic vectors of variable length, and the internal
		functions that know predicates, can say

   Part I of a value holds the lanes from I * width * vscale on.  No lane has
   a number that is known at compile time but those of the first width, so
   what moves lanes by tables is not here.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "lanes-private.h"

#if NUM_POLY_INT_COEFFS > 1
const poly_uint64 ripple_vscale (1, 1);
#else
const poly_uint64 ripple_vscale (1);
#endif

poly_uint64
ripple_current_vscale (void)
{
  machine_mode mode = targetm.vectorize.preferred_simd_mode (SImode);
  const ripple_target *target = ripple_current_target ();

  if (lanes_emulate)
    return 1;
  if (target->scalable_p
      ? !target->scalable_p ()
      : !VECTOR_MODE_P (mode) || GET_MODE_SIZE (mode).is_constant ())
    return ripple_native_bytes (4) / SCALABLE_BYTES;
  return ripple_vscale;
}

tree
scalable_first (const lanes *a, unsigned part, tree type)
{
  poly_uint64 width = lanes_part_lanes (a->es, a->n);

  return build_int_cst (type, poly_int64 (width) * part);
}

tree
scalable_end_mask (emitter *e, const lanes *a, unsigned part)
{
  if ((part + 1) * a->width <= lanes_least (a->n))
    return NULL_TREE;

  tree count = build_int_cst (sizetype, poly_int64 (a->n));
  return scalable_prefix (e, count, a->es, a->n)->part[part];
}

/* The vector BASE, BASE + STEP, … of TYPE; both are of its elements' type.  */

static tree
part_series (emitter *e, tree type, tree base, tree step)
{
  if (TREE_CODE (base) == INTEGER_CST && TREE_CODE (step) == INTEGER_CST)
    return build_vec_series (type, base, step);
  return part_binary (e, VEC_SERIES_EXPR, type, base, step);
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
      tree skip = part_binary (e, MULT_EXPR, elt, step,
			       scalable_first (r, i, elt));
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
  unsigned most = lanes_least (n) * (LONGEST_SCALABLE_BYTES / SCALABLE_BYTES);
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

/* The mask M as TYPE, of as many lanes.  */

static tree
view_mask (emitter *e, tree type, tree m)
{
  m = part_view (e, type, m);
#if defined (GCC_AARCH64_H)
  if (!SELECTION_KNOWS_OTHER_SIZES && TREE_CODE (m) == SSA_NAME)
    m = part_hide (e, m, "=Upa");
#endif
  return m;
}

lanes *
scalable_mask_resize (emitter *e, lanes *m, unsigned es)
{
  lanes *from = m;

  while (m->es != es)
    {
      unsigned next = m->es < es ? m->es * 2 : m->es / 2;
      lanes *r = lanes_new (boolean_type_node, next, m->n);
      tree type = lanes_part_type (boolean_type_node, next, m->n);

      for (unsigned i = 0; i < r->nparts; i++)
	if (r->width == m->width)
	  r->part[i] = view_mask (e, type, m->part[i]);
	else if (r->width > m->width)
	  {
	    tree low = m->part[2 * i];
	    tree high = m->part[MIN (2 * i + 1, m->nparts - 1)];
	    r->part[i] = part_binary (e, VEC_PACK_TRUNC_EXPR, type, low, high);
	  }
	else
	  r->part[i] = part_unary (e, i % 2 ? VEC_UNPACK_HI_EXPR
					    : VEC_UNPACK_LO_EXPR,
				   type, m->part[i / 2]);
      m = r;
    }
  lengths_note_resized (e, m, from);
  return m;
}

/* The parts of R, the mask of the lanes before COUNT, by comparisons.  */

static void
compare_prefix (emitter *e, tree count, lanes *r)
{
  tree num = integer_element (32, true), ct = TREE_TYPE (count);
  tree type = part_vector_type (num, lanes_part_lanes (r->es, r->n));
  tree mask = lanes_part_type (boolean_type_node, r->es, r->n), limit;

  count = part_binary (e, MIN_EXPR, ct, count,
		       build_int_cst (ct, poly_int64 (r->n)));
  limit = part_splat (e, type, count);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      tree first = part_splat (e, type, scalable_first (r, i, num));
      tree k = build_vec_series (type, build_zero_cst (num),
				 build_one_cst (num));
      if (i)
	k = part_binary (e, PLUS_EXPR, type, k, first);
      r->part[i] = part_view (e, mask, part_compare (e, LT_EXPR, k, limit));
    }
}

lanes *
scalable_prefix (emitter *e, tree count, unsigned es, poly_uint64 n)
{
  lanes *r = lanes_new (boolean_type_node, es, n);
  tree type = lanes_part_type (boolean_type_node, es, n);
  tree ct = TREE_TYPE (count), zero = build_zero_cst (type);

  if (TYPE_PRECISION (ct) < 32 || TYPE_PRECISION (ct) > 64)
    {
      ct = integer_element (64, true);
      count = gimple_convert (&e->seq, e->loc, ct, count);
    }
  if (scalable_groups_p ())
    {
      compare_prefix (e, count, r);
      lengths_note_prefix (e, r, count);
      return r;
    }
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = gimple_build (&e->seq, e->loc, CFN_WHILE_ULT, type,
			       scalable_first (r, i, ct), count, zero);
  return r;
}

lanes *
scalable_hide (emitter *e, lanes *a)
{
  lanes *r = lanes_new (a->elt, a->es, a->n);

  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = CONSTANT_CLASS_P (a->part[i]) ? a->part[i]
		 : part_hide_vector (e, a->part[i]);
  return r;
}

/* The parts of M, which has a length, as bytes, one upon the other: not zero
   where a lane is on.  */

static tree
any_bytes (emitter *e, lanes *m, tree type)
{
  tree one = build_one_cst (type), r = build_zero_cst (type);

  for (unsigned i = 0; i < m->nparts; i++)
    {
      tree v = part_select_before (e, lengths_of_part (e, m, i), one, r);

      r = v ? v : part_select (e, m->part[i], one, r);
    }
  return r;
}

tree
scalable_any (emitter *e, lanes *m)
{
  tree v = NULL_TREE, type = TREE_TYPE (m->part[0]);
  tree num = integer_element (8, true);
  tree bytes = part_vector_type (num, TYPE_VECTOR_SUBPARTS (type));

  for (unsigned i = 0; !m->length && i < m->nparts; i++)
    {
      tree x = m->part[i], end = scalable_end_mask (e, m, i);

      if (end)
	x = part_binary (e, BIT_AND_EXPR, type, x, end);
      v = v ? part_binary (e, BIT_IOR_EXPR, type, v, x) : x;
    }
  if (!scalable_groups_p ())
    return part_binary (e, NE_EXPR, boolean_type_node, v,
			build_zero_cst (type));
  /* There is no branch on masks.  */
  v = (v ? part_select (e, v, build_one_cst (bytes), build_zero_cst (bytes))
       : any_bytes (e, m, bytes));
  v = gimple_build (&e->seq, e->loc, CFN_REDUC_IOR, num, v);
  return part_binary (e, NE_EXPR, boolean_type_node, v, build_zero_cst (num));
}

internal_fn
scalable_reduction (enum reduce_op op, tree elt)
{
  bool is_float = SCALAR_FLOAT_TYPE_P (elt);

  switch (op)
    {
    case REDUCE_ADD:
      return IFN_REDUC_PLUS;
    case REDUCE_MIN:
      return is_float ? IFN_REDUC_FMIN : IFN_REDUC_MIN;
    case REDUCE_MAX:
      return is_float ? IFN_REDUC_FMAX : IFN_REDUC_MAX;
    case REDUCE_MINIMUM:
      return is_float ? IFN_LAST : IFN_REDUC_MIN;
    case REDUCE_MAXIMUM:
      return is_float ? IFN_LAST : IFN_REDUC_MAX;
    case REDUCE_AND:
      return IFN_REDUC_AND;
    case REDUCE_OR:
      return IFN_REDUC_IOR;
    case REDUCE_XOR:
      return IFN_REDUC_XOR;
    default:
      return IFN_LAST;
    }
}

/* The lanes FIRST, FIRST + STEP, … of A and B, one behind the other; null if
   the target has no instructions for that.  */

static tree
part_step (emitter *e, tree a, tree b, unsigned first, unsigned step)
{
  tree type = TREE_TYPE (a);
  poly_uint64 width = TYPE_VECTOR_SUBPARTS (type);
  vec_perm_builder sel (width, 1, 3);

  for (unsigned i = 0; i < 3; i++)
    sel.quick_push (first + i * step);
  vec_perm_indices indices (sel, 2, width);
  if (!ripple_vec_perm_const_p (TYPE_MODE (type), indices))
    return NULL_TREE;
  tree index = build_vector_type (ssizetype, width);
  tree mask = vec_perm_indices_to_tree (index, indices);
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, b, mask);
}

/* Fold A, one part whose lanes are all wanted, by adding neighbours up until
   the longest vector that there can be has one left.  FILL: OP's identity in
   all lanes.  */

static tree
fold_neighbours (emitter *e, enum reduce_op op, lanes *a, lanes *fill)
{
  unsigned most = a->width * (LONGEST_SCALABLE_BYTES / SCALABLE_BYTES);

  for (unsigned left = most; left > 1; left /= 2)
    {
      lanes *half[2];

      for (unsigned i = 0; i < 2; i++)
	{
	  half[i] = lanes_new (a->elt, a->es, a->n);
	  half[i]->part[0] = part_step (e, a->part[0], fill->part[0], i, 2);
	}
      if (!half[0]->part[0] || !half[1]->part[0])
	scalable_split_pairs (e, a, fill, half);
      a = lanes_reduce_step (e, op, half[0], half[1]);
    }
  return lanes_extract (e, a, 0);
}

tree
scalable_reduce (emitter *e, enum reduce_op op, lanes *a)
{
  if (mask_p (a))
    {
      /* Some lane for which OP's result is not that of no lane.  */
      bool all_p = (op == REDUCE_AND || op == REDUCE_MUL || op == REDUCE_MIN
		    || op == REDUCE_MINIMUM);
      if (op == REDUCE_XOR)
	{
	  tree num = integer_element (a->es * 8, true);
	  tree x = scalable_reduce (e, op, lanes_convert (e, a, num));
	  return part_binary (e, NE_EXPR, boolean_type_node, x,
			      build_zero_cst (num));
	}
      return all_p ? lanes_all (e, a) : lanes_any (e, a);
    }

  if (half_partial_p (a->elt, a->n))
    {
      tree end = scalable_end_mask (e, a, 0);
      lanes *none = lanes_splat (e, a->elt, 2, a->n,
				 reduce_identity (op, a->elt));
      lanes *x = lanes_new (a->elt, 2, a->n);

      x->part[0] = (end ? part_select (e, end, a->part[0], none->part[0])
		    : a->part[0]);
      return scalable_reduce (e, op, half_fill (e, x, none));
    }

  unsigned rest = lanes_least (a->n) % a->width;
  poly_uint64 one_part = lanes_part_lanes (a->es, a->n);
  tree type = TREE_TYPE (a->part[0]);
  internal_fn fn = scalable_reduction (op, a->elt);
  lanes *fill = lanes_splat (e, a->elt, a->es, one_part,
			     reduce_identity (op, a->elt));
  lanes *sum = NULL;

  for (unsigned i = 0; i < a->nparts; i++)
    {
      lanes *x = lanes_new (a->elt, a->es, one_part);

      x->part[0] = a->part[i];
      if (rest && i + 1 == a->nparts)
	x->part[0] = part_select (e, scalable_end_mask (e, a, i), a->part[i],
				  fill->part[0]);
      sum = sum ? lanes_reduce_step (e, op, sum, x) : x;
    }
  if (fn != IFN_LAST
      && direct_internal_fn_supported_p (fn, type, OPTIMIZE_FOR_SPEED))
    return gimple_build (&e->seq, e->loc, as_combined_fn (fn), a->elt,
			 sum->part[0]);
  return fold_neighbours (e, op, sum, fill);
}
