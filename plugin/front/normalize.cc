/* PLUGIN_PRE_GENERICIZE: find the directives of a complete function and bring
   their loops to the form of front.h.

   INPUT	__ripple_parallel (BS, flags, length, blocks, dims...);
		and calls of THREADS_NAME, REDUCTION_NAME and
		NONTEMPORAL_NAME
		[BIND_EXPR] [declaration or assignment of the counter]
		FOR_STMT
   OUTPUT	the same with a BIND_EXPR (rewrite.cc) for the FOR_STMT and
		without the call

   Works on statement lists, from the outside in for the checks and for
   ripple_parallel_idx (which names an enclosing loop), from the inside out for
   the rewriting.  Knows C's and C++'s trees as they are before genericize;
   what both make of `for' is:

     STATEMENT_LIST or BIND_EXPR of one:  init...; FOR_STMT (cond, step, body)

   with FOR_INIT_STMT empty.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-iterator.h"
#include "front/frontend.h"
#include "front/internal.h"

/* The walk over a function.  */
struct function_walk
{
  tree fndecl;
  const struct annotated_loop *outer;
  hash_set<tree> *seen;
  bool coroutine;
  /* Counters that live in memory and are declared outside of their loops, and
     the locations of the loops' conditions.  */
  auto_vec<std::pair<tree, location_t>, 2> in_memory;
};

static int next_loop_id;

static tree visit (tree *tp, int *walk_subtrees, void *data);

static void
walk (tree *tp, struct function_walk *w)
{
  if (*tp)
    walk_tree (tp, visit, w, w->seen);
}

/* The call of the function NAME that statement or expression T is, or
   null.  */

static tree
call_of (tree t, const char *name)
{
  tree fndecl;

  if (TREE_CODE (t) != CALL_EXPR)
    return NULL_TREE;
  fndecl = get_callee_fndecl (t);
  return (fndecl && DECL_NAME (fndecl) && id_equal (DECL_NAME (fndecl), name)
	  ? t : NULL_TREE);
}

/* True if T is what a directive leaves.  */

static bool
directive_p (tree t)
{
  return call_of (t, MARKER_NAME) || call_of (t, THREADS_NAME);
}

/* Merge the directive CALL, for lanes, into LOOP.  */

static bool
read_directive (struct annotated_loop *loop, tree call)
{
  location_t loc = location_of (call, input_location);
  tree block = strip_wrappers (CALL_EXPR_ARG (call, 0));
  unsigned flags = tree_to_uhwi (CALL_EXPR_ARG (call, 1));
  tree safelen = constant_argument (CALL_EXPR_ARG (call, 2));
  tree interleave = constant_argument (CALL_EXPR_ARG (call, 3));

  if ((flags & LANE_LENGTH && !safelen_p (loc, safelen))
      || (!integer_zerop (interleave) && !interleave_p (loc, interleave)))
    return false;
  if (!loop->block)
    {
      loop->loc = loc;
      loop->block = block;
      loop->flags = flags;
      loop->safelen = fold_convert (size_type_node, safelen);
      loop->interleave = fold_convert (size_type_node, interleave);
    }
  else if (flags != loop->flags
	   || !tree_int_cst_equal (safelen, loop->safelen)
	   || !tree_int_cst_equal (interleave, loop->interleave)
	   || !operand_equal_p (block, loop->block, 0))
    {
      ripple_report (loc, RMK_DIRECTIVE_STACKED);
      ripple_report (loop->loc, RMK_DIRECTIVE_PREVIOUS);
      return false;
    }
  for (int i = 4; i < call_expr_nargs (call); i++)
    {
      int dim = constant_dimension (loc, CALL_EXPR_ARG (call, i));

      if (dim < 0)
	return false;
      if (loop->dims.contains (dim))
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM_TWICE,
			 build_int_cst (integer_type_node, dim));
	  return false;
	}
      loop->dims.safe_push (dim);
    }
  return true;
}

/* Finding the loop.  */

static bool find_in (tree *tp, struct found_loop *found, bool scoped);

/* Note the assignments that expression T consists of; false if it has another
   effect.  */

static bool
note_assignments (tree t, struct found_loop *found)
{
  t = strip_statement (t);
  if (TREE_CODE (t) == COMPOUND_EXPR)
    return (note_assignments (TREE_OPERAND (t, 0), found)
	    && note_assignments (TREE_OPERAND (t, 1), found));
  if (TREE_CODE (t) != MODIFY_EXPR && TREE_CODE (t) != INIT_EXPR)
    return false;
  found->inits.safe_push (t);
  return true;
}

/* Statements that mean nothing.  */

