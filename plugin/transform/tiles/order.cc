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

/* True if the narrow factors L of the terms from T on are next to each other,
   the last term's first in memory, and those of all rows or columns behind
   them.  */

static bool
interleaved_factors_p (tile_nest *n, const nest_term *t, unsigned l)
{
  const nest_access *first = access_of (n, t[n->ways - 1].narrow[l]);
  tree size = size_of (first);
  if (first->place != (int) n->steps
      || !same_p (first->coef[l], times (size, size_int (n->ways))))
    return false;
  for (unsigned i = 0; i < n->ways; i++)
    {
      const nest_access *a = access_of (n, t[i].narrow[l]);
      tree far = fold_build2 (MINUS_EXPR, sizetype, a->start, first->start);
      if (!same_p (far, times (size, size_int (n->ways - 1 - i)))
	  || !types_compatible_p (TREE_TYPE (a->ref), TREE_TYPE (first->ref)))
	return false;
      for (unsigned k = 0; k < LOOPS_OF_NEST; k++)
	if (!same_p (a->coef[k], first->coef[k]))
	  return false;
    }
  return true;
}

/* True if what N multiplies at a time stands next to each other in each step:
   as many terms are.  */

static bool
interleaved_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    {
      const vec<nest_term> &terms = n->sums[i]->terms;
      if (n->ways == 0 || terms.length () % n->ways != 0)
	return false;
      for (unsigned k = 0; k < terms.length (); k += n->ways)
	for (unsigned j = 0; j < n->ways; j++)
	  if (terms[k + j].minus != terms[k].minus
	      || (j == 0 && (!interleaved_factors_p (n, &terms[k], ROW)
			     || !interleaved_factors_p (n, &terms[k], COL))))
	    return false;
    }
  return true;
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
    {
      n->merged = 0;
      return found && n->lanes_before != n->lanes_behind;
    }
  n->interleaved = interleaved_p (n);
  *why = "the elements that it multiplies are not next to each other";
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->store || (a->kind != 1 << ROW && a->kind != 1 << COL)
	  || !n->in_steps.contains (a->name))
	continue;
      if ((n->ways && !factor_p (n, a->stmt))
	  || (!n->interleaved && !choose_copy (n, a)))
	return false;
    }
  n->merged = n->interleaved ? 0 : merged_loops (n);
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
