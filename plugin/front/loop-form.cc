/* The canonical form of an annotated loop.

   Decides whether a for statement is a loop whose number of iterations is
   known when it starts:

     for ([T] i = lo; i RELATION bound; i moves by a step) ...

   with RELATION one of <, <=, >, >=, !=, the counter on either side, and any
   of ++i, i++, --i, i--, i += c, i -= c, i = i + c, i = c + i, i = i - c.
   The step c is a constant, except behind != may be any integer that the
   loop does not change.
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

/* The step of FORM is BY, at LOC, its opposite if MINUS: no constant.  False
   after a report if it cannot be evaluated before the loop.  */

static bool
read_variable_step (struct loop_form *form, tree by, location_t loc,
		    bool minus)
{
  tree type = TREE_TYPE (form->counter);

  by = strip_conversions (by);
  loc = location_of (by, loc);
  if (!INTEGRAL_TYPE_P (TREE_TYPE (by)))
    ripple_report (loc, RMK_LOOP_STEP_FORM);
  else if (TREE_SIDE_EFFECTS (by))
    ripple_report (loc, RMK_LOOP_STEP_EFFECTS, form->counter);
  else
    {
      type = build_nonstandard_integer_type (TYPE_PRECISION (type), 1);
      by = fold_convert_loc (loc, type, by);
      if (minus)
	by = fold_build1_loc (loc, NEGATE_EXPR, type, by);
      form->variable_step
	= fold_convert_loc (loc, signed_type_for (type), by);
      return true;
    }
  return false;
}

/* Read EXPR as what moves a counter: set FORM->counter and the signed *STEP,
   or FORM->variable_step.  Otherwise report what is wrong.  */

static bool
read_step (struct loop_form *form, tree expr, location_t loc, widest_int *step)
{
  struct movement m;

  expr = strip_conversions (strip_statement (expr));
  loc = location_of (expr, loc);
  while (TREE_CODE (expr) == COMPOUND_EXPR
	 && !TREE_SIDE_EFFECTS (TREE_OPERAND (expr, 1)))
    expr = strip_wrappers (TREE_OPERAND (expr, 0));
  /* What is added comes first if it has side effects.  */
  if (TREE_CODE (expr) == COMPOUND_EXPR
      && TREE_CODE (TREE_OPERAND (expr, 0)) == SAVE_EXPR)
    {
      expr = strip_conversions (TREE_OPERAND (expr, 1));
      loc = location_of (expr, loc);
    }
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
    return read_variable_step (form, m.by, loc, m.minus);
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
  form->variable_step = form->step = NULL_TREE;
  if (!read_step (form, expr, form->loc, &step))
    return false;
  form->down = !form->variable_step && wi::neg_p (step);
  if (!read_init (form, found)
      || !read_condition (form, FOR_COND (for_stmt)))
    return false;
  if (form->variable_step)
    return true;
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
