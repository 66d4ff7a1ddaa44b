/* Idioms: sums and differences that are cut off at the ends of a narrow type.

   INPUT	unsigned char a, b, r;  int x = a + b - 128;
		r = x < 0 ? 0 : x > 255 ? 255 : x;
   OUTPUT	r = __ripple_sub_sat (__ripple_add_sat (a, sub_sat (b, 128)),
				      sub_sat (128, b))

   What saturates may do so on the way only if the result is that of the whole
   sum.  Unsigned numbers may be added one after the other, or subtracted; a
   number that is added and one that is subtracted are first made one
   difference, of which either the positive or the negative part is 0.  Where
   signs differ, unsigned numbers become signed ones less half their range.

   See narrowing-idioms.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "transform/tune/idioms.h"
#include "transform/tune/tune.h"

namespace {

/* A sum: what is added and what is subtracted, names before they are widened,
   and the constants among them.  */
struct sum
{
  auto_vec<tree> ops[2];	/* Added, subtracted.  */
  HOST_WIDE_INT constant = 0;
};

/* Add X, of BITS bits, to S or, if MINUS, subtract it.  False if there are
   many numbers, or some may be so large that C's sum wraps.  */

bool
add_term (sum *s, tree x, bool minus, unsigned bits)
{
  if (tree c = literal (x))
    {
      if (!tree_fits_shwi_p (c) || bits_of (x) != bits)
	return false;
      HOST_WIDE_INT n = tree_to_shwi (c);
      HOST_WIDE_INT limit = HOST_WIDE_INT_1 << (bits / 2);
      if (!IN_RANGE (n, -limit, limit))
	return false;
      s->constant += minus ? -n : n;
      return IN_RANGE (s->constant, -limit, limit);
    }
  tree narrow = unwidened (x);
  if (TREE_CODE (narrow) == SSA_NAME && integer_p (narrow)
      && 2 * bits_of (narrow) <= bits)
    {
      s->ops[minus].safe_push (narrow);
      return s->ops[0].length () + s->ops[1].length () <= 3;
    }
  bool difference = made_by (x, MINUS_EXPR);
  gassign *def = difference ? made_by (x, MINUS_EXPR) : made_by (x, PLUS_EXPR);
  /* An unsigned difference may have wrapped.  */
  if (!def || (TYPE_UNSIGNED (TREE_TYPE (x)) && (difference || minus)))
    return false;
  return (add_term (s, gimple_assign_rhs1 (def), minus, bits)
	  && add_term (s, gimple_assign_rhs2 (def), minus != difference,
		       bits));
}

/* X, which TYPE has, as such a number, made in front of G.  */

tree
as_type (gimple_stmt_iterator *g, tree x, tree type)
{
  if (TREE_CODE (x) == INTEGER_CST)
    return fold_convert (type, x);
  if (types_compatible_p (TREE_TYPE (x), type))
    return x;
  tree r = make_ssa_name (type);
  gimple *cast = gimple_build_assign (r, NOP_EXPR, x);
  gimple_set_location (cast, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, cast, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (x));
  return r;
}

tree
saturated (gimple_stmt_iterator *g, bool plus, tree a, tree b)
{
  tree args[2] = { a, b };
  return new_call (g, plus ? API_ADD_SAT : API_SUB_SAT, element_like (a), 2,
		   args);
}

/* X with the highest bit turned over, as a number of the other sign: X less
   half the range of unsigned numbers, or the other way round.  */

tree
turned (gimple_stmt_iterator *g, tree x)
{
  tree type = lanes_element_type (unsigned_type_for (TREE_TYPE (x)));
  tree other = TYPE_UNSIGNED (TREE_TYPE (x))
	       ? lanes_element_type (signed_type_for (type)) : type;
  tree half = fold_build1 (BIT_NOT_EXPR, type, fold_convert
			   (type, TYPE_MAX_VALUE (signed_type_for (type))));
  tree r = make_ssa_name (type);
  gimple *turn = gimple_build_assign (r, BIT_XOR_EXPR, as_type (g, x, type),
				      half);
  gimple_set_location (turn, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, turn, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (x));
  return as_type (g, r, other);
}

/* True if TYPE has all values of all numbers of S.  */

bool
all_fit_p (const sum &s, tree type)
{
  for (unsigned i = 0; i < 2; i++)
    for (unsigned k = 0; k < s.ops[i].length (); k++)
      if (!within_type_p (range_of_type (TREE_TYPE (s.ops[i][k])), type))
	return false;
  return true;
}

/* The sum S of unsigned numbers of TYPE, with the constant among them.  */

tree
unsigned_sum (gimple_stmt_iterator *g, const sum &s, tree type)
{
  const vec<tree> &add = s.ops[0], &sub = s.ops[1];
  tree r = as_type (g, add[0], type);
  if (add.length () == 1 || sub.is_empty ())
    {
      for (unsigned i = 0; i < 2; i++)
	for (unsigned k = 1 - i; k < s.ops[i].length (); k++)
	  r = saturated (g, i == 0, r, as_type (g, s.ops[i][k], type));
      return r;
    }
  tree a = as_type (g, add[1], type), b = as_type (g, sub[0], type);
  r = saturated (g, true, r, saturated (g, false, a, b));
  return saturated (g, false, r, saturated (g, false, b, a));
}

