/* The condition of an annotated loop: the relation, with the counter on the
   left, and the bound.

   INPUT	n - 1 >= i		i: the counter
   OUTPUT	LE_EXPR, n - 1

   The front ends have folded it, so that a relation may have become another
   one (loop-form.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"

/* The relation that holds for b, a if CODE holds for a, b.  */

static enum tree_code
swapped (enum tree_code code)
{
  switch (code)
    {
    case LT_EXPR: return GT_EXPR;
    case LE_EXPR: return GE_EXPR;
    case GT_EXPR: return LT_EXPR;
    case GE_EXPR: return LE_EXPR;
    default: return code;
    }
}

/* SIDE of a comparison is the counter: set FORM->widening.  False if it is
   something computed from the counter.  */

static bool
read_counter_side (struct loop_form *form, tree side)
{
  side = strip_wrappers (side);
  form->widening.truncate (0);
  while (CONVERT_EXPR_P (side))
    {
      if (!INTEGRAL_TYPE_P (TREE_TYPE (side))
	  || (TYPE_PRECISION (TREE_TYPE (side))
	      < TYPE_PRECISION (TREE_TYPE (form->counter))))
	return false;
      form->widening.safe_insert (0, TREE_TYPE (side));
      side = strip_wrappers (TREE_OPERAND (side, 0));
    }
  return side == form->counter;
}

/* The unsigned type of which FORM's condition seems to be about the upper
   half, or null: the folder makes (signed) i >= 0 and (signed) i < 0 of
   i < 2^N and i >= 2^N.  */

static tree
folded_half (const struct loop_form *form)
{
  unsigned n = form->widening.length ();
  if (n == 0 || !integer_zerop (form->bound))
    return NULL_TREE;
  tree to = form->widening[n - 1];
  tree from = n > 1 ? form->widening[n - 2] : TREE_TYPE (form->counter);
  return (!TYPE_UNSIGNED (to) && TYPE_UNSIGNED (from)
	  && TYPE_PRECISION (to) == TYPE_PRECISION (from) ? from : NULL_TREE);
}

/* Undo what the folder does to i < 2^N and i >= 2^N.  */

static void
unfold_half (struct loop_form *form)
{
  tree from = folded_half (form);
  if (!from || form->relation != (form->down ? LT_EXPR : GE_EXPR))
    return;
  form->widening.pop ();
  unsigned width = TYPE_PRECISION (from);
  form->bound = wide_int_to_tree (from,
				  wi::set_bit_in_zero (width - 1, width));
  form->relation = form->down ? GE_EXPR : LT_EXPR;
}

/* Undo what the folder does to relations with the extreme values of a
   type.  */

static void
unfold_relation (struct loop_form *form)
{
  tree type = TREE_TYPE (form->bound), extreme;
  bool down = form->down;

  if (TREE_CODE (form->bound) != INTEGER_CST || !TYPE_MIN_VALUE (type))
    return;
  if (form->relation == NE_EXPR)
    {
      extreme = down ? TYPE_MIN_VALUE (type) : TYPE_MAX_VALUE (type);
      if (tree_int_cst_equal (form->bound, extreme))
	form->relation = down ? GT_EXPR : LT_EXPR;
    }
  else if (form->relation == EQ_EXPR)
    {
      extreme = down ? TYPE_MAX_VALUE (type) : TYPE_MIN_VALUE (type);
      if (tree_int_cst_equal (form->bound, extreme))
	form->relation = down ? GE_EXPR : LE_EXPR;
    }
}

/* Set FORM->down, where the step does not say it: the relation does, as it was
   before the folder.  False, after a report, if it is !=.  */

static bool
read_direction (struct loop_form *form)
{
  tree type = TREE_TYPE (form->bound);
  bool half = folded_half (form) != NULL_TREE;

  switch (form->relation)
    {
    case LT_EXPR:
      form->down = half;
      return true;
    case GE_EXPR:
      form->down = !half;
      return true;
    case NE_EXPR:
    case EQ_EXPR:
      form->down = tree_int_cst_equal (form->bound,
				       form->relation == EQ_EXPR
				       ? TYPE_MAX_VALUE (type)
				       : TYPE_MIN_VALUE (type));
      if (form->relation == EQ_EXPR || form->down
	  || tree_int_cst_equal (form->bound, TYPE_MAX_VALUE (type)))
	return true;
      ripple_report (form->cond_loc, RMK_LOOP_STEP_RELATION, form->counter);
      return false;
    default:
      form->down = form->relation != LE_EXPR;
      return true;
    }
}

/* The loop never runs: its relation is one that no value has to the end of the
   counter's type.  */

