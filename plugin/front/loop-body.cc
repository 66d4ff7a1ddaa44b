/* What the body of an annotated loop may not do: leave the loop, be entered
   by a jump, change the counter or its step.

   The walk keeps track of what break and continue refer to; everything else
   is a property of single statements.  One error per loop.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "calls.h"
#include "front/frontend.h"
#include "front/internal.h"

/* A walk over a body.  */
struct body_walk
{
  tree fndecl;
  const struct loop_form *form;
  struct loop_body *info;
  tree *body;
  location_t loc;		/* Of the nearest statement.  */
  location_t directive;
  unsigned breakable;		/* Loops and switches around, in the body.  */
  hash_set<tree> *seen;
  bool bad;
};

static tree check_tree (tree *tp, int *walk_subtrees, void *data);

static void
check (tree *tp, struct body_walk *w)
{
  walk_tree (tp, check_tree, w, w->seen);
}

/* Report ID at EXPR, then where the directive is.  */

static void
refuse (struct body_walk *w, tree expr, enum remark_id id, tree arg)
{
  if (w->bad)
    return;
  w->bad = true;
  if (ripple_report (location_of (expr, w->loc), id, arg))
    ripple_report (w->directive, RMK_LOOP_DIRECTIVE);
}

/* True if EXPR is the address of something that is not written through it: a
   pointer or reference to const.  */

static bool
const_address_p (tree expr)
{
  return (CONVERT_EXPR_P (expr)
	  && POINTER_TYPE_P (TREE_TYPE (expr))
	  && TYPE_READONLY (TREE_TYPE (TREE_TYPE (expr))));
}

static tree
find_label (tree *tp, int *, void *label)
{
  return (TREE_CODE (*tp) == LABEL_EXPR && LABEL_EXPR_LABEL (*tp) == label
	  ? *tp : NULL_TREE);
}

/* A label, and what jumps to it may stand in.  */
struct label_use
{
  tree label, body;
};

static tree
find_use (tree *tp, int *walk_subtrees, void *data)
{
  struct label_use *use = (struct label_use *) data;
  /* A declaration by __label__ is no use.  */
  if (*tp == use->body
      || (TREE_CODE (*tp) == DECL_EXPR && DECL_EXPR_DECL (*tp) == use->label))
    *walk_subtrees = 0;
  return *tp == use->label ? *tp : NULL_TREE;
}

static tree
find_address (tree *tp, int *, void *label)
{
  return (TREE_CODE (*tp) == ADDR_EXPR && TREE_OPERAND (*tp, 0) == label
	  ? *tp : NULL_TREE);
}

/* True if only jumps in the body of W lead to LABEL, which stands there.  */

static bool
own_label_p (const struct body_walk *w, tree label)
{
  struct label_use use = { label, *w->body };
  return !DECL_NONLOCAL (label)
	 && !walk_tree_without_duplicates (w->body, find_address, label)
	 && !walk_tree_without_duplicates (&DECL_SAVED_TREE (w->fndecl),
					   find_use, &use);
}

/* Is the jump STMT to a loop by name?  */

static bool
named_jump_p (tree stmt)
{
  return TREE_OPERAND_LENGTH (stmt) > 0 && TREE_OPERAND (stmt, 0);
}

/* Walk the operands of the loop or switch STMT; the one with the number BODY
   is what break leaves.  */

static void
check_breakable (tree stmt, int body, struct body_walk *w)
{
  for (int i = 0; i < TREE_OPERAND_LENGTH (stmt); i++)
    {
      w->breakable += i == body;
      if (TREE_OPERAND (stmt, i))
	check (&TREE_OPERAND (stmt, i), w);
      w->breakable -= i == body;
    }
}

static bool
counter_p (const struct body_walk *w, tree expr)
{
  while (handled_component_p (expr))
    expr = TREE_OPERAND (expr, 0);
  return strip_wrappers (expr) == w->form->counter;
}

/* Each iteration has an object VAR of its own.  */

static void
mark_body_variable (tree var)
{
  if (VAR_P (var) && !TREE_STATIC (var) && !DECL_EXTERNAL (var)
      && !lookup_attribute (RIPPLE_BODY_ATTRIBUTE, DECL_ATTRIBUTES (var)))
    DECL_ATTRIBUTES (var)
      = tree_cons (get_identifier (RIPPLE_BODY_ATTRIBUTE), NULL_TREE,
		   DECL_ATTRIBUTES (var));
}

/* Refuse T if it leaves the body, or comes to it, by another path than its end
   or may do so.  */

