/* `#pragma ripple parallel Block (id) Dims (d, ...) [clauses]'.

   INPUT	#pragma ripple parallel Block (BS) Dims (0, 1) NoRemainder
		for (...) ...
   OUTPUT	__ripple_parallel (BS, 1, 0, 0, 0, 1);
		for (...) ...

   With the clauses of threads it becomes another call: threads.cc.

   A call survives in both front ends until the function is complete: in
   templates it is substituted like any other, so that block and dimensions
   may depend on template parameters.  What is known here is checked here,
   where the column of every token is known; the rest when the loop is
   normalised.

   Both front ends read another statement behind such a pragma, so that
   directive and loop are one statement where a statement is expected.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "spellcheck.h"
#include "front/directive.h"

extern const char *find_closest_string (const char *,
					const auto_vec<const char *> *)
  __attribute__ ((weak));

/* Dimensions.  */

/* One dimension of Dims.  */

static bool
parse_dim (struct directive *d)
{
  location_t loc = d->token_loc;
  tree dim = parse_constant (d, RMK_DIRECTIVE_DIM);

  if (!dim)
    return false;
  if (!d->fe->dependent_p (dim))
    {
      HOST_WIDE_INT n;

      dim = d->fe->fold_constant (dim);
      if (TREE_CODE (dim) != INTEGER_CST)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM);
	  return false;
	}
      if (!tree_fits_uhwi_p (dim) || tree_to_uhwi (dim) >= SHAPE_RANK)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM_RANGE,
			 fold_convert (long_long_integer_type_node, dim));
	  return false;
	}
      n = tree_to_shwi (dim);
      if (d->dims_known >> n & 1)
	{
	  ripple_report (loc, RMK_DIRECTIVE_DIM_TWICE, dim);
	  return false;
	}
      d->dims_known |= 1u << n;
      dim = build_int_cst (integer_type_node, n);
    }
  vec_safe_push (d->dims, dim);
  return true;
}

static bool
parse_dims (struct directive *d)
{
  if (d->token == CPP_CLOSE_PAREN)
    {
      ripple_report (d->token_loc, RMK_DIRECTIVE_DIM);
      return false;
    }
  while (parse_dim (d))
    {
      if (d->token != CPP_COMMA)
	return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
		       "the dimensions");
      next_token (d);
    }
  return false;
}

/* A number that VALID_P is true of; null after an error, which is BAD if it is
   no constant.  */

static tree
parse_number (struct directive *d, enum remark_id bad,
	      bool (*valid_p) (location_t, tree))
{
  location_t loc = d->token_loc;
  tree n = parse_constant (d, bad);

  if (!n || d->fe->dependent_p (n))
    return n;
  n = d->fe->fold_constant (n);
  return valid_p (loc, n) ? fold_convert (size_type_node, n) : NULL_TREE;
}

static bool
parse_interleave (struct directive *d)
{
  d->interleave = parse_number (d, RMK_DIRECTIVE_INTERLEAVE, interleave_p);
  return d->interleave && expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
				  "the number of blocks");
}

static bool
parse_safelen (struct directive *d)
{
  d->safelen = parse_number (d, RMK_DIRECTIVE_SAFELEN, safelen_p);
  if (!d->safelen)
    return false;
  d->flags |= LANE_LENGTH;
  return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, "the length");
}

/* Tail (mask) sets no flag: that is what is done unless another is set.  */

static bool
parse_tail (struct directive *d)
{
  location_t loc = d->token_loc;
  const char *name = (d->token == CPP_NAME ? IDENTIFIER_POINTER (d->value)
		      : "");

  if (strcasecmp (name, "peel") == 0)
    d->flags |= LANE_BLOCK_INDEPENDENT;
  else if (strcasecmp (name, "predicate") == 0)
    d->flags |= LANE_PREDICATE;
  else if (strcasecmp (name, "mask") != 0)
    {
      ripple_report (loc, RMK_DIRECTIVE_TAIL);
      return false;
    }
  next_token (d);
  return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, name);
}

/* What Require asks for.  */

static bool
parse_require (struct directive *d)
{
  location_t loc = d->token_loc;
  if (d->token != CPP_NAME
      || strcasecmp (IDENTIFIER_POINTER (d->value), "vector") != 0)
    {
      ripple_report (loc, RMK_DIRECTIVE_REQUIRE);
      return false;
    }
  d->flags |= LANE_REQUIRE_VECTOR;
  next_token (d);
  return expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE, "vector");
}

/* What the block is can be told when the clauses are known.  */

static bool
check_block (struct directive *d)
{
  if (d->fe->dependent_p (d->block) || !TREE_TYPE (d->block)
      || handle_type_p (TREE_TYPE (d->block), "ripple_block_shape"))
    return true;
  ripple_report (d->clause_loc[CLAUSE_BLOCK], RMK_DIRECTIVE_BLOCK_TYPE,
		 d->block, TREE_TYPE (d->block));
  return false;
}

