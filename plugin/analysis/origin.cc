/* Where a shape comes from: notes below an error that is about shapes.

     float x = a[v];		note: 'x' gets it here
     ...
     *p = x * 2;		error: ... the value has the shape 'Tensor[16]'
				note: the shape comes from 'ripple_id' here

   The extent of a value in one dimension is followed from operand to operand,
   by the shortest path, to the statement that has it first: the one none of
   whose operands has it.  So whatever gives shapes, now or later, is found
   without being known here.

   A statement with an error is remembered.  Nothing more is said of what
   comes from it: its shape is not the one that the user meant.

   Called by shapes.cc and check.cc, when all shapes are known, and where the
   transformations find more to refuse.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "report/report.h"

/* A path from a value back to where its extent comes from.  */
struct extent_path
{
  unsigned dim;
  uint64_t extent;
  auto_vec<gimple *> stmts;	/* Visited, nearest first,  */
  auto_vec<unsigned> next;	/* and the one that each was reached from.  */
  hash_set<gimple *> seen;
};

enum { NOTES_IN_ALL = 4 };

static hash_set<gimple *> *blamed;

static uint64_t
extent_of (tree op, unsigned dim)
{
  return overlay_shape (op)->dim[dim].fixed;
}

/* Put the definition of OP on the list of W, as an operand of statement FROM
   of that list, if OP has the extent.  */

static bool
push_operand (extent_path *w, tree op, unsigned from)
{
  gimple *def;

  if (TREE_CODE (op) != SSA_NAME || virtual_operand_p (op)
      || extent_of (op, w->dim) != w->extent)
    return false;
  def = SSA_NAME_DEF_STMT (op);
  if (!w->seen.add (def))
    {
      w->stmts.safe_push (def);
      w->next.safe_push (from);
    }
  return true;
}

/* Append to W's list the definitions of those operands of its statement I that
   have the extent.  False if no operand has it: statement I is where it comes
   from.  */

static bool
push_operands (extent_path *w, unsigned i)
{
  gimple *stmt = w->stmts[i];
  bool any = false;
  ssa_op_iter it;
  use_operand_p use;
  tree op;

  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      auto_vec<tree> conditions;

      FOR_EACH_PHI_ARG (use, phi, it, SSA_OP_USE)
	any |= push_operand (w, USE_FROM_PTR (use), i);
      if (!any)
	{
	  control_operands (gimple_bb (phi), &conditions);
	  for (unsigned k = 0; k < conditions.length (); k++)
	    any |= push_operand (w, conditions[k], i);
	}
    }
  else
    FOR_EACH_SSA_TREE_OPERAND (op, stmt, it, SSA_OP_USE)
      any |= push_operand (w, op, i);
  return any;
}

/* Follow the extent of OP in dimension DIM.  The index in the list of W of
   where it comes from; -1 if it has none.  */

static int
follow (extent_path *w, tree op, unsigned dim)
{
  w->dim = dim;
  w->extent = extent_of (op, dim);
  push_operand (w, op, 0);
  for (unsigned i = 0; i < w->stmts.length (); i++)
    if (!push_operands (w, i))
      return i;
  return -1;
}

/* What STMT sets, or null.  */

static tree
result_of (gimple *stmt)
{
  return gimple_code (stmt) == GIMPLE_PHI ? gimple_phi_result (stmt)
	 : gimple_get_lhs (stmt);
}

/* The user's variable that STMT sets, or null.  */

static tree
variable_set_by (gimple *stmt)
{
  tree lhs = result_of (stmt);
  tree var = lhs && TREE_CODE (lhs) == SSA_NAME ? SSA_NAME_VAR (lhs)
	     : NULL_TREE;

  return var && DECL_NAME (var) && !DECL_ARTIFICIAL (var) ? var : NULL_TREE;
}

static bool
same_line_p (location_t a, location_t b)
{
  expanded_location x = expand_location (a), y = expand_location (b);

  return x.line == y.line && x.file && y.file && !strcmp (x.file, y.file);
}

/* Say that STMT is where a shape comes from.  */

static void
note_source (gimple *stmt)
{
  char text[SHAPE_TEXT];
  location_t loc = stmt_location (stmt);

  shape_print (overlay_shape (result_of (stmt)), text, sizeof text);
  if (ripple_api_call (stmt) == API_LANE)
    ripple_report (loc, RMK_ORIGIN_LOOP, text);
  else if (ripple_api_call (stmt) != API_NONE
	   && ripple_api_call (stmt) != API_FLAT)
    ripple_report (loc, RMK_ORIGIN_CALL, text,
		   ripple_api_name (gimple_call_fndecl (stmt)));
  else
    ripple_report (loc, RMK_ORIGIN, text);
}

/* Say where OP, an operand of USER, gets its extent in dimension DIM from, in
   at most MOST notes: the source, and the variables nearest to USER.  */

