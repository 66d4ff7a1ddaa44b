/* In which order a nest's matrices are read and written.

   INPUT	c[j * m + i] = a[i * n + j]
   OUTPUT	lanes_before COL: rows of a are next to each other in memory;
		lanes_behind ROW: so are columns of c

   Tiles take in, and give out, rows or columns.  A factor whose lanes are not
   next to each other in memory, but whose steps are, is copied first.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/linear.h"

static tree
size_of (const nest_access *a)
{
  return TYPE_SIZE_UNIT (TREE_TYPE (a->ref));
}

/* Set *L to the dimension along which all accesses of N at PLACE that store,
   or if not STORES load elements of both rows and columns, are next to each
   other in memory.  False if there is none.  *FOUND: if there are such
   accesses.  */

static bool
adjacent_along (tile_nest *n, int place, bool stores, unsigned *l,
		bool *found)
{
  int common = BOTH;
  *found = false;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->place != place || a->store != stores
	  || (!stores && a->kind != BOTH))
	continue;
      *found = true;
      for (unsigned k = ROW; k <= COL; k++)
	if (!same_p (a->coef[k], size_of (a)))
	  common &= ~(1 << k);
    }
  if (common == 0)
    return false;
  *l = common & 1 << COL ? COL : ROW;
  return true;
}

/* How many of N's loops of steps, from the innermost on, are one run of steps
   for all accesses that are copied: an iteration of an outer one begins where
   the inner one ends.  */

static unsigned
merged_loops (tile_nest *n)
{
  unsigned merged = 1;
  for (; merged < n->steps; merged++)
    {
      unsigned q = n->steps - merged;
      for (unsigned i = 0; i < n->accesses.length (); i++)
	{
	  nest_access *a = &n->accesses[i];
	  if (a->packed
	      && !same_p (a->coef[STEP + q - 1],
			  times (a->coef[STEP + q], n->step_count[q])))
	    return merged;
	}
    }
  return merged;
}

/* True if the factor's access A of N can be had in the steps, as it is or from
   a copy.  */

static bool
choose_copy (tile_nest *n, nest_access *a)
{
  tree size = size_of (a), apart = a->coef[loop_of (a)];
  tree next = n->steps > 0 ? a->coef[STEP + n->steps - 1] : NULL_TREE;
  a->packed = n->ways != 0;
  if (same_p (apart, size))
    return true;
  a->packed = a->place == (int) n->steps && same_p (next, size);
  if (a->packed || n->ways)
    return a->packed;
  /* A few apart, or not in all steps: their vectors are put together.  */
  enum { FEW = 4 };
  return a->place < (int) n->steps || n->steps == 0
	 || (apart && tree_fits_uhwi_p (apart)
	     && tree_to_uhwi (apart) <= FEW * tree_to_uhwi (size));
}

static bool
factor_p (tile_nest *n, gimple *stmt)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = 0; k < n->sums[i]->terms.length (); k++)
      for (unsigned l = ROW; l <= COL; l++)
	if (n->sums[i]->terms[k].narrow[l] == stmt)
	  return true;
  return false;
}

bool
choose_order (tile_nest *n, const char **why)
{
  bool transposed = tile_use (n) == TILE_MOVED, found;
  n->merged = 1;
  *why = "what it stores in a row is not next to each other";
  if (!adjacent_along (n, BEHIND, true, &n->lanes_behind, &found))
    return false;
  if (!adjacent_along (n, BEFORE, false, &n->lanes_before, &found))
    {
      if (transposed)
	return false;
      n->lanes_before = COL;
    }
  if (transposed)
    return found && n->lanes_before != n->lanes_behind;
  *why = "the elements that it multiplies are not next to each other";
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->store || (a->kind != 1 << ROW && a->kind != 1 << COL)
	  || !n->in_steps.contains (gimple_assign_lhs (a->stmt)))
	continue;
      if ((n->ways && !factor_p (n, a->stmt)) || !choose_copy (n, a))
	return false;
    }
  n->merged = merged_loops (n);
  return true;
}

tree
run_length (tile_nest *n)
{
  tree run = NULL_TREE;
  for (unsigned q = n->steps - n->merged; q < n->steps; q++)
    run = run ? times (run, n->step_count[q]) : n->step_count[q];
  return run ? run : size_one_node;
}

tree
copy_bytes (tile_nest *n, const nest_access *only)
{
  tree bytes = NULL_TREE;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      const nest_access *a = &n->accesses[i];
      if (!a->packed || (only && a != only))
	continue;
      tree lanes = size_int (MOST_VECTORS * MAX_SCALABLE_BYTES);
      unsigned l = loop_of (a);
      tree steps = run_length (n);
      if (n->ways)
	steps = plus (steps, size_int (MOST_WAYS));
      for (unsigned q = 0; q + n->merged < n->steps; q++)
	steps = times (steps, n->step_count[q]);
      if (l == COL || n->ways)
	lanes = plus (lanes, times (iterations_before (n, l), size_of (a)));
      bytes = plus (bytes, times (lanes, steps));
    }
  return bytes;
}
