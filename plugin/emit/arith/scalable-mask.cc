/* Masks of lanes whose number is known only at run time.

   INPUT	a count, a mask of 4 * vscale lanes of 4 bytes
   OUTPUT	WHILE_ULT, predicates cut anew, a reduction

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"

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

/* The mask M as TYPE, of as many lanes.  */

static tree
view_mask (emitter *e, tree type, tree m)
{
  const char *hidden = ripple_current_target ()->resized_mask;
  m = part_view (e, type, m);
  return hidden && TREE_CODE (m) == SSA_NAME ? part_hide (e, m, hidden) : m;
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
  if (v && ripple_current_target ()->count_mask)
    if (tree count = ripple_current_target ()->count_mask (e, v))
      return part_binary (e, NE_EXPR, boolean_type_node, count,
			  build_zero_cst (TREE_TYPE (count)));
  v = (v ? part_select (e, v, build_one_cst (bytes), build_zero_cst (bytes))
       : any_bytes (e, m, bytes));
  v = gimple_build (&e->seq, e->loc, CFN_REDUC_IOR, num, v);
  return part_binary (e, NE_EXPR, boolean_type_node, v, build_zero_cst (num));
}
