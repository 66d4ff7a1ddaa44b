/* Tiles that begin with zero, or with what differs by rows or by columns only.

   OUTPUT	__ripple_tile_zero ();
		__ripple_tile_add_rows (BS, t, false, v);	integers
		__ripple_outer_add (BS, t, false, 1, v);	floats

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/builder.h"

/* True if all sums begin with +0, which all tiles can be at once.  */

static bool
zero_start_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    {
      tree x = n->sums[i]->start;
      while (TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x)
	     && gimple_assign_single_p (SSA_NAME_DEF_STMT (x)))
	x = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (x));
      if (TREE_CODE (x) == REAL_CST
	  ? !real_zerop (x) || REAL_VALUE_NEGATIVE (TREE_REAL_CST (x))
	  : !integer_zerop (x))
	return false;
    }
  return true;
}

/* The dimension along which lanes go of what sum S of N begins with, if that
   can be added to the rows or columns of tiles that are zero, all at once; -1
   if not.  Zero and -0 make zero.  */

static int
start_dimension (tile_nest *n, nest_sum *s)
{
  hash_set<tree> needed;
  int kind = s->room.ref ? BOTH : kind_of (n, s->start);
  unsigned l = kind == 1 << ROW ? ROW : COL;
  if (kind < 0 || kind == BOTH
      || (!INTEGRAL_TYPE_P (n->type) && HONOR_SIGNED_ZEROS (n->type)))
    return -1;
  need (n, &needed, s->start);
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->name && needed.contains (a->name) && a->kind != 0
	  && (a->kind != 1 << l
	      || !same_p (a->coef[l], TYPE_SIZE_UNIT (TREE_TYPE (a->ref)))))
	return -1;
    }
  return l;
}

static bool
starts_by_dimension_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->sums.length (); i++)
    if (start_dimension (n, n->sums[i]) < 0)
      return false;
  return true;
}

/* Let the tile of sum SUM for row R and column C of the grid, which is zero,
   be X in all rows or, where L is ROW, columns.  */

static void
add_start (builder *b, unsigned l, unsigned sum, unsigned r, unsigned c,
	   tree x)
{
  tree type = b->n->type, tile = build_int_cst (integer_type_node,
						tile_number (b, sum, r, c));
  if (INTEGRAL_TYPE_P (type))
    {
      tree arg[5] = { b->block, tile, build_int_cst (integer_type_node,
						     l == ROW), x,
		      build_zero_cst (type) };
      append_api (b, API_TILE_ADD_ROWS, void_type_node, 5, arg);
      return;
    }
  tree one = build_one_cst (type);
  tree arg[6] = { b->block, tile, integer_zero_node, l == ROW ? x : one,
		  l == ROW ? one : x, build_zero_cst (type) };
  append_api (b, API_OUTER_ADD, void_type_node, 6, arg);
}

/* Let tiles in hand that are zero become what sum SUM begins with.  */

static void
add_starts (builder *b, unsigned sum)
{
  tile_nest *n = b->n;
  tree start = n->sums[sum]->start;
  unsigned l = start_dimension (n, n->sums[sum]);
  hash_set<tree> needed;
  need (n, &needed, start);
  for (unsigned v = 0; v < b->grid[l]; v++)
    {
      scope vector (b->top, 1 << l), s (&vector, 1 << l);
      append_lanes (b, &vector, l, v);
      s.mask = vector.mask;
      copy_accesses (b, &s, BEFORE, &needed, true);
      tree x = value (b, &s, start);
      for (unsigned k = 0; k < b->grid[l == ROW ? COL : ROW]; k++)
	add_start (b, l, sum, l == ROW ? v : k, l == ROW ? k : v, x);
    }
}

bool
append_starts (builder *b)
{
  bool zero = zero_start_p (b->n);
  if (!zero && !starts_by_dimension_p (b->n))
    return false;
  append_api (b, API_TILE_ZERO, void_type_node, 0, NULL);
  for (unsigned i = 0; i < b->n->sums.length () && !zero; i++)
    add_starts (b, i);
  return true;
}
