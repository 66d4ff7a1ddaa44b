/* The canonical form of an annotated loop.

   Decides whether a for statement is a loop whose number of iterations is
   known when it starts:

     for ([T] i = lo; i RELATION bound; i moves by a constant) ...

   with RELATION one of <, <=, >, >=, !=, the counter on either side, and any
   of ++i, i++, --i, i--, i += c, i -= c, i = i + c, i = c + i, i = i - c.
   The trees have been folded by the front end: i < INT_MAX may have become
   i != INT_MAX, i < 1u is i == 0, (signed char) i >= 0 was i < 128, and
   (size_t) n > i is what was i < n.

   Terms: the counter's type is T; it is compared in the comparison type,
   after the conversions of the "widening", which keep its order except for
   the change of sign.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"

tree
strip_wrappers (tree expr)
{
  for (;;)
    switch (TREE_CODE (expr))
      {
      case CLEANUP_POINT_EXPR:
      case NON_LVALUE_EXPR:
      case ANNOTATE_EXPR:
      case EXPR_STMT:
	expr = TREE_OPERAND (expr, 0);
	if (!expr)
	  return build_empty_stmt (UNKNOWN_LOCATION);
	break;
      case VIEW_CONVERT_EXPR:
	if (!location_wrapper_p (expr))
	  return expr;
	expr = TREE_OPERAND (expr, 0);
	break;
      CASE_CONVERT:
	if (!VOID_TYPE_P (TREE_TYPE (expr))
	    || IS_EMPTY_STMT (expr))
	  return expr;
	expr = TREE_OPERAND (expr, 0);
	break;
      default:
	return expr;
      }
}

tree
strip_statement (tree stmt)
{
  stmt = strip_wrappers (stmt);
  if (TREE_CODE (stmt) == MUST_NOT_THROW_EXPR)
    stmt = strip_wrappers (TREE_OPERAND (stmt, 0));
  return stmt;
}

static tree
find_decl (tree *tp, int *walk_subtrees, void *decl)
{
  if (TYPE_P (*tp))
    *walk_subtrees = 0;
  return *tp == decl ? *tp : NULL_TREE;
}

bool
mentions_p (tree expr, tree decl)
{
  return walk_tree_without_duplicates (&expr, find_decl, decl) != NULL_TREE;
}

location_t
location_of (tree expr, location_t default_loc)
{
  for (;;)
    {
      if (EXPR_HAS_LOCATION (expr))
	return EXPR_LOCATION (expr);
      if (!CONVERT_EXPR_P (expr) && TREE_CODE (expr) != NON_LVALUE_EXPR
	  && TREE_CODE (expr) != CLEANUP_POINT_EXPR
	  && TREE_CODE (expr) != EXPR_STMT)
	return default_loc;
      expr = TREE_OPERAND (expr, 0);
    }
}

/* EXPR without wrappers and value conversions.  */

static tree
strip_conversions (tree expr)
{
  expr = strip_wrappers (expr);
  while (CONVERT_EXPR_P (expr))
    expr = strip_wrappers (TREE_OPERAND (expr, 0));
  return expr;
}

/* Is TYPE one that counters may have?  */

static bool
counter_type_p (tree type)
{
  return ((TREE_CODE (type) == INTEGER_TYPE
	   || TREE_CODE (type) == ENUMERAL_TYPE)
	  && TYPE_PRECISION (type) <= 64);
}

/* The step.  */

/* The constant STEP that is added in TYPE, as a signed number; false if it is
   none.  */

static bool
constant_step (tree step, widest_int *value)
{
  const struct frontend *fe = frontend_get ();

  step = fe->fold_constant (strip_wrappers (step));
  while (CONVERT_EXPR_P (step) && TREE_CODE (step) != INTEGER_CST)
    step = fe->fold_constant (strip_wrappers (TREE_OPERAND (step, 0)));
  if (TREE_CODE (step) != INTEGER_CST)
    return false;
  *value = wi::to_widest (step);
  return true;
}

/* Does EXPR move an object of a class?  */

static bool
moves_iterator_p (tree expr)
{
  if (TREE_CODE (expr) != CALL_EXPR || call_expr_nargs (expr) < 1)
    return false;
  tree object = CALL_EXPR_ARG (expr, 0);
  STRIP_NOPS (object);
  if (TREE_CODE (object) == ADDR_EXPR)
    object = TREE_OPERAND (object, 0);
  return RECORD_OR_UNION_TYPE_P (TREE_TYPE (object));
}

/* EXPR moves a counter: by how much, from which variable.  */

struct movement
{
  tree counter, by;		/* BY is null for 1.  */
  bool minus;
};

/* Read EXPR, at LOC, as a movement; otherwise report what is wrong.  */