static bool
parse_block (struct directive *d)
{
  location_t loc = d->token_loc;
  tree id = d->value, decl;

  if (d->token != CPP_NAME)
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_NAME);
      return false;
    }
  decl = lookup_name (id);
  if (!decl)
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_UNDECLARED, id);
      return false;
    }
  if (decl == error_mark_node)
    return false;
  next_token (d);
  if (!expect (d, CPP_CLOSE_PAREN, RMK_DIRECTIVE_CLOSE,
	       IDENTIFIER_POINTER (id)))
    return false;
  if (TREE_CODE (decl) == TYPE_DECL || TREE_CODE (decl) == FUNCTION_DECL
      || TREE_CODE (decl) == NAMESPACE_DECL)
    {
      ripple_report (loc, RMK_DIRECTIVE_BLOCK_NAME);
      return false;
    }
  d->block = d->fe->use_variable (loc, id, decl);
  d->clause_loc[CLAUSE_BLOCK] = loc;
  return d->block != error_mark_node;
}

/* Clauses.  */

/* Report that NAME at LOC is no clause.  */

static void
unknown_clause (location_t loc, const char *name)
{
  const char *hint = NULL;

  if (find_closest_string)
    {
      auto_vec<const char *> names;
      for (int i = 0; i < CLAUSE_COUNT; i++)
	names.safe_push (clause_names[i]);
      hint = find_closest_string (name, &names);
    }
  if (hint)
    {
      rich_location where (line_table, ripple_program_location (loc));
      where.add_fixit_replace (hint);
      ripple_report_fix (&where, RMK_DIRECTIVE_CLAUSE_HINT, name, hint);
    }
  else
    ripple_report (loc, RMK_DIRECTIVE_CLAUSE, name);
}

/* What reads the arguments of a clause, behind the parenthesis; null if there
   are none.  */

static bool (*const clause_parsers[CLAUSE_COUNT]) (struct directive *) =
{
  parse_block, parse_dims, NULL, NULL, parse_tail, parse_safelen,
  parse_no_warn, parse_require, parse_interleave, parse_nontemporal,
  parse_reduction, NULL, NULL,
  parse_thread_chunk, parse_schedule
};

static bool
parse_clause (struct directive *d)
{
  location_t loc = d->token_loc;
  const char *name;
  int c;

  if (d->token != CPP_NAME)
    {
      ripple_report (loc, RMK_DIRECTIVE_NO_CLAUSE);
      return false;
    }
  name = IDENTIFIER_POINTER (d->value);
  for (c = 0; c < CLAUSE_COUNT; c++)
    if (strcasecmp (name, clause_names[c]) == 0)
      break;
  if (c == CLAUSE_COUNT)
    {
      unknown_clause (loc, name);
      return false;
    }
  if (d->seen[c] && c != CLAUSE_REDUCTION)
    {
      ripple_report (loc, RMK_DIRECTIVE_CLAUSE_TWICE, clause_names[c]);
      return false;
    }
  d->seen[c] = true;
  d->clause_loc[c] = loc;
  if (d->seen[CLAUSE_TAIL]
      && (d->seen[CLAUSE_NO_REMAINDER] || d->seen[CLAUSE_BLOCK_INDEPENDENT]))
    {
      ripple_report (loc, RMK_DIRECTIVE_TAIL_TWICE,
		     clause_names[d->seen[CLAUSE_NO_REMAINDER]
				  ? CLAUSE_NO_REMAINDER
				  : CLAUSE_BLOCK_INDEPENDENT]);
      return false;
    }
  next_token (d);
  if (c == CLAUSE_NO_REMAINDER)
    d->flags |= LANE_NO_REMAINDER;
  else if (c == CLAUSE_BLOCK_INDEPENDENT)
    d->flags |= LANE_BLOCK_INDEPENDENT;
  else if (clause_parsers[c])
    return (expect (d, CPP_OPEN_PAREN, RMK_DIRECTIVE_OPEN, clause_names[c])
	    && clause_parsers[c] (d));
  return true;
}

/* What is done with the remainder if no clause says it.  */

enum ripple_tail ripple_tail = TAIL_ANY;

static const unsigned flags_of_tail[] =
{
  0, LANE_PREDICATE, LANE_MAY_PEEL, LANE_ANY_TAIL
};

/* Read the directive; false after an error.  */

