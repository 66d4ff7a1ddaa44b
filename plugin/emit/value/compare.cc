/* Comparisons of vectors; those of integers of 64 bits by instructions for
   32, where there are no others.

   INPUT	a == b
   OUTPUT	t = halves of a == halves of b;  t & t with its halves swapped

   INPUT	a > b
   OUTPUT	t = halves of a > halves of b,
		    or the halves of b - a where those of a and b are equal;
		the upper halves of t, twice

   Where the upper halves are equal, that of b - a is 0 or, if something is
   borrowed from it, -1.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"

/* V, a vector of 32-bit integers, with element LO in the place of each lower
   half and HI in that of each upper one, 0 or 1 of the same 64 bits.  */

static tree
half_places (emitter *e, tree v, unsigned lo, unsigned hi)
{
  tree type = TREE_TYPE (v);
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder sel (type, n, 1);

  for (unsigned k = 0; k < n; k++)
    {
      unsigned from = (k & 1) == BYTES_BIG_ENDIAN ? lo : hi;
      sel.quick_push (build_int_cst (TREE_TYPE (type),
				     (k & ~1U) + (from ^ BYTES_BIG_ENDIAN)));
    }
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, v, v,
		       sel.build ());
}

/* Where A is CODE than B, vectors of 32-bit integers, as such a vector.  */

static tree
compared (emitter *e, enum tree_code code, tree a, tree b)
{
  tree r = part_binary (e, code, truth_type_for (TREE_TYPE (a)), a, b);
  return part_mask_to_integers (e, r, 4);
}

/* True if vectors of TYPE are compared by the halves of their elements.  */

static bool
compares_by_halves_p (tree type, enum tree_code code)
{
  unsigned HOST_WIDE_INT n;
  if (!VECTOR_TYPE_P (type) || !VECTOR_MODE_P (TYPE_MODE (type))
      || SCALAR_FLOAT_TYPE_P (TREE_TYPE (type))
      || GET_MODE_INNER (TYPE_MODE (type)) != DImode
      || !TYPE_VECTOR_SUBPARTS (type).is_constant (&n)
      || expand_vec_cmp_expr_p (type, truth_type_for (type), code))
    return false;
  tree half = part_vector_type (integer_element (32, false), 2 * n);
  tree mask = truth_type_for (half);
  return (mask_form (mask) == MASK_VALUES
	  && expand_vec_cmp_expr_p (half, mask, EQ_EXPR)
	  && expand_vec_cmp_expr_p (half, mask, GT_EXPR));
}

static tree
compare_by_halves (emitter *e, enum tree_code code, tree a, tree b)
{
  tree type = TREE_TYPE (a), r;
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree half = part_vector_type (integer_element (32, false), 2 * n);
  tree whole = part_vector_type (integer_element (64, true), n);
  switch (code)
    {
    case NE_EXPR:
    case LE_EXPR:
    case GE_EXPR:
      r = compare_by_halves (e, invert_tree_comparison (code, false), a, b);
      return part_unary (e, BIT_NOT_EXPR, TREE_TYPE (r), r);
    case LT_EXPR:
      return compare_by_halves (e, GT_EXPR, b, a);
    case EQ_EXPR:
      r = compared (e, EQ_EXPR, part_view (e, half, a),
		    part_view (e, half, b));
      r = part_binary (e, BIT_AND_EXPR, half, r, half_places (e, r, 1, 0));
      break;
    case GT_EXPR:
      {
	bool sign = initializer_zerop (a) && !TYPE_UNSIGNED (TREE_TYPE (type));
	a = part_view (e, whole, a);
	b = part_view (e, whole, b);
	if (TYPE_UNSIGNED (TREE_TYPE (type)))
	  {
	    tree top = wide_int_to_tree (TREE_TYPE (whole),
					 wi::set_bit_in_zero (63, 64));
	    top = build_vector_from_val (whole, top);
	    a = part_binary (e, BIT_XOR_EXPR, whole, a, top);
	    b = part_binary (e, BIT_XOR_EXPR, whole, b, top);
	  }
	tree d = part_binary (e, MINUS_EXPR, whole, b, a);
	a = part_view (e, half, a);
	b = part_view (e, half, b);
	r = compared (e, GT_EXPR, a, b);
	if (!sign)
	  {
	    d = part_binary (e, BIT_AND_EXPR, half, part_view (e, half, d),
			     compared (e, EQ_EXPR, a, b));
	    r = part_binary (e, BIT_IOR_EXPR, half, r, d);
	  }
	r = half_places (e, r, 1, 1);
	break;
      }
    default:
      gcc_unreachable ();
    }
  tree is = part_vector_type (integer_element (64, false), n);
  return part_mask_from_integers (e, part_view (e, is, r));
}

/* (X & Y) != 0, or == 0 if CODE says so, where A is X & Y and B is zero, by an
   instruction; else null.  */

static tree
test_bits (emitter *e, enum tree_code code, tree a, tree b)
{
  gassign *g = (TREE_CODE (a) == SSA_NAME
		? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (a)) : NULL);
  if (!optimize || !g || gimple_assign_rhs_code (g) != BIT_AND_EXPR
      || (code != NE_EXPR && code != EQ_EXPR) || !integer_zerop (b)
      || !ripple_current_target ()->test_bits)
    return NULL_TREE;
  return ripple_current_target ()->test_bits (e, code == NE_EXPR,
					      gimple_assign_rhs1 (g),
					      gimple_assign_rhs2 (g));
}

tree
part_compare (emitter *e, enum tree_code code, tree a, tree b)
{
  if (tree r = test_bits (e, code, a, b))
    return r;
  if (compares_by_halves_p (TREE_TYPE (a), code))
    return compare_by_halves (e, code, a, b);
  return part_binary (e, code, truth_type_for (TREE_TYPE (a)), a, b);
}
