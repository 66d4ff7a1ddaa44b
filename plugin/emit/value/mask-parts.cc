/* One vector of booleans: what form it has, and selection by it.

   A back end holds a vector of booleans either as a vector of 0 and -1 as
   wide as the data compared (SSE, AVX2, Advanced SIMD), or with one bit a
   lane (AVX-512), or in its own way (SVE predicates, targets without
   vectors).  The bits of the second form may be handled as an integer only
   if there are as many lanes as bits: the booleans of a mask of 2 or 4 lanes
   have 4 or 2 bits in GIMPLE but one in the register, so that GCC folds a
   VIEW_CONVERT_EXPR of such a constant to something else than the machine
   computes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"

enum mask_form
mask_form (tree type)
{
  machine_mode mode = TYPE_MODE (type);
  unsigned HOST_WIDE_INT width;

  if (!TYPE_VECTOR_SUBPARTS (type).is_constant (&width))
    return MASK_OPAQUE;
  if (GET_MODE_CLASS (mode) == MODE_VECTOR_INT)
    return MASK_VALUES;
  if (SCALAR_INT_MODE_P (mode)
      && GET_MODE_BITSIZE (as_a<scalar_int_mode> (mode)) == width
      && TYPE_PRECISION (TREE_TYPE (type)) == 1)
    return MASK_BITS;
  return MASK_OPAQUE;
}

/* True if A and B are one mask.  */

static bool
same_mask_p (tree a, tree b)
{
  if (a == b)
    return true;
  if (TREE_CODE (a) != SSA_NAME || TREE_CODE (b) != SSA_NAME)
    return false;
  gcall *x = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (a));
  gcall *y = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (b));

  if (!x || !y || !gimple_call_internal_p (x, IFN_WHILE_ULT)
      || !gimple_call_internal_p (y, IFN_WHILE_ULT))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (x); i++)
    if (!operand_equal_p (gimple_call_arg (x, i), gimple_call_arg (y, i), 0))
      return false;
  return types_compatible_p (TREE_TYPE (a), TREE_TYPE (b));
}

/* True if V was loaded where MASK is on, and is zero elsewhere.  */

static bool
loaded_zeros_p (tree v, tree mask)
{
  if (TREE_CODE (v) != SSA_NAME)
    return false;
  gcall *load = dyn_cast<gcall *> (SSA_NAME_DEF_STMT (v));

  return (load && gimple_call_internal_p (load, IFN_MASK_LOAD)
	  && ripple_mask_load_zeros_p (load, ripple_current_target ()
					     ->masked_loads_zero)
	  && same_mask_p (gimple_call_arg (load, 2), mask));
}

/* The vector type to select in, by masks of type MASK, where there is nothing
   for vectors of TYPE: integers for floats that the target does not have;
   halves of integers of 64 bits, of which SSE2 chooses some only by
   comparisons, which a mask may be no more when it is expanded.  Null if there
   is none.  */

static tree
type_to_select_in (tree type, tree mask)
{
  tree half;

  if (!VECTOR_MODE_P (TYPE_MODE (type)) || ripple_vec_cond_p (type, mask))
    return NULL_TREE;
  if (SCALAR_FLOAT_TYPE_P (TREE_TYPE (type)))
    return unsigned_type_for (type);
  if (mask_form (mask) != MASK_VALUES || element_bits (TREE_TYPE (type)) != 64)
    return NULL_TREE;
  half = part_vector_type (integer_element (32, true),
			   2 * TYPE_VECTOR_SUBPARTS (type));
  return ripple_vec_cond_p (half, truth_type_for (half)) ? half : NULL_TREE;
}

tree
part_select (emitter *e, tree mask, tree a, tree b)
{
  if (TREE_CODE (mask) == VECTOR_CST)
    {
      if (integer_zerop (mask))
	return b;
      if (integer_all_onesp (mask))
	return a;
    }
  if (a == b || (initializer_zerop (b) && loaded_zeros_p (a, mask)))
    return a;
  tree type = TREE_TYPE (a);
  if (tree other = type_to_select_in (type, TREE_TYPE (mask)))
    {
      mask = part_view (e, truth_type_for (other), mask);
      a = part_select (e, mask, part_view (e, other, a),
		       part_view (e, other, b));
      return part_view (e, type, a);
    }
  return gimple_build (&e->seq, e->loc, VEC_COND_EXPR, type, mask, a, b);
}

tree
part_mask_to_integers (emitter *e, tree m, unsigned es)
{
  tree type = part_vector_type (integer_element (es * 8, false),
				TYPE_VECTOR_SUBPARTS (TREE_TYPE (m)));

  /* GCC 12 folds a view of constant booleans of 8 bits to 1 for true.  */
  if (mask_form (TREE_TYPE (m)) == MASK_VALUES && es > 1)
    return part_view (e, type, m);
  return part_select (e, m, build_minus_one_cst (type), build_zero_cst (type));
}

tree
part_mask_from_integers (emitter *e, tree v)
{
  tree type = truth_type_for (TREE_TYPE (v));

  if (mask_form (type) == MASK_VALUES)
    return part_view (e, type, v);
  return part_binary (e, NE_EXPR, type, v, build_zero_cst (TREE_TYPE (v)));
}

tree
part_first_lanes (tree type, unsigned count)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder builder (type, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (build_int_cst (TREE_TYPE (type), k < count ? -1 : 0));
  return builder.build ();
}
