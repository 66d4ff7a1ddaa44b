/* Loops that threads share: the clauses Thread, ThreadChunk and Schedule.

   INPUT	#pragma ripple parallel Block (TB) Dims (0) ThreadChunk (4)
		for (...) body

   OUTPUT	__ripple_threads (TB, FLAGS, 4, 0);
		for (...) body

   What becomes of the call and the loop is said in share.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/directive.h"

/* Bits of the second argument of THREADS_NAME: Schedule (dynamic); there is a
   ThreadChunk.  */
enum { THREADS_DYNAMIC = 1, THREADS_CHUNK = 2 };

/* A root of the garbage collector.  */
tree front_runtime_decls[RUNTIME_COUNT];

/* The name of each function, and its type: what it returns and takes, v for
   void, i for an integer, p for a pointer, o for ripple_opt_it.  */

static const struct { const char *name, *type; } runtime[RUNTIME_COUNT] =
{
  { "ripple_thd_id", "ipi" },
  { "ripple_thd_get_block_size", "ipi" },
  { "ripple_it_serv_init", "vpiiii" },
  { "ripple_it_serv_next", "opi" },
  { "ripple_it_serv_exit", "vpii" }
};

/* The clauses.  */

/* True if CHUNK can be the argument of ThreadChunk; false after an error at
   LOC.  */

static bool
chunk_p (location_t loc, tree chunk)
{
  tree type = TREE_TYPE (chunk);
  tree value = constant_argument (chunk);

  if (TREE_CODE (type) == REFERENCE_TYPE)
    type = TREE_TYPE (type);
  if (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) <= 64
      && (TREE_CODE (value) != INTEGER_CST || tree_int_cst_sgn (value) > 0))
    return true;
  ripple_report (loc, RMK_THREAD_CHUNK);
  return false;
}

bool
parse_thread_chunk (struct directive *d)
{
  location_t loc = d->token_loc;
  char after[64];

  d->flags |= THREADS_CHUNK;
  if (d->token == CPP_NUMBER && TREE_CODE (d->value) == INTEGER_CST)
    {
      snprintf (after, sizeof after, "'" HOST_WIDE_INT_PRINT_DEC "'",
		(HOST_WIDE_INT) TREE_INT_CST_LOW (d->value));
      d->chunk = d->value;
      next_token (d);
    }
  else if (d->token == CPP_NAME)
    {
      snprintf (after, sizeof after, "'%s'", IDENTIFIER_POINTER (d->value));
      d->chunk = parse_name (d, RMK_THREAD_CHUNK);
    }
  else
    {
      ripple_report (loc, RMK_THREAD_CHUNK);
      return false;
    }
  return (d->chunk
	  && expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, after)
	  && (d->fe->dependent_p (d->chunk) || chunk_p (loc, d->chunk)));
}

bool
parse_schedule (struct directive *d)
{
  location_t loc = d->token_loc;
  const char *name = (d->token == CPP_NAME ? IDENTIFIER_POINTER (d->value)
		      : "");

  if (strcasecmp (name, "dynamic") == 0)
    d->flags |= THREADS_DYNAMIC;
  else if (strcasecmp (name, "static") != 0)
    {
      ripple_report (loc, RMK_THREAD_SCHEDULE);
      return false;
    }
  next_token (d);
  return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, name);
}

bool
thread_clauses_p (const struct directive *d)
{
  return (d->seen[CLAUSE_THREAD] || d->seen[CLAUSE_THREAD_CHUNK]
	  || d->seen[CLAUSE_SCHEDULE]);
}

/* True if the threads of BLOCK can share a loop, as DYNAMIC says; otherwise
   false, after an error at LOC.  */

static bool
thread_block_p (location_t loc, tree block, bool dynamic)
{
  tree type = TREE_TYPE (block);

  if (handle_type_p (type, "ripple_thread_block"))
    return true;
  if (!handle_type_p (type, "ripple_block_shape"))
    ripple_report (loc, RMK_THREAD_BLOCK, block, type);
  else if (dynamic)
    ripple_report (loc, RMK_THREAD_BLOCK_DYNAMIC, block, type);
  else
    return true;
  return false;
}