static void
check_jump (struct body_walk *w, tree t)
{
  switch ((int) TREE_CODE (t))
    {
    case BREAK_STMT:
      if (named_jump_p (t) || !w->breakable)
	refuse (w, t, RMK_LOOP_BREAK, NULL_TREE);
      break;
    case CONTINUE_STMT:
      if (named_jump_p (t))
	refuse (w, t, RMK_LOOP_BREAK, NULL_TREE);
      break;
    case RETURN_EXPR:
      refuse (w, t, RMK_LOOP_RETURN, NULL_TREE);
      break;
    case LABEL_EXPR:
      if (!own_label_p (w, LABEL_EXPR_LABEL (t)))
	refuse (w, t, RMK_LOOP_LABEL, LABEL_EXPR_LABEL (t));
      break;
    case GOTO_EXPR:
      if (!walk_tree_without_duplicates (w->body, find_label,
					 GOTO_DESTINATION (t)))
	refuse (w, t, RMK_LOOP_GOTO, NULL_TREE);
      break;
    case ASM_EXPR:
      if (ASM_LABELS (t))
	refuse (w, t, RMK_LOOP_GOTO, NULL_TREE);
      break;
    case CALL_EXPR:
      if (call_expr_flags (t) & ECF_RETURNS_TWICE)
	{
	  tree fn = get_callee_fndecl (t);
	  refuse (w, t, RMK_LOOP_TWICE, fn ? fn : CALL_EXPR_FN (t));
	}
      break;
    default:
      break;
    }
}

/* Note what variables of the body T, a declaration or an object without a
   name, makes.  */

static void
check_declaration (struct body_walk *w, tree t)
{
  if (TREE_CODE (t) == TARGET_EXPR)
    mark_body_variable (TARGET_EXPR_SLOT (t));
  if (TREE_CODE (t) != DECL_EXPR)
    return;
  if (TREE_CODE (DECL_EXPR_DECL (t)) == FUNCTION_DECL
      && DECL_SAVED_TREE (DECL_EXPR_DECL (t)))
    refuse (w, t, RMK_LOOP_NESTED_FUNCTION, DECL_EXPR_DECL (t));
  mark_body_variable (DECL_EXPR_DECL (t));
}

/* Refuse T if it sets the counter, and note it if it takes its address.  False
   if its operands need no look.  */

static bool
check_counter_use (struct body_walk *w, tree t)
{
  tree counter = w->form->counter;
  switch (TREE_CODE (t))
    {
    case MODIFY_EXPR:
    case INIT_EXPR:
    case PREINCREMENT_EXPR:
    case PREDECREMENT_EXPR:
    case POSTINCREMENT_EXPR:
    case POSTDECREMENT_EXPR:
      if (counter_p (w, TREE_OPERAND (t, 0)))
	refuse (w, t, RMK_LOOP_COUNTER_SET, counter);
      else if (w->form->variable_step && DECL_P (TREE_OPERAND (t, 0))
	       && mentions_p (w->form->variable_step, TREE_OPERAND (t, 0)))
	refuse (w, t, RMK_LOOP_STEP_SET, TREE_OPERAND (t, 0));
      return true;
    CASE_CONVERT:
      {
	tree op = strip_wrappers (TREE_OPERAND (t, 0));
	while (CONVERT_EXPR_P (op))
	  op = strip_wrappers (TREE_OPERAND (op, 0));
	if (!const_address_p (t) || TREE_CODE (op) != ADDR_EXPR
	    || TREE_OPERAND (op, 0) != counter)
	  return true;
	w->info->address_taken = true;
	return false;
      }
    case ADDR_EXPR:
      if (counter_p (w, TREE_OPERAND (t, 0)))
	w->info->address_taken = w->info->maybe_written = true;
      return true;
    default:
      return true;
    }
}

static tree
check_tree (tree *tp, int *walk_subtrees, void *data)
{
  struct body_walk *w = (struct body_walk *) data;
  location_t saved = w->loc;
  tree t = *tp;

  if (w->bad || TYPE_P (t))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (EXPR_HAS_LOCATION (t))
    w->loc = EXPR_LOCATION (t);
  switch ((int) TREE_CODE (t))
    {
    case FOR_STMT:
    case WHILE_STMT:
    case DO_STMT:
    case SWITCH_STMT:
      check_breakable (t, TREE_CODE (t) == FOR_STMT ? 3 : 1, w);
      *walk_subtrees = 0;
      w->loc = saved;
      break;
    default:
      check_jump (w, t);
      check_declaration (w, t);
      if (!check_counter_use (w, t))
	*walk_subtrees = 0;
      break;
    }
  return NULL_TREE;
}

bool
loop_body_check (tree fndecl, tree body, const struct loop_form *form,
		 location_t loc, struct loop_body *info)
{
  hash_set<tree> seen;
  struct body_walk w = { fndecl, form, info, &body, form->loc, loc, 0, &seen,
			 false };

  info->address_taken = info->maybe_written = false;
  if (body)
    check (&body, &w);
  return !w.bad;
}
