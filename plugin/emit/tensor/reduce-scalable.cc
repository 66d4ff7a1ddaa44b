/* Reductions of all lanes where their number is known only at run time.

   INPUT	16 * vscale lanes of 4 bytes: four parts of 4 * vscale lanes
   OUTPUT	three operations on parts, and the target's reduction of one

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"

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
  unsigned most = a->width * greatest_vscale ();

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

lanes *
scalable_words (emitter *e, lanes *a)
{
  if (!INTEGRAL_TYPE_P (a->elt) || mask_p (a) || scalable_groups_p ()
      || a->width * a->es >= SCALABLE_BYTES)
    return NULL;

  unsigned bytes = SCALABLE_BYTES / lanes_width (2, a->n);
  return (a->es < bytes
	  ? lanes_convert (e, a, integer_element (bytes * BITS_PER_UNIT,
						  TYPE_UNSIGNED (a->elt)))
	  : NULL);
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

  if (lanes *words = scalable_words (e, a))
    {
      tree x = scalable_reduce (e, op, words);
      return gimple_convert (&e->seq, e->loc, a->elt, x);
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
