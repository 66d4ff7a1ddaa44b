/* The loop over chunks that lets threads share iterations.

   INPUT	INNER, a loop over CHUNK_N iterations from the one with the
		number CHUNK_FIRST on; N iterations in all

   OUTPUT	size_t threads = ripple_thd_get_block_size (TB, 0);
		size_t count = <N / chunk, rounded up>;
		for (size_t k = ripple_thd_id (TB, 0); k < count; k += threads)
		  {
		    CHUNK_FIRST = k * chunk;
		    CHUNK_N = MIN (chunk, N - CHUNK_FIRST);
		    INNER
		  }

		or with Schedule (dynamic):

		ripple_it_serv_init (TB, 0, 0, count, 1);
		while (it = ripple_it_serv_next (TB, 0), it.has_value)
		  { ... the same with k = it.value ... }
		ripple_it_serv_exit (TB, 0, 1);

   Without ThreadChunk there is a chunk for each thread.  INNER is the loop of
   front.h over lanes if the loop has a directive for them, too, and otherwise
   a plain one; or what the next directive for threads makes of it.

   Called by rewrite.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "tree-iterator.h"
#include "front/frontend.h"
#include "front/internal.h"

/* A call of runtime function WHICH, with the N arguments ARG.  */

static tree
runtime_call (location_t loc, enum runtime_function which, int n, tree *arg)
{
  tree decl = front_runtime_decls[which];
  tree types = TYPE_ARG_TYPES (TREE_TYPE (decl));

  for (int i = 0; i < n; i++, types = TREE_CHAIN (types))
    arg[i] = fold_convert_loc (loc, TREE_VALUE (types), arg[i]);
  return build_call_expr_loc_array (loc, decl, n, arg);
}

/* The block of LEVEL as the runtime takes it.  */

static tree
runtime_block (const struct thread_level *level)
{
  return (handle_type_p (TREE_TYPE (level->block), "ripple_block_shape")
	  ? null_pointer_node : unshare_expr (level->block));
}

/* What function WHICH says of LEVEL's dimension I.  */

static tree
ask (const struct thread_level *level, enum runtime_function which, unsigned i)
{
  tree arg[] = { runtime_block (level),
		 build_int_cst (integer_type_node, level->dim[i]) };

  return fold_convert_loc (level->loc, size_type_node,
			   runtime_call (level->loc, which, 2, arg));
}

/* A new size_t variable at the head of *VARS, with VALUE, in LIST.  */

static tree
set_local (location_t loc, tree fndecl, const char *name, tree value,
	   tree *vars, tree *list)
{
  tree var = new_local (loc, fndecl, size_type_node, name);

  DECL_CHAIN (var) = *vars;
  *vars = var;
  append_to_statement_list (assign (loc, var, value), list);
  return var;
}

static tree
size_op (location_t loc, enum tree_code code, tree a, tree b)
{
  return fold_build2_loc (loc, code, size_type_node, a, b);
}

/* A / B, rounded up.  */

static tree
divide_up (location_t loc, tree a, tree b)
{
  tree more = fold_build2_loc (loc, NE_EXPR, boolean_type_node,
			       size_op (loc, TRUNC_MOD_EXPR, a, b),
			       size_zero_node);

  return size_op (loc, PLUS_EXPR, size_op (loc, TRUNC_DIV_EXPR, a, b),
		  fold_convert_loc (loc, size_type_node, more));
}

/* The length of the chunks of LEVEL, at least 1; there are N iterations and
   so many THREADS.  The numbers of chunks that are served are of 32 bits.  */

static tree
chunk_length (const struct thread_level *level, tree n, tree threads)
{
  location_t loc = level->loc;
  tree chunk = level->chunk, least = size_one_node;

  if (level->dynamic)
    least = size_op (loc, PLUS_EXPR, size_one_node,
		     size_op (loc, TRUNC_DIV_EXPR, n,
			      build_int_cst (size_type_node, 0x7fffffff)));
  if (!chunk)
    chunk = divide_up (loc, n, threads);
  else
    {
      tree type = TREE_TYPE (chunk);
      chunk = unshare_expr (chunk);
      if (!TYPE_UNSIGNED (type))
	chunk = fold_build2_loc (loc, MAX_EXPR, type, chunk,
				 build_one_cst (type));
    }
  return size_op (loc, MAX_EXPR, least,
		  fold_convert_loc (loc, size_type_node, chunk));
}

/* Field NAME of the structure VAR, as a size_t.  */

