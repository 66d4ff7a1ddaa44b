/* A `#pragma ripple parallel' while it is read: pragma.cc and the files that
   read its clauses.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_DIRECTIVE_H
#define RIPPLE_DIRECTIVE_H

#include "front/frontend.h"
#include "front/internal.h"

enum clause
{
  CLAUSE_BLOCK, CLAUSE_DIMS, CLAUSE_NO_REMAINDER, CLAUSE_BLOCK_INDEPENDENT,
  CLAUSE_TAIL, CLAUSE_SAFELEN, CLAUSE_NO_WARN, CLAUSE_REQUIRE,
  CLAUSE_INTERLEAVE, CLAUSE_NONTEMPORAL, CLAUSE_REDUCTION,
  CLAUSE_IGNORE_NULL_STMTS, CLAUSE_THREAD, CLAUSE_THREAD_CHUNK,
  CLAUSE_SCHEDULE, CLAUSE_COUNT
};

extern const char *const clause_names[CLAUSE_COUNT];	/* directive.cc.  */

/* A directive while it is read, and the token that is looked at.  */
struct directive
{
  const struct frontend *fe;
  location_t loc;
  enum cpp_ttype token;
  tree value;
  location_t token_loc;

  bool seen[CLAUSE_COUNT];
  location_t clause_loc[CLAUSE_COUNT];	/* Of Block that of the name.  */
  tree block;
  unsigned flags;
  unsigned dims_known;		/* Mask of the constant dimensions.  */
  vec<tree, va_gc> *dims;
  tree safelen, interleave;	/* Or null.  */
  tree chunk;			/* Of ThreadChunk, or null.  */
  vec<streamed> nontemporal;
  vec<reduction> reductions;
  enum remark_id bad_constant;	/* For parse_constant.  */
};

/* directive.cc.  */

/* Move on to the next token.  */
extern void next_token (struct directive *d);
/* Move on behind TOKEN; if it is another one false, after the error ID with
   the argument AFTER.  */
extern bool expect (struct directive *d, enum cpp_ttype token,
		    enum remark_id id, const char *after);

/* constant.cc.  */

/* A constant expression.  Null after an error, which is BAD if what stands
   there is none.  */
extern tree parse_constant (struct directive *d, enum remark_id bad);
/* What the name at which D is, of a variable or constant, means here.  Null
   after an error, which is BAD if it names something else.  */
extern tree parse_name (struct directive *d, enum remark_id bad);

/* no-warn.cc.  */

/* Read the clause NoWarn, behind the parenthesis.  */
extern bool parse_no_warn (struct directive *d);

/* nontemporal.cc.  */

/* Read the clause Nontemporal, behind the parenthesis.  */
extern bool parse_nontemporal (struct directive *d);
/* Leave a call of NONTEMPORAL_NAME for each of its names.  */
extern void add_nontemporal_markers (struct directive *d);

/* reduction.cc.  */

/* Read the clause reduction, behind the parenthesis.  */
extern bool parse_reduction (struct directive *d);
/* Leave a call of REDUCTION_NAME for each of its variables.  */
extern void add_reduction_markers (struct directive *d);

/* threads.cc.  */

/* Read the clauses ThreadChunk and Schedule, behind the parenthesis.  */
extern bool parse_thread_chunk (struct directive *d);
extern bool parse_schedule (struct directive *d);
/* True if D has a clause of threads.  */
extern bool thread_clauses_p (const struct directive *d);
/* Check such a directive; false after an error.  */
extern bool check_threads (struct directive *d);
/* Leave a call of THREADS_NAME for it.  */
extern void add_thread_marker (struct directive *d);

#endif