static bool
idle_p (tree t)
{
  return TREE_CODE (t) == DEBUG_BEGIN_STMT || IS_EMPTY_STMT (t);
}

/* Look for the loop from *I on, and leave *I at the statement that is or holds
   it.  SCOPED if the statements are those of a scope that may be that of the
   for statement.  */

static bool
find_in_list (tree_stmt_iterator *i, struct found_loop *found, bool scoped)
{
  for (; !tsi_end_p (*i); tsi_next (i))
    {
      tree t = strip_statement (tsi_stmt (*i));

      if (idle_p (t))
	continue;
      if (TREE_CODE (t) == FOR_STMT || TREE_CODE (t) == BIND_EXPR
	  || TREE_CODE (t) == STATEMENT_LIST)
	return find_in (tsi_stmt_ptr (*i), found, scoped);
      found->other = t;
      if (scoped && TREE_CODE (t) == DECL_EXPR)
	found->decls.safe_push (DECL_EXPR_DECL (t));
      else if ((!scoped && !found->inits.is_empty ())
	       || !note_assignments (t, found))
	return false;
      found->before.safe_push (tsi_stmt_ptr (*i));
    }
  return false;
}

static bool
find_in (tree *tp, struct found_loop *found, bool scoped)
{
  tree t = strip_statement (*tp);
  tree_stmt_iterator i;

  if (TREE_CODE (t) == FOR_STMT)
    {
      found->for_stmt = tp;
      return true;
    }
  if (!found->before.is_empty ())
    return false;
  found->other = t;
  if (TREE_CODE (t) == BIND_EXPR)
    {
      if (find_in (&BIND_EXPR_BODY (t), found, true))
	return true;
      found->other = t;
      return false;
    }
  if (TREE_CODE (t) != STATEMENT_LIST)
    return false;
  i = tsi_start (t);
  if (!find_in_list (&i, found, scoped))
    return false;
  /* { int i = 0; for (; i < n; i++) ...; use (i); } is no loop.  */
  for (tsi_next (&i); !tsi_end_p (i); tsi_next (&i))
    if (!idle_p (strip_statement (tsi_stmt (i))))
      return false;
  found->in_scope = scoped;
  return true;
}

/* A word for what statement T is.  */

static const char *
statement_name (tree t)
{
  static const struct { const char *code, *name; } names[] =
  {
    { "while_stmt", "a while loop" },
    { "do_stmt", "a do loop" },
    { "if_stmt", "an if statement" },
    { "cond_expr", "an if statement" },
    { "switch_stmt", "a switch statement" },
    { "decl_expr", "a declaration" },
    { "return_expr", "a return statement" },
    { "goto_expr", "a goto statement" },
    { "label_expr", "a label" },
    { "case_label_expr", "a label" },
    { "bind_expr", "a compound statement" },
    { "statement_list", "a compound statement" }
  };

  if (t && startswith (get_tree_code_name (TREE_CODE (t)), "omp_"))
    return "an OpenMP directive";
  for (unsigned i = 0; t && i < ARRAY_SIZE (names); i++)
    if (strcmp (names[i].code, get_tree_code_name (TREE_CODE (t))) == 0)
      return names[i].name;
  return t ? "another statement" : "no statement";
}

/* Work on one loop.  */

static void
walk_in (tree *tp, struct function_walk *w, const struct annotated_loop *loop)
{
  const struct annotated_loop *saved = w->outer;

  w->outer = loop;
  walk (tp, w);
  w->outer = saved;
}

static void
normalize_loop (struct annotated_loop *loop, struct found_loop *found,
		bool usable, struct function_walk *w)
{
  tree for_stmt = *found->for_stmt = strip_statement (*found->for_stmt);
  struct loop_form form;
  struct loop_body body;

  for (tree *stmt : found->before)
    walk (stmt, w);
  for (tree decl : found->decls)
    walk (&DECL_INITIAL (decl), w);
  walk (&FOR_COND (for_stmt), w);
  walk (&FOR_EXPR (for_stmt), w);
  if (!usable
      || !loop_form_read (&form, found, loop->loc)
      || !check_reductions (loop, form.counter)
      || !loop_body_check (w->fndecl, FOR_BODY (for_stmt), &form, loop->loc,
			   &body))
    {
      walk (&FOR_BODY (for_stmt), w);
      return;
    }
  loop->id = next_loop_id++;
  loop->lane = new_local (loop->loc, w->fndecl, size_type_node, "ripple_lane");
  loop->outer = w->outer;
  walk_in (&FOR_BODY (for_stmt), w, loop);
  if (!form.own_counter && TREE_ADDRESSABLE (form.counter))
    w->in_memory.safe_push (std::make_pair (form.counter, form.cond_loc));
  *found->for_stmt = rewrite_loop (w->fndecl, loop, &form, &body);
}

