/* The tokens of a directive, and its clauses' names.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/directive.h"

const char *const clause_names[CLAUSE_COUNT] =
{
  "Block", "Dims", "NoRemainder", "BlockIndependent", "Tail", "Safelen",
  "NoWarn", "Require", "Interleave", "Nontemporal", "reduction",
  "IgnoreNullStmts", "Thread", "ThreadChunk", "Schedule"
};

void
next_token (struct directive *d)
{
  d->value = NULL_TREE;
  d->token = pragma_lex (&d->value, &d->token_loc);
}

bool
expect (struct directive *d, enum cpp_ttype token, enum remark_id id,
	const char *after)
{
  if (d->token != token)
    {
      ripple_report (d->token_loc, id, after);
      return false;
    }
  next_token (d);
  return true;
}
