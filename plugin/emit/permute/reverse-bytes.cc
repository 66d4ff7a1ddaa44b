/* The bytes of elements in the opposite order.

   INPUT	lanes of 2 to 8 bytes
   OUTPUT	a permutation of bytes, or shifts where the target has none

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

/* V, a scalable part of elements of ES bytes, with those in the opposite
   order; null if the target has no permutation for that.  */

static tree
reverse_scalable (emitter *e, tree v, unsigned es)
{
  tree type = TREE_TYPE (v), num = integer_element (8, true);
  poly_uint64 n = ripple_vscale * (unsigned) SCALABLE_BYTES;
  tree bytes = part_vector_type (num, n);

  if (scalable_groups_p () || maybe_ne (TYPE_VECTOR_SUBPARTS (type) * es, n))
    return NULL_TREE;
  /* A pattern for each byte of an element.  */
  vec_perm_builder sel (n, es, 3);
  for (unsigned k = 0; k < 3 * es; k++)
    sel.quick_push (k / es * es + es - 1 - k % es);
  vec_perm_indices indices (sel, 1, n);
  if (!ripple_vec_perm_const_p (TYPE_MODE (bytes), indices))
    return NULL_TREE;
  tree mask
    = vec_perm_indices_to_tree (build_vector_type (ssizetype, n), indices);
  v = part_view (e, bytes, v);
  v = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, bytes, v, v, mask);
  return part_view (e, type, v);
}

/* The same of a part of WIDTH lanes.  */

static tree
reverse_part (emitter *e, tree v, unsigned es, unsigned width)
{
  tree bytes = part_vector_type (integer_element (8, true), width * es);
  auto_vec<int> sel;

  for (unsigned k = 0; k < width * es; k++)
    sel.safe_push (k / es * es + es - 1 - k % es);
  tree r = part_view (e, bytes, v);
  r = part_permute (e, r, r, sel.address ());
  return part_view (e, TREE_TYPE (v), r);
}

/* The same of X, by shifts.  */

static lanes *
reverse_by_shifts (emitter *e, lanes *x)
{
  for (unsigned bytes = 2; bytes <= x->es; bytes *= 2)
    x = lanes_exchange_halves (e, x, bytes);
  return x;
}

lanes *
lanes_reverse_bytes (emitter *e, lanes *a)
{
  lanes *x = lanes_as_unsigned (e, a), *r;
  unsigned (*moves) (unsigned, unsigned)
    = ripple_current_target ()->permute_bytes;

  if (moves && moves (1, 1) == 0)
    return reverse_by_shifts (e, x);
  r = lanes_new (x->elt, x->es, x->n);
  for (unsigned i = 0; i < x->nparts; i++)
    {
      r->part[i] = (lanes_scalable_p (x->n)
		    ? reverse_scalable (e, x->part[i], x->es)
		    : reverse_part (e, x->part[i], x->es, x->width));
      if (!r->part[i])
	return reverse_by_shifts (e, x);
    }
  return r;
}