static bool
read_movement (tree expr, location_t loc, struct movement *m)
{
  tree rhs, a;

  switch (TREE_CODE (expr))
    {
    case PREINCREMENT_EXPR:
    case POSTINCREMENT_EXPR:
    case PREDECREMENT_EXPR:
    case POSTDECREMENT_EXPR:
      m->counter = strip_wrappers (TREE_OPERAND (expr, 0));
      m->by = TREE_OPERAND (expr, 1);
      m->minus = (TREE_CODE (expr) == PREDECREMENT_EXPR
		  || TREE_CODE (expr) == POSTDECREMENT_EXPR);
      return true;

    case MODIFY_EXPR:
      m->counter = strip_wrappers (TREE_OPERAND (expr, 0));
      rhs = strip_conversions (TREE_OPERAND (expr, 1));
      m->minus = TREE_CODE (rhs) == MINUS_EXPR;
      if (TREE_THIS_VOLATILE (m->counter))
	{
	  ripple_report (loc, RMK_LOOP_COUNTER_VAR);
	  return false;
	}
      if (TREE_CODE (rhs) != PLUS_EXPR && !m->minus
	  && TREE_CODE (rhs) != POINTER_PLUS_EXPR)
	break;
      a = TREE_OPERAND (rhs, 0);
      m->by = TREE_OPERAND (rhs, 1);
      if (!m->minus && strip_conversions (a) != m->counter)
	std::swap (a, m->by);
      if (strip_conversions (a) == m->counter)
	return true;
      break;

    default:
      if (moves_iterator_p (expr))
	{
	  ripple_report (loc, RMK_LOOP_ITERATOR);
	  return false;
	}
      break;
    }
  ripple_report (loc, RMK_LOOP_STEP_FORM);
  return false;
}

/* False, after a report, if VAR cannot be the counter of a loop.  */

static bool
check_counter (tree var, location_t loc)
{
  if (DECL_P (var) && TREE_CODE (TREE_TYPE (var)) == POINTER_TYPE)
    ripple_report (loc, RMK_LOOP_POINTER, var);
  else if ((!VAR_P (var) && TREE_CODE (var) != PARM_DECL)
	   || is_global_var (var) || DECL_HAS_VALUE_EXPR_P (var)
	   || TREE_CODE (TREE_TYPE (var)) == REFERENCE_TYPE
	   || TREE_THIS_VOLATILE (var) || TYPE_ATOMIC (TREE_TYPE (var)))
    ripple_report (loc, RMK_LOOP_COUNTER_VAR);
  else if (!counter_type_p (TREE_TYPE (var)))
    ripple_report (loc, RMK_LOOP_COUNTER_TYPE, var, TREE_TYPE (var));
  else
    return true;
  return false;
}

/* Read EXPR as what moves a counter: set FORM->counter and the signed *STEP.
   Otherwise report what is wrong.  */

static bool
read_step (struct loop_form *form, tree expr, location_t loc, widest_int *step)
{
  struct movement m;

  expr = strip_conversions (strip_statement (expr));
  loc = location_of (expr, loc);
  while (TREE_CODE (expr) == COMPOUND_EXPR
	 && !TREE_SIDE_EFFECTS (TREE_OPERAND (expr, 1)))
    expr = strip_wrappers (TREE_OPERAND (expr, 0));
  if (!read_movement (expr, loc, &m) || !check_counter (m.counter, loc))
    return false;
  form->counter = m.counter;
  if (!m.by)
    *step = 1;
  else if (mentions_p (m.by, m.counter))
    {
      ripple_report (location_of (m.by, loc), RMK_LOOP_STEP_COUNTER,
		     m.counter);
      return false;
    }
  else if (!constant_step (m.by, step))
    {
      ripple_report (location_of (m.by, loc), RMK_LOOP_STEP_CONSTANT,
		     m.counter);
      return false;
    }
  /* What is added to an unsigned counter may be a negative number.  */
  *step = wi::sext (*step, TYPE_PRECISION (TREE_TYPE (m.counter)));
  if (m.minus)
    *step = -*step;
  if (*step == 0)
    {
      ripple_report (loc, RMK_LOOP_STEP_ZERO, m.counter);
      return false;
    }
  return true;
}

/* The condition.  */

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

/* Undo what the folder does to i < 2^N and i >= 2^N, half of an unsigned type:
   (signed) i >= 0 and (signed) i < 0.  */

static void
unfold_half (struct loop_form *form, bool down)
{
  unsigned n = form->widening.length ();
  if (n == 0 || !integer_zerop (form->bound)
      || form->relation != (down ? LT_EXPR : GE_EXPR))
    return;
  tree to = form->widening[n - 1];
  tree from = n > 1 ? form->widening[n - 2] : TREE_TYPE (form->counter);
  if (TYPE_UNSIGNED (to) || !TYPE_UNSIGNED (from)
      || TYPE_PRECISION (to) != TYPE_PRECISION (from))
    return;
  form->widening.pop ();
  form->bound = wide_int_to_tree (from,
				  wi::set_bit_in_zero (TYPE_PRECISION (to) - 1,
						       TYPE_PRECISION (to)));
  form->relation = down ? GE_EXPR : LT_EXPR;
}

