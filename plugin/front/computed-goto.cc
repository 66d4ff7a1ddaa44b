/* Computed gotos become switches.

   INPUT	static void *to[] = { &&one, &&two };
		goto *to[x];
   OUTPUT	static void *to[] = { (void *) 1, (void *) 2 };
		switch ((unsigned) to[x])
		  {
		  case 1: goto one;
		  default: goto two;
		  }

   All that is known of switches then holds of computed gotos: lanes may decide
   by them, loops of them have one entry (transform/flow/switches.cc,
   reducible.cc), and the body of an annotated loop with labels can be copied.
   GCC would let all computed gotos of a function share one, and lead it to all
   labels whose address is taken.

   The address of a label means something in its function only, and there only
   to a computed goto; so a number serves.  Differences of addresses are
   differences of numbers.

   A switch leads to the labels of its scope: the body of the innermost
   annotated loop, the innermost construct of OpenMP, or the function.  If
   there are labels elsewhere, an address that is none of the scope ends the
   program.  Where a scope with computed gotos has no label, nothing is
   changed; loop-body.cc refuses what it must.

   Only functions that use Ripple are changed.  Called by normalize.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-iterator.h"
#include "front/frontend.h"
#include "front/internal.h"

/* A computed goto, and the number of its scope; scope 0 is the function.  */
struct computed_goto
{
  tree *stmt;
  unsigned scope;
};

/* A walk over a function.  */
struct goto_walk
{
  unsigned scope, scopes;
  bool directive;		/* The next `for' is annotated.  */
  bool ripple;			/* A function of the API is called.  */
  hash_set<tree> seen;
  hash_map<tree, unsigned> scope_of;	/* Labels  */
  auto_vec<tree> addresses;		/* and their addresses.  */
  auto_vec<tree> taken;			/* Labels whose address is taken: the
					   first has number 1.  */
  auto_vec<computed_goto> gotos;
  auto_vec<tree> statics;
};

static tree visit (tree *tp, int *walk_subtrees, void *data);

static void
walk (tree *tp, struct goto_walk *w)
{
  if (*tp)
    walk_tree (tp, visit, w, &w->seen);
}

static void
walk_scope (tree *tp, struct goto_walk *w)
{
  unsigned saved = w->scope;

  w->scope = ++w->scopes;
  walk (tp, w);
  w->scope = saved;
}

/* Walk the operands of T, of which INNER, which may be null, is a scope.  */

static void
walk_operands (tree t, tree *inner, struct goto_walk *w)
{
  for (int i = 0; i < TREE_OPERAND_LENGTH (t); i++)
    if (&TREE_OPERAND (t, i) == inner)
      walk_scope (inner, w);
    else
      walk (&TREE_OPERAND (t, i), w);
}

static void
note_call (tree call, struct goto_walk *w)
{
  tree fn = get_callee_fndecl (call);

  if (!fn || !DECL_NAME (fn))
    return;
  if (startswith (IDENTIFIER_POINTER (DECL_NAME (fn)), "__ripple_"))
    w->ripple = true;
  if (id_equal (DECL_NAME (fn), MARKER_NAME)
      || id_equal (DECL_NAME (fn), THREADS_NAME))
    w->directive = true;
}

static tree
visit (tree *tp, int *walk_subtrees, void *data)
{
  struct goto_walk *w = (struct goto_walk *) data;
  tree t = *tp;

  if (TYPE_P (t))
    *walk_subtrees = 0;
  else if (TREE_CODE (t) == CALL_EXPR)
    note_call (t, w);
  else if (TREE_CODE (t) == FOR_STMT && w->directive)
    {
      w->directive = false;
      walk_operands (t, &FOR_BODY (t), w);
      *walk_subtrees = 0;
    }
  else if (startswith (get_tree_code_name (TREE_CODE (t)), "omp_")
	   && EXPR_P (t) && TREE_OPERAND_LENGTH (t) > 0)
    {
      walk_operands (t, &TREE_OPERAND (t, 0), w);
      *walk_subtrees = 0;
    }
  else if (TREE_CODE (t) == DECL_EXPR && VAR_P (DECL_EXPR_DECL (t)))
    {
      tree var = DECL_EXPR_DECL (t);

      walk (&DECL_INITIAL (var), w);
      if (TREE_STATIC (var) && DECL_INITIAL (var))
	w->statics.safe_push (var);
    }
  else if (TREE_CODE (t) == LABEL_EXPR)
    w->scope_of.put (LABEL_EXPR_LABEL (t), w->scope);
  else if (TREE_CODE (t) == ADDR_EXPR
	   && TREE_CODE (TREE_OPERAND (t, 0)) == LABEL_DECL)
    {
      w->addresses.safe_push (t);
      if (!w->taken.contains (TREE_OPERAND (t, 0)))
	w->taken.safe_push (TREE_OPERAND (t, 0));
      *walk_subtrees = 0;
    }
  else if (TREE_CODE (t) == GOTO_EXPR
	   && TREE_CODE (GOTO_DESTINATION (t)) != LABEL_DECL)
    {
      computed_goto g = { tp, w->scope };
      w->gotos.safe_push (g);
    }
  return NULL_TREE;
}

