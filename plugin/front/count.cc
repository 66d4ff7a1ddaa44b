/* How often an annotated loop runs, and what its counter is then.

   Terms: T is the counter's type, C the type in which it is compared; UT and
   UC are their unsigned types; S is |step|, MIN and MAX the ends of T.

   The number of iterations is computed without branches, so that bounds which
   are tensors stay straight-line code, and exactly, also at the ends of the
   types.  For a loop that goes up (down is the mirror image):

     i < b	d = (UC) max (b, lo) - (UC) lo;  n = d / S + (d % S != 0)
     i <= b	d as above;  n = d / S + 1 if lo <= b, else 0
     i != b	d = (UT) b - (UT) lo;  n = d / S; where T wraps, the smallest
		solution of n * S = d (mod 2^width), which is the same if S
		divides d

   A step that is no constant may turn out to lead away from the bound: then
   the counter goes to the other end of its type, and where the step is 0 the
   loop does not end:

     i < b	n = (lo - MIN) / S + 1 if step < 0, 2^64 - 1 if step = 0, in
		both cases 0 if lo >= b

   A counter narrower than C wraps before it reaches some bounds; the loop is
   cut short there ("clamp"), where a scalar loop would mostly run for ever.

   The scalar loop never ends where these are not its number of iterations.

   The counter's value is lo + l * step.  It is computed in T itself where
   that cannot overflow in an iteration of the scalar loop, in UT otherwise; if
   the step may have either sign, in a signed type that has all the products.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/internal.h"

/* Loops whose step is at most this are taken to run fewer than 2^31 (2^63)
   times over a range that is not known: the range of the counter would have
   to be more than half of its type.  */
enum { SMALL_STEP = 16 };

static tree
unsigned_of (tree type)
{
  return (TREE_CODE (type) == INTEGER_TYPE ? unsigned_type_for (type)
	  : build_nonstandard_integer_type (TYPE_PRECISION (type), 1));
}

/* TYPE, or if it is no integer type one that is like it.  */

static tree
integer_of (tree type)
{
  return (TREE_CODE (type) == INTEGER_TYPE ? TYPE_MAIN_VARIANT (type)
	  : build_nonstandard_integer_type (TYPE_PRECISION (type),
					    TYPE_UNSIGNED (type)));
}

/* The number of iterations.  */

/* The inverse of odd number A modulo 2^64.  */

static unsigned HOST_WIDE_INT
inverse (unsigned HOST_WIDE_INT a)
{
  unsigned HOST_WIDE_INT x = a;	/* Right in the low 3 bits.  */

  for (int bits = 3; bits < 64; bits *= 2)
    x *= 2 - a * x;
  return x;
}

/* True if T wraps in the C language.  */

static bool
wraps_p (tree type)
{
  return (TYPE_UNSIGNED (type) || flag_wrapv
	  || TYPE_PRECISION (type) < TYPE_PRECISION (integer_type_node));
}

/* FROM - TO, or TO - FROM if FORM goes up, in unsigned TYPE.  */

static tree
distance (location_t loc, const struct loop_form *form, tree type, tree from,
	  tree to)
{
  from = fold_convert_loc (loc, type, from);
  to = fold_convert_loc (loc, type, to);
  return (form->down ? fold_build2_loc (loc, MINUS_EXPR, type, from, to)
	  : fold_build2_loc (loc, MINUS_EXPR, type, to, from));
}

/* |step| of FORM in unsigned TYPE, not narrower than the counter's, if the
   step leads to the bound.  */

static tree
step_size (location_t loc, const struct loop_form *form, tree type)
{
  tree step = form->step;
  if (!step)
    {
      tree utype = unsigned_of (TREE_TYPE (form->variable_step));
      step = fold_convert_loc (loc, utype, form->variable_step);
      if (form->down)
	step = fold_build1_loc (loc, NEGATE_EXPR, utype, step);
    }
  return fold_convert_loc (loc, type, step);
}

/* The number of iterations of i != BOUND from LO.  */

