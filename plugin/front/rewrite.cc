/* An annotated loop in canonical form becomes the loop of front.h.

   How often it runs, and what its counter then is, says count.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "gimple-expr.h"
#include "tree-iterator.h"
#include "front/frontend.h"
#include "front/internal.h"

enum { MARKER_LANE, MARKER_CHUNK_IDX, MARKER_COUNT };

/* A root of the garbage collector.  */
tree front_marker_decls[MARKER_COUNT];

static tree
marker_decl (int which)
{
  tree type, decl = front_marker_decls[which];

  if (decl)
    return decl;
  if (which == MARKER_LANE)
    {
      type = build_varargs_function_type_list (size_type_node, ptr_type_node,
					       integer_type_node,
					       size_type_node, size_type_node,
					       integer_type_node, NULL_TREE);
      decl = declare_marker ("__ripple_lane", type);
    }
  else
    {
      type = build_varargs_function_type_list (size_type_node, ptr_type_node,
					       size_type_node, NULL_TREE);
      decl = declare_marker ("__ripple_chunk_idx", type);
    }
  front_marker_decls[which] = decl;
  return decl;
}

/* Append the dimensions of LOOP to ARGS and build the call.  */

static tree
build_marker (location_t loc, int which, const struct annotated_loop *loop,
	      vec<tree, va_gc> *args)
{
  for (unsigned i = 0; i < loop->dims.length (); i++)
    vec_safe_push (args, build_int_cst (integer_type_node, loop->dims[i]));
  return build_call_expr_loc_vec (loc, marker_decl (which), args);
}

tree
build_chunk_idx (location_t loc, const struct annotated_loop *loop)
{
  vec<tree, va_gc> *args = NULL;

  vec_safe_push (args, unshare_expr (loop->block));
  vec_safe_push (args, loop->lane);
  return build_marker (loc, MARKER_CHUNK_IDX, loop, args);
}

/* __ripple_lane (block, FLAGS and those of LOOP, C, N, id, length, blocks,
   dims...) of LOOP.  */

static tree
build_lane (const struct annotated_loop *loop, unsigned flags, tree c, tree n)
{
  vec<tree, va_gc> *args = NULL;

  vec_safe_push (args, unshare_expr (loop->block));
  vec_safe_push (args, build_int_cst (integer_type_node,
				      loop->flags | flags));
  vec_safe_push (args, c);
  vec_safe_push (args, n);
  vec_safe_push (args, build_int_cst (integer_type_node, loop->id));
  vec_safe_push (args, loop->safelen);
  vec_safe_push (args, loop->interleave);
  return build_marker (loop->loc, MARKER_LANE, loop, args);
}

/* A copy of the counter of FORM that the iteration may have the address of:
   so nothing changes the loop, and each lane has its own.  It is set from
   REG.  */

static tree
addressed_counter (tree fndecl, const struct loop_form *form, tree reg)
{
  tree var = build_decl (DECL_SOURCE_LOCATION (form->counter), VAR_DECL,
			 DECL_NAME (form->counter), TREE_TYPE (form->counter));

  DECL_CONTEXT (var) = fndecl;
  TREE_USED (var) = 1;
  DECL_READ_P (var) = 1;
  DECL_ATTRIBUTES (var)
    = tree_cons (get_identifier (RIPPLE_BODY_ATTRIBUTE), NULL_TREE,
		 tree_cons (get_identifier (RIPPLE_COPY_ATTRIBUTE),
			    DECL_NAME (reg),
			    DECL_ATTRIBUTES (form->counter)));
  return var;
}

/* The body of the new loop: lane, counter, then the old body.  The user's
   counter is a copy of one that is a register and set nowhere else; if it
   lives in memory the body reads the register, unless something may be
   written to the copy.  */

static tree
build_body (tree fndecl, const struct annotated_loop *loop,
	    const struct loop_form *form, const struct loop_body *body,
	    tree lo, tree c, tree n)
{
  location_t loc = loop->loc;
  tree counter = new_local (loc, fndecl, TREE_TYPE (form->counter),
			    never_wraps_p (form) ? RIPPLE_COUNTER
			    : RIPPLE_WRAPPING_COUNTER);
  tree list = NULL_TREE, lane = c;

  if (loop->block)
    lane = build_lane (loop, range_flags (form), c, n);
  append_to_statement_list (assign (loc, loop->lane, lane), &list);
  append_to_statement_list (assign (loc, counter,
				    counter_value (loc, form, lo, loop->lane)),
			    &list);
  DECL_CHAIN (loop->lane) = counter;
  if (!TREE_ADDRESSABLE (form->counter))
    append_to_statement_list (assign (loc, form->counter, counter), &list);
  else
    {
      if (!body->maybe_written)
	replace_variable (&FOR_BODY (form->for_stmt), form->counter, counter,
			  false);
      if (body->address_taken)
	{
	  tree copy = addressed_counter (fndecl, form, counter);

	  replace_variable (&FOR_BODY (form->for_stmt), form->counter, copy,
			    true);
	  append_to_statement_list (assign (loc, copy, counter), &list);
	  DECL_CHAIN (counter) = copy;
	}
    }
  mark_nontemporal (loop, &list);
  if (FOR_BODY (form->for_stmt))
    append_to_statement_list (FOR_BODY (form->for_stmt), &list);
  return bind (loc, loop->lane, list);
}