/* True if nothing is left to cut off above (UPPER) or below where S, of
   unsigned numbers of a type, was cut off as HAS says.  */

bool
ends_p (const sum &s, bool upper, const bool *has)
{
  return (has[upper]
	  || (upper ? s.ops[0].length () == 1 : s.ops[1].is_empty ()));
}

/* Let the constant of S be one of its numbers, of TYPE; false if that lacks
   it.  */

bool
place_constant (sum *s, tree type)
{
  HOST_WIDE_INT n = s->constant;
  if (n == 0)
    return true;
  bool minus = n < 0 && TYPE_UNSIGNED (type);
  tree c = build_int_cst (long_long_integer_type_node, minus ? -n : n);
  if (!int_fits_type_p (c, type))
    return false;
  s->ops[minus].safe_push (fold_convert (type, c));
  return true;
}

/* The sum of the two numbers of S, of types with other signs than TYPE or with
   both, or null.  */

tree
mixed_sum (gimple_stmt_iterator *g, const sum &s, tree type)
{
  tree x[2] = { s.ops[0][0],
		s.ops[1].is_empty () ? s.ops[0][1] : s.ops[1][0] };
  bool plus = s.ops[1].is_empty ();
  bool uns[2];
  for (unsigned i = 0; i < 2; i++)
    {
      uns[i] = TYPE_UNSIGNED (TREE_TYPE (x[i]));
      if (bits_of (x[i]) != TYPE_PRECISION (type))
	return NULL_TREE;
    }
  /* What is added to or subtracted from the type's own half.  */
  if (TYPE_UNSIGNED (type) && uns[0] != uns[1] && (plus || uns[0]))
    {
      tree r = saturated (g, plus, turned (g, x[!uns[0]]), x[uns[0]]);
      return turned (g, r);
    }
  if (!TYPE_UNSIGNED (type) && uns[0] && uns[1] && !plus)
    return saturated (g, false, turned (g, x[0]), turned (g, x[1]));
  return NULL_TREE;
}

/* The sum of the two numbers of S, which do not all fit in TYPE, in the next
   wider type, cut off there; or null.  */

tree
wider_sum (gimple_stmt_iterator *g, const sum &s, tree type)
{
  unsigned bits = 2 * TYPE_PRECISION (type);
  bool wide = false;
  for (unsigned i = 0; i < 2; i++)
    for (unsigned k = 0; k < s.ops[i].length (); k++)
      wide |= (TREE_CODE (s.ops[i][k]) == SSA_NAME
	       && bits_of (s.ops[i][k]) == bits);
  tree t = lanes_element_type (build_nonstandard_integer_type (bits, false));
  if (!wide || !all_fit_p (s, t))
    return NULL_TREE;
  bool plus = s.ops[1].is_empty ();
  tree a = as_type (g, s.ops[0][0], t);
  tree b = as_type (g, plus ? s.ops[0][1] : s.ops[1][0], t);
  tree r = saturated (g, plus, a, b);
  return new_call (g, API_NARROW, type, 1, &r);
}

} // anonymous namespace

bool
find_saturation (gimple_stmt_iterator *g, tree x, tree type, const bool *has)
{
  sum s;
  tree r = NULL_TREE;
  if (!add_term (&s, x, false, bits_of (x)))
    return false;
  bool shaped = false, uns = TYPE_UNSIGNED (type);
  for (unsigned i = 0; i < 2; i++)
    shaped |= same_shape_p (g, s.ops[i].length (), s.ops[i].address ());
  bool fits = all_fit_p (s, type);
  if (!shaped
      || !place_constant (&s, fits ? type
			  : lanes_element_type (build_nonstandard_integer_type
						(2 * TYPE_PRECISION (type),
						 false))))
    return false;
  unsigned n = s.ops[0].length () + s.ops[1].length ();
  if (n < 2 || n > 3 || s.ops[0].is_empty ()
      || (n > 2 && (!ripple_current_target ()->saturate
		    || TYPE_PRECISION (type) > 16)))
    return false;
  if (uns && fits && ends_p (s, false, has) && ends_p (s, true, has))
    r = unsigned_sum (g, s, type);
  else if (!has[0] || !has[1] || n != 2)
    return false;
  else if (fits)
    r = saturated (g, s.ops[1].is_empty (), as_type (g, s.ops[0][0], type),
		   as_type (g, s.ops[1].is_empty () ? s.ops[0][1]
			    : s.ops[1][0], type));
  else if (TYPE_PRECISION (type) <= 16)
    r = mixed_sum (g, s, type);
  if (!r && TYPE_PRECISION (type) == 8 && !fits)
    r = wider_sum (g, s, type);
  if (!r)
    return false;
  replace_by (g, r);
  return true;
}
