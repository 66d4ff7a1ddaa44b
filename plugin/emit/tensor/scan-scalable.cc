/* Scans where the number of lanes is known only at run time.

   INPUT	4 * vscale lanes
   OUTPUT	as many steps as the longest vectors need; each adds to a lane
		what stands 1, 2, 4, ... lanes before it

   Lanes move by way of memory: they are stored behind lanes of the identity,
   and loaded from as many lanes further up.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"
#include "emit/value/scalable-rows.h"

/* Lanes that move along one dimension.  */
struct moving
{
  emitter *e;
  poly_uint64 inner;		/* Lanes between two coordinates.  */
  lanes *at;			/* Coordinates, or null: no dimension with
				   lanes follows.  */
};

/* A moved up by SIZE coordinates; lanes of FILL come in.  */

static lanes *
move_up (moving *x, lanes *a, unsigned size, lanes *fill)
{
  emitter *e = x->e;
  lanes *r = scalable_move_up (e, a, x->inner * size, fill);

  if (!x->at)
    return r;
  lanes *least = lanes_splat (e, x->at->elt, x->at->es, x->at->n,
			      build_int_cst (x->at->elt, size));
  return lanes_select (e, lanes_compare (e, GE_EXPR, x->at, least), r, fill);
}

lanes *
scalable_scan (emitter *e, enum reduce_op op, lanes *a, const struct shape *s,
	       unsigned dim, lanes *none, lanes *first)
{
  unsigned most = lanes_most (lanes_of_extent (s->dim[dim]));
  tree num = integer_element (32, true), stride[SHAPE_RANK] = {};
  moving x = { e, scalable_inner_lanes (s, dim), NULL };

  if (s->dim[dim].scalable)
    most = s->dim[dim].fixed * greatest_vscale ();
  if (shape_rank (s) > dim + 1)
    {
      stride[dim] = build_one_cst (num);
      x.at = lanes_series (e, num, s, build_zero_cst (num), stride);
    }
  for (unsigned size = 1; size < most; size *= 2)
    a = lanes_reduce_step (e, op, move_up (&x, a, size, none), a);
  return first ? move_up (&x, a, 1, first) : a;
}
