/* Sums in fewer lanes than there are summands.

   INPUT	a, b: lanes of bytes, sums: a quarter as many of words
   OUTPUT	sums[k] + a[4k] * b[4k] + … + a[4k + 3] * b[4k + 3]

   This is what instructions for dot products do: nothing is widened, and the
   accumulators take no more registers than the factors.  Which lane of the
   sums a product goes to is of no interest to who asks for their total only.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

bool
lanes_dot_p (tree elt, tree a, tree b, poly_uint64 n)
{
  unsigned ratio = element_bits (elt) / element_bits (a);
  poly_uint64 m;

  if (ratio < 2 || !multiple_p (n, ratio, &m) || known_lt (m, 2u))
    return false;
  tree out = lanes_part_type (elt, 0, m);
  tree in = lanes_part_type (a, 0, n);
  poly_uint64 width = TYPE_VECTOR_SUBPARTS (out);
  return (VECTOR_MODE_P (TYPE_MODE (out)) && VECTOR_MODE_P (TYPE_MODE (in))
	  && known_eq (TYPE_VECTOR_SUBPARTS (in), width * ratio)
	  && multiple_p (m, width)
	  && (!lanes_scalable_p (n)
	      || known_eq (width,
			   lanes_part_lanes (element_bits (elt) / 8, n)))
	  && ripple_dot_product_p (out, in, lanes_part_type (b, 0, n)));
}

lanes *
lanes_dot (emitter *e, lanes *sums, lanes *a, lanes *b)
{
  lanes *r = lanes_new (sums->elt, 0, sums->n);

  gcc_assert (a->nparts == sums->nparts && b->nparts == a->nparts);
  /* Of two signs GCC wants the unsigned one first.  */
  if (!TYPE_UNSIGNED (a->elt))
    std::swap (a, b);
  for (unsigned i = 0; i < r->nparts; i++)
    r->part[i] = gimple_build (&e->seq, e->loc, DOT_PROD_EXPR,
			       TREE_TYPE (sums->part[i]), a->part[i],
			       b->part[i], sums->part[i]);
  return r;
}

lanes *
lanes_fold (emitter *e, lanes *a, poly_uint64 n)
{
  lanes *r = lanes_new (a->elt, 0, n);
  auto_vec<tree> piece;

  if (a->width == r->width)
    for (unsigned i = 0; i < a->nparts; i++)
      piece.safe_push (a->part[i]);
  else
    lanes_regroup (e, a, r->width, &piece);
  for (unsigned i = 0; i < piece.length (); i++)
    {
      tree *sum = &r->part[i % r->nparts];
      *sum = i < r->nparts ? piece[i]
	     : part_binary (e, PLUS_EXPR, TREE_TYPE (*sum), *sum, piece[i]);
    }
  return r;
}