static tree
count_until_equal (location_t loc, const struct loop_form *form, tree lo,
		   tree bound)
{
  tree type = unsigned_of (TREE_TYPE (form->counter));
  tree step = fold_convert (type, form->step);
  tree d = distance (loc, form, type, lo, bound);
  unsigned HOST_WIDE_INT s = tree_to_uhwi (form->step);
  int shift = exact_log2 (s & -s);
  unsigned width = TYPE_PRECISION (type);

  if (integer_onep (step))
    return d;
  if (!wraps_p (TREE_TYPE (form->counter)))
    return fold_build2_loc (loc, TRUNC_DIV_EXPR, type, d, step);
  d = fold_build2_loc (loc, RSHIFT_EXPR, type, d,
		       build_int_cst (integer_type_node, shift));
  d = fold_build2_loc (loc, MULT_EXPR, type, d,
		       build_int_cst_type (type, inverse (s >> shift)));
  return fold_build2_loc (loc, BIT_AND_EXPR, type, d,
			  wide_int_to_tree (type, wi::mask (width - shift,
							    false, width)));
}

/* The number of iterations from LO while LO may still reach BOUND; the
   comparison is done in TYPE, the type of both.  */

static tree
count_until_passed (location_t loc, const struct loop_form *form, tree type,
		    tree lo, tree bound)
{
  tree utype = unsigned_of (type), step, d, n, more;
  bool equal = form->relation == LE_EXPR || form->relation == GE_EXPR;

  step = step_size (loc, form, utype);
  if (equal)
    more = fold_build2_loc (loc, form->down ? GE_EXPR : LE_EXPR,
			    boolean_type_node, lo, bound);
  else
    bound = fold_build2_loc (loc, form->down ? MIN_EXPR : MAX_EXPR, type,
			     bound, lo);
  d = distance (loc, form, utype, lo, bound);
  n = fold_convert_loc (loc, size_type_node,
			fold_build2_loc (loc, TRUNC_DIV_EXPR, utype, d, step));
  if (equal)
    {
      n = fold_build2_loc (loc, PLUS_EXPR, size_type_node, n, size_one_node);
      more = fold_convert_loc (loc, size_type_node, more);
      return fold_build2_loc (loc, BIT_AND_EXPR, size_type_node, n,
			      fold_build1_loc (loc, NEGATE_EXPR,
					       size_type_node, more));
    }
  if (integer_onep (step))
    return n;
  more = fold_build2_loc (loc, NE_EXPR, boolean_type_node,
			  fold_build2_loc (loc, TRUNC_MOD_EXPR, utype, d,
					   step),
			  build_zero_cst (utype));
  return fold_build2_loc (loc, PLUS_EXPR, size_type_node, n,
			  fold_convert_loc (loc, size_type_node, more));
}

/* How often the counter can count from LO, DOWN or up, by steps of SIZE.  */

static tree
count_to_end (location_t loc, const struct loop_form *form, tree lo, tree size,
	      bool down)
{
  tree type = integer_of (TREE_TYPE (form->counter));
  tree utype = unsigned_of (type);
  tree first = fold_convert_loc (loc, utype, lo);
  tree last = fold_convert (utype, down ? TYPE_MIN_VALUE (type)
			    : TYPE_MAX_VALUE (type));
  tree d = fold_build2_loc (loc, MINUS_EXPR, utype, down ? first : last,
			    down ? last : first);

  d = fold_build2_loc (loc, TRUNC_DIV_EXPR, utype, d, size);
  return fold_build2_loc (loc, PLUS_EXPR, size_type_node,
			  fold_convert_loc (loc, size_type_node, d),
			  size_one_node);
}

/* N, the number of iterations if the variable step of FORM leads from LO to
   the bound, or what it is otherwise; FROM and BOUND are compared.  */

