/* Reductions by halves.

   INPUT	lanes of shape S, dimensions to reduce
   OUTPUT	log2 of the extents steps, each one operation on the lower and
		the upper half

   The order is fixed by the shape alone, so that results are the same bit
   for bit on every target: extents are padded to a power of two with the
   operation's identity, and the upper half is folded onto the lower half
   until one lane is left.  If every dimension is reduced the halves are
   those of the flattened lanes (the last dimension folds first); if only
   some are, each is folded on its own, in ascending order.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/tensor/tensor-private.h"

/* A of shape *S with the extents of DIMS padded to powers of two by the
   identity of OP; *S becomes the new shape.  */

static lanes *
pad (emitter *e, enum reduce_op op, lanes *a, struct shape *s, uint64_t dims)
{
  struct shape to = *s;
  uint64_t index[SHAPE_RANK];
  struct lanemap map;
  lanes *fill, *r;
  unsigned n;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (dims >> d & 1)
      to.dim[d].fixed = HOST_WIDE_INT_1U << ceil_log2 (s->dim[d].fixed);
  if (shape_equal_p (&to, s))
    return a;
  /* Identities from a value as long as the result: its part is one register
     for all.  */
  n = shape_lanes (&to);
  fill = lanes_splat (e, a->elt, a->es, n, reduce_identity (op, a->elt));
  lanemap_init (&map, lanes_count (a->n) + n, n);
  for (unsigned k = 0; k < n; k++)
    {
      bool inside = true;

      shape_unflatten (&to, k, index);
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	inside &= index[d] < s->dim[d].fixed;
      map.from[k] = (int) (inside ? shape_flatten (s, index)
			   : lanes_count (a->n) + k);
    }
  r = lanes_permute_pair (e, a, fill, &map);
  lanemap_clear (&map);
  *s = to;
  return r;
}

/* The half of A, of shape S, in dimension D that starts at FIRST; SMALL is
   its shape.  */

static lanes *
half (emitter *e, lanes *a, const struct shape *s, const struct shape *small,
      unsigned d, unsigned first)
{
  unsigned n = shape_lanes (small);
  uint64_t index[SHAPE_RANK];
  struct lanemap map;
  lanes *r;

  lanemap_init (&map, lanes_count (a->n), n);
  for (unsigned k = 0; k < n; k++)
    {
      shape_unflatten (small, k, index);
      index[d] += first;
      map.from[k] = shape_flatten (s, index);
    }
  r = lanes_permute (e, a, &map);
  lanemap_clear (&map);
  return r;
}

/* Fold dimension D of A, of shape *S, to extent 1.  */

static lanes *
fold_dimension (emitter *e, enum reduce_op op, lanes *a, struct shape *s,
		unsigned d)
{
  while (s->dim[d].fixed > 1)
    {
      struct shape small = *s;
      lanes *low, *high;

      small.dim[d].fixed /= 2;
      low = half (e, a, s, &small, d, 0);
      high = half (e, a, s, &small, d, small.dim[d].fixed);
      a = lanes_reduce_step (e, op, low, high);
      *s = small;
    }
  return a;
}

/* True if A is reduced as a scalable value is: it fills vectors of
   vector-length-specific SVE, of which there are no halves, and the order of
   the lanes is not seen in the result.  */

static bool
reduce_whole_p (enum reduce_op op, lanes *a)
{
  if (!ripple_current_target ()->whole_vectors || a->width * a->es <= 16
      || lanes_count (a->n) % a->width != 0)
    return false;
  if (mask_p (a))
    return op != REDUCE_XOR;
  if (SCALAR_FLOAT_TYPE_P (a->elt) && op == REDUCE_ADD)
    return false;
  internal_fn fn = scalable_reduction (op, a->elt);
  return (fn != IFN_LAST
	  && direct_internal_fn_supported_p (fn, TREE_TYPE (a->part[0]),
					     OPTIMIZE_FOR_SPEED));
}

lanes *
lanes_reduce (emitter *e, enum reduce_op op, lanes *a, const struct shape *s,
	      uint64_t dims, lanes *mask, tree *scalar)
{
  struct shape shape = *s, left = shape_reduce (s, dims);
  bool all_p = shape_scalar_p (&left);

  *scalar = NULL_TREE;
  gcc_assert (known_eq (lanes_of_shape (s), a->n));
  if (mask)
    a = lanes_select (e, mask, a,
		      lanes_splat (e, a->elt, a->es, a->n,
				   reduce_identity (op, a->elt)));
  if (lanes_scalable_p (a->n))
    {
      if (!all_p)
	return scalable_reduce_some (e, op, a, s, dims);
      *scalar = scalable_reduce (e, op, a);
      return NULL;
    }
  if (all_p && reduce_whole_p (op, a))
    {
      *scalar = scalable_reduce (e, op, a);
      return NULL;
    }
  a = pad (e, op, a, &shape, dims);
  for (unsigned i = 0; i < SHAPE_RANK; i++)
    {
      unsigned d = all_p ? SHAPE_RANK - 1 - i : i;

      if (dims >> d & 1)
	a = fold_dimension (e, op, a, &shape, d);
    }
  if (!all_p)
    return a;
  *scalar = lanes_extract (e, a, 0);
  return NULL;
}
