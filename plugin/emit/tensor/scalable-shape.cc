/* Broadcasts, slices and reductions between the dimensions of scalable shapes.

   INPUT	shape [4 x vscale][1] to [4 x vscale][4], or back
   OUTPUT	the same parts four times; one row of parts

   Rows that are whole parts (scalable-rows.cc) are moved as such.  What else
   there is goes through memory (scalable-buffer.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"
#include "emit/value/scalable-rows.h"

/* The lane of shape S, which has no scalable extent but in dimensions where
   INDEX is 0, at the coordinates INDEX; those that S lacks do not count.  */

static unsigned
lane_at (const struct shape *s, const uint64_t *index)
{
  unsigned lane = 0, inner = 1;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      if (extent_one_p (&s->dim[d]))
	continue;
      lane += index[d] * inner;
      inner *= s->dim[d].fixed;
    }
  return lane;
}

/* True if every dimension of A up to LAST is as in B.  */

static bool
same_inner_p (const struct shape *a, const struct shape *b, unsigned last)
{
  for (unsigned d = 0; d <= last; d++)
    if (!extent_equal_p (&a->dim[d], &b->dim[d]))
      return false;
  return true;
}

/* True if every dimension of A up to LAST has one lane.  */

static bool
no_inner_p (const struct shape *a, unsigned last)
{
  for (unsigned d = 0; d <= last; d++)
    if (!extent_one_p (&a->dim[d]))
      return false;
  return true;
}

/* What V is an extension of, or a piece, of elements from number *K on; null
   if it is neither.  */

static tree
extended_from (tree v, unsigned *k)
{
  gassign *g = (TREE_CODE (v) == SSA_NAME
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (v)) : NULL);
  tree op = g ? gimple_assign_rhs1 (g) : NULL_TREE, elt = TREE_TYPE (v);

  if (!g || !VECTOR_INTEGER_TYPE_P (elt))
    return NULL_TREE;
  elt = TREE_TYPE (elt);
  if (gimple_assign_rhs_code (g) == BIT_FIELD_REF)
    {
      if (!tree_fits_uhwi_p (TREE_OPERAND (op, 2)))
	return NULL_TREE;
      *k += tree_to_uhwi (TREE_OPERAND (op, 2)) / element_bits (elt);
      op = TREE_OPERAND (op, 0);
      return (TREE_CODE (op) == SSA_NAME && VECTOR_TYPE_P (TREE_TYPE (op))
	      && useless_type_conversion_p (elt, TREE_TYPE (TREE_TYPE (op)))
	      ? op : NULL_TREE);
    }
  return (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (g))
	  && VECTOR_INTEGER_TYPE_P (TREE_TYPE (op))
	  && (element_bits (TREE_TYPE (TREE_TYPE (op)))
	      <= element_bits (elt))
	  ? op : NULL_TREE);
}

/* Lane LANE of A: where A has been extended, that of what it was, extended by
   itself, which costs nothing where it is loaded or moved.  */

static tree
extract_early (emitter *e, lanes *a, unsigned lane)
{
  unsigned k = lane % a->width, at = k;
  tree v = a->part[lane / a->width], op = v;
  auto_vec<tree> types;

  if (mask_p (a) || lanes_single_p (a->es) || BYTES_BIG_ENDIAN)
    return lanes_extract (e, a, lane);
  while ((op = extended_from (op, &at)))
    {
      types.safe_push (TREE_TYPE (TREE_TYPE (v)));
      v = op;
      k = at;
    }
  v = part_extract (e, v, k);
  while (!types.is_empty ())
    v = gimple_convert (&e->seq, e->loc, types.pop (), v);
  return v;
}

/* A, of shape FROM, which has no lanes in the ROWS of TO: each of its lanes is
   a row.  */