static bool
in_scope_p (struct goto_walk *w, tree label, unsigned scope)
{
  unsigned *of = w->scope_of.get (label);
  return of && *of == scope;
}

/* True if each computed goto has a label to lead to.  */

static bool
has_labels_p (struct goto_walk *w)
{
  for (unsigned i = 0; i < w->gotos.length (); i++)
    {
      bool found = false;
      for (unsigned k = 0; k < w->taken.length () && !found; k++)
	found = in_scope_p (w, w->taken[k], w->gotos[i].scope);
      if (!found)
	return false;
    }
  return true;
}

/* The address of a label, T, becomes the number of its label: everywhere, as
   trees of constants may be shared.  */

static void
make_number (tree t, struct goto_walk *w)
{
  unsigned i = 0;
  while (w->taken[i] != TREE_OPERAND (t, 0))
    i++;
  TREE_SET_CODE (t, NOP_EXPR);
  TREE_OPERAND (t, 0) = build_int_cst (TREE_TYPE (t), i + 1);
}

/* The value of *TP, part of the initial value of a static variable.  */

static void
fold_initial (tree *tp)
{
  if (TREE_CODE (*tp) == CONSTRUCTOR)
    {
      unsigned i;
      constructor_elt *e;
      FOR_EACH_VEC_SAFE_ELT (CONSTRUCTOR_ELTS (*tp), i, e)
	fold_initial (&e->value);
    }
  else if (UNARY_CLASS_P (*tp) || BINARY_CLASS_P (*tp))
    {
      for (int i = 0; i < TREE_OPERAND_LENGTH (*tp); i++)
	fold_initial (&TREE_OPERAND (*tp, i));
      *tp = fold (*tp);
    }
}

/* Append to LIST a case of number I, or the default if it is 0, and WHAT is
   done there.  */

static void
append_case (location_t loc, unsigned i, tree what, tree *list)
{
  tree low = i ? build_int_cst (unsigned_type_node, i) : NULL_TREE;
  append_to_statement_list_force (build_case_label
				    (low, NULL_TREE,
				     create_artificial_label (loc)), list);
  append_to_statement_list_force (what, list);
}

/* The switch that replaces G.  */

static tree
make_switch (computed_goto *g, struct goto_walk *w)
{
  tree list = NULL_TREE, last = NULL_TREE, to = GOTO_DESTINATION (*g->stmt);
  location_t loc = EXPR_LOCATION (*g->stmt);
  bool elsewhere = false;
  for (unsigned k = 0; k < w->taken.length (); k++)
    if (in_scope_p (w, w->taken[k], g->scope))
      last = w->taken[k];
    else
      elsewhere = true;
  for (unsigned k = 0; k < w->taken.length (); k++)
    if (in_scope_p (w, w->taken[k], g->scope)
	&& (elsewhere || w->taken[k] != last))
      append_case (loc, k + 1,
		   build1_loc (loc, GOTO_EXPR, void_type_node, w->taken[k]),
		   &list);
  append_case (loc, 0, elsewhere
		       ? build_call_expr_loc
			   (loc, builtin_decl_implicit (BUILT_IN_TRAP), 0)
		       : build1_loc (loc, GOTO_EXPR, void_type_node, last),
	       &list);
  tree index = build1_loc (loc, NOP_EXPR, unsigned_type_node,
			   build1_loc (loc, NOP_EXPR, pointer_sized_int_node,
				       to));
  tree sw = build2_loc (loc, SWITCH_EXPR, unsigned_type_node, index, list);
  TREE_SIDE_EFFECTS (sw) = 1;
  return sw;
}

void
lower_computed_gotos (tree fndecl)
{
  struct goto_walk w;
  w.scope = w.scopes = 0;
  w.directive = w.ripple = false;
  walk (&DECL_SAVED_TREE (fndecl), &w);
  if (!w.ripple || w.gotos.is_empty () || !has_labels_p (&w))
    return;
  for (unsigned i = 0; i < w.addresses.length (); i++)
    make_number (w.addresses[i], &w);
  for (unsigned i = 0; i < w.statics.length (); i++)
    fold_initial (&DECL_INITIAL (w.statics[i]));
  for (unsigned i = 0; i < w.gotos.length (); i++)
    *w.gotos[i].stmt = make_switch (&w.gotos[i], &w);
}
