/* How far apart the lanes of a memory reference are, and two references.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/reference-strides.h"

/* Add INDEX * SIZE bytes to SUM; false if that is not affine.  */

static bool
add_affine (struct affine *sum, tree index, HOST_WIDE_INT size)
{
  if (!varying_p (index))
    return true;
  const struct affine *a = overlay_info (index)->affine;
  if (!a || (!a->exact && TYPE_PRECISION (TREE_TYPE (index)) < 64))
    return false;
  struct affine one, term;
  struct poly factor;
  affine_init (&one);
  affine_init (&term);
  poly_init (&factor);
  poly_set_si (&factor, size);
  bool ok = affine_mul (&term, a, &one, &factor)
	    && affine_add (sum, sum, &term);
  poly_clear (&factor);
  affine_clear (&term);
  affine_clear (&one);
  return ok;
}

bool
reference_strides (tree ref, struct affine *a)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF)
      {
	tree size = array_ref_element_size (ref);
	if (!tree_fits_shwi_p (size)
	    || !add_affine (a, TREE_OPERAND (ref, 1), tree_to_shwi (size)))
	  return false;
      }
  return TREE_CODE (ref) != MEM_REF
	 || add_affine (a, TREE_OPERAND (ref, 0), 1);
}

bool
distinct_strides_p (tree a, tree b)
{
  struct affine of_a, of_b;
  mpz_t x, y;
  bool distinct = false;
  affine_init (&of_a);
  affine_init (&of_b);
  mpz_inits (x, y, NULL);
  if (reference_strides (a, &of_a) && reference_strides (b, &of_b))
    for (unsigned d = 0; d < SHAPE_RANK; d++)
      distinct |= poly_constant_p (&of_a.stride[d], x)
		  && poly_constant_p (&of_b.stride[d], y)
		  && mpz_cmp (x, y) != 0;
  mpz_clears (x, y, NULL);
  affine_clear (&of_b);
  affine_clear (&of_a);
  return distinct;
}

void
expand_address (tree ref, aff_tree *c, expansions **seen)
{
  poly_widest_int size;

  get_inner_reference_aff (ref, c, &size);
  aff_combination_expand (c, seen);
}

bool
reference_distance (tree ref, const aff_tree *from, expansions **seen,
		    HOST_WIDE_INT *bytes)
{
  aff_tree c, minus = *from;

  expand_address (ref, &c, seen);
  aff_combination_scale (&minus, -1);
  aff_combination_add (&c, &minus);
  if (c.n || c.rest || !c.offset.is_constant ()
      || !wi::fits_shwi_p (c.offset.coeffs[0]))
    return false;
  *bytes = c.offset.coeffs[0].to_shwi ();
  return true;
}

bool
reference_distance (tree ref, tree from, HOST_WIDE_INT *bytes)
{
  expansions *seen = NULL;
  aff_tree first;
  expand_address (from, &first, &seen);
  bool ok = reference_distance (ref, &first, &seen, bytes);
  free_affine_expand_cache (&seen);
  return ok;
}