static lanes *
splat_rows (emitter *e, lanes *a, const struct shape *from,
	    const struct shape *to, const scalable_rows *rows)
{
  lanes *r = lanes_new (a->elt, a->es, lanes_of_shape (to));
  uint64_t index[SHAPE_RANK];
  auto_vec<lanes *> done;

  done.safe_grow_cleared (lanes_count (a->n), true);
  for (unsigned i = 0; i < rows->count; i++)
    {
      scalable_row_index (to, rows, i, index);
      unsigned lane = lane_at (from, index);
      if (!done[lane])
	done[lane] = lanes_splat (e, a->elt, a->es,
				  lanes_part_lanes (a->es, r->n),
				  extract_early (e, a, lane));
      for (unsigned q = 0; q < rows->parts; q++)
	r->part[i * rows->parts + q] = done[lane]->part[0];
    }
  return r;
}

/* A, of shape FROM, whose rows are the ROWS of TO.  */

static lanes *
repeat_rows (lanes *a, const struct shape *from, const struct shape *to,
	     const scalable_rows *rows)
{
  lanes *r = lanes_new (a->elt, a->es, lanes_of_shape (to));
  uint64_t index[SHAPE_RANK];
  struct shape outer = *from;

  for (unsigned d = 0; d <= rows->dim; d++)
    outer.dim[d] = shape_scalar ().dim[d];
  for (unsigned i = 0; i < rows->count; i++)
    {
      scalable_row_index (to, rows, i, index);
      unsigned row = lane_at (&outer, index);
      for (unsigned q = 0; q < rows->parts; q++)
	r->part[i * rows->parts + q] = a->part[row * rows->parts + q];
    }
  return r;
}

lanes *
scalable_broadcast (emitter *e, lanes *a, const struct shape *from,
		    const struct shape *to)
{
  scalable_rows rows;

  scalable_find_rows (to, a->es, &rows);
  if (rows.whole && same_inner_p (from, to, rows.dim)
      && lanes_width (a->es, lanes_of_shape (to)) == a->width)
    return repeat_rows (a, from, to, &rows);
  if (rows.whole && no_inner_p (from, rows.dim))
    return splat_rows (e, a, from, to, &rows);

  tree p = scalable_to_buffer (e, a, from);
  return scalable_from_buffer (e, p, a, from, NULL, to);
}

/* Slices of one value.  */
struct slicing
{
  lanes *a;
  const struct shape *s;
  scalable_rows rows;
  tree buffer;			/* Null if A is not in memory yet.  */
};

static void
begin_slicing (slicing *x, lanes *a, const struct shape *s)
{
  x->a = a;
  x->s = s;
  x->buffer = NULL_TREE;
  scalable_find_rows (s, a->es, &x->rows);
}

/* X's lanes at INDEX, less than 0 for all coordinates, which has rows.  */

static lanes *
take_slice (emitter *e, slicing *x, const int64_t *index)
{
  struct shape to = shape_slice (x->s, index);
  unsigned dim = x->rows.dim, parts = x->rows.parts;
  lanes *r = lanes_new (x->a->elt, x->a->es, lanes_of_shape (&to));
  uint64_t at[SHAPE_RANK];

  if (!x->rows.whole || !same_inner_p (&to, x->s, dim)
      || r->width != x->a->width)
    {
      if (!x->buffer)
	x->buffer = scalable_to_buffer (e, x->a, x->s);
      return scalable_from_buffer (e, x->buffer, x->a, x->s, index, &to);
    }
  unsigned k = 0;
  for (unsigned i = 0; i < x->rows.count; i++)
    {
      bool wanted = true;

      scalable_row_index (x->s, &x->rows, i, at);
      for (unsigned d = dim + 1; d < SHAPE_RANK; d++)
	wanted &= index[d] < 0 || (uint64_t) index[d] == at[d];
      if (wanted)
	for (unsigned q = 0; q < parts; q++)
	  r->part[k++] = x->a->part[i * parts + q];
    }
  return r;
}

/* X's lane at INDEX if it is known which one of a part it is, else null.  */