static void
set_no_iteration (struct loop_form *form)
{
  tree type = TREE_TYPE (form->counter);
  bool down = form->down;
  unsigned bits = TYPE_PRECISION (type);
  signop sign = TYPE_SIGN (type);

  form->widening.truncate (0);
  form->relation = down ? GT_EXPR : LT_EXPR;
  form->bound = wide_int_to_tree (type, down ? wi::max_value (bits, sign)
				  : wi::min_value (bits, sign));
}

/* Let what is done before the comparison be part of the bound.  */

static void
evaluate_before_bound (struct loop_form *form, tree before)
{
  form->bound = build2 (COMPOUND_EXPR, TREE_TYPE (form->bound), before,
			form->bound);
}

/* COND without what surrounds the comparison.  *NEGATE: its opposite is meant.
   What is done before it, as by a sanitizer that tests the bound where the
   front end has folded, (test, i < n), is *BEFORE, else null.  */

static tree
strip_condition (struct loop_form *form, tree cond, bool *negate, tree *before)
{
  *negate = false;
  *before = NULL_TREE;
  for (tree t = cond; ; t = TREE_OPERAND (t, 0))
    if (TREE_CODE (t) == CLEANUP_POINT_EXPR)
      form->cleanups = true;
    else if (TREE_CODE (t) != ANNOTATE_EXPR)
      break;
  form->annotations = TREE_CODE (cond) == ANNOTATE_EXPR ? cond : NULL_TREE;
  cond = strip_wrappers (cond);
  while (CONVERT_EXPR_P (cond) || TREE_CODE (cond) == TRUTH_NOT_EXPR
	 || TREE_CODE (cond) == COMPOUND_EXPR)
    {
      bool compound = TREE_CODE (cond) == COMPOUND_EXPR;

      if (compound)
	*before = (*before ? build2 (COMPOUND_EXPR, void_type_node, *before,
				     TREE_OPERAND (cond, 0))
		   : TREE_OPERAND (cond, 0));
      *negate ^= TREE_CODE (cond) == TRUTH_NOT_EXPR;
      cond = strip_wrappers (TREE_OPERAND (cond, compound));
    }
  return cond;
}

/* Read the comparison COND, its opposite if NEGATE; false after a report.  */

static bool
read_comparison (struct loop_form *form, tree cond, bool negate)
{
  tree a = TREE_OPERAND (cond, 0), b = TREE_OPERAND (cond, 1);

  form->relation = TREE_CODE (cond);
  if (negate)
    form->relation = invert_tree_comparison (form->relation, false);
  if (!mentions_p (a, form->counter))
    {
      std::swap (a, b);
      form->relation = swapped (form->relation);
    }
  form->bound = b;
  if (!mentions_p (a, form->counter))
    ripple_report (form->cond_loc, RMK_LOOP_COND_COUNTER, form->counter);
  else if (mentions_p (b, form->counter))
    ripple_report (location_of (b, form->cond_loc), RMK_LOOP_BOUND_COUNTER,
		   form->counter);
  else if (TREE_CODE (TREE_TYPE (a)) == REAL_TYPE
	   || !read_counter_side (form, a))
    ripple_report (location_of (a, form->cond_loc), RMK_LOOP_COND_FORM,
		   form->counter);
  else if (TREE_CODE (TREE_TYPE (b)) != INTEGER_TYPE
	   && TREE_CODE (TREE_TYPE (b)) != ENUMERAL_TYPE
	   && TREE_CODE (TREE_TYPE (b)) != BOOLEAN_TYPE)
    ripple_report (location_of (b, form->cond_loc), RMK_LOOP_BOUND_TYPE,
		   TREE_TYPE (b));
  else
    return true;
  return false;
}

bool
read_condition (struct loop_form *form, tree cond)
{
  bool negate;
  tree before;

  cond = strip_condition (form, cond, &negate, &before);
  form->cond_loc = location_of (cond, form->loc);
  if (before && mentions_p (before, form->counter))
    {
      ripple_report (location_of (before, form->cond_loc),
		     RMK_LOOP_BOUND_COUNTER, form->counter);
      return false;
    }
  if (TREE_CODE (cond) == INTEGER_CST)
    {
      if (integer_zerop (cond) == negate)
	{
	  ripple_report (form->cond_loc, RMK_LOOP_COND_CONSTANT);
	  return false;
	}
      set_no_iteration (form);
    }
  else
    {
      if (!COMPARISON_CLASS_P (cond))
	{
	  ripple_report (form->cond_loc, RMK_LOOP_COND_FORM, form->counter);
	  return false;
	}
      if (!read_comparison (form, cond, negate)
	  || (form->variable_step && !read_direction (form)))
	return false;
      unfold_half (form);
      unfold_relation (form);
      if (form->relation == EQ_EXPR)
	{
	  ripple_report (form->cond_loc, RMK_LOOP_COND_FORM, form->counter);
	  return false;
	}
    }
  if (before)
    evaluate_before_bound (form, before);
  return true;
}