/* COND in the ANNOTATE_EXPRs of ANNOTATIONS.  */

static tree
annotate (tree annotations, tree cond)
{
  if (!annotations || TREE_CODE (annotations) != ANNOTATE_EXPR)
    return cond;
  return build3_loc (EXPR_LOCATION (annotations), ANNOTATE_EXPR,
		     TREE_TYPE (cond),
		     annotate (TREE_OPERAND (annotations, 0), cond),
		     TREE_OPERAND (annotations, 1),
		     TREE_OPERAND (annotations, 2));
}

/* The loop for N iterations from the one whose counter is LO on.  */

static tree
rewrite_range (tree fndecl, struct annotated_loop *loop,
	       const struct loop_form *form, const struct loop_body *body,
	       tree lo, tree n)
{
  location_t loc = loop->loc;
  tree list = NULL_TREE, for_stmt = form->for_stmt;
  tree c = new_local (loc, fndecl, size_type_node, "ripple_c"), vars = c;

  append_to_statement_list (assign (loc, c, size_zero_node), &list);
  open_reductions (fndecl, loop, &FOR_BODY (for_stmt), &vars, &list);
  FOR_BODY (for_stmt) = build_body (fndecl, loop, form, body, lo, c, n);
  FOR_COND (for_stmt)
    = annotate (form->annotations,
		build2_loc (form->cond_loc, LT_EXPR, boolean_type_node, c, n));
  FOR_EXPR (for_stmt)
    = assign (loc, c, build2_loc (loc, PLUS_EXPR, size_type_node, c,
				  size_one_node));
  append_to_statement_list (for_stmt, &list);
  fence_nontemporal (loop, &list);
  close_reductions (loop, n, &list);
  return bind (loc, vars, list);
}

/* The same, shared by the threads of LOOP's directives from LEVEL on.  */

static tree
rewrite_shared (tree fndecl, struct annotated_loop *loop, unsigned level,
		const struct loop_form *form, const struct loop_body *body,
		tree lo, tree n)
{
  location_t loc = loop->loc;
  tree chunk_first, chunk_n, chunk_lo, list = NULL_TREE;

  if (level == loop->threads.length ())
    return rewrite_range (fndecl, loop, form, body, lo, n);
  chunk_first = new_local (loc, fndecl, size_type_node, "ripple_first");
  chunk_n = new_local (loc, fndecl, size_type_node, "ripple_n");
  chunk_lo = new_local (loc, fndecl, TREE_TYPE (form->counter), "ripple_lo");
  append_to_statement_list (assign (loc, chunk_lo,
				    counter_behind (loc, form, lo,
						    chunk_first)), &list);
  append_to_statement_list (rewrite_shared (fndecl, loop, level + 1, form,
					    body, chunk_lo, chunk_n), &list);
  return share_iterations (fndecl, &loop->threads[level], n, chunk_first,
			   chunk_n, bind (loc, chunk_lo, list));
}

tree
rewrite_loop (tree fndecl, struct annotated_loop *loop,
	      struct loop_form *form, const struct loop_body *body)
{
  location_t loc = loop->loc;
  tree lo = form->lo, bound = form->bound, list = NULL_TREE, vars = NULL_TREE;
  tree n = new_local (loc, fndecl, size_type_node, "ripple_n"), stmt;

  vars = n;
  if (!lo)
    {
      lo = new_local (loc, fndecl, TREE_TYPE (form->counter), "ripple_lo");
      DECL_CHAIN (lo) = vars;
      vars = lo;
      append_to_statement_list (assign (loc, lo, form->counter), &list);
    }
  if (TREE_CODE (bound) != INTEGER_CST)
    {
      bound = new_local (loc, fndecl, TREE_TYPE (bound), "ripple_bound");
      DECL_CHAIN (bound) = vars;
      vars = bound;
      stmt = assign (form->cond_loc, bound, form->bound);
      if (form->cleanups)
	stmt = build1_loc (loc, CLEANUP_POINT_EXPR, TREE_TYPE (stmt), stmt);
      append_to_statement_list (stmt, &list);
    }
  if (form->variable_step)
    {
      tree step = new_local (loc, fndecl, TREE_TYPE (form->variable_step),
			     "ripple_step");
      DECL_CHAIN (step) = vars;
      vars = step;
      append_to_statement_list (assign (loc, step, form->variable_step),
				&list);
      form->variable_step = step;
    }
  append_to_statement_list (assign (loc, n, count_iterations (loc, form, lo,
							      bound)), &list);
  append_to_statement_list (rewrite_shared (fndecl, loop, 0, form, body, lo,
					    n), &list);
  if (!form->own_counter)
    append_to_statement_list
      (assign (loc, form->counter, counter_behind (loc, form, lo, n)),
       &list);
  return bind (loc, vars, list);
}
