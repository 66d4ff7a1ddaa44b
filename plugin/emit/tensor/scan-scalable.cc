/* Scans where the number of lanes is known only at run time.

   INPUT	4 * vscale lanes
   OUTPUT	as many steps as the longest vectors need; each adds to a lane
		what stands 1, 2, 4, ... lanes before it

   Where there is an instruction that looks up the lanes of a vector, parts are
   scanned one after the other, each by such steps, and then OP of what the one
   before ends with.  Else lanes move by way of memory: they are stored behind
   lanes of the identity, and loaded from as many lanes further down.

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

/* Scans of parts, one after the other, whose lanes move by an instruction that
   looks them up.  */
struct scan_parts
{
  emitter *e;
  enum reduce_op op;
  tree elt, num;		/* Of the lanes; integers as large.  */
  poly_uint64 width;
  lanes *at;			/* The lanes' numbers in a part.  */
};

/* The lanes of A, one part, at INDEX; null if there is no instruction.  */

static lanes *
taken (scan_parts *x, lanes *a, lanes *index)
{
  lanes *r = scalable_look_up (x->e, lanes_view (x->e, a, x->num), index);

  return r ? lanes_view (x->e, r, x->elt) : NULL;
}

/* A moved up by SIZE lanes; lanes of FILL come in.  */

static lanes *
part_up (scan_parts *x, lanes *a, unsigned size, lanes *fill)
{
  lanes *by = lanes_splat (x->e, x->num, 0, x->width,
			   build_int_cst (x->num, size));
  lanes *r = taken (x, a, lanes_binary (x->e, MINUS_EXPR, x->at, by, NULL));

  return r ? lanes_select (x->e, lanes_compare (x->e, GE_EXPR, x->at, by), r,
			   fill) : NULL;
}

static lanes *
part_of (lanes *a, unsigned i)
{
  lanes *r = lanes_new (a->elt, a->es, lanes_part_lanes (a->es, a->n));

  r->part[0] = a->part[i];
  return r;
}

/* The scan of A, a row, or null.  */

static lanes *
scan_row (emitter *e, enum reduce_op op, lanes *a, lanes *none, lanes *first)
{
  scan_parts x = { e, op, a->elt, integer_element (a->es * 8, true),
		   lanes_part_lanes (a->es, a->n), NULL };
  lanes *r = lanes_new (a->elt, a->es, a->n), *before = NULL;
  struct shape s = shape_1d (0, a->width, true);
  tree stride[SHAPE_RANK] = { build_one_cst (x.num) };

  if (!ripple_current_target ()->look_up || lanes_single_p (a->es)
      || (a->width * a->es != SCALABLE_BYTES && !scalable_groups_p ()))
    return NULL;
  x.at = lanes_series (e, x.num, &s, build_zero_cst (x.num), stride);
  none = part_of (none, 0);
  first = first ? part_of (first, 0) : NULL;
  for (unsigned i = 0; i < a->nparts; i++)
    {
      lanes *v = part_of (a, i), *last = NULL;

      for (unsigned size = 1; size < a->width * MAX_VSCALE; size *= 2)
	{
	  lanes *t = part_up (&x, v, size, none);
	  if (!t)
	    return NULL;
	  v = lanes_reduce_step (e, op, t, v);
	}
      if (before)
	v = lanes_reduce_step (e, op, before, v);
      if (i + 1 < a->nparts)
	last = taken (&x, v, lanes_splat (e, x.num, 0, x.width,
					  scalable_amount (e, x.num,
							   x.width - 1)));
      r->part[i] = first ? part_up (&x, v, 1, before ? before : first)->part[0]
		   : v->part[0];
      before = last;
    }
  return r;
}

lanes *
scalable_scan (emitter *e, enum reduce_op op, lanes *a, const struct shape *s,
	       unsigned dim, lanes *none, lanes *first)
{
  unsigned most = lanes_most (lanes_of_extent (s->dim[dim]));
  tree num = integer_element (32, true), stride[SHAPE_RANK] = {};
  moving x = { e, scalable_inner_lanes (s, dim), NULL };

  if (lanes *words = scalable_words (e, a))
    {
      words = scalable_scan (e, op, words, s, dim,
			     lanes_convert (e, none, words->elt),
			     first ? lanes_convert (e, first, words->elt)
			     : NULL);
      return lanes_convert (e, words, a->elt);
    }
  if (s->dim[dim].scalable && known_eq (lanes_of_extent (s->dim[dim]), a->n))
    if (lanes *r = scan_row (e, op, a, none, first))
      return r;
  if (shape_rank (s) > dim + 1)
    {
      stride[dim] = build_one_cst (num);
      x.at = lanes_series (e, num, s, build_zero_cst (num), stride);
    }
  for (unsigned size = 1; size < most; size *= 2)
    a = lanes_reduce_step (e, op, move_up (&x, a, size, none), a);
  return first ? move_up (&x, a, 1, first) : a;
}