/* Undo what the folder does to relations with the extreme values of a type,
   given that the counter moves DOWN or not.  */

static void
unfold_relation (struct loop_form *form, bool down)
{
  tree type = TREE_TYPE (form->bound), extreme;

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

/* The loop never runs: its relation is one that no value has to the end of the
   counter's type, DOWN or up.  */

static void
set_no_iteration (struct loop_form *form, bool down)
{
  tree type = TREE_TYPE (form->counter);
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

/* Read COND; the counter is known and moves DOWN or not.  */

static bool
read_condition (struct loop_form *form, tree cond, bool down)
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
      set_no_iteration (form, down);
    }
  else
    {
      if (!COMPARISON_CLASS_P (cond))
	{
	  ripple_report (form->cond_loc, RMK_LOOP_COND_FORM, form->counter);
	  return false;
	}
      if (!read_comparison (form, cond, negate))
	return false;
      unfold_half (form, down);
      unfold_relation (form, down);
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

/* The value that FORM->counter gets in FOUND before the loop, or null.  */

static tree
find_init (const struct loop_form *form, const struct found_loop *found)
{
  for (unsigned i = found->inits.length (); i-- > 0;)
    if (strip_wrappers (TREE_OPERAND (found->inits[i], 0)) == form->counter)
      return TREE_OPERAND (found->inits[i], 1);
  return form->own_counter ? DECL_INITIAL (form->counter) : NULL_TREE;
}

/* Read where the counter starts.  */

static bool
read_init (struct loop_form *form, const struct found_loop *found)
{
  tree init;

  form->lo = NULL_TREE;
  form->own_counter = found->in_scope && found->decls.contains (form->counter);
  init = find_init (form, found);
  if (!init && (form->own_counter || !found->inits.is_empty ()))
    {
      ripple_report (form->loc, RMK_LOOP_INIT, form->counter);
      return false;
    }
  if (!init)
    return true;
  if (init == error_mark_node)
    return false;
  if (mentions_p (init, form->counter))
    {
      ripple_report (location_of (init, form->loc), RMK_LOOP_INIT_COUNTER,
		     form->counter);
      return false;
    }
  init = strip_wrappers (init);
  while (CONVERT_EXPR_P (init) && !VOID_TYPE_P (TREE_TYPE (init))
	 && TREE_CODE (TREE_OPERAND (init, 0)) == INTEGER_CST)
    init = fold_convert (TREE_TYPE (init), TREE_OPERAND (init, 0));
  if (TREE_CODE (init) == INTEGER_CST)
    form->lo = fold_convert (TREE_TYPE (form->counter), init);
  return true;
}

/* Is the loop FOUND what `for (decl : range)' has become?  */

static bool
range_for_p (const struct found_loop *found)
{
  for (tree decl : found->decls)
    if (DECL_NAME (decl) && DECL_ARTIFICIAL (decl)
	&& startswith (IDENTIFIER_POINTER (DECL_NAME (decl)), "__for_"))
      return true;
  return false;
}

bool
loop_form_read (struct loop_form *form, const struct found_loop *found,
		location_t loc)
{
  tree for_stmt = *found->for_stmt, expr = FOR_EXPR (for_stmt), type;
  widest_int step;

  form->for_stmt = for_stmt;
  form->loc = location_of (for_stmt, loc);
  form->cleanups = false;
  if (range_for_p (found))
    {
      ripple_report (loc, RMK_LOOP_RANGE_FOR);
      return false;
    }
  if (FOR_COND (for_stmt) == error_mark_node || expr == error_mark_node)
    return false;
  if (!FOR_COND (for_stmt) || IS_EMPTY_STMT (FOR_COND (for_stmt)))
    {
      ripple_report (form->loc, RMK_LOOP_NO_COND);
      return false;
    }
  if (!expr || IS_EMPTY_STMT (expr))
    {
      ripple_report (form->loc, RMK_LOOP_NO_STEP);
      return false;
    }
  if (!read_step (form, expr, form->loc, &step))
    return false;
  form->down = wi::neg_p (step);
  if (!read_init (form, found)
      || !read_condition (form, FOR_COND (for_stmt), form->down))
    return false;
  if (form->relation != NE_EXPR
      && form->down == (form->relation == LT_EXPR
			|| form->relation == LE_EXPR))
    {
      ripple_report (location_of (expr, form->loc), RMK_LOOP_DIRECTION,
		     form->counter, form->down ? "decreases" : "increases",
		     form->down ? ">" : "<", form->down ? ">=" : "<=");
      return false;
    }
  type = TREE_TYPE (form->counter);
  type = build_nonstandard_integer_type (TYPE_PRECISION (type), 1);
  form->step = wide_int_to_tree (type, wi::abs (step));
  return true;
}