static tree
count_either_way (location_t loc, const struct loop_form *form, tree lo,
		  tree from, tree bound, tree n)
{
  tree step = form->variable_step, zero = build_zero_cst (TREE_TYPE (step));
  tree utype = unsigned_of (TREE_TYPE (step));
  tree away = fold_build1_loc (loc, NEGATE_EXPR, utype,
			       step_size (loc, form, utype));
  tree some = fold_build2_loc (loc, form->relation, boolean_type_node, from,
			       bound);
  away = build3_loc (loc, COND_EXPR, size_type_node,
		     fold_build2_loc (loc, EQ_EXPR, boolean_type_node, step,
				      zero),
		     TYPE_MAX_VALUE (size_type_node),
		     count_to_end (loc, form, lo, away, !form->down));
  away = build3_loc (loc, COND_EXPR, size_type_node, some, away,
		     size_zero_node);
  return build3_loc (loc, COND_EXPR, size_type_node,
		     fold_build2_loc (loc, form->down ? LT_EXPR : GT_EXPR,
				      boolean_type_node, step, zero),
		     n, away);
}

tree
count_iterations (location_t loc, const struct loop_form *form, tree lo,
		  tree bound)
{
  tree type = integer_of (TREE_TYPE (bound)), from = lo, n;
  unsigned width = TYPE_PRECISION (TREE_TYPE (form->counter));

  if (form->relation == NE_EXPR)
    return fold_convert_loc (loc, size_type_node,
			     count_until_equal (loc, form, lo, bound));
  for (unsigned i = 0; i < form->widening.length (); i++)
    from = fold_convert_loc (loc, form->widening[i], from);
  from = fold_convert_loc (loc, type, from);
  bound = fold_convert_loc (loc, type, bound);
  n = count_until_passed (loc, form, type, from, bound);
  if (wraps_p (TREE_TYPE (form->counter))
      && width < TYPE_PRECISION (type)
      && width < TYPE_PRECISION (size_type_node))
    {
      tree utype = unsigned_of (TREE_TYPE (form->counter));
      tree most = count_to_end (loc, form, lo, step_size (loc, form, utype),
				form->down);
      n = fold_build2_loc (loc, MIN_EXPR, size_type_node, n, most);
    }
  if (form->variable_step)
    n = count_either_way (loc, form, lo, from, bound, n);
  return n;
}

/* The counter's values.  */

/* True if (T) l * S cannot overflow in counter type TYPE in an iteration that
   the scalar loop runs: it is no more than the distance between the first and
   the last value, which fits if both are on one side of zero.  */

static bool
small_range_p (const struct loop_form *form)
{
  widest_int max = wi::to_widest (TYPE_MAX_VALUE (TREE_TYPE (form->counter)));
  bool bound_known = (TREE_CODE (form->bound) == INTEGER_CST
		      && form->relation != NE_EXPR
		      && !TYPE_UNSIGNED (TREE_TYPE (form->bound)));

  if (form->step && wi::gtu_p (wi::to_widest (form->step), max))
    return false;
  if (form->lo && wi::neg_p (wi::to_widest (form->lo)) == form->down)
    return true;
  if (bound_known
      && wi::neg_p (wi::to_widest (form->bound)) != form->down)
    return true;
  if (form->lo && bound_known)
    return wi::leu_p (wi::abs (wi::to_widest (form->bound)
			       - wi::to_widest (form->lo)), max);
  return (!form->lo && form->step
	  && tree_to_uhwi (form->step) <= SMALL_STEP);
}

/* True if the counter's values never wrap.  All but != keep it on one side of
   the bound; that leads through the end of the type if it starts behind the
   bound, or if the step does not divide the distance.  */

bool
never_wraps_p (const struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter);
  tree first = form->down ? TYPE_MAX_VALUE (type) : TYPE_MIN_VALUE (type);
  tree last = form->down ? TYPE_MIN_VALUE (type) : TYPE_MAX_VALUE (type);

  if (form->relation != NE_EXPR || !wraps_p (type))
    return true;
  return (integer_pow2p (form->step)
	  && ((form->lo && first && tree_int_cst_equal (form->lo, first))
	      || (TREE_CODE (form->bound) == INTEGER_CST && last
		  && tree_int_cst_equal (form->bound, last))));
}

