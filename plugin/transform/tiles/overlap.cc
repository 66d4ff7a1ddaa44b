/* Which memory a nest accesses, and whether its iterations are independent.

   INPUT	a[k * m + i], b[k * n + j], c[i * n + j] = ...
   OUTPUT	n * 4 >= cols * 4, and the bytes of c are none of a's or b's

   An address is linear in the iterations of the loops; what it is multiplied
   by is known in front of the nest.  The tiles of a nest are not its blocks:
   they run in another order, so nobody must be able to tell.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/linear.h"

/* Where STMT of N stands.  Sums in memory are loaded in front of the steps and
   stored behind them, and so is what they need for that.  */

static int
place_of (tile_nest *n, gimple *stmt)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (stmt == n->sums[i]->store)
      return BEHIND;
  if (n->behind.contains (gimple_bb (stmt)))
    return BEHIND;
  tree lhs = gimple_get_lhs (stmt);
  if (TREE_CODE (lhs) == SSA_NAME && n->outside.contains (lhs))
    return BEFORE;
  return steps_around (n, gimple_bb (stmt));
}

static bool
find_in (tile_nest *n, const vec<gimple *> &list)
{
  for (unsigned i = 0; i < list.length (); i++)
    if (gimple_vuse (list[i]) && is_gimple_assign (list[i])
	&& !buffer_access_p (n, list[i]))
      {
	nest_access a;
	linear v;
	a.stmt = list[i];
	a.store = gimple_vdef (list[i]) != NULL_TREE;
	a.name = a.store ? NULL_TREE : gimple_assign_lhs (list[i]);
	a.ref = a.store ? gimple_assign_lhs (list[i])
		: gimple_assign_rhs1 (list[i]);
	if (!linear_address (n, a.ref, &v))
	  return false;
	a.kind = kind_of_place (n, a.ref);
	a.place = place_of (n, list[i]);
	a.packed = false;
	a.at_once = false;
	a.start = v.start;
	memcpy (a.coef, v.coef, sizeof a.coef);
	n->accesses.safe_push (a);
      }
  return true;
}

/* Let N, which has ROUNDS, have no loops but those of steps.  */

static bool
drop_other_loops (tile_nest *n, const char **why)
{
  if (!drop_rounds (n, why))
    return false;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    if (n->accesses[i].stmt)
      n->accesses[i].place = place_of (n, n->accesses[i].stmt);
  return true;
}

bool
find_accesses (tile_nest *n, const char **why)
{
  if (n->block && !find_step_counts (n, why))
    return false;
  *why = "how its addresses depend on its loops is not known before it";
  if (!find_in (n, n->body) || !find_in (n, n->after))
    return false;
  for (unsigned i = 0; i < n->brought.length (); i++)
    {
      nest_access a;
      plan_room (n, &a, n->brought[i], kind_of (n, n->brought[i]));
      n->accesses.safe_push (a);
    }
  if (n->rounds)
    return drop_other_loops (n, why);
  if (!n->turned)
    return find_step_counts (n, why);
  *why = "how its shuffle turns the block does not suit the addresses";
  if (!undo_turn (n))
    return false;
  *why = lanes_not_first;
  if (n->guarded && !find_guards (n))
    return false;
  if (n->outer && n->before && !find_both_bounds (n))
    return false;
  if (numbers_apart_p (n))
    merge_rounds (n);
  return heed_bounds (n);
}

/* The smaller or larger (CODE) of 0 and FAR, a distance.  */

static tree
up_to (enum tree_code code, tree far)
{
  return fold_convert (sizetype,
		       fold_build2 (code, ssizetype,
				    fold_convert (ssizetype, far),
				    ssize_int (0)));
}

/* The first byte that A accesses to *LO, and the first one behind to *HI.
   COUNT: the iterations of the loops.  */

static void
span (const nest_access *a, tree const *count, tree *lo, tree *hi)
{
  *lo = a->start;
  *hi = plus (a->start, TYPE_SIZE_UNIT (TREE_TYPE (a->ref)));
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (a->coef[l])
      {
	tree far = times (a->coef[l], fold_build2 (MINUS_EXPR, sizetype,
						   count[l], size_one_node));
	*lo = plus (*lo, up_to (MIN_EXPR, far));
	*hi = plus (*hi, up_to (MAX_EXPR, far));
      }
}

/* True if A and B access the same place in the same iteration of ROW and COL,
   in all steps.  */

static bool
same_place_p (const nest_access *a, const nest_access *b)
{
  for (unsigned l = STEP; l < LOOPS_OF_NEST; l++)
    if (a->coef[l] || b->coef[l])
      return false;
  return same_p (a->start, b->start) && same_p (a->coef[ROW], b->coef[ROW])
	 && same_p (a->coef[COL], b->coef[COL])
	 && same_p (TYPE_SIZE_UNIT (TREE_TYPE (a->ref)),
		    TYPE_SIZE_UNIT (TREE_TYPE (b->ref)));
}

/* A boolean: the elements that A stores, in COUNT[l] iterations of loop l, are
   distinct; lanes go along dimension L.  */

static tree
distinct (const nest_access *a, unsigned l, tree const *count)
{
  tree size = TYPE_SIZE_UNIT (TREE_TYPE (a->ref));
  tree next = a->coef[l == ROW ? COL : ROW];
  if (!next)
    return boolean_false_node;
  return fold_build2 (GE_EXPR, boolean_type_node,
		      fold_convert (ssizetype, next),
		      fold_convert (ssizetype, times (count[l], size)));
}

tree
nest_independent (tile_nest *n)
{
  tree count[LOOPS_OF_NEST], ok = n->fits, lo[2], hi[2];
  for (unsigned l = ROW; l <= COL; l++)
    count[l] = iterations_before (n, l);
  for (unsigned q = 0; q < n->steps; q++)
    count[STEP + q] = n->step_count[q];
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *s = &n->accesses[i];
      if (!s->store)
	continue;
      ok = both (ok, distinct (s, n->lanes_behind, count));
      span (s, count, &lo[0], &hi[0]);
      for (unsigned k = 0; k < n->accesses.length (); k++)
	{
	  nest_access *a = &n->accesses[k];
	  /* Rooms are nobody else's.  */
	  if (i == k || !a->stmt || same_place_p (s, a))
	    continue;
	  span (a, count, &lo[1], &hi[1]);
	  tree before = fold_build2 (LE_EXPR, boolean_type_node, hi[0], lo[1]);
	  tree behind = fold_build2 (LE_EXPR, boolean_type_node, hi[1], lo[0]);
	  ok = both (ok, fold_build2 (TRUTH_OR_EXPR, boolean_type_node, before,
				      behind));
	}
    }
  return ok;
}