/* True if TYPE is what LETTER stands for.  */

static bool
letter_p (tree type, char letter)
{
  switch (letter)
    {
    case 'v':
      return VOID_TYPE_P (type);
    case 'i':
      return INTEGRAL_TYPE_P (type);
    case 'p':
      return TREE_CODE (type) == POINTER_TYPE;
    default:
      return (RECORD_OR_UNION_TYPE_P (type)
	      && integer_field (type, "value")
	      && integer_field (type, "has_value"));
    }
}

/* True if DECL has the type that LETTERS stand for.  */

static bool
runtime_type_p (tree decl, const char *letters)
{
  tree types = TYPE_ARG_TYPES (TREE_TYPE (decl));

  if (!letter_p (TREE_TYPE (TREE_TYPE (decl)), *letters++))
    return false;
  for (; *letters; letters++, types = TREE_CHAIN (types))
    if (!types || !letter_p (TREE_VALUE (types), *letters))
      return false;
  return types && VOID_TYPE_P (TREE_VALUE (types));
}

/* Find the functions that a directive needs whose schedule is DYNAMIC; false,
   after an error at LOC, if they are not declared.  */

static bool
find_runtime (location_t loc, bool dynamic)
{
  for (int i = 0; i < (dynamic ? RUNTIME_COUNT : IT_SERV_INIT); i++)
    if (!front_runtime_decls[i])
      {
	tree decl = lookup_name (get_identifier (runtime[i].name));
	if (!decl || TREE_CODE (decl) != FUNCTION_DECL)
	  {
	    ripple_report (loc, RMK_THREAD_RUNTIME, runtime[i].name);
	    return false;
	  }
	if (!runtime_type_p (decl, runtime[i].type))
	  {
	    if (ripple_report (loc, RMK_THREAD_RUNTIME_TYPE, decl))
	      ripple_report (DECL_SOURCE_LOCATION (decl),
			     RMK_THREAD_DECLARED);
	    return false;
	  }
	TREE_USED (decl) = 1;
	front_runtime_decls[i] = decl;
      }
  return true;
}

bool
check_threads (struct directive *d)
{
  bool dynamic = d->flags & THREADS_DYNAMIC;

  for (int c = CLAUSE_NO_REMAINDER; c <= CLAUSE_REDUCTION; c++)
    if (d->seen[c])
      {
	int other = d->seen[CLAUSE_THREAD] ? CLAUSE_THREAD
		    : d->seen[CLAUSE_THREAD_CHUNK] ? CLAUSE_THREAD_CHUNK
		    : CLAUSE_SCHEDULE;
	ripple_report (d->clause_loc[c], RMK_THREAD_CLAUSES, clause_names[c],
		       clause_names[other]);
	return false;
      }
  if (dynamic && vec_safe_length (d->dims) > 1)
    {
      ripple_report (d->clause_loc[CLAUSE_SCHEDULE], RMK_THREAD_DIMS);
      return false;
    }
  return ((d->fe->dependent_p (d->block) || !TREE_TYPE (d->block)
	   || thread_block_p (d->clause_loc[CLAUSE_BLOCK], d->block, dynamic))
	  && find_runtime (d->loc, dynamic));
}

void
add_thread_marker (struct directive *d)
{
  tree marker = lookup_name (get_identifier (THREADS_NAME));
  vec<tree, va_gc> *args = NULL;

  vec_safe_push (args, d->block);
  vec_safe_push (args, build_int_cst (integer_type_node,
				      d->flags & (THREADS_DYNAMIC
						  | THREADS_CHUNK)));
  vec_safe_push (args, d->chunk ? d->chunk : integer_zero_node);
  for (unsigned i = 0; i < vec_safe_length (d->dims); i++)
    vec_safe_push (args, (*d->dims)[i]);
  d->fe->add_call (d->loc, marker, args);
}

/* The directives of a loop.  */

/* Argument ARG of a marker call as it was before it was converted.  */