/* The directive at *I: take it out, normalise its loop and move on behind
   the loop.  */

static void
visit_directive (tree_stmt_iterator *i, struct function_walk *w)
{
  struct annotated_loop loop;
  struct found_loop found;
  bool usable = true;
  tree call;

  loop.loc = UNKNOWN_LOCATION;
  loop.block = NULL_TREE;

  while (!tsi_end_p (*i))
    {
      tree t = strip_statement (tsi_stmt (*i));

      if ((call = call_of (t, MARKER_NAME)))
	usable &= read_directive (&loop, call);
      else if ((call = call_of (t, THREADS_NAME)))
	usable &= read_threads (&loop, call, w->outer);
      else if ((call = call_of (t, REDUCTION_NAME)))
	usable &= read_reduction (&loop, call);
      else if ((call = call_of (t, NONTEMPORAL_NAME)))
	usable &= read_nontemporal (&loop, call);
      else if (TREE_CODE (t) != DEBUG_BEGIN_STMT)
	break;
      tsi_delink (i);
    }

  if (w->coroutine && usable)
    {
      ripple_report (loop.loc, RMK_LOOP_COROUTINE);
      return;
    }
  found.for_stmt = NULL;
  found.in_scope = false;
  found.other = NULL_TREE;
  tree_stmt_iterator at = *i;
  if (!find_in_list (&at, &found, false))
    {
      if (usable)
	ripple_report (loop.loc, RMK_LOOP_NOT_FOR,
		       statement_name (found.other));
      return;
    }
  normalize_loop (&loop, &found, usable, w);
  *i = at;
  tsi_next (i);
}

static void
visit_list (tree list, struct function_walk *w)
{
  for (tree_stmt_iterator i = tsi_start (list); !tsi_end_p (i);)
    if (directive_p (strip_statement (tsi_stmt (i))))
      visit_directive (&i, w);
    else
      {
	walk (tsi_stmt_ptr (i), w);
	tsi_next (&i);
      }
}

/* ripple_parallel_idx.  */

/* True if the arguments of CALL name LOOP.  */

static bool
names_loop_p (tree call, const struct annotated_loop *loop)
{
  tree block = strip_wrappers (CALL_EXPR_ARG (call, 0));

  if (!loop->block || !operand_equal_p (block, loop->block, 0)
      || (unsigned) call_expr_nargs (call) != loop->dims.length () + 1)
    return false;
  for (unsigned i = 0; i < loop->dims.length (); i++)
    if (wi::to_widest (CALL_EXPR_ARG (call, i + 1)) != loop->dims[i])
      return false;
  return true;
}

/* What replaces CALL of ripple_parallel_idx.  */

static tree
resolve_chunk (tree call, struct function_walk *w)
{
  location_t loc = location_of (call, input_location);
  const struct annotated_loop *loop;

  for (int i = 1; i < call_expr_nargs (call); i++)
    {
      tree arg = CALL_EXPR_ARG (call, i);

      if (!INTEGRAL_TYPE_P (TREE_TYPE (arg)))
	{
	  ripple_report (loc, RMK_CHUNK_TYPE, i + 1, TREE_TYPE (arg));
	  return NULL_TREE;
	}
      arg = frontend_get ()->fold_constant (arg);
      if (TREE_CODE (arg) != INTEGER_CST)
	{
	  ripple_report (loc, RMK_CHUNK_CONSTANT);
	  return NULL_TREE;
	}
      CALL_EXPR_ARG (call, i) = arg;
    }
  for (loop = w->outer; loop; loop = loop->outer)
    if (names_loop_p (call, loop))
      return build_chunk_idx (loc, loop);
  ripple_report (loc, RMK_CHUNK_SCOPE);
  return NULL_TREE;
}

/* The walk.  */

/* Walk into *OPERAND of an expression, whose value is assigned to TARGET,
   null if that has no name.  */

static void
walk_assigned (tree *operand, tree target, int *walk_subtrees,
	       struct function_walk *w)
{
  walk (operand, w);
  keep_conditional (w->fndecl, target, operand);
  *walk_subtrees = 0;
}

/* Mark where the try block with the statements *BODY begins.  */

static void
mark_try (tree *body)
{
  tree type = build_function_type_list (void_type_node, NULL_TREE);
  tree decl = declare_marker (RIPPLE_TRY_BEGIN, type), list = NULL_TREE;

  TREE_NOTHROW (decl) = 0;
  append_to_statement_list_force (build_call_expr (decl, 0), &list);
  append_to_statement_list_force (*body, &list);
  *body = list;
}