static void
explain (gimple *user, tree op, unsigned dim, unsigned most)
{
  extent_path w;
  auto_vec<gimple *> setters;
  int at = follow (&w, op, dim);
  location_t last;

  if (at < 0)
    return;
  note_source (w.stmts[at]);
  last = stmt_location (w.stmts[at]);
  while (at)
    {
      gimple *stmt = w.stmts[at = w.next[at]];
      location_t loc = gimple_location (stmt);

      if (!variable_set_by (stmt) || loc == UNKNOWN_LOCATION
	  || same_line_p (loc, last)
	  || same_line_p (loc, stmt_location (user)))
	continue;
      setters.safe_push (stmt);
      last = loc;
    }
  for (unsigned i = 0; i < setters.length (); i++)
    if (setters.length () - i < most)
      ripple_report (gimple_location (setters[i]), RMK_ORIGIN_THROUGH,
		     variable_set_by (setters[i]));
}

/* Dimension in which A and B have different extents, neither of them 1; or
   SHAPE_RANK.  */

static unsigned
conflict (tree a, tree b)
{
  unsigned d = 0;

  while (d < SHAPE_RANK
	 && (extent_of (a, d) == 1 || extent_of (b, d) == 1
	     || extent_of (a, d) == extent_of (b, d)))
    d++;
  return d;
}

/* First dimension in which S is larger than 1 and T is not; or SHAPE_RANK.  */

static unsigned
larger_in (const struct shape *s, const struct shape *t)
{
  unsigned d = 0;

  while (d < SHAPE_RANK
	 && (extent_one_p (&s->dim[d]) || !extent_one_p (&t->dim[d])))
    d++;
  return d;
}

/* The varying operands of STMT, each once.  */

static void
varying_operands (gimple *stmt, vec<tree> *ops)
{
  ssa_op_iter it;
  use_operand_p use;
  tree op;

  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      FOR_EACH_PHI_ARG (use, phi, it, SSA_OP_USE)
	if (varying_p (USE_FROM_PTR (use))
	    && !ops->contains (USE_FROM_PTR (use)))
	  ops->safe_push (USE_FROM_PTR (use));
    }
  else
    FOR_EACH_SSA_TREE_OPERAND (op, stmt, it, SSA_OP_USE)
      if (varying_p (op) && !ops->contains (op))
	ops->safe_push (op);
}

void
explain_shapes (gimple *stmt)
{
  auto_vec<tree> ops;
  struct shape scalar = shape_scalar ();

  varying_operands (stmt, &ops);
  for (unsigned i = 0; i < ops.length (); i++)
    for (unsigned k = i + 1; k < ops.length (); k++)
      {
	unsigned d = conflict (ops[i], ops[k]);

	if (d == SHAPE_RANK)
	  continue;
	explain (stmt, ops[i], d, NOTES_IN_ALL / 2);
	explain (stmt, ops[k], d, NOTES_IN_ALL / 2);
	return;
      }
  if (gimple_store_p (stmt) && gimple_assign_single_p (stmt)
      && varying_p (gimple_assign_rhs1 (stmt)))
    {
      struct shape address
	= overlay_address_shape (gimple_assign_lhs (stmt));
      tree value = gimple_assign_rhs1 (stmt);
      unsigned d = larger_in (overlay_shape (value), &address);

      if (d < SHAPE_RANK)
	{
	  explain (stmt, value, d, NOTES_IN_ALL);
	  return;
	}
    }
  if (!ops.is_empty ())
    explain (stmt, ops[0], larger_in (overlay_shape (ops[0]), &scalar),
	     NOTES_IN_ALL);
}

void
explain_mask (gimple *stmt, tree mask, unsigned dim)
{
  auto_vec<tree> ops;
  unsigned i = 0;

  varying_operands (stmt, &ops);
  while (i < ops.length () && extent_of (ops[i], dim) == 1)
    i++;
  if (i < ops.length ())
    explain (stmt, ops[i], dim, NOTES_IN_ALL / 2);
  explain (stmt, mask, dim, NOTES_IN_ALL / 2);
}

void
blame (gimple *stmt)
{
  if (!blamed)
    blamed = new hash_set<gimple *>;
  blamed->add (stmt);
}

bool
inherits_blame_p (gimple *stmt)
{
  ssa_op_iter it;
  use_operand_p use;
  tree op;
  bool any = false;

  if (!blamed)
    return false;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      FOR_EACH_PHI_ARG (use, phi, it, SSA_OP_USE)
	if (TREE_CODE (USE_FROM_PTR (use)) == SSA_NAME)
	  any |= blamed->contains (SSA_NAME_DEF_STMT (USE_FROM_PTR (use)));
    }
  else
    FOR_EACH_SSA_TREE_OPERAND (op, stmt, it, SSA_OP_USE)
      any |= blamed->contains (SSA_NAME_DEF_STMT (op));
  if (any)
    blamed->add (stmt);
  return any;
}

void
forget_blame (void)
{
  delete blamed;
  blamed = NULL;
}