static tree
passed (tree arg)
{
  arg = strip_wrappers (arg);
  while (CONVERT_EXPR_P (arg))
    arg = strip_wrappers (TREE_OPERAND (arg, 0));
  return arg;
}

/* True if the threads of A and B may be the same.  Blocks of older programs
   all stand for those that run.  */

static bool
same_threads_p (const struct thread_level *a, const struct thread_level *b)
{
  bool old = handle_type_p (TREE_TYPE (a->block), "ripple_block_shape");

  return (old == handle_type_p (TREE_TYPE (b->block), "ripple_block_shape")
	  && (old || operand_equal_p (a->block, b->block, 0)));
}

/* True if A and B say the same.  */

static bool
same_level_p (const struct thread_level *a, const struct thread_level *b)
{
  if (a->dynamic != b->dynamic || a->ndims != b->ndims
      || !a->chunk != !b->chunk
      || (a->chunk && !operand_equal_p (a->chunk, b->chunk, 0)))
    return false;
  for (unsigned i = 0; i < a->ndims; i++)
    if (a->dim[i] != b->dim[i])
      return false;
  return true;
}

/* Can threads share INNER inside of OUTER?  A thread would miss iterations
   where it is asked twice which are its own; and threads that take chunks from
   a common counter must run the same loops.  */

static bool
check_nesting (const struct thread_level *inner,
	       const struct thread_level *outer)
{
  bool same_dim = false;

  if (!same_threads_p (inner, outer))
    return true;
  for (unsigned i = 0; i < inner->ndims; i++)
    for (unsigned j = 0; j < outer->ndims; j++)
      same_dim |= inner->dim[i] == outer->dim[j];
  if (same_dim)
    ripple_report (inner->loc, RMK_THREAD_NESTED);
  else if (inner->dynamic && outer->dynamic)
    ripple_report (inner->loc, RMK_THREAD_NESTED_DYNAMIC);
  else
    return true;
  ripple_report (outer->loc, RMK_THREAD_PREVIOUS);
  return false;
}

static bool
read_level (struct thread_level *level, tree call)
{
  location_t loc = location_of (call, input_location);
  unsigned flags = tree_to_uhwi (CALL_EXPR_ARG (call, 1));

  level->loc = loc;
  level->block = passed (CALL_EXPR_ARG (call, 0));
  level->dynamic = flags & THREADS_DYNAMIC;
  level->chunk = flags & THREADS_CHUNK ? passed (CALL_EXPR_ARG (call, 2))
		 : NULL_TREE;
  level->ndims = 0;
  for (int i = 3; i < call_expr_nargs (call); i++)
    {
      int dim = constant_dimension (loc, CALL_EXPR_ARG (call, i));

      if (dim < 0)
	return false;
      for (unsigned j = 0; j < level->ndims; j++)
	if (level->dim[j] == dim)
	  {
	    ripple_report (loc, RMK_DIRECTIVE_DIM_TWICE,
			   build_int_cst (integer_type_node, dim));
	    return false;
	  }
      level->dim[level->ndims++] = dim;
    }
  return (thread_block_p (loc, level->block, level->dynamic)
	  && (!level->chunk || chunk_p (loc, level->chunk)));
}

bool
read_threads (struct annotated_loop *loop, tree call,
	      const struct annotated_loop *outer)
{
  struct thread_level level;

  if (!read_level (&level, call))
    return false;
  if (loop->block)
    {
      ripple_report (level.loc, RMK_THREAD_ORDER);
      ripple_report (loop->loc, RMK_THREAD_PREVIOUS);
      return false;
    }
  for (unsigned i = 0; i < loop->threads.length (); i++)
    if (same_threads_p (&level, &loop->threads[i])
	&& same_level_p (&level, &loop->threads[i]))
      return true;
    else if (!check_nesting (&level, &loop->threads[i]))
      return false;
  for (; outer; outer = outer->outer)
    for (unsigned i = 0; i < outer->threads.length (); i++)
      if (!check_nesting (&level, &outer->threads[i]))
	return false;
  loop->loc = level.loc;
  loop->threads.safe_push (level);
  return true;
}