static tree
field (location_t loc, tree var, const char *name)
{
  tree f = integer_field (TREE_TYPE (var), name);

  return fold_convert_loc (loc, size_type_node,
			   build3_loc (loc, COMPONENT_REF, TREE_TYPE (f), var,
				       f, NULL_TREE));
}

/* while (!STOP) BODY, where NEXT comes before the test and STEP, which may be
   null, behind the body.  */

static tree
loop_until (location_t loc, tree next, tree stop, tree body, tree step)
{
  tree list = NULL_TREE, loop;

  if (next)
    append_to_statement_list (next, &list);
  append_to_statement_list (build1_loc (loc, EXIT_EXPR, void_type_node, stop),
			    &list);
  append_to_statement_list (body, &list);
  if (step)
    append_to_statement_list (step, &list);
  loop = build1_loc (loc, LOOP_EXPR, void_type_node, list);
  TREE_SIDE_EFFECTS (loop) = 1;
  return loop;
}

/* Append to *LIST the loop that takes numbers of chunks, of COUNT, from the
   counter of LEVEL's threads; they are to be in K, which BODY reads.  */

static void
append_served (tree fndecl, const struct thread_level *level, tree count,
	       tree k, tree body, tree *vars, tree *list)
{
  location_t loc = level->loc;
  tree dim = build_int_cst (integer_type_node, level->dim[0]);
  tree init[] = { runtime_block (level), dim, integer_zero_node, count,
		  integer_one_node };
  tree next[] = { runtime_block (level), dim };
  tree leave[] = { runtime_block (level), dim, integer_one_node };
  tree call = runtime_call (loc, IT_SERV_NEXT, 2, next), stop, inner = NULL;
  tree it = new_local (loc, fndecl, TREE_TYPE (call), "ripple_it");

  DECL_CHAIN (it) = *vars;
  *vars = it;
  append_to_statement_list (runtime_call (loc, IT_SERV_INIT, 5, init), list);
  stop = build2_loc (loc, EQ_EXPR, boolean_type_node,
		     field (loc, it, "has_value"), size_zero_node);
  append_to_statement_list (assign (loc, k, field (loc, it, "value")),
			    &inner);
  append_to_statement_list (body, &inner);
  call = build2_loc (loc, INIT_EXPR, TREE_TYPE (it), it, call);
  TREE_SIDE_EFFECTS (call) = 1;
  append_to_statement_list (loop_until (loc, call, stop, inner, NULL_TREE),
			    list);
  append_to_statement_list (runtime_call (loc, IT_SERV_EXIT, 3, leave), list);
}

tree
share_iterations (tree fndecl, const struct thread_level *level, tree n,
		  tree chunk_first, tree chunk_n, tree inner)
{
  location_t loc = level->loc;
  tree vars = NULL_TREE, list = NULL_TREE, body = NULL_TREE;
  tree threads = size_one_node, id = size_zero_node, chunk, count, k;

  for (unsigned i = level->ndims; i-- > 0;)
    {
      tree size = set_local (loc, fndecl, "ripple_size",
			     ask (level, THD_SIZE, i), &vars, &list);
      id = size_op (loc, PLUS_EXPR, size_op (loc, MULT_EXPR, id, size),
		    ask (level, THD_ID, i));
      threads = size_op (loc, MULT_EXPR, threads, size);
    }
  chunk = set_local (loc, fndecl, "ripple_chunk",
		     chunk_length (level, n, threads), &vars, &list);
  count = set_local (loc, fndecl, "ripple_count", divide_up (loc, n, chunk),
		     &vars, &list);
  k = set_local (loc, fndecl, "ripple_k", id, &vars, &list);

  DECL_CHAIN (chunk_first) = chunk_n;
  append_to_statement_list (assign (loc, chunk_first,
				    size_op (loc, MULT_EXPR, k, chunk)),
			    &body);
  append_to_statement_list
    (assign (loc, chunk_n,
	     size_op (loc, MIN_EXPR, chunk,
		      size_op (loc, MINUS_EXPR, n, chunk_first))), &body);
  append_to_statement_list (inner, &body);
  body = bind (loc, chunk_first, body);
  if (level->dynamic)
    append_served (fndecl, level, count, k, body, &vars, &list);
  else
    append_to_statement_list
      (loop_until (loc, NULL_TREE,
		   build2_loc (loc, GE_EXPR, boolean_type_node, k, count),
		   body,
		   assign (loc, k, size_op (loc, PLUS_EXPR, k, threads))),
       &list);
  return bind (loc, vars, list);
}