static tree
visit (tree *tp, int *walk_subtrees, void *data)
{
  struct function_walk *w = (struct function_walk *) data;
  tree t = *tp;

  if (TYPE_P (t))
    *walk_subtrees = 0;
  else if (TREE_CODE (t) == STATEMENT_LIST)
    {
      visit_list (t, w);
      *walk_subtrees = 0;
    }
  else if (TREE_CODE (t) == DECL_EXPR
	   && TREE_CODE (DECL_EXPR_DECL (t)) == FUNCTION_DECL)
    {
      if (DECL_SAVED_TREE (DECL_EXPR_DECL (t)))
	normalize_function (DECL_EXPR_DECL (t));
    }
  else if (TREE_CODE (t) == DECL_EXPR && VAR_P (DECL_EXPR_DECL (t))
	   && !TREE_STATIC (DECL_EXPR_DECL (t)))
    walk_assigned (&DECL_INITIAL (DECL_EXPR_DECL (t)), DECL_EXPR_DECL (t),
		   walk_subtrees, w);
  else if (TREE_CODE (t) == MODIFY_EXPR || TREE_CODE (t) == INIT_EXPR)
    {
      walk (&TREE_OPERAND (t, 0), w);
      walk_assigned (&TREE_OPERAND (t, 1), TREE_OPERAND (t, 0),
		     walk_subtrees, w);
    }
  else if (TREE_CODE (t) == TARGET_EXPR)
    {
      walk (&TARGET_EXPR_CLEANUP (t), w);
      walk_assigned (&TARGET_EXPR_INITIAL (t), TARGET_EXPR_SLOT (t),
		     walk_subtrees, w);
    }
  else if (TREE_CODE (t) == BIND_EXPR && !VOID_TYPE_P (TREE_TYPE (t)))
    walk_assigned (&BIND_EXPR_BODY (t), NULL_TREE, walk_subtrees, w);
  else if (directive_p (t))
    {
      /* A directive that is the only statement.  */
      ripple_report (location_of (t, input_location), RMK_LOOP_NOT_FOR,
		     statement_name (NULL_TREE));
      *tp = build_empty_stmt (EXPR_LOCATION (t));
      *walk_subtrees = 0;
    }
  else if (call_of (t, CHUNK_NAME))
    {
      *tp = resolve_chunk (t, w);
      if (!*tp)
	*tp = size_zero_node;
      *walk_subtrees = 0;
    }
  else if (TREE_CODE (t) == COMPOUND_EXPR || TREE_CODE (t) == CALL_EXPR)
    keep_sincos (w->fndecl, tp);
  else if (frontend_get ()->try_body)
    {
      if (tree *body = frontend_get ()->try_body (t))
	mark_try (body);
    }
  return NULL_TREE;
}

/* The address of the variable VAR in *TP, or null.  */

static tree
find_address (tree *tp, int *walk_subtrees, void *var)
{
  tree t = *tp;

  if (TYPE_P (t))
    *walk_subtrees = 0;
  else if (TREE_CODE (t) == ADDR_EXPR && strip_wrappers (TREE_OPERAND (t, 0))
					 == var)
    return t;
  else if (TREE_CODE (t) == DECL_EXPR && VAR_P (DECL_EXPR_DECL (t))
	   && DECL_INITIAL (DECL_EXPR_DECL (t)))
    return walk_tree_without_duplicates (&DECL_INITIAL (DECL_EXPR_DECL (t)),
					 find_address, var);
  return NULL_TREE;
}

/* The bodies of annotated loops have counters of their own to point to.
   Somebody else who knows where a counter is would not see it move.  */

static void
check_counters (const struct function_walk *w)
{
  for (unsigned i = 0; i < w->in_memory.length (); i++)
    {
      tree counter = w->in_memory[i].first;

      if (DECL_NONLOCAL (counter)
	  || walk_tree_without_duplicates (&DECL_SAVED_TREE (w->fndecl),
					   find_address, counter))
	ripple_report (w->in_memory[i].second, RMK_LOOP_COUNTER_MEMORY,
		       counter);
    }
}

void
normalize_function (tree fndecl)
{
  const struct frontend *fe = frontend_get ();
  tree body = fe->coroutine_body ? fe->coroutine_body (fndecl) : NULL_TREE;
  hash_set<tree> seen;
  struct function_walk w = { body ? body : fndecl, NULL, &seen,
			     body != NULL_TREE, {} };

  if (DECL_SAVED_TREE (w.fndecl))
    {
      lower_computed_gotos (w.fndecl);
      walk (&DECL_SAVED_TREE (w.fndecl), &w);
    }
  check_counters (&w);
}