static tree
near_lane (emitter *e, slicing *x, const int64_t *index)
{
  uint64_t at[SHAPE_RANK];
  unsigned row = 0, rows = 1, lane;
  lanes *a = x->a;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      at[d] = index[d] < 0 ? 0 : index[d];
      if (d <= x->rows.dim)
	continue;
      row += at[d] * rows;
      rows *= x->s->dim[d].fixed;
    }
  lane = lane_at (&x->rows.row, at);
  if (lane >= a->width || (row > 0 && !x->rows.whole))
    return NULL_TREE;
  lanes *part = lanes_new (a->elt, a->es, lanes_part_lanes (a->es, a->n));
  part->part[0] = a->part[row * x->rows.parts];
  return lanes_extract (e, part, lane);
}

lanes *
scalable_slice (emitter *e, lanes *a, const struct shape *s,
		const int64_t *index, tree *scalar)
{
  struct shape to = shape_slice (s, index);
  slicing x;

  begin_slicing (&x, a, s);
  if (shape_scalar_p (&to))
    *scalar = near_lane (e, &x, index);
  if (*scalar)
    return NULL;
  lanes *r = take_slice (e, &x, index);
  if (!shape_scalar_p (&to))
    return r;
  *scalar = lanes_extract (e, r, 0);
  return NULL;
}

/* Reduce the dimensions DIMS, which are not scalable, of A, of shape S: its
   slices are folded by halves, one dimension after the other.  */

static lanes *
reduce_slices (emitter *e, enum reduce_op op, lanes *a, const struct shape *s,
	       uint64_t dims)
{
  auto_vec<lanes *> v;
  slicing x;
  unsigned count = 1;

  begin_slicing (&x, a, s);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (dims >> d & 1)
      count *= s->dim[d].fixed;
  for (unsigned i = 0; i < count; i++)
    {
      int64_t index[SHAPE_RANK];
      unsigned rest = i;

      for (unsigned d = 0; d < SHAPE_RANK; d++)
	{
	  index[d] = -1;
	  if (!(dims >> d & 1))
	    continue;
	  index[d] = rest % s->dim[d].fixed;
	  rest /= s->dim[d].fixed;
	}
      v.safe_push (take_slice (e, &x, index));
    }
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (dims >> d & 1)
      {
	/* Slices that differ in this dimension alone are neighbours.  */
	unsigned n = s->dim[d].fixed;

	for (unsigned i = 0; i < count; i += n)
	  {
	    for (unsigned size = n, half; size > 1; size = half)
	      {
		half = 1u << (ceil_log2 (size) - 1);
		for (unsigned k = 0; k + half < size; k++)
		  v[i + k] = lanes_reduce_step (e, op, v[i + k],
						v[i + k + half]);
	      }
	    v[i / n] = v[i];
	  }
	count /= n;
      }
  return v[0];
}

lanes *
scalable_reduce_some (emitter *e, enum reduce_op op, lanes *a,
		      const struct shape *s, uint64_t dims)
{
  uint64_t along = 0;
  struct shape left;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (s->dim[d].scalable)
      along = dims & (uint64_t) 1 << d;
    else if (extent_one_p (&s->dim[d]))
      dims &= ~((uint64_t) 1 << d);
  if (dims & ~along)
    a = reduce_slices (e, op, a, s, dims & ~along);
  if (!along)
    return a;

  /* What is left has constant extents: one reduction for each lane.  */
  struct shape rest = shape_reduce (s, dims & ~along);
  left = shape_reduce (s, dims);
  unsigned n = shape_lanes (&left);
  tree elt = a->elt;
  auto_vec<tree> value;
  slicing x;
  begin_slicing (&x, a, &rest);
  for (unsigned k = 0; k < n; k++)
    {
      uint64_t at[SHAPE_RANK];
      int64_t index[SHAPE_RANK];

      shape_unflatten (&left, k, at);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	index[d] = extent_one_p (&left.dim[d]) ? -1 : (int64_t) at[d];
      value.safe_push (scalable_reduce (e, op, take_slice (e, &x, index)));
    }
  unsigned es = a->es;
  a = lanes_from_scalars (e, elt, n, value.address ());
  return mask_p (a) ? lanes_mask_resize (e, a, es) : a;
}