static bool
parse_directive (struct directive *d)
{
  next_token (d);
  while (d->token != CPP_EOF)
    if (!parse_clause (d))
      return false;
  if (!current_function_decl)
    {
      ripple_report (d->loc, RMK_DIRECTIVE_OUTSIDE);
      return false;
    }
  if (!d->seen[CLAUSE_TAIL] && !d->seen[CLAUSE_NO_REMAINDER]
      && !d->seen[CLAUSE_BLOCK_INDEPENDENT])
    d->flags |= flags_of_tail[ripple_tail];
  for (int c = CLAUSE_BLOCK; c <= CLAUSE_DIMS; c++)
    if (!d->seen[c])
      {
	ripple_report (d->loc, RMK_DIRECTIVE_MISSING, clause_names[c],
		       c == CLAUSE_BLOCK ? "the block" : "its dimensions");
	return false;
      }
  return thread_clauses_p (d) ? check_threads (d) : check_block (d);
}

/* Leave the call of MARKER_NAME.  */

static void
add_marker (struct directive *d, tree marker)
{
  vec<tree, va_gc> *args = NULL;

  vec_safe_push (args, d->block);
  vec_safe_push (args, build_int_cst (integer_type_node, d->flags));
  vec_safe_push (args, d->safelen ? d->safelen : size_zero_node);
  vec_safe_push (args, d->interleave ? d->interleave : size_zero_node);
  for (unsigned i = 0; i < vec_safe_length (d->dims); i++)
    vec_safe_push (args, (*d->dims)[i]);
  d->fe->add_call (d->loc, marker, args);
  add_reduction_markers (d);
  add_nontemporal_markers (d);
}

/* Skip what is left of a directive with an error.  What it names is used: a
   warning that it is not would only distract.  */

static void
skip_rest (struct directive *d)
{
  for (; d->token != CPP_EOF; next_token (d))
    {
      tree decl = d->token == CPP_NAME ? lookup_name (d->value) : NULL_TREE;
      if (decl && VAR_P (decl))
	TREE_USED (decl) = DECL_READ_P (decl) = 1;
    }
}

/* The handler of the pragma.  */

static void
handle_parallel (cpp_reader *)
{
  struct directive d = directive ();
  tree marker;

  d.fe = frontend_get ();
  d.loc = input_location;
  marker = lookup_name (get_identifier (MARKER_NAME));
  if (!marker)
    {
      ripple_report (d.loc, RMK_DIRECTIVE_HEADER);
      return;
    }
  if (!parse_directive (&d))
    skip_rest (&d);
  else if (thread_clauses_p (&d))
    add_thread_marker (&d);
  else
    add_marker (&d, marker);
  d.reductions.release ();
  d.nontemporal.release ();
}

/* The name that TOKEN is; else an empty string.  */

static const char *
token_name (const cpp_token *token)
{
  return (token->type == CPP_NAME
	  ? (const char *) NODE_NAME (token->val.node.node) : "");
}

static bool
nearly_p (const char *text, const char *name)
{
  if (!*text || !find_closest_string)
    return false;
  auto_vec<const char *> names;
  names.safe_push (name);
  return (strcmp (text, name) == 0
	  || find_closest_string (text, &names) != NULL);
}

/* GCC mentions unknown pragmas only if asked to; but who loads the plugin
   means every `#pragma ripple', and what is nearly `ripple parallel'.

   What _Pragma holds is read from a buffer of its own, whose columns say
   nothing of the file.  On the line of a `#pragma' no name has such a low
   column.  */

static void (*next_def_pragma) (cpp_reader *, location_t);

static void
def_pragma (cpp_reader *reader, location_t loc)
{
  const cpp_token *space = cpp_peek_token (reader, 0), *token = NULL;
  const char *first = token_name (space), *second = "";
  bool ours = strcmp (first, "ripple") == 0;

  if (ours || nearly_p (first, "ripple"))
    {
      token = cpp_peek_token (reader, 1);
      second = token_name (token);
    }
  if (!ours && !nearly_p (second, "parallel")
      && !nearly_p (first, "ripple_parallel"))
    {
      if (next_def_pragma)
	next_def_pragma (reader, loc);
      return;
    }
  int column = expand_location (space->src_loc).column;
  bool here = column > (int) strlen ("#pragma");
  if (here)
    loc = ours && *second ? token->src_loc : space->src_loc;
  rich_location where (line_table, loc);
  if (here && !ours)
    where.add_fixit_replace (space->src_loc,
			     *second ? "ripple" : "ripple parallel");
  if (here && *second && strcmp (second, "parallel") != 0)
    where.add_fixit_replace (token->src_loc, "parallel");
  ripple_report_fix (&where, RMK_DIRECTIVE_NAME, first, *second ? " " : "",
		     second);
}

void
pragma_init (void)
{
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);

  c_register_pragma_with_expansion ("ripple", "parallel", handle_parallel);
  if (flag_preprocess_only)
    return;
  next_def_pragma = callbacks->def_pragma;
  callbacks->def_pragma = def_pragma;
}
