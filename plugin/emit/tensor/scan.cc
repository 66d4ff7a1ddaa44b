/* Scans: each lane becomes a reduction of those up to it.

   INPUT	eight lanes  a b c d e f g h
   OUTPUT	three steps, each one permutation and one operation:
		  .      a      .      c      .      e      .      g
		  .      .      ab     ab     .      .      ef     ef
		  .      .      .      .      abcd   abcd   abcd   abcd
		are added to what the steps before have left

   A step of size S adds to each lane whose coordinate has that bit what stands
   at the end of the S lanes before its own S.  So the order of the operations
   depends on the shape alone, and results are the same bit for bit whatever
   the vectors are; half of the parts have nothing to add in a step that is
   longer than they are.  The others add OP's identity.

   Lanes that are off are the identity.  An exclusive scan is the inclusive one
   moved by a lane, so that what ends in one lane starts in the next one; what
   it starts with need not be the identity: +0, not -0; an infinity, not NaN.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/tensor/tensor-private.h"

tree
lanes_scan_start (enum reduce_op op, tree elt)
{
  REAL_VALUE_TYPE r;

  if (!SCALAR_FLOAT_TYPE_P (elt))
    return reduce_identity (op, elt);
  switch (op)
    {
    case REDUCE_ADD:
      return build_zero_cst (elt);
    case REDUCE_MIN:
    case REDUCE_MAX:
      real_inf (&r);
      r.sign = op == REDUCE_MAX;
      return build_real (elt, r);
    default:
      return reduce_identity (op, elt);
    }
}

/* A, of which the parts that PARTS names are to become OP of T's and its
   own.  */

static lanes *
step_parts (emitter *e, enum reduce_op op, lanes *t, lanes *a,
	    const vec<unsigned> &parts)
{
  poly_uint64 n = parts.length () * a->width;
  lanes *x = lanes_new (a->elt, a->es, n), *y = lanes_new (a->elt, a->es, n);
  lanes *r = lanes_new (a->elt, a->es, a->n);

  gcc_assert (x->width == a->width);
  for (unsigned i = 0; i < parts.length (); i++)
    {
      x->part[i] = t->part[parts[i]];
      y->part[i] = a->part[parts[i]];
    }
  x = lanes_reduce_step (e, op, x, y);
  for (unsigned i = 0; i < a->nparts; i++)
    r->part[i] = a->part[i];
  for (unsigned i = 0; i < parts.length (); i++)
    r->part[parts[i]] = x->part[i];
  return r;
}

/* One step of the scan of A by steps of SIZE coordinates, of which there are
   EXTENT, INNER lanes apart.  NONE: OP's identity.  */

static lanes *
scan_step (emitter *e, enum reduce_op op, lanes *a, lanes *none,
	   unsigned inner, unsigned extent, unsigned size)
{
  unsigned n = lanes_count (a->n);
  auto_vec<unsigned> parts;
  struct lanemap map;

  lanemap_init (&map, 2 * n, n);
  for (unsigned k = 0; k < n; k++)
    {
      unsigned at = k / inner % extent;

      map.from[k] = n + k;
      if (!(at & size))
	continue;
      map.from[k] = k - (at % size + 1) * inner;
      if (parts.is_empty () || parts.last () != k / a->width)
	parts.safe_push (k / a->width);
    }
  lanes *t = lanes_permute_pair (e, a, none, &map);
  lanemap_clear (&map);
  return step_parts (e, op, t, a, parts);
}

/* A moved up by one coordinate; START comes in.  */

static lanes *
move_up (emitter *e, lanes *a, lanes *start, unsigned inner, unsigned extent)
{
  unsigned n = lanes_count (a->n);
  struct lanemap map;

  lanemap_init (&map, 2 * n, n);
  for (unsigned k = 0; k < n; k++)
    map.from[k] = k / inner % extent ? k - inner : n + k;
  a = lanes_permute_pair (e, a, start, &map);
  lanemap_clear (&map);
  return a;
}

lanes *
lanes_scan (emitter *e, enum reduce_op op, lanes *a, const struct shape *s,
	    unsigned dim, bool exclusive, lanes *mask)
{
  tree identity = reduce_identity (op, a->elt);
  tree start = lanes_scan_start (op, a->elt);
  lanes *none = lanes_splat (e, a->elt, a->es, a->n, identity);
  lanes *first = lanes_splat (e, a->elt, a->es, a->n, start);

  if (mask)
    a = lanes_select (e, mask, a, none);
  if (lanes_scalable_p (a->n))
    a = scalable_scan (e, op, a, s, dim, none, exclusive ? first : NULL);
  else
    {
      unsigned extent = s->dim[dim].fixed, inner = 1;

      for (unsigned d = 0; d < dim; d++)
	inner *= s->dim[d].fixed;
      if (SCALAR_FLOAT_TYPE_P (a->elt) && exceptions_kept_p (EXCEPTIONS_ALL))
	a = lanes_quiet (e, a, NULL, op == REDUCE_MUL);
      for (unsigned size = 1; size < extent; size *= 2)
	a = scan_step (e, op, a, none, inner, extent, size);
      if (exclusive)
	a = move_up (e, a, first, inner, extent);
    }
  if (exclusive && !operand_equal_p (identity, start, OEP_BITWISE))
    a = lanes_reduce_step (e, op, first, a);
  return a;
}
