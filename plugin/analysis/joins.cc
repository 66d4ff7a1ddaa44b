/* The join of the shapes of what a statement is computed from, and the report
   of shapes that have none.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "analysis/shapes-private.h"
#include "report/report.h"

/* Statements whose join failed, reported once; null: do not report yet.  */
static hash_set<gimple *> *failed;

enum { EXTENT_TEXT = 40 };

/* Write E to BUF as in a shape.  Returns BUF.  */

static const char *
extent_text (const struct extent *e, char buf[EXTENT_TEXT])
{
  snprintf (buf, EXTENT_TEXT, "%u%s", (unsigned) e->fixed,
	    e->scalable ? " x vscale" : "");
  return buf;
}

void
report_join (location_t loc, const struct shape *a, const struct shape *b,
	     unsigned dim)
{
  char ta[SHAPE_TEXT], tb[SHAPE_TEXT], ea[EXTENT_TEXT], eb[EXTENT_TEXT];
  shape_print (a, ta, sizeof ta);
  shape_print (b, tb, sizeof tb);
  ripple_report (loc, RMK_JOIN, extent_text (&a->dim[dim], ea),
		 extent_text (&b->dim[dim], eb), dim, ta, tb);
}

void
join_failed (gimple *stmt, const struct shape *a, const struct shape *b,
	     unsigned dim)
{
  auto_diagnostic_group group;
  if (!failed || failed->add (stmt) || inherits_blame_p (stmt))
    return;
  report_join (stmt_location (stmt), a, b, dim);
  explain_shapes (stmt);
  blame (stmt);
}

void
join_shape (struct shape *s, const struct shape *t, gimple *stmt)
{
  unsigned dim;
  /* Most are alike.  */
  if (memcmp (s, t, sizeof *s) && !shape_join (s, s, t, &dim))
    join_failed (stmt, s, t, dim);
}

void
join_operand (struct shape *s, tree op, gimple *stmt)
{
  /* Most operands are scalar.  */
  if (op && (TREE_CODE (op) != SSA_NAME || varying_p (op)))
    join_shape (s, overlay_shape (op), stmt);
}

void
join_reference (struct shape *s, tree ref, gimple *stmt)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
      {
	join_operand (s, TREE_OPERAND (ref, 1), stmt);
	/* Rows may have a size of each lane.  */
	join_operand (s, TREE_OPERAND (ref, 3), stmt);
      }
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    join_operand (s, TREE_OPERAND (ref, 0), stmt);
  else if (TREE_CODE (ref) == SSA_NAME)
    join_operand (s, ref, stmt);
  else if (tree var = local_variable (ref))
    join_shape (s, local_shape (var), stmt);
}

void
report_joins_in (hash_set<gimple *> *reported)
{
  failed = reported;
}
