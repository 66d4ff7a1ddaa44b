/* Sums in lane order.

   INPUT	lanes of shape S, dimensions to reduce, a value to start from
   OUTPUT	all dimensions: an instruction of the target that adds the
		lanes of a part one by one, or one scalar addition a lane;
		some, of constant size: one addition of lanes for each step
		along them

   The result is that of a scalar loop over the lanes, bit for bit; where the
   target has such an instruction it takes as long.  Lanes that are off add -0,
   which changes no number.  Sums of integers do not depend on the order.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"

/* A + B, scalars of type ELT, computed as lanes are.  */

static tree
add_scalars (emitter *e, tree elt, tree a, tree b)
{
  lanes *x = lanes_from_scalars (e, elt, 1, &a);
  lanes *y = lanes_from_scalars (e, elt, 1, &b);

  return lanes_extract (e, lanes_reduce_step (e, REDUCE_ADD, x, y), 0);
}

/* A without the lanes that are off in MASK (null: none).  */

static lanes *
only_active (emitter *e, lanes *a, lanes *mask)
{
  tree none = reduce_identity (REDUCE_ADD, a->elt);

  return mask ? lanes_select (e, mask, a,
			      lanes_splat (e, a->elt, a->es, a->n, none)) : a;
}

/* True if the target has FN for vectors of TYPE.  */

static bool
folds_left_p (internal_fn fn, tree type)
{
  return (VECTOR_TYPE_P (type)
	  && direct_internal_fn_supported_p (fn, type, OPTIMIZE_FOR_SPEED));
}

bool
lanes_ordered_p (tree elt, poly_uint64 n)
{
  return (!lanes_scalable_p (n) || !SCALAR_FLOAT_TYPE_P (elt)
	  || half_partial_p (elt, n)
	  || folds_left_p (IFN_FOLD_LEFT_PLUS, lanes_part_type (elt, 0, n)));
}

/* SUM + the lanes of A's part I that are on in MASK (null: all), in order.  */

static tree
fold_part (emitter *e, tree sum, lanes *a, lanes *mask, unsigned i)
{
  tree part = a->part[i], type = TREE_TYPE (part), none, end = NULL_TREE;
  tree m = mask ? mask->part[i] : NULL_TREE;

  if (lanes_scalable_p (a->n))
    end = scalable_end_mask (e, a, i);
  if (end)
    m = m ? part_binary (e, BIT_AND_EXPR, TREE_TYPE (m), m, end) : end;
  if (m && folds_left_p (IFN_MASK_FOLD_LEFT_PLUS, type))
    return gimple_build (&e->seq, e->loc, CFN_MASK_FOLD_LEFT_PLUS, a->elt,
			 sum, part, m);
  none = build_vector_from_val (type, reduce_identity (REDUCE_ADD, a->elt));
  if (m)
    part = part_select (e, m, part, none);
  return gimple_build (&e->seq, e->loc, CFN_FOLD_LEFT_PLUS, a->elt, sum, part);
}

/* SUM + all lanes of A, of shape *S, that are on in MASK, in order.  */

static tree
fold_all (emitter *e, tree sum, lanes *a, const struct shape *s, lanes *mask)
{
  if (!SCALAR_FLOAT_TYPE_P (a->elt))
    {
      tree all;

      lanes_reduce (e, REDUCE_ADD, a, s, HOST_WIDE_INT_M1U, mask, &all);
      return add_scalars (e, a->elt, sum, all);
    }
  if (half_partial_p (a->elt, a->n))
    {
      lanes *none = lanes_splat (e, a->elt, 2, a->n,
				 reduce_identity (REDUCE_ADD, a->elt));

      a = half_fill (e, only_active (e, a, mask), none);
      mask = NULL;
    }
  if (folds_left_p (IFN_FOLD_LEFT_PLUS, TREE_TYPE (a->part[0]))
      && (lanes_scalable_p (a->n) || lanes_count (a->n) % a->width == 0))
    for (unsigned i = 0; i < a->nparts; i++)
      sum = fold_part (e, sum, a, mask, i);
  else
    {
      a = only_active (e, a, mask);
      for (unsigned k = 0; k < lanes_count (a->n); k++)
	sum = add_scalars (e, a->elt, sum, lanes_extract (e, a, k));
    }
  return sum;
}

/* Set INDEX to lane K of PART, a shape, for the slice there: all of the
   dimensions that PART has not.  */

static void
slice_at (const struct shape *part, unsigned k, int64_t *index)
{
  uint64_t at[SHAPE_RANK];

  shape_unflatten (part, k, at);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    index[d] = extent_one_p (&part->dim[d]) ? -1 : (int64_t) at[d];
}

lanes *
lanes_add_in_order (emitter *e, lanes *start, lanes *a, const struct shape *s,
		    uint64_t dims, lanes *mask, tree *scalar)
{
  struct shape left = shape_reduce (s, dims), over = shape_reduce (s, ~dims);
  int64_t index[SHAPE_RANK];
  auto_vec<tree> sums;
  lanes *r = start;

  *scalar = NULL_TREE;
  if (shape_scalar_p (&left))
    {
      *scalar = fold_all (e, lanes_extract (e, start, 0), a, s, mask);
      return NULL;
    }
  a = only_active (e, a, mask);
  if (!shape_scalable_p (&over))
    {
      for (unsigned k = 0; k < shape_lanes (&over); k++)
	{
	  slice_at (&over, k, index);
	  r = lanes_reduce_step (e, REDUCE_ADD, r,
				 lanes_slice (e, a, s, index, scalar));
	}
      return r;
    }
  for (unsigned k = 0; k < shape_lanes (&left); k++)
    {
      slice_at (&left, k, index);
      struct shape slice = shape_slice (s, index);
      sums.safe_push (fold_all (e, lanes_extract (e, start, k),
				lanes_slice (e, a, s, index, scalar), &slice,
				NULL));
    }
  return lanes_from_scalars (e, a->elt, sums.length (), sums.address ());
}
