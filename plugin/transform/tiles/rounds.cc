/* Loops round blocks of two dimensions that go over rows or columns.

   INPUT	for each step l
		  for (i = 0; i < m; i += 16)
		    for (j = 0; j < n; j += 16)
		      c[(i + y) * n + j + x] += a[l * m + i + y] * ...
   OUTPUT	for each step l, for m rows and n columns

   Such a loop goes on in each iteration with the rows or columns that follow.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tiles/linear.h"

/* True if all bounds of LIST go on with the Q-th loop of N as its rows or
   columns L do.  */

static bool
bounds_go_on_p (tile_nest *n, const vec<nest_bound> &list, unsigned q,
		unsigned l)
{
  for (unsigned i = 0; i < list.length (); i++)
    if (!same_p (list[i].low.coef[STEP + q],
		 times (list[i].low.coef[l], n->count[l])))
      return false;
  return true;
}

/* True if the Q-th loop of N goes on in each iteration with the rows or
   columns L that follow.  */

static bool
goes_on_p (tile_nest *n, unsigned q, unsigned l)
{
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (!same_p (a->coef[STEP + q], times (a->coef[l], n->count[l])))
	return false;
    }
  return bounds_go_on_p (n, n->bounds, q, l)
	 && bounds_go_on_p (n, n->loaded, q, l);
}

/* Let the Q-th loop of N be one iteration over more rows or columns.  False if
   that cannot be.  */

static bool
merge_round (tile_nest *n, unsigned q)
{
  unsigned l = goes_on_p (n, q, COL) ? COL : ROW;
  if (l == ROW && !goes_on_p (n, q, ROW))
    return false;
  n->count[l] = times (n->count[l], n->step_count[q]);
  n->step_count[q] = size_one_node;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    n->accesses[i].coef[STEP + q] = NULL_TREE;
  for (unsigned i = 0; i < n->bounds.length (); i++)
    n->bounds[i].low.coef[STEP + q] = NULL_TREE;
  for (unsigned i = 0; i < n->loaded.length (); i++)
    n->loaded[i].low.coef[STEP + q] = NULL_TREE;
  return true;
}

void
merge_rounds (tile_nest *n)
{
  unsigned q = n->steps;
  while (q-- > 0 && merge_round (n, q))
    ;
}

/* Let N have no Q-th loop of steps, which is one iteration.  */

static void
drop_loop (tile_nest *n, unsigned q)
{
  n->steps--;
  for (; q < n->steps; q++)
    {
      n->loop[STEP + q] = n->loop[STEP + q + 1];
      n->step_count[q] = n->step_count[q + 1];
      n->enter[q] = n->enter[q + 1];
      n->again[q] = n->again[q + 1];
      n->leave[q] = n->leave[q + 1];
      for (unsigned i = 0; i < n->accesses.length (); i++)
	n->accesses[i].coef[STEP + q] = n->accesses[i].coef[STEP + q + 1];
    }
  for (unsigned i = 0; i < n->accesses.length (); i++)
    n->accesses[i].coef[STEP + q] = NULL_TREE;
}

/* True if OP, of the steps of N, is the same as in its blocks: it is computed
   from what is loaded, and from the numbers of steps, not of rows and
   columns.  What it needs goes to N's names.  */

static bool
same_in_rows_p (tile_nest *n, tree op)
{
  hash_set<tree> own;
  need (n, &own, op, true);
  for (hash_set<tree>::iterator i = own.begin (); i != own.end (); ++i)
    {
      gimple *def = SSA_NAME_DEF_STMT (*i);
      if (counted_by (n, def) >= 0
	  || (gimple_code (def) == GIMPLE_PHI
	      && step_number (n, gimple_bb (def)->loop_father) < 0))
	return false;
      n->in_steps.add (*i);
    }
  return true;
}

/* The same of all factors, and of what ends the steps.  */

static bool
steps_same_p (tile_nest *n)
{
  n->in_steps.empty ();
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = 0; k < n->sums[i]->terms.length (); k++)
      for (unsigned l = ROW; l <= COL; l++)
	if (!same_in_rows_p (n, n->sums[i]->terms[k].factor[l]))
	  return false;
  for (unsigned q = 0; q < n->steps; q++)
    {
      gimple *cond = last_stmt (n->loop[STEP + q]->header);
      if (!same_in_rows_p (n, gimple_cond_lhs (cond))
	  || !same_in_rows_p (n, gimple_cond_rhs (cond)))
	return false;
    }
  return true;
}

bool
drop_rounds (tile_nest *n, const char **why)
{
  for (unsigned q = n->steps; q-- > 0; )
    if (merge_round (n, q))
      drop_loop (n, q);
  *why = "its sums move with its loops, but not on from block to block";
  for (unsigned i = 0; i < n->accesses.length (); i++)
    for (unsigned q = 0; q < n->steps && n->accesses[i].kind == BOTH; q++)
      if (n->accesses[i].coef[STEP + q])
	return false;
  *why = "what it multiplies is computed from the numbers of rows or columns";
  return steps_same_p (n);
}
