/* How far apart the lanes of a memory reference are, and two references.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"

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

/* Let C have what names are copies of, expanded as SEEN says, for these.  */

static void
expand_copies (aff_tree *c, expansions **seen)
{
  for (unsigned i = 0; i < c->n;)
    {
      tree x = c->elts[i].val;
      gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
      if (!def || !gimple_assign_ssa_name_copy_p (def))
	{
	  i++;
	  continue;
	}
      widest_int coef = c->elts[i].coef;
      aff_tree of;
      aff_combination_remove_elt (c, i);
      tree_to_aff_combination_expand (gimple_assign_rhs1 (def), c->type, &of,
				      seen);
      aff_combination_scale (&of, coef);
      aff_combination_add (c, &of);
      i = 0;
    }
}

/* True if a conversion from FROM to TO keeps a sum, as FROM does not wrap.  */

static bool
keeps_sums_p (tree to, tree from)
{
  return INTEGRAL_TYPE_P (to) && INTEGRAL_TYPE_P (from)
	 && TYPE_OVERFLOW_UNDEFINED (from)
	 && TYPE_PRECISION (to) >= TYPE_PRECISION (from);
}

/* What X is behind such conversions, and without the constants that are added
   to it: together *MORE.  */

static tree
without_constant (tree x, HOST_WIDE_INT *more)
{
  *more = 0;
  for (;;)
    {
      gassign *def = TREE_CODE (x) == SSA_NAME
		     ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL;
      tree type = TREE_TYPE (x), from;
      if (CONVERT_EXPR_P (x) || (def && gimple_assign_cast_p (def)))
	{
	  from = def ? gimple_assign_rhs1 (def) : TREE_OPERAND (x, 0);
	  if (!keeps_sums_p (type, TREE_TYPE (from)))
	    return x;
	}
      else if (def && gimple_assign_rhs_code (def) == PLUS_EXPR
	       && INTEGRAL_TYPE_P (type)
	       && (TYPE_OVERFLOW_UNDEFINED (type)
		   || TYPE_PRECISION (type) == POINTER_SIZE)
	       && tree_fits_shwi_p (gimple_assign_rhs2 (def)))
	{
	  from = gimple_assign_rhs1 (def);
	  *more += tree_to_shwi (gimple_assign_rhs2 (def));
	}
      else
	return x;
      x = from;
    }
}

/* Remove from C what is added and subtracted by two names for one value, but
   for a constant: the product of a lane and a row's length, computed for each
   reference, or the next number of a column.  */

static void
cancel_same_values (aff_tree *c)
{
  enum { DEEPEST = 4 };
  HOST_WIDE_INT more[2];
  for (unsigned i = 0; i < c->n; i++)
    for (unsigned k = i + 1; k < c->n; k++)
      if (c->elts[i].coef + c->elts[k].coef == 0
	  && same_value_p (without_constant (c->elts[i].val, &more[0]),
			   without_constant (c->elts[k].val, &more[1]),
			   DEEPEST))
	{
	  c->offset += c->elts[i].coef * (more[0] - more[1]);
	  aff_combination_remove_elt (c, k);
	  aff_combination_remove_elt (c, i--);
	  break;
	}
}

bool
reference_distance (tree ref, const aff_tree *from, expansions **seen,
		    HOST_WIDE_INT *bytes, bool by_value)
{
  aff_tree c, minus = *from;

  expand_address (ref, &c, seen);
  aff_combination_scale (&minus, -1);
  aff_combination_add (&c, &minus);
  if (by_value)
    {
      expand_copies (&c, seen);
      cancel_same_values (&c);
    }
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