/* True if FORM's bound is a value of the counter's type.  */

static bool
bound_fits_p (const struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter), bound = strip_wrappers (form->bound);

  if (TREE_CODE (bound) == INTEGER_CST)
    return int_fits_type_p (bound, type);
  while (CONVERT_EXPR_P (bound) && INTEGRAL_TYPE_P (TREE_TYPE (bound))
	 && INTEGRAL_TYPE_P (TREE_TYPE (TREE_OPERAND (bound, 0)))
	 && (TYPE_PRECISION (TREE_TYPE (TREE_OPERAND (bound, 0)))
	     < TYPE_PRECISION (TREE_TYPE (bound)))
	 && TYPE_PRECISION (TREE_TYPE (bound)) > TYPE_PRECISION (type))
    bound = strip_wrappers (TREE_OPERAND (bound, 0));
  return (TYPE_UNSIGNED (TREE_TYPE (bound)) == TYPE_UNSIGNED (type)
	  && TYPE_PRECISION (TREE_TYPE (bound)) <= TYPE_PRECISION (type));
}

/* LANE_BELOW_MAX and LANE_ABOVE_MIN as far as they are known: the counter
   does not reach the end of its type at which the bound is if it stops short
   of a bound that it could have as its value, and not the other end if it does
   not start there.  */

unsigned
range_flags (const struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter);
  tree first = form->down ? TYPE_MAX_VALUE (type) : TYPE_MIN_VALUE (type);
  tree last = form->down ? TYPE_MIN_VALUE (type) : TYPE_MAX_VALUE (type);
  bool inclusive = form->relation == LE_EXPR || form->relation == GE_EXPR;
  unsigned flags = 0;

  if (TREE_CODE (type) != INTEGER_TYPE || !never_wraps_p (form))
    return 0;
  if (bound_fits_p (form)
      && (!inclusive
	  || (TREE_CODE (form->bound) == INTEGER_CST
	      && wi::to_widest (form->bound) != wi::to_widest (last))))
    flags |= form->down ? LANE_ABOVE_MIN : LANE_BELOW_MAX;
  if (form->step && form->lo && !tree_int_cst_equal (form->lo, first))
    flags |= form->down ? LANE_BELOW_MAX : LANE_ABOVE_MIN;
  return flags;
}

/* LO moved by COUNT steps, computed in TYPE, in the counter's type.  */

static tree
counter_after (location_t loc, const struct loop_form *form, tree type,
	       tree lo, tree count)
{
  tree value = fold_convert_loc (loc, type, count);

  tree step = form->step ? form->step : form->variable_step;

  value = fold_build2_loc (loc, MULT_EXPR, type, value,
			   fold_convert_loc (loc, type, step));
  value = fold_build2_loc (loc, form->step && form->down ? MINUS_EXPR
			   : PLUS_EXPR, type,
			   fold_convert_loc (loc, type, lo), value);
  return fold_convert_loc (loc, TREE_TYPE (form->counter), value);
}

tree
counter_value (location_t loc, const struct loop_form *form, tree lo,
	       tree lane)
{
  tree type = TREE_TYPE (form->counter);

  if (TREE_CODE (type) == INTEGER_TYPE && !TYPE_UNSIGNED (type)
      && TYPE_PRECISION (type) >= TYPE_PRECISION (integer_type_node)
      && small_range_p (form))
    type = integer_of (type);
  else if (form->variable_step && TYPE_PRECISION (type) < 64)
    type = long_long_integer_type_node;
  else
    type = unsigned_of (type);
  return counter_after (loc, form, type, lo, lane);
}

tree
counter_behind (location_t loc, const struct loop_form *form, tree lo, tree n)
{
  return counter_after (loc, form, unsigned_of (TREE_TYPE (form->counter)), lo,
			n);
}
