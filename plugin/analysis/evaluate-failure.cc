/* The first thing that an evaluation cannot do, and where it stands.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "report/report.h"
#include "analysis/evaluate-private.h"

static struct evaluation_failure failure;
static bool failed;
/* The statement that is being evaluated.  */
static gimple *current;

void
evaluation_begin (void)
{
  failed = false;
  failure.loc = UNKNOWN_LOCATION;
  current = NULL;
}

void
evaluation_at (gimple *stmt)
{
  if (!failed)
    current = stmt;
}

tree
evaluation_fails (enum remark_id why, tree arg)
{
  if (!failed)
    {
      failed = true;
      failure.why = why;
      failure.arg = arg;
      if (current)
	failure.loc = gimple_location (current);
    }
  return NULL_TREE;
}

bool
evaluation_failed_p (void)
{
  return failed;
}

struct evaluation_failure
evaluation_reason (location_t otherwise)
{
  current = NULL;
  if (failure.loc == UNKNOWN_LOCATION)
    failure.loc = otherwise;
  return failure;
}
